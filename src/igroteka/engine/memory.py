"""The information state of a seat: all that it has seen and done in a game, in order.

A view says what a seat may know now; what it knew before and did itself is its own business to
remember. Learners and solvers that ask for perfect recall use this. A state has no log, so who
plays a game keeps a `Memory` beside it, or asks a `Match`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Self

from igroteka.engine.state import State


class Memory:
    """What one seat remembers: a line for each thing it did, and for each change that it saw.

    Two games in which a seat could not tell a difference at any time have the same memory.
    What others do unseen leaves no line, so nothing is learnt from how often they acted.
    """

    __slots__ = ("lines", "seat", "sight")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sight = ""
        self.lines: list[str] = []

    def see(self, state: State[Any]) -> None:
        """Remember how the table looks, if it has changed.

        :raises ValueError: if the game has no such seat.
        """
        state.check_seat(self.seat)
        sight = digest(state, self.seat)
        if sight != self.sight:
            self.sight = sight
            self.lines.append(f"= {sight}")

    def did(self, action: str) -> None:
        """Remember an own action, by its text."""
        self.lines.append(f"> {action}")

    def copy(self) -> Self:
        """Return a memory that goes on apart from this one."""
        new = self.__class__(self.seat)
        new.sight = self.sight
        new.lines = self.lines[:]
        return new

    def __str__(self) -> str:
        return "\n".join([f"seat {self.seat}", *self.lines])


def digest(state: State[Any], seat: int) -> str:
    """Return 16 hex digits that stand for what *seat* may know now."""
    if state.OBSERVATION is None:
        known = json.dumps(state.view(seat), sort_keys=True)
    else:
        known = repr(list(state.numbers(seat)))
    return blake2b(known.encode(), digest_size=8).hexdigest()
