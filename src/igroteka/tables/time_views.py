"""What a page or an API client is told about the time of a table and of who sits there."""

from __future__ import annotations

from msgspec import Struct


class TimeOutLine(Struct, frozen=True):
    """Somebody's time was out, and a bot took the seat."""

    number: int
    """The entry that says so."""
    seat: int
    step: int
    """How far the game was."""


class ClockView(Struct, frozen=True):
    """How much time everybody has at a table."""

    text: str
    """The clock as it is set: "live 20m+30s" or "days 3", perhaps with " workdays"."""
    kind: str
    """live: a bank for the game and an increment for every turn; days: so many a decision."""
    bank: int
    """Seconds that everybody has at first, of a live clock; else 0."""
    increment: int
    """Seconds that come back after each turn, of a live clock; else 0."""
    days: int
    """For each decision, of a clock of days; else 0."""
    workdays: bool
    """Whether Saturdays and Sundays (UTC) do not count."""


class SeatTime(Struct, frozen=True):
    """How much time a person has."""

    left: float
    """Seconds that are left: for the game with a live clock, else for the decision."""
    runs: bool
    """Whether it runs now: only while the table waits for the seat, and does not vote."""
    ends_at: float | None
    """When it will be out, in seconds since 1970 by the server's time; None: it does not run."""
    is_out: bool
    """Whether it was out, and a bot has the seat until the owner takes it back."""
    holiday_until: float | None
    """Until when the person is on holiday, and days stand still; None: they are not, now."""
