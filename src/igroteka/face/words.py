"""Messages in Russian and English, with Project Fluent.

Each layer keeps its own ``words/ru.ftl`` and ``words/en.ftl``; a missing message is an
error here and a failing test in `tests/test_words.py`. Refusals are apart, because their
English stands in the code (see `igroteka.face.refusals`), and so are the many words of lessons
(see `igroteka.face.lessons`).

Russian declines what it names. A message that is a name has its other forms as attributes, and
a sentence that names the thing asks for the form that it needs::

    colour-red = красный
        .gen = красного
    lost = { $name } теряет { FORM($colour, "gen") } работника.

There are thousands of messages, and a command or a page needs some dozens: each is read by
Fluent when it is first asked for. Reading all of them took longer than everything else that
starts with a program.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("ru", "en")
APART = ("refusals", "lessons", "people", "time", "ratings", "notices", "company")
"""What may have files of its own, ``words/<part>.<lang>.ftl``, beside ``words/<lang>.ftl``."""
REMEMBERED = 4096
"""So many messages with something filled in are kept: a page says the same again and again."""
PLAIN = frozenset({int, str})
"""What is the same in a message whenever it is equal; a name brings its forms along."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins: all its other lines are indented, or only close a brace."""


class Named(str):
    """The text of a message that has other forms, too."""

    forms: dict[str, str]


def form(text: str, which: str) -> str:
    """Return a form of a name; a text that has no such form is the same everywhere.

    >>> form(words_of("ru")("colour-red"), "fem"), form("Anna", "fem")
    ('красная', 'Anna')
    """
    return text.forms.get(which, text) if isinstance(text, Named) else text


class Words:
    """The messages of one language from some folders.

    >>> words_of("en", Path(__file__).parent)("colour-red")
    'red'
    """

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"FORM": form}
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self._plain: dict[str, str] = {}
        self._filled = lru_cache(maxsize=REMEMBERED)(self._fill)
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for folder in folders:
            text = (folder / "words" / f"{lang}.ftl").read_text("utf-8")
            for apart in (folder / "words" / f"{kind}.{lang}.ftl" for kind in APART):
                text += "\n" + apart.read_text("utf-8") if apart.exists() else ""
            # Of two entries with one name the first counts.
            self._unread = entries_in(text) | self._unread
        self.ids = frozenset(self._unread)

    def __call__(self, message: str, **args: str | int) -> str:
        """Return the text of *message*.

        :raises KeyError: if there is no such message.
        """
        if args:
            filled = tuple(args.items())
            if all(type(value) in PLAIN for value in args.values()):
                return self._filled(message, filled)
            return self._fill(message, filled)
        if message not in self._plain:
            self._plain[message] = self._named(message, self._fill(message, ()))
        return self._plain[message]

    def _fill(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        """Return the text of a message with something filled in."""
        if message in self._unread:
            self._read(message)
        if not self._bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"message {message!r} in {self.lang}: {errors[0]}")
        return str(text)

    def _named(self, message: str, text: str) -> str:
        """Return the text of a message with its other forms, if it has any."""
        attributes = self._bundle.get_message(message).attributes
        if not attributes:
            return text
        named = Named(text)
        named.forms = {
            which: str(self._bundle.format_pattern(pattern)[0])
            for which, pattern in attributes.items()
        }
        return named

    def _read(self, message: str) -> None:
        """Let Fluent read a message, and all that it refers to."""
        with self._reading:
            read: set[str] = set()
            waiting = [message]
            while waiting:
                entry = waiting.pop()
                source = self._unread.get(entry)
                if source is None or entry in read:
                    continue
                read.add(entry)
                resource = FluentResource(source)
                self._bundle.add_resource(resource)
                references = References()
                references.visit(resource)
                waiting += references.found
            # Only now: what is no longer here another thread takes for whole.
            for entry in read:
                del self._unread[entry]

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return message in self.ids


class References(Visitor):
    """Finds the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term, and what it is given."""
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def entries_in(text: str) -> dict[str, str]:
    """Return the source of each message and term, by its name.

    >>> entries_in("a = one\\n    .gen = of one\\n-b = two\\na = three\\n")
    {'a': 'a = one\\n    .gen = of one\\n', '-b': '-b = two\\n'}
    """
    found: dict[str, str] = {}
    begins = list(ENTRY.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    for begin, end in zip(begins, ends, strict=True):
        found.setdefault(begin[1], text[begin.start() : end])
    return found


@cache
def words_of(lang: str, *folders: Path) -> Words:
    """Return the messages of *lang* from our own folder and *folders*."""
    return Words(lang, (Path(__file__).parent, *(f for f in folders if f != Path(__file__).parent)))
