"""How lines are stored, and what the tables' rows say from then on.

This is done for every move, so the two statements are put into the database's own words once,
and given to its driver as they are. SQLAlchemy's way from a statement to the driver takes twice
as long as all that SQLite does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update, bindparam, insert, update
from sqlalchemy.sql.compiler import SQLCompiler

from igroteka.tables import models as m
from igroteka.tables import settling
from igroteka.tables.clock import WAKE_AFTER
from igroteka.tables.standing import Line, Standing
from igroteka.tables.views import Status

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
WAKE_TABLE = (
    update(m.tables).where(m.tables.c.id == bindparam("the_id")).values(deadline=bindparam("at"))
)
"""Of a table with a clock: who has stored this counts anew in a moment, or else another server."""


@dataclass(frozen=True, slots=True)
class Write:
    """A line to be stored, and what the table's row says from then on."""

    table: str
    line: Line
    status: Status
    step: int
    to_act: list[int]
    scores: list[int] | None
    has_clock: bool = False
    results: Sequence[dict[str, Any]] = ()
    """How a rated game ended, by seat; empty: it goes on, or is not rated."""

    @classmethod
    def of(
        cls,
        table: str,
        line: Line,
        after: Standing,
        has_clock: bool = False,
        results: Sequence[dict[str, Any]] = (),
    ) -> Write:
        """Return what to store of a line after which the game stands so."""
        standing = after.status, after.step, after.to_act, after.scores
        return cls(table, line, *standing, has_clock, results)


class Statement:
    """A statement in the words of one kind of database."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = str(compiled)
        self._order = compiled.positiontup if compiled.positional else None

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Carry it out once for each row."""
        order = self._order
        if order is None:
            connection.exec_driver_sql(self.text, rows)
        else:
            connection.exec_driver_sql(self.text, [tuple(row[n] for n in order) for row in rows])


@cache
def prepared(dialect: Dialect) -> tuple[Statement, Statement, Statement]:
    """Return the statements that store an entry, what the table's row says from then on, and
    that its clock is to be looked after."""
    made = (Statement(query, dialect) for query in (INSERT_ENTRY, UPDATE_TABLE, WAKE_TABLE))
    return next(made), next(made), next(made)


def commit(writes: Sequence[Write], connection: Connection) -> None:
    """Write lines of the log and all that follows from them."""
    insert_entries, update_tables, wake_tables = prepared(connection.dialect)
    insert_entries.run(connection, [log_row(write) for write in writes])
    update_tables.run(connection, [table_row(write) for write in writes])
    if timed := [write for write in writes if write.has_clock]:
        wake_tables.run(connection, [wake_row(write) for write in timed])
    for write in writes:
        for statement in write.line.entry.seating(write.table):
            connection.execute(statement)
    if results := [row for write in writes for row in write.results]:
        settling.keep(connection, results)


def log_row(write: Write) -> dict[str, Any]:
    """Return a line of the log as a row."""
    entry = write.line.entry
    return {
        "table_id": write.table,
        "number": write.line.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": write.line.at,
        "data": m.as_text(entry.data()),
    }


def wake_row(write: Write) -> dict[str, Any]:
    """Return when a table with a clock is to be looked after."""
    return {"the_id": write.table, "at": write.line.at + WAKE_AFTER}


def table_row(write: Write) -> dict[str, Any]:
    """Return what changes in a table's row."""
    return {
        "the_id": write.table,
        "new_status": write.status.value,
        "new_step": write.step,
        "new_to_act": m.as_text(write.to_act),
        "new_scores": m.as_text(write.scores),
        "new_updated": write.line.at,
    }
