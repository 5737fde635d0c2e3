"""A decision is one thing in one place: each kind answers four questions from the same facts.

What is legal, what happens, why not, and what does it mean. The price, the limit, the
condition behind them is a function in the same module, and is computed nowhere else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from igroteka.engine.codec import Codec
from igroteka.engine.events import Event
from igroteka.engine.native import mypyc_attr
from igroteka.engine.offers import Closed, Offer, Reason

if TYPE_CHECKING:
    from igroteka.engine.state import State

S = TypeVar("S", bound="State[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(ABC, Generic[S]):
    """What can be done in a decision: its questions answered in one place.

    It holds nothing: all it knows is in the state. `apply` is the hot path, a plain function of
    ints. The others run only when somebody looks, and use nothing that *seat* may not know.
    """

    name: ClassVar[str]
    """The verb, as actions are written; of a whole decision what the view calls it."""

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

    def bundles(self, state: S, seat: int, told: Iterable[Event]) -> list[Offer]:
        """Return what people do with one gesture: each several actions, legal in their order.

        None of them but the last may reveal anything. *told* is what *seat* has been told in
        this game, the newest first.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Verb[S]):
    """One kind of decision: a verb that asks, and so knows all that is legal."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Return what *seat*, whose decision it is, may do, without repeats. It is hot, too."""


class NotNow(Verb[Any]):
    """A verb that belongs to other decisions: there is no better reason than “not now”."""

    name = ""

    def apply(self, state: Any, action: int, seat: int) -> None:
        """Never asked: such an action is not legal."""
        raise NotImplementedError

    def offer(self, state: Any, action: int, seat: int) -> Offer:
        """Never asked: such an action is not legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbStep(Step[S]):
    """A decision with several verbs. Only `legal`, which is hot, is written for the whole of it.

    A subclass names its `verbs` and the game's `codec`, in which they are found.
    """

    verbs: ClassVar[tuple[Verb[Any], ...]]
    """What can be done in it."""
    codec: ClassVar[Codec]

    def __init__(self) -> None:
        elsewhere: Verb[Any] = NotNow()
        self.verb_of = [elsewhere] * self.codec.size
        for verb in self.verbs:
            first, count = self.codec.base(verb.name), self.codec.count(verb.name)
            self.verb_of[first : first + count] = [verb] * count

    def apply(self, state: S, action: int, seat: int) -> None:
        """Let the verb act."""
        self.verb_of[action].apply(state, action, seat)

    def offer(self, state: S, action: int, seat: int) -> Offer:
        """Let the verb say what it means."""
        return self.verb_of[action].offer(state, action, seat)

    def refuse(self, state: S, action: int, seat: int) -> Reason | None:
        """Let the verb say why not."""
        return self.verb_of[action].refuse(state, action, seat)

    def closed(self, state: S, seat: int) -> list[Closed]:
        """Return what the verbs would use and cannot."""
        return [thing for verb in self.verbs for thing in verb.closed(state, seat)]
