"""What a seat can bring about in this round by its own cards, guilders and turns.

A plan of two or three turns begins with something that brings nothing yet: a house, some
guilders, a canal token. Worked out for every position of a search, so all of it is small ints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures
from igroteka.games.bruges.bot.standing import ROLL, Clock
from igroteka.games.bruges.rules.box import (
    ANY_DIE,
    ANY_WORKER,
    CANAL_GUILDERS,
    CANAL_MINUS,
    DISCOUNT,
    GUILDERS_PLUS,
    HOUSE_GUILDERS,
    LEADERS,
    SPACES,
    THIRD_SPACE,
    TURNS,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.scoring import laurel

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

LANE: Final = 8
"""How many bits of one number hold the cards of a colour, the topmost as a guard."""
GUARDS: Final = sum(1 << (LANE * colour + LANE - 1) for colour in range(COLOURS))
LAUREL: Final = 5
"""Half points that a laurel promises while there are rounds enough to live up to it …"""
LAUREL_TURNS: Final = 8
"""… which are so many own turns."""
PERSONS: Final = 1
CANALS: Final = 2


class Plans:
    """What one seat can do in the rest of the round."""

    __slots__ = (
        "best",
        "canals_turns",
        "card",
        "colours",
        "dice",
        "enough",
        "hand",
        "homes",
        "lacks_guilders",
        "lacks_house",
        "persons_turns",
        "prices",
        "purse",
        "room",
        "third_space",
        "turns",
        "turns_needed",
        "worth",
        "worths",
    )

    best: int  # half points of the best card in hand, by the rounds left
    card: int  # the best one that can be settled in this round, or -1 …
    worth: int  # … its half points …
    turns_needed: int  # … and how many own turns that takes
    lacks_house: bool
    lacks_guilders: bool
    enough: int  # with a card of so many guilders they come in the turns counted
    canals_turns: int  # own turns until the lead in canals; 0: cards or guilders do not do
    persons_turns: int  # the same of persons
    third_space: int  # 1: the third space of a section can be built
    # What all this is worked out from.
    hand: list[int]
    turns: int
    purse: int  # guilders, with those that persons bring who can be used
    room: int  # empty houses
    colours: int  # how many cards of each colour, in lanes
    worths: list[int]  # of each card in hand: half points …
    prices: list[int]  # … guilders to settle it …
    dice: list[int]  # … guilders it can be played for …
    homes: list[int]  # … and 1 if there is a worker to build its house

    def __init__(
        self,
        state: BrugesState,
        clock: Clock,
        figures: CardFigures,
        seat: int,
        people: list[int],
        persons_lead: int,
        canals_lead: int,
    ) -> None:
        self.hand = state.hands[seat]
        self.turns = clock.turns[seat]
        self.room = len(state.houses[seat]) - len(people)
        self.best = 0
        self.card = -1
        self.worth = 0
        self.turns_needed = 0
        self.lacks_house = False
        self.lacks_guilders = False
        self.enough = 0
        self.canals_turns = 0
        self.persons_turns = 0
        self.third_space = 0
        self.look_at_hand(state, clock, figures, seat, people)
        if not self.turns or not self.hand:
            return
        self.find_best(state.changes[seat][HOUSE_GUILDERS + 1])
        leaders = seat * LEADERS
        if not state.leaders[leaders + PERSONS] and persons_lead <= 0:
            self.persons_turns = self.turns_to_persons(1 - persons_lead)
        if not state.leaders[leaders + CANALS] and canals_lead <= 0:
            self.canals_turns = self.turns_to_tokens(state, seat, 1 - canals_lead)
        for section in (0, 1):
            lacking = THIRD_SPACE - state.canals[2 * seat + section]
            if 0 < lacking <= self.turns:
                one, other = (lacking, 0) if section == 0 else (0, lacking)
                if self.can_lay(state, seat, one, other):
                    self.third_space = 1

    def look_at_hand(
        self,
        state: BrugesState,
        clock: Clock,
        figures: CardFigures,
        seat: int,
        people: list[int],
    ) -> None:
        """Note what each card is worth and what it can be played for."""
        box, changes, later = state.box, state.changes[seat], clock.later
        base = seat * COLOURS
        workers = state.workers
        tints, asked = box.colour, box.worker_colour
        table = figures.lasting[later]
        first_use = figures.first_use_at_last if not later else figures.first_use
        # Before the roll the dice say nothing.
        rolled = clock.phase > ROLL and self.turns > 0
        top = max(state.dice) if rolled and changes[ANY_DIE] else 0
        plus = changes[GUILDERS_PLUS] if rolled else 0
        any_worker = changes[ANY_WORKER] and any(workers[base : base + COLOURS])
        self.colours = 0
        self.worths = []
        self.prices = []
        self.dice = []
        self.homes = []
        for card in self.hand:
            colour = tints[card]
            worth = table[card]
            if asked[card] >= 0 and not workers[base + asked[card]]:
                worth -= first_use[card]
            for op in box.scores[card]:
                counted = laurel(state, seat, people, op)
                now = 2 * counted + counted * later // (4 * TURNS)
                hoped = LAUREL * (later if later < LAUREL_TURNS else LAUREL_TURNS) // LAUREL_TURNS
                worth += now if now > hoped else hoped
            if worth > self.best:
                self.best = worth
            price = box.cost[card] - changes[DISCOUNT + box.guild[card]]
            self.worths.append(worth)
            self.prices.append(price if price > 0 else 0)
            self.dice.append((top if top else state.dice[colour]) + plus if rolled else 0)
            self.homes.append(1 if any_worker or workers[base + colour] else 0)
            self.colours += 1 << (LANE * colour)
        purse = state.guilders[seat]
        if self.turns:
            for card in state.ready[seat]:
                if figures.guilders[card]:
                    colour = asked[card]
                    if colour < 0 or workers[base + colour]:
                        purse += figures.guilders[card]
        self.purse = purse

    def find_best(self, house_guilders: int) -> None:
        """Find the best card that can be settled: a house and guilders may come of others."""
        dice, homes = self.dice, self.homes
        cards = len(self.hand)
        for place in range(cards):
            worth = self.worths[place]
            if worth <= 0 or worth < self.worth:
                continue
            short = self.prices[place] - self.purse
            needed, site = 1, -1
            if self.room <= 0:
                # The house costs the card that would bring the fewest guilders.
                for other in range(cards):
                    if homes[other] and other != place and (site < 0 or dice[other] < dice[site]):
                        site = other
                if site < 0:
                    continue
                short -= house_guilders
                needed = 2
            lacks_guilders = short > 0
            first = second = 0
            if lacks_guilders:
                for other in range(cards):
                    if other not in (place, site):
                        die = dice[other]
                        if die > first:
                            first, second = die, first
                        elif die > second:
                            second = die
                if short <= first:
                    needed += 1
                elif short <= first + second:
                    needed += 2
                else:
                    continue
            if needed > self.turns or (worth == self.worth and needed >= self.turns_needed):
                continue
            self.card = self.hand[place]
            self.worth = worth
            self.turns_needed = needed
            self.lacks_house = site >= 0
            self.lacks_guilders = lacks_guilders
            self.enough = short if short <= first else short - first

    def turns_to_persons(self, more: int) -> int:
        """Return how many own turns it takes to settle so many *more*; 0: it cannot be done."""
        houses = more - self.room if more > self.room else 0
        cards = len(self.hand)
        if more + houses > self.turns or more + houses > cards:
            return 0
        prices, dice, homes = self.prices, self.dice, self.homes
        taken = [0] * cards
        short = -self.purse
        for _ in range(more):
            cheapest = -1
            for place in range(cards):
                if not taken[place] and (cheapest < 0 or prices[place] < prices[cheapest]):
                    cheapest = place
            taken[cheapest] = 1
            short += prices[cheapest]
        for _ in range(houses):
            site = -1
            for place in range(cards):
                if homes[place] and not taken[place] and (site < 0 or dice[place] < dice[site]):
                    site = place
            if site < 0:
                return 0
            taken[site] = 1
        needed = more + houses
        while short > 0:
            richest = -1
            for place in range(cards):
                if not taken[place] and (richest < 0 or dice[place] > dice[richest]):
                    richest = place
            if richest < 0 or not dice[richest] or needed == self.turns:
                return 0
            taken[richest] = 1
            short -= dice[richest]
            needed += 1
        return needed

    def turns_to_tokens(self, state: BrugesState, seat: int, more: int) -> int:
        """Return *more*, if so many canal tokens can be laid, else 0."""
        if more > self.turns or more > len(self.hand):
            return 0
        for one in range(more + 1):
            if self.can_lay(state, seat, one, more - one):
                return more
        return 0

    def can_lay(self, state: BrugesState, seat: int, one: int, other: int) -> bool:
        """B17: say whether cards and guilders do for so many tokens on either section."""
        box, changes = state.box, state.changes[seat]
        minus, back = changes[CANAL_MINUS + 1], changes[CANAL_GUILDERS + 1]
        wanted, purse = 0, self.purse
        for section in (2 * seat, 2 * seat + 1):
            tokens = state.canals[section]
            end = tokens + (one if section == 2 * seat else other)
            if end > SPACES:
                return False
            for space in range(tokens, end):
                price = box.canal_costs[space] - minus
                if price > 0:
                    purse -= price
                if purse < 0:
                    return False
                purse += back
                wanted += 1 << (LANE * box.canal_colours[section][space])
        # Every guard stands if no lane had to borrow: there are cards enough of each colour.
        return ((self.colours | GUARDS) - wanted) & GUARDS == GUARDS
