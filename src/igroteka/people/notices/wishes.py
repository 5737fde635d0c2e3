"""How a person wants to be told: in which language, and at which hours not."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from igroteka.face import LANGUAGES
from igroteka.tables.errors import TableError

TIME: Final = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
ZONE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+/-]{0,63}")


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person wants to be told."""

    person: str
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    """The minute of the day from which nothing is told; None: there are no quiet hours."""
    quiet_to: int | None = None
    origin: str = ""
    """How the person reaches us: links begin with it."""
    since: float = 0.0
    """Nothing that was before is told."""
    rest_until: float = 0.0
    """Until then what happens is gathered: a burst is told once."""

    def told_from(self, now: float) -> float:
        """Return from when on this person may be told something, at the time *now* or later.

        >>> anna = Wishes("a", zone="Europe/Vienna", quiet_from=22 * 60, quiet_to=7 * 60)
        >>> night = datetime(2026, 1, 9, 22, 30, tzinfo=UTC).timestamp()  # half past eleven there
        >>> datetime.fromtimestamp(anna.told_from(night), UTC).isoformat()
        '2026-01-10T06:00:00+00:00'
        >>> noon = datetime(2026, 1, 9, 12, tzinfo=UTC).timestamp()
        >>> anna.told_from(noon) == noon
        True
        """
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return now
        there = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = there.hour * 60 + there.minute
        over_midnight = self.quiet_from > self.quiet_to
        after, before = minute >= self.quiet_from, minute < self.quiet_to
        if not (after or before if over_midnight else after and before):
            return now
        morning = there.replace(
            hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0
        )
        if morning <= there:
            morning += timedelta(days=1)
        # In the night in which clocks are set, an hour may be missing: never before now.
        return max(now, morning.astimezone(UTC).timestamp())


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone; one that this machine does not know is UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def checked_zone(name: str) -> str:
    """Return the name of a time zone.

    :raises TableError: if there is none of this name.
    """
    try:
        if not ZONE.fullmatch(name):
            raise ValueError
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise TableError("error-no-zone", zone=name[:64]) from None
    return name


def checked_lang(lang: str) -> str:
    """Return a language that notices can be written in.

    :raises TableError: if they cannot.
    """
    if lang not in LANGUAGES:
        raise TableError("error-no-lang", lang=lang[:8], langs=", ".join(LANGUAGES))
    return lang


def minute_of(text: str) -> int | None:
    """Return the minute of the day that a time names; None: it names none.

    :raises TableError: if it is no time.

    >>> minute_of("22:30"), minute_of("7:00"), minute_of("")
    (1350, 420, None)
    """
    if not text:
        return None
    found = TIME.fullmatch(text)
    if found is None:
        raise TableError("error-no-time", time=text[:8])
    return int(found[1]) * 60 + int(found[2])


def time_of(minute: int | None) -> str:
    """Return a minute of the day as a time.

    >>> time_of(420), time_of(None)
    ('07:00', '')
    """
    return "" if minute is None else f"{minute // 60:02}:{minute % 60:02}"


def wishes_of(row: Any) -> Wishes:
    """Return the wishes that a row of the database holds."""
    return Wishes(**row._mapping)
