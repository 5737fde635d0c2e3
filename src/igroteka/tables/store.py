"""Storage: an SQLite file by default, or PostgreSQL.

What `append` has returned from is on the disk: SQLite syncs every commit, so a killed
process or a power cut loses nothing that anybody was told. Where many tables are played, entries
that arrive within a few milliseconds share a commit: one takes as long as ten entries more in it,
and wakes a thread and the loop. What they wake is done in one go for all of them, and takes half
as long as one by one, each with cold caches.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Text, bindparam, func, insert, select, type_coerce, update
from sqlalchemy.exc import IntegrityError

from igroteka.engine.randomness import seed_of, seed_text
from igroteka.tables import counting
from igroteka.tables import models as m
from igroteka.tables.appending import Write, commit
from igroteka.tables.database import Database
from igroteka.tables.entries import entries_of
from igroteka.tables.errors import Unavailable
from igroteka.tables.lobby import ASLEEP_AFTER, Wish, lobby_of
from igroteka.tables.postgres import CHANNEL, notices
from igroteka.tables.setup import Setup
from igroteka.tables.standing import Line
from igroteka.tables.views import Lobby, Status

MOST_AT_ONCE = 200
GATHERED_FOR = 0.02
"""Seconds between the beginnings of two commits, unless an entry follows one of the last commit:
then somebody goes on with a gesture, or one table is played fast, and nobody else is waited for.
Who comes after a pause is never kept waiting."""


class Conflict(Exception):
    """Somebody else has already written this entry's number."""


class Moment(NamedTuple):
    """How far the clocks of a table are."""

    table: str
    number: int
    """The last entry."""
    deadline: float | None
    """When the table has to be looked after at the latest; None: no time runs."""
    passed: float
    """Seconds since that entry."""


class Stored(asyncio.Future[None]):
    """An entry on its way to the disk.

    It cannot be called back: a task that waits for it and is cancelled hears of that only when
    the entry is stored or refused.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        """Say that this cannot be cancelled."""
        return False


Job = tuple[Write, Stored]


class Store:
    """What is stored of the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.server = secrets.token_hex(6)
        """What this server is called among those that share the database."""
        self._jobs: list[Job] = []
        """What is to be stored next, in this order."""
        self._due = asyncio.Event()
        """Set when it is time for that."""
        self._due_at = -math.inf
        """When it is, on the loop's clock, unless something is in a hurry."""
        self._latest: set[str] = set()
        """The tables of which something was in the last commit."""
        self._closing = False
        self._writer = asyncio.create_task(self._write_until_closed())

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at this URL or path, creating or migrating it as needed."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        self._closing = True
        self._due.set()
        await self._writer
        self.database.close()

    # --- writing ----------------------------------------------------------------------------

    async def create(
        self,
        setup: Setup,
        names: list[str] | None = None,
        scores: list[int] | None = None,
        writes: Sequence[Write] = (),
    ) -> None:
        """Store a new table with its first entries, all or nothing.

        With *scores* it is one whose game is already over.
        """
        row = {
            **asdict(setup),
            "seed": "" if setup.seed is None else seed_text(setup.seed),
            "redraws": [(step, seed_text(seed)) for step, seed in setup.redraws],
            "status": Status.WAITING if scores is None else Status.FINISHED,
            "step": len(setup.base),
            "to_act": [],
            "scores": scores,
            "updated": setup.created,
        }
        named = [
            {"table_id": setup.id, "seat": seat, "name": name}
            for seat, name in enumerate(names or [])
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(m.tables), row)
            if named:
                connection.execute(insert(m.seats), named)
            if writes:
                commit(writes, connection)

        try:
            await self.database.write(work)
        except IntegrityError:
            # Its id is nobody else's: it was stored when the connection was cut.
            if await self.load(setup.id) is None:
                raise

    def append(self, write: Write) -> Stored:
        """Store an entry; when what is returned is done, it is on the disk.

        It ends with `Conflict` if the number is taken; then nothing was stored.
        """
        loop = asyncio.get_running_loop()
        done = Stored(loop=loop)
        self._jobs.append((write, done))
        if write.table in self._latest:
            self._due.set()
        elif len(self._jobs) == 1:
            loop.call_at(max(self._due_at, loop.time()), self._due.set)
        return done

    async def _write_until_closed(self) -> None:
        while self._jobs or not self._closing:
            await self._due.wait()
            self._due.clear()
            jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
            if self._jobs:
                self._due.set()
            if jobs:
                self._due_at = asyncio.get_running_loop().time() + GATHERED_FOR
                self._latest = {write.table for write, _ in jobs}
                await self._store(jobs)

    async def _store(self, jobs: list[Job]) -> None:
        """Store entries in one commit, and say so to who waits for each: only then it is true."""
        begun = time.perf_counter()
        try:
            await self.database.write(self._commit([write for write, _ in jobs]))
            counting.COMMIT.note(time.perf_counter() - begun)
            counting.COMMITTED.note(len(jobs))
        except Unavailable as error:
            for _, done in jobs:
                done.set_exception(error)
        except Exception:
            await self._commit_singly(jobs)
        else:
            for _, done in jobs:
                done.set_result(None)

    async def _commit_singly(self, jobs: list[Job]) -> None:
        """One of the jobs cannot be stored: store the others, and say so to its owner."""
        for write, done in jobs:
            try:
                await self.database.write(self._commit([write]))
            except IntegrityError:
                # The number is taken: by us, if the connection was cut as it was stored.
                if self.database.is_shared and await self._is_stored(write):
                    done.set_result(None)
                else:
                    done.set_exception(Conflict())
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

    def _commit(self, writes: list[Write]) -> Callable[[Connection], None]:
        """Return the work of storing entries, and of telling the other servers with it."""

        def work(connection: Connection) -> None:
            commit(writes, connection)
            if self.database.is_shared:
                newest = {write.table: write.line.number for write in writes}
                for notice in notices(self.server, "entries", newest):
                    connection.execute(select(func.pg_notify(CHANNEL, notice)))

        return work

    async def _is_stored(self, write: Write) -> bool:
        """Say whether exactly this line is in the log."""
        try:
            lines = await self.lines_after(write.table, write.line.number - 1)
        except Unavailable:
            return False
        return bool(lines) and lines[0] == write.line

    async def note(self, moments: Sequence[Moment]) -> None:
        """Store how far clocks are, of tables at which nothing has happened since."""
        rows = [
            {"the_id": at.table, "after": at.number, "ends": at.deadline, "gone": at.passed}
            for at in moments
        ]
        # Of servers that share a database none holds one table while it waits for another.
        parts = [[row] for row in rows] if self.database.is_shared else [rows]
        for part in filter(None, parts):
            await self.database.write(partial(note_moments, part))

    async def put_off(self, table: str, deadline: float) -> None:
        """Let a table be woken at another moment."""
        query = update(m.tables).where(m.tables.c.id == table).values(deadline=deadline)
        await self.database.write(lambda connection: connection.execute(query))

    async def secret(self, name: str = "cookie") -> str:
        """Return a key of this host, that with which it signs cookies; it is made once and kept."""

        def work(connection: Connection) -> str:
            found = connection.scalar(select(m.keys.c.value).where(m.keys.c.name == name))
            if found is not None:
                return str(found)
            made = secrets.token_hex(32)
            row = {"name": name, "value": made, "created": int(time.time())}
            connection.execute(insert(m.keys), row)
            return made

        try:
            return await self.database.write(work)
        except IntegrityError:
            return await self.database.write(work)  # another server has just made it

    # --- reading ----------------------------------------------------------------------------

    async def load(self, table: str) -> tuple[Setup, list[Line], list[str]] | None:
        """Return what is stored of a table, and the names of its seats; None: no such table."""

        return await self.database.read(lambda connection: load_table(connection, table))

    async def lines_after(self, table: str, number: int) -> list[Line]:
        """Return the lines of a table's log that follow entry *number*."""
        return await self.database.read(lambda connection: lines_after(connection, table, number))

    async def time_of_day(self) -> float:
        """Return what PostgreSQL takes for the time of day."""
        query = select(func.extract("epoch", func.clock_timestamp()))
        return await self.database.read(
            lambda connection: float(connection.execute(query).scalar_one())
        )

    async def due(self, now: float, most: int) -> list[str]:
        """Return the ids of running tables whose deadline has come, the longest overdue first."""
        query = (
            select(m.tables.c.id)
            .where(m.tables.c.deadline <= now, m.tables.c.status == Status.PLAYING)
            .order_by(m.tables.c.deadline)
            .limit(most)
        )
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def passed(self, table: str, number: int) -> float:
        """Return how many seconds after entry *number* a server last stored how far clocks are."""
        query = select(m.tables.c.passed).where(
            m.tables.c.id == table, m.tables.c.passed_since == number
        )
        return await self.database.read(lambda connection: connection.scalar(query)) or 0.0

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the newest entries of some tables."""
        query = (
            select(m.entries.c.table_id, func.max(m.entries.c.number))
            .where(m.entries.c.table_id.in_(tables))
            .group_by(m.entries.c.table_id)
        )
        return await self.database.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )

    async def running(self, within: float = ASLEEP_AFTER, longer_than: float = 0) -> list[str]:
        """Return the ids of the tables at which a bot has to go on, the latest first.

        They are those at which something happened within so many seconds, but nothing since
        *longer_than* seconds.
        """
        now = time.time()
        query = (
            select(m.tables.c.id, m.tables.c.to_act, m.seats.c.seat)
            .join(m.seats, m.seats.c.table_id == m.tables.c.id)
            .where(
                m.tables.c.status == Status.PLAYING,
                m.tables.c.updated > now - within,
                m.seats.c.bot.is_not(None) | m.seats.c.stand_in.is_not(None),
            )
            .order_by(m.tables.c.updated.desc())
        )
        if longer_than:
            query = query.where(m.tables.c.updated < now - longer_than)

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(query)
            return list(dict.fromkeys(table for table, to_act, seat in rows if seat in to_act))

        return await self.database.read(work)

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat of a return token."""
        query = select(m.seats.c.table_id, m.seats.c.seat).where(m.seats.c.token == token)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row.table_id, row.seat)

    async def lobby(self, person: str, wish: Wish | None = None) -> Lobby:
        """Return the tables that *person* may want to go to."""
        return await self.database.read(lambda connection: lobby_of(connection, person, wish))


def load_table(connection: Connection, table: str) -> tuple[Setup, list[Line], list[str]] | None:
    """Return what is stored of a table, and the names of its seats; None: no such table."""
    row = connection.execute(select(m.tables).where(m.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    known = {field.name: getattr(row, field.name) for field in fields(Setup)}
    known["seed"] = seed_of(row.seed) if row.seed else None
    known["options"] = msgspec.convert(row.options, dict[str, str])
    known["base"] = msgspec.convert(row.base, list[tuple[int, str]])
    known["redraws"] = [(step, seed_of(seed)) for step, seed in row.redraws]
    setup = Setup(**known)
    names = [""] * setup.seats
    seats = select(m.seats.c.seat, m.seats.c.name).where(m.seats.c.table_id == table)
    for seat, name in connection.execute(seats):
        names[seat] = name
    return setup, lines_after(connection, table, 0), names


NOTE_MOMENT = (
    update(m.tables)
    .where(
        m.tables.c.id == bindparam("the_id"),
        ~select(m.entries.c.number)
        .where(m.entries.c.table_id == bindparam("the_id"), m.entries.c.number > bindparam("after"))
        .exists(),
    )
    .values(deadline=bindparam("ends"), passed=bindparam("gone"), passed_since=bindparam("after"))
)


def note_moments(rows: list[dict[str, Any]], connection: Connection) -> None:
    """Store how far clocks are."""
    connection.execute(NOTE_MOMENT, rows)


LINES_AFTER = (
    select(
        m.entries.c.number,
        m.entries.c.at,
        m.entries.c.kind,
        m.entries.c.seat,
        type_coerce(m.entries.c.data, Text),
    )
    .where(m.entries.c.table_id == bindparam("the_id"), m.entries.c.number > bindparam("after"))
    .order_by(m.entries.c.number)
)


def lines_after(connection: Connection, table: str, number: int) -> list[Line]:
    """Return the lines of a table's log that follow entry *number*."""
    rows = connection.execute(LINES_AFTER, {"the_id": table, "after": number}).all()
    entries = entries_of([(kind, seat, data) for _, _, kind, seat, data in rows])
    return [Line(row[0], row[1], entry) for row, entry in zip(rows, entries, strict=True)]
