"""What is stored, as tables of a database."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    delete,
    false,
    insert,
    update,
)

write_json: Final = json.JSONEncoder(ensure_ascii=False).encode


def as_text(value: Any) -> str | None:
    """Write a plain value as it is stored."""
    return None if value is None else write_json(value)


class Json(TypeDecorator[Any]):
    """Plain values, written as text that a person can read in any database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write a value."""
        return as_text(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Read a value."""
        return None if value is None else json.loads(value)


Seed = String(80).with_variant(String(40), "sqlite")
"""Once there were short seeds only; SQLite keeps texts of any length, whatever a column says."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),  # name to choice
    Column("seed", Seed, nullable=False),  # as records write it; empty: not yet known
    Column("rules", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("base", Json, nullable=False),  # [[seat, action], …] played elsewhere
    Column("source", String(32)),
    Column("edition", String(64), nullable=False),
    Column("secret", String(64), nullable=False, server_default=""),  # hex
    Column("words", Json, nullable=False, server_default="[]"),  # by seat
    Column("redraws", Json, nullable=False, server_default="[]"),  # [[step, seed], …]
    # The rest follows from the entries; it is kept here for the lobby.
    Column("status", String(10), nullable=False),
    Column("step", Integer, nullable=False),
    Column("to_act", Json, nullable=False),  # seats
    Column("scores", Json),  # points by seat
    Column("updated", Float(53), nullable=False),
    # Of a table with a clock, see `clocks.Clocks`.
    Column("clock", String(40), nullable=False, server_default=""),  # as `Clock.text` writes it
    Column("deadline", Float(53)),  # when to look after it at the latest, by the time of day
    Column("passed", Float(53)),  # so many seconds were known to have passed
    Column("passed_since", Integer),  # since this entry
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_deadline", "deadline"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("at", Float(53), nullable=False),
    Column("data", Json, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
    Column("stand_in", String(16)),  # the level of the bot that sits in for the person
    Column("token", String(64), unique=True),
)

holders = Table(
    "holders",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("holders_by_table", "table_id"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
    Column("created", BigInteger, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("world", Text, nullable=False),  # what the seat imagines
    Column("level", String(16), nullable=False),
    Column("quick", Boolean, nullable=False),
    Column("person", String(64), nullable=False),
    Column("address", String(64), nullable=False),  # hashed: nobody's address is kept
    Column("of_person", Float(53), nullable=False),  # see waiting.Place
    Column("of_address", Float(53), nullable=False),
    Column("asked", Float(53), nullable=False),
    Column("action", Integer),  # NULL: nobody has decided yet
    Column("advice", Text),  # what the coach says, where a person asked: then no action counts
)


analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), nullable=False),  # who asked for it
    Column("asked", Float(53), nullable=False),
    Column("done", Float(53)),  # NULL: it is under way
)

findings = Table(
    "findings",
    metadata,
    Column("table_id", String(32), ForeignKey("analyses.table_id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),  # from which on
    Column("data", Text, nullable=False),  # what a piece of the analysis found
)


def set_clock(table: str, clock: str) -> Executable:
    """Return the statement after which a table has this clock."""
    return update(tables).where(tables.c.id == table).values(clock=clock)


# --- who sits where --------------------------------------------------------------------------


def empty_seat(table: str, seat: int) -> Executable:
    """Return the statement after which nobody is named at a seat."""
    return delete(seats).where(seats.c.table_id == table, seats.c.seat == seat)


def fill_seat(
    table: str, seat: int, *, name: str = "", token: str | None = None, bot: str | None = None
) -> Executable:
    """Return the statement after which a person or a bot is named at an empty seat."""
    return insert(seats).values(table_id=table, seat=seat, name=name, token=token, bot=bot)


def name_seat(table: str, seat: int, name: str) -> Executable:
    """Return the statement after which the person at a seat has another name."""
    return update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(name=name)


def stand_in(table: str, seat: int, level: str | None) -> Executable:
    """Return the statement after which a bot sits in at a seat; None: none does."""
    where = seats.c.table_id == table, seats.c.seat == seat
    return update(seats).where(*where).values(stand_in=level)


def hold_seat(table: str, seat: int, person: str) -> Executable:
    """Return the statement after which a person holds a seat."""
    return insert(holders).values(table_id=table, seat=seat, person=person)


def pass_seat(table: str, was: str, person: str) -> Executable:
    """Return the statement after which a person holds the seat that another one held."""
    held = holders.c.table_id == table, holders.c.person == was
    return update(holders).where(*held).values(person=person)


def rate_table(table: str, rated: bool) -> Executable:
    """Return the statement after which a table is rated, or no longer."""
    return update(tables).where(tables.c.id == table).values(rated=rated)


def token_seat(table: str, seat: int, token: str | None) -> Executable:
    """Return the statement after which a seat has another return token."""
    return update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(token=token)


def release_seat(table: str, seat: int, but: str = "") -> Executable:
    """Return the statement after which nobody holds a seat, but perhaps one person."""
    return delete(holders).where(
        holders.c.table_id == table, holders.c.seat == seat, holders.c.person != but
    )
