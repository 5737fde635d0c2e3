"""How a game ended, as it is kept: one line of JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """How one game ended; what is told in lists is told by seat."""

    row: int
    number: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    """1 for who has won; who is level shares a place."""
    actions: int
    decisions: list[int]
    """How often the seat had a choice."""
    seconds: list[float] = field(compare=False)
    """How long it thought in all; it is never the same twice."""
    record: str = field(default="", compare=False, repr=False)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.bots)

    def win(self, seat: int) -> float:
        """Return which part of the victory is the seat's: a shared one counts in equal parts."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def place(self, seat: int) -> float:
        """Return the place of a seat; who is level shares the mean of their places."""
        return self.places[seat] + (self.places.count(self.places[seat]) - 1) / 2

    def margin(self, seat: int) -> int:
        """Return how far the seat was ahead of the best of the others."""
        return self.scores[seat] - max(
            score for other, score in enumerate(self.scores) if other != seat
        )

    def line(self) -> str:
        """Return the outcome as a line of JSON; the record is kept elsewhere."""
        kept = {name: value for name, value in vars(self).items() if name != "record"}
        return json.dumps(kept, ensure_ascii=False)


FIELDS = frozenset(Outcome.__dataclass_fields__) - {"record"}


def outcome_of(line: str) -> Outcome:
    """Return the outcome that a line tells.

    :raises ValueError: if it tells none.

    >>> one = Outcome(0, 4, 9, ["a", "b"], [30, 28], [1, 2], 61, [25, 24], [0.5, 0.25])
    >>> outcome_of(one.line()) == one
    True
    """
    told: Any = json.loads(line)
    if not isinstance(told, dict) or told.keys() != FIELDS:
        raise ValueError(line)
    outcome = Outcome(**told)
    by_seat = (outcome.scores, outcome.places, outcome.decisions, outcome.seconds)
    if not all(isinstance(each, list) and len(each) == outcome.seats for each in by_seat):
        raise ValueError(line)
    return outcome
