"""Changes at many tables at once, all or nothing, without opening any of them.

What happens at a table is written at the end of its log (`Keeper.write`). But who signs in brings
a hundred old tables along, and who has their data deleted is taken out of the midst of logs. That
is done in one transaction, beside the tables in memory; whoever has one of them, here or on
another server, then reads it anew, and streams begin again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Connection, func, insert, select

from igroteka.tables import models as m
from igroteka.tables.entry import Entry
from igroteka.tables.keeper import Keeper
from igroteka.tables.postgres import tell

T = TypeVar("T")
ABOUT = "anew"
"""How the notice is called that tells other servers to read tables anew."""


class Rewriting:
    """Changes logs otherwise than at their ends."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        keeper.hearers[ABOUT] = self._hear

    async def do(self, work: Callable[[Connection, set[str]], T]) -> T:
        """Do *work* in one transaction; it names the tables at which it changes something."""
        store, changed = self.keeper.store, set[str]()

        def transaction(connection: Connection) -> T:
            changed.clear()  # it may be the second try
            done = work(connection, changed)
            tell(connection, store.server, ABOUT, dict.fromkeys(sorted(changed), 0))
            return done

        done = await store.database.write(transaction)
        self._hear(dict.fromkeys(changed, 0))
        return done

    def _hear(self, told: Mapping[str, Any]) -> None:
        for table in told:
            self.keeper.read_anew(table)


def add_entry(connection: Connection, table: str, at: float, entry: Entry) -> None:
    """Write an entry at the end of a log, which changes nothing about the game itself."""
    last = select(func.max(m.entries.c.number)).where(m.entries.c.table_id == table)
    row = {
        "table_id": table,
        "number": (connection.scalar(last) or 0) + 1,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": at,
        "data": entry.data(),
    }
    connection.execute(insert(m.entries), row)
    for statement in entry.seating(table):
        connection.execute(statement)
