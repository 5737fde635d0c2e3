"""A decision is one thing in one place: each kind answers four questions from the same facts.

What is legal, what happens, why not, and what does it mean. The price, the limit, the
condition behind them is a function in the same module, and is computed nowhere else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from igroteka.engine.offers import Closed, Offer, Reason

if TYPE_CHECKING:
    from igroteka.engine.state import State

S = TypeVar("S", bound="State[Any]")


class Step(ABC, Generic[S]):
    """One kind of decision. It holds nothing: all it knows is in the state.

    `legal` and `apply` are the hot path, plain functions of ints. The others run only when
    somebody looks, and use nothing that *seat* may not know.
    """

    name: str
    """What the view calls it, and the question that is asked."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Return what *seat*, whose decision it is, may do, without repeats."""

    @abstractmethod
    def apply(self, state: S, action: int, seat: int) -> None:
        """Carry out *action*, which is legal."""

    @abstractmethod
    def offer(self, state: S, action: int, seat: int) -> Offer:
        """Return what *action*, which is legal, means."""

    def refuse(self, state: S, action: int, seat: int) -> Reason | None:
        """Return why *action* is not legal; None if there is no better reason than “not now”."""
        return None

    def closed(self, state: S, seat: int) -> list[Closed]:
        """Return what *seat* would reach for and cannot use now, each with its reason."""
        return []
