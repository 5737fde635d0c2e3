"""A decision of a turn is made of verbs; each verb answers its questions in one place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.glenmore.rules.actions import CODEC
from igroteka.games.glenmore.rules.tiles import word

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


class Verb(ABC):
    """One verb of the codec within a decision. It holds nothing."""

    name: str
    """The verb, as actions are written."""

    @abstractmethod
    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Carry out *action*, which is legal."""

    @abstractmethod
    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return what *action*, which is legal, means."""

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why *action* is not legal; None if it is."""
        return None

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the things on the table that the verb would use and cannot."""
        return []


class Elsewhere(Verb):
    """A verb that belongs to other decisions: there is no better reason than “not now”."""

    name = ""

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Never asked: such an action is not legal."""
        raise NotImplementedError

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Never asked: such an action is not legal."""
        raise NotImplementedError


class Decision(Step["GlenMoreState"]):
    """A kind of decision. Only `legal`, which is hot, is written for the whole of it."""

    verbs: ClassVar[tuple[Verb, ...]]
    """What can be done in it."""

    def __init__(self) -> None:
        elsewhere: Verb = Elsewhere()
        self.verb_of = [elsewhere] * CODEC.size
        for verb in self.verbs:
            first = CODEC.base(verb.name)
            count = CODEC.count(verb.name)
            self.verb_of[first : first + count] = [verb] * count

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Let the verb act."""
        self.verb_of[action].apply(state, action, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Let the verb say what it means."""
        return self.verb_of[action].offer(state, action, seat)

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Let the verb say why not."""
        return self.verb_of[action].refuse(state, action, seat)

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return what the verbs would use and cannot."""
        return [thing for verb in self.verbs for thing in verb.closed(state, seat)]


def not_yours(tile: int, rule: str) -> Reason:
    """Return that a tile lies in no own territory."""
    return because(
        "{tile} is not in your territory.", "glenmore-refusal-not-yours", rule, tile=word(tile)
    )


def nobody_on(tile: int, rule: str) -> Reason:
    """Return that no clan member stands on a tile."""
    return because(
        "No clan member stands on {tile}.", "glenmore-refusal-nobody", rule, tile=word(tile)
    )
