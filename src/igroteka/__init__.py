"""Igroteka: four Eurogames to play and to study.

>>> import igroteka
>>> state = igroteka.new("venice", seats=3, seed=7)
>>> seat = state.seat_to_act
>>> actions = state.legal_actions(seat)
>>> state.CODEC.text(actions[0])
'place a1'
>>> state.play("place a1")
>>> state.view(None)["squares"][0]["figure"] == seat
True
"""

from collections.abc import Mapping
from typing import Any, TypeVar, overload

from igroteka import build

build.choose()  # before anything else is imported: what is compiled, or the sources

from igroteka.engine import (  # noqa: E402
    Deal,
    IgrotekaError,
    IllegalAction,
    Match,
    Record,
    Rng,
    State,
    View,
    find_game,
    game_names,
    is_compiled,
    new_secret,
    read_record,
    record_of,
)

__all__ = [
    "Deal",
    "IgrotekaError",
    "IllegalAction",
    "Match",
    "Record",
    "Rng",
    "State",
    "View",
    "find_game",
    "game_names",
    "is_compiled",
    "new",
    "new_secret",
    "read_record",
    "record_of",
]


S = TypeVar("S", bound=State[Any])


@overload
def new(
    game: type[S],
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    rules: int | None = None,
    **named: str,
) -> S: ...


@overload
def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    rules: int | None = None,
    **named: str,
) -> State[Any]: ...


def new(
    game: str | type[S],
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    rules: int | None = None,
    **named: str,
) -> State[Any]:
    """Set up a game, found by its name, or by its state: then a type checker knows which.

    Options of the game are named one by one, or all together; *rules* is a version of its rules.

    >>> new("venice", 3, 7, directions="4") == new("venice", 3, 7, options={"directions": "4"})
    True

    >>> from igroteka.games.glenmore import GlenMoreState
    >>> new(GlenMoreState, seats=2).view(0)["players"][0]["coins"]
    6

    :raises BadSetup: if there is no such game, seat count or option.
    """
    name = game if isinstance(game, str) else game.GAME
    return find_game(name).new(seats, seed, {**(options or {}), **named}, rules)
