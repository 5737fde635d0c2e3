"""What the next turns may bring: places beside clan members, and tiles of the track to lay there.

Amounts are in tenths of a point.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.glenmore.bot.judgements import TILE_WORTH
from igroteka.games.glenmore.bot.weights import WEIGHTS
from igroteka.games.glenmore.rules.activation import exchange_points
from igroteka.games.glenmore.rules.box import (
    BROWN,
    COST_BARREL,
    COST_PERSON,
    EXCHANGE,
    MOST_CUBES,
    MOVEMENT,
    PLAIN,
    RIVER,
    ROAD,
    TAVERN,
)
from igroteka.games.glenmore.rules.cells import AROUND, ROW, STEP
from igroteka.games.glenmore.rules.market import can_pay
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    COLOUR,
    COST,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    LINK,
    PRICE,
    STACK_TILES,
)

TENTHS: Final[tuple[int, ...]] = tuple(round(10 * worth) for worth in TILE_WORTH)
"""What activating each tile is worth."""
_FULL: Final[int] = round(10 * WEIGHTS.full)
_ALMOST_FULL: Final[int] = round(10 * WEIGHTS.almost_full)
_MEMBER: Final[int] = round(10 * WEIGHTS.member)
_BARREL: Final[int] = round(10 * WEIGHTS.barrel)
_STEP: Final[int] = 5
"""What a space of the track costs."""
_CARD: Final[int] = 15
"""A card in each scoring to come."""
_CUBE: Final[int] = 12
"""A cube of a tile's price."""

# What the neighbours of a place bring is added up in one number; a field of it is never
# overrun by eight neighbours.
_ONE_TILE: Final[int] = 1 << 12
_ONE_MOVE: Final[int] = 1 << 16
_ONE_POINT: Final[int] = 1 << 20
_ONE_BARREL: Final[int] = 1 << 28


class Reach:
    """What the best places of a territory would activate, and which kinds of place there are."""

    __slots__ = (
        "barrels",
        "best",
        "by_link",
        "moves",
        "plain",
        "points",
        "river",
        "road",
        "second",
        "tiles",
    )

    def __init__(self) -> None:
        self.best = 0  # the best place's worth …
        self.tiles = 0  # … and how many tiles it activates
        self.second = 0
        self.by_link = [0, 0, 0]  # the best worth for plain, river and road tiles
        self.moves = 0  # the most movement points that one place brings
        self.points = 0  # the most points for own cubes
        self.barrels = 0  # the most barrels that one place distils
        self.plain = 0  # how many places there are …
        self.river = 0
        self.road = 0


def points_for_cubes(state: GlenMoreState, tile: int, seat: int) -> int:
    """Return what activating a brown tile would score with own cubes only."""
    price = EXCHANGE_PRICE[tile]
    caps = price.caps
    cubes = 0
    for good in range(5 * seat, 5 * seat + 5):
        cap = caps & 3
        if cap:
            held = state.goods[good]
            cubes += held if held < cap else cap
        caps >>= 2
    if cubes < price.least:
        return 0
    return exchange_points(tile, cubes if cubes < price.most else price.most)


def brings(state: GlenMoreState, tile: int, seat: int, has_grain: bool) -> int:
    """Return what activating an own tile brings, all in one number."""
    action = ACTION[tile]
    number = TENTHS[tile] + _ONE_TILE
    store = FIRST_STORE[tile]
    if store >= 0:
        cubes = state.cubes[store]
        if cubes > 1:
            number = _ONE_TILE + (_FULL if cubes == MOST_CUBES else _ALMOST_FULL)
    elif action == MOVEMENT:
        number += _ONE_MOVE
    elif action == TAVERN:
        number += _ONE_POINT * exchange_points(tile, 0)
    elif action == EXCHANGE:
        if EXCHANGE_BARRELS[tile]:
            if has_grain:
                number += _ONE_BARREL
        else:
            number += _ONE_POINT * points_for_cubes(state, tile, seat)
    return number


def survey_reach(state: GlenMoreState, seat: int, has_grain: bool) -> Reach:
    """Return what the places within reach of the clan members would activate."""
    reach = Reach()
    cell, folk, land = state.cell, state.folk, state.lands[seat]
    own = {cell[tile]: brings(state, tile, seat, has_grain) for tile in land}
    ends = [cell[state.ends[4 * seat + side]] + STEP[side] for side in range(4)]
    seen: set[int] = set()
    for tile in land:
        if not folk[tile]:
            continue
        for step in AROUND:
            place = cell[tile] + step
            if place in own or place in seen:
                continue
            seen.add(place)
            # G11: the tile touches an own tile with a full side.
            if not (
                place - 1 in own or place + 1 in own or place - ROW in own or place + ROW in own
            ):
                continue
            link = PLAIN
            if place in ends:
                # G12, G13: only a river or road tile fits, if it does not run into the land.
                side = ends.index(place)
                if place + STEP[side] in own:
                    continue
                link = ROAD if side & 1 else RIVER
            number = 0
            for near in AROUND:
                number += own.get(place + near, 0)
            _note(reach, number, link)
    return reach


def _note(reach: Reach, number: int, link: int) -> None:
    """Note one place, and what it would activate."""
    worth = number & 0xFFF
    if link == PLAIN:
        reach.plain += 1
    elif link == RIVER:
        reach.river += 1
    else:
        reach.road += 1
    if worth > reach.by_link[link]:
        reach.by_link[link] = worth
    if worth > reach.best:
        reach.second = reach.best
        reach.best = worth
        reach.tiles = number >> 12 & 15
    elif worth > reach.second:
        reach.second = worth
    moves = number >> 16 & 15
    if moves > reach.moves:
        reach.moves = moves
    points = number >> 20 & 255
    if points > reach.points:
        reach.points = points
    barrels = number >> 28
    if barrels > reach.barrels:
        reach.barrels = barrels


# --- the tiles that lie ahead ---------------------------------------------------------------------

_PRICE_CUBES: Final[tuple[int, ...]] = tuple(PRICE[tile].least for tile in range(STACK_TILES))
_PRICE_CAPS: Final[tuple[int, ...]] = tuple(PRICE[tile].caps for tile in range(STACK_TILES))

OFFERS: Final[tuple[str, ...]] = (
    "tiles-to-take",
    "special-places-to-take",
    "members-to-take",
    "barrels-to-take",
    "best-tile-to-take",
    "second-tile-to-take",
)


def offers(
    state: GlenMoreState,
    seat: int,
    ahead: int,
    members: int,
    scorings: int,
    turns: int,
    reach: Reach,
) -> list[int]:
    """Return what lies ahead of a figure on the track that its player could pay for and lay."""
    chain = state.chain
    tiles = cards = folk = barrels = best = second = 0
    fits = (reach.plain, reach.river, reach.road)
    uses = 10 + 3 * (turns if turns < 5 else 5)
    for index in range(ahead + 1, len(chain)):
        tile = chain[index]
        if tile < 0 or not fits[LINK[tile]]:
            continue
        cubes = _PRICE_CUBES[tile]
        if cubes:
            if not can_pay(state, seat, _PRICE_CAPS[tile], cubes):
                continue
        elif COST[tile] == COST_BARREL:
            if not state.barrels[seat]:
                continue
        elif COST[tile] == COST_PERSON and members < 2 and not state.chiefs[seat]:
            continue
        tiles += 1
        folk += BONUS_FOLK[tile]
        barrels += BONUS_BARRELS[tile]
        worth = reach.by_link[LINK[tile]] + uses * TENTHS[tile] // 10 - _STEP * (index - ahead)
        if COLOUR[tile] == BROWN and ACTION[tile] == EXCHANGE:
            # At once it brings what the cubes in hand are worth to it, later about its usual.
            worth += 10 * points_for_cubes(state, tile, seat) - TENTHS[tile]
        worth += _MEMBER * BONUS_FOLK[tile] + 10 * BONUS_COINS[tile] - _CUBE * cubes
        worth += _BARREL * scorings * BONUS_BARRELS[tile]
        if CARD[tile] >= 0:
            cards += 1
            worth += _CARD * scorings
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return [tiles, cards, folk, barrels, best >> 1, second >> 1]
