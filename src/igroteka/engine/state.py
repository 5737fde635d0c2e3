"""The state of a game: plain data, and the questions every game answers.

Who may act, what is legal, what happens, what does it mean, what may be seen. Rules trust
their caller: `apply` checks nothing and is fast; `play` checks and refuses with a sentence.
"""

from __future__ import annotations

import json
import marshal
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from operator import attrgetter
from typing import Any, ClassVar, Generic, Self, TypeVar

from igroteka.engine.codec import Codec
from igroteka.engine.errors import BadState, IllegalAction, no_seat, undeclared
from igroteka.engine.events import Event
from igroteka.engine.native import mypyc_attr
from igroteka.engine.observation import PLAYER, PUBLIC, Buffer, Layout
from igroteka.engine.offers import Closed, Offer
from igroteka.engine.options import Option
from igroteka.engine.orders import Answer, Order, OrderForm, OrderKind, forms_of, read_order
from igroteka.engine.randomness import (
    COMPILED,
    GAMMA,
    MASK,
    Rng,
    following,
    keyed_bits,
    mixed,
    rng_of,
    seeded,
    shuffled_by,
    signed,
    top_below,
    unsigned,
)
from igroteka.engine.returns import BY_PLACE, returns_of
from igroteka.engine.rows import write, write_mask
from igroteka.engine.step import Step
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView

View = dict[str, Any]
"""What a seat may know, of any game: a document of plain values, ready for JSON."""

V = TypeVar("V", bound=CommonView)
S = TypeVar("S", bound="State[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[V]):
    """A position in a game, whose view is a V.

    A subclass names its own fields in ``__slots__``: ints, tuples, and lists of ints (or
    lists of such lists). Tuples never change during a game and are shared by copies.
    There is no log, no undo list and no random object in here: search copies states.
    """

    __slots__ = ("edition", "events", "options", "rng", "rules", "seat_to_act", "seats", "steps")

    GAME: ClassVar[str]
    RULES: ClassVar[tuple[int, ...]]
    """The versions of the rules that are played, the newest last. A game keeps the version it
    was started with; a mended rule is a branch on it, beside the rule."""
    CODEC: ClassVar[Codec]
    OPTIONS: ClassVar[tuple[Option, ...]]
    STEPS: ClassVar[tuple[Step[Any], ...]]
    """The kinds of decision; the number of a kind is its place."""
    ORDERS: ClassVar[tuple[OrderKind[Any], ...]] = ()
    """The orders that a seat can leave for decisions to come, see `igroteka.engine.orders`."""
    OBSERVATION: ClassVar[Layout | None] = None
    """What `numbers` returns, field by field; None: the game has no observation in numbers."""
    LONGEST: ClassVar[int] = 0
    """No game takes more actions, see `Game.max_length`; 0: nobody has said."""
    SCORES: ClassVar[tuple[int, int] | None] = None
    """The least and the greatest score there can be; None: nobody has said."""

    seats: int
    """How many players; seats are numbered from 0."""
    options: tuple[int, ...]
    """For each of OPTIONS the index of the choice in force."""
    rules: int
    """The version of the rules that this game is played by."""
    edition: str
    """The data that this game is played with; empty where a game has only its own."""
    rng: int
    """The generator, see `igroteka.engine.randomness`."""
    seat_to_act: int | None
    """Who acts next, or the first of several who may; None when the game is over."""
    steps: list[int]
    """The stack of open decisions; the kind of the one to be made is on top."""
    events: list[Event] | None
    """A list to which the rules append what happens; None (always in copies): nobody listens."""

    # --- what a game answers -------------------------------------------------------------

    @classmethod
    @abstractmethod
    def deal(cls, terms: Terms) -> Self:
        """Set up a new game. The terms have been checked by `Game.terms`."""

    @abstractmethod
    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy that nobody listens to: `bare_copy` and the own fields.

        It keeps the generator, and so will draw what the original will draw: who looks ahead
        in a plain copy sees the future. With *reseed*, its generator goes on from there; what
        has been shuffled already stays, and only `imagine` draws that anew.
        """

    def legal_actions(self, seat: int) -> list[int]:
        """Return what *seat* may do now, without repeats; empty if it may not act."""
        if seat == self.seat_to_act or seat in self.seats_to_act():
            return self.STEPS[self.steps[-1]].legal(self, seat)
        return []

    def apply(self, action: int, seat: int) -> None:
        """Carry out *action*, which is legal for *seat*, and what follows from it."""
        self.STEPS[self.steps[-1]].apply(self, action, seat)

    @abstractmethod
    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points of *seat* by category, as if the game ended now.

        The categories are the same, in the same order, for every seat and at any time.
        """

    @abstractmethod
    def tie_break(self, seat: int) -> tuple[int, ...]:
        """Return what decides between equal scores; greater is better."""

    @abstractmethod
    def describe(self, seat: int | None, common: CommonView) -> V:
        """Return *common* and the game's own part of `view`: nothing hidden from *seat*."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Return a full state that *seat* cannot tell from this one.

        All that is hidden from *seat*, the generator included, is drawn anew from *rng*,
        as likely as the rules make it. The result depends on nothing but the view and *rng*.

        :raises ValueError: if there is no such seat.
        """

    def drawn_anew(self, rng: Rng) -> Self:
        """Return the position with all that not everybody knows yet drawn anew from *rng*.

        Where a finished game is played on, people have seen what would come. What everybody
        has seen stays. A game that guesses in `imagine` at what players did, say a plan that
        lies face down, leaves it here or takes it back.
        """
        return self.imagine(None, rng)

    def seats_to_act(self) -> list[int]:
        """Return all who may act now, in any order; games with simultaneous phases override it."""
        return [] if self.seat_to_act is None else [self.seat_to_act]

    @property
    def codec(self) -> Codec:
        """The numbered actions of this game."""
        return self.CODEC

    @classmethod
    def codec_of(cls, edition: str) -> Codec:
        """Return the numbered actions of an edition of the game's data."""
        return cls.CODEC

    # --- what every game gets -----------------------------------------------------------

    @classmethod
    def on(cls, terms: Terms) -> Self:
        """Return a state that has nothing but its terms: where `deal` starts."""
        self = cls.__new__(cls)
        self.seats, self.options, seed, self.rules, self.edition = terms
        self.rng = seeded(seed)
        self.seat_to_act = None
        self.steps = []
        self.events = None
        return self

    def redrawn(self, seed: int) -> Self:
        """Return the position drawn anew, see `drawn_anew`, with the generator of this seed."""
        rng = rng_of(seed)
        new = self.drawn_anew(rng)
        new.rng = rng.state
        return new

    def step(self) -> Step[Any]:
        """Return the kind of decision that is open; never asked when the game is over."""
        return self.STEPS[self.steps[-1]]

    def bare_copy(self, reseed: Rng | None = None) -> Self:
        """Return a copy of what all games have: where `copy` starts."""
        new = self.__class__.__new__(self.__class__)
        new.seats = self.seats
        new.options = self.options
        new.rules = self.rules
        new.edition = self.edition
        new.rng = self.rng if reseed is None else reseed.bits()
        new.seat_to_act = self.seat_to_act
        new.steps = self.steps[:]
        new.events = None
        return new

    def offers(self, seat: int) -> list[Offer]:
        """Return what each legal action of *seat* means. It follows from the seat's view."""
        legal = self.legal_actions(seat)
        if not legal:
            return []
        step, text = self.step(), self.codec.text
        found = []
        for action in legal:
            offer = step.offer(self, action, seat)
            offer.text = text(action)
            found.append(offer)
        return found

    def bundles(self, seat: int, told: Iterable[Event] = ()) -> list[Offer]:
        """Return what *seat* may do with one gesture, several actions each: see `Step.bundles`."""
        if seat not in self.seats_to_act():
            return []
        text = self.codec.text
        return [
            replace(offer, text="; ".join(map(text, (offer.action, *offer.more))))
            for offer in self.step().bundles(self, seat, told)
        ]

    def closed(self, seat: int) -> list[Closed]:
        """Return what *seat* would reach for and cannot use now; empty if it may not act."""
        return self.step().closed(self, seat) if seat in self.seats_to_act() else []

    def refusal(self, action: int, seat: int) -> IllegalAction:
        """Return the error that says why *action*, which is not legal, is not."""
        reason = self.step().refuse(self, action, seat)
        if reason is not None:
            return IllegalAction.because(reason)
        legal = self.legal_actions(seat)
        asked = self.codec.text(action)
        some = ", ".join(self.codec.text(a) for a in legal[:6])
        if len(legal) <= 6:
            return IllegalAction(
                "“{action}” is not possible now; possible: {some}.",
                "refusal-not-now",
                action=asked,
                some=some,
            )
        return IllegalAction(
            "“{action}” is not possible now; possible: {some} and {more} more.",
            "refusal-not-now-many",
            action=asked,
            some=some,
            more=len(legal) - 6,
        )

    def orders(self, seat: int) -> list[OrderForm]:
        """Return the orders that *seat* may give now, for decisions of its own that may come."""
        if not self.ORDERS or self.is_over:
            return []
        return forms_of(self.ORDERS, self.view(seat))

    def order(self, text: str, seat: int) -> Order:
        """Return the order that *text* gives.

        :raises IllegalAction: if *seat* may give no such order now, saying why.
        """
        return read_order(text, self.orders(seat))

    def answer(self, order: Order, seat: int) -> Answer | None:
        """Return what *order* says to the decision of *seat*; None: it is not about it."""
        if seat not in self.seats_to_act():
            return None
        for kind in self.ORDERS:
            if kind.name == order.kind:
                return kind.answer(order, self.view(seat), self.offers(seat))
        return None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_act is None

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Check *action* (an int or its text), then apply it.

        *seat* may be left out when only one may act.

        :raises IllegalAction: naming the reason; the state is untouched.
        """
        waiting = self.seats_to_act()
        if not waiting:
            raise IllegalAction("The game is over; nobody can act any more.", "refusal-over")
        if seat is None:
            if len(waiting) > 1:
                raise IllegalAction(
                    "Several players may act now; say which seat does.", "refusal-which-seat"
                )
            seat = waiting[0]
        if seat not in waiting:
            raise IllegalAction(
                "Player {seat} cannot act now; we wait for player {others} (player 1 is seat 0).",
                "refusal-not-your-turn",
                seat=seat + 1,
                others=tuple(str(s + 1) for s in waiting),
            )
        number = self.codec.parse(action) if isinstance(action, str) else action
        self.codec.text(number)
        if number not in self.legal_actions(seat):
            raise self.refusal(number, seat)
        self.apply(number, seat)

    def check_seat(self, seat: int | None) -> None:
        """Make sure that there is such a seat, or that it is a spectator's (None).

        :raises ValueError: naming the seats that there are.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise no_seat(seat, self.seats)

    def scores(self) -> list[int]:
        """Return everybody's points, as if the game ended now."""
        return [sum(self.score_sheet(seat).values()) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Return everybody's place, from 1; equal places share."""
        keys = [(score, self.tie_break(seat)) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > key for other in keys) for key in keys]

    def returns(self, by: str = BY_PLACE) -> list[float]:
        """Return what the game was worth to each seat; all zero before it is over.

        *by* is `place`, `win` or `score`, see `igroteka.engine.returns`.

        :raises ValueError: if it is something else.
        """
        if self.is_over:
            return returns_of(self.ranking(), self.scores(), by)
        return returns_of([1] * self.seats, [0] * self.seats, by, over=False)

    def view(self, seat: int | None) -> V:
        """Return what *seat* may know (None: a spectator), as a document.

        :raises ValueError: if there is no such seat.
        """
        self.check_seat(seat)
        common: CommonView = {
            "game": self.GAME,
            "rules": self.rules,
            "edition": self.edition,
            "options": {
                option.name: option.choices[chosen]
                for option, chosen in zip(self.OPTIONS, self.options, strict=True)
            },
            "seat": seat,
            "seats": self.seats,
            "to_act": self.seats_to_act(),
            "over": self.is_over,
        }
        document = self.describe(seat, common)
        if self.is_over:
            document["ranking"] = self.ranking()
            document["score_sheets"] = [self.score_sheet(s) for s in range(self.seats)]
        return document

    # --- numbers ------------------------------------------------------------------------

    def numbers(self, seat: int | None, kind: str = PLAYER) -> Sequence[int]:
        """Return what *seat* may know (None: a spectator) as the numbers of OBSERVATION.

        They are a list, or bytes where all of them fit one.

        Each kind is the beginning of the next, see `igroteka.engine.observation`. They follow
        from the view, the oracle's set aside, and the view follows from them.
        """
        raise undeclared(self.GAME, "observation")

    def observe(self, seat: int | None, out: Buffer, kind: str = PLAYER) -> None:
        """Write what *seat* may know, as `Game.observation` lays it out, to a buffer.

        :raises ValueError: if the buffer has not as many numbers as the kind, or there is no
            such seat or kind: a spectator (None) has only the public one.
        :raises BadSetup: if the game declares no observation.
        """
        if seat is None or not 0 <= seat < self.seats or kind != PLAYER or not self.OBSERVATION:
            self._check_observer(seat, kind)
        write(self.numbers(seat, kind), out)

    def _check_observer(self, seat: int | None, kind: str) -> None:
        """See whether *seat* may observe, what most who ask need not be asked."""
        layout = self.OBSERVATION
        if layout is None:
            raise undeclared(self.GAME, "observation")
        layout.size(kind)
        self.check_seat(seat)
        if seat is None and kind != PUBLIC:
            raise ValueError("A spectator observes only what is public.")

    def legal_mask(self, seat: int, out: Buffer) -> None:
        """Write for each action 1 if *seat* may do it now and 0 if not, to a buffer.

        :raises ValueError: if the buffer has not as many numbers as the game has actions, or
            there is no such seat.
        """
        self.check_seat(seat)
        write_mask(self.legal_actions(seat), out, self.codec.size)

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        reveals: bool = False,
        only: int | None = None,
        **args: str | int,
    ) -> None:
        """Append an event. Call it only when `events` is not None: search must not pay."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, reveals, only))

    def random_below(self, n: int) -> int:
        """Return a number from 0 to n − 1 from the state's own generator."""
        rng = self.rng
        if rng > MASK:
            self.rng = rng = rng + 1
            return keyed_bits(rng) % n
        if COMPILED:
            word = following(signed(rng))
            self.rng = unsigned(word)
            return top_below(word, n)
        self.rng = rng = (rng + GAMMA) & MASK
        return (mixed(rng) >> 11) % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle *items* in place with the state's own generator."""
        rng = self.rng
        if rng <= MASK:
            self.rng = shuffled_by(rng, items)  # the numbers of `random_below`, sooner
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.random_below(i + 1)
            items[i], items[j] = items[j], items[i]

    # --- storing ------------------------------------------------------------------------

    @classmethod
    def fields(cls) -> list[str]:
        """Return the names of all fields that make up a state."""
        names: set[str] = set()
        for base in cls.__mro__:
            # A compiled class has no slots; it keeps the same names elsewhere.
            names.update(getattr(base, "__slots__", ()))
            names.update(getattr(base, "__mypyc_attrs__", ()))
        names -= {"events", *cls.derived()}
        return sorted(name for name in names if not name.startswith("__"))

    @classmethod
    def derived(cls) -> frozenset[str]:
        """Return the names of the slots that follow from the fields and are not stored."""
        return frozenset()

    def derive(self) -> None:
        """Fill the derived slots of a state that has just been read."""

    def to_document(self) -> dict[str, Any]:
        """Return the whole state, hidden things included, as plain values."""
        return {name: getattr(self, name) for name in self.fields()}

    @classmethod
    def from_document(cls, document: dict[str, Any]) -> Self:
        """Return the state that `to_document` described.

        :raises BadState: if it does not describe a state of this game.
        """
        if not isinstance(document, dict) or set(document) != set(cls.fields()):
            raise BadState(
                "This is not a state of {game}; its fields differ.",
                "refusal-other-state",
                game=cls.GAME,
            )
        state = cls.__new__(cls)
        for name, value in document.items():
            setattr(state, name, frozen(value) if name in cls.tuples() else thawed(value))
        state.events = None
        state.derive()
        return state

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the names of the fields that hold (nested) tuples instead of lists."""
        return frozenset({"options"})

    def to_json(self) -> str:
        """Return the whole state as one line: what a bug report needs."""
        return json.dumps(self.to_document(), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return the state that `to_json` wrote.

        :raises BadState: if the text is not such a line.
        """
        try:
            document = json.loads(text)
        except ValueError:
            raise BadState(
                "This is not a stored state; it is not JSON.", "refusal-no-state"
            ) from None
        return cls.from_document(document)

    def fingerprint(self) -> int:
        """Return a number of 64 bits that equal positions share, in every process and always.

        The generator is left out: what is the same but for the luck to come is one position.
        """
        # The oldest format of marshal is plain: it knows no references and no interned texts.
        position = marshal.dumps(getter(type(self), ("rng",))(self), 0)
        return int.from_bytes(blake2b(position, digest_size=8).digest(), "big")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the bare fields: what follows from them is derived again."""
        return revived, (type(self), *getter(type(self))(self))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_document() == other.to_document()

    __hash__ = None  # type: ignore[assignment]

    def _repr_svg_(self) -> str:
        """Return the board as a spectator sees it: what a notebook shows."""
        from igroteka.engine.registry import find_game  # the registry knows games, games know us

        face = find_game(self.GAME).at(self.edition).face
        return face.picture(self.view(None))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_json({self.to_json()!r})"


@cache
def getter(kind: type[State[Any]], without: tuple[str, ...] = ()) -> attrgetter[Any]:
    """Return what reads the fields of a kind of state, in the order of `State.fields`."""
    return attrgetter(*(name for name in kind.fields() if name not in without))


def revived(kind: type[S], *values: Any) -> S:
    """Return the state that was pickled.

    :raises ValueError: if it is one of another version of the program.
    """
    state = kind.__new__(kind)
    for name, value in zip(kind.fields(), values, strict=True):
        setattr(state, name, value)
    state.events = None
    state.derive()
    return state


def thawed(value: Any) -> Any:
    """Return *value* with lists copied all the way down."""
    return [thawed(item) for item in value] if isinstance(value, (list, tuple)) else value


def frozen(value: Any) -> Any:
    """Return *value* with lists turned into tuples all the way down."""
    return tuple(frozen(item) for item in value) if isinstance(value, (list, tuple)) else value
