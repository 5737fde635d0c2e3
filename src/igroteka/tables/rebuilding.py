"""Makes all ratings anew, from what is recorded of the games alone.

Every rated game is played again from its log: who was where, with how many points, which part was
each one's own. A game that cannot be played here any more (its package is gone, or its rules are)
counts as it was kept. Who a seat belongs to is taken from what was kept, since who wants to be
forgotten is called otherwise there; so is what a bot counted as then.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.keeper import check_line
from igroteka.tables.rating_models import rating_changes, ratings, results
from igroteka.tables.results import results_again
from igroteka.tables.settling import Row, gone, hold, settle
from igroteka.tables.store import load_table
from igroteka.tables.table import Table
from igroteka.tables.views import Status

log = logging.getLogger(__name__)
AS_KEPT = ("person", "mu", "sigma")
"""What a log does not say for ever: who somebody was, and what a bot counted as then."""


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What came of making all ratings anew."""

    games: int
    """How many rated games there are."""
    unplayed: int
    """How many of them cannot be played again here, and count as they were kept."""
    mended: int
    """Of how many the results were missing, or not what the log says."""
    changed: int
    """How many ratings are not what they were."""


def rebuild(connection: Connection) -> Rebuilt:
    """Make all results and ratings anew, in the transaction of this connection."""
    hold(connection)
    before = all_ratings(connection)
    kept: dict[str, list[Row]] = {}
    for row in connection.execute(select(results).order_by(results.c.seat)):
        kept.setdefault(row.table_id, []).append(row._asdict())
    made: dict[str, list[Row]] = {}
    unplayed = 0
    for table in rated_tables(connection):
        rows = played_again(connection, table)
        if rows is None:
            rows = kept.get(table, [])
            unplayed += bool(rows)
        elif table in kept and len(kept[table]) == len(rows):
            rows = [
                row | {name: old[name] for name in AS_KEPT}
                for row, old in zip(rows, kept[table], strict=True)
            ]
        else:
            rows = named(connection, rows)
        if rows:
            made[table] = rows
    for stored in (ratings, rating_changes, results):
        connection.execute(delete(stored))
    if made:
        connection.execute(insert(results), [row for rows in made.values() for row in rows])
    settle(connection)
    after = all_ratings(connection)
    return Rebuilt(
        games=len(made),
        unplayed=unplayed,
        mended=sum(kept.get(table) != made.get(table) for table in kept.keys() | made.keys()),
        changed=sum(before.get(who) != after.get(who) for who in before.keys() | after.keys()),
    )


def rated_tables(connection: Connection) -> list[str]:
    """Return the tables whose games were rated and are over."""
    over = m.tables.c.rated & (m.tables.c.status == Status.FINISHED)
    return list(connection.scalars(select(m.tables.c.id).where(over).order_by(m.tables.c.id)))


def played_again(connection: Connection, id: str) -> list[Row] | None:
    """Return how a game ended, by its log alone; None: it cannot be played again here."""
    try:
        found = load_table(connection, id)
        if found is None:
            return None
        setup, lines, names = found
        table = Table(setup, time.monotonic)
        for seat, name in zip(table.seats, names, strict=True):
            seat.name = name
        for line in lines:
            check_line(table, line)
            table.take(line)
    except Exception as error:
        log.warning("table %s cannot be played again: %r", id, error)
        return None
    return results_again(table)


def named(connection: Connection, rows: Iterable[Row]) -> list[Row]:
    """Return results of which nothing was kept; who has no account any more is nobody."""
    made = list(rows)
    people = [row["person"] for row in made if row["person"] is not None]
    query = select(accounts.c.person).where(accounts.c.person.in_(people))
    here = set(connection.scalars(query))
    return [
        row | {"person": gone()} if row["person"] is not None and row["person"] not in here else row
        for row in made
    ]


def all_ratings(connection: Connection) -> dict[tuple[str, str], dict[str, Any]]:
    """Return all ratings, by person and game."""
    rows = (row._asdict() for row in connection.execute(select(ratings)))
    return {(row["person"], row["game"]): row for row in rows}
