"""A table that somebody looks at: the table, its lock, and who listens."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from igroteka.tables.messages import Message, Presence
from igroteka.tables.payer import ADDRESS, Payer
from igroteka.tables.table import Table
from igroteka.tables.views import DealCheck

TELL_AFTER: Final = 1.0
"""So many seconds lie between two tellings of who is here."""
MOST_A_SECOND: Final = 500
"""So many are told in a second who is here, at most."""
RECENT: Final = 16
"""So many entries are new enough to be told to many."""
MOST_KEPT: Final = 200


class Part(NamedTuple):
    """Who is at a table on one server."""

    seats: list[int] = []
    thinking: list[int] = []
    spectators: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not (self.seats or self.thinking or self.spectators)


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
    elsewhere: dict[str, Part] = field(default_factory=dict)
    """Who is there on other servers."""
    presence_watchers: list[Callable[[Live], None]] = field(default_factory=list)
    """Who wants to know, now and then, that presence has changed here."""
    is_gone: bool = False
    """Whether it has left the memory with people listening: they must ask for it anew."""
    presence: Presence = field(default_factory=lambda: Presence("presence", [], [], 0))
    """Who is here and who thinks, as all were last told."""
    pulse: int = 0
    """How often all were told of presence."""
    bots: asyncio.Task[None] | None = None
    points: list[list[int]] | None = None
    """Everybody's points after each step, once the game is over and somebody has asked."""
    checked: dict[str, DealCheck] = field(default_factory=dict)
    """What came of checking the deal, by language, once the game is over and somebody asked."""
    _messages: dict[tuple[int, int | None], Message] = field(default_factory=dict)
    """What was lately told to whom: the same for all who see the table from one seat."""
    _telling: asyncio.TimerHandle | None = None
    """When all will next be told of presence; None: nothing has changed."""
    _has_told_otherwise: bool = False
    """Whether somebody who came was told something else than all were last told."""
    _told_at: float = -math.inf
    """When all were last told of presence, on the loop's clock."""

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

    def message(self, position: int, viewer: int | None) -> Message:
        """Return what the seat *viewer* (None: a spectator) is told of an entry.

        What is new is the same object for all, so that it is made, and written, only once.
        """
        told = self.table.told[position]
        if position < self.table.number - RECENT:
            return told.line.entry.message(told, viewer)
        found = self._messages.get((position, viewer))
        if found is None:
            if len(self._messages) > MOST_KEPT:
                self._messages.clear()
            found = told.line.entry.message(told, viewer)
            self._messages[position, viewer] = found
        return found

    def forget_messages(self) -> None:
        """Make anew what is told of entries: what they say has changed."""
        self._messages.clear()

    def presence_now(self) -> Presence:
        """Return who is here and who thinks, on any server."""
        others = self.elsewhere.values()
        thinking = self.thinking.union(*(part.thinking for part in others))
        spectators = self.spectators + sum(part.spectators for part in others)
        return Presence("presence", self.connected, sorted(thinking), spectators)

    @property
    def part(self) -> Part:
        """Who is there on this server."""
        seats = [number for number, seat in enumerate(self.table.seats) if seat.listeners]
        return Part(seats, sorted(self.thinking), self.spectators)

    def is_elsewhere(self, server: str, part: Part, now: float) -> None:
        """Note who is there on another server."""
        if part.is_empty:
            self.elsewhere.pop(server, None)
        else:
            self.elsewhere[server] = part
        for number, seat in enumerate(self.table.seats):
            was_there = seat.elsewhere
            seat.elsewhere = sum(number in other.seats for other in self.elsewhere.values())
            if was_there or seat.elsewhere:
                seat.last_seen = now
        self.presence_changed()

    def presence_changed(self) -> None:
        """Have all listeners told who is here and who thinks, at most once a second.

        Where very many look on, they are told less often, so that it never takes more than a
        small part of the server's time however they come and go.
        """
        if self._telling is None:
            loop = asyncio.get_running_loop()
            pause = max(TELL_AFTER, len(self.listeners) / MOST_A_SECOND)
            due = max(loop.time(), self._told_at + pause)
            self._telling = loop.call_at(due, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        self._told_at = asyncio.get_running_loop().time()
        for watcher in self.presence_watchers:
            watcher(self)
        now = self.presence_now()
        if now != self.presence or self._has_told_otherwise:
            self._has_told_otherwise = False
            self.presence = now
            self.pulse += 1
            self.wake()

    def told_at_once(self) -> Presence:
        """Return who is here, for one who comes; the others hear of it by and by."""
        now = self.presence_now()
        # It may be over before all are told, and what they know be true again: tell it anyway.
        self._has_told_otherwise |= now != self.presence
        return now

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
            if seat.bot is not None or seat.is_here
        ]

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table left the memory."""
        timing = self.table.timing
        if timing is not None and timing.keeps_awake:
            return False
        is_quiet = self.bots is None and self._telling is None
        return is_quiet and not self.listeners and not self.lock.locked()
