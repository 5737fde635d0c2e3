"""Selling cubes, which is open in most decisions of the own turn (G17, G42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import SELL
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.games.glenmore.rules.steps.verbs import Verb, not_yours
from igroteka.games.glenmore.rules.tiles import STORE_GOOD, STORE_TILE, word

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


class Sell(Verb):
    """Sell a cube from an own tile."""

    name = "sell"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """G17: return the cube, take the largest stack of coins of its row."""
        store = action - SELL
        good = STORE_GOOD[store]
        coins = market.sale(state, good)
        state.cubes[store] -= 1
        state.goods[5 * seat + good] -= 1
        state.market[good] -= 1
        state.coins[seat] += coins
        if state.events is not None:
            state.tell("sold", seat, good=GOODS[good], coins=coins)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return which cube brings how many coins."""
        store = action - SELL
        good = GOODS[STORE_GOOD[store]]
        return Offer(
            action,
            "sell",
            f"market-{good}",
            pays={good: 1},
            gains={"coins": market.sale(state, STORE_GOOD[store])},
            args={"good": good, "tile": word(STORE_TILE[store])},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the cube cannot be sold."""
        store = action - SELL
        if STORE_TILE[store] not in state.lands[seat]:
            return not_yours(STORE_TILE[store], "G17")
        return no_cube_on(state, store) or _no_coins(state, STORE_GOOD[store])

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the rows of the market into which nothing can be sold."""
        return [
            Closed(f"market-{GOODS[good]}", reason, "sell")
            for good in range(5)
            if (reason := _unsaleable(state, good, seat)) is not None
        ]


def _unsaleable(state: GlenMoreState, good: int, seat: int) -> Reason | None:
    """Return why no cube of a kind can be sold."""
    if not state.goods[5 * seat + good]:
        return because(
            "You have no {good} to sell.", "glenmore-refusal-none-own", "G17", good=GOODS[good]
        )
    return _no_coins(state, good)


def _no_coins(state: GlenMoreState, good: int) -> Reason | None:
    if market.sale(state, good):
        return None
    return because(
        "No coins lie in the market's row of {good}.",
        "glenmore-refusal-no-coins",
        "G17",
        good=GOODS[good],
    )


def no_cube_on(state: GlenMoreState, store: int) -> Reason | None:
    """G37: return that the cube wanted does not lie on its tile; None if one does."""
    if state.cubes[store]:
        return None
    return because(
        "There is no {good} on {tile}.",
        "glenmore-refusal-no-cube",
        "G37",
        good=GOODS[STORE_GOOD[store]],
        tile=word(STORE_TILE[store]),
    )
