"""The games that are installed: entry points of the group ``igroteka.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from igroteka.engine.errors import BadSetup
from igroteka.engine.game import Game


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of the installed games, in alphabetical order."""
    return tuple(sorted(entry.name for entry in entry_points(group="igroteka.games")))


@cache
def find_game(name: str) -> Game:
    """Return the game called *name*.

    :raises BadSetup: if there is none.
    """
    for entry in entry_points(group="igroteka.games"):
        if entry.name == name:
            game: Game = entry.load()
            return game
    raise BadSetup(
        "There is no game “{name}”; there are: {games}.",
        "refusal-no-game",
        name=name,
        games=", ".join(game_names()),
    )


@cache
def game_folder(name: str) -> Path | None:
    """Return where the game called *name* is, without loading it; None: there is no such game.

    A game cannot be loaded while its data have mistakes, and these must be told all the same.
    """
    for entry in entry_points(group="igroteka.games"):
        if entry.name == name:
            spec = find_spec(entry.module)
            return Path(spec.origin).parent if spec and spec.origin else None
    return None
