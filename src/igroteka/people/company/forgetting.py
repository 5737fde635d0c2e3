"""All that is kept of a person among others: taken out for them, and forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from igroteka.tables.company_models import admitted, blocks, invitations, mutes, name_reports


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Return what is kept of a person here, as plain values; of others only what they see."""
    avoided = {
        kind.name: [
            {"name": row.name, "since": row.created}
            for row in connection.execute(select(kind).where(kind.c.person == person))
        ]
        for kind in (blocks, mutes)
    }
    reported = select(name_reports).where(name_reports.c.person == person)
    received = select(invitations).where(invitations.c.invited == person)
    sent = select(invitations).where(invitations.c.inviter == person)
    came = connection.scalar(select(admitted.c.created).where(admitted.c.person == person))
    return avoided | {
        "reports": [
            {"name": row.name, "reason": row.reason, "at": row.created}
            for row in connection.execute(reported)
        ],
        "invitations": [
            {"table": row.table_id, "by": row.inviter_name, "at": row.created, "answer": row.answer}
            for row in connection.execute(received)
        ],
        "invited": [
            {"table": row.table_id, "name": row.name, "at": row.created, "answer": row.answer}
            for row in connection.execute(sent)
        ],
        "admitted": came,
    }


def forget(connection: Connection, person: str) -> None:
    """Forget a person here.

    What they have reported stays for the host, without who it was; what was reported of them goes.
    """
    for kind in (blocks, mutes):
        either = or_(kind.c.person == person, kind.c.other == person)
        connection.execute(delete(kind).where(either))
    both = or_(invitations.c.inviter == person, invitations.c.invited == person)
    connection.execute(delete(invitations).where(both))
    connection.execute(delete(name_reports).where(name_reports.c.reported == person))
    for name in connection.scalars(
        select(name_reports.c.folded).where(name_reports.c.person == person)
    ).all():
        mine = (name_reports.c.person == person) & (name_reports.c.folded == name)
        known = select(name_reports.c.person).where(
            name_reports.c.person == "", name_reports.c.folded == name
        )
        if connection.scalar(known) is None:
            connection.execute(update(name_reports).where(mine).values(person=""))
        else:
            connection.execute(delete(name_reports).where(mine))
    connection.execute(delete(admitted).where(admitted.c.person == person))
