"""Orders beforehand: what a seat leaves to be done in its name when a decision of its own comes.

A game over days need not wait for a trifle that its player has decided long ago. A game declares
its kinds of orders (`State.ORDERS`); one that has no such trifles has none. A kind is given the
seat's view and its offers and nothing else, so an order can neither use nor show what is hidden.
An order fires only if its condition holds when the decision is there; otherwise the person is
asked, and told why.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from igroteka.engine.errors import IllegalAction
from igroteka.engine.native import mypyc_attr
from igroteka.engine.offers import Offer, Reason

V = TypeVar("V")


@dataclass(slots=True)
class Blank:
    """One thing to be filled in when an order is given."""

    name: str
    """Where the choices are things with names of their own, what kind of things: `place`."""
    choices: tuple[str, ...]
    """What may be filled in, by its id; the first is what most would take."""
    must_say: bool = False
    """Whether nothing suggests itself, so that it must be said."""


@dataclass(slots=True)
class OrderForm:
    """An order that a seat may give now."""

    kind: str
    blanks: tuple[Blank, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """An order as it is given and kept: its kind, and what was filled in."""

    kind: str
    filled: tuple[tuple[str, str], ...] = ()

    def get(self, name: str, otherwise: str = "") -> str:
        """Return what was filled in for *name*; an order need not have it."""
        for blank, choice in self.filled:
            if blank == name:
                return choice
        return otherwise

    @property
    def text(self) -> str:
        """The canonical text.

        >>> Order("rescue", (("figure", "c4"), ("to", "d5"))).text
        'rescue figure=c4 to=d5'
        """
        return " ".join((self.kind, *(f"{name}={choice}" for name, choice in self.filled)))


@dataclass(slots=True)
class Answer:
    """What an order says to a decision that it is about: an action, or that the person decides."""

    action: int = -1
    """What is to be done; -1: the person is asked, because of *reason*."""
    reason: Reason | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderKind(ABC, Generic[V]):
    """One kind of order, with all that it means. It holds nothing: all it knows is in the view."""

    name: ClassVar[str]
    """The first word of its text, and of the messages that say it."""
    subject: ClassVar[str] = ""
    """The blank that says what an order is about: of each there is one order at a time. Empty:
    there is but one order of this kind."""

    @abstractmethod
    def blanks(self, view: V) -> tuple[Blank, ...] | None:
        """Return what is to be filled in if such an order is given now; None: it cannot be.

        It cannot for a decision that is there already: that one is simply made.
        """

    @abstractmethod
    def is_over(self, order: Order, view: V) -> bool:
        """Say whether what *order* is about is past, so that it can never fire any more."""

    @abstractmethod
    def answer(self, order: Order, view: V, offers: Sequence[Offer]) -> Answer | None:
        """Return what *order* says to the decision that the seat has to make now.

        *offers* is all that is legal. None: the order is not about this decision.
        """


def forms_of(kinds: Sequence[OrderKind[Any]], view: Any) -> list[OrderForm]:
    """Return all orders that may be given by who has this *view*."""
    found = []
    for kind in kinds:
        blanks = kind.blanks(view)
        if blanks is not None:
            found.append(OrderForm(kind.name, blanks))
    return found


def read_order(text: str, forms: Sequence[OrderForm]) -> Order:
    """Return the order that *text* gives; what it leaves out is what most would take.

    >>> to = Blank("to", ("drown", "d5"), must_say=True)
    >>> form = OrderForm("rescue", (Blank("figure", ("c4",)), to))
    >>> read_order("rescue to=d5", [form]).text
    'rescue figure=c4 to=d5'

    :raises IllegalAction: if no such order may be given now, saying what is wrong with it.
    """
    name, *rest = text.split() or [""]
    form = next((form for form in forms if form.kind == name), None)
    if form is None:
        raise IllegalAction(
            "The order “{order}” cannot be given now; possible: {some}.",
            "refusal-no-order",
            order=name[:60],
            some=", ".join(form.kind for form in forms) or "—",
        )
    given = dict(part.partition("=")[::2] for part in rest)
    wrong = [blank for blank in given if blank not in [known.name for known in form.blanks]]
    if wrong:
        raise IllegalAction(
            "The order “{order}” has nothing called “{blank}”; it has: {some}.",
            "refusal-order-blank",
            order=name,
            blank=wrong[0][:60],
            some=", ".join(blank.name for blank in form.blanks) or "—",
        )
    filled = []
    for blank in form.blanks:
        choice = given.get(blank.name, "" if blank.must_say else blank.choices[0])
        if choice not in blank.choices:
            raise IllegalAction(
                "In the order “{order}”, {blank} is now one of {some}, not “{choice}”.",
                "refusal-order-choice",
                order=name,
                blank=blank.name,
                some=", ".join(blank.choices),
                choice=choice[:60],
            )
        filled.append((blank.name, choice))
    return Order(name, tuple(filled))


def kept_order(text: str) -> Order:
    """Return the order that was kept as its canonical *text*.

    >>> kept_order("pass round=3").filled
    (('round', '3'),)
    """
    name, *rest = text.split()
    pairs = [part.partition("=") for part in rest]
    return Order(name, tuple((blank, choice) for blank, _, choice in pairs))
