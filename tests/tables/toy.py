"""A tiny game for the tables' tests: secret hands, sealed bids made at the same time, luck.

Three rounds: everybody lays one card face down, in any order; then all are turned up and
the highest takes a point, since version 2 of the rules two in the last round. Who holds the
lot may `peek` once at what lies in the middle. There are two editions: cards of stone (the
old one, without a name) and cards of wood. `tests.guest` adds it to the registry.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final, Self, TypedDict

from igroteka.engine import (
    BadSetup,
    Closed,
    Codec,
    CommonView,
    Event,
    Game,
    Offer,
    Option,
    Reason,
    Rng,
    State,
    Step,
    Terms,
    because,
)
from igroteka.face import Choice, Face, Fact, Look, Shut

STONE, WOOD = "", "wood"
CARDS: Final = {
    edition: tuple(f"{colour}-{value}" for colour in colours for value in "1234567")
    for edition, colours in ((STONE, ("amber", "onyx", "pearl")), (WOOD, ("ash", "oak", "pine")))
}
CODECS: Final = {edition: Codec(("bid", cards), ("peek",)) for edition, cards in CARDS.items()}
COUNT = 21
PEEK = COUNT
HAND = 3


class ToyPlayer(TypedDict):
    cards: int
    has_bid: bool
    score: int


class ToyView(CommonView):
    round: int
    lot: int
    """1 while somebody may still peek."""
    hand: list[str] | None
    bid: str | None
    players: list[ToyPlayer]


class Bidding(Step["ToyState"]):
    name = "bid"

    def legal(self, state: ToyState, seat: int) -> list[int]:
        return state.hands[seat] + ([PEEK] if no_peeking(state, seat) is None else [])

    def apply(self, state: ToyState, action: int, seat: int) -> None:
        cards = CARDS[state.edition]
        if action == PEEK:
            state.lot = 0
            card = state.talon[state.random_below(len(state.talon))]
            state.tell("peeked", seat)
            state.tell("saw", seat, reveals=True, only=seat, card=cards[card])
            return
        state.hands[seat].remove(action)
        state.bids[seat] = action
        state.tell("bid", seat)
        state.tell("laid", seat, only=seat, card=cards[action])
        if min(state.bids) >= 0:
            state.turn_up()
        waiting = [s for s, bid in enumerate(state.bids) if bid < 0]
        state.seat_to_act = waiting[0] if state.round < HAND else None

    def offer(self, state: ToyState, action: int, seat: int) -> Offer:
        if action == PEEK:
            return Offer(action, "peek", "lot", pays={"lot": 1}, final=True)
        card = CARDS[state.edition][action]
        return Offer(action, "bid", f"card-{card}", then=(("lies", card),), args={"card": card})

    def refuse(self, state: ToyState, action: int, seat: int) -> Reason | None:
        if action == PEEK:
            return no_peeking(state, seat)
        card = CARDS[state.edition][action]
        return because("You do not hold {card}.", "toy-refusal-elsewhere", "T1", card=card)

    def closed(self, state: ToyState, seat: int) -> list[Closed]:
        reason = no_peeking(state, seat)
        return [] if reason is None else [Closed("lot", reason, "peek")]


def no_peeking(state: ToyState, seat: int) -> Reason | None:
    """Return what keeps *seat* from peeking."""
    if seat != 0:
        return because("Seat {seat} holds the lot.", "toy-refusal-holder", "T2", seat=1)
    if not state.lot:
        return because("Somebody has peeked already.", "toy-refusal-looked", "T2")
    return None


class ToyState(State[ToyView]):
    __slots__ = ("bids", "hands", "lot", "points", "round", "talon")

    GAME = "toy"
    RULES = (1, 2)
    CODEC = CODECS[WOOD]
    OPTIONS = (Option("peeking", ("yes", "no")),)
    STEPS = (Bidding(),)

    hands: list[list[int]]
    bids: list[int]
    talon: list[int]
    points: list[int]
    round: int
    lot: int  # 1: somebody may still peek

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        self = cls.on(terms)
        seats, options, self.steps = self.seats, self.options, [0]
        deck = list(range(COUNT))
        self.shuffle(deck)
        self.hands = [sorted(deck[s * HAND : s * HAND + HAND]) for s in range(seats)]
        self.talon = deck[seats * HAND :]
        self.bids = [-1] * seats
        self.points = [0] * seats
        self.round = 0
        self.lot = 1 - options[0]
        self.seat_to_act = 0
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        other = self.bare_copy(reseed)
        other.hands = [hand[:] for hand in self.hands]
        other.talon, other.bids, other.points = self.talon[:], self.bids[:], self.points[:]
        other.round, other.lot, other.seat_to_act = self.round, self.lot, self.seat_to_act
        return other

    def seats_to_act(self) -> list[int]:
        if self.seat_to_act is None:
            return []
        return [seat for seat, bid in enumerate(self.bids) if bid < 0]

    @property
    def codec(self) -> Codec:
        return CODECS[self.edition]

    @classmethod
    def codec_of(cls, edition: str) -> Codec:
        return CODECS[edition]

    def turn_up(self) -> None:
        for s, bid in enumerate(self.bids):
            self.tell("turned", s, reveals=True, card=CARDS[self.edition][bid])
        best = max(range(self.seats), key=lambda s: (self.bids[s] % 7, self.bids[s]))
        # Before version 2 the last round counted like the others.
        self.points[best] += 1 if self.rules < 2 or self.round < HAND - 1 else 2
        self.talon += self.bids
        self.bids = [-1] * self.seats
        self.round += 1

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}

    def tie_break(self, seat: int) -> tuple[int, ...]:
        return ()

    def describe(self, seat: int | None, common: CommonView) -> ToyView:
        cards = CARDS[self.edition]
        return {
            **common,
            "round": self.round,
            "lot": self.lot,
            "hand": None if seat is None else [cards[card] for card in self.hands[seat]],
            "bid": None if seat is None or self.bids[seat] < 0 else cards[self.bids[seat]],
            "players": [
                {"cards": len(self.hands[s]), "has_bid": self.bids[s] >= 0, "score": self.points[s]}
                for s in range(self.seats)
            ],
        }

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        other = self.copy()
        own = set() if seat is None else {*self.hands[seat], self.bids[seat]}
        pool = rng.shuffled([card for card in range(COUNT) if card not in own])
        for s in range(self.seats):
            if s != seat:
                other.hands[s] = sorted(pool.pop() for _ in self.hands[s])
                other.bids[s] = pool.pop() if self.bids[s] >= 0 else -1
        other.talon = pool
        other.rng = rng.bits()
        return other


class ToyFace(Face[ToyView]):
    name: ClassVar[str] = "toy"
    folder = Path(__file__).parent
    minutes = (1, 2)
    weight = 1

    def __init__(self, edition: str = WOOD) -> None:
        self.edition = edition

    def at(self, edition: str) -> Self:
        return type(self)(edition)

    def cover(self, lang: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{self.edition}</title></svg>'

    def board(
        self, view: ToyView, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        told = "".join(f"<title>{thing.why}</title>" for thing in shut)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><g>{told}</g></svg>'

    def area(self, view: ToyView, seat: int, look: Look) -> str:
        return self.cover(look.lang)

    def glance(self, view: ToyView, seat: int, look: Look) -> list[Fact]:
        return []

    def text(self, view: ToyView, look: Look) -> str:
        return f"{view['round']}"

    def question(self, view: ToyView, look: Look) -> str:
        return "?"

    def choice(self, view: ToyView, offer: Offer, look: Look) -> Choice:
        return Choice(offer.action, offer.text, f"{offer.kind} {offer.args.get('card', '')}")

    def tell(self, event: Event, look: Look) -> str:
        return event.kind

    def thing(self, kind: str, thing: str, lang: str) -> str:
        return f"{thing} ({'wooden' if self.edition == WOOD else 'of stone'})"


FACE = ToyFace()


def with_edition(edition: str) -> Game:
    if edition not in CARDS:
        raise BadSetup("There is no toy of {material}.", "toy-refusal-edition", material=edition)
    return replace(GAME, edition=edition)


GAME = Game(
    name="toy",
    seat_counts=(2, 3, 4),
    state=ToyState,
    face_path="tests.tables.toy:FACE",
    edition=WOOD,
    with_edition=with_edition,
)
