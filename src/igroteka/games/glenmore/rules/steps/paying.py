"""Paying in cubes, for a tile or an exchange (G15–G17, G37, G42–G44).

An open payment is data: how many cubes of each kind it may still hold (`caps`, two bits a
kind), how many at least (`least`) and at most (`most`) are still to come. The price of a
tile, a distillery's grain and what a brown tile takes are all such payments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules import activation, market
from igroteka.games.glenmore.rules.actions import BUY, ENOUGH, SPEND
from igroteka.games.glenmore.rules.box import GOODS, ROW_SPACES, Price
from igroteka.games.glenmore.rules.steps.bonuses import lay
from igroteka.games.glenmore.rules.steps.selling import Sell, no_cube_on
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb, not_yours
from igroteka.games.glenmore.rules.tiles import (
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    PRICE,
    STORE_GOOD,
    STORE_TILE,
    STORES_OF_TILE,
    TILE_NAMES,
    word,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


# --- the payment as a whole -----------------------------------------------------------------------


def ask_cubes(state: GlenMoreState, price: Price, seat: int) -> None:
    """Open a payment, which is on top of the stack, and pay what leaves no choice."""
    state.caps, state.least, state.most = price
    state.paid = 0
    pay_on(state, seat)


def pay_on(state: GlenMoreState, seat: int) -> None:
    """Pay what leaves no choice; if that is all, the tile gets what it costs."""
    if pay_what_is_plain(state, seat):
        settle(state, seat)


def settle(state: GlenMoreState, seat: int) -> None:
    """Close the payment: lay the tile, or give what the exchange brings."""
    state.caps = state.least = state.most = 0
    if state.hand >= 0:
        lay(state, seat)
    else:
        state.steps.pop()
        activation.finish_exchange(state, seat)
        activation.go_on(state)


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
        if way < BUY:
            spend(state, way - SPEND, seat)
        elif state.coins[seat] >= market.price(state, way - BUY):
            buy(state, way - BUY, seat)
        else:
            return False
    return True


def spend(state: GlenMoreState, store: int, seat: int) -> None:
    """G37: pay a cube from an own tile."""
    good = STORE_GOOD[store]
    state.cubes[store] -= 1
    state.goods[5 * seat + good] -= 1
    if state.events is not None:
        state.tell("spent", seat, good=GOODS[good], tile=TILE_NAMES[STORE_TILE[store]])
    _count(state, good)


def buy(state: GlenMoreState, good: int, seat: int) -> None:
    """G16: pay a cube from the market: as many coins as the lowest open number go onto it."""
    coins = market.price(state, good)
    state.market[good] += 1
    state.coins[seat] -= coins
    if state.events is not None:
        state.tell("bought", seat, good=GOODS[good], coins=coins)
    _count(state, good)


def _count(state: GlenMoreState, good: int) -> None:
    state.caps -= 1 << 2 * good
    state.least -= 1
    state.most -= 1
    state.paid += 1


def payee(state: GlenMoreState) -> int:
    """Return the tile for which is paid: the one in hand, or the one that exchanges."""
    return state.hand if state.hand >= 0 else state.target


def due_kind(state: GlenMoreState) -> int:
    """Return the kind that must be paid now; −1: there is a choice.

    Where every kind is wanted (G44: all or nothing), kinds are paid in the market's order.
    """
    kinds = first_kinds(state)
    return kinds[0] if len(kinds) == 1 and state.least > 0 else -1


def points_so_far(state: GlenMoreState) -> int:
    """Return the points that the cubes paid for an exchange bring by now."""
    return 0 if state.hand >= 0 else activation.exchange_points(state.target, state.paid)


def brought_by_next(state: GlenMoreState) -> dict[str, int]:
    """Return what one more cube brings: points of an exchange, a distillery's barrel."""
    if state.hand >= 0:
        return {}
    tile = state.target
    if EXCHANGE_BARRELS[tile]:
        return {"barrels": EXCHANGE_BARRELS[tile]}
    more = activation.exchange_points(tile, state.paid + 1) - points_so_far(state)
    return {"points": more} if more else {}


# --- one cube -------------------------------------------------------------------------------------


# By `caps`: of which kinds a cube may be paid, and how many cubes in all.
KINDS: Final = tuple([good for good in range(5) if caps >> 2 * good & 3] for caps in range(1 << 10))
CUBES: Final = tuple(sum(caps >> 2 * good & 3 for good in range(5)) for caps in range(1 << 10))


def first_kinds(state: GlenMoreState) -> list[int]:
    """Return the kinds of which a cube may be paid now."""
    kinds = KINDS[state.caps]
    # Where the payment leaves no choice of kinds, they are paid in order.
    return kinds[:1] if len(kinds) > 1 and CUBES[state.caps] == state.least else kinds


def ways(state: GlenMoreState, seat: int) -> list[int]:
    """Return how the next cube can be paid: from which store, or bought.

    A purchase is among them even if its coins must first come from sales.
    """
    found: list[int] = []
    cubes, goods, rows = state.cubes, state.goods, state.market
    for good in first_kinds(state):
        if goods[5 * seat + good] and can_finish_spending(state, seat, good):
            # G37: the player chooses which tile a cube leaves.
            found += [
                SPEND + store
                for tile in state.lands[seat]
                for store in STORES_OF_TILE[tile]
                if cubes[store] and STORE_GOOD[store] == good
            ]
        # G43: a row with three covered spaces sells nothing.
        if rows[good] < ROW_SPACES and can_finish_buying(state, seat, good):
            found.append(BUY + good)
    return found


def can_finish_spending(state: GlenMoreState, seat: int, good: int) -> bool:
    """Say whether the rest can be paid once an own cube of this kind is paid."""
    if state.least <= 1:
        return True
    state.goods[5 * seat + good] -= 1
    possible = market.can_pay(state, seat, state.caps - (1 << 2 * good), state.least - 1)
    state.goods[5 * seat + good] += 1
    return possible


def can_finish_buying(state: GlenMoreState, seat: int, good: int) -> bool:
    """Say whether buying can be part of the payment, after sales if need be."""
    price = market.price(state, good)
    if state.coins[seat] < price and market.fortune(state, seat) < price:
        return False
    if state.least <= 1:
        return True
    state.market[good] += 1
    state.coins[seat] -= price
    possible = market.can_pay(state, seat, state.caps - (1 << 2 * good), state.least - 1)
    state.coins[seat] += price
    state.market[good] -= 1
    return possible


def _has_way(state: GlenMoreState, seat: int) -> bool:
    """Say whether one more cube could be paid where none has to be."""
    caps, base = state.caps, 5 * seat
    for good in range(5):
        if caps >> 2 * good & 3:
            if state.goods[base + good]:
                return True
            price = market.price(state, good)
            if state.coins[seat] >= price or market.fortune(state, seat) >= price:
                return True
    return False


def unwanted(state: GlenMoreState, good: int) -> Reason | None:
    """Return why no cube of a kind may be paid now; None if one may."""
    tile = word(payee(state))
    if not state.caps >> 2 * good & 3:
        price = PRICE[state.hand] if state.hand >= 0 else EXCHANGE_PRICE[state.target]
        if price.caps >> 2 * good & 3:
            return because(
                "{tile} takes no more {good}.",
                "glenmore-refusal-no-more",
                "G44",
                tile=tile,
                good=GOODS[good],
            )
        return because(
            "{tile} takes no {good}.",
            "glenmore-refusal-other-kind",
            "G15",
            tile=tile,
            good=GOODS[good],
        )
    due = due_kind(state)
    if due not in (-1, good):
        return because(
            "{tile} takes {good} first.",
            "glenmore-refusal-other-first",
            "G44",
            tile=tile,
            good=GOODS[due],
        )
    return None


def _rest_unpaid(state: GlenMoreState) -> Reason:
    return because(
        "Paid this way, the rest of what {tile} takes could not be paid.",
        "glenmore-refusal-rest",
        "G15",
        tile=word(payee(state)),
    )


class Spend(Verb):
    """Pay with a cube from an own tile."""

    name = "spend"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Pay it, and what follows without a choice."""
        spend(state, action - SPEND, seat)
        pay_on(state, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return which cube goes, and what it brings."""
        store = action - SPEND
        good, tile = GOODS[STORE_GOOD[store]], word(STORE_TILE[store])
        return Offer(
            action,
            "spend",
            f"land-{tile}",
            pays={good: 1},
            gains=brought_by_next(state),
            args={"good": good, "tile": tile},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the cube cannot pay."""
        store = action - SPEND
        if STORE_TILE[store] not in state.lands[seat]:
            return not_yours(STORE_TILE[store], "G37")
        reason = no_cube_on(state, store) or unwanted(state, STORE_GOOD[store])
        if reason is None and not can_finish_spending(state, seat, STORE_GOOD[store]):
            return _rest_unpaid(state)
        return reason

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the own tiles with cubes none of which can pay."""
        found = []
        for tile in state.lands[seat]:
            stores = [store for store in STORES_OF_TILE[tile] if state.cubes[store]]
            reasons = [self.refuse(state, SPEND + store, seat) for store in stores]
            if reasons and reasons[0] is not None and None not in reasons:
                found.append(Closed(f"land-{word(tile)}", reasons[0], "spend"))
        return found


class Buy(Verb):
    """Pay with a cube from the market."""

    name = "buy"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Pay it, and what follows without a choice."""
        buy(state, action - BUY, seat)
        pay_on(state, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return the price, and what the cube brings."""
        good = GOODS[action - BUY]
        return Offer(
            action,
            "buy",
            f"market-{good}",
            pays={"coins": market.price(state, action - BUY)},
            gains=brought_by_next(state),
            args={"good": good},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the cube cannot be bought."""
        good = action - BUY
        reason = unwanted(state, good)
        if reason is not None:
            return reason
        if state.market[good] == ROW_SPACES:
            return because(
                "The market has no {good} left to sell.",
                "glenmore-refusal-sold-out",
                "G16",
                good=GOODS[good],
            )
        price, coins = market.price(state, good), state.coins[seat]
        possible = can_finish_buying(state, seat, good)
        if coins < price and possible:
            return because(
                "The market sells {good} for {price} and you have {coins}: sell something first.",
                "glenmore-refusal-sell-first",
                "G16",
                good=GOODS[good],
                price=price,
                coins=coins,
            )
        if coins < price:
            return because(
                "The market sells {good} for {price} and you have {coins}.",
                "glenmore-refusal-price",
                "G16",
                good=GOODS[good],
                price=price,
                coins=coins,
            )
        return None if possible else _rest_unpaid(state)

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the rows of the market from which nothing can be bought."""
        return [
            Closed(f"market-{GOODS[good]}", reason, "buy")
            for good in range(5)
            if (reason := self.refuse(state, BUY + good, seat)) is not None
        ]


class Enough(Verb):
    """Pay no more cubes."""

    name = "enough"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Close the payment."""
        settle(state, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return the points of what was paid."""
        return Offer(
            action,
            "enough",
            gains={"points": points_so_far(state)},
            args={"tile": word(payee(state))},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return how many cubes must still come."""
        if state.least <= 0:
            return None
        return because(
            "{tile} takes more cubes, {cubes} at least.",
            "glenmore-refusal-not-enough",
            "G44",
            tile=word(payee(state)),
            cubes=state.least,
        )


class SellToPay(Sell):
    """Sell a cube to raise coins for the payment."""

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Sell it; pay what then follows without a choice."""
        super().apply(state, action, seat)
        pay_on(state, seat)


class Paying(Decision):
    """Pay a cube, sell one, or stop."""

    name = "pay"
    verbs = (Spend(), Buy(), Enough(), SellToPay())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the ways to pay the next cube, the end if it may be, and the sales."""
        coins = state.coins[seat]
        actions = [
            way for way in ways(state, seat) if way < BUY or coins >= market.price(state, way - BUY)
        ]
        if state.least <= 0:
            actions.append(ENOUGH)
        # G42: no sale can make the payment impossible: what is sold can be bought back for
        # the coins it brought, so all sales are open.
        market.add_sales(state, seat, actions)
        return actions
