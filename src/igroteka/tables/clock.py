"""What clock a table has, and how its time is counted; see docs/clocks.md.

A *span* is a stretch of time in which somebody's days stand still, from and to a moment in
seconds since 1970. All days are those of UTC.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from igroteka.tables.errors import TableError

Span = tuple[float, float]

MINUTE: Final = 60
DAY: Final = 24 * 3600
LIVE: Final = "live"
DAYS: Final = "days"
PARTS: Final = re.compile(
    r"live (?P<bank>[0-9]{1,4})(?P<unit>[ms])\+(?P<increment>[0-9]{1,3})s"
    r"|days (?P<days>[0-9]{1,2})(?P<workdays> workdays)?"
)
LEAST_BANK: Final = 10
MOST_BANK: Final = 10 * 3600
MOST_INCREMENT: Final = 600
MOST_DAYS: Final = 30
LEAST_GRACE: Final = MINUTE
"""Who takes a seat back that was lost by time has at least so many seconds, or the whole bank."""
LIVE_VOTE: Final = 2 * MINUTE
"""At a live table who has not answered a question after so many seconds has refused."""
WAKE_AFTER: Final = 3.0
"""A table with a clock that no server has looked after for so many seconds is woken by another."""
LONG_AGO: Final = 4 * DAY
"""The first of January 1970 was a Thursday: the first Monday came so many seconds after it."""


class Clock(Struct, frozen=True):
    """How much time everybody has at a table."""

    kind: str
    """live: a bank for the whole game, and an increment for every turn; days: so many for each
    decision."""
    bank: int = 0
    """Seconds, of a live clock."""
    increment: int = 0
    """Seconds that come back after each turn, of a live clock."""
    days: int = 0
    """For each decision, of a clock of days."""
    workdays: bool = False
    """Whether Saturdays and Sundays do not count, of a clock of days."""

    @property
    def text(self) -> str:
        """The clock as it is stored and as the API writes it.

        >>> Clock(LIVE, bank=1200, increment=30).text, Clock(DAYS, days=3, workdays=True).text
        ('live 20m+30s', 'days 3 workdays')
        """
        if self.kind == DAYS:
            return f"days {self.days}{' workdays' if self.workdays else ''}"
        whole = self.bank % MINUTE == 0
        bank = f"{self.bank // MINUTE}m" if whole else f"{self.bank}s"
        return f"live {bank}+{self.increment}s"

    @property
    def is_live(self) -> bool:
        """Whether it is a live clock."""
        return self.kind == LIVE

    @property
    def allowance(self) -> float:
        """Seconds that everybody has at first: for the game, or for a decision."""
        return float(self.bank if self.is_live else self.days * DAY)

    @property
    def grace(self) -> float:
        """Seconds that who takes back a seat has at least, after its time was out."""
        return float(min(self.bank, max(LEAST_GRACE, self.bank / 10)))

    @property
    def vote_lasts(self) -> float:
        """Seconds after which who has not answered a question has refused."""
        return float(LIVE_VOTE) if self.is_live else self.allowance


def clock_of(text: str) -> Clock | None:
    """Return the clock that a text names; None: there is none.

    >>> clock_of("live 20m+30s")
    Clock(kind='live', bank=1200, increment=30, days=0, workdays=False)
    >>> clock_of("") is None
    True

    :raises TableError: if it names no clock that we have.
    """
    if not text:
        return None
    found = PARTS.fullmatch(text)
    if found is None:
        raise TableError("error-bad-clock")
    if found["days"] is not None:
        clock = Clock(DAYS, days=int(found["days"]), workdays=found["workdays"] is not None)
        if not 1 <= clock.days <= MOST_DAYS:
            raise TableError("error-bad-clock")
        return clock
    bank = int(found["bank"]) * (MINUTE if found["unit"] == "m" else 1)
    clock = Clock(LIVE, bank=bank, increment=int(found["increment"]))
    if not LEAST_BANK <= clock.bank <= MOST_BANK or clock.increment > MOST_INCREMENT:
        raise TableError("error-bad-clock")
    return clock


# --- days that stand still ------------------------------------------------------------------


def weekends(since: float, until: float) -> list[Span]:
    """Return the weekends that lie in a stretch of time or touch it."""
    week = 7 * DAY
    first = (since - LONG_AGO) // week * week + LONG_AGO
    found = []
    while first < until:
        found.append((first + 5 * DAY, first + week))
        first += week
    return found


def joined(spans: Iterable[Span]) -> list[Span]:
    """Return spans in order, those that overlap as one.

    >>> joined([(5, 9), (1, 3), (2, 4), (7, 7)])
    [(1, 4), (5, 9)]
    """
    found: list[Span] = []
    for since, until in sorted(spans):
        if until <= since:
            continue
        if found and since <= found[-1][1]:
            found[-1] = (found[-1][0], max(until, found[-1][1]))
        else:
            found.append((since, until))
    return found


def counted(since: float, until: float, still: Sequence[Span], workdays: bool) -> float:
    """Return how many seconds of a stretch count, where time stands *still* in some spans.

    >>> counted(0, 100, [(10, 30), (20, 40), (90, 500)], False)
    60
    """
    spans = joined([*still, *weekends(since, until)] if workdays else still)
    return (until - since) - sum(
        max(0, min(until, end) - max(since, begin)) for begin, end in spans
    )


def ends_at(since: float, seconds: float, still: Sequence[Span], workdays: bool) -> float:
    """Return when so many seconds that count will have passed; the inverse of `counted`.

    >>> ends_at(0, 60, [(10, 30), (20, 40), (90, 500)], False)
    90
    """
    at, left = since, max(0.0, seconds)
    horizon = since + left + sum(max(0.0, end - begin) for begin, end in still)
    spans = [*still, *weekends(since, since + (horizon - since + DAY) * 2)] if workdays else still
    for begin, end in joined(spans):
        if end <= at:
            continue
        if begin - at >= left:
            break
        left -= max(0.0, begin - at)
        at = end
    return at + left
