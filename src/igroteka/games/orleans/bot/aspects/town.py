"""The town of a seat: which of its places can act, its technology tiles and its place tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.bot.outlook import TILE_RATE
from igroteka.games.orleans.rules.box import GOOD_POINTS, ROUNDS
from igroteka.games.orleans.rules.decisions import EMPTY
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    BUILD,
    DRIVE,
    FIRST_SLOT,
    GAIN,
    MONASTERY,
    PLACES,
    READY_BITS,
    SAIL,
    SCHOOL_TILE,
    SLOTS,
    TILE_NAMES,
    TILES,
    TOWN_HALL_SLOTS,
)
from igroteka.games.orleans.rules.steps.acting import ACTION_OF
from igroteka.games.orleans.rules.steps.gaining import coins_of

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

READY: Final[tuple[str, ...]] = (
    "ready-farmhouse",
    "ready-village",
    "ready-university",
    "ready-castle",
    "ready-monastery",
    "ready-journeys",
    "ready-guildhall",
    "ready-development-points",
    "ready-coins",
    "ready-goods",
    "waiting-for-deeds",
    "places-one-short",
)
TILES_OWNED: Final[tuple[str, ...]] = (
    "technology-tiles",
    "technology-in-rounds-left",
    "technology-for-recruiting",
    "technology-for-merchant",
    "place-tiles-in-rounds-left",
    "goods-tiles-in-rounds-left",
    "development-tiles-in-rounds-left",
    "coin-tiles-in-rounds-left",
    "school-in-rounds-left",
    "pharmacy-in-rounds-left",
)

DOES: Final[tuple[int, ...]] = tuple(place.does for place in PLACES)
DEVELOPS: Final[tuple[int, ...]] = tuple(place.points for place in PLACES)
GIVES_GOODS: Final[tuple[int, ...]] = tuple(
    GOOD_POINTS[place.good] if place.good >= 0 else 0 for place in PLACES
)
RECRUITING: Final = MONASTERY + 1
"""The first places of the board, farmhouse to monastery, in the order of READY."""
JOURNEYS: Final[int] = READY.index("ready-journeys")
GUILDHALL: Final[int] = READY.index("ready-guildhall")
POINTS: Final[int] = READY.index("ready-development-points")
COINS: Final[int] = READY.index("ready-coins")
GOODS: Final[int] = READY.index("ready-goods")
FOR_DEEDS: Final[int] = READY.index("waiting-for-deeds")
ONE_SHORT: Final[int] = READY.index("places-one-short")
PHARMACY_TILE: Final = TILE_NAMES.index("pharmacy")


def first_slots(places: list[int]) -> int:
    """Return the first slots of places, as bits: O34, a place has one technology tile at most."""
    return sum(1 << FIRST_SLOT[place] for place in places if PLACES[place].slots)


ANY_PLACE: Final[int] = first_slots(list(range(len(PLACES))))
RECRUITING_PLACES: Final[int] = first_slots(list(range(RECRUITING)))
MERCHANT_PLACES: Final[int] = first_slots(
    [place for place in range(len(PLACES)) if PLACES[place].does in (SAIL, DRIVE, BUILD)]
)


def ready(state: OrleansState) -> list[list[int]]:
    """O15: the places that are activated and not barred, by what they bring."""
    rows = []
    tiles = state.tiles
    for seat in range(state.seats):
        free = state.free[seat]
        row = [0] * len(READY)
        for place in range(len(PLACES)):
            if place >= BOARD_PLACES and tiles[place - BOARD_PLACES] != seat:
                continue
            bits = READY_BITS[place]
            missing = bits & free
            if missing:
                # One slot is free, another is not.
                if missing != bits and not missing & (missing - 1):
                    row[ONE_SHORT] += 1
            elif bits and not ACTION_OF[place].bar(state, seat, place):
                add_ready(state, seat, place, row)
        for slot in TOWN_HALL_SLOTS:
            if state.slots[seat * SLOTS + slot] != EMPTY:
                row[FOR_DEEDS] += 1
        rows.append(row)
    return rows


def add_ready(state: OrleansState, seat: int, place: int, row: list[int]) -> None:
    """Add to *row* what the action of *place* brings."""
    if place < RECRUITING:
        row[place] = 1
        return
    does = DOES[place]
    if does in (SAIL, DRIVE):
        row[JOURNEYS] += 1
    elif does == BUILD:
        row[GUILDHALL] = 1
    elif does == GAIN:
        row[POINTS] += DEVELOPS[place]
        row[COINS] += coins_of(state, seat, place)
        row[GOODS] += GIVES_GOODS[place]


def tiles_owned(state: OrleansState) -> list[list[int]]:
    """Technology tiles and place tiles, most of them by the rounds in which they still serve."""
    left = max(0, ROUNDS - 1 - state.round)
    rows = []
    for seat in range(state.seats):
        covered = state.covered[seat]
        technology = state.technology[seat] + (covered & ANY_PLACE).bit_count()
        worth = 0.0
        goods = points = coins = 0
        for tile in range(TILES):
            if state.tiles[tile] == seat:
                worth += TILE_RATE[tile]
                place = BOARD_PLACES + tile
                goods += GIVES_GOODS[place]
                points += DEVELOPS[place]
                if DOES[place] == GAIN:
                    coins += coins_of(state, seat, place)
        rows.append(
            [
                technology,
                technology * left,
                (covered & RECRUITING_PLACES).bit_count(),
                (covered & MERCHANT_PLACES).bit_count(),
                round(worth * left),
                goods * left,
                points * left,
                coins * left,
                left if state.tiles[SCHOOL_TILE] == seat else 0,
                left if state.tiles[PHARMACY_TILE] == seat else 0,
            ]
        )
    return rows
