"""Storage: SQLite by default, any database that SQLAlchemy speaks to by URL.

What `append` has returned from is on the disk: SQLite syncs every commit, so a killed
process or a power cut loses nothing that anybody was told. Entries that arrive while a
commit is under way share the next one, which keeps syncing cheap with many tables.

The database is spoken to from threads of its own, one of which writes: for the short
statements here that costs a fraction of what SQLAlchemy's asyncio layer does.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    type_coerce,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from igroteka.engine.randomness import seed_of, seed_text
from igroteka.tables import counting
from igroteka.tables import models as m
from igroteka.tables.entries import entries_of
from igroteka.tables.errors import Unavailable
from igroteka.tables.migrations.run import migrate
from igroteka.tables.postgres import CHANNEL, CONNECTION, is_postgres, notices, with_driver
from igroteka.tables.setup import Setup, origin_of
from igroteka.tables.standing import Line, Standing
from igroteka.tables.views import Lobby, LobbyTable, Status

log = logging.getLogger(__name__)
T = TypeVar("T")
LOBBY_SIZE = 30
MOST_AT_ONCE = 200
READERS = 4
RESUMED = 24 * 3600
"""Tables at which nothing happened for so many seconds sleep: their bots do not go on by
themselves, and the lobby does not offer their seats to others."""


OURS = (IntegrityError, DataError, ProgrammingError)
"""What a database says of a statement that it does not like; all else is its own trouble."""
FRESH = 1.0
"""Seconds for which what was found out about the database is taken to be true."""
RESTART_LASTS = 10.0
"""For so many seconds a database elsewhere may be away before anybody is refused."""
TRY_AGAIN_AFTER = 0.2
PATIENCE = 3.0
"""Seconds after which a database that does not answer is not well."""


class Conflict(Exception):
    """Somebody else has already written this entry's number."""


@dataclass(frozen=True, slots=True)
class Write:
    """A line to be stored, and what the table's row says from then on."""

    table: str
    line: Line
    status: Status
    step: int
    to_act: list[int]
    scores: list[int] | None

    @classmethod
    def of(cls, table: str, line: Line, after: Standing) -> Write:
        """Return what to store of a line after which the game stands so."""
        return cls(table, line, after.status, after.step, after.to_act, after.scores)


Job = tuple[Write, asyncio.Future[None]]


class Store:
    """The database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other servers may use it, too, and hear of what is stored."""
        self.server = secrets.token_hex(6)
        """What this server is called among them."""
        self._down_since: float | None = None
        """Since when the database has not answered; None: it did."""
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._writing = ThreadPoolExecutor(1, "writing")
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writer: asyncio.Task[None] | None = None
        self._kept: Connection | None = None
        """The connection of the writing thread: fetching one anew for each write is slow."""
        self._wrote_at = -FRESH
        self._trouble = ""
        """What was wrong when it was last tried to write; empty: nothing."""
        self._trying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database, creating or migrating it as needed.

        *url* is an SQLAlchemy URL, or the path of an SQLite file.
        """
        if "://" not in url:
            url = f"sqlite:///{url}"
        parsed = make_url(url)
        is_sqlite = parsed.get_backend_name() == "sqlite"
        if is_sqlite and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        # An error must not quote names and chat.
        if is_postgres(url):
            address = with_driver(url)
            engine = create_engine(address, connect_args=CONNECTION, hide_parameters=True)
        else:
            engine = create_engine(url, hide_parameters=True)
        if is_sqlite:
            event.listen(engine, "connect", prepare_sqlite)
        store = cls(engine)
        await store._write(migrate)
        store._writer = asyncio.create_task(store._write_for_ever())
        return store

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        self._writing.shutdown()
        self._reading.shutdown()
        if self._kept is not None:
            self._kept.close()
        self._engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in the writing thread, in a transaction of its own."""

        def transaction() -> T:
            if self._kept is None:
                self._kept = self._engine.connect()
            try:
                with self._kept.begin():
                    return work(self._kept)
            except Exception:
                self._kept.invalidate()
                self._kept = None
                raise

        try:
            done = await self._patiently(self._writing, transaction)
        except OURS:
            raise
        except (SQLAlchemyError, OSError) as error:
            self._trouble = what_is_wrong(error)
            log.error("the database has refused a write: %s", self._trouble)
            raise Unavailable("error-not-stored") from error
        self._trouble, self._wrote_at = "", time.monotonic()
        return done

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Do *work*, which only reads, in another thread."""

        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        try:
            return await self._patiently(self._reading, reading)
        except OURS:
            raise
        except (SQLAlchemyError, OSError) as error:
            if is_damage(error):
                raise ValueError(what_is_wrong(error)) from error
            log.error("the database cannot be read: %s", what_is_wrong(error))
            raise Unavailable("error-no-database") from error

    async def _patiently(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """Do *work*, again and again while a database elsewhere is being started anew.

        What was cut off at its end may have been stored: who writes must be able to tell.
        """
        while True:
            try:
                done = await asyncio.get_running_loop().run_in_executor(thread, work)
            except OURS:
                raise
            except SQLAlchemyError:
                now = time.monotonic()
                self._down_since = self._down_since or now
                if not self.is_shared or now - self._down_since > RESTART_LASTS:
                    raise
                await asyncio.sleep(TRY_AGAIN_AFTER)
            else:
                self._down_since = None
                return done

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
            await self._write(work)
        except IntegrityError:
            # Its id is nobody else's: it was stored when the connection was cut.
            if await self.load(setup.id) is None:
                raise

    async def append(self, write: Write) -> None:
        """Store an entry; when this returns, it is on the disk.

        :raises Conflict: if the number is taken; nothing was stored.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def _write_for_ever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while not self._queue.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._queue.get_nowait())
            begun = time.perf_counter()
            try:
                await self._write(self._commit([write for write, _ in jobs]))
                counting.COMMIT.note(time.perf_counter() - begun)
                counting.COMMITTED.note(len(jobs))
            except Unavailable as error:
                for _, done in jobs:
                    if not done.done():
                        done.set_exception(error)
            except Exception:
                await self._commit_singly(jobs)
            else:
                for _, done in jobs:
                    if not done.done():
                        done.set_result(None)
            finally:
                for _ in jobs:
                    self._queue.task_done()

    async def _commit_singly(self, jobs: list[Job]) -> None:
        """One of the jobs cannot be stored: store the others, and say so to its owner."""
        for write, done in jobs:
            try:
                await self._write(self._commit([write]))
            except IntegrityError:
                # The number is taken: by us, if the connection was cut as it was stored.
                is_ours = self.is_shared and await self._is_stored(write)
                if done.done():
                    continue
                if is_ours:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict())
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

    def _commit(self, writes: list[Write]) -> Callable[[Connection], None]:
        """Return the work of storing entries, and of telling the other servers with it."""

        def work(connection: Connection) -> None:
            commit(writes, connection)
            if self.is_shared:
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

    async def secret(self) -> str:
        """Return the key with which this host signs cookies; it is made once and kept."""

        def work(connection: Connection) -> str:
            found = connection.scalar(select(m.keys.c.value).where(m.keys.c.name == "cookie"))
            if found is not None:
                return str(found)
            made = secrets.token_hex(32)
            row = {"name": "cookie", "value": made, "created": int(time.time())}
            connection.execute(insert(m.keys), row)
            return made

        try:
            return await self._write(work)
        except IntegrityError:
            return await self._write(work)  # another server has just made it

    # --- reading ----------------------------------------------------------------------------

    async def load(self, table: str) -> tuple[Setup, list[Line], list[str]] | None:
        """Return what is stored of a table, and the names of its seats; None: no such table."""

        def work(connection: Connection) -> tuple[Setup, list[Line], list[str]] | None:
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

        return await self._read(work)

    async def lines_after(self, table: str, number: int) -> list[Line]:
        """Return the lines of a table's log that follow entry *number*."""
        return await self._read(lambda connection: lines_after(connection, table, number))

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the newest entries of some tables."""
        query = (
            select(m.entries.c.table_id, func.max(m.entries.c.number))
            .where(m.entries.c.table_id.in_(tables))
            .group_by(m.entries.c.table_id)
        )
        return await self._read(
            lambda connection: {row[0]: row[1] for row in connection.execute(query)}
        )

    async def running(self, within: float = RESUMED, longer_than: float = 0) -> list[str]:
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

        return await self._read(work)

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat of a return token."""
        query = select(m.seats.c.table_id, m.seats.c.seat).where(m.seats.c.token == token)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row.table_id, row.seat)

    async def lobby(self, person: str) -> Lobby:
        """Return the tables that *person* may want to go to."""
        held = select(m.holders.c.table_id).where(m.holders.c.person == person)
        is_mine = m.tables.c.id.in_(held)
        over = m.tables.c.status == Status.FINISHED
        recent = m.tables.c.updated > time.time() - RESUMED
        waiting = (m.tables.c.status == Status.WAITING) & recent
        # Nobody is to sit down with strangers at cards that one of them may know.
        unknown = m.tables.c.source.is_(None) | (m.tables.c.secret != "")

        def work(connection: Connection) -> Lobby:
            mine = listed(connection, person, is_mine & ~over)
            mine.sort(key=lambda table: not table.my_turn)
            others = listed(connection, person, ~is_mine & m.tables.c.public & waiting & unknown)
            finished = listed(connection, person, over & (is_mine | m.tables.c.public))
            # Where nobody sits any more, nobody waits for others.
            offered = [table for table in others if table.free_seats and any(table.names)]
            return Lobby(mine, offered, finished)

        return await self._read(work)

    async def trouble(self) -> str:
        """Return what keeps the database from being written, in its own words; empty: nothing.

        It is tried at most once a second, and only if nothing was written meanwhile.
        """
        if time.monotonic() - self._wrote_at < FRESH:
            return self._trouble
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_to_write())
        elif self._trouble:
            return self._trouble  # it is still being waited for
        try:
            await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except TimeoutError:
            self._trouble = f"no answer for {PATIENCE:.0f} seconds"
        return self._trouble

    async def _try_to_write(self) -> None:
        tried = {"name": "tried", "value": "", "created": int(time.time())}

        def work(connection: Connection) -> None:
            connection.execute(delete(m.keys).where(m.keys.c.name == "tried"))
            connection.execute(insert(m.keys), tried)

        try:
            await self._write(work)
        except Unavailable:
            self._wrote_at = time.monotonic()  # as good as known, for a moment
        except IntegrityError:
            self._trouble = ""  # another server has just tried, too


def what_is_wrong(error: Exception) -> str:
    """Return what a database complains of, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]


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


def listed(connection: Connection, person: str, which: ColumnElement[bool]) -> list[LobbyTable]:
    """Return the newest tables of some kind, as the lobby shows them to *person*.

    One whose row is damaged keeps none of the others from being shown.
    """
    newest = select(m.tables.c.id).where(which).order_by(m.tables.c.updated.desc())
    ids = list(connection.scalars(newest.limit(LOBBY_SIZE)))
    try:
        return listed_by_id(connection, person, ids)
    except Exception as error:
        if not is_damage(error):
            raise
        return [table for id in ids for table in listed_alone(connection, person, id)]


def listed_alone(connection: Connection, person: str, id: str) -> list[LobbyTable]:
    """Return one table for the lobby; of a damaged one only who sits there is told."""
    try:
        return listed_by_id(connection, person, [id])
    except Exception as error:
        if not is_damage(error):
            raise
        log.warning("table %s has a damaged row: %r", id, error)
        held = select(m.holders).where(m.holders.c.table_id == id, m.holders.c.person == person)
        return [damaged(id)] if connection.execute(held).first() else []


def is_damage(error: Exception) -> bool:
    """Say whether a row could be fetched but holds what we have not written."""
    if isinstance(error, (ValueError, TypeError, LookupError, msgspec.ValidationError)):
        return True
    # SQLite keeps any bytes as text; the database itself is well.
    return isinstance(error, OperationalError) and "Could not decode" in str(error.orig)


def listed_by_id(connection: Connection, person: str, ids: list[str]) -> list[LobbyTable]:
    """Return tables as the lobby shows them to *person*, in the order of their ids."""
    found = connection.execute(select(m.tables).where(m.tables.c.id.in_(ids))).all()
    rows = sorted(found, key=lambda row: ids.index(row.id))
    held = select(m.holders.c.table_id, m.holders.c.seat).where(
        m.holders.c.person == person, m.holders.c.table_id.in_(ids)
    )
    my_seats = {row.table_id: row.seat for row in connection.execute(held)}
    names = {row.id: [""] * row.seats for row in rows}
    for row in connection.execute(select(m.seats).where(m.seats.c.table_id.in_(ids))):
        names[row.table_id][row.seat] = row.name or row.bot or ""
    return [
        msgspec.convert(
            {
                "id": row.id,
                "game": row.game,
                "edition": row.edition,
                "options": row.options,
                "status": row.status,
                "names": names[row.id],
                "free_seats": names[row.id].count("") if row.status == Status.WAITING else 0,
                "my_turn": my_seats.get(row.id, -1) in row.to_act,
                "mine": row.id in my_seats,
                "step": row.step,
                "created": row.created,
                "updated": row.updated,
                "scores": row.scores,
                "source": row.source,
                "first_step": len(row.base),
                "origin": origin_of(row.source, row.secret),
            },
            LobbyTable,
        )
        for row in rows
    ]


def damaged(id: str) -> LobbyTable:
    """Return a table of which nothing but its id can be read."""
    return LobbyTable(
        id, "", "", {}, Status.FINISHED, [], 0, False, True, 0, 0, 0, None, damaged=True
    )


INSERT_ENTRY = insert(m.entries)
UPDATE_TABLE = (
    update(m.tables)
    .where(m.tables.c.id == bindparam("the_id"))
    .values(
        status=bindparam("new_status"),
        step=bindparam("new_step"),
        to_act=bindparam("new_to_act"),
        scores=bindparam("new_scores"),
        updated=bindparam("new_updated"),
    )
)


def commit(writes: Sequence[Write], connection: Connection) -> None:
    """Write lines of the log and all that follows from them."""
    connection.execute(INSERT_ENTRY, [log_row(write) for write in writes])
    connection.execute(
        UPDATE_TABLE,
        [
            {
                "the_id": write.table,
                "new_status": write.status,
                "new_step": write.step,
                "new_to_act": write.to_act,
                "new_scores": write.scores,
                "new_updated": write.line.at,
            }
            for write in writes
        ],
    )
    for write in writes:
        for statement in write.line.entry.seating(write.table):
            connection.execute(statement)


def log_row(write: Write) -> dict[str, object]:
    """Return a line of the log as a row."""
    entry = write.line.entry
    return {
        "table_id": write.table,
        "number": write.line.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": write.line.at,
        "data": entry.data(),
    }


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Make SQLite keep every commit through a power cut, and let readers read meanwhile."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
