"""What the decisions of Bruges share: one kind of thing to choose from, perhaps a way out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from igroteka.engine.offers import Closed, Offer, Reason
from igroteka.engine.step import Step
from igroteka.games.bruges.rules.actions import DONE
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.reasons import must_choose, not_now
from igroteka.games.bruges.rules.stack import MAY_DECLINE, count_down, decline, pop

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# What “done” means: the end of the turn, enough of something, or no.
END_TURN: Final = "done-turn"
ENOUGH: Final = "done-stop"
DECLINE: Final = "done-decline"


class Decision(Step["BrugesState"]):
    """One of several things of a kind is chosen, by one verb; where it says so, none is.

    A kind of decision says what is legal, what happens, what keeps a thing from being chosen
    and what choosing it means; why not and what is closed follow from these.
    """

    first: ClassVar[int]
    """The first action of the verb; the others follow it, in the order of the things."""
    count: ClassVar[int]
    """How many things there are in all."""
    way_out: ClassVar[str] = DECLINE
    """What “done” means, where it is possible."""

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return what choosing *thing* means."""
        raise NotImplementedError

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return what keeps *thing* from being chosen; None if nothing does."""
        return None

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """Return why something has to be chosen; None if nothing has to."""
        return must_choose()

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return what a person would reach for, each thing with the id it is drawn with."""
        return []

    # --- the questions that every decision answers ---------------------------------------------

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the meaning of a thing, or of the way out."""
        if action == DONE:
            return Offer(DONE, self.way_out)
        return self.meaning(state, seat, action - self.first)

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return the obstacle, or what is to be decided first."""
        if action == DONE:
            return self.must(state, seat)
        if self.first <= action < self.first + self.count:
            return self.obstacle(state, seat, action - self.first)
        return not_now(self.name, action)

    def closed(self, state: BrugesState, seat: int) -> list[Closed]:
        """Return what is in reach and has an obstacle."""
        return [
            Closed(about, reason)
            for thing, about in self.reach(state, seat)
            if (reason := self.obstacle(state, seat, thing)) is not None
        ]


class ColourDecision(Decision):
    """A colour is chosen: by a worker, a marker, a die or a ship."""

    count = COLOURS
    piece: ClassVar[str]
    """What stands for the colour on the table."""

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return all five."""
        return [(colour, f"{self.piece}-{name}") for colour, name in enumerate(COLOUR_NAMES)]


class CardDecision(Decision):
    """A card is chosen: one in hand, in a house, or on the discard pile."""

    count = CARDS


class GivingUp(CardDecision):
    """Own cards or persons are given up, perhaps as a cost; a: how many, b: flags."""

    def givable(self, state: BrugesState, seat: int) -> list[int]:
        """Return what can be given up."""
        raise NotImplementedError

    def give(self, state: BrugesState, seat: int, card: int) -> None:
        """Give one up."""
        raise NotImplementedError

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return what can be given up; B42: a cost may be declined before it is begun."""
        actions = [self.first + card for card in self.givable(state, seat)]
        if state.steps[-3] & MAY_DECLINE:
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Give up what was chosen; the rest follows as long as there is any."""
        if action == DONE:
            decline(state)
            return
        self.give(state, seat, action - self.first)
        state.steps[-3] &= ~MAY_DECLINE
        if self.givable(state, seat):
            count_down(state)
        else:
            pop(state)

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B42: a cost may be declined, but is all or nothing."""
        return None if state.steps[-3] & MAY_DECLINE else must_choose()


def things(**numbers: int) -> dict[str, int]:
    """Return how many of which things, leaving out those of which there are none.

    >>> things(guilders=3, points_at_end=1, cards=0)
    {'guilders': 3, 'points-at-end': 1}
    """
    return {name.replace("_", "-"): number for name, number in numbers.items() if number}


class Running(Step["BrugesState"]):
    """Stands in the table for what runs by itself: nobody ever decides there."""

    name = ""

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return nothing."""
        return []

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Never asked."""
        raise NotImplementedError

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Never asked."""
        raise NotImplementedError
