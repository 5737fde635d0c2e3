"""Keeps how rated games ended, and makes ratings of it, each game exactly once.

The results of a game are stored with the entry that ends it, in one transaction: there is never one
without the other, whenever a server is killed, and the second of two servers that write the same
entry is refused with all that it brings.

Ratings follow from the results alone, in the order in which games ended. If a game that ended
earlier is stored later, by another server, what came after it is counted again.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, false, insert, select, text

from igroteka.arena.skill import NEW, Skill, after_game
from igroteka.tables.account_models import accounts
from igroteka.tables.rating_models import rating_changes, ratings, results

log = logging.getLogger(__name__)
LOCK: Final = 7263402
"""Any number that nobody else locks in the same database: ratings are made by one at a time."""
GONE: Final = "gone:"
"""How a person is called in results who is no longer here."""
Row = dict[str, Any]
Order = tuple[float, str]
"""When a game ended, and its table: games are counted in this order."""


def gone() -> str:
    """Return what somebody is called who wants to be forgotten: nobody can tell who it was."""
    return GONE + secrets.token_hex(12)


def keep(connection: Connection, rows: Sequence[Row]) -> None:
    """Store how games ended, and count them.

    Whatever is wrong with counting, the games are over; it is tried again with the next one.
    """
    people = {row["person"] for row in rows if row["person"] is not None}
    known = select(accounts.c.person).where(accounts.c.person.in_(people))
    here = set(connection.scalars(known))
    names = {person: person if person in here else gone() for person in people}
    kept = [row | {"person": names.get(row["person"])} for row in rows]
    connection.execute(insert(results), kept)
    try:
        with connection.begin_nested():
            settle(connection)
    except Exception:
        log.exception("ratings could not be counted; they are counted with the next game")


def settle(connection: Connection) -> int:
    """Count all results that have not been counted yet; return how many games that were."""
    hold(connection)
    counted = exists().where(rating_changes.c.table_id == results.c.table_id)
    query = select(results.c.game, results.c.finished, results.c.table_id).where(~counted)
    first: dict[str, Order] = {}
    for game, finished, table in connection.execute(query):
        first[game] = min(first.get(game, (finished, table)), (finished, table))
    return sum(count_from(connection, game, order) for game, order in first.items())


def hold(connection: Connection) -> None:
    """Let nobody else count until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        # Who reads first and writes then is refused by SQLite if somebody wrote in between.
        connection.execute(delete(ratings).where(false()))


def count_from(connection: Connection, game: str, first: Order) -> int:
    """Count a game's results from one of them on, in order; return how many that were."""
    forget_changes(connection, game, first)
    query = select(results).where(results.c.game == game, results.c.finished >= first[0])
    found = [row._asdict() for row in connection.execute(query)]
    played = in_order(found, first)
    people = {row["person"] for rows in played for row in rows if row["person"] is not None}
    known = rating_rows(connection, game, people)
    changes: list[Row] = []
    for rows in played:
        changes += counted_game(rows, known)
    touched = {change["person"] for change in changes}
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.person.in_(touched)))
    if changes:
        connection.execute(insert(rating_changes), changes)
        connection.execute(insert(ratings), [known[person] for person in sorted(touched)])
    return len(played)


def in_order(rows: Iterable[Row], first: Order) -> list[list[Row]]:
    """Return results game by game, from one on, in the order in which they ended."""

    def order(row: Row) -> Order:
        return row["finished"], row["table_id"]

    later = sorted((row for row in rows if order(row) >= first), key=lambda row: row["seat"])
    later.sort(key=order)
    return [list(seats) for _, seats in groupby(later, key=order)]


def counted_game(rows: Sequence[Row], known: dict[str, Row]) -> list[Row]:
    """Return what one game changes, and note in *known* where everybody is then."""
    before = [
        Skill(row["mu"], row["sigma"]) if row["person"] is None else skill_of(known, row["person"])
        for row in rows
    ]
    after = after_game(before, [row["place"] for row in rows], [row["share"] for row in rows])
    changes = []
    for row, old, new in zip(rows, before, after, strict=True):
        person = row["person"]
        if person is None:
            continue  # what our bots are rated is measured elsewhere
        games = known[person]["games"] + 1 if person in known else 1
        of_game = {"person": person, "game": row["game"], "finished": row["finished"]}
        where = {"games": games, "mu": new.mu, "sigma": new.sigma}
        known[person] = of_game | where
        seat = {"table_id": row["table_id"], "seat": row["seat"]}
        changes.append(of_game | where | seat | {"mu_before": old.mu, "sigma_before": old.sigma})
    return changes


def skill_of(known: dict[str, Row], person: str) -> Skill:
    """Return how strong a person is by what is known so far."""
    row = known.get(person)
    return NEW if row is None else Skill(row["mu"], row["sigma"])


def rating_rows(connection: Connection, game: str, people: Iterable[str]) -> dict[str, Row]:
    """Return where people are in a game, by person."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(people)))
    return {row.person: row._asdict() for row in connection.execute(query)}


def forget_changes(connection: Connection, game: str, first: Order) -> None:
    """Take back what games from one on did to ratings, so that they can be counted again."""
    c = rating_changes.c
    query = select(c.table_id, c.finished, c.person).where(c.game == game, c.finished >= first[0])
    undone = [row for row in connection.execute(query) if (row.finished, row.table_id) >= first]
    if not undone:
        return
    tables = {row.table_id for row in undone}
    people = {row.person for row in undone}
    connection.execute(delete(rating_changes).where(c.table_id.in_(tables)))
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.person.in_(people)))
    left = select(rating_changes).where(c.game == game, c.person.in_(people))
    latest: dict[str, Row] = {}
    for row in sorted(connection.execute(left), key=lambda row: row.games):
        latest[row.person] = {column.name: getattr(row, column.name) for column in ratings.c}
    if latest:
        connection.execute(insert(ratings), list(latest.values()))
