"""What all parts of the contract share: which games they walk, and where they stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import ClassVar, TypeVar

from igroteka.testing.case import Case, Setup
from igroteka.testing.position import Position
from igroteka.testing.walking import FIRST_SEED, stops


class Clauses:
    """Some clauses of the contract, each a test. A subclass of all of them names its game."""

    case: ClassVar[Case]

    def seeds(self, games: int) -> range:
        """Return the seeds to walk in one set-up, if there are *games* for all of them."""
        share = games // (self.case.weight * len(self.case.every_setup))
        return range(FIRST_SEED, FIRST_SEED + max(2, share))

    def few_games(self, games: int) -> Iterator[tuple[Setup, int]]:
        """Yield set-ups in which each seat count and choice comes up, and seeds to walk.

        There are *games* for all of them, of a game that takes a millisecond.
        """
        setups = self.case.few_setups
        share = max(1, games // (self.case.weight * len(setups)))
        for setup in setups:
            for seed in range(FIRST_SEED, FIRST_SEED + share):
                yield setup, seed

    @cached_property
    def heard(self) -> set[str]:
        """The messages that a test has listened to in full."""
        return set()


C = TypeVar("C", bound=Clauses)


def at_stops(
    games: int, most: int
) -> Callable[[Callable[[C, Position], None]], Callable[[C, Setup], None]]:
    """Turn a clause about one position into a test: random games, some moments of each."""

    def tested(clause: Callable[[C, Position], None]) -> Callable[[C, Setup], None]:
        def test(self: C, setup: Setup) -> None:
            for seed in self.seeds(games):
                for here in stops(self.case, setup, seed, most):
                    with here:
                        clause(self, here)

        test.__name__, test.__doc__ = clause.__name__, clause.__doc__
        return test

    return tested


def at_decisions(
    games: int, most: int
) -> Callable[[Callable[[C, Position], None]], Callable[[C, Setup], None]]:
    """Turn a clause about a decision into a test: as `at_stops`, where there is one."""

    def tested(clause: Callable[[C, Position], None]) -> Callable[[C, Setup], None]:
        @at_stops(games, most)
        def test(self: C, here: Position) -> None:
            if not here.state.is_over:
                clause(self, here)

        test.__name__, test.__doc__ = clause.__name__, clause.__doc__
        return test

    return tested


def at_few_stops(
    games: int, most: int
) -> Callable[[Callable[[C, Position], None]], Callable[[C], None]]:
    """Turn a clause about one position into one test, see `Clauses.few_games`."""

    def tested(clause: Callable[[C, Position], None]) -> Callable[[C], None]:
        def test(self: C) -> None:
            for setup, seed in self.few_games(games):
                for here in stops(self.case, setup, seed, most):
                    with here:
                        clause(self, here)

        test.__name__, test.__doc__ = clause.__name__, clause.__doc__
        return test

    return tested
