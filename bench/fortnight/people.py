"""Who plays: quick and slow people, some who vanish for days, some who are told, some programs."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bench.fortnight.asking import OpenTable, Who
from bench.fortnight.clockwork import DAY

HOUR: Final = 3600.0
MINUTE: Final = 60.0
GRID: Final = 10 * MINUTE
"""People come at moments of this grid, so that several come at the same time."""
ZONES: Final = ("UTC", "Europe/Vienna", "America/New_York", "Asia/Tokyo")
QUICK, STEADY, SLOW = "quick", "steady", "slow"
EVERY: Final = {QUICK: (6 * HOUR, 14 * HOUR), STEADY: (3 * HOUR, 9 * HOUR), SLOW: (DAY, 3 * DAY)}
"""How long it takes until somebody looks by themselves."""
WAKES, SLEEPS = 7, 23
"""The hours in which people play, by their own time."""


@dataclass
class Person:
    """One who plays."""

    name: str
    kind: str
    who: Who
    zone: str
    has_account: bool = False
    is_told: bool = False
    """Whether they have a webhook."""
    told_of_every: bool = False
    """Whether it is a program's."""
    quiet: tuple[int, int] | None = None
    """The minutes of the day from and to which they do not want to be told."""
    vanished: list[tuple[float, float]] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    open: dict[str, OpenTable] = field(default_factory=dict)
    """Pages that they have open, by table."""
    open_until: dict[str, float] = field(default_factory=dict)

    def is_away(self, at: float) -> bool:
        """Say whether they have vanished."""
        return any(begin <= at < end for begin, end in self.vanished)

    def awake_from(self, at: float) -> float:
        """Return a moment of the grid from which on they are awake."""
        at = math.ceil(at / GRID) * GRID
        while not WAKES <= datetime.fromtimestamp(at, ZoneInfo(self.zone)).hour < SLEEPS:
            at += GRID
        return at

    def told_from(self, at: float) -> float:
        """Return from when on they may be told something: after their quiet hours."""
        if self.quiet is None:
            return at
        begin, end = self.quiet
        minute_begun = math.floor(at / MINUTE) * MINUTE
        first = True
        while True:
            there = datetime.fromtimestamp(minute_begun, ZoneInfo(self.zone))
            minute = there.hour * 60 + there.minute
            quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
            if not quiet:
                return at if first else minute_begun
            minute_begun, first = minute_begun + MINUTE, False

    def next_look(self, now: float, chance: random.Random) -> float:
        """Return when they will look by themselves."""
        return self.awake_from(now + chance.uniform(*EVERY[self.kind]))


def population(number: int, since: float, days: int, chance: random.Random) -> list[Person]:
    """Return so many people of all kinds."""
    found = []
    for n in range(number):
        kind = chance.choices((QUICK, STEADY, SLOW), (55, 32, 13))[0]
        address = f"10.{n // 250}.{n % 250}.7"
        person = Person(f"Person{n}", kind, Who(address=address), chance.choice(ZONES))
        person.has_account = chance.random() < 0.6
        person.is_told = kind == QUICK or chance.random() < 0.3
        person.told_of_every = person.is_told and chance.random() < 0.08
        if person.is_told and not person.told_of_every and chance.random() < 0.35:
            person.quiet = (chance.randrange(21 * 60, 24 * 60), chance.randrange(5 * 60, 8 * 60))
        if chance.random() < 0.1:
            begin = since + chance.uniform(0.5, max(0.6, days - 3)) * DAY
            person.vanished.append((begin, begin + chance.uniform(2, 5) * DAY))
        found.append(person)
    return found
