"""A tiny game for the tables' tests: secret hands, sealed bids made at the same time, luck.

Three rounds: everybody lays one card face down, in any order; then all are turned up and
the highest takes a point. Who holds the lot may `peek` once at what lies in the middle.
Nothing in `igroteka` knows it; `install` adds it to the registry of this process.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Self

from igroteka.engine import (
    Codec,
    CommonView,
    Game,
    Offer,
    Option,
    Rng,
    State,
    Step,
    Terms,
    registry,
)
from igroteka.engine.randomness import seeded

CARDS = tuple(f"{colour}-{value}" for colour in ("amber", "onyx", "pearl") for value in "1234567")
HAND = 3


class Bidding(Step["ToyState"]):
    name = "bid"

    def legal(self, state: ToyState, seat: int) -> list[int]:
        return state.hands[seat] + ([len(CARDS)] if state.lot and seat == 0 else [])

    def apply(self, state: ToyState, action: int, seat: int) -> None:
        if action == len(CARDS):
            state.lot = 0
            card = state.talon[state.random_below(len(state.talon))]
            state.tell("peeked", seat)
            state.tell("saw", seat, reveals=True, only=seat, card=CARDS[card])
            return
        state.hands[seat].remove(action)
        state.bids[seat] = action
        state.tell("bid", seat)
        state.tell("laid", seat, only=seat, card=CARDS[action])
        if min(state.bids) >= 0:
            state.turn_up()
        waiting = [s for s, bid in enumerate(state.bids) if bid < 0]
        state.seat_to_act = waiting[0] if state.round < HAND else None

    def offer(self, state: ToyState, action: int, seat: int) -> Offer:
        return Offer(action, state.codec.verb(action))


BIDDING = Bidding()


class ToyState(State[Any]):
    __slots__ = ("bids", "hands", "lot", "points", "round", "talon")

    GAME = "toy"
    RULES = (1,)
    CODEC = Codec(("bid", CARDS), ("peek",))
    OPTIONS = (Option("peeking", ("yes", "no")),)

    hands: list[list[int]]
    bids: list[int]
    talon: list[int]
    points: list[int]
    round: int
    lot: int  # 1: somebody may still peek

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        self = cls.__new__(cls)
        self.events = None
        seats, options, seed, self.rules, self.edition = terms
        self.seats, self.options, self.rng, self.steps = seats, options, seeded(seed), [0]
        deck = list(range(len(CARDS)))
        self.shuffle(deck)
        self.hands = [sorted(deck[s * HAND : s * HAND + HAND]) for s in range(seats)]
        self.talon = deck[seats * HAND :]
        self.bids = [-1] * seats
        self.points = [0] * seats
        self.round = 0
        self.lot = 1 - options[0]
        self.seat_to_act = 0
        return self

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.events = None
        other.seats, other.options, other.rng = self.seats, self.options, self.rng
        other.rules, other.edition, other.steps = self.rules, self.edition, self.steps[:]
        other.hands = [hand[:] for hand in self.hands]
        other.talon, other.bids, other.points = self.talon[:], self.bids[:], self.points[:]
        other.round, other.lot, other.seat_to_act = self.round, self.lot, self.seat_to_act
        return other

    def seats_to_act(self) -> list[int]:
        if self.seat_to_act is None:
            return []
        return [seat for seat, bid in enumerate(self.bids) if bid < 0]

    def step(self) -> Step[Any]:
        return BIDDING

    def turn_up(self) -> None:
        for s, bid in enumerate(self.bids):
            self.tell("turned", s, reveals=True, card=CARDS[bid])
        best = max(range(self.seats), key=lambda s: (self.bids[s] % 7, self.bids[s]))
        self.points[best] += 1
        self.talon += self.bids
        self.bids = [-1] * self.seats
        self.round += 1

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}

    def tie_break(self, seat: int) -> tuple[int, ...]:
        return ()

    def describe(self, seat: int | None, common: CommonView) -> Any:
        return {
            **common,
            "round": self.round,
            "lot": self.lot,
            "hand": None if seat is None else [CARDS[card] for card in self.hands[seat]],
            "bid": None if seat is None or self.bids[seat] < 0 else CARDS[self.bids[seat]],
            "players": [
                {"cards": len(self.hands[s]), "has_bid": self.bids[s] >= 0, "score": self.points[s]}
                for s in range(self.seats)
            ],
        }

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        other = self.copy()
        own = set() if seat is None else {*self.hands[seat], self.bids[seat]}
        pool = rng.shuffled([card for card in range(len(CARDS)) if card not in own])
        for s in range(self.seats):
            if s != seat:
                other.hands[s] = sorted(pool.pop() for _ in self.hands[s])
                other.bids[s] = pool.pop() if self.bids[s] >= 0 else -1
        other.talon = pool
        other.rng = rng.bits()
        return other


GAME = Game(name="toy", seat_counts=(2, 3, 4), state=ToyState, face_path="tests.tables.toy:NONE")


class _Entry:
    name = "toy"

    def load(self) -> Game:
        return GAME


def install() -> None:
    """Add the game to the registry of this process."""

    def with_toy(group: str) -> list[EntryPoint | _Entry]:
        return [*entry_points(group=group), _Entry()]

    setattr(registry, "entry_points", with_toy)  # noqa: B010 - mypy knows it as imported
    forget()


def remove() -> None:
    """Undo `install`."""
    setattr(registry, "entry_points", entry_points)  # noqa: B010
    forget()


def forget() -> None:
    registry.find_game.cache_clear()
    registry.game_names.cache_clear()


def installed() -> Iterator[None]:
    """Be a fixture's body: the game is there during a test."""
    install()
    yield
    remove()
