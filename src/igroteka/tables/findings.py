"""What is stored of analyses: who asked, and what each piece found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.tables import models as m
from igroteka.tables.database import Database
from igroteka.tables.thinking import Found


class Findings:
    """The analyses in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, table: str, person: str, at: float) -> None:
        """Store that somebody wants to have a game analysed, unless somebody did before."""
        row = {"table_id": table, "person": person, "asked": at}
        await self._insert(lambda connection: connection.execute(insert(m.analyses), row))

    async def add(self, table: str, step: int, found: Found) -> None:
        """Store what a piece found from a step on; another server may have done so already."""
        row = {"table_id": table, "step": step, "data": msgspec.json.encode(found).decode()}
        await self._insert(lambda connection: connection.execute(insert(m.findings), row))

    async def close(self, table: str, at: float) -> None:
        """Store that an analysis is whole."""
        done = update(m.analyses).where(m.analyses.c.table_id == table).values(done=at)
        await self.database.write(lambda connection: connection.execute(done))

    async def of(self, table: str) -> list[Found] | None:
        """Return what the pieces have found so far, in order; None: nobody has asked."""
        asked = select(m.analyses.c.table_id).where(m.analyses.c.table_id == table)
        pieces = (
            select(m.findings.c.data)
            .where(m.findings.c.table_id == table)
            .order_by(m.findings.c.step)
        )

        def work(connection: Connection) -> list[str] | None:
            if connection.execute(asked).one_or_none() is None:
                return None
            return list(connection.scalars(pieces))

        found = await self.database.read(work)
        return None if found is None else [msgspec.json.decode(one, type=Found) for one in found]

    async def under_way(self) -> list[tuple[str, str]]:
        """Return the tables whose analysis is not whole, and who asked, the first first."""
        query = (
            select(m.analyses.c.table_id, m.analyses.c.person)
            .where(m.analyses.c.done.is_(None))
            .order_by(m.analyses.c.asked)
        )
        return await self.database.read(
            lambda connection: [(row[0], row[1]) for row in connection.execute(query)]
        )

    async def _insert(self, work: Callable[[Connection], object]) -> None:
        try:
            await self.database.write(work)
        except IntegrityError:
            return  # it is there
