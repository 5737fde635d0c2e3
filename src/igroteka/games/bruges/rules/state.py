"""Bruges: the state, and how decisions reach the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from igroteka.engine.codec import Codec
from igroteka.engine.observation import PLAYER
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView
from igroteka.games.bruges.rules import imagine, observation, scoring
from igroteka.games.bruges.rules.actions import (
    CITIZENS,
    EXCHANGE,
    OPTIONS,
    WITH_CITIZENS,
    ZWIN,
)
from igroteka.games.bruges.rules.box import (
    BASE_PILES,
    LEADERS,
    START_GUILDERS,
    START_POINTS,
    START_WORKERS,
    UNCHANGED,
    ZWIN_PILES,
    Box,
    box_of,
)
from igroteka.games.bruges.rules.deck.vocabulary import BASE_CARDS, CARDS, COLOURS
from igroteka.games.bruges.rules.orders import ReputationOrder
from igroteka.games.bruges.rules.stack import TURN, WAITING
from igroteka.games.bruges.rules.steps import RUN, STEPS
from igroteka.games.bruges.rules.steps.rounds import begin_round
from igroteka.games.bruges.rules.steps.turns import turn_goes_on
from igroteka.games.bruges.rules.steps.zwin import launch_ships
from igroteka.games.bruges.rules.view import BrugesView, describe

# Whether the end has been announced.
NOT_LAST: Final = 0
LAST_ROUND: Final = 1
LAST_IS_NEXT: Final = 2

NOBODY: Final = -1  # an empty house


class BrugesState(State[BrugesView]):
    """A position of Bruges."""

    __slots__ = (
        "bourse",
        "box",
        "canals",
        "changes",
        "crowned",
        "dice",
        "discard",
        "docked",
        "drawn",
        "exchange",
        "final",
        "guilders",
        "hands",
        "houses",
        "leaders",
        "left",
        "markers",
        "people",
        "points",
        "ready",
        "reputation",
        "reserve",
        "reserve_in",
        "right",
        "round",
        "sailed",
        "seen",
        "stacks",
        "start",
        "statues",
        "threats",
        "wild",
        "workers",
    )

    GAME = "bruges"
    RULES = (1, 2, 3)
    OPTIONS = OPTIONS
    STEPS = STEPS
    ORDERS = (ReputationOrder(),)
    OBSERVATION = observation.LAYOUT
    # Both are measured, with a margin: see docs/observation.md.
    LONGEST = 3000
    SCORES = (0, 500)

    box: Box  # the deck that this game is played with; it follows from the edition
    round: int  # from 1
    start: int  # the start player
    final: int  # B8: NOT_LAST, LAST_ROUND, LAST_IS_NEXT
    left: list[int]  # the two decks and the reserve; the top card is the last of its list
    right: list[int]
    reserve: list[int]
    reserve_in: int  # B7: 1 once the reserve has been brought in
    discard: list[int]  # the newest last
    drawn: list[int]  # B6: cards taken whose faces their owner has not seen yet
    hands: list[list[int]]
    houses: list[list[int]]  # the house cards of each seat
    people: list[list[int]]  # who lives in each of them, or NOBODY
    ready: list[list[int]]  # active persons not yet used in this round
    seen: int  # B38: the bits of the cards in hands and houses that all know
    changes: tuple[tuple[int, ...], ...]  # what the persons of each seat change, see box
    dice: list[int]  # by colour
    points: list[int]
    guilders: list[int]
    reputation: list[int]
    workers: list[int]  # seat * COLOURS + colour
    threats: list[int]  # seat * COLOURS + colour
    canals: list[int]  # seat * 2 + section: tokens
    crowned: list[int]  # seat * 2 + section: 1 if it has given its statue
    statues: list[int]  # from the top of the stack: who has it, or NOBODY
    leaders: list[int]  # seat * LEADERS + category: 1 if the marker is colour side up
    stacks: list[list[int]]  # Z8: ships of each colour, the top one last; none without them
    docked: list[int]  # Z9: by colour the ship in the harbour, or NOBODY
    sailed: list[list[int]]  # Z12: by colour the ships discarded
    bourse: list[int]  # Z13: the exchange deck, the top card last
    exchange: int  # Z13: the exchange card in force, or NOBODY
    markers: int  # Z14: its action markers
    wild: int  # Z6: 1 if the next card from hand may count as any colour

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the fields that hold tuples."""
        return frozenset({"options", "changes"})

    @classmethod
    def derived(cls) -> frozenset[str]:
        """Return what the edition stands for."""
        return frozenset({"box"})

    def derive(self) -> None:
        """Find the box.

        :raises BadSetup: if the deck of this game is not at hand.
        """
        self.box = box_of(self.edition)

    @property
    def codec(self) -> Codec:
        """The numbered actions: what the cards are called depends on the deck."""
        return self.box.codec

    @classmethod
    def codec_of(cls, edition: str) -> Codec:
        """Return the numbered actions of a deck."""
        return box_of(edition).codec

    # --- set-up -------------------------------------------------------------------------

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Shuffle, make the decks, and give everybody what they start with."""
        self = cls.on(terms)
        seats, options = self.seats, self.options
        box = self.box = box_of(self.edition)
        # B2, Z2: as many piles as players are played with; the rest is the reserve.
        citizens = options[CITIZENS] == WITH_CITIZENS
        cards = list(range(CARDS if citizens else BASE_CARDS))
        self.shuffle(cards)
        used = len(cards) * seats // (ZWIN_PILES if citizens else BASE_PILES)
        self.left = cards[: (used + 1) // 2]
        self.right = cards[(used + 1) // 2 : used]
        self.reserve = cards[used:]
        self.reserve_in = 0
        self.discard = []
        self.drawn = []
        self.hands = [[] for _ in range(seats)]
        self.houses = [[] for _ in range(seats)]
        self.people = [[] for _ in range(seats)]
        self.ready = [[] for _ in range(seats)]
        self.seen = 0
        self.changes = (UNCHANGED,) * seats
        self.dice = [0] * COLOURS
        # B3: what everybody starts with.
        self.points = [START_POINTS] * seats
        self.guilders = [START_GUILDERS] * seats
        self.reputation = [0] * seats
        self.workers = [START_WORKERS] * (seats * COLOURS)
        self.threats = [0] * (seats * COLOURS)
        self.canals = [0] * (seats * 2)
        self.crowned = [0] * (seats * 2)
        self.statues = [NOBODY] * len(box.statues[seats])
        self.leaders = [0] * (seats * LEADERS)
        self.wild = 0
        self.stacks, self.docked, self.sailed = [], [], []
        if options[ZWIN]:
            launch_ships(self)
        self.bourse = list(range(len(box.exchange_names))) if options[EXCHANGE] else []
        self.shuffle(self.bourse)
        self.exchange = NOBODY
        self.markers = 0
        # B4: the start player is drawn.
        self.start = self.random_below(seats)
        self.round = 0
        self.final = NOT_LAST
        begin_round(self)
        self.run()
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy."""
        new = self.bare_copy(reseed)
        new.box = self.box
        new.round = self.round
        new.start = self.start
        new.final = self.final
        new.left = self.left[:]
        new.right = self.right[:]
        new.reserve = self.reserve[:]
        new.reserve_in = self.reserve_in
        new.discard = self.discard[:]
        new.drawn = self.drawn[:]
        new.hands = [hand[:] for hand in self.hands]
        new.houses = [houses[:] for houses in self.houses]
        new.people = [people[:] for people in self.people]
        new.ready = [ready[:] for ready in self.ready]
        new.seen = self.seen
        new.changes = self.changes
        new.dice = self.dice[:]
        new.points = self.points[:]
        new.guilders = self.guilders[:]
        new.reputation = self.reputation[:]
        new.workers = self.workers[:]
        new.threats = self.threats[:]
        new.canals = self.canals[:]
        new.crowned = self.crowned[:]
        new.statues = self.statues[:]
        new.leaders = self.leaders[:]
        new.stacks = [stack[:] for stack in self.stacks]
        new.docked = self.docked[:]
        new.sailed = [ships[:] for ships in self.sailed]
        new.bourse = self.bourse[:]
        new.exchange = self.exchange
        new.markers = self.markers
        new.wild = self.wild
        return new

    # --- decisions ------------------------------------------------------------------------

    def apply(self, action: int, seat: int) -> None:
        """Carry out *action* and everything that follows without a decision."""
        STEPS[self.steps[-1]].apply(self, action, seat)
        self.run()

    def run(self) -> None:
        """Carry on until somebody must decide, or the game is over."""
        steps = self.steps
        while steps:
            kind = steps[-1]
            if kind < WAITING:
                RUN[kind](self)
            elif kind != TURN or turn_goes_on(self):
                self.seat_to_act = steps[-2]
                return
        self.seat_to_act = None

    # --- scores, views, imagination -----------------------------------------------------------

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points by category."""
        return scoring.score_sheet(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """B33: more guilders."""
        return (self.guilders[seat],)

    def describe(self, seat: int | None, common: CommonView) -> BrugesView:
        """Return what *seat* may know."""
        return describe(self, seat, common)

    def numbers(self, seat: int | None, kind: str = PLAYER) -> Sequence[int]:
        """Return what *seat* may know as numbers."""
        return observation.numbers(self, seat, kind)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Return a state that *seat* cannot tell from this one."""
        self.check_seat(seat)
        new = self.copy()
        imagine.fill_in(new, seat, rng)
        return new
