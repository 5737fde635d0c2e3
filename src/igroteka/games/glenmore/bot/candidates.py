"""Which actions deserve a thought.

Most small decisions of a turn have an obvious answer; the search shall spend its time on
the one that matters most: which tile.
"""

from __future__ import annotations

from igroteka.games.glenmore.bot.judgements import TILE_WORTH, exchange_plan, take_scores
from igroteka.games.glenmore.bot.weights import WEIGHTS
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import (
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
    TO,
)
from igroteka.games.glenmore.rules.box import EXCHANGE, MOST_CUBES, PRODUCE, PRODUCE_ANY
from igroteka.games.glenmore.rules.cells import AROUND
from igroteka.games.glenmore.rules.decisions import (
    ACTIVATING,
    DROPPING,
    FILLING,
    GIVING,
    MOVING,
    PAYING,
    PLACING,
    TAKING,
)
from igroteka.games.glenmore.rules.placement import cell_of_spot, spots
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.activating import is_useful
from igroteka.games.glenmore.rules.steps.giving import givers
from igroteka.games.glenmore.rules.steps.moving import drops, is_last_turn
from igroteka.games.glenmore.rules.steps.paying import ways as ways_to_pay
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_PRICE,
    FIRST_STORE,
    HOME,
    IS_FREE,
    STACK_TILES,
    STORE_GOOD,
    own_tile,
)


def candidates(state: GlenMoreState, seat: int) -> list[int]:
    """Return the actions worth a thought."""
    step = state.steps[-1]
    if step == TAKING:
        actions = [a for a in state.legal_actions(seat) if a <= SKIP]
        if len(actions) > WEIGHTS.tiles_considered:
            scores = take_scores(state, seat, actions)
            ranked = sorted(zip(scores, actions, strict=True), reverse=True)
            actions = [action for _, action in ranked[: WEIGHTS.tiles_considered]]
        return actions
    if step == PLACING:
        return best_spots(state, seat, WEIGHTS.places_considered)
    if step == ACTIVATING:
        return [obvious_activation(state, seat)]
    if step == PAYING:
        return payment_candidates(state, seat)
    if step == MOVING:
        return movement_candidates(state, seat)
    if step == DROPPING:
        return drop_candidates(state, state.steps[-2], seat)
    if step == FILLING:
        return [FILL]
    if step == GIVING:
        return givers(state, seat)
    return [GAIN + good for good in wanted_goods(state, seat)[: WEIGHTS.kinds_considered]]


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
            worth = WEIGHTS.place_full
        near[cell[tile]] = worth + WEIGHTS.place_touch
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
    best, best_gain = -1, WEIGHTS.gain_least
    for tile in state.ready:
        if IS_FREE[tile]:
            if is_useful(state, tile, seat):
                free = tile
                count += 1
            elif market.sale(state, STORE_GOOD[FIRST_STORE[tile]]):
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
    if not is_useful(state, tile, seat):
        return -1.0
    action = ACTION[tile]
    if action == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        return exchange_plan(state, seat, price.caps, price.least, price.most, tile, 0)[0]
    if action in (PRODUCE, PRODUCE_ANY):
        return WEIGHTS.gain_cube
    return TILE_WORTH[tile]


def wise_sale(state: GlenMoreState, seat: int) -> int:
    """Return a sale that is better made now than later; −1: none."""
    w = WEIGHTS
    last = is_last_turn(state)
    left = STACK_TILES - state.drawn
    wanted = w.sell_last if last else w.sell_best if left > w.sell_long else w.sell_good
    best, best_price = -1, 0
    for good in range(5):
        held = state.goods[5 * seat + good]
        price = market.sale(state, good)
        if not held or not price:
            continue
        spare = last or held > 1 or left < w.sell_single
        if price >= wanted and spare and price > best_price:
            best, best_price = good, price
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
            if coins >= market.price(state, good):
                return [BUY + good]
        ways = ways_to_pay(state, seat)
        kinds = [good]
    else:
        ways = ways_to_pay(state, seat)
        kinds = sorted({STORE_GOOD[w - SPEND] if w < BUY else w - BUY for w in ways})
    found: list[int] = []
    for good in kinds:
        own = state.goods[5 * seat + good]
        price = market.price(state, good)
        can_buy = BUY + good in ways and coins >= price
        if own:
            store = fullest_store(state, good, seat)
            if SPEND + store in ways:
                found.append(SPEND + store)
        if can_buy and (not own or (state.hand >= 0 and price < WEIGHTS.keep_price)):
            found.append(BUY + good)
    if found:
        return found
    actions = state.legal_actions(seat)
    payments = [action for action in actions if action < SELL and action != ENOUGH]
    if payments:
        return payments[:1]
    if ENOUGH in actions:
        return [ENOUGH]
    # Coins must be raised: sell what sells best.
    return [max(actions, key=lambda action: market.sale(state, STORE_GOOD[action - SELL]))]


def wanted_goods(state: GlenMoreState, seat: int) -> list[int]:
    """Return the kinds of cubes, the most useful first."""

    def wish(good: int) -> float:
        held = state.goods[5 * seat + good]
        return WEIGHTS.wish_price * market.sale(state, good) - WEIGHTS.wish_held * held

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
    if is_last_turn(state):
        return moves[:1] or [END]
    return [*moves[-WEIGHTS.moves_considered :], END]


def drop_candidates(state: GlenMoreState, origin: int, seat: int) -> list[int]:
    """Return where a clan member might go: off the land, or to the two richest tiles near."""
    actions = drops(state, origin, seat)
    if is_last_turn(state):
        return [PROMOTE]
    found = [PROMOTE] if actions[-1] == PROMOTE else []
    moves = [action for action in actions if action != PROMOTE]
    if len(moves) > WEIGHTS.drops_considered:
        cell = state.cell
        worth = {cell[tile]: TILE_WORTH[tile] + WEIGHTS.drop_touch for tile in state.lands[seat]}

        def riches(action: int) -> float:
            middle = cell[own_tile(action - TO, seat)]
            around = sum(worth.get(middle + step, 0.0) for step in AROUND)
            return -around

        moves.sort(key=riches)
        del moves[WEIGHTS.drops_considered :]
    return found + moves
