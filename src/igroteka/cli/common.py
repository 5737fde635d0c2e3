"""What all commands share: languages, options, decks, files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

from igroteka.engine import BadSetup, find_game, game_names
from igroteka.engine.textfile import text_of
from igroteka.face import LANGUAGES


def guess_language() -> str:
    """Return ru for a Russian locale, else en."""
    return "ru" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("ru") else "en"


with_options = click.option(
    "--option", "-o", multiple=True, metavar="NAME=CHOICE", help="A table option."
)
with_decks = click.option(
    "--deck",
    multiple=True,
    metavar="GAME=FILE",
    help="Play a game with your own deck file; more are kept at hand.",
)
with_language = click.option(
    "--lang", default=guess_language, show_default="your locale's", help="ru or en."
)

with_jobs = click.option(
    "--jobs", "-j", type=int, help="Games at a time.", show_default="as many as cores"
)
with_ray = click.option(
    "--ray",
    default="",
    metavar="ADDRESS",
    show_default=False,
    help="Play on the machines of a Ray cluster: HOST:PORT, auto (the one that runs here), "
    "or local (start one).",
)


def check_language(lang: str) -> str:
    """Return *lang* if we speak it."""
    if lang not in LANGUAGES:
        raise BadSetup(
            "We speak {languages}, not “{lang}”.",
            "refusal-language",
            languages=" / ".join(LANGUAGES),
            lang=lang,
        )
    return lang


def parse_options(pairs: Sequence[str]) -> dict[str, str]:
    """Return options given as name=choice."""
    options = {}
    for pair in pairs:
        name, found, choice = pair.partition("=")
        if not found:
            raise BadSetup(
                "Write an option as name=choice, not “{pair}”.", "refusal-write-option", pair=pair
            )
        options[name] = choice
    return options


def use_decks(pairs: Sequence[str]) -> None:
    """Let games be played with decks given as game=file.

    Of several decks of a game the first is played; the others are at hand for tables and
    records that name them. A game reads them from an environment variable that the worker
    processes of bots inherit.

    :raises BadSetup: if there is no such game or file, or the deck has mistakes.
    """
    files: dict[str, list[str]] = {}
    for pair in pairs:
        name, found, file = pair.partition("=")
        if not found or name not in game_names():
            raise BadSetup(
                "Write --deck as game=file, not “{pair}”; there are: {games}.",
                "refusal-write-deck",
                pair=pair,
                games=", ".join(game_names()),
            )
        text_of(Path(file))
        files.setdefault(name, []).append(str(Path(file).absolute()))
        os.environ[f"IGROTEKA_DECK_{name.upper()}"] = os.pathsep.join(files[name])
        if find_game(name).data_mistakes is None:
            raise no_deck(name)


def no_deck(game: str) -> BadSetup:
    """Return the refusal of a deck for a game that has none."""
    return BadSetup("{game} has no deck that could be replaced.", "refusal-no-deck", game=game)


def check_writable(file: Path) -> None:
    """Make sure that *file* can be written, before any work is done.

    :raises BadSetup: if not.
    """
    folder = file.parent
    if file.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadSetup(
            "{file} cannot be written; name a file in an existing folder.",
            "refusal-not-writable",
            file=str(file),
        )


def parse_seats(text: str) -> tuple[int, ...]:
    """Return numbers of seats, written with commas.

    :raises BadSetup: if they are no numbers.
    """
    try:
        return tuple(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise BadSetup(
            "Write --seats as numbers with commas, such as 2,3,4, not “{seats}”.",
            "refusal-write-seats",
            seats=text,
        ) from None


def check_jobs(jobs: int | None) -> None:
    """Make sure that games are played at all.

    :raises BadSetup: if not.
    """
    if jobs is not None and jobs < 1:
        raise BadSetup("At least one game at a time: --jobs 1.", "refusal-jobs")


def make_folder(folder: Path) -> None:
    """Make a folder if it is not there.

    :raises BadSetup: if it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(
            "The folder {folder} cannot be made: {reason}.",
            "refusal-folder",
            folder=str(folder),
            reason=str(error.strerror),
        ) from None
