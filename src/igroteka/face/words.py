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
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("ru", "en")
APART = ("refusals", "lessons")
"""What has files of its own."""
REMEMBERED = 4096
"""So many messages with something filled in are kept: a page says the same again and again."""
PLAIN = frozenset({int, str})
"""What is the same in a message whenever it is equal; a name brings its forms along."""


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
        self.ids: set[str] = set()
        for folder in folders:
            text = (folder / "words" / f"{lang}.ftl").read_text("utf-8")
            for apart in (folder / "words" / f"{kind}.{lang}.ftl" for kind in APART):
                text += "\n" + apart.read_text("utf-8") if apart.exists() else ""
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            self.ids |= {entry.id.name for entry in resource.body if hasattr(entry, "id")}

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

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return message in self.ids


@cache
def words_of(lang: str, *folders: Path) -> Words:
    """Return the messages of *lang* from our own folder and *folders*."""
    return Words(lang, (Path(__file__).parent, *(f for f in folders if f != Path(__file__).parent)))
