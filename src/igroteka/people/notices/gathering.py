"""From what happens at tables to what a person is told: one message for a burst of it.

What somebody is to hear of is written down (`note`), and told when it is due (`gather`): all that
has come together by then in one message. Whoever writes it down first does so for all servers;
whoever holds the person's row tells it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Integer, cast, delete, func, insert, select, update

from igroteka.people.notices.channels import channels_of
from igroteka.people.notices.wishes import Wishes, wishes_of
from igroteka.people.notices.writing import News, message
from igroteka.tables import models as m
from igroteka.tables.notice_models import (
    notice_channels,
    notice_deliveries,
    notice_mutes,
    notice_people,
    notices,
)
from igroteka.tables.setup import PUZZLE
from igroteka.tables.views import Status

NEW, TOLD, SEEN = "new", "told", "seen"
READY: Final = "ready"
LOOKED_BACK: Final = 14 * 24 * 3600.0
"""What has lain for so long nobody is told any more."""
KEPT: Final = 30 * 24 * 3600.0
"""For so many seconds it is known what was told: longer than anything is looked back for."""


class Noted(NamedTuple):
    """Something that somebody is to hear of."""

    person: str
    kind: str
    table: str
    number: int
    data: dict[str, Any]
    is_seen: bool = False
    """Whether nothing has to be told: the person has the table open."""


class Wanted(NamedTuple):
    """How somebody who wants to be told anything wants it."""

    lang: str
    since: float
    """Nothing that was before is told."""
    every: bool
    """Whether a program of theirs wants to be told of every turn."""


class Candidate(NamedTuple):
    """A table at which there may be something that nobody has written down."""

    person: str
    table: str
    updated: float


def insert_once(connection: Connection, table: Any, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, but for those that are there already."""
    make: Any
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as make  # only where it is needed
    else:
        from sqlalchemy.dialects.sqlite import insert as make
    connection.execute(make(table).on_conflict_do_nothing(), rows)


def note(connection: Connection, found: Sequence[Noted], now: float, gathered_for: float) -> None:
    """Write down what people are to hear of; what is written down already stays as it is."""
    if not found:
        return
    rows = [
        {
            "person": each.person,
            "kind": each.kind,
            "table_id": each.table,
            "number": each.number,
            "data": each.data,
            "made": now,
            "due": now + gathered_for,
            "state": SEEN if each.is_seen else NEW,
        }
        for each in found
    ]
    insert_once(connection, notices, rows)


def deliver_each(connection: Connection, news: News, wishes: Wishes, now: float) -> None:
    """Have those of a person's channels told at once that are told of every turn."""
    person, waiting = wishes.person, len(waiting_tables(connection, wishes.person))
    on = [each for each in channels_of(connection, person) if each.every and not each.off]
    body = message([news], waiting, wishes.lang, wishes.origin)
    rows = [
        delivery(f"{channel.id}.{news.table}.{news.number}", person, channel.id, body, now)
        for channel in on
    ]
    if rows:
        insert_once(connection, notice_deliveries, rows)


def delivery(
    id: str, person: str, channel: str, body: dict[str, Any], now: float
) -> dict[str, Any]:
    """Return the row of a message that is ready to be sent."""
    return {
        "id": id,
        "person": person,
        "channel": channel,
        "body": body,
        "state": READY,
        "tries": 0,
        "due": now,
        "at": None,
    }


def everybody(connection: Connection) -> dict[str, Wanted]:
    """Return all who want to be told anything."""
    c, p = notice_channels, notice_people
    query = (
        select(p.c.person, p.c.lang, p.c.since, func.max(cast(c.c.every, Integer)))
        .join(c, c.c.person == p.c.person)
        .where(~c.c.off)
        .group_by(p.c.person, p.c.lang, p.c.since)
    )
    return {row[0]: Wanted(row[1], row[2], bool(row[3])) for row in connection.execute(query)}


def forgotten(connection: Connection, now: float, settled: float) -> list[Candidate]:
    """Return the tables at which somebody may have to be told what nobody has written down.

    A server may have been killed between a move and the writing down. Where something has
    happened since less than *settled* seconds, it is still being looked at.
    """
    t, h, p = m.tables, m.holders, notice_people
    known = (
        select(func.max(notices.c.made))
        .where(notices.c.person == h.c.person, notices.c.table_id == t.c.id)
        .scalar_subquery()
    )
    query = (
        select(h.c.person, h.c.seat, t.c.id, t.c.to_act, t.c.status, t.c.updated)
        .join(t, t.c.id == h.c.table_id)
        .join(p, p.c.person == h.c.person)
        .where(
            t.c.status.in_([Status.PLAYING, Status.FINISHED]),
            t.c.updated.between(now - LOOKED_BACK, now - settled),
            t.c.updated > p.c.since,
            func.coalesce(known, 0) < t.c.updated,
        )
        .order_by(t.c.updated.desc())
    )
    return [
        Candidate(row.person, row.id, row.updated)
        for row in connection.execute(query)
        if row.status == Status.FINISHED or row.seat in row.to_act
    ]


def waiting_tables(connection: Connection, person: str) -> list[str]:
    """Return the tables at which a person is waited for."""
    t, h = m.tables, m.holders
    is_game = t.c.source.is_(None) | ~t.c.source.startswith(PUZZLE)
    query = (
        select(t.c.id, t.c.to_act, h.c.seat)
        .join(h, h.c.table_id == t.c.id)
        .where(h.c.person == person, t.c.status == Status.PLAYING, is_game)
    )
    return [row.id for row in connection.execute(query) if row.seat in row.to_act]


def due_people(connection: Connection, now: float) -> list[str]:
    """Return who is to be told something now."""
    query = select(notices.c.person).where(notices.c.state == NEW, notices.c.due <= now)
    return list(connection.scalars(query.distinct().limit(100)))


def new_for(connection: Connection, person: str) -> list[Any]:
    """Return what a person has not been told yet, the oldest first."""
    query = select(notices).where(notices.c.person == person, notices.c.state == NEW)
    return list(connection.execute(query.order_by(notices.c.id)))


def wishes_for(connection: Connection, person: str, *, lock: bool = False) -> Wishes | None:
    """Return how a person wants to be told; None: not at all, or another server tells just now."""
    query = select(notice_people).where(notice_people.c.person == person)
    if lock:
        query = query.with_for_update(skip_locked=True)
    row = connection.execute(query).one_or_none()
    return None if row is None else wishes_of(row)


def gather(
    connection: Connection,
    person: str,
    looked_at: Collection[int],
    news: Sequence[News],
    now: float,
    rest: float,
    public_url: str,
) -> int:
    """Make messages of what a person is to be told; return how many.

    *looked_at* are the notices that were looked at, *news* those of them that are still true.
    Quiet hours, and the rest after a message, put everything off.
    """
    wishes = wishes_for(connection, person, lock=True)
    if wishes is None:
        if wishes_for(connection, person) is None:  # forgotten, as something was written down
            connection.execute(delete(notices).where(notices.c.person == person))
        return 0
    new = {row.id for row in new_for(connection, person)} & set(looked_at)
    from_then = wishes.told_from(max(now, wishes.rest_until))
    if from_then > now:
        put_off = update(notices).where(notices.c.person == person, notices.c.state == NEW)
        connection.execute(put_off.where(notices.c.due < from_then).values(due=from_then))
        return 0
    muted = set(
        connection.scalars(select(notice_mutes.c.table_id).where(notice_mutes.c.person == person))
    )
    told = [each for each in news if each.id in new and each.table not in muted]
    channels = [each for each in channels_of(connection, person) if not each.every and not each.off]
    mark(connection, new - {each.id for each in told}, SEEN)
    mark(connection, {each.id for each in told}, TOLD)
    if not told or not channels:
        return 0
    if public_url:
        wishes = replace(wishes, origin=public_url)
    waiting = len(waiting_tables(connection, person))
    body = message(told, waiting, wishes.lang, wishes.origin)
    rows = [
        delivery(secrets.token_urlsafe(12), person, channel.id, body, now) for channel in channels
    ]
    connection.execute(insert(notice_deliveries), rows)
    resting = update(notice_people).where(notice_people.c.person == person)
    connection.execute(resting.values(rest_until=now + rest))
    return len(rows)


def mark(connection: Connection, ids: Collection[int], state: str) -> None:
    """Note what has become of notices."""
    if ids:
        connection.execute(update(notices).where(notices.c.id.in_(ids)).values(state=state))


def forget_old(connection: Connection, now: float) -> None:
    """Forget what nobody needs to know any more."""
    old = notices.c.made < now - KEPT
    connection.execute(delete(notices).where(old, notices.c.state != NEW))
    sent = notice_deliveries.c.due < now - KEPT
    connection.execute(delete(notice_deliveries).where(sent))
