"""A table that somebody looks at: the table, its lock, and who listens."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from igroteka.tables.payer import ADDRESS, Payer
from igroteka.tables.table import Table


@dataclass(eq=False)
class Live:
    """A table in use."""

    table: Table
    used: float
    """When somebody last asked for it."""
    payer: Payer
    """Who waits for its bots: who sits there and last did something or came."""
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

    @classmethod
    def of(cls, table: Table, now: float) -> Live:
        """Return a table that comes into use; until somebody comes, its host pays for bots."""
        host = table.setup.host
        return cls(table, now, Payer(host, host))

    def pays(self, seat: int | None) -> None:
        """Note that the person at *seat* is there, from where the request comes."""
        person = None if seat is None else self.table.seats[seat].person
        if person is not None:
            self.payer = Payer(person, ADDRESS.get() or person)

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
