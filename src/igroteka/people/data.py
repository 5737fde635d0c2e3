"""My data: all of it to take along, or to be deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from igroteka.engine import IgrotekaError
from igroteka.people import leaving
from igroteka.people.forgetting import forget_parts, told_by_parts
from igroteka.people.sessions import Sessions
from igroteka.people.tokens import Tokens, end_tokens
from igroteka.tables.account_models import accounts
from igroteka.tables.people_models import person_tokens
from igroteka.tables.service import Tables
from igroteka.tables.views import Status


class Data:
    """What is stored of a person, in all tables of the database."""

    def __init__(
        self, tables: Tables, sessions: Sessions, tokens: Tokens, wall: Callable[[], float]
    ) -> None:
        self.tables, self.sessions, self.tokens, self.wall = tables, sessions, tokens, wall
        self.database = tables.store.database

    async def told(self, person: str) -> AsyncIterator[bytes]:
        """Write all that is stored of a person as one JSON document, piece by piece.

        It may be hundreds of games, so one after the other is opened for its record.
        """
        parts = await self.database.read(lambda connection: told_by_parts(connection, person))
        bots = await self.database.read(lambda connection: bots_of(connection, person))
        about = {"person": person, **parts, "bots": [name for _, name in bots]}
        yield msgspec.json.encode(about)[:-1] + b',"tables":['
        ids = await self.database.read(lambda connection: leaving.tables_of(connection, person))
        for place, table in enumerate(sorted(ids)):
            yield (b"," if place else b"") + msgspec.json.encode(await self._table(table, person))
        yield b"]}"

    async def _table(self, table: str, person: str) -> dict[str, Any]:
        told = await self.database.read(
            lambda connection: leaving.told_of_table(connection, table, person)
        )
        if told["status"] == Status.FINISHED:
            keeper = self.tables.keeper
            was_there = table in keeper.at_hand
            # If its game is not installed here or its log is damaged, all else is told.
            with suppress(IgrotekaError):
                told["record"] = await self.tables.records.text(table)
            live = keeper.at_hand.get(table)
            if not was_there and live is not None and live.idle:
                del keeper.at_hand[table]
        return told

    async def forget(self, person: str) -> None:
        """Delete all that is stored of a person, and of the bots that are theirs; for good."""
        owned = await self.database.read(lambda connection: bots_of(connection, person))
        for each in [*(bot for bot, _ in owned), person]:
            await self._forget(each)
        if not self.database.is_shared:
            await self.database.write(sweep)

    async def _forget(self, person: str) -> None:
        # Looking through all logs takes its time, and nobody who plays should wait for it.
        ids = await self.database.read(lambda connection: leaving.tables_of(connection, person))
        server = self.tables.store.server

        def work(connection: Connection, changed: set[str]) -> None:
            name = connection.scalar(select(accounts.c.name).where(accounts.c.person == person))
            names = {name} if name else set()
            for table in ids:
                names |= leaving.leave_table(connection, table, person, self.wall())
            leaving.leave_uploads(connection, ids, names)
            changed.update(ids)
            end_tokens(connection, server, person_tokens.c.person == person)
            forget_parts(connection, person)

        await self.tables.rewriting.do(work)
        self.tokens.forget(person)
        self.sessions.least.pop(person, None)


def bots_of(connection: Connection, owner: str) -> list[tuple[str, str]]:
    """Return the bots of a person, and what they are called."""
    query = select(accounts.c.person, accounts.c.name).where(accounts.c.owner == owner)
    return [(row.person, row.name) for row in connection.execute(query)]


def sweep(connection: Connection) -> None:
    """Have SQLite write its file anew as far as it has kept what is deleted beside it."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
