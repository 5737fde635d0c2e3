"""The games that are installed: entry points of the group ``igroteka.games``.

They are packages of anybody's. One that cannot be loaded is an error of its own, said in one
sentence when somebody asks for that game; it is no reason why the others could not be played.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from igroteka.engine.errors import BadSetup, broken_game
from igroteka.engine.game import Game


@cache
def entries() -> dict[str, EntryPoint]:
    """Return where the installed games are: looked up once, in all that is installed."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group="igroteka.games"):
        found.setdefault(entry.name, entry)
    return found


def game_names() -> tuple[str, ...]:
    """Return the names of the installed games, in alphabetical order."""
    return tuple(sorted(entries()))


def find_game(name: str) -> Game:
    """Return the game called *name*.

    :raises BadSetup: if there is none, or it cannot be loaded.
    """
    game = loaded(name)
    if isinstance(game, Game):
        return game
    if game is None:
        raise BadSetup(
            "There is no game “{name}”; there are: {games}.",
            "refusal-no-game",
            name=name,
            games=", ".join(game_names()),
        )
    raise game.with_traceback(None)


@cache
def loaded(name: str) -> Game | BadSetup | None:
    """Return the game called *name*, or why it cannot be loaded; None: there is no such game."""
    entry = entries().get(name)
    if entry is None:
        return None
    try:
        return game_of(entry)
    except BadSetup as error:
        return error
    except Exception as error:  # whatever a stranger's module does when it is imported
        logging.getLogger("igroteka").exception("%s cannot be loaded", name)
        return broken_game(name, error)


def game_of(entry: EntryPoint) -> Game:
    """Return the game that an entry point names, if it has all that lists tell of a game.

    :raises TypeError: if it names something else, or a game that is not finished.
    """
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game but {type(game).__name__}")
    if game.name != entry.name:
        raise TypeError(f"the game calls itself {game.name!r}, its entry point {entry.name!r}")
    if missing := sorted(getattr(game.state, "__abstractmethods__", ())):
        raise TypeError(f"{game.state.__name__} has no {', '.join(missing)}")
    if not (game.seat_counts and game.rules_version and game.codec.size):
        raise TypeError("it needs a seat count, a version of its rules and an action")
    return game


@cache
def game_folder(name: str) -> Path | None:
    """Return where the game called *name* is, without loading it; None: there is no such game.

    A game cannot be loaded while its data have mistakes, and these must be told all the same.
    """
    entry = entries().get(name)
    spec = find_spec(entry.module) if entry else None
    return Path(spec.origin).parent if spec and spec.origin else None
