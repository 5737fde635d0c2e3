"""What is stored of orders, and how other servers hear that they have changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from igroteka.engine.orders import kept_order
from igroteka.tables.order_models import orders
from igroteka.tables.ordering import Given
from igroteka.tables.postgres import CHANNEL, notices
from igroteka.tables.store import Store

CHANGED = "orders"
"""What a notice to other servers calls it: only they hear it, and only of which table."""


class OrderStore:
    """The orders in a database."""

    def __init__(self, store: Store) -> None:
        self.database = store.database
        self._server = store.server

    async def give(self, table: str, given: Given, at: float, instead_of: Sequence[str]) -> None:
        """Store an order, in the place of others."""
        row = {
            "id": given.id,
            "table_id": table,
            "seat": given.seat,
            "number": given.number,
            "text": given.order.text,
            "created": at,
        }

        def work(connection: Connection) -> None:
            if instead_of:
                connection.execute(delete(orders).where(orders.c.id.in_(instead_of)))
            connection.execute(insert(orders), row)
            self._tell(connection, table)

        await self.database.write(work)

    async def withdraw(self, table: str, order: str) -> None:
        """Forget an order."""

        def work(connection: Connection) -> None:
            connection.execute(delete(orders).where(orders.c.id == order))
            self._tell(connection, table)

        await self.database.write(work)

    async def of(self, tables: Sequence[str]) -> dict[str, list[Given]]:
        """Return all orders of some tables, in the order in which they were given."""
        query = (
            select(orders.c.table_id, orders.c.id, orders.c.seat, orders.c.text, orders.c.number)
            .where(orders.c.table_id.in_(tables))
            .order_by(orders.c.created, orders.c.id)
        )
        found: dict[str, list[Given]] = defaultdict(list)
        for row in await self.database.read(lambda connection: connection.execute(query).all()):
            found[row.table_id].append(Given(row.id, row.seat, kept_order(row.text), row.number))
        return found

    async def is_kept(self, order: str) -> bool:
        """Say whether an order has not been withdrawn, on any server."""
        query = select(orders.c.id).where(orders.c.id == order)
        return bool(
            await self.database.read(lambda connection: connection.execute(query).one_or_none())
        )

    def _tell(self, connection: Connection, table: str) -> None:
        if self.database.is_shared:
            for notice in notices(self._server, CHANGED, {table: 0}):
                connection.execute(select(func.pg_notify(CHANNEL, notice)))
