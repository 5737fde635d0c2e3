"""The decks at hand: the one in force, all that ever came with the program, and files of a host.

An edition is named by a digest of what it says. A table or a record names the edition it is
played with, so a deck that was ever shipped is kept for ever: the newest as a whole file, each
older one as a small file of what was different in it.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from igroteka.engine.errors import BadSetup
from igroteka.engine.textfile import text_of, toml_of
from igroteka.games.bruges.rules.deck.file import Deck, digest_of, parse, read_deck

SHIPPED: Final = Path(__file__).parent / "deck.toml"
"""The newest deck that came with the program."""
OLDER: Final = Path(__file__).parent / "editions"
"""What was different in each older one: a file for each, named by its digest."""
VARIABLE: Final = "IGROTEKA_DECK_BRUGES"
"""The environment variable that names the deck files of a host: the first is played instead of
ours, the others are at hand for tables and records that name them.

An environment variable, because worker processes and notebooks inherit it."""


def files_of_host() -> list[Path]:
    """Return the deck files that `VARIABLE` names."""
    named = os.environ.get(VARIABLE, "")
    if Path(named).is_file():  # whatever letters its name has
        return [Path(named)]
    return [Path(name) for name in named.split(os.pathsep) if name]


def deck_in_force() -> Deck:
    """Return the deck that new games are played with: ours, or the first of the host.

    :raises BadSetup: if that file cannot be read or has mistakes.
    """
    files = files_of_host()
    return deck_in(files[0]) if files else shipped(newest())


def bring(path: Path) -> str:
    """Keep a deck file at hand for this process and those it starts; return its edition.

    The deck in force stays as it is.

    :raises BadSetup: if the file cannot be read or has mistakes.
    """
    deck = deck_in(path)
    files = files_of_host() or [SHIPPED]
    if path.absolute() not in files:
        names = [str(file) for file in (*files, path.absolute())]
        os.environ[VARIABLE] = os.pathsep.join(names)
    return deck.digest


def deck_of(edition: str) -> Deck:
    """Return the deck of an edition that is at hand.

    :raises BadSetup: if it is not; it says what to do.
    """
    if edition in editions_shipped():
        return shipped(edition)
    for path in files_of_host():
        deck = deck_in(path)
        if deck.digest == edition:
            return deck
    raise BadSetup(
        "The deck {edition} of Bruges is not at hand; name its file with --deck bruges=FILE.",
        "bruges-refusal-no-deck",
        edition=edition,
    )


def deck_in(path: Path) -> Deck:
    """Return the deck of a file of the host; what is one of ours is known as ours."""
    return changed_deck(path, path.stat().st_mtime_ns) if path.is_file() else read_deck(path)


@cache
def changed_deck(path: Path, time: int) -> Deck:
    """Return the deck of a file as it is since *time*."""
    deck = read_deck(path)
    return shipped(deck.digest) if deck.digest in editions_shipped() else deck


# --- what came with the program ---------------------------------------------------------------


@cache
def newest() -> str:
    """Return the edition of the newest deck that came with the program."""
    return digest_of(document_of(""))


@cache
def editions_shipped() -> tuple[str, ...]:
    """Return every edition that ever came with the program, the newest first."""
    return (newest(), *sorted(file.stem for file in OLDER.glob("*.toml")))


@cache
def shipped(edition: str) -> Deck:
    """Return a deck that came with the program."""
    return parse(document_of("" if edition == newest() else edition), shipped=True)


@cache
def document_of(edition: str) -> dict[str, Any]:
    """Return what the deck file of a shipped edition says; "": the newest."""
    if not edition:
        return toml_of(text_of(SHIPPED))
    differences = toml_of(text_of(OLDER / f"{edition}.toml"))
    newer = differences.pop("newer")
    return earlier(document_of("" if newer == newest() else newer), differences)


def earlier(document: dict[str, Any], differences: dict[str, Any]) -> dict[str, Any]:
    """Return a document as it was before: with the *differences* put back in.

    A value stands for itself, a table for what differs in it, and of a list of tables those
    with the same id differ. `without` lists the keys of a table that were not there yet.
    """
    before = {**document}
    for key in differences.get("without", ()):
        del before[key]
    for key, value in differences.items():
        if key == "without":
            continue
        found = before.get(key)
        if isinstance(value, dict) and isinstance(found, dict):
            before[key] = earlier(found, value)
        elif isinstance(found, list) and all(isinstance(item, dict) for item in (*found, *value)):
            changed = {item["id"]: item for item in value}
            before[key] = [earlier(item, changed.get(item.get("id"), {})) for item in found]
        else:
            before[key] = value
    return before
