"""A game under test, and the set-ups in which it is tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from igroteka.engine import BadSetup, Game, State, find_game


class Setup(NamedTuple):
    """On what terms a game is walked."""

    seats: int
    options: dict[str, str]
    rules: int
    edition: str = ""

    @property
    def name(self) -> str:
        """What a list of tests calls it: `3-yes-v2`."""
        return "-".join([str(self.seats), *self.options.values(), f"v{self.rules}"])

    @classmethod
    def of(cls, state: State[Any]) -> Setup:
        """Return the terms of a state."""
        return cls(state.seats, state.view(None)["options"], state.rules, state.edition)


def nothing(state: Any) -> None:
    """Count nothing."""


@dataclass(frozen=True)
class Case:
    """A game and what only its tests know. The name is enough; each word more makes it stricter.

    `conserved` counts components over the whole state, hidden ones included: what it returns
    must never change during a game. `tally` computes everybody's points from a final view in
    the plainest way, a second opinion on `State.scores`.
    """

    name: str
    conserved: Callable[[Any], Any] = nothing
    tally: Callable[[Any], list[int]] | None = None
    weight: int = 1
    """How long a game takes, in milliseconds or so: the longer, the fewer are walked."""
    longest: int = 5_000
    """No game may take more actions."""
    setups: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """Seats and options to try; empty: every combination that the game accepts."""
    secrets: bool = True
    """False: nothing at all is hidden, no hand and no deck, so there is nothing to imagine."""
    editions: tuple[str, ...] = ()
    """Other editions of the game's data to try."""
    follows: tuple[str, ...] = ()
    """Fields of the state that follow from others, and so make no sense if changed alone."""

    @property
    def game(self) -> Game:
        """The game, by its entry point."""
        return find_game(self.name)

    def new(self, setup: Setup, seed: int) -> State[Any]:
        """Return the first position of a game."""
        game = self.game.at(setup.edition)
        return game.new(setup.seats, seed, setup.options, setup.rules)

    @cached_property
    def newest_setups(self) -> list[Setup]:
        """All seats and options that the game accepts, by the newest rules."""
        found = self._accepted(self.game.rules_version, self.game.edition)
        if not found:
            raise ValueError(f"{self.name} accepts no set-up at all; look at its `settle`.")
        return found

    @cached_property
    def every_setup(self) -> list[Setup]:
        """Those, and some by each older version of the rules and each other edition."""
        found = self.newest_setups[:]
        for rules in self.game.state.RULES[:-1]:
            found += covering(self._accepted(rules, self.game.edition))
        for edition in self.editions:
            found += covering(self._accepted(self.game.rules_version, edition))
        return found

    @cached_property
    def few_setups(self) -> list[Setup]:
        """So many set-ups that each seat count, choice, version and edition comes up."""
        return covering(self.every_setup)

    def _accepted(self, rules: int, edition: str) -> list[Setup]:
        game = self.game
        wanted = self.setups
        if not wanted:
            names = [option.name for option in game.options]
            chosen = [
                dict(zip(names, choices, strict=True))
                for choices in product(*(option.choices for option in game.options))
            ]
            wanted = [(seats, options) for seats in game.seat_counts for options in chosen]
        found: list[Setup] = []
        for seats, options in wanted:
            try:
                setup = Setup(seats, game.check(seats, options, rules), rules, edition)
            except BadSetup:
                continue  # a combination that the game does not allow
            if setup not in found:
                found.append(setup)
        return found


def covering(setups: list[Setup]) -> list[Setup]:
    """Return so many of *setups* that whatever comes up in one of them comes up.

    >>> many = [Setup(seats, {"x": x}, 1) for seats in (2, 3, 4) for x in ("yes", "no")]
    >>> [setup.name for setup in covering(many)]
    ['2-yes-v1', '2-no-v1', '3-yes-v1', '4-yes-v1']
    """
    seen: set[tuple[str, object]] = set()
    chosen = []
    for setup in setups:
        shown: set[tuple[str, object]] = {
            ("seats", setup.seats),
            ("rules", setup.rules),
            ("edition", setup.edition),
            *setup.options.items(),
        }
        if not shown <= seen:
            seen |= shown
            chosen.append(setup)
    return chosen
