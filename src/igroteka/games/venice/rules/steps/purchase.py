"""The purchase of a treasure, the second part of a turn: V18, V19, V34."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.venice.rules.actions import BUY
from igroteka.games.venice.rules.box import (
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    PLATFORM,
)
from igroteka.games.venice.rules.city import SQUARE_NAMES, drawn
from igroteka.games.venice.rules.decisions import BOUGHT
from igroteka.games.venice.rules.ground import no_figure
from igroteka.games.venice.rules.steps.own_figure import WithFigure

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def price(state: VeniceState, square: int) -> int:
    """V18: one coin more than lies on the square."""
    return state.stakes[square] + 1


def nothing_sold(state: VeniceState, square: int) -> Reason | None:
    """Return why *square*, whoever stands there, sells nothing."""
    tile = state.layout[square]
    # V18: platforms sell nothing.
    if tile == PLATFORM:
        return because("Nothing is sold on a platform.", "venice-refusal-platform", "V18")
    # V19: a colour whose treasures are gone cannot be bought.
    if not state.supply[tile % COLOURS]:
        return because("All treasures of that colour are gone.", "venice-refusal-gone", "V19")
    return None


class Purchase(WithFigure):
    """V34: the buyer names the square: it sets the price and receives the coins."""

    name = "buy"
    base = BUY

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """V18: pay onto the square, take a treasure of its colour."""
        square = action - BUY
        paid = price(state, square)
        tile = state.layout[square]
        colour = tile % COLOURS
        state.purses[seat] -= paid
        state.stakes[square] += paid
        state.supply[colour] -= 1
        state.treasures[seat * COLOURS + colour] += 1
        state.done |= BOUGHT
        if state.events is not None:
            district, name = DISTRICT_NAMES[tile], SQUARE_NAMES[square]
            state.tell("bought", seat, district=district, square=name, price=paid)

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return what keeps *seat* from buying on *square*."""
        # V18: wherever a figure of one's own stands, not only the one that moved.
        if state.standing[square] != seat:
            return no_figure(square, "V18")
        # V18: one treasure a turn.
        if state.done & BOUGHT:
            return because(
                "You have bought a treasure; there is only one a turn.", "venice-refusal-one", "V18"
            )
        if reason := nothing_sold(state, square):
            return reason
        # V34: the whole price must be in hand.
        if price(state, square) > state.purses[seat]:
            return because(
                "It costs {price} coins and you have {coins}.",
                "venice-refusal-price",
                "V18",
                price=price(state, square),
                coins=state.purses[seat],
            )
        return None

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return what it costs and brings."""
        square = action - BUY
        colour = COLOUR_NAMES[state.layout[square] % COLOURS]
        return Offer(
            action,
            "buy",
            drawn(square),
            pays={"coins": price(state, square)},
            gains={f"treasure-{colour}": 1},
            args={"square": SQUARE_NAMES[square], "colour": colour},
        )
