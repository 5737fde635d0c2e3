"""What things and positions are worth: the judgements that candidates and values share."""

from __future__ import annotations

from typing import Final

from igroteka.games.glenmore.bot.weights import WEIGHTS
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import TAKE
from igroteka.games.glenmore.rules.activation import exchange_points
from igroteka.games.glenmore.rules.box import (
    BONNETS,
    CASTLE_OF_MEY,
    COST_BARREL,
    COST_PERSON,
    DIFFERENCE_POINTS,
    DUART_CASTLE,
    DUART_POINTS,
    GREEN,
    GREY,
    IONA_ABBEY,
    IONA_POINTS,
    KINDS,
    LOCH_MORAR,
    MORAR_POINTS,
    MOST_CUBES,
    ROW_SPACES,
    SCORINGS,
    YELLOW,
)
from igroteka.games.glenmore.rules.cells import AROUND, STEP
from igroteka.games.glenmore.rules.market import BUYS_FOR, NEVER
from igroteka.games.glenmore.rules.placement import cell_of_spot
from igroteka.games.glenmore.rules.scoring import difference_points, lead_points, leadership
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.giving import count_members
from igroteka.games.glenmore.rules.tiles import (
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    COLOUR,
    COST,
    EXCHANGE_BARRELS,
    FIRST_STORE,
    HOME,
    IS_VILLAGE,
    LINK,
    PRICE_FIXED,
    PRICE_KINDS,
    STACK_TILES,
    TILE_KIND,
)
from igroteka.games.glenmore.rules.track import FIGURE

_KIND_WORTH = [
    WEIGHTS.kinds.get(kind.name, WEIGHTS.grey if kind.colour == GREY else 0.0) for kind in KINDS
]
TILE_WORTH: Final = [_KIND_WORTH[kind] for kind in TILE_KIND]
"""What activating each tile is worth, by itself."""
# A lead that scores no more however it grows.
MOST_LEAD: Final = len(DIFFERENCE_POINTS) - 1


def space_worth(drawn: int) -> float:
    """Return what a space of the track is worth: how much a jump costs, less and less."""
    return max(0.0, min(1.0, (WEIGHTS.space_until - drawn) / WEIGHTS.space_over))


def activation_worths(state: GlenMoreState) -> list[float]:
    """Return what activating each tile is worth; full tiles produce nothing."""
    worths = list(TILE_WORTH)
    cubes = state.cubes
    for land in state.lands:
        for tile in land:
            store = FIRST_STORE[tile]
            if store >= 0 and cubes[store] > 1:
                is_full = cubes[store] == MOST_CUBES
                worths[tile] = WEIGHTS.full if is_full else WEIGHTS.almost_full
    return worths


def cube_worth(state: GlenMoreState, good: int, seat: int) -> float:
    """Return what an own cube is worth: what it sells for, or what it may do later."""
    w = WEIGHTS
    price = float(market.sale(state, good))
    left = STACK_TILES - state.drawn
    later = w.cube_later if left > w.cube_long else w.cube_soon if left > w.cube_short else 0.0
    held = state.goods[5 * seat + good]
    if held > w.cubes_many:
        later *= w.cube_many
    return max(w.cube_sale * price, later)


def scorings_left(state: GlenMoreState) -> int:
    """Return how many scorings are still to come."""
    return sum([last > state.drawn for last in SCORINGS])


def barrel_worth(state: GlenMoreState, seat: int) -> float:
    """Return what one more barrel brings in the scorings to come."""
    ahead = state.barrels[seat] - min(state.barrels)
    worth = WEIGHTS.barrel_far_ahead if ahead >= MOST_LEAD else WEIGHTS.barrel_more
    return worth * scorings_left(state)


def take_scores(state: GlenMoreState, seat: int, actions: list[int]) -> list[float]:
    """Return how attractive the tiles of the track are, their distance included."""
    w = WEIGHTS
    chain = state.chain
    turns = (STACK_TILES - state.drawn) / w.spaces_a_turn
    early = min(1.0, turns / w.early_turns)
    scorings = scorings_left(state)
    land = state.lands[seat]
    cards = state.cards[seat]
    barrel = barrel_worth(state, seat)
    chieftain = slope(leadership(state, seat), 0) * scorings
    card_worth = slope(cards.bit_count(), min(c.bit_count() for c in state.cards)) * scorings
    member = w.member * early
    space = w.step + space_worth(state.drawn)
    reach = [place_worth(state, seat, places) for places in all_spots(state)]
    scores = []
    for action in actions:
        tile = action - TAKE
        uses = w.own_use + w.later_use * min(turns, w.turns_used)
        score = reach[LINK[tile]] + uses * TILE_WORTH[tile]
        score += BONUS_FOLK[tile] * member + BONUS_BARRELS[tile] * barrel + BONUS_COINS[tile]
        card = CARD[tile]
        if card >= 0:
            score += card_worth + BONNETS[card] * chieftain
            if card == IONA_ABBEY:
                own = IONA_POINTS * sum([COLOUR[t] == YELLOW for t in land])
                score += own + w.card_a_turn * turns
            elif card == LOCH_MORAR:
                own = MORAR_POINTS * sum([COLOUR[t] == GREEN for t in land])
                score += own + w.card_a_turn * turns
            elif card == DUART_CASTLE:
                own = DUART_POINTS * sum([IS_VILLAGE[t] for t in land])
                score += own + w.duart_a_turn * turns
            elif card == CASTLE_OF_MEY:
                score += state.chiefs[seat] * chieftain
            else:
                score += w.card_extra[card] * early
        elif cards:
            colour = COLOUR[tile]
            if colour == YELLOW and cards >> IONA_ABBEY & 1:
                score += IONA_POINTS
            elif colour == GREEN and cards >> LOCH_MORAR & 1:
                score += MORAR_POINTS
            elif IS_VILLAGE[tile] and cards >> DUART_CASTLE & 1:
                score += DUART_POINTS
        if PRICE_FIXED[tile]:
            for good in PRICE_KINDS[tile]:
                if state.goods[5 * seat + good]:
                    score -= cube_worth(state, good, seat)
                else:
                    score -= market.price(state, good)
        elif PRICE_KINDS[tile]:
            score -= w.any_two
        elif COST[tile] == COST_BARREL:
            score -= barrel
        elif COST[tile] == COST_PERSON:
            score -= member + w.person_more
        scores.append(score - space * chain.index(tile))
    return scores


def slope(have: int, lowest: int) -> float:
    """Return what one more in a comparison brings in one scoring."""
    ahead = have - lowest
    if ahead >= MOST_LEAD:
        return WEIGHTS.lead_slope_flat
    return WEIGHTS.lead_slope_steep if ahead >= WEIGHTS.steep_from else WEIGHTS.lead_slope


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
        covered = state.market[good]
        for _ in range(cap):
            if own:
                costs.append((cube_worth(state, good, seat), good))
                own -= 1
            elif covered < ROW_SPACES:
                costs.append((WEIGHTS.bought * BUYS_FOR[covered], good))
                covered += 1
            else:
                costs.append((float(NEVER), good))
    costs.sort()
    barrel = barrel_worth(state, seat) if EXCHANGE_BARRELS[tile] else 0.0
    best_gain, best_number = -float(NEVER), max(least, 0)
    cost = 0.0
    for number in range(min(most, len(costs)) + 1):
        if number:
            cost += costs[number - 1][0]
        if number >= least:
            points = exchange_points(tile, paid + number) - exchange_points(tile, paid)
            gain = points - cost + (barrel if number else 0.0)
            if gain > best_gain:
                best_gain, best_number = gain, number
    return best_gain, best_number, costs[0][1] if costs else -1


# --- what a position is worth ---------------------------------------------------------------------


def turns_left(state: GlenMoreState, seat: int) -> float:
    """Return about how many turns a seat still has: the further ahead, the fewer."""
    ahead = state.chain.index(FIGURE - seat)
    return max(0.0, (STACK_TILES - state.drawn - ahead) / WEIGHTS.spaces_a_turn)


def lateness(drawn: int) -> float:
    """Return from 0 to 1 how far the last third has come: then leads count as they score."""
    return max(0.0, (drawn - SCORINGS[1]) / (SCORINGS[2] - SCORINGS[1]))


def lead_values(state: GlenMoreState) -> list[float]:
    """Return what chieftains and bonnets will bring each seat."""
    scorings = scorings_left(state)
    late = lateness(state.drawn)
    amounts = [leadership(state, s) for s in range(state.seats)]
    lowest = min(amounts)
    values = []
    for amount in amounts:
        lead = lead_points(amount - lowest)
        hope = WEIGHTS.lead_share * lead + WEIGHTS.chieftain * amount
        values.append(scorings * ((1 - late) * hope + late * lead))
    return values


def promotion_counts(state: GlenMoreState, seat: int) -> bool:
    """Say whether one more chieftain changes a scoring that comes before the own next turn."""
    # G30: one member stays. G41: the figure moves again when as many tiles are laid as it went.
    if count_members(state, seat) < 2:
        return False
    until = state.drawn + state.moved
    for last in SCORINGS:
        if state.drawn < last <= until:
            amounts = [leadership(state, s) for s in range(state.seats)]
            points = difference_points(amounts)
            state.chiefs[seat] += 1
            # G20: with the Castle of Mey it counts double.
            amounts[seat] = leadership(state, seat)
            state.chiefs[seat] -= 1
            return difference_points(amounts) != points
    return False


def people_value(state: GlenMoreState, seat: int, worths: list[float]) -> float:
    """Return what the clan members on the land are worth: their number and their reach."""
    w = WEIGHTS
    early = min(1.0, turns_left(state, seat) / w.early_turns)
    grown = min(1.0, max(w.grown_least, (state.drawn - w.grown_from) / w.grown_over))
    members = count_members(state, seat)
    value = early * w.member * (members if members < w.members_counted else w.members_counted)
    if early:
        soon = min(1.0, w.income_early * early)
        value += w.income * grown * soon * best_place(state, seat, worths)
    return value


def best_place(state: GlenMoreState, seat: int, worths: list[float]) -> float:
    """Return what the best places within reach of the clan members would activate."""
    cell, folk, land = state.cell, state.folk, state.lands[seat]
    own = {cell[tile]: tile for tile in land}
    closed = [cell[state.ends[4 * seat + side]] + STEP[side] for side in range(4)]
    first = second = 0.0
    seen: set[int] = set()
    for tile in land:
        if not folk[tile]:
            continue
        for step in AROUND:
            place = cell[tile] + step
            if place in own or place in seen:
                continue
            seen.add(place)
            worth = 0.0
            touches = False
            for near in AROUND:
                other = own.get(place + near, -1)
                if other >= 0:
                    worth += worths[other if other < HOME else HOME]
                    if near in STEP:
                        touches = True
            if not touches:
                continue
            if place in closed:
                worth *= WEIGHTS.end_place
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    return WEIGHTS.first_place * first + WEIGHTS.second_place * second
