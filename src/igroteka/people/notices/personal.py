"""What notices keep of a person: all of it can be had, and all of it forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select

from igroteka.tables.notice_models import (
    notice_channels,
    notice_deliveries,
    notice_mutes,
    notice_people,
    notices,
)

ALL = (notice_deliveries, notices, notice_mutes, notice_channels, notice_people)


def export(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return all that is kept of a person's notices, by the table that keeps it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in ALL:
        rows = connection.execute(select(table).where(table.c.person == person))
        kept = [{name: row._mapping[name] for name in row._mapping} for row in rows]
        found[table.name] = [{k: v for k, v in row.items() if k != "person"} for row in kept]
    return found


def forget(connection: Connection, person: str) -> None:
    """Forget all of it: nothing is sent any more."""
    for table in ALL:
        connection.execute(delete(table).where(table.c.person == person))
