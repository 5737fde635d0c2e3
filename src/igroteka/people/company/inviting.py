"""Invitations to a table, for people one has played with or knows by the name of their account."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.people.accounts import Accounts
from igroteka.people.company.avoiding import Avoiding
from igroteka.people.company.whom import Somebody, Whom, meant
from igroteka.tables import models as m
from igroteka.tables.account_models import accounts
from igroteka.tables.company_models import invitations
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.lobby import avoided_by, listed_in_order
from igroteka.tables.service import Tables
from igroteka.tables.views import LobbyTable, Seated, Status

MOST_AT_A_TABLE = 20
"""So many may be invited to one table."""
MOST_MET = 24
"""So many people one has lately played with are offered."""
LOOKED_BACK = 60
"""Among so many of one's newest tables they are looked for."""
ACCEPTED, DECLINED = "accepted", "declined"


class Met(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    name: str
    account: str
    """The public id of their account; empty: they have none."""
    table: str
    """The newest table at which one met."""
    seat: int
    """Where they sat."""


class Invited(msgspec.Struct, frozen=True):
    """Somebody who was invited to a table, as those at it see it."""

    name: str
    answer: str
    """accepted or declined; empty: none yet."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation, as the invited one sees it."""

    id: str
    by: str
    """The name of who invites."""
    table: LobbyTable
    created: float


class Sent(msgspec.Struct, frozen=True):
    """An invitation that was just sent, for those who pass the news on."""

    id: str
    table: str
    inviter: str
    """The name of who invites."""
    invited: str
    """The person, by the id that nobody else is shown."""


class Inviting:
    """Invites people to tables that wait."""

    def __init__(self, tables: Tables, known: Accounts, avoiding: Avoiding) -> None:
        self.tables = tables
        self.accounts = known
        self.avoiding = avoiding
        self.database = tables.store.database
        self.watchers: list[Callable[[Sent], None]] = []
        """Who wants to know when somebody was invited: notices are sent from here."""

    async def invite(self, table: str, person: str, whom: Whom) -> Somebody:
        """Invite somebody to a table that waits and at which *person* sits.

        :raises Refused: if that cannot be, as where they avoid each other; it is not said who whom.
        """
        live = await self.tables.keeper.find(table)
        live.table.check_status(Status.WAITING)
        seat = live.table.seated(person)
        sits = live.table.seats[seat].person or person
        found = await meant(self.tables, self.accounts, whom, sits)
        if not whom.account and not whom.name:
            await self._check_met(whom, sits)
        if live.table.seat_of(found.person) is not None:
            raise Refused("error-already-here", name=found.name)
        if await self.avoiding.avoid_each_other(found.person, [sits]):
            raise Refused("error-not-invited", name=found.name)
        sent = Sent(secrets.token_urlsafe(9), table, live.table.seats[seat].name, found.person)
        row = {
            "id": sent.id,
            "table_id": table,
            "inviter": sits,
            "invited": found.person,
            "inviter_name": sent.inviter,
            "name": found.name,
            "created": self.tables.wall(),
            "answer": "",
        }

        def work(connection: Connection) -> None:
            here = invitations.c.table_id == table
            if (connection.scalar(select(func.count()).where(here)) or 0) >= MOST_AT_A_TABLE:
                raise Refused("error-enough-invited", most=MOST_AT_A_TABLE)
            connection.execute(insert(invitations), row)

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Refused("error-invited-already", name=found.name) from None
        for watcher in self.watchers:
            watcher(sent)
        return found

    async def _check_met(self, whom: Whom, person: str) -> None:
        """Refuse to invite by a seat of a table at which one has not played.

        :raises Refused: if so.
        """
        live = await self.tables.keeper.find(whom.table)
        if live.table.seat_of(person) is None or live.table.status == Status.WAITING:
            raise Refused("error-not-met")

    async def to(self, person: str) -> list[Invitation]:
        """Return the invitations that somebody can still accept, the newest first."""

        def work(connection: Connection) -> list[Invitation]:
            query = (
                select(invitations)
                .join(m.tables, m.tables.c.id == invitations.c.table_id)
                .where(
                    invitations.c.invited == person,
                    invitations.c.answer == "",
                    m.tables.c.status == Status.WAITING,
                )
                .order_by(invitations.c.created.desc())
            )
            rows = connection.execute(query).all()
            listed = listed_in_order(connection, person, [row.table_id for row in rows])
            tables = {table.id: table for table in listed}
            return [
                Invitation(row.id, row.inviter_name, tables[row.table_id], row.created)
                for row in rows
                if row.table_id in tables and tables[row.table_id].free_seats
            ]

        return await self.database.read(work)

    async def at(self, table: str) -> list[Invited]:
        """Return who was invited to a table, in order."""
        query = select(invitations.c.name, invitations.c.answer)
        query = query.where(invitations.c.table_id == table).order_by(invitations.c.created)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Invited(*row) for row in rows]

    async def accept(self, id: str, person: str, name: str, *, quick: bool = False) -> Seated:
        """Sit down where one was invited to.

        :raises NotFound: if there is no such invitation.
        """
        table = await self._table_of(id, person)
        seated = await self.tables.sit(table, person, None, name, quick=quick)
        await self._answer(id, ACCEPTED)
        return seated

    async def decline(self, id: str, person: str) -> None:
        """Say no.

        :raises NotFound: if there is no such invitation.
        """
        await self._table_of(id, person)
        await self._answer(id, DECLINED)

    async def _table_of(self, id: str, person: str) -> str:
        query = select(invitations.c.table_id).where(
            invitations.c.id == id, invitations.c.invited == person, invitations.c.answer == ""
        )
        table = await self.database.read(lambda connection: connection.scalar(query))
        if table is None:
            raise NotFound("error-no-invitation")
        return str(table)

    async def _answer(self, id: str, answer: str) -> None:
        change = update(invitations).where(invitations.c.id == id).values(answer=answer)
        await self.database.write(lambda connection: connection.execute(change))

    async def met(self, person: str) -> list[Met]:
        """Return people one has lately played with, the newest first, and nobody twice."""

        return await self.database.read(lambda connection: people_met(connection, person))


def people_met(connection: Connection, person: str) -> list[Met]:
    """Return people one has lately played with and does not avoid, nobody twice."""
    mine = (
        select(m.tables.c.id, m.tables.c.updated)
        .join(m.holders, m.holders.c.table_id == m.tables.c.id)
        .where(m.holders.c.person == person, m.tables.c.status != Status.WAITING)
        .order_by(m.tables.c.updated.desc())
        .limit(LOOKED_BACK)
        .subquery()
    )
    own = m.holders.alias()
    query = (
        select(m.holders.c.person, m.holders.c.table_id, m.holders.c.seat, m.seats.c.name)
        .join(mine, mine.c.id == m.holders.c.table_id)
        .join(own, (own.c.table_id == mine.c.id) & (own.c.person == person))
        .join(
            m.seats,
            (m.seats.c.table_id == m.holders.c.table_id) & (m.seats.c.seat == m.holders.c.seat),
        )
        .where(m.holders.c.seat != own.c.seat)
        .order_by(mine.c.updated.desc())
    )
    newest: dict[str, Met] = {}
    avoided, seats = set(avoided_by(connection, person)), set()
    for other, table, seat, name in connection.execute(query):
        # Of several devices at one seat one is enough.
        if other not in avoided and other not in newest and (table, seat) not in seats:
            newest[other] = Met(name, "", table, seat)
        seats.add((table, seat))
    newest = dict(list(newest.items())[:MOST_MET])
    known = select(accounts.c.person, accounts.c.public, accounts.c.name)
    for other, public, name in connection.execute(known.where(accounts.c.person.in_(newest))):
        newest[other] = msgspec.structs.replace(newest[other], account=public, name=name)
    return list(newest.values())
