"""The Haul: the state, and how a game begins."""

from __future__ import annotations

from typing import Self

from haul.rules.actions import CODEC, OPTIONS
from haul.rules.box import CARDS, COINS, CRATES, HAND
from haul.rules.imagine import deal_unseen
from haul.rules.observation import LAYOUT, numbers
from haul.rules.scoring import score_sheet
from haul.rules.steps import BIDDING, STEPS
from haul.rules.view import HaulView, describe
from igroteka.engine import CommonView, Rng, State, Terms


class HaulState(State[HaulView]):
    """A position of The Haul."""

    __slots__ = (
        "bids",
        "box",
        "coins",
        "crate",
        "gone",
        "hands",
        "landed",
        "peeked",
        "round",
        "spent",
        "stack",
    )

    GAME = "haul"
    RULES = (1, 2)
    CODEC = CODEC
    OPTIONS = OPTIONS
    STEPS = STEPS
    OBSERVATION = LAYOUT
    LONGEST = 37  # in five rounds four bids and a crate kept; a peek or a swap for each coin
    SCORES = (-12, 25)  # four torn nets, or the five best crates and three coins

    hands: list[list[int]]  # each seat's cards, weakest first; secret
    bids: list[int]  # the card each seat has laid, or -1; secret until all have
    spent: list[int]  # cards of earlier rounds, open
    box: list[int]  # cards that nobody was dealt; secret
    stack: list[int]  # crates to come, the next one last; secret
    peeked: list[int]  # 1: the seat knows the next crate
    crate: int  # the one on the quay; -1 when the game is over
    landed: list[list[int]]  # the crates each seat has
    gone: list[int]  # crates that were swapped away, open
    coins: list[int]
    round: int  # from 1

    # --- set-up -------------------------------------------------------------------------

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Deal the cards and open the first crate."""
        self = cls.on(terms)
        seats = self.seats
        # H3: five cards and three coins each; the other cards stay in the box, unseen.
        cards = list(range(CARDS))
        self.shuffle(cards)
        self.hands = [sorted(cards[seat * HAND :][:HAND]) for seat in range(seats)]
        self.box = cards[seats * HAND :]
        self.bids = [-1] * seats
        self.spent = []
        self.coins = [COINS] * seats
        # H4: the crates are shuffled; the first is opened.
        self.stack = list(CRATES)
        self.shuffle(self.stack)
        self.crate = self.stack.pop()
        self.peeked = [0] * seats
        self.landed = [[] for _ in range(seats)]
        self.gone = []
        self.round = 1
        self.steps = [BIDDING]
        self.seat_to_act = 0
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy."""
        new = self.bare_copy(reseed)
        new.hands = [hand[:] for hand in self.hands]
        new.bids, new.spent, new.box = self.bids[:], self.spent[:], self.box[:]
        new.stack, new.peeked, new.crate = self.stack[:], self.peeked[:], self.crate
        new.landed = [crates[:] for crates in self.landed]
        new.gone, new.coins, new.round = self.gone[:], self.coins[:], self.round
        return new

    # --- decisions ----------------------------------------------------------------------

    def seats_to_act(self) -> list[int]:
        """H5: while bids are laid, everybody who has not; else one."""
        if self.seat_to_act is None:
            return []
        if self.steps[-1] == BIDDING:
            return [seat for seat, bid in enumerate(self.bids) if bid < 0]
        return [self.seat_to_act]

    # --- what may be seen, and who wins -----------------------------------------------------

    def describe(self, seat: int | None, common: CommonView) -> HaulView:
        """Return what *seat* may know."""
        return describe(self, seat, common)

    def numbers(self, seat: int | None, kind: str = "player") -> list[int]:
        """Return what *seat* may know as numbers."""
        return numbers(self, seat, kind)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Return a full state that *seat* cannot tell from this one."""
        world = self.copy()
        deal_unseen(world, seat, rng)
        return world

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points of *seat* by category."""
        return score_sheet(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """H13: among equal points, more coins."""
        return (self.coins[seat],)
