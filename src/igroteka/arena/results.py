"""What an arena has shown: outcomes by row, and all that is computed from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from igroteka.arena.outcomes import Outcome
from igroteka.arena.ratings import Rating, ratings
from igroteka.arena.seating import Row
from igroteka.arena.standings import Standing, standing, standings
from igroteka.arena.stopping import Verdict, verdict

if TYPE_CHECKING:
    from igroteka.arena.arena import Arena


@dataclass(frozen=True)
class RowResult:
    """The games of a row that count, in order."""

    row: Row
    outcomes: tuple[Outcome, ...]

    @cached_property
    def standings(self) -> list[Standing]:
        """What each bot achieved, the best first."""
        return standings(self.outcomes)

    @property
    def hero(self) -> Standing:
        """What the hero achieved, in a row that has one."""
        return standing(self.row.hero, self.outcomes)

    def verdict(self, target: float) -> Verdict:
        """Say whether the hero's share of victories is clear of a target."""
        return verdict(self.hero.wins, target)


@dataclass(frozen=True)
class Results:
    """The results of an arena."""

    arena: Arena
    rows: tuple[RowResult, ...]

    @property
    def outcomes(self) -> list[Outcome]:
        """All games that count, row by row."""
        return [outcome for result in self.rows for outcome in result.outcomes]

    @property
    def standings(self) -> list[Standing]:
        """What each bot achieved in all rows together, the best first."""
        return standings(self.outcomes)

    @cached_property
    def ratings(self) -> dict[int, list[Rating]]:
        """How strong all who took part are, by the number of seats.

        :raises BadSetup: if the extra `arena` is not installed.
        """
        counts = dict.fromkeys(result.row.seats for result in self.rows)
        return {
            seats: ratings(each for each in self.outcomes if each.seats == seats)
            for seats in counts
        }
