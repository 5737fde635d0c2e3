"""Taking a person out of the tables: their names, their words in the chat, their id.

The games stay as they are, for the others who played them and for whoever replays them. Where the
person sat, from now on sits somebody without a name, whom each page calls “Player 2” in the
language of its reader; at a running game a strong bot acts for them. Words that were added to a
deal stay: the deal could not be checked without them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select, update

from igroteka.tables import models as m
from igroteka.tables.coming_entries import Renew, StandIn
from igroteka.tables.entries import Leave
from igroteka.tables.people import new_person
from igroteka.tables.rewriting import add_entry
from igroteka.tables.setup import UPLOAD
from igroteka.tables.thinking import STAND_IN_LEVEL
from igroteka.tables.views import Status

SEATING: Final = ("sit", "return", "become", "renew")
"""Kinds of entries that name people."""
READ: Final = (*SEATING, "rename", "leave", "chat")
"""Kinds of entries that tell who sat where, and what they were called and said."""
IDS: Final = ("person", "was", "alone")
"""Fields of entries that hold people."""


def tables_of(connection: Connection, person: str) -> set[str]:
    """Return the tables whose logs or rows name a person, also one who has left long ago."""
    named = m.entries.c.kind.in_(SEATING) & m.entries.c.data.contains(person, autoescape=True)
    found = set(connection.scalars(select(m.entries.c.table_id).where(named).distinct()))
    found.update(
        connection.scalars(select(m.holders.c.table_id).where(m.holders.c.person == person))
    )
    found.update(connection.scalars(select(m.tables.c.id).where(m.tables.c.host == person)))
    return found


class Past(NamedTuple):
    """A line of a log, and whether it is about the person who leaves."""

    number: int
    kind: str
    data: dict[str, Any]
    """As it is stored."""
    own: bool
    """Whether the person held the seat then."""


def past_of(connection: Connection, table: str, person: str) -> Iterator[Past]:
    """Return the lines that tell who sat where, from first to last."""
    query = select(m.entries.c.number, m.entries.c.kind, m.entries.c.seat, m.entries.c.data)
    query = query.where(m.entries.c.table_id == table, m.entries.c.kind.in_(READ))
    held: set[int] = set()
    for number, kind, seat, data in connection.execute(query.order_by(m.entries.c.number)).all():
        if kind in ("sit", "return", "become") and data["person"] == person:
            held.add(seat)
        elif (kind == "sit") or (kind == "renew" and data.get("alone") not in (None, person)):
            held.discard(seat)
        yield Past(number, kind, data, seat in held)
        if kind == "leave" or (kind == "become" and data["was"] == person):
            held.discard(seat)


def leave_table(connection: Connection, table: str, person: str, at: float) -> set[str]:
    """Take a person out of one table; return what they were called there."""
    neutral, names = new_person(), set[str]()
    for line in list(past_of(connection, table, person)):
        new = {
            name: neutral if name in IDS and value == person else value
            for name, value in line.data.items()
        }
        if line.own and "name" in new:
            names.add(new["name"])
            new["name"] = ""
            if line.kind == "chat":
                new["text"] = ""
        if new != line.data:
            which = m.entries.c.table_id == table, m.entries.c.number == line.number
            connection.execute(update(m.entries).where(*which).values(data=new))
    hosted = update(m.tables).where(m.tables.c.id == table, m.tables.c.host == person)
    connection.execute(hosted.values(host=neutral))
    seat = connection.scalar(
        select(m.holders.c.seat).where(m.holders.c.table_id == table, m.holders.c.person == person)
    )
    if seat is not None:
        connection.execute(m.pass_seat(table, person, neutral))
        connection.execute(m.name_seat(table, seat, ""))
        give_up(connection, table, seat, at)
    return names


def give_up(connection: Connection, table: str, seat: int, at: float) -> None:
    """Have somebody else go on at a seat, unless another device holds it, too."""
    here = m.holders.c.table_id == table, m.holders.c.seat == seat
    if connection.scalar(select(func.count()).select_from(m.holders).where(*here)) != 1:
        return
    status = connection.scalar(select(m.tables.c.status).where(m.tables.c.id == table))
    if status == Status.WAITING:
        add_entry(connection, table, at, Leave(seat))
        return
    add_entry(connection, table, at, Renew(seat))
    sits = m.seats.c.table_id == table, m.seats.c.seat == seat
    stand_in = connection.scalar(select(m.seats.c.stand_in).where(*sits))
    if status == Status.PLAYING and stand_in is None:
        add_entry(connection, table, at, StandIn(seat, STAND_IN_LEVEL))


def leave_uploads(connection: Connection, tables: set[str], names: set[str]) -> None:
    """Take a person's names out of the records that they have uploaded."""
    which = m.tables.c.id.in_(tables) & (m.tables.c.source == UPLOAD)
    uploads = list(connection.scalars(select(m.tables.c.id).where(which)))
    named = m.seats.c.table_id.in_(uploads) & m.seats.c.name.in_(names)
    connection.execute(update(m.seats).where(named).values(name=""))


def told_of_table(connection: Connection, table: str, person: str) -> dict[str, Any]:
    """Return what a table has of a person: where they sat, and what they said."""
    columns = ("id", "game", "status", "created", "updated", "scores")
    query = select(*(m.tables.c[name] for name in columns)).where(m.tables.c.id == table)
    told = dict(connection.execute(query).one()._mapping)
    seat = connection.scalar(
        select(m.holders.c.seat).where(m.holders.c.table_id == table, m.holders.c.person == person)
    )
    own = [line for line in past_of(connection, table, person) if line.own]
    called = [line.data["name"] for line in own if line.kind in ("sit", "rename")]
    said = [line.data["text"] for line in own if line.kind == "chat"]
    return told | {"seat": seat, "called": called, "said": said}


# --- analyses -------------------------------------------------------------------------------


def leave_analyses(connection: Connection, person: str) -> None:
    """Let nobody in particular have asked for the analyses that a person asked for."""
    move_analyses(connection, person, new_person())


def analyses_told(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return which games a person has had analysed."""
    query = select(m.analyses.c.table_id, m.analyses.c.asked).where(m.analyses.c.person == person)
    return [{"table": table, "asked": asked} for table, asked in connection.execute(query)]


def move_analyses(connection: Connection, was: str, person: str) -> None:
    """Give what one person asked for to another."""
    change = update(m.analyses).where(m.analyses.c.person == was)
    connection.execute(change.values(person=person))
