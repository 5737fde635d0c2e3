"""When a row has been played: after so many games, or as soon as its result is clear.

The rule looks only after whole deals, and at the games in their order, so that it stops at the
same game however many are played at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from igroteka.arena.outcomes import Outcome
from igroteka.arena.seating import Pairing, Plan
from igroteka.arena.standings import Interval, wilson


class Verdict(StrEnum):
    """Where an interval lies, seen from a target."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"
    """It holds the target: more games could tell."""


def verdict(wins: Interval, target: float) -> Verdict:
    """Say whether an interval is clear of a target.

    >>> verdict(Interval(0.6, 0.5, 0.7), 0.45), verdict(Interval(0.6, 0.5, 0.7), 0.5)
    (<Verdict.ABOVE: 'above'>, <Verdict.OPEN: 'open'>)
    """
    if wins.low > target:
        return Verdict.ABOVE
    return Verdict.BELOW if wins.high < target else Verdict.OPEN


@dataclass(frozen=True)
class Rule:
    """Stop when the hero's share of victories is clear of *target*, after *at_least* games."""

    target: float
    at_least: int

    def stops(self, wins: list[float]) -> bool:
        """Say whether a row is over whose hero has won these games or parts of them."""
        clear = verdict(wilson(wins), self.target) is not Verdict.OPEN
        return len(wins) >= self.at_least and clear


class Running:
    """A row under way: which games are still to be played, and which count."""

    def __init__(self, plan: Plan, rule: Rule | None, earlier: Iterable[Outcome]) -> None:
        self.plan = plan
        self.rule = rule
        self.done: dict[int, Outcome] = {}
        self.length = 0
        """So many games count, once the row is over."""
        self.is_over = False
        self._deals = 0
        self._wins: list[float] = []
        for outcome in earlier:  # it may be that fewer games are asked for now than then
            if outcome.number < plan.ends[-1]:
                self.done.setdefault(outcome.number, outcome)
        self._waiting = [each for each in plan.pairings if each.number not in self.done]
        self._waiting.reverse()
        self._look()

    def next(self) -> Pairing | None:
        """Hand out the next game; None: all are played or under way, or the row is over."""
        return self._waiting.pop() if self._waiting and not self.is_over else None

    def add(self, outcome: Outcome) -> None:
        """Take in a game that was played."""
        self.done[outcome.number] = outcome
        self._look()

    @property
    def total(self) -> int:
        """How many games the row has; if it may stop early, at most."""
        return self.length if self.is_over else self.plan.ends[-1]

    @property
    def count(self) -> int:
        """How many of them have been played."""
        return self.length if self.is_over else len(self.done)

    def outcomes(self) -> list[Outcome]:
        """Return the games that count, in order."""
        return [self.done[number] for number in range(self.length)]

    def _look(self) -> None:
        """See, deal by deal, whether the row is over."""
        ends = self.plan.ends
        while not self.is_over and all(
            number in self.done for number in range(self.length, ends[self._deals])
        ):
            for number in range(self.length, ends[self._deals]):
                outcome, hero = self.done[number], self.plan.row.hero
                if hero:
                    self._wins.append(outcome.win(outcome.bots.index(hero)))
            self.length = ends[self._deals]
            self._deals += 1
            stops = self.rule is not None and self.rule.stops(self._wins)
            self.is_over = stops or self._deals == len(ends)
