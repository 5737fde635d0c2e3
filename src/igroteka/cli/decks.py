"""The command for owners of a box: check a deck of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from igroteka.cli.common import Lang, check_language, guess_language, no_deck, out
from igroteka.engine import BadSetup, find_game, game_names
from igroteka.engine.textfile import text_of, toml_of
from igroteka.face import said_in


def about_decks() -> None:
    """Decks of your own for games that allow it."""


def check_deck(
    file: Annotated[Path, typer.Argument(help="A deck file; its first line names the game.")],
    lang: Lang = guess_language(),
) -> None:
    """Say in one line each what is wrong in a deck file, and where; else what it is made of."""
    check_language(lang)
    text = text_of(file)
    name = str(toml_of(text).get("game", ""))
    if name not in game_names():
        raise BadSetup(
            '{file} does not name its game; write at its top, for instance: game = "bruges"',
            "refusal-deck-game",
            file=file.name,
        )
    game = find_game(name)
    if game.data_mistakes is None:
        raise no_deck(name)
    mistakes = game.data_mistakes(text)
    for mistake in mistakes:
        out.print(said_in(mistake, lang), highlight=False, markup=False, soft_wrap=True)
    if mistakes:
        raise typer.Exit(1)
    out.print(f"✓ {file.name}", highlight=False, markup=False)
    for line in game.face.data_sources(text, lang):
        out.print(line, highlight=False, markup=False, soft_wrap=True)
