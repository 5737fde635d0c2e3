"""A moment of a game under test, and how to say what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import Any, NoReturn, Self

import pytest

from igroteka.engine import Game, State
from igroteka.testing.case import Case, Setup


@dataclass
class Position:
    """A state, and how it came about: after *step* random actions of a game with *seed*.

    As a context manager it adds to whatever goes wrong inside where that was.
    """

    case: Case
    state: State[Any]
    setup: Setup
    seed: int = 0
    step: int = -1
    """How many actions led here; -1: none, the state was made by hand."""

    @property
    def game(self) -> Game:
        """The game, with the edition of this state."""
        return self.case.game.at(self.state.edition)

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who may look: all seats, and a spectator."""
        return [*range(self.state.seats), None]

    def copy(self) -> Position:
        """Return the position with a state of its own."""
        return Position(self.case, self.state.copy(), self.setup, self.seed, self.step)

    # --- saying what is wrong ------------------------------------------------------------

    def need(
        self, holds: object, wrong: str, seat: int | None = None, action: int | None = None
    ) -> None:
        """Fail with a sentence unless something holds."""
        if not holds:
            self.fail(wrong, seat, action)

    def same(
        self,
        found: object,
        wanted: object,
        wrong: str,
        seat: int | None = None,
        action: int | None = None,
    ) -> None:
        """Fail with a sentence that names the first difference unless two things are equal."""
        if found != wanted:
            self.fail(f"{wrong}: {difference(found, wanted)}", seat, action)

    def fail(self, wrong: str, seat: int | None = None, action: int | None = None) -> NoReturn:
        """Fail, saying where, what is wrong, and how to be there again."""
        told(f"{self.where(seat, action)}\n{wrong}\n{self.again()}")

    def where(self, seat: int | None = None, action: int | None = None) -> str:
        """Return which game and which moment this is."""
        setup = self.setup
        words = [f"{self.case.name} with {self.state.seats} seats"]
        words += [f"{name}={choice}" for name, choice in setup.options.items()]
        words.append(f"rules {setup.rules}")
        words += [f"edition {setup.edition}"] if setup.edition else []
        words += [f"seed {self.seed}", f"step {self.step}"] if self.step >= 0 else []
        words += [f"seat {seat}"] if seat is not None else []
        if action is not None and 0 <= action < self.game.codec.size:
            words.append(f"“{self.game.codec.text(action)}” ({action})")
        return ", ".join(words) + ":"

    def again(self) -> str:
        """Return the line that leads here."""
        if self.step < 0:
            return f"To be there: {self.state!r}"
        seats, options, rules, edition = self.setup
        more = f", edition={edition!r}" if edition else ""
        return (
            f'To be there: igroteka.testing.position("{self.case.name}", {seats}, {self.seed}, '
            f"{self.step}, {options}, rules={rules}{more})"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if isinstance(error, Exception):
            error.add_note(f"{self.where()}\n{self.again()}")


def told(wrong: str) -> NoReturn:
    """Fail with nothing but a sentence: where in this suite it was noticed helps nobody."""
    pytest.fail(wrong, pytrace=False)


def difference(found: object, wanted: object) -> str:
    """Return where two documents differ first.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    '["a"][1] is 2, not 3'
    """
    place = ""
    while True:
        if isinstance(found, dict) and isinstance(wanted, dict):
            keys = [k for k in (*wanted, *found) if found.get(k, ...) != wanted.get(k, ...)]
            if keys and keys[0] in found and keys[0] in wanted:
                place += f'["{keys[0]}"]'
                found, wanted = found[keys[0]], wanted[keys[0]]
                continue
            which = "has no" if keys and keys[0] in wanted else "should not have"
            return f'{place or "it"} {which} "{keys[0]}"' if keys else f"{place} differs"
        if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
            n = next(n for n, (a, b) in enumerate(zip(found, wanted, strict=True)) if a != b)
            place += f"[{n}]"
            found, wanted = found[n], wanted[n]
            continue
        return f"{place or 'it'} is {brief(found)}, not {brief(wanted)}"


def brief(value: object) -> str:
    """Return how a value is written, not too long."""
    text = repr(value)
    return text if len(text) <= 300 else text[:297] + "…"
