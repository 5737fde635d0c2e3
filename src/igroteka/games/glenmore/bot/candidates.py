"""How a sensible player goes through a turn: habits for bots.

Most small decisions of a turn have an obvious answer; the search shall spend its time on
the one that matters most: which tile.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.randomness import Rng
from igroteka.games.glenmore.bot.features import (
    TILE_WORTH,
    exchange_plan,
    take_scores,
)
from igroteka.games.glenmore.rules import activation, market, turn
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
from igroteka.games.glenmore.rules.box import (
    EXCHANGE,
    PRODUCE,
    PRODUCE_ANY,
)
from igroteka.games.glenmore.rules.placement import cell_of_spot, spots
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    AROUND,
    EXCHANGE_PRICE,
    FIRST_STORE,
    HOME,
    IS_FREE,
    MOST_CUBES,
    NEVER,
    STACK_TILES,
    STORE_GOOD,
)

TILES_CONSIDERED: Final = 6
LUCK: Final = 2.0
"""How much playouts vary in their choice of tiles, in points."""


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
