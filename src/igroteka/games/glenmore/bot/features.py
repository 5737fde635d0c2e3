"""What things are worth in Glen More: quick judgements that habits and values share."""

from __future__ import annotations

from typing import Final

from igroteka.games.glenmore.rules.actions import (
    TAKE,
)
from igroteka.games.glenmore.rules.box import (
    BONNETS,
    CASTLE_OF_MEY,
    COST_BARREL,
    COST_PERSON,
    DUART_CASTLE,
    GREEN,
    GREY,
    IONA_ABBEY,
    KINDS,
    LOCH_MORAR,
    YELLOW,
)
from igroteka.games.glenmore.rules.placement import cell_of_spot
from igroteka.games.glenmore.rules.scoring import leadership
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    AROUND,
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    COLOUR,
    COST,
    EXCHANGE_BARRELS,
    FIRST_STORE,
    IS_VILLAGE,
    LINK,
    MOST_CUBES,
    NEVER,
    POINTS,
    PRICE_FIXED,
    PRICE_KINDS,
    SCORINGS,
    STACK_TILES,
    TILE_KIND,
)

SPACES_A_TURN: Final = 4.2
"""How far a figure goes in a turn, on average."""
# What the other cards are worth early in the game, besides being cards.
CARD_EXTRA: Final = (0.0, 3.0, 0.0, 4.0, 3.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

# What an activation is worth, by kind of tile, with cubes to pay for it at hand now and then.
_WORTH: Final = {
    "quarry": 1.0,
    "forest": 1.0,
    "meadow": 1.0,
    "pasture": 1.0,
    "field": 1.0,
    "iona-abbey": 1.4,
    "distillery": 1.1,
    "butcher-sheep": 1.3,
    "butcher-cattle": 1.3,
    "butcher-mixed": 2.0,
    "fair-3": 2.2,
    "fair-4": 3.0,
    "fair-5": 4.0,
    "grocer": 3.6,
    "bridge": 4.0,
    "tavern-3": 3.0,
    "tavern-4": 4.0,
}
KIND_WORTH: Final = tuple(
    _WORTH.get(kind.name, 0.7 if kind.colour == GREY else 0.0) for kind in KINDS
)
TILE_WORTH: Final = tuple(KIND_WORTH[kind] for kind in TILE_KIND)


def space_worth(drawn: int) -> float:
    """Return what a space of the track is worth: how much a jump costs, less and less."""
    return max(0.0, min(1.0, (50 - drawn) / 35))


def activation_worths(state: GlenMoreState) -> list[float]:
    """Return what activating each tile is worth; full tiles produce nothing."""
    worths = list(TILE_WORTH)
    cubes = state.cubes
    for land in state.lands:
        for tile in land:
            store = FIRST_STORE[tile]
            if store >= 0 and cubes[store] > 1:
                worths[tile] = 0.25 if cubes[store] == MOST_CUBES else 0.8
    return worths


def cube_worth(state: GlenMoreState, good: int, seat: int) -> float:
    """Return what an own cube is worth: what it sells for, or what it may do later."""
    price = float(state.market[good])
    left = STACK_TILES - state.drawn
    later = 1.1 if left > 12 else 0.5 if left > 5 else 0.0
    held = state.goods[5 * seat + good]
    if held > 2:
        later *= 0.6
    return max(0.8 * price, later)


def barrel_worth(state: GlenMoreState, seat: int) -> float:
    """Return what one more barrel brings in the scorings to come."""
    ahead = state.barrels[seat] - min(state.barrels)
    return (0.5 if ahead >= 5 else 1.45) * sum(last > state.drawn for last in SCORINGS)


def take_scores(state: GlenMoreState, seat: int, actions: list[int]) -> list[float]:
    """Return how attractive the tiles of the track are, their distance included."""
    chain = state.chain
    turns = (STACK_TILES - state.drawn) / SPACES_A_TURN
    early = min(1.0, turns / 3)
    scorings = sum(last > state.drawn for last in SCORINGS)
    land = state.lands[seat]
    cards = state.cards[seat]
    barrel = barrel_worth(state, seat)
    chieftain = slope(leadership(state, seat), 0) * scorings
    card_worth = slope(cards.bit_count(), min(c.bit_count() for c in state.cards)) * scorings
    member = 3.0 * early
    space = 0.4 + space_worth(state.drawn)
    reach = [place_worth(state, seat, places) for places in all_spots(state)]
    scores = []
    for action in actions:
        tile = action - TAKE
        score = reach[LINK[tile]] + (1.0 + 0.3 * min(turns, 5.0)) * TILE_WORTH[tile]
        score += BONUS_FOLK[tile] * member + BONUS_BARRELS[tile] * barrel + BONUS_COINS[tile]
        card = CARD[tile]
        if card >= 0:
            score += card_worth + BONNETS[card] * chieftain
            if card == IONA_ABBEY:
                score += 2 * sum([COLOUR[t] == YELLOW for t in land]) + 0.5 * turns
            elif card == LOCH_MORAR:
                score += 2 * sum([COLOUR[t] == GREEN for t in land]) + 0.5 * turns
            elif card == DUART_CASTLE:
                score += 3 * sum([IS_VILLAGE[t] for t in land]) + 0.4 * turns
            elif card == CASTLE_OF_MEY:
                score += state.chiefs[seat] * chieftain
            else:
                score += CARD_EXTRA[card] * early
        elif cards:
            colour = COLOUR[tile]
            if (colour == YELLOW and cards >> IONA_ABBEY & 1) or (
                colour == GREEN and cards >> LOCH_MORAR & 1
            ):
                score += 2.0
            elif IS_VILLAGE[tile] and cards >> DUART_CASTLE & 1:
                score += 3.0
        if PRICE_FIXED[tile]:
            for good in PRICE_KINDS[tile]:
                if state.goods[5 * seat + good]:
                    score -= cube_worth(state, good, seat)
                else:
                    score -= state.market[good] + 1
        elif PRICE_KINDS[tile]:
            score -= 2.5
        elif COST[tile] == COST_BARREL:
            score -= barrel
        elif COST[tile] == COST_PERSON:
            score -= member + 1.0
        scores.append(score - space * chain.index(tile))
    return scores


def slope(have: int, lowest: int) -> float:
    """Return what one more in a comparison brings in one scoring."""
    ahead = have - lowest
    return 0.4 if ahead >= 5 else 2.2 if ahead >= 3 else 1.2


def place_worth(state: GlenMoreState, seat: int, places: tuple[int, ...]) -> float:
    """Return what the best of some places would activate."""
    best = 0.0
    if places:
        cell = state.cell
        worths = {cell[tile]: TILE_WORTH[tile] for tile in state.lands[seat]}
        for spot in places:
            middle = cell_of_spot(state, spot, seat)
            worth = 0.0
            for step in AROUND:
                worth += worths.get(middle + step, 0.0)
            if worth > best:
                best = worth
    return best


def all_spots(state: GlenMoreState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the places of plain, river and road tiles."""
    return state.plain_spots, state.river_spots, state.road_spots


def exchange_plan(
    state: GlenMoreState, seat: int, caps: int, least: int, most: int, tile: int, paid: int
) -> tuple[float, int, int]:
    """Return the best gain of a payment, how many cubes it takes, and the next kind."""
    costs: list[tuple[float, int]] = []
    for good in range(5):
        cap = caps >> 2 * good & 3
        own = state.goods[5 * seat + good]
        price = state.market[good] + 1
        for _ in range(cap):
            if own:
                costs.append((cube_worth(state, good, seat), good))
                own -= 1
            elif price <= 3:
                costs.append((0.95 * price, good))
                price += 1
            else:
                costs.append((float(NEVER), good))
    costs.sort()
    bring = POINTS[tile]
    barrel = barrel_worth(state, seat) if EXCHANGE_BARRELS[tile] else 0.0
    best_gain, best_number = -float(NEVER), max(least, 0)
    cost = 0.0
    for number in range(min(most, len(costs)) + 1):
        if number:
            cost += costs[number - 1][0]
        if number >= least:
            gain = bring[paid + number] - bring[paid] - cost + (barrel if number else 0.0)
            if gain > best_gain:
                best_gain, best_number = gain, number
    return best_gain, best_number, costs[0][1] if costs else -1
