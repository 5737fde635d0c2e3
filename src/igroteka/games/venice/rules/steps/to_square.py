"""What placing, moving, riding and rescuing share: each brings a figure to a square."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason
from igroteka.engine.step import Step
from igroteka.games.venice.rules.actions import CODEC, TURN_ACTIONS
from igroteka.games.venice.rules.box import SETUPS
from igroteka.games.venice.rules.city import SQUARES, drawn, squares_of
from igroteka.games.venice.rules.ground import can_sink, named
from igroteka.games.venice.rules.scoring import points_on
from igroteka.games.venice.rules.steps.forecast import waiting_cards
from igroteka.games.venice.rules.steps.purchase import nothing_sold, price

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


class ToSquare(Step["VeniceState"]):
    """A decision that brings a figure to a square: placed, moved, carried or rescued."""

    base: int
    """The first action of its verb."""
    gondolas: int = 0
    """How many gondolas it takes."""

    @abstractmethod
    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return why the figure cannot come to *square*."""

    @abstractmethod
    def comes_first(self, state: VeniceState) -> Reason:
        """Return why nothing else of a turn can be done before."""

    def origin(self, state: VeniceState) -> int | None:
        """Return the square that the figure leaves; None: it stands nowhere."""
        return None

    def refuse(self, state: VeniceState, action: int, seat: int) -> Reason | None:
        """Return the obstacle, or that this comes first."""
        if self.base <= action < self.base + SQUARES:
            return self.obstacle(state, action - self.base, seat)
        return self.comes_first(state) if action in TURN_ACTIONS else None

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return what awaits the figure on the square.

        Its `points` are what it would score there if the game ended now; what it would where
        it stands is said as well.
        """
        square = action - self.base
        tile = state.layout[square]
        worth = points_on(state, tile)
        args = named(state, square)
        origin = self.origin(state)
        if origin is not None and (left := points_on(state, state.layout[origin])):
            args["leaves"] = left
        if not can_sink(tile):
            args["fate"] = "safe"
        elif state.hands[seat] >> tile & 1:
            args["fate"] = "held"
        if nothing_sold(state, square) is None:
            args["price"] = price(state, square)
        return Offer(
            action,
            CODEC.verb(action),
            drawn(square),
            {"gondolas": self.gondolas} if self.gondolas else {},
            {"points": worth} if worth else {},
            (),
            args,
        )

    def closed(self, state: VeniceState, seat: int) -> list[Closed]:
        """Return the squares to which the figure cannot come, and the cards, which wait."""
        squares = [
            Closed(drawn(square), reason, CODEC.verb(self.base))
            for square in squares_of(SETUPS[state.seats].side)
            if (reason := self.obstacle(state, square, seat)) is not None
        ]
        return squares + waiting_cards(state, seat, self.comes_first(state))
