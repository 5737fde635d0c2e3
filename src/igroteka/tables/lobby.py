"""The lobby: which tables are shown to whom."""

from __future__ import annotations

import logging
import time

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, select

from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.clock import DAYS
from igroteka.tables.company_models import blocks, wants
from igroteka.tables.database import is_damage
from igroteka.tables.setup import PUZZLE, origin_of
from igroteka.tables.thinking import is_level
from igroteka.tables.views import Lobby, LobbyTable, Status, Wants

log = logging.getLogger(__name__)
MOST_LISTED = 30
MOST_LOOKED_AT = 300
"""So many open tables are looked at for those with enough free seats."""
ASLEEP_AFTER = 24 * 3600
"""Tables at which nothing happened for so many seconds sleep: their bots do not go on by
themselves, and the lobby does not offer their seats to others."""


class Wish(msgspec.Struct, frozen=True):
    """Which open tables somebody looks for."""

    game: str = ""
    """Empty: any."""
    language: str = ""
    """The language to talk in; empty: any. A table that names none is open to all."""
    level: str = ""
    """How well others should play; empty: as they like."""
    free: int = 1
    """So many seats should be free."""


IS_GAME = m.tables.c.source.is_(None) | ~m.tables.c.source.startswith(PUZZLE)
"""A puzzle is no game that goes on; its own page leads to it."""


def held_by(person: str) -> ColumnElement[bool]:
    """Return the condition that a person has a seat at a table."""
    held = select(m.holders.c.table_id).where(m.holders.c.person == person)
    return m.tables.c.id.in_(held)


def lobby_of(connection: Connection, person: str, wish: Wish | None = None) -> Lobby:
    """Return the tables that *person* may want to go to."""
    is_mine = held_by(person)
    over = m.tables.c.status == Status.FINISHED
    mine = listed(connection, person, is_mine & ~over & IS_GAME)
    mine.sort(key=lambda table: not table.my_turn)
    finished = listed(connection, person, over & IS_GAME & (is_mine | m.tables.c.public))
    return Lobby(mine, open_tables(connection, person, wish or Wish())[:MOST_LISTED], finished)


def open_tables(connection: Connection, person: str, wish: Wish) -> list[LobbyTable]:
    """Return the tables of others at which *person* may sit down, the newest first.

    Those of people who avoid each other are not shown to them.
    """
    recent = m.tables.c.updated > time.time() - ASLEEP_AFTER
    # Nobody is to sit down with strangers at cards that one of them may know.
    unknown = m.tables.c.source.is_(None) | (m.tables.c.secret != "")
    which = (m.tables.c.status == Status.WAITING) & recent & m.tables.c.public & unknown
    which &= ~held_by(person)
    if wish.game:
        which &= m.tables.c.game == wish.game
    if avoided := avoided_by(connection, person):
        theirs = select(m.holders.c.table_id).where(m.holders.c.person.in_(avoided))
        which &= m.tables.c.id.not_in(theirs)
    for column, wished in ((wants.c.language, wish.language), (wants.c.level, wish.level)):
        if wished:
            others = select(wants.c.table_id).where(column.not_in(["", wished]))
            which &= m.tables.c.id.not_in(others)
    # Where nobody sits any more, nobody waits for others.
    return [
        table
        for table in listed(connection, person, which, MOST_LOOKED_AT)
        if table.free_seats >= max(1, wish.free) and any(table.names)
    ]


def avoided_by(connection: Connection, person: str) -> list[str]:
    """Return whom a person has blocked, and who has blocked them."""
    mine = select(blocks.c.other).where(blocks.c.person == person)
    theirs = select(blocks.c.person).where(blocks.c.other == person)
    return list(connection.scalars(mine.union(theirs)))


def listed(
    connection: Connection, person: str, which: ColumnElement[bool], most: int = MOST_LISTED
) -> list[LobbyTable]:
    """Return the newest tables of some kind, as the lobby shows them to *person*."""
    newest = select(m.tables.c.id).where(which).order_by(m.tables.c.updated.desc())
    return listed_in_order(connection, person, list(connection.scalars(newest.limit(most))))


def listed_in_order(connection: Connection, person: str, ids: list[str]) -> list[LobbyTable]:
    """Return tables as the lobby shows them to *person*, in the order of their ids.

    One whose row is damaged keeps none of the others from being shown.
    """
    try:
        return listed_by_id(connection, person, ids)
    except Exception as error:
        if not is_damage(error):
            raise
        return [table for id in ids for table in listed_alone(connection, person, id)]


def listed_alone(connection: Connection, person: str, id: str) -> list[LobbyTable]:
    """Return one table for the lobby; of a damaged one only who sits there is told."""
    try:
        return listed_by_id(connection, person, [id])
    except Exception as error:
        if not is_damage(error):
            raise
        log.warning("table %s has a damaged row: %r", id, error)
        held = select(m.holders).where(m.holders.c.table_id == id, m.holders.c.person == person)
        return [damaged(id)] if connection.execute(held).first() else []


def listed_by_id(connection: Connection, person: str, ids: list[str]) -> list[LobbyTable]:
    """Return tables as the lobby shows them to *person*, in the order of their ids."""
    found = connection.execute(select(m.tables).where(m.tables.c.id.in_(ids))).all()
    place = {id: place for place, id in enumerate(ids)}
    rows = sorted(found, key=lambda row: place[row.id])
    held = connection.execute(select(m.holders).where(m.holders.c.table_id.in_(ids))).all()
    people = {(row.table_id, row.seat) for row in held}
    my_seats = {row.table_id: row.seat for row in held if row.person == person}
    names = {row.id: [""] * row.seats for row in rows}
    bots = {row.id: [""] * row.seats for row in rows}
    public = {row.id: [""] * row.seats for row in rows}
    programs = {row.id: [False] * row.seats for row in rows}
    replaced = set()
    wished = connection.execute(select(wants).where(wants.c.table_id.in_(ids)))
    wishes = {row.table_id: Wants(row.language, row.level, row.line) for row in wished}
    for row in connection.execute(with_accounts(ids)):
        public[row.table_id][row.seat] = row.public
        programs[row.table_id][row.seat] = row.bot
    for row in connection.execute(select(m.seats).where(m.seats.c.table_id.in_(ids))):
        if row.stand_in is not None:
            replaced.add((row.table_id, row.seat))
        names[row.table_id][row.seat] = row.name or row.bot or ""
        # A record names bots by their levels; but a person may be called so, too.
        by_record = is_level(row.name) and (row.table_id, row.seat) not in people
        bots[row.table_id][row.seat] = row.bot or (row.name if by_record else "")
    return [
        msgspec.convert(
            {
                "id": row.id,
                "game": row.game,
                "edition": row.edition,
                "options": row.options,
                "status": row.status,
                "names": names[row.id],
                "bots": bots[row.id],
                "free_seats": names[row.id].count("") if row.status == Status.WAITING else 0,
                "my_turn": (seat := my_seats.get(row.id, -1)) in row.to_act
                and (row.id, seat) not in replaced,
                "mine": row.id in my_seats,
                "step": row.step,
                "created": row.created,
                "updated": row.updated,
                "scores": row.scores,
                "source": row.source,
                "first_step": len(row.base),
                "origin": origin_of(row.source, row.secret),
                "clock": row.clock,
                "deadline": row.deadline if row.clock.startswith(DAYS) else None,
                "accounts": public[row.id],
                "programs": programs[row.id],
                "wants": wishes.get(row.id, Wants()),
                "rated": row.rated,
            },
            LobbyTable,
        )
        for row in rows
    ]


def with_accounts(ids: list[str]) -> Select[tuple[str, int, str, bool]]:
    """Return the question which seats of some tables are held by people with an account."""
    return (
        select(m.holders.c.table_id, m.holders.c.seat, accounts.c.public, accounts.c.bot)
        .join(accounts, accounts.c.person == m.holders.c.person)
        .where(m.holders.c.table_id.in_(ids))
    )


def damaged(id: str) -> LobbyTable:
    """Return a table of which nothing but its id can be read."""
    return LobbyTable(
        id, "", "", {}, Status.FINISHED, [], 0, False, True, 0, 0, 0, None, damaged=True
    )
