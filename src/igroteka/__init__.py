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

from typing import Any

from igroteka.engine import (
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
    "new",
    "new_secret",
    "read_record",
    "record_of",
]


def new(game: str, seats: int, seed: int = 0, **options: str) -> State[Any]:
    """Set up a game.

    :raises BadSetup: if there is no such game, seat count or option.
    """
    return find_game(game).new(seats, seed, options)
