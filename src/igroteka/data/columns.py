"""The columns of a dataset: one row for each decision, one for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from igroteka.engine import BadSetup, Game
from igroteka.engine.errors import undeclared
from igroteka.engine.observation import ORACLE, PLAYER

OBSERVATION: Final = "observation"
LEGAL: Final = "legal"
MASK: Final = "mask"
VIEW: Final = "view"
RECORD: Final = "record"
WHAT: Final = (OBSERVATION, ORACLE, LEGAL, MASK, VIEW, RECORD)
"""What may be asked for; all else is always there."""
USUALLY: Final = (OBSERVATION, LEGAL)

INT8: Final = "int8"
INT16: Final = "int16"
INT32: Final = "int32"
FLOAT: Final = "float32"
YES_NO: Final = "bool"
TEXT: Final = "text"


class Column(NamedTuple):
    """One column of the decisions."""

    name: str
    kind: str
    """What a number of it is: int8, int16, int32, float32, bool or text."""
    length: int = 0
    """So many numbers a row; 0: one; −1: as many as there are."""


BEFORE: Final = (
    Column("game", INT32),  # which game of the dataset, from 0
    Column("step", INT32),  # how many actions were done before
    Column("seats", INT8),
    Column("seat", INT8),  # who decides
    Column("player", TEXT),  # what the decider is called
)
AFTER: Final = (
    Column("action", INT16),
    Column("explored", YES_NO),  # drawn by lot in place of what the bot had chosen
    Column("score", INT32),  # the decider's, when the game was over
    Column("place", INT8),
    Column("return", FLOAT),  # by place, from −1 to 1
)


def columns_of(game: Game, what: Sequence[str]) -> list[Column]:
    """Return the columns of the decisions of a game.

    :raises BadSetup: if the game declares no observation, and one is asked for.
    """
    found = list(BEFORE)
    for name, kind in ((OBSERVATION, PLAYER), (ORACLE, ORACLE)):
        if name in what:
            if game.observation is None:
                raise undeclared(game.name, "observation")
            found.append(Column(name, INT16, game.observation.size(kind)))
    if LEGAL in what:
        found.append(Column(LEGAL, INT16, -1))
    if MASK in what:
        found.append(Column(MASK, INT8, game.action_count))
    if VIEW in what:
        found.append(Column(VIEW, TEXT))
    return [*found, *AFTER]


def parse_what(text: str) -> tuple[str, ...]:
    """Return what is asked for, written with commas, in the usual order.

    :raises BadSetup: if there is no such thing.

    >>> parse_what("mask, observation")
    ('observation', 'mask')
    """
    asked = [part.strip() for part in text.split(",") if part.strip()]
    for each in asked:
        if each not in WHAT:
            raise BadSetup(
                "--what is some of {known}, with commas, not “{what}”.",
                "refusal-what",
                known=", ".join(WHAT),
                what=each,
            )
    return tuple(each for each in WHAT if each in asked)


GameRow = dict[str, Any]
"""One game: `game`, `seats`, `rules`, `options`, `seed`, `players`, `scores`, `places`, `returns`,
`ratings`, `decisions`, and `record` if asked for; what is told in lists is told by seat."""
