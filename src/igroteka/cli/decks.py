"""The command for owners of a box: check a deck of their own."""

from __future__ import annotations

from pathlib import Path

import click

from igroteka.cli.common import check_language, no_deck, with_language
from igroteka.engine import BadSetup, find_game, game_names
from igroteka.engine.textfile import text_of, toml_of
from igroteka.face import said_in


@click.group()
def deck() -> None:
    """Decks of your own for games that allow it."""


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_language
def check(file: Path, lang: str) -> None:
    """Say in one line each what is wrong in a deck FILE, and where; else what it is made of.

    The first line of the file names the game.
    """
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
        click.echo(said_in(mistake, lang))
    if mistakes:
        raise click.exceptions.Exit(1)
    click.echo(f"✓ {file.name}")
    for line in game.face.data_sources(text, lang):
        click.echo(line)
