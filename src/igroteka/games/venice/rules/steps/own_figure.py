"""What moving, riding and buying share: each starts from a figure of one's own."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Reason
from igroteka.engine.step import Verb
from igroteka.games.venice.rules.city import drawn

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


class WithFigure(Verb["VeniceState"]):
    """A part of a turn that starts from a figure of one's own: it moves, rides or buys."""

    base: int
    """The first of its actions; one for each square."""

    @abstractmethod
    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return what keeps *seat* from doing it with the figure on *square*."""

    def refuse(self, state: VeniceState, action: int, seat: int) -> Reason | None:
        """Return the obstacle."""
        return self.obstacle(state, action - self.base, seat)

    def closed(self, state: VeniceState, seat: int) -> list[Closed]:
        """Return the own figures that cannot do it."""
        return [
            Closed(drawn(square), reason, self.name)
            for square in state.figures_of(seat)
            if (reason := self.obstacle(state, square, seat)) is not None
        ]
