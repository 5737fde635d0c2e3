"""What the page of somebody shows who points at a thing before deciding what for.

Nothing has happened yet: it is drawn as if the thing had been taken up, and both actions are
sent as one when the second is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from igroteka.engine import Closed, Offer, State


class Holding(NamedTuple):
    """A decision as if something had been taken up."""

    before: State[Any]
    state: State[Any]
    """The position in which it has been taken up."""
    seat: int
    taken: Offer
    """What takes it up."""
    others: Sequence[Offer]
    """All that could be done before."""

    @property
    def text(self) -> str:
        """The action that takes it up."""
        return self.taken.text

    def offers(self) -> list[Offer]:
        """Return what may be done with it, and what could be taken up or done instead.

        What only puts it back has no text: there is nothing to be sent.
        """
        found = []
        for offer in self.state.offers(self.seat):
            after = self.state.copy()
            after.apply(offer.action, self.seat)
            back = after == self.before
            found.append(replace(offer, text="" if back else f"{self.text}; {offer.text}"))
        return found + [
            offer
            for offer in self.others
            if offer is not self.taken and (offer.opens or offer.about == self.taken.about)
        ]

    def closed(self) -> list[Closed]:
        """Return what cannot be used for it."""
        return self.state.closed(self.seat)
