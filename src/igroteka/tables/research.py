"""Finished games that may be used for research, as a dataset tells them: nobody's name is in it.

A game counts if every person who sat at the table agreed, each for this table, and if it was
played there from the first action on: who played the beginning elsewhere was not asked.
"""

from __future__ import annotations

import time
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, NullPool, create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from igroteka.data.sources import MIXED, PERSON, Told
from igroteka.engine import BadSetup, Game, record_of
from igroteka.tables import models as m
from igroteka.tables.coming_entries import Consent, StandIn
from igroteka.tables.naming import file_of
from igroteka.tables.postgres import CONNECTION, with_driver
from igroteka.tables.soundness import check_database, is_shared, no_database, parsed
from igroteka.tables.store import load_table
from igroteka.tables.table import Table
from igroteka.tables.views import Status


class Agreed(NamedTuple):
    """What a database has of a game."""

    finished: int
    """How many finished tables there are …"""
    told: list[Told]
    """… and those of which everybody agreed, in an order that tells nothing of when they were."""


def agreed_games(database: str, game: Game) -> Agreed:
    """Return the finished games of a database that may be used; nothing is written there.

    :raises BadSetup: if it cannot be read, or is of another version.
    """
    url = parsed(database)
    file = file_of(url)
    if file is not None and not Path(file).is_file():
        raise BadSetup("There is no file {file}.", "refusal-no-file", file=file)
    if not check_database(database):
        raise BadSetup(
            "{database} is that of an older version; start igroteka serve with it once.",
            "refusal-older-database",
            database=database.rpartition("@")[2],
        )
    if is_shared(database):
        engine = create_engine(with_driver(database), poolclass=NullPool, connect_args=CONNECTION)
    else:
        engine = create_engine(url, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return agreed_of(connection, game)
    except SQLAlchemyError as error:
        raise no_database(database, error) from None


def agreed_of(connection: Connection, game: Game) -> Agreed:
    """Return the finished games that may be used."""
    finished = (m.tables.c.status == Status.FINISHED, m.tables.c.game == game.name)
    count = connection.scalar(select(func.count()).select_from(m.tables).where(*finished))
    asked = select(m.entries.c.table_id).where(m.entries.c.kind == Consent.__struct_config__.tag)
    query = select(m.tables.c.id).where(
        *finished, m.tables.c.edition == game.edition, m.tables.c.id.in_(asked)
    )
    told = [
        game_told
        for table in connection.scalars(query).all()
        if (game_told := told_by(connection, table)) is not None
    ]
    told.sort(key=lambda each: sha256(each.record.encode()).digest())
    return Agreed(int(count or 0), told)


def told_by(connection: Connection, table_id: str) -> Told | None:
    """Return the game of a table; None: it may not be used, or its log cannot be replayed."""
    try:
        found = load_table(connection, table_id)
        if found is None:
            return None
        setup, lines, _ = found
        table = Table(setup, time.monotonic)
        for line in lines:
            table.take(line)
    except ValueError:  # what the log says is not what we have written: nobody's consent
        return None
    if not table.may_be_used or table.status != Status.FINISHED:
        return None
    sat_in = {line.entry.seat for line in lines if isinstance(line.entry, StandIn)}
    players = [
        seat.bot or (MIXED if number in sat_in else PERSON)
        for number, seat in enumerate(table.seats)
    ]
    return Told(record_of(table.match, players).text(), players, is_open=False)
