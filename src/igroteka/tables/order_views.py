"""What a seat is told about its orders beforehand."""

from __future__ import annotations

from msgspec import Struct


class OrderView(Struct, frozen=True):
    """An order of the viewer's that may still be carried out."""

    id: str
    """With it the order can be withdrawn."""
    text: str
    """As it is given: its kind and what was filled in, `rescue figure=c4 to=d5`."""
    said: str
    """The same in a sentence."""


class OrderChoice(Struct, frozen=True):
    """What may be filled in."""

    value: str
    title: str


class OrderBlank(Struct, frozen=True):
    """One thing to be filled in when an order is given."""

    name: str
    title: str
    choices: list[OrderChoice]
    """What may be filled in; what is left out is the first of them."""
    must_say: bool
    """Whether it cannot be left out, because nothing suggests itself."""


class OrderChance(Struct, frozen=True):
    """An order that the viewer may give now."""

    kind: str
    title: str
    blanks: list[OrderBlank]


class OrdersView(Struct, frozen=True):
    """The orders of the viewer: those that stand, and what else may be ordered now."""

    standing: list[OrderView]
    possible: list[OrderChance]
    why_asked: list[str]
    """Why orders about the decision that is there leave it to the viewer, a sentence each."""
