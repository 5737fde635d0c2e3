"""Which message is sent next, and what is noted of it.

A message is marked before it is sent. So a server that is killed meanwhile has sent it or not, and
nobody sends it again: rather one notice too few than the same one twice. Only what a server has
refused, or what never reached one, is tried again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from igroteka.people.notices.channels import PUSH, Channel, channel_of
from igroteka.people.notices.gathering import NEW, READY, waiting_tables
from igroteka.people.notices.sending import Outcome
from igroteka.people.notices.writing import TURN
from igroteka.tables.notice_models import notice_channels, notice_deliveries, notices

SENDING, SENT, FAILED, UNSURE, STALE = "sending", "sent", "failed", "unsure", "stale"
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds after which what was refused is tried again."""
GIVEN_UP_AFTER: Final = 600.0
"""What has been under way for so long was begun by a server that is gone."""
DAYS: Final = 3 * 24 * 3600.0
"""A channel at which nothing has arrived for so long is switched off."""


class Delivery(NamedTuple):
    """A message that is under way."""

    id: str
    channel: Channel
    body: dict[str, Any]
    tries: int


def take(connection: Connection, now: float) -> Delivery | None:
    """Mark the next message as being sent, and return it; None: there is nothing to send."""
    d, c = notice_deliveries, notice_channels
    due = select(d).where(d.c.state == READY, d.c.due <= now).order_by(d.c.due).limit(1)
    while (row := connection.execute(due.with_for_update(skip_locked=True)).first()) is not None:
        found = connection.execute(select(c).where(c.c.id == row.channel)).one_or_none()
        here = update(d).where(d.c.id == row.id)
        if found is None or found.off or is_stale(connection, row):
            connection.execute(here.values(state=STALE))
            continue
        connection.execute(here.values(state=SENDING, tries=row.tries + 1, at=now))
        return Delivery(row.id, channel_of(found), row.body, row.tries + 1)
    return None


def is_stale(connection: Connection, row: Any) -> bool:
    """Say whether a message that was refused speaks only of tables that wait no longer."""
    news = row.body["news"]
    if not row.tries or any(each["kind"] != TURN for each in news):
        return False
    waiting = set(waiting_tables(connection, row.person))
    return not any(each["table"] in waiting for each in news)


def done(connection: Connection, delivery: Delivery, outcome: Outcome, now: float) -> None:
    """Note what came of a message, and what that means for its channel."""
    d, c = notice_deliveries, notice_channels
    here, there = d.c.id == delivery.id, c.c.id == delivery.channel.id
    state: dict[str, Any] = {"state": SENT}
    if outcome == Outcome.REFUSED and delivery.tries <= len(BACKOFF):
        state = {"state": READY, "due": now + BACKOFF[delivery.tries - 1]}
    elif outcome != Outcome.SENT:
        state = {"state": UNSURE if outcome == Outcome.UNSURE else FAILED}
    connection.execute(update(d).where(here).values(**state))
    note_health(connection, delivery.channel, outcome, now)
    if outcome == Outcome.GONE and delivery.channel.kind == PUSH:
        connection.execute(delete(c).where(there))


def note_health(connection: Connection, channel: Channel, outcome: Outcome, now: float) -> None:
    """Note whether messages arrive at a channel; switch off one at which none does for days."""
    c = notice_channels
    there = update(c).where(c.c.id == channel.id)
    if outcome == Outcome.SENT:
        connection.execute(there.values(told=now, failing=None, off=False))
        return
    since = now if channel.failing is None else channel.failing
    is_off = outcome == Outcome.GONE or now - since > DAYS
    connection.execute(there.values(failing=since, off=is_off))


def give_up(connection: Connection, now: float) -> None:
    """Note that nobody knows what became of messages of servers that are gone."""
    d = notice_deliveries
    lost = update(d).where(d.c.state == SENDING, d.c.at < now - GIVEN_UP_AFTER)
    connection.execute(lost.values(state=UNSURE))


def next_due(connection: Connection) -> float | None:
    """Return when there is something to do again; None: not that we know."""
    d = notice_deliveries
    found = (
        connection.scalar(select(func.min(d.c.due)).where(d.c.state == READY)),
        connection.scalar(select(func.min(notices.c.due)).where(notices.c.state == NEW)),
    )
    return min((due for due in found if due is not None), default=None)
