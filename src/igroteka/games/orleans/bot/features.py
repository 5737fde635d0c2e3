"""The features of a position: small numbers with names, of which a learned value is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.knowledge import MOST
from igroteka.games.orleans.bot.aspects.fortune import EVENTS_AHEAD, ORDER, events_ahead, order
from igroteka.games.orleans.bot.aspects.journey import MERCHANT, merchant
from igroteka.games.orleans.bot.aspects.people import PEOPLE, people
from igroteka.games.orleans.bot.aspects.standing import (
    CHARACTER_TRACKS,
    DEVELOPMENT,
    POINTS,
    character_tracks,
    development,
    points,
)
from igroteka.games.orleans.bot.aspects.table import TABLE, table
from igroteka.games.orleans.bot.aspects.town import READY, TILES_OWNED, ready, tiles_owned

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

FEATURES: Final[tuple[str, ...]] = (
    *POINTS,
    *DEVELOPMENT,
    *CHARACTER_TRACKS,
    *PEOPLE,
    *READY,
    *TILES_OWNED,
    *MERCHANT,
    *EVENTS_AHEAD,
    *ORDER,
)
COMMON: Final[tuple[str, ...]] = TABLE


def features(state: OrleansState) -> list[list[int]]:
    """Return the numbers of FEATURES for each seat."""
    rows = points(state)
    add(rows, development(state))
    add(rows, character_tracks(state))
    add(rows, people(state))
    add(rows, ready(state))
    add(rows, tiles_owned(state))
    add(rows, merchant(state))
    add(rows, events_ahead(state))
    add(rows, order(state))
    return [within(row) for row in rows]


def common(state: OrleansState) -> list[int]:
    """Return the numbers of COMMON."""
    return within(table(state))


def add(rows: list[list[int]], more: list[list[int]]) -> None:
    """Lengthen the row of each seat."""
    for seat, row in enumerate(more):
        rows[seat] += row


def within(row: list[int]) -> list[int]:
    """Return a row with what is greater than `MOST`, either way, cut off."""
    return [MOST if n > MOST else -MOST if n < -MOST else n for n in row]
