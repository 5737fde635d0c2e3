"""A table that somebody looks at: the table, its lock, and who listens."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from igroteka.tables.table import Table
from igroteka.tables.views import DealCheck


@dataclass(eq=False)
class Live:
    """A table in use."""

    table: Table
    used: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from the check of an entry until it is stored and taken."""
    listeners: set[asyncio.Event] = field(default_factory=set)
    spectators: int = 0
    thinking: set[int] = field(default_factory=set)
    pulse: int = 0
    """Grows when presence changes: who is here, who thinks."""
    bots: asyncio.Task[None] | None = None
    points: list[list[int]] | None = None
    """Everybody's points after each step, once the game is over and somebody has asked."""
    checked: dict[str, DealCheck] = field(default_factory=dict)
    """What came of checking the deal, by language, once the game is over and somebody asked."""

    def wake(self) -> None:
        """Have all listeners look for news."""
        for listener in self.listeners:
            listener.set()

    def presence_changed(self) -> None:
        """Have all listeners told who is here and who thinks."""
        self.pulse += 1
        self.wake()

    def here(self, seat: int | None, by: int, now: float) -> None:
        """Count a viewer in or out."""
        if seat is None:
            self.spectators += by
        else:
            self.table.seats[seat].listeners += by
            self.table.seats[seat].last_seen = now
        self.presence_changed()

    @property
    def connected(self) -> list[int]:
        """The seats that are there: people who have the table open, and bots."""
        return [
            number
            for number, seat in enumerate(self.table.seats)
            if seat.bot is not None or seat.listeners > 0
        ]

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table left the memory."""
        return not self.listeners and not self.lock.locked() and self.bots is None
