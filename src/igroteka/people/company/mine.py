"""My tables: those that wait for me first, then those that run, wait to start, or are over."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    Text,
    case,
    cast,
    func,
    literal,
    select,
    type_coerce,
)

from igroteka.people.accounts import folded
from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.lobby import IS_GAME, listed_in_order
from igroteka.tables.views import LobbyTable, Status

PAGE = 20
"""So many tables stand on a page."""
KINDS = ("turn", "running", "waiting", "finished")
"""The kinds of my tables, in their order."""
MOST_NAMES = 500
"""So many different names may fit what is looked for."""


class Search(msgspec.Struct, frozen=True):
    """What somebody looks for among their tables."""

    game: str = ""
    """Empty: any."""
    person: str = ""
    """A part of the name of somebody who sat there; empty: anybody."""
    page: int = 1


class MyTables(msgspec.Struct, frozen=True):
    """One page of somebody's tables."""

    tables: list[LobbyTable]
    """Those where I am waited for first, then running, waiting to start, finished ones."""
    counts: dict[str, int]
    """How many there are in all of each kind: turn, running, waiting, finished."""
    page: int
    pages: int
    games: list[str]
    """The games of all my tables."""


class Waits(msgspec.Struct, frozen=True):
    """How many tables wait for somebody."""

    count: int
    """Of all tables."""
    others: int = 0
    """Without the table that was asked from."""
    next: str = ""
    """The one of these that has waited longest; empty: there is none."""


def is_waited_for() -> ColumnElement[bool]:
    """Return the condition that a table waits for the seat of its holder.

    The seats to act are stored as a JSON list, “[0, 2]”.
    """
    seats: ColumnElement[str] = type_coerce(m.tables.c.to_act, Text)
    for letter, instead in (("[", ","), ("]", ","), (" ", "")):
        seats = func.replace(seats, letter, instead)
    seat = literal("%,", String) + cast(m.holders.c.seat, String) + literal(",%", String)
    replaced = (
        select(m.seats.c.seat)
        .where(
            m.seats.c.table_id == m.tables.c.id,
            m.seats.c.seat == m.holders.c.seat,
            m.seats.c.stand_in.is_not(None),
        )
        .exists()
    )
    return (m.tables.c.status == Status.PLAYING) & seats.like(seat) & ~replaced


def held(person: str, *columns: Any) -> Select[Any]:
    """Return the question for something of all games that a person has a seat in."""
    return (
        select(*columns)
        .join(m.holders, m.holders.c.table_id == m.tables.c.id)
        .where(m.holders.c.person == person, IS_GAME)
    )


def waits_of(connection: Connection, person: str, at: str = "") -> Waits:
    """Return how many tables wait for a person, and which does longest but the one they are *at*.

    All that are over are left out by what the index of the running ones says.
    """
    query = held(person, m.tables.c.id).where(is_waited_for()).order_by(m.tables.c.updated)
    found = list(connection.scalars(query))
    others = [table for table in found if table != at]
    return Waits(len(found), len(others), others[0] if others else "")


def my_tables(connection: Connection, person: str, search: Search) -> MyTables:
    """Return one page of the tables of a person that fit what they look for."""
    kind = case(
        (is_waited_for(), 0),
        (m.tables.c.status == Status.PLAYING, 1),
        (m.tables.c.status == Status.WAITING, 2),
        else_=3,
    )
    fits = fitting(connection, person, search)
    counted = held(person, kind.label("kind"), func.count()).where(*fits).group_by("kind")
    by_kind = {KINDS[row[0]]: row[1] for row in connection.execute(counted)}
    counts = {kind: by_kind.get(kind, 0) for kind in KINDS}
    pages = max(1, -(-sum(counts.values()) // PAGE))
    page = min(max(1, search.page), pages)
    query = (
        held(person, m.tables.c.id)
        .where(*fits)
        .order_by(kind, m.tables.c.updated.desc(), m.tables.c.id)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    ids = list(connection.scalars(query))
    games = sorted(connection.scalars(held(person, m.tables.c.game).distinct()))
    return MyTables(listed_in_order(connection, person, ids), counts, page, pages, games)


def fitting(connection: Connection, person: str, search: Search) -> list[ColumnElement[bool]]:
    """Return the conditions of what somebody looks for."""
    fits: list[ColumnElement[bool]] = []
    if search.game:
        fits.append(m.tables.c.game == search.game)
    if wanted := folded(search.person):
        fits.append(with_somebody(connection, person, wanted))
    return fits


def with_somebody(connection: Connection, person: str, wanted: str) -> ColumnElement[bool]:
    """Return the condition that somebody sat at a table who is or was called somehow.

    Databases know no capital letters but the Latin ones, so the names are compared here.
    """
    names = (
        select(m.seats.c.name)
        .join(m.holders, m.holders.c.table_id == m.seats.c.table_id)
        .where(m.holders.c.person == person, m.seats.c.name != "")
        .distinct()
    )
    fit = [name for name in connection.scalars(names) if wanted in folded(name)][:MOST_NAMES]
    called = select(m.seats.c.table_id).where(m.seats.c.name.in_(fit))
    theirs = (
        select(m.holders.c.table_id)
        .join(accounts, accounts.c.person == m.holders.c.person)
        .where(accounts.c.folded.contains(wanted, autoescape=True))
    )
    return m.tables.c.id.in_(called) | m.tables.c.id.in_(theirs)
