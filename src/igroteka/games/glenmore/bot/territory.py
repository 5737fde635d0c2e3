"""What one player has: the tiles, the people and the cubes of a territory, counted."""

from __future__ import annotations

from typing import Final

from igroteka.games.glenmore.bot.reach import Reach, points_for_cubes
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.activation import exchange_points
from igroteka.games.glenmore.rules.box import (
    EXCHANGE,
    GRAIN,
    LOCH_NESS,
    MOST_CUBES,
    PRODUCE,
    STONE,
    TAVERN,
    WOOD,
)
from igroteka.games.glenmore.rules.scoring import place_points
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    GOOD,
    KIND_INDEX,
    TILE_KIND,
)

_COUNTED: Final[tuple[tuple[str, ...], ...]] = (
    ("forest",),
    ("quarry",),
    ("field",),
    ("pasture",),
    ("meadow",),
    ("distillery",),
    ("village", "home"),
    (
        "castle-stalker",
        "castle-moil",
        "armadale-castle",
        "duart-castle",
        "donan-castle",
        "castle-of-mey",
        "cawdor-castle",
    ),
    ("butcher-sheep", "butcher-cattle", "butcher-mixed"),
    ("fair-3", "fair-4", "fair-5"),
    ("tavern-3", "tavern-4"),
    ("grocer", "bridge"),
)
"""Kinds of tiles that are counted together."""


def _columns() -> tuple[int, ...]:
    """Return for each tile in which of `_COUNTED` it counts; the number after the last: in none."""
    column = {KIND_INDEX[kind]: n for n, kinds in enumerate(_COUNTED) for kind in kinds}
    return tuple(column.get(kind, len(_COUNTED)) for kind in TILE_KIND)


_COLUMN: Final[tuple[int, ...]] = _columns()

LAND: Final[tuple[str, ...]] = (
    "forests",
    "quarries",
    "grain-fields",
    "pastures",
    "meadows",
    "distilleries",
    "villages",
    "castles",
    "butchers",
    "fairs",
    "taverns",
    "grocer-and-bridge",
    "full-tiles",
    "points-for-own-cubes",
    "points-of-iona-morar-duart",
    "turns-with-loch-ness",
)


def land(state: GlenMoreState, seat: int, turns: int) -> list[int]:
    """Return the tiles by kind, and what they bring by themselves."""
    counts = [0] * (len(_COUNTED) + 1)
    cubes = state.cubes
    full = points = 0
    for tile in state.lands[seat]:
        counts[_COLUMN[tile]] += 1
        store = FIRST_STORE[tile]
        if store >= 0:
            full += cubes[store] == MOST_CUBES
        elif ACTION[tile] == EXCHANGE and not EXCHANGE_BARRELS[tile]:
            points += points_for_cubes(state, tile, seat)
    counts.pop()
    has_ness = state.cards[seat] >> LOCH_NESS & 1
    counts += [full, points, place_points(state, seat), has_ness * turns]
    return counts


BROWN_TILES: Final[tuple[str, ...]] = (
    "brown-income",
    "brown-income-times-turns",
    "idle-cubes",
)

_AT_TABLE: Final[tuple[str, ...]] = (
    "bridge",
    "butcher-mixed",
    "butcher-sheep",
    "butcher-cattle",
    "grocer",
    "fair-5",
    "fair-4",
    "fair-3",
)
"""Who eats first, so that little is left over: who must have certain kinds, then the grocer, who
takes what there is most of, and leaves the fairs as many kinds as possible."""


def _courses() -> tuple[int, ...]:
    """Return for each tile when it eats; the number after the last: it does not."""
    course = {KIND_INDEX[kind]: n for n, kind in enumerate(_AT_TABLE)}
    return tuple(course.get(kind, len(_AT_TABLE)) for kind in TILE_KIND)


_COURSE: Final[tuple[int, ...]] = _courses()
_EATS: Final[tuple[int, ...]] = tuple(price.caps for price in EXCHANGE_PRICE)
_LEAST: Final[tuple[int, ...]] = tuple(price.least for price in EXCHANGE_PRICE)
_MOST: Final[tuple[int, ...]] = tuple(price.most for price in EXCHANGE_PRICE)
_GROCER: Final[int] = _AT_TABLE.index("grocer")
_TURNS: Final[int] = 4
"""So many turns ahead an income is looked at."""


def brown_tiles(state: GlenMoreState, seat: int, turns: int) -> list[int]:
    """Return what brown tiles could bring a turn, and the cubes that nothing will need.

    For the income there are the cubes in hand and one of each tile that produces them, and no
    cube is eaten twice; Iona Abbey, which produces any, is left out. A cube of each kind is kept
    for prices.
    """
    base = 5 * seat
    there = state.goods[base : base + 5]
    idle = there[:]
    kept = 1 if turns else 0
    for good in range(5):
        idle[good] -= kept
    eaters: list[int] = []
    income = of_any = 0
    for tile in state.lands[seat]:
        action = ACTION[tile]
        if action == PRODUCE:
            there[GOOD[tile]] += 1
        elif action == TAVERN:
            income += exchange_points(tile, 0)
        elif action == EXCHANGE:
            if EXCHANGE_BARRELS[tile]:
                idle[GRAIN] -= turns
                continue
            course = _COURSE[tile]
            eaters.append(course << 8 | tile)
            if course == _GROCER:
                # It takes three of whatever is left.
                of_any += _MOST[tile] * turns
                continue
            caps = _EATS[tile]
            for good in range(5):
                idle[good] -= (caps & 3) * turns
                caps >>= 2
    unused = 0
    for cubes in idle:
        if cubes > 0:
            unused += cubes
    unused = unused - of_any if unused > of_any else 0
    if len(eaters) > 1:
        eaters.sort()
    for eater in eaters:
        income += _eaten(there, eater & 0xFF)
    return [income, income * (turns if turns < _TURNS else _TURNS), unused]


def _eaten(there: list[int], tile: int) -> int:
    """Let a brown tile eat as much as it can of what there is most of; return its points."""
    caps = _EATS[tile]
    cubes = 0
    for good in range(5):
        cap = caps >> 2 * good & 3
        held = there[good]
        cubes += held if held < cap else cap
    if cubes < _LEAST[tile]:
        return 0
    most = _MOST[tile]
    if cubes > most:
        cubes = most
    for _ in range(cubes):
        best = -1
        for good in range(5):
            if caps >> 2 * good & 3 and there[good] and (best < 0 or there[good] > there[best]):
                best = good
        there[best] -= 1
        caps -= 1 << 2 * best
    return exchange_points(tile, cubes)


PEOPLE: Final[tuple[str, ...]] = (
    "members",
    "second-member",
    "third-member",
    "members-times-turns",
    "chieftains-within-reach",
)


def people(members: int, turns: int, moves: int) -> list[int]:
    """Return the clan members, the time they have, and how many may be chieftains in a turn."""
    # G30: one stays until the last turn.
    spare = members - 1 if turns > 1 else members
    working = members if members < 5 else 5
    return [
        members,
        int(members > 1),
        int(members > 2),
        working * turns,
        spare if spare < moves else moves,
    ]


PLACES: Final[tuple[str, ...]] = (
    "best-place",
    "second-place",
    "best-place-times-turns",
    "tiles-at-best-place",
    "movement-at-a-place",
    "points-at-a-place",
    "barrels-at-a-place",
    "plain-places",
    "river-places",
    "road-places",
)


def places(reach: Reach, turns: int) -> list[int]:
    """Return what laying a tile would activate; worths in fifths of a point."""
    return [
        reach.best >> 1,
        reach.second >> 1,
        reach.best * (turns if turns < 5 else 5) // 10,
        reach.tiles,
        reach.moves,
        reach.points,
        reach.barrels,
        reach.plain,
        reach.river,
        reach.road,
    ]


GOODS_HELD: Final[tuple[str, ...]] = (
    "wood",
    "stone",
    "grain",
    "cattle",
    "sheep",
    "cubes",
    "kinds-of-cubes",
    "cubes-times-turns",
    "coins",
    "nearly-no-coins",
    "coins-for-cubes",
    "can-pay-wood",
    "can-pay-stone",
    "can-pay-grain",
)


def goods_held(state: GlenMoreState, seat: int, turns: int) -> list[int]:
    """Return cubes and coins, and what they can pay. G15: own cubes, or bought ones."""
    base = 5 * seat
    counts = state.goods[base : base + 5]
    cubes = sum(counts)
    kinds = 5 - counts.count(0)
    coins = state.coins[seat]
    fortune = market.fortune(state, seat)
    useful = cubes if cubes < 8 else 8
    can_pay = [
        int(counts[good] > 0 or market.price(state, good) <= fortune)
        for good in (WOOD, STONE, GRAIN)
    ]
    counts += [
        cubes,
        kinds,
        useful * (turns if turns < 3 else 3),
        coins,
        int(coins < 2),
        fortune - coins,
    ]
    return counts + can_pay
