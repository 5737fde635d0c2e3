"""Who forgets what: all that is stored about a person, part by part.

Each part that stores something under a person's id says here, in one line of `PARTS`, how it is
forgotten, how it is told to the person who wants their data, and, if people without an account
have it too, how it is given to the account they sign in to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    UniqueConstraint,
    delete,
    exists,
    or_,
    select,
    update,
)

from igroteka.people import leaving, ratings
from igroteka.people.company import forgetting as company
from igroteka.people.notices import personal as notices
from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.clock_models import holidays
from igroteka.tables.company_models import admitted, blocks, invitations, mutes, name_reports
from igroteka.tables.notice_models import notice_channels, notice_mutes, notice_people
from igroteka.tables.people_models import (
    challenges,
    passkeys,
    person_tokens,
    recovery_codes,
    sessions,
)

Forget = Callable[[Connection, str], object]
"""Deletes all that a part has of a person."""
Tell = Callable[[Connection, str], Any]
"""Returns what a part has of a person, as plain values for JSON."""
Move = Callable[[Connection, str, str], object]
"""Gives all that a part has of one person to another."""


class Part(NamedTuple):
    """What one part does about what it has stored of a person."""

    forget: Forget
    tell: Tell | None = None
    """None: there is nothing in it that the person could want to have."""
    move: Move | None = None
    """None: only people with accounts have it, or it is not worth moving."""


def rows_of(table: Table, *columns: str) -> Tell:
    """Return what tells these columns of all rows of a person, by their names."""

    def tell(connection: Connection, person: str) -> list[dict[str, Any]]:
        query = select(*(table.c[name] for name in columns)).where(table.c.person == person)
        return [dict(row._mapping) for row in connection.execute(query)]

    return tell


def without(table: Table, *columns: str) -> Forget:
    """Return what deletes all rows of a table that name a person in one of these columns."""

    def forget(connection: Connection, person: str) -> None:
        named: list[ColumnElement[bool]] = [table.c[name] == person for name in columns]
        connection.execute(delete(table).where(or_(*named)))

    return forget


def moving(*places: tuple[Table, str]) -> Move:
    """Return what gives rows that name a person, in these tables and columns, to another person.

    What the other one has already, such as the same holiday, stays as it is there.
    """

    def move(connection: Connection, was: str, person: str) -> None:
        for table, column in places:
            had = table.alias()
            for key in keys_of(table):
                if column in key:
                    same = (table.c[name] == had.c[name] for name in key if name != column)
                    theirs = exists().where(had.c[column] == person, *same)
                    connection.execute(delete(table).where(table.c[column] == was, theirs))
            change = update(table).where(table.c[column] == was)
            connection.execute(change.values({column: person}))

    return move


def keys_of(table: Table) -> list[list[str]]:
    """Return the columns of a table that are different in any two rows, together."""
    keys = [list(table.primary_key.columns)]
    keys += [list(c.columns) for c in table.constraints if isinstance(c, UniqueConstraint)]
    keys += [list(index.columns) for index in table.indexes if index.unique]
    return [[column.name for column in key] for key in keys]


def account_told(connection: Connection, person: str) -> dict[str, Any] | None:
    """Return the account of a person with its settings."""
    row = connection.execute(select(accounts).where(accounts.c.person == person)).one_or_none()
    if row is None:
        return None
    names = ("public", "name", "bot", "created", "settings")
    return {name: getattr(row, name) for name in names}


PARTS: Final[dict[str, Part]] = {
    "account": Part(without(accounts, "person"), account_told),
    "passkeys": Part(
        without(passkeys, "person"), rows_of(passkeys, "id", "name", "created", "used")
    ),
    "challenges": Part(without(challenges, "person")),
    "recovery_code": Part(without(recovery_codes, "person"), rows_of(recovery_codes, "created")),
    "sessions": Part(without(sessions, "person")),
    "tokens": Part(
        without(person_tokens, "person"),
        rows_of(person_tokens, "id", "name", "scopes", "created", "used"),
    ),
    "thoughts": Part(without(m.thoughts, "person")),
    "analyses": Part(leaving.leave_analyses, leaving.analyses_told, leaving.move_analyses),
    "holidays": Part(
        without(holidays, "person"),
        rows_of(holidays, "since", "until"),
        moving((holidays, "person")),
    ),
    "notices": Part(
        notices.forget,
        notices.export,
        moving((notice_channels, "person"), (notice_mutes, "person"), (notice_people, "person")),
    ),
    "company": Part(
        company.forget,
        company.export,
        moving(
            (blocks, "person"),
            (blocks, "other"),
            (mutes, "person"),
            (mutes, "other"),
            (invitations, "inviter"),
            (invitations, "invited"),
            (name_reports, "person"),
            (admitted, "person"),
        ),
    ),
    "ratings": Part(ratings.forget, ratings.export),
}
"""All parts but the tables themselves, see `leaving`. Add yours: its name, and what it does."""


def forget_parts(connection: Connection, person: str) -> None:
    """Have every part forget a person."""
    for part in PARTS.values():
        part.forget(connection, person)


def told_by_parts(connection: Connection, person: str) -> dict[str, Any]:
    """Return what every part has of a person, by the part's name."""
    return {
        name: part.tell(connection, person) for name, part in PARTS.items() if part.tell is not None
    }


def move_parts(connection: Connection, was: str, person: str) -> None:
    """Have every part give what it has of one person to another."""
    for part in PARTS.values():
        if part.move is not None:
            part.move(connection, was, person)
