"""What is the same for all seats: how far the game is, which events come, what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.rules.box import (
    BOATMAN,
    CRAFTSMAN,
    DEED_CITIZEN,
    EVENTS,
    FARMER,
    HARVEST,
    INCOME,
    KNIGHT,
    MONK,
    PLAGUE,
    ROUNDS,
    SCHOLAR,
    STATIONS_CITIZEN,
    TAXES,
    TRADER,
    TRADING_DAY,
)
from igroteka.games.orleans.rules.decisions import EVENT, NOBODY, PLANNING

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

TABLE: Final[tuple[str, ...]] = (
    "round",
    "last-rounds",
    "seats",
    "before-actions",
    "pilgrimage-now",
    "taxes-now",
    "income-now",
    "trading-day-now",
    "harvest-now",
    "plague-now",
    "taxes-left",
    "incomes-left",
    "trading-days-left",
    "harvests-left",
    "plagues-left",
    "farmers-left",
    "villagers-left",
    "knights-left",
    "scholars-left",
    "monks-left",
    "technology-left",
    "deed-spaces-left",
    "deed-citizens-left",
    "track-citizens-left",
)

LAST: Final = 4
"""The last so many rounds are counted apart."""


def table(state: OrleansState) -> list[int]:
    """Return the numbers of TABLE."""
    left = ROUNDS - state.round
    now = [0] * EVENTS
    if state.phase != EVENT:
        now[state.event] = 1
    # The order of the tiles to come is unknown, what they are is not (O55).
    tiles = state.glass[state.round + 1 :]
    supply = state.supply
    row = [
        state.round,
        max(0, LAST + 1 - left),
        state.seats,
        1 if state.phase <= PLANNING else 0,
    ]
    row += now
    row += [
        tiles.count(TAXES),
        tiles.count(INCOME),
        tiles.count(TRADING_DAY),
        tiles.count(HARVEST),
        tiles.count(PLAGUE),
        supply[FARMER],
        supply[BOATMAN] + supply[CRAFTSMAN] + supply[TRADER],
        supply[KNIGHT],
        supply[SCHOLAR],
        supply[MONK],
        state.technology_supply,
        sum(state.deeds),
        state.citizens[DEED_CITIZEN:].count(NOBODY),
        state.citizens[:STATIONS_CITIZEN].count(NOBODY),
    ]
    return row
