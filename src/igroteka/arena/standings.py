"""What bots achieved, with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from igroteka.arena.outcomes import Outcome

Z: Final = 1.96
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """An estimate and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class Standing(NamedTuple):
    """What one bot achieved; `games` counts each seat at which it sat."""

    bot: str
    games: int
    wins: Interval
    """Its share of the victories: of equals each has one divided by the number of seats."""
    place: Interval
    score: Interval
    margin: Interval
    """Points ahead of the best of the others."""
    thinks: float
    """Milliseconds for each decision at which it had a choice."""


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Return what each bot achieved, the best first."""
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.bots)
    table = [standing(name, outcomes) for name in names]
    return sorted(table, key=lambda each: (-each.wins.mean, -each.score.mean))


def standing(bot: str, outcomes: Sequence[Outcome]) -> Standing:
    """Return what one bot achieved in games of which it played at least one."""
    seats = [
        (outcome, seat)
        for outcome in outcomes
        for seat, name in enumerate(outcome.bots)
        if name == bot
    ]

    def each(tell: Callable[[Outcome, int], float]) -> list[float]:
        return [tell(outcome, seat) for outcome, seat in seats]

    decided = sum(outcome.decisions[seat] for outcome, seat in seats)
    thought = sum(outcome.seconds[seat] for outcome, seat in seats)
    return Standing(
        bot,
        len(seats),
        wilson(each(Outcome.win)),
        normal(each(Outcome.place)),
        normal(each(lambda outcome, seat: outcome.scores[seat])),
        normal(each(Outcome.margin)),
        1000 * thought / max(1, decided),
    )


def wilson(shares: Iterable[float]) -> Interval:
    """Return Wilson's interval of a proportion.

    Shared victories make it a little wider than it must be, never narrower.

    >>> [round(end, 3) for end in wilson([1.0] * 70 + [0.0] * 30)]
    [0.7, 0.604, 0.781]
    >>> wilson([1.0] * 6).high, wilson([0.0] * 7).low
    (1.0, 0.0)
    """
    given = list(shares)
    n = len(given)
    p = sum(given) / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    # Who has won all or nothing is at an end of the interval, but for the rounding of floats.
    return Interval(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))


def normal(values: Sequence[float]) -> Interval:
    """Return the normal interval of a mean; that of a single value has no width.

    >>> [round(end, 2) for end in normal([1, 2, 3])]
    [2.0, 0.87, 3.13]
    """
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Interval(mean, mean, mean)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    half = Z * deviation / math.sqrt(n)
    return Interval(mean, mean - half, mean + half)
