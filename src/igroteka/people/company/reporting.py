"""Names that should not be: people report them, the host takes them away, for good."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, Text, insert, select, type_coerce, update
from sqlalchemy.exc import IntegrityError

from igroteka.people.accounts import folded
from igroteka.people.company.whom import Somebody
from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.checking import checked_text
from igroteka.tables.company_models import (
    blocks,
    invitations,
    mutes,
    name_reports,
    removed_names,
)
from igroteka.tables.database import Database
from igroteka.tables.live import Live

LONGEST_REASON = 200
NEUTRAL = "Guest"
"""How somebody is called whose name was taken away."""
NAMING = ("sit", "rename", "chat")
"""The kinds of entries that hold a name."""


class Report(msgspec.Struct, frozen=True):
    """People do not like a name."""

    name: str
    by: list[tuple[str, float, str]]
    """Who (the name of their account; empty: they have none), when, and why."""


class Removed(msgspec.Struct, frozen=True):
    """What was called otherwise."""

    accounts: int
    seats: int


async def report(database: Database, person: str, whom: Somebody, reason: str, now: float) -> None:
    """Tell the host that a name should not be; who has done so already is not heard twice."""
    row = {
        "person": person,
        "folded": folded(whom.name),
        "name": whom.name,
        "reported": whom.person,
        "reason": checked_text(reason, LONGEST_REASON, "error-bad-reason"),
        "created": now,
    }
    try:
        await database.write(lambda connection: connection.execute(insert(name_reports), row))
    except IntegrityError:
        return


def reports(connection: Connection) -> list[Report]:
    """Return the names that were reported and are still there, the newest first."""
    gone = set(connection.scalars(select(removed_names.c.folded)))
    query = (
        select(name_reports, accounts.c.name.label("by"))
        .outerjoin(accounts, accounts.c.person == name_reports.c.person)
        .order_by(name_reports.c.created.desc())
    )
    found: dict[str, Report] = {}
    for row in connection.execute(query):
        if row.folded not in gone:
            report = found.setdefault(row.folded, Report(row.name, []))
            report.by.append((row.by or "", row.created, row.reason))
    return list(found.values())


def remove_name(connection: Connection, name: str, now: float) -> Removed:
    """Call everybody otherwise who is called so, wherever it is stored, and keep it from all."""
    wrong = folded(name)
    if connection.scalar(select(removed_names).where(removed_names.c.folded == wrong)) is None:
        connection.execute(insert(removed_names), {"folded": wrong, "created": now})
    query = select(accounts.c.person, accounts.c.public).where(accounts.c.folded == wrong)
    renamed = connection.execute(query).all()
    for person, public in renamed:
        neutral = f"{NEUTRAL} {public}"
        change = update(accounts).where(accounts.c.person == person)
        connection.execute(change.values(name=neutral, folded=folded(neutral)))
    seats = replace_names(connection, m.seats, m.seats.c.name, wrong)
    for table, column in (
        (blocks, blocks.c.name),
        (mutes, mutes.c.name),
        (invitations, invitations.c.name),
        (invitations, invitations.c.inviter_name),
    ):
        replace_names(connection, table, column, wrong)
    rewrite_entries(connection, wrong)
    return Removed(len(renamed), seats)


def replace_names(connection: Connection, table: Table, column: Column[str], wrong: str) -> int:
    """Put the neutral name where a wrong one stands; return how often."""
    variants = [
        name for name in connection.scalars(select(column).distinct()) if folded(name) == wrong
    ]
    if not variants:
        return 0
    change = update(table).where(column.in_(variants)).values({column: NEUTRAL})
    return connection.execute(change).rowcount


def rewrite_entries(connection: Connection, wrong: str) -> None:
    """Put the neutral name into the logs: the only time that they are changed.

    Nothing of a game depends on what its players are called.
    """
    data = type_coerce(m.entries.c.data, Text)
    query = select(m.entries.c.table_id, m.entries.c.number, data)
    for table, number, text in connection.execute(query.where(m.entries.c.kind.in_(NAMING))).all():
        entry = json.loads(text)
        if folded(entry.get("name", "")) == wrong:
            where = m.entries.c.table_id == table, m.entries.c.number == number
            values = {"data": entry | {"name": NEUTRAL}}
            connection.execute(update(m.entries).where(*where).values(values))


def rename_in_memory(live: Live, is_wrong: Callable[[str], bool]) -> None:
    """Put the neutral name where a wrong one stands at a table that is in use."""
    table = live.table
    for seat in table.seats:
        if is_wrong(seat.name):
            seat.name = NEUTRAL
    table.said[:] = [
        msgspec.structs.replace(line, name=NEUTRAL) if is_wrong(line.name) else line
        for line in table.said
    ]
    for place, entry in named_entries(live):
        if is_wrong(entry.name):
            told = table.told[place]
            line = told.line._replace(entry=msgspec.structs.replace(entry, name=NEUTRAL))
            table.told[place] = told._replace(line=line)
    live.forget_messages()


def named_entries(live: Live) -> Iterator[tuple[int, Any]]:
    """Yield the entries of a table's log that hold a name, with their places."""
    for place, told in enumerate(live.table.told):
        if told.line.entry.kind in NAMING:
            yield place, told.line.entry
