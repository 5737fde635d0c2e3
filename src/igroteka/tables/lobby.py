"""The lobby: which tables are shown to whom."""

from __future__ import annotations

import logging
import time

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from igroteka.tables import models as m
from igroteka.tables.database import is_damage
from igroteka.tables.setup import PUZZLE, origin_of
from igroteka.tables.thinking import is_level
from igroteka.tables.views import Lobby, LobbyTable, Status

log = logging.getLogger(__name__)
MOST_LISTED = 30
ASLEEP_AFTER = 24 * 3600
"""Tables at which nothing happened for so many seconds sleep: their bots do not go on by
themselves, and the lobby does not offer their seats to others."""


def lobby_of(connection: Connection, person: str) -> Lobby:
    """Return the tables that *person* may want to go to."""
    held = select(m.holders.c.table_id).where(m.holders.c.person == person)
    is_mine = m.tables.c.id.in_(held)
    over = m.tables.c.status == Status.FINISHED
    recent = m.tables.c.updated > time.time() - ASLEEP_AFTER
    waiting = (m.tables.c.status == Status.WAITING) & recent
    # Nobody is to sit down with strangers at cards that one of them may know.
    unknown = m.tables.c.source.is_(None) | (m.tables.c.secret != "")
    # A puzzle is no game that goes on; its own page leads to it.
    is_game = m.tables.c.source.is_(None) | ~m.tables.c.source.startswith(PUZZLE)
    mine = listed(connection, person, is_mine & ~over & is_game)
    mine.sort(key=lambda table: not table.my_turn)
    others = listed(connection, person, ~is_mine & m.tables.c.public & waiting & unknown)
    finished = listed(connection, person, over & is_game & (is_mine | m.tables.c.public))
    # Where nobody sits any more, nobody waits for others.
    offered = [table for table in others if table.free_seats and any(table.names)]
    return Lobby(mine, offered, finished)


def listed(connection: Connection, person: str, which: ColumnElement[bool]) -> list[LobbyTable]:
    """Return the newest tables of some kind, as the lobby shows them to *person*.

    One whose row is damaged keeps none of the others from being shown.
    """
    newest = select(m.tables.c.id).where(which).order_by(m.tables.c.updated.desc())
    ids = list(connection.scalars(newest.limit(MOST_LISTED)))
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
    rows = sorted(found, key=lambda row: ids.index(row.id))
    held = connection.execute(select(m.holders).where(m.holders.c.table_id.in_(ids))).all()
    people = {(row.table_id, row.seat) for row in held}
    my_seats = {row.table_id: row.seat for row in held if row.person == person}
    names = {row.id: [""] * row.seats for row in rows}
    bots = {row.id: [""] * row.seats for row in rows}
    for row in connection.execute(select(m.seats).where(m.seats.c.table_id.in_(ids))):
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
                "my_turn": my_seats.get(row.id, -1) in row.to_act,
                "mine": row.id in my_seats,
                "step": row.step,
                "created": row.created,
                "updated": row.updated,
                "scores": row.scores,
                "source": row.source,
                "first_step": len(row.base),
                "origin": origin_of(row.source, row.secret),
            },
            LobbyTable,
        )
        for row in rows
    ]


def damaged(id: str) -> LobbyTable:
    """Return a table of which nothing but its id can be read."""
    return LobbyTable(
        id, "", "", {}, Status.FINISHED, [], 0, False, True, 0, 0, 0, None, damaged=True
    )
