"""Sees at the tables what people are to hear of, and writes it down."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sqlalchemy import Connection

from igroteka.engine import IgrotekaError
from igroteka.people.notices import delivering, gathering
from igroteka.people.notices.gathering import Noted, Wanted
from igroteka.people.notices.judging import is_due_to_people, over_since, waited_since
from igroteka.people.notices.writing import OVER, TURN, News, news_of
from igroteka.tables.live import Live
from igroteka.tables.service import Tables

LOADED_AT_ONCE: Final = 50
"""So many tables are loaded in one look for what was forgotten."""
REMEMBERED: Final = 20_000
SETTLED: Final = 20.0
"""Where something has happened since less than so many seconds, a server still looks at it."""


@dataclass(frozen=True)
class Telling:
    """How a host wants people to be told."""

    inside: bool = False
    """Whether people may name addresses of the host's own network."""
    public_url: str = ""
    """The address with which links begin; empty: the one that a person came by."""
    gathered_for: float = 10.0
    """So many seconds after the first news what has come since is told together."""
    rest: float = 60.0
    """So many seconds lie between two messages to one person."""


class Judged(NamedTuple):
    """What was last found out about a person at a table."""

    since: int | None = None
    over: int | None = None


class Watching:
    """Looks at the tables of those who want to be told something."""

    def __init__(self, tables: Tables, telling: Telling) -> None:
        self._tables = tables
        self._database = tables.store.database
        self._telling = telling
        self.people: dict[str, Wanted] = {}
        """Who wants to be told."""
        self.changed: set[str] = set()
        """Tables at which something has happened."""
        self.wake = asyncio.Event()
        """Set when there is something to do."""
        self._numbers: dict[str, int] = {}
        """The entries up to which tables were looked at."""
        self._judged: dict[tuple[str, str], Judged] = {}
        self._settled = 0.0
        """The same, but a server that starts takes up all that its forerunner has left."""
        self._scanned: dict[tuple[str, str], float] = {}
        """When something last happened at tables that were looked at for what was forgotten."""

    def watch(self, live: Live) -> None:
        """Note that something may have happened at a table of somebody who wants to be told.

        This is called with every move, and must cost nothing where nobody wants to.
        """
        people = self.people
        if not people or people.keys().isdisjoint(live.table.holders):
            return
        table = live.table
        if self._numbers.get(table.id) != table.number:
            self.changed.add(table.id)
            self.wake.set()

    async def refresh(self) -> None:
        """Find out anew who wants to be told."""
        self.people = await self._database.read(gathering.everybody)

    async def judge(self) -> None:
        """Write down what people are to hear of the tables at which something has happened."""
        changed, self.changed = self.changed, set()
        noted: list[Noted] = []
        each: list[tuple[str, News]] = []
        for id in changed:
            live = self._tables.keeper.at_hand.get(id)
            if live is None:
                continue
            self._numbers[id] = live.table.number
            for person in live.table.holders.keys() & self.people.keys():
                self._judge_for(live, person, noted, each)
        if noted:
            await self._write_down(noted, each)
        for memory in (self._numbers, self._judged, self._scanned):
            if len(memory) > REMEMBERED:
                memory.clear()

    def _judge_for(
        self, live: Live, person: str, noted: list[Noted], each: list[tuple[str, News]]
    ) -> None:
        table, seat = live.table, live.table.holders[person]
        wanted = self.people[person]
        now = Judged(waited_since(table, seat), over_since(table))
        had = self._judged.get((person, table.id), Judged())
        self._judged[person, table.id] = now
        for kind, number, was in ((TURN, now.since, had.since), (OVER, now.over, had.over)):
            if number is None or number == was or table.told[number - 1].line.at < wanted.since:
                continue
            is_seen = table.seats[seat].is_here or not is_due_to_people(table, seat, number)
            noted.append(Noted(person, kind, table.id, number, {}, is_seen))
            if wanted.every:
                each.append((person, news_of(table, seat, wanted.lang, 0, kind, number)))

    async def _write_down(self, noted: list[Noted], each: list[tuple[str, News]]) -> None:
        now = self._tables.wall()

        def work(connection: Connection) -> None:
            gathering.note(connection, noted, now, self._telling.gathered_for)
            for person, news in each:
                wishes = gathering.wishes_for(connection, person)
                if wishes is not None:
                    wishes = replace(wishes, origin=self._telling.public_url or wishes.origin)
                    gathering.deliver_each(connection, news, wishes, now)

        await self._database.write(work)

    async def scan(self) -> None:
        """Look for what nobody has written down, and forget what is old."""
        now = self._tables.wall()
        await self.refresh()
        if not self.people:
            return
        settled, self._settled = self._settled, SETTLED
        found = await self._database.read(lambda c: gathering.forgotten(c, now, settled))
        loaded = 0
        for person, table, updated in found:
            if person not in self.people or self._scanned.get((person, table)) == updated:
                continue
            if (loaded := loaded + 1) > LOADED_AT_ONCE:
                break
            self._scanned[person, table] = updated
            with suppress(IgrotekaError):  # why it cannot be opened has been said
                await self._tables.keeper.find(table)
                self._judged.pop((person, table), None)
                self.changed.add(table)

        def work(connection: Connection) -> None:
            delivering.give_up(connection, now)
            gathering.forget_old(connection, now)

        await self._database.write(work)
