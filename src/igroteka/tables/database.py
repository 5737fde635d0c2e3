"""The database: how it is spoken to, and whether it is well.

It is spoken to from threads of its own, one of which writes: for the short statements here
that costs a fraction of what SQLAlchemy's asyncio layer does.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from igroteka.tables import models as m
from igroteka.tables.errors import Unavailable
from igroteka.tables.files import make_private, primary
from igroteka.tables.migrations.run import migrate
from igroteka.tables.naming import file_of, url_of
from igroteka.tables.postgres import CONNECTION, is_postgres, with_driver
from igroteka.tables.threads import Threads

log = logging.getLogger(__name__)
T = TypeVar("T")
READERS = 4
OURS = (IntegrityError, DataError, ProgrammingError)
"""What a database says of a statement that it does not like; all else is its own trouble."""
ROW_TROUBLE = (ValueError, TypeError, LookupError, msgspec.ValidationError)
"""What comes of a row that could be fetched but holds what we have not written."""
FRESH = 1.0
"""Seconds for which what was found out about the database is taken to be true."""
RESTART_LASTS = 10.0
"""For so many seconds a database elsewhere may be away before anybody is refused."""
TRY_AGAIN_AFTER = 0.2
PATIENCE = 3.0
"""Seconds after which a database that does not answer is not well."""


class Database:
    """A database that SQLAlchemy speaks to: work is done in it in the background."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other servers may use it, too, and hear of what is stored."""
        self._down_since: float | None = None
        """Since when the database has not answered; None: it did."""
        self._writing = Threads(1, "writing")
        self._reading = Threads(READERS, "reading")
        self._kept: Connection | None = None
        """The connection of the writing thread: fetching one anew for each write is slow."""
        self._wrote_at = -FRESH
        self._trouble = ""
        """What was wrong when it was last tried to write; empty: nothing."""
        self._unread: tuple[Callable[[Connection], object], str] | None = None
        """What could not be read of an SQLite file, and what it complained of."""
        self._read_again_at = -FRESH
        self._trying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Database:
        """Open the database, creating or migrating it as needed.

        *url* is an SQLAlchemy URL, or the path of an SQLite file.
        """
        if (file := file_of(url_of(url))) is not None:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            make_private(file)
        database = cls(engine_of(url))
        try:
            await database.write(migrate)
        except BaseException:
            database.close()  # what is refused is not kept open
            raise
        return database

    def close(self) -> None:
        """Finish what was begun and close the database."""
        self._writing.close()
        self._reading.close()
        if self._kept is not None:
            self._kept.detach()  # close it, also if its pool was given up meanwhile
            self._kept.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do *work* in the writing thread, in a transaction of its own."""

        def transaction() -> T:
            if self._kept is None:
                self._kept = self.engine.connect()
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

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do *work*, which only reads, in another thread."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await self._patiently(self._reading, reading)
        except OURS:
            raise
        except (SQLAlchemyError, OSError) as error:
            if is_damage(error):
                raise ValueError(what_is_wrong(error)) from error
            wrong = what_is_wrong(error)
            log.error("the database cannot be read: %s%s", wrong, advice(error))
            # On PostgreSQL one table that cannot be read must not make all servers ill.
            if not self.is_shared:
                self._unread = (work, wrong)
            raise Unavailable("error-no-database") from error

    async def _patiently(self, threads: Threads, work: Callable[[], T]) -> T:
        """Do *work*, again and again while a database elsewhere is being started anew.

        What was cut off at its end may have been stored: who writes must be able to tell.
        """
        while True:
            try:
                done = await threads.do(work)
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

    async def trouble(self) -> str:
        """Return why the database cannot be written or read, in its own words; empty: it can.

        It is tried at most once a second, and only if nothing was written meanwhile. What could
        not be read of an SQLite file is tried again until it can.
        """
        now = time.monotonic()
        is_read = self._unread is None or now - self._read_again_at < FRESH
        if is_read and now - self._wrote_at < FRESH:
            return self._trouble or self._unreadable
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_to_write())
        elif self._trouble or self._unreadable:
            return self._trouble or self._unreadable  # it is still being waited for
        try:
            await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except TimeoutError:
            self._trouble = f"no answer for {PATIENCE:.0f} seconds"
        return self._trouble or self._unreadable

    @property
    def _unreadable(self) -> str:
        return "" if self._unread is None else self._unread[1]

    async def _try_to_write(self) -> None:
        tried = {"name": "tried", "value": "", "created": int(time.time())}

        def work(connection: Connection) -> None:
            connection.execute(delete(m.keys).where(m.keys.c.name == "tried"))
            connection.execute(insert(m.keys), tried)

        try:
            await self.write(work)
        except Unavailable:
            self._wrote_at = time.monotonic()  # as good as known, for a moment
        except IntegrityError:
            self._trouble = ""  # another server has just tried, too
        await self._try_to_read()

    async def _try_to_read(self) -> None:
        """Try once more what could not be read."""
        if self._unread is None:
            return
        failing = self._unread
        with suppress(*ROW_TROUBLE):
            try:
                await self.read(failing[0])
            except Unavailable:
                self._read_again_at = time.monotonic()
                return
        if self._unread is failing:
            self._unread = None


def engine_of(url: str) -> Engine:
    """Return what speaks to a database: an SQLAlchemy URL, or the path of an SQLite file."""
    # An error must not quote names and chat.
    if is_postgres(url):
        return create_engine(with_driver(url), connect_args=CONNECTION, hide_parameters=True)
    parsed = url_of(url)
    engine = create_engine(parsed, hide_parameters=True)
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    return engine


def what_is_wrong(error: Exception) -> str:
    """Return what a database complains of, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]


def advice(error: Exception) -> str:
    """Return what to do about a damaged file of SQLite; empty: it is not damaged."""
    behind = getattr(error, "orig", None)
    is_damaged = isinstance(behind, sqlite3.Error) and primary(behind) == sqlite3.SQLITE_CORRUPT
    return "; restore a backup, as docs/hosting.md tells" if is_damaged else ""


def is_damage(error: Exception) -> bool:
    """Say whether a row could be fetched but holds what we have not written."""
    if isinstance(error, ROW_TROUBLE):
        return True
    # SQLite keeps any bytes as text; the database itself is well.
    return isinstance(error, OperationalError) and "Could not decode" in str(error.orig)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Make SQLite keep every commit through a power cut, and let readers read meanwhile."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    # What is deleted is overwritten: nobody finds it in the file afterwards.
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()
