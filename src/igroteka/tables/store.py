"""Storage: SQLite by default, any database that SQLAlchemy speaks to by URL.

What `append` has returned from is on the disk: SQLite syncs every commit, so a killed
process or a power cut loses nothing that anybody was told. Entries that arrive while a
commit is under way share the next one, which keeps syncing cheap with many tables.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from igroteka.tables import models as m
from igroteka.tables.entries import Entry, Setup
from igroteka.tables.migrations.run import migrate
from igroteka.tables.views import Lobby, LobbyTable, Status

LOBBY_SIZE = 30
MOST_AT_ONCE = 200


class Conflict(Exception):
    """Somebody else has already written this entry's number."""


@dataclass(frozen=True, slots=True)
class Write:
    """An entry to be stored, and what the table's row says from then on."""

    table: str
    entry: Entry
    status: Status
    step: int
    to_act: list[int]
    scores: list[int] | None


Job = tuple[Write, asyncio.Future[None]]


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database, creating or migrating it as needed.

        *url* is an SQLAlchemy URL, or the path of an SQLite file.
        """
        if "://" not in url:
            url = f"sqlite+aiosqlite:///{url}"
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        if parsed.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        store = cls(engine)
        store._writer = asyncio.create_task(store._write_for_ever())
        return store

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self._engine.dispose()

    # --- writing ----------------------------------------------------------------------------

    async def create(
        self, setup: Setup, names: list[str] | None = None, scores: list[int] | None = None
    ) -> None:
        """Store a new table; with *scores*, one whose game is already over."""
        row = {
            "id": setup.id,
            "game": setup.game,
            "seats": setup.seats,
            "options": json.dumps(setup.options),
            "seed": str(setup.seed),
            "rules": setup.rules,
            "created": setup.created,
            "public": setup.public,
            "host": setup.host,
            "base": json.dumps(setup.base, ensure_ascii=False),
            "source": setup.source,
            "status": Status.WAITING if scores is None else Status.FINISHED,
            "step": len(setup.base),
            "to_act": "[]",
            "scores": None if scores is None else json.dumps(scores),
            "updated": setup.created,
        }
        named = [
            {"table_id": setup.id, "seat": seat, "name": name}
            for seat, name in enumerate(names or [])
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(m.tables), row)
            if named:
                await connection.execute(insert(m.seats), named)

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
            try:
                await self._commit([write for write, _ in jobs])
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
                await self._commit([write])
            except IntegrityError:
                if not done.done():
                    done.set_exception(Conflict())
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

    async def _commit(self, writes: list[Write]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(m.entries), [entry_row(write) for write in writes])
            await connection.execute(UPDATE_TABLE, [table_row(write) for write in writes])
            for write in writes:
                for statement in seat_statements(write):
                    await connection.execute(statement)

    async def secret(self) -> str:
        """Return the key with which this host signs cookies; it is made once and kept."""
        async with self._engine.begin() as connection:
            found = await connection.scalar(select(m.keys.c.value).where(m.keys.c.name == "cookie"))
            if found is not None:
                return str(found)
            made = secrets.token_hex(32)
            row = {"name": "cookie", "value": made, "created": int(time.time())}
            await connection.execute(insert(m.keys), row)
            return made

    # --- reading ----------------------------------------------------------------------------

    async def load(self, table: str) -> tuple[Setup, list[Entry], list[str]] | None:
        """Return what is stored of a table, and the names of its seats; None: no such table."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(m.tables).where(m.tables.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            setup = Setup(
                id=row.id,
                game=row.game,
                seats=row.seats,
                options=json.loads(row.options),
                seed=int(row.seed),
                rules=row.rules,
                created=row.created,
                public=row.public,
                host=row.host,
                base=[(seat, text) for seat, text in json.loads(row.base)],
                source=row.source,
            )
            named = await connection.execute(
                select(m.seats.c.seat, m.seats.c.name).where(m.seats.c.table_id == table)
            )
            names = [""] * setup.seats
            for seat, name in named:
                names[seat] = name
            return setup, await self._entries(connection, table, 0), names

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """Return the entries of a table that follow entry *number*."""
        async with self._engine.connect() as connection:
            return await self._entries(connection, table, number)

    async def _entries(self, connection: AsyncConnection, table: str, number: int) -> list[Entry]:
        rows = await connection.execute(
            select(m.entries)
            .where(m.entries.c.table_id == table, m.entries.c.number > number)
            .order_by(m.entries.c.number)
        )
        return [Entry(row.number, row.kind, row.seat, row.at, json.loads(row.data)) for row in rows]

    async def running(self) -> list[str]:
        """Return the ids of the tables at which a bot may have to go on."""
        async with self._engine.connect() as connection:
            found = await connection.scalars(
                select(m.tables.c.id).where(
                    m.tables.c.status == Status.PLAYING,
                    m.tables.c.updated > time.time() - 86_400,
                )
            )
            return list(found)

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """Return the table and the seat of a return token."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(
                    select(m.seats.c.table_id, m.seats.c.seat).where(m.seats.c.token == token)
                )
            ).one_or_none()
            return None if row is None else (row.table_id, row.seat)

    async def lobby(self, person: str) -> Lobby:
        """Return the tables that *person* may want to go to."""
        held = select(m.holders.c.table_id).where(m.holders.c.person == person)
        is_mine = m.tables.c.id.in_(held)
        over = m.tables.c.status == Status.FINISHED
        async with self._engine.connect() as connection:
            mine = await self._listed(connection, person, is_mine & ~over)
            others = await self._listed(
                connection,
                person,
                ~is_mine & m.tables.c.public & (m.tables.c.status == Status.WAITING),
            )
            finished = await self._listed(connection, person, over & (is_mine | m.tables.c.public))
        mine.sort(key=lambda table: not table.my_turn)
        return Lobby(mine, [table for table in others if table.free_seats], finished)

    async def _listed(
        self, connection: AsyncConnection, person: str, which: ColumnElement[bool]
    ) -> list[LobbyTable]:
        query = select(m.tables).where(which).order_by(m.tables.c.updated.desc()).limit(LOBBY_SIZE)
        rows = (await connection.execute(query)).all()
        ids = [row.id for row in rows]
        named = await connection.execute(select(m.seats).where(m.seats.c.table_id.in_(ids)))
        held = await connection.execute(
            select(m.holders.c.table_id, m.holders.c.seat).where(
                m.holders.c.person == person, m.holders.c.table_id.in_(ids)
            )
        )
        my_seats = {row.table_id: row.seat for row in held}
        names = {row.id: [""] * row.seats for row in rows}
        for row in named:
            names[row.table_id][row.seat] = row.name or row.bot or ""
        return [
            LobbyTable(
                id=row.id,
                game=row.game,
                options=json.loads(row.options),
                status=Status(row.status),
                names=names[row.id],
                free_seats=names[row.id].count("") if row.status == Status.WAITING else 0,
                my_turn=my_seats.get(row.id, -1) in json.loads(row.to_act),
                mine=row.id in my_seats,
                step=row.step,
                created=row.created,
                updated=row.updated,
                scores=None if row.scores is None else json.loads(row.scores),
            )
            for row in rows
        ]

    async def size(self) -> tuple[int, int]:
        """Return how many tables and entries are stored."""
        async with self._engine.connect() as connection:
            tables = await connection.scalar(select(func.count()).select_from(m.tables))
            entries = await connection.scalar(select(func.count()).select_from(m.entries))
            return tables or 0, entries or 0


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Make SQLite keep every commit through a power cut, and let readers read meanwhile."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def entry_row(write: Write) -> dict[str, Any]:
    """Return the row of an entry."""
    entry = write.entry
    return {
        "table_id": write.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": json.dumps(entry.data, ensure_ascii=False),
    }


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


def table_row(write: Write) -> dict[str, Any]:
    """Return what the table's own row says after an entry."""
    return {
        "the_id": write.table,
        "new_status": write.status,
        "new_step": write.step,
        "new_to_act": json.dumps(write.to_act),
        "new_scores": None if write.scores is None else json.dumps(write.scores),
        "new_updated": write.entry.at,
    }


def seat_statements(write: Write) -> list[Executable]:
    """Return what an entry changes about who sits where."""
    entry, data = write.entry, write.entry.data
    if entry.kind not in ("sit", "leave", "bot", "return"):
        return []
    here = (m.seats.c.table_id == write.table) & (m.seats.c.seat == entry.seat)
    held = (m.holders.c.table_id == write.table) & (m.holders.c.seat == entry.seat)
    place = {"table_id": write.table, "seat": entry.seat}
    match entry.kind:
        case "sit":
            return [
                delete(m.seats).where(here),
                insert(m.seats).values(**place, name=data["name"], token=data["token"]),
                insert(m.holders).values(**place, person=data["person"]),
            ]
        case "leave":
            return [delete(m.seats).where(here), delete(m.holders).where(held)]
        case "bot":
            seated = insert(m.seats).values(**place, name="", bot=data["level"])
            return [delete(m.seats).where(here), *([seated] if data["level"] else [])]
        case _:
            return [insert(m.holders).values(**place, person=data["person"])]
