"""What seats are compared by, and how much time each has: worked out once for a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures, figures_of
from igroteka.games.bruges.bot.evaluation import rounds_after
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.box import (
    HOUSE_POINTS,
    LEADER_POINTS,
    LEADERS,
    SPACES,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
    TURNS,
)
from igroteka.games.bruges.rules.scoring import laurels
from igroteka.games.bruges.rules.stack import (
    BURNING,
    DISMISSING,
    DRAWING,
    EXTRA,
    LODGING,
    LOSING,
    MAY_DECLINE,
    PENALTIES,
    RAZING,
    TAKING,
    TURN,
    WIDTH,
)
from igroteka.games.bruges.rules.steps.rounds import PHASES, TAKE_TURNS, roll_dice

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

DRAW: Final = 0
ROLL: Final = PHASES.index(roll_dice)
OVER: Final = len(PHASES)
"""In place of a phase: the game has ended."""

# Time is counted in own turns, TURNS a round.
LONG: Final = TURNS * (1 + int(W.most_rounds))
"""Nobody has more turns left than this."""
NO_STATUE: Final = 9
"""In place of missing spaces: no statue can be had."""


class Clock:
    """How far the game is, and how much time each seat has."""

    __slots__ = ("later", "left", "phase", "rolls", "turns")

    phase: int  # of the round, or OVER
    later: int  # about how many own turns the rounds after this one have
    rolls: int  # how often the dice will still be rolled, up to 2
    turns: list[int]  # own turns of this round whose card is still to be played
    left: list[int]  # the same of the whole game, about

    def __init__(self, state: BrugesState) -> None:
        # B5, B12: the turns to come, and B10: the rolls of the dice.
        seats, steps = state.seats, state.steps
        if not steps:
            self.phase = OVER
            self.later = 0
            self.rolls = 0
            self.turns = [0] * seats
            self.left = self.turns
            return
        phase = steps[0]
        rounds = rounds_after(state)
        later = int(TURNS * rounds + 0.5)
        self.phase = phase
        self.later = later
        rolls = (2 if rounds > 1.0 else 1 if rounds else 0) + (1 if phase <= ROLL else 0)
        self.rolls = rolls if rolls < 2 else 2
        if phase < TAKE_TURNS:
            self.turns = [TURNS] * seats
            self.left = [later + TURNS] * seats
            return
        turns = [0] * seats
        if phase == TAKE_TURNS:
            begun = steps[1]
            for seat in range(seats):
                place = (seat - state.start) % seats
                turns[seat] = TURNS - (begun - place + seats - 1) // seats
            # The turn under way counts while its card is due.
            if len(steps) > WIDTH and steps[WIDTH + 3] == TURN and not steps[WIDTH]:
                turns[steps[WIDTH + 2]] += 1
        self.turns = turns
        self.left = [later + n for n in turns]


class Standing(Clock):
    """What all seats have that is compared, and their time."""

    __slots__ = (
        "further",
        "laurel_points",
        "losses",
        "missing",
        "moving_in",
        "people",
        "person_points",
        "persons",
        "scores",
        "statue_points",
        "taking",
        "tokens",
    )

    people: list[list[int]]  # the persons of each seat, empty houses left out
    persons: list[int]  # their number
    tokens: list[int]  # canal tokens of both sections
    missing: list[int]  # spaces to the next statue, or NO_STATUE
    person_points: list[int]  # printed ones
    laurel_points: list[int]
    statue_points: list[int]
    scores: list[int]
    further: list[int]  # cards to be played besides those of the turns
    taking: list[int]  # workers still to be chosen
    losses: list[int]  # things still to be given up
    moving_in: list[int]  # half points promised by a person who has paid and has no house yet

    def __init__(self, state: BrugesState) -> None:
        super().__init__(state)
        self.things(state)
        nothing = [0] * state.seats
        self.further = nothing
        self.taking = nothing
        self.losses = nothing
        self.moving_in = nothing
        # Most positions are turns with nothing in the midst of being done.
        if len(state.steps) > 2 * WIDTH or (self.phase < TAKE_TURNS and state.steps):
            self.open_steps(state, figures_of(state.box))

    def things(self, state: BrugesState) -> None:
        """B32: count what scores."""
        box, seats = state.box, state.seats
        canals, crowned, leaders = state.canals, state.crowned, state.leaders
        printed, track = box.points, box.reputation_points
        statue_points = [0] * seats
        statue_left = False
        values = box.statues[seats]
        for top, owner in enumerate(state.statues):
            if owner >= 0:
                statue_points[owner] += values[top]
            else:
                statue_left = True
        self.people = []
        self.persons = []
        self.tokens = []
        self.missing = []
        self.person_points = []
        self.laurel_points = []
        self.statue_points = statue_points
        self.scores = []
        for seat in range(seats):
            people = [card for card in state.people[seat] if card >= 0]
            points = 0
            for card in people:
                points += printed[card]
            laurel = laurels(state, seat, people)
            one, other = canals[2 * seat], canals[2 * seat + 1]
            missing = NO_STATUE
            if statue_left:
                if not crowned[2 * seat]:
                    missing = SPACES - one
                if not crowned[2 * seat + 1] and SPACES - other < missing:
                    missing = SPACES - other
            first = seat * LEADERS
            markers = leaders[first] + leaders[first + 1] + leaders[first + 2]
            thirds = (1 if one >= THIRD_SPACE else 0) + (1 if other >= THIRD_SPACE else 0)
            self.people.append(people)
            self.persons.append(len(people))
            self.tokens.append(one + other)
            self.missing.append(missing)
            self.person_points.append(points)
            self.laurel_points.append(laurel)
            self.scores.append(
                state.points[seat]
                + points
                + HOUSE_POINTS * len(state.houses[seat])
                + laurel
                + LEADER_POINTS * markers
                + THIRD_SPACE_POINTS * thirds
                + statue_points[seat]
                + track[state.reputation[seat]]
            )

    def open_steps(self, state: BrugesState, figures: CardFigures) -> None:
        """Count what is decided but not done: it belongs to its seat already."""
        steps, seats = state.steps, state.seats
        self.further = [0] * seats
        self.taking = [0] * seats
        self.losses = [0] * seats
        self.moving_in = [0] * seats
        for place in range(WIDTH + 3, len(steps), WIDTH):
            kind, seat = steps[place], steps[place - 1]
            a, b = steps[place - 3], steps[place - 2]
            if kind == EXTRA or (kind == DRAWING and b):
                self.further[seat] += 1
            elif kind == TAKING:
                self.taking[seat] += a
            elif kind == LODGING:
                # Its appeal deducts its cost, which is paid: three guilders are about a point.
                self.moving_in[seat] += figures.appeal[a] + 2 * state.box.points[a]
            elif kind == BURNING:
                self.losses[seat] += 1
            elif kind in (LOSING, RAZING) or (kind == DISMISSING and not b & MAY_DECLINE):
                self.losses[seat] += a
            elif kind == PENALTIES:
                while a:
                    self.losses[seat] += a & 1
                    a >>= 1


def leads(counts: list[int]) -> list[int]:
    """Return how far each is ahead of the best of the others.

    >>> leads([5, 3, 4]), leads([2, 2])
    ([1, -2, -1], [0, 0])
    """
    best = second = -(1 << 30)
    for count in counts:
        if count > best:
            best, second = count, best
        elif count > second:
            second = count
    return [count - (second if count == best else best) for count in counts]
