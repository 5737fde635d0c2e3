"""A glance that looks as far as the round goes: for the search with a network, and for habits.

`playout.Glance` stays as it is, because the first search and greedy bots are yardsticks. This one
knows how many rounds an engine still works, which plan of two turns a token or a house begins,
and that nobody need fear dice that do not come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import figures_of, steady_use
from igroteka.games.bruges.bot.evaluation import margin
from igroteka.games.bruges.bot.plans import CANALS, PERSONS, Plans
from igroteka.games.bruges.bot.playout import Glance
from igroteka.games.bruges.bot.standing import Clock
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.actions import FOR_GUILDERS, FOR_HOUSE
from igroteka.games.bruges.rules.box import LEADER_POINTS, LEADERS, Twist

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

FIRST_OF_TWO: Final = 1.5
"""What the first of two tokens is worth that together take the lead."""
MISSING_PIECE: Final = 0.25
"""Which share of a person's worth the house or the guilders have that it waits for."""


class Foresight(Glance):
    """What each action of a turn would change, by the rounds left and the plans of this one."""

    __slots__ = ("clock", "plans", "unanswered")

    def __init__(self, state: BrugesState, seat: int) -> None:
        super().__init__(state, seat)
        self.clock = Clock(state)
        people = [card for card in state.people[seat] if card >= 0]
        persons, canals = margin(state, seat, PERSONS), margin(state, seat, CANALS)
        figures = figures_of(state.box)
        self.plans = Plans(state, self.clock, figures, seat, people, persons, canals)
        self.unanswered = sum(self.clock.turns) == self.clock.turns[seat]
        wishes = [self.wish(place) for place in range(len(state.hands[seat]))]
        wishes.sort(reverse=True)
        self.lost = wishes[:3]

    def wish(self, place: int) -> float:
        """Return how many points one hopes for from a card in hand."""
        plans = self.plans
        # After the last round nobody moves in.
        if not self.clock.later and plans.hand[place] != plans.card:
            return 0.0
        worth = plans.worths[place]
        return 0.5 * worth if worth > 0 else 0.0

    def farewell(self, card: int) -> float:
        """Return what the hand loses with a card: an engine has all rounds before it."""
        lost = self.lost
        hand = self.plans.hand
        # Z11: a card that is drawn and played at once was never in hand.
        if card not in hand:
            return W.card
        wish = self.wish(hand.index(card))
        second = lost[1] if len(lost) > 1 else 0.0
        third = lost[2] if len(lost) > 2 else 0.0
        if wish >= lost[0]:
            return W.card + W.best_card * (lost[0] - second) + W.second_card * (second - third)
        if wish >= second:
            return W.card + W.second_card * (second - third)
        return W.card

    def play(self, card: int, use: int, twisted: int) -> float:
        """Return what playing a card brings; it may be what a person in hand waits for."""
        value = super().play(card, use, twisted)
        plans = self.plans
        if card == plans.card or card not in plans.hand:
            return value
        if use == FOR_HOUSE:
            waited = plans.lacks_house
        elif use == FOR_GUILDERS:
            # A card of few guilders may not do.
            waited = plans.lacks_guilders and plans.dice[plans.hand.index(card)] >= plans.enough
        else:
            return value
        return value + 0.5 * MISSING_PIECE * plans.worth if waited else value

    def relief(self, colour: int) -> float:
        """Return how much danger a threat marker less takes away: none without dice to come."""
        return super().relief(colour) if self.clock.rolls else 0.0

    def person(self, card: int, twist: Twist) -> float:
        """Return what settling a person brings: a good use gets its worker."""
        value = super().person(card, twist)
        box = self.state.box
        if box.active[card]:
            value += self.later * (
                steady_use(self.values, box, card) - self.values.each_round[card]
            )
        return value

    def lead(self, category: int) -> float:
        """Return what one more of something does for leadership: the whole plan counts."""
        value = super().lead(category)
        if self.state.leaders[self.seat * LEADERS + category]:
            return value
        ahead = margin(self.state, self.seat, category)
        if ahead == 0 and self.unanswered:
            return float(LEADER_POINTS)
        if ahead == -1 and category == CANALS and self.plans.canals_turns:
            return LEADER_POINTS / 2 if self.unanswered else FIRST_OF_TWO
        return value
