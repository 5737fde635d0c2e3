"""How a sensible player goes through a turn: quick judgements for bots.

Most small decisions of a turn have an obvious answer; the search shall spend its time on
the others: which tile, which place, own cube or bought one, who moves.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.randomness import Rng
from igroteka.games.glenmore import activation, market, turn
from igroteka.games.glenmore.actions import (
    ACTIVATE,
    BUY,
    DONE,
    END,
    ENOUGH,
    FILL,
    GAIN,
    HARVEST,
    MOVE,
    PLACE,
    PROMOTE,
    SELL,
    SKIP,
    SPEND,
    TAKE,
    TO,
)
from igroteka.games.glenmore.data import (
    ACTION,
    AROUND,
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    COLOUR,
    COST,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    HOME,
    IS_FREE,
    IS_VILLAGE,
    LINK,
    MOST_CUBES,
    NEVER,
    POINTS,
    PRICE_FIXED,
    PRICE_KINDS,
    SCORINGS,
    STACK_TILES,
    STORE_GOOD,
    TILE_KIND,
)
from igroteka.games.glenmore.placement import cell_of_spot, spots
from igroteka.games.glenmore.scoring import leadership
from igroteka.games.glenmore.state import GlenMoreState
from igroteka.games.glenmore.tiles import (
    BONNETS,
    CASTLE_OF_MEY,
    COST_BARREL,
    COST_PERSON,
    DUART_CASTLE,
    EXCHANGE,
    GREEN,
    GREY,
    IONA_ABBEY,
    KINDS,
    LOCH_MORAR,
    PRODUCE,
    PRODUCE_ANY,
    YELLOW,
)

SPACES_A_TURN: Final = 4.2
"""How far a figure goes in a turn, on average."""
TILES_CONSIDERED: Final = 6
LUCK: Final = 2.0
"""How much playouts vary in their choice of tiles, in points."""
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


# --- which actions deserve a thought --------------------------------------------------------------


def candidates(state: GlenMoreState, seat: int) -> list[int]:
    """Return the actions worth a thought."""
    step = state.steps[-1]
    if step == turn.TAKING:
        actions = [a for a in turn.take_actions(state, seat) if a <= SKIP]
        if len(actions) > TILES_CONSIDERED:
            scores = take_scores(state, seat, actions)
            ranked = sorted(zip(scores, actions, strict=True), reverse=True)
            actions = [action for _, action in ranked[:TILES_CONSIDERED]]
        return actions
    if step == turn.PLACING:
        return best_spots(state, seat, 3)
    if step == turn.ACTIVATING:
        return [obvious_activation(state, seat)]
    if step == turn.PAYING:
        return payment_candidates(state, seat)
    if step == turn.MOVING:
        return movement_candidates(state, seat)
    if step == turn.DROPPING:
        return drop_candidates(state, state.steps[-2], seat)
    if step == turn.FILLING:
        return [FILL]
    if step == turn.GIVING:
        return turn.give_actions(state, seat)
    return [GAIN + good for good in wanted_goods(state, seat)[:2]]


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


def best_spots(state: GlenMoreState, seat: int, most: int) -> list[int]:
    """Return the places that activate the most, best first."""
    places = spots(state, state.hand)
    if len(places) == 1:
        return [PLACE + places[0]]
    cell = state.cell
    near = {}
    for tile in state.lands[seat]:
        worth = TILE_WORTH[tile]
        store = FIRST_STORE[tile]
        if store >= 0 and ACTION[tile] == PRODUCE and state.cubes[store] == MOST_CUBES:
            worth = 0.2
        near[cell[tile]] = worth + 0.01
    scored = []
    for spot in places:
        place = cell_of_spot(state, spot, seat)
        worth = 0.0
        for step in AROUND:
            worth += near.get(place + step, 0.0)
        scored.append((-worth, spot))
    scored.sort()
    return [PLACE + spot for _, spot in scored[:most]]


def obvious_activation(state: GlenMoreState, seat: int) -> int:
    """Return the next step of an activation phase as habit has it."""
    free = -1
    count = 0
    best, best_gain = -1, 0.2
    for tile in state.ready:
        if IS_FREE[tile]:
            if activation.is_useful(state, tile, seat):
                free = tile
                count += 1
            elif state.market[STORE_GOOD[FIRST_STORE[tile]]]:
                # A full tile makes room by a sale.
                return SELL + FIRST_STORE[tile]
    if count > 1:
        return HARVEST
    if count:
        return ACTIVATE + (free if free < HOME else HOME)
    for tile in state.ready:
        gain = activation_gain(state, tile, seat)
        if gain > best_gain:
            best, best_gain = tile, gain
    if best < 0:
        for tile in state.extra:
            gain = activation_gain(state, tile, seat)
            if gain > best_gain:
                best, best_gain = tile, gain
    if best >= 0:
        return ACTIVATE + (best if best < HOME else HOME)
    sale = wise_sale(state, seat)
    if sale >= 0:
        return sale
    return DONE if state.moves else END


def activation_gain(state: GlenMoreState, tile: int, seat: int) -> float:
    """Return what activating *tile* now brings, costs deducted; −1: not possible."""
    if not activation.is_useful(state, tile, seat):
        return -1.0
    action = ACTION[tile]
    if action == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        return exchange_plan(state, seat, price.caps, price.least, price.most, tile, 0)[0]
    if action in (PRODUCE, PRODUCE_ANY):
        return 1.0
    return TILE_WORTH[tile]


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


def wise_sale(state: GlenMoreState, seat: int) -> int:
    """Return a sale that is better made now than later; −1: none."""
    rows, goods = state.market, state.goods
    last = activation.is_last_turn(state)
    left = STACK_TILES - state.drawn
    best, best_price = -1, 0
    for good in range(5):
        held = goods[5 * seat + good]
        if not held or not rows[good]:
            continue
        wanted = 1 if last else 3 if left > 20 else 2
        if rows[good] >= wanted and (last or held > 1 or left < 16) and rows[good] > best_price:
            best, best_price = good, rows[good]
    return SELL + fullest_store(state, best, seat) if best >= 0 else -1


def fullest_store(state: GlenMoreState, good: int, seat: int) -> int:
    """Return the own store of a kind with the most cubes."""
    best, most = -1, 0
    for tile in state.lands[seat]:
        store = FIRST_STORE[tile]
        if store < 0:
            continue
        if STORE_GOOD[store] != good or ACTION[tile] != PRODUCE:
            if ACTION[tile] == PRODUCE:
                continue
            store += good
        if state.cubes[store] > most:
            best, most = store, state.cubes[store]
    return best


def payment_candidates(state: GlenMoreState, seat: int) -> list[int]:
    """Return sensible ways to pay the next cube."""
    coins = state.coins[seat]
    if state.hand < 0:
        _, number, good = exchange_plan(
            state, seat, state.caps, state.least, state.most, state.target, state.paid
        )
        if not number and state.least <= 0:
            return [ENOUGH]
        if state.least <= 1:
            # The rest is free, so whatever pays this cube will do.
            if state.goods[5 * seat + good]:
                return [SPEND + fullest_store(state, good, seat)]
            if state.market[good] < 3 and coins > state.market[good]:
                return [BUY + good]
        ways = market.ways(state, seat)
        kinds = [good]
    else:
        ways = market.ways(state, seat)
        kinds = sorted({STORE_GOOD[w - SPEND] if w < BUY else w - BUY for w in ways})
    found: list[int] = []
    for good in kinds:
        own = state.goods[5 * seat + good]
        price = state.market[good] + 1
        can_buy = BUY + good in ways and coins >= price
        if own:
            store = fullest_store(state, good, seat)
            if SPEND + store in ways:
                found.append(SPEND + store)
        if can_buy and (not own or (state.hand >= 0 and price < 3)):
            found.append(BUY + good)
    if found:
        return found
    actions = market.payment_actions(state, seat)
    payments = [action for action in actions if action < SELL and action != ENOUGH]
    if payments:
        return payments[:1]
    if ENOUGH in actions:
        return [ENOUGH]
    # Coins must be raised: sell what sells best.
    return [max(actions, key=lambda action: state.market[STORE_GOOD[action - SELL]])]


def wanted_goods(state: GlenMoreState, seat: int) -> list[int]:
    """Return the kinds of cubes, the most useful first."""

    def wish(good: int) -> float:
        return 1.2 * state.market[good] - 0.8 * state.goods[5 * seat + good]

    return sorted(range(5), key=lambda good: -wish(good))


def movement_candidates(state: GlenMoreState, seat: int) -> list[int]:
    """Return who may move, or the end."""
    sale = wise_sale(state, seat)
    if sale >= 0:
        return [sale]
    if not state.moves:
        return [END]
    folk = state.folk
    moves = [MOVE + (tile if tile < HOME else HOME) for tile in state.lands[seat] if folk[tile]]
    if activation.is_last_turn(state):
        return moves[:1] or [END]
    return [*moves[-3:], END]


def drop_candidates(state: GlenMoreState, origin: int, seat: int) -> list[int]:
    """Return where a clan member might go: off the land, or to the two richest tiles near."""
    actions = activation.drop_actions(state, origin, seat)
    if activation.is_last_turn(state):
        return [PROMOTE]
    found = [PROMOTE] if actions[-1] == PROMOTE else []
    moves = [action for action in actions if action != PROMOTE]
    if len(moves) > 2:
        cell = state.cell
        worth = {cell[tile]: TILE_WORTH[tile] + 0.3 for tile in state.lands[seat]}

        def riches(action: int) -> float:
            middle = cell[turn.at_home(action - TO, seat)]
            around = sum(worth.get(middle + step, 0.0) for step in AROUND)
            return -around

        moves.sort(key=riches)
        del moves[2:]
    return found + moves


# --- playouts ---------------------------------------------------------------------------------


def quick_action(state: GlenMoreState, seat: int, rng: Rng) -> int:
    """Return a quick and varied action."""
    step = state.steps[-1]
    if step == turn.TAKING:
        actions = [a for a in turn.take_actions(state, seat) if a < SKIP]
        best, best_score = SKIP, -float(NEVER)
        for action, score in zip(actions, take_scores(state, seat, actions), strict=True):
            score += LUCK * rng.unit()
            if score > best_score:
                best, best_score = action, score
        return best
    if step == turn.PLACING:
        return best_spots(state, seat, 1)[0]
    if step == turn.ACTIVATING:
        return obvious_activation(state, seat)
    if step == turn.PAYING:
        return payment_candidates(state, seat)[0]
    if step == turn.MOVING:
        sale = wise_sale(state, seat)
        if sale >= 0:
            return sale
        members = turn.count_members(state, seat)
        if state.moves and (members > 2 or (members and activation.is_last_turn(state))):
            for tile in state.lands[seat]:
                if state.folk[tile]:
                    return MOVE + (tile if tile < HOME else HOME)
        return END
    if step == turn.DROPPING:
        return drop_candidates(state, state.steps[-2], seat)[0]
    if step == turn.FILLING:
        return FILL
    if step == turn.GIVING:
        return turn.give_actions(state, seat)[-1]
    return GAIN + wanted_goods(state, seat)[0]
