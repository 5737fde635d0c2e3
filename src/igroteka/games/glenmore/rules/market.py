"""The market, and payments in cubes.

A payment is data: how many cubes of each kind it may still hold (`caps`, two bits a kind),
how many cubes at least (`least`) and at most (`most`) are still to come. The price of a
tile, a distillery's grain and what a brown tile takes are all such payments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.glenmore.rules.actions import BUY, ENOUGH, SELL, SPEND
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.games.glenmore.rules.tiles import (
    LOSSES,
    REVENUE,
    STORE_GOOD,
    STORE_TILE,
    STORES_OF_TILE,
    TILE_NAMES,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def can_pay(state: GlenMoreState, seat: int, caps: int, least: int) -> bool:
    """Say whether *seat* can pay at least so many cubes, selling and buying as needed.

    G15: own cubes and bought ones may be mixed. The cheapest way is counted against the
    coins that selling everything would bring, see `igroteka.games.glenmore.rules.tiles.losses`.
    """
    market, goods = state.market, state.goods
    base = 5 * seat
    budget = state.coins[seat]
    costs: list[int] = []
    for good in range(5):
        cubes = goods[base + good]
        covered = market[good]
        if cubes > 6:
            cubes = 6
        budget += REVENUE[covered][cubes]
        cap = caps & 3
        caps >>= 2
        if cap == 1:
            costs.append(LOSSES[covered][cubes][0])
        elif cap:
            costs += LOSSES[covered][cubes][:cap]
    if least < len(costs):
        costs.sort()
        return sum(costs[:least]) <= budget
    return sum(costs) <= budget


def add_sales(state: GlenMoreState, seat: int, actions: list[int]) -> None:
    """G17: add the sale of any own cube of a kind whose row holds coins."""
    market, goods = state.market, state.goods
    base = 5 * seat
    if not (
        (market[0] and goods[base])
        or (market[1] and goods[base + 1])
        or (market[2] and goods[base + 2])
        or (market[3] and goods[base + 3])
        or (market[4] and goods[base + 4])
    ):
        return
    cubes = state.cubes
    actions += [
        SELL + store
        for tile in state.lands[seat]
        for store in STORES_OF_TILE[tile]
        if cubes[store] and market[STORE_GOOD[store]]
    ]


def sell(state: GlenMoreState, store: int, seat: int) -> None:
    """G17: return the cube, take the largest stack of coins of its row."""
    good = STORE_GOOD[store]
    price = state.market[good]
    state.cubes[store] -= 1
    state.goods[5 * seat + good] -= 1
    state.market[good] = price - 1
    state.coins[seat] += price
    if state.events is not None:
        state.tell("sold", seat, good=GOODS[good], coins=price)


# --- a payment ----------------------------------------------------------------------------------


def _is_fixed(state: GlenMoreState) -> bool:
    """Say whether the payment leaves no choice of kinds: then they are paid in order."""
    caps = state.caps
    total = (caps & 3) + (caps >> 2 & 3) + (caps >> 4 & 3) + (caps >> 6 & 3) + (caps >> 8)
    return total == state.least


def _first_kinds(state: GlenMoreState) -> list[int]:
    """Return the kinds of which a cube may be paid now."""
    caps = state.caps
    kinds = [good for good in range(5) if caps >> 2 * good & 3]
    return kinds[:1] if len(kinds) > 1 and _is_fixed(state) else kinds


def _can_finish(state: GlenMoreState, seat: int, good: int) -> bool:
    """Say whether the rest can be paid once a cube of this kind is paid."""
    return state.least <= 1 or can_pay(state, seat, state.caps - (1 << 2 * good), state.least - 1)


def _can_finish_spending(state: GlenMoreState, seat: int, good: int) -> bool:
    if state.least <= 1:
        return True
    state.goods[5 * seat + good] -= 1
    possible = _can_finish(state, seat, good)
    state.goods[5 * seat + good] += 1
    return possible


def _can_raise(state: GlenMoreState, seat: int, coins: int) -> bool:
    """Say whether sales can bring the purse to so many coins."""
    purse = state.coins[seat]
    market = state.market
    for good, cubes in enumerate(state.goods[5 * seat : 5 * seat + 5]):
        if cubes:
            purse += REVENUE[market[good]][cubes if cubes < 6 else 6]
    return purse >= coins


def _can_finish_buying(state: GlenMoreState, seat: int, good: int) -> bool:
    """Say whether buying can be part of the payment, after sales if need be."""
    price = state.market[good] + 1
    if state.coins[seat] < price and not _can_raise(state, seat, price):
        return False
    if state.least <= 1:
        return True
    state.market[good] = price
    state.coins[seat] -= price
    possible = can_pay(state, seat, state.caps - (1 << 2 * good), state.least - 1)
    state.coins[seat] += price
    state.market[good] = price - 1
    return possible


def ways(state: GlenMoreState, seat: int) -> list[int]:
    """Return how the next cube can be paid: from which store, or bought.

    A purchase is among them even if its coins must first come from sales.
    """
    found: list[int] = []
    cubes, goods, market = state.cubes, state.goods, state.market
    for good in _first_kinds(state):
        if goods[5 * seat + good] and _can_finish_spending(state, seat, good):
            # G37: the player chooses which tile a cube leaves.
            found += [
                SPEND + store
                for tile in state.lands[seat]
                for store in STORES_OF_TILE[tile]
                if cubes[store] and STORE_GOOD[store] == good
            ]
        # G43: a row with three covered spaces sells nothing.
        if market[good] < 3 and _can_finish_buying(state, seat, good):
            found.append(BUY + good)
    return found


def _has_way(state: GlenMoreState, seat: int) -> bool:
    """Say whether one more cube could be paid where none has to be."""
    caps, base = state.caps, 5 * seat
    for good in range(5):
        if caps >> 2 * good & 3:
            if state.goods[base + good]:
                return True
            covered = state.market[good]
            if covered < 3 and (
                state.coins[seat] > covered or _can_raise(state, seat, covered + 1)
            ):
                return True
    return False


def payment_actions(state: GlenMoreState, seat: int) -> list[int]:
    """Return what may be done in a payment: pay a cube, sell one, or stop."""
    coins = state.coins[seat]
    actions = [
        way
        for way in ways(state, seat)
        if way < BUY or coins > state.market[way - BUY]  # G16: the lowest open number
    ]
    if state.least <= 0:
        actions.append(ENOUGH)
    # G42: no sale can make the payment impossible: what is sold can be bought back for the
    # coins it brought, so all sales are open.
    add_sales(state, seat, actions)
    return actions


def pay(state: GlenMoreState, way: int, seat: int) -> None:
    """Pay one cube in the given way."""
    if way < BUY:
        store = way - SPEND
        good = STORE_GOOD[store]
        state.cubes[store] -= 1
        state.goods[5 * seat + good] -= 1
        if state.events is not None:
            state.tell("spent", seat, good=GOODS[good], tile=TILE_NAMES[STORE_TILE[store]])
    else:
        # G16: as many coins as the lowest open number go onto that space.
        good = way - BUY
        price = state.market[good] + 1
        state.market[good] = price
        state.coins[seat] -= price
        if state.events is not None:
            state.tell("bought", seat, good=GOODS[good], coins=price)
    state.caps -= 1 << 2 * good
    state.least -= 1
    state.most -= 1
    state.paid += 1


def pay_what_is_plain(state: GlenMoreState, seat: int) -> bool:
    """Pay all cubes for which there is but one way; say whether the payment is complete."""
    while state.most > 0:
        if state.least <= 0:
            if _has_way(state, seat):
                return False
            break
        open_ways = ways(state, seat)
        if len(open_ways) != 1:
            return False
        way = open_ways[0]
        if way >= BUY and state.coins[seat] <= state.market[way - BUY]:
            return False
        pay(state, way, seat)
    return True
