"""The merchant of a seat: its stations, where it may build next, and the goods near by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.bot.aspects.leads import leads
from igroteka.games.orleans.rules.box import GOOD_POINTS
from igroteka.games.orleans.rules.decisions import EMPTY
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.towns import NEIGHBOURS, ORLEANS, RIVER, ROAD, TOWNS, WAYS

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

MERCHANT: Final[tuple[str, ...]] = (
    "stations",
    "station-lead",
    "rounds-without-station",
    "room-for-station",
    "rivals-in-town",
    "free-towns-next",
    "free-towns-within-two",
    "best-good-by-road",
    "best-good-by-river",
)


def towns_next(town: int) -> int:
    """Return the towns one way off, as bits."""
    bits = 0
    for other in (*NEIGHBOURS[ROAD][town], *NEIGHBOURS[RIVER][town]):
        bits |= 1 << other
    return bits


def towns_within_two(town: int) -> int:
    """Return the towns one or two ways off, as bits."""
    bits = towns_next(town)
    for other in range(len(TOWNS)):
        if towns_next(town) >> other & 1:
            bits |= towns_next(other)
    return bits & ~(1 << town)


def spaces_around(kind: int) -> tuple[tuple[int, ...], ...]:
    """Return for each town the spaces for goods on its roads, or on its rivers."""
    return tuple(
        tuple(
            space
            for way in WAYS
            if way.kind == kind and town in (way.a, way.b)
            for space in way.spaces
        )
        for town in range(len(TOWNS))
    )


NEXT: Final[tuple[int, ...]] = tuple(towns_next(town) for town in range(len(TOWNS)))
WITHIN_TWO: Final[tuple[int, ...]] = tuple(towns_within_two(town) for town in range(len(TOWNS)))
BY_ROAD: Final[tuple[tuple[int, ...], ...]] = spaces_around(ROAD)
BY_RIVER: Final[tuple[tuple[int, ...], ...]] = spaces_around(RIVER)


def merchant(state: OrleansState) -> list[list[int]]:
    """Stations, and what is within reach of the merchant."""
    taken = 0
    for town, owners in enumerate(state.built):
        if owners and town != ORLEANS:
            taken |= 1 << town
    stations = [built_stations(state, seat) for seat in range(state.seats)]
    ahead = leads(stations)
    rows = []
    for seat in range(state.seats):
        here = state.merchants[seat]
        # O25: in Orléans each may have a station.
        full = taken | (state.built[ORLEANS] >> seat & 1) << ORLEANS
        room = 0
        if state.stock[seat] and not full >> here & 1:
            room = 1
        rivals = 0
        if room and here != ORLEANS:
            rivals = state.merchants.count(here) - 1
        rows.append(
            [
                stations[seat],
                ahead[seat],
                0 if stations[seat] else state.round,
                room,
                rivals,
                (NEXT[here] & ~full).bit_count(),
                (WITHIN_TWO[here] & ~full).bit_count(),
                best_good(state, BY_ROAD[here]),
                best_good(state, BY_RIVER[here]),
            ]
        )
    return rows


def best_good(state: OrleansState, spaces: tuple[int, ...]) -> int:
    """Return the points of the best good on *spaces*."""
    best = 0
    for space in spaces:
        good = state.ways[space]
        if good != EMPTY and GOOD_POINTS[good] > best:
            best = GOOD_POINTS[good]
    return best
