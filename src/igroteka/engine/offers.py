"""What a decision means, as data: what may be done and what it brings, what may not and why.

Rules make these for whoever looks: a page words them, a refusal quotes them, a bot may weigh
them. They never stand on the hot path: search asks only what is legal and what happens. But a
page has dozens, made anew after each move, so they are made quickly: nothing here is frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Arguments = dict[str, str | int | tuple[str, ...]]
"""What the words of a message need: numbers, ids of things, several ids of which one fits."""


@dataclass(slots=True)
class Offer:
    """What a legal action means: enough to word it, to weigh it and to draw it.

    >>> Offer(7, "buy", "sq-c4", pays={"coins": 2}, gains={"treasure-red": 1}).about
    'sq-c4'
    """

    action: int
    kind: str
    """What is done, `buy`: it names the message of the label and the group of the list."""
    about: str = ""
    """The thing on the table that stands for it, by the id it is drawn with; empty: none."""
    pays: dict[str, int] = field(default_factory=dict)
    """What is given for it: things and how many."""
    gains: dict[str, int] = field(default_factory=dict)
    """What it brings at once or, as far as it is known, at the end: things and how many."""
    then: tuple[tuple[str, str | int], ...] = ()
    """What follows from it: what happens and to what, `("sinks", "c4")`, `("falls", 2)`."""
    args: dict[str, str | int] = field(default_factory=dict)
    """What else its words name: `{"square": "c4"}`."""
    final: bool = False
    """Whether it cannot be taken back: it reveals something, or ends the turn."""
    opens: bool = False
    """Whether it only takes something up, shows nothing, and the same player decides what for:
    a page may wait with it until that is decided too."""
    more: tuple[int, ...] = ()
    """What is done right after *action*, if one gesture stands for several: see `Step.bundles`."""
    text: str = ""
    """The canonical text, of several actions joined by “; ”; `State.offers` fills it in."""


@dataclass(slots=True)
class Reason:
    """Why a thing cannot be done: an English sentence, the message that says it in other
    languages, the rule behind it, and what its words name."""

    sentence: str
    message: str
    rule: str
    arguments: Arguments

    def __str__(self) -> str:
        return said_plainly(self.sentence, self.arguments)


@dataclass(slots=True)
class Closed:
    """A thing on the table that a person would reach for and cannot use now, and why not."""

    about: str
    """The thing, by the id it is drawn with."""
    reason: Reason
    kind: str = ""
    """What it would be used for, as in `Offer.kind`, where one thing serves several ends."""


def because(
    sentence: str, message: str, rule: str, /, **arguments: str | int | tuple[str, ...]
) -> Reason:
    """Return a reason.

    >>> str(because("It costs {price} coins.", "venice-refusal-price", "V18", price=3))
    'It costs 3 coins.'
    """
    return Reason(sentence, message, rule, arguments)


def said_plainly(sentence: str, arguments: Mapping[str, object]) -> str:
    """Return an English sentence with its arguments filled in."""
    said = {
        name: " or ".join(value) if isinstance(value, tuple) else value
        for name, value in arguments.items()
    }
    return sentence.format(**said) if said else sentence
