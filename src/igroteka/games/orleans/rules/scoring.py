"""The scoring at the end of Orléans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.rules.box import GOOD_POINTS, GOODS, LEVELS, STATIONS, STATIONS_CITIZEN
from igroteka.games.orleans.rules.decisions import GONE_STATIONS, NOBODY

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def built_stations(state: OrleansState, seat: int) -> int:
    """Return how many stations *seat* has built."""
    return STATIONS - state.stock[seat] - state.gone[GONE_STATIONS + seat]


def most_stations(state: OrleansState) -> int:
    """O52: return the sole owner of the most built stations, or NOBODY."""
    counts = [built_stations(state, seat) for seat in range(state.seats)]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def citizens_of(state: OrleansState, seat: int) -> int:
    """Return the citizens of *seat*, the one for the most stations as it stands now."""
    owned = state.citizens.count(seat)
    if state.citizens[STATIONS_CITIZEN] == NOBODY and most_stations(state) == seat:
        owned += 1
    return owned


def score_sheet(state: OrleansState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category. O53."""
    level = LEVELS[state.development[seat]]
    goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
    return {
        "coins": state.coins[seat],
        "goods": sum(n * points for n, points in zip(goods, GOOD_POINTS, strict=True)),
        "stations": built_stations(state, seat) * level,
        "citizens": citizens_of(state, seat) * level,
    }
