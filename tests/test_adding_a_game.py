"""The tutorial shows what really stands in the files of its example, and mentions them all."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from igroteka.engine import find_game
from igroteka.face import Look
from tests import guest

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "adding-a-game.md"
LINK = re.compile(r"\[[^\]]+\]\((examples/[^)]+)\)")
PICTURE = guest.FOLDER / "quay.svg"


class Snippet(NamedTuple):
    """A piece of a file, as the tutorial shows it."""

    files: list[Path]
    """The files that were named last before it; it stands in one of them."""
    text: str
    line: int


def snippets() -> Iterator[Snippet]:
    """Yield what the tutorial shows of files."""
    named: list[Path] = []
    kind, lines = None, list[str]()
    for number, line in enumerate(PAGE.read_text("utf-8").splitlines(), 1):
        if kind is None and line.startswith("```"):
            kind, lines = line[3:], []
        elif line == "```":
            text = "\n".join(lines)
            if kind != "sh" and not text.startswith((">>>", "haul with")):
                yield Snippet(named, text, number)
            kind = None
        elif kind is not None:
            lines.append(line)
        elif found := LINK.findall(line):
            named = [DOCS / link for link in found]


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


def test_every_snippet_stands_in_its_file() -> None:
    shown = list(snippets())
    assert len(shown) > 20
    for files, text, line in shown:
        found = any(stands_in(text, file.read_text("utf-8")) for file in files)
        assert found, f"line {line}: none of {[file.name for file in files]} has such lines"


def stands_in(snippet: str, whole: str) -> bool:
    """Say whether some lines of a file are those of a snippet, but for how far they stand in."""
    wanted, lines = snippet.splitlines(), whole.splitlines()
    return any(
        textwrap.dedent("\n".join(lines[n : n + len(wanted)])) == snippet
        for n in range(len(lines) - len(wanted) + 1)
    )


def test_every_file_is_mentioned() -> None:
    mentioned = {(DOCS / link).resolve() for link in LINK.findall(PAGE.read_text("utf-8"))}
    assert all(file.exists() for file in mentioned)
    files = {
        file.resolve()
        for file in guest.FOLDER.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert files == mentioned, sorted(str(file) for file in files ^ mentioned)


def picture() -> str:
    """Draw the quay as somebody sees it who has peeked, and has not bid yet."""
    game = find_game("haul")
    state = game.new(3, 12)
    state.play("peek", 0)
    for seat in (1, 2):
        state.play(state.legal_actions(seat)[0], seat)
    look = Look("en", ("Anna", "Ben", "Cleo"))
    choices = game.face.choices(state.view(0), state.offers(0), look)
    return game.face.board(state.view(0), look, choices) + "\n"


def test_the_picture_is_what_the_face_draws() -> None:
    current = PICTURE.read_text("utf-8") == picture()
    assert current, "run python -m tests.test_adding_a_game"


if __name__ == "__main__":
    guest.install()
    PICTURE.write_text(picture(), "utf-8")
