"""Moving: who signs in brings along what the browser's cookie held until then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Connection, select, update

from igroteka.people.forgetting import move_parts
from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.coming_entries import Become
from igroteka.tables.rewriting import Rewriting, add_entry


@dataclass(frozen=True, slots=True)
class Moved:
    """What came of it."""

    tables: list[str] = field(default_factory=list)
    """Where the seat is now the account's."""
    left: list[str] = field(default_factory=list)
    """Where the account has another seat already: these were left as they were."""


class Moving:
    """Moves seats, running and finished, from one person to another."""

    def __init__(self, rewriting: Rewriting, wall: Callable[[], float]) -> None:
        self.rewriting, self.wall = rewriting, wall

    async def move(self, was: str, person: str) -> Moved:
        """Give *person* all that *was* holds; who has an account keeps their own."""
        if was == person:
            return Moved()

        def work(connection: Connection, changed: set[str]) -> Moved:
            if connection.scalar(select(accounts.c.person).where(accounts.c.person == was)):
                return Moved()
            held = select(m.holders.c.table_id, m.holders.c.seat).where(m.holders.c.person == was)
            mine = select(m.holders.c.table_id).where(m.holders.c.person == person)
            had, moved = set(connection.scalars(mine)), Moved()
            for table, seat in connection.execute(held).all():
                if table in had:
                    moved.left.append(table)
                    continue
                add_entry(connection, table, self.wall(), Become(seat, was, person))
                moved.tables.append(table)
            opened = select(m.tables.c.id).where(m.tables.c.host == was)
            changed.update(moved.tables, connection.scalars(opened))
            connection.execute(update(m.tables).where(m.tables.c.host == was).values(host=person))
            move_parts(connection, was, person)
            return moved

        return await self.rewriting.do(work)
