"""Reads what servers have stored, beside them: the log is what counts in the end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import create_engine, func, select, text

from igroteka.tables import models as m


class Entry(NamedTuple):
    """A line of a table's log."""

    number: int
    kind: str
    seat: int | None
    at: float
    data: dict[str, Any]

    @property
    def is_by_hand(self) -> bool:
        """Whether somebody has done it who sent it: no bot, and nothing ordered beforehand."""
        return (
            self.kind == "act"
            and not self.data.get("bot")
            and self.data.get("made", "by-hand") == "by-hand"
        )


class Stored:
    """The database of the servers, only to be read."""

    def __init__(self, database: str) -> None:
        url = database if "://" in database else f"sqlite:///file:{database}?mode=ro&uri=true"
        self._engine = create_engine(url)

    def newest(self, tables: Collection[str]) -> dict[str, int]:
        """Return the numbers of the newest entries of some tables."""
        e = m.entries.c
        query = select(e.table_id, func.max(e.number)).where(e.table_id.in_(tables))
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(e.table_id))}

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after an entry."""
        e = m.entries.c
        query = select(e.number, e.kind, e.seat, e.at, e.data)
        query = query.where(e.table_id == table, e.number > after).order_by(e.number)
        with self._engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def orders(self) -> list[str]:
        """Return the ids of all orders that were given."""
        with self._engine.connect() as connection:
            return list(connection.scalars(text("SELECT id FROM orders")))

    def rated(self) -> dict[str, int]:
        """Return how many results each table has that counted for ratings."""
        query = text("SELECT table_id, count(*) FROM results GROUP BY table_id")
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def fate(self, kind: str, table: str, number: int) -> str:
        """Return what became of notices about an entry, to explain why nobody heard of it."""
        noted = text("SELECT state FROM notices WHERE kind = :k AND table_id = :t AND number = :n")
        about = text("SELECT state FROM notice_deliveries WHERE body LIKE :news")
        news = f'%"kind": "{kind}", "table": "{table}", "number": {number},%'
        with self._engine.connect() as connection:
            states = connection.scalars(noted, {"k": kind, "t": table, "n": number}).all()
            sent = connection.scalars(about, {"news": news}).all()
        return f"noted as {', '.join(states) or 'nothing'}; messages: {', '.join(sent) or 'none'}"

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()
