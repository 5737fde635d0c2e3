"""The doors of a private host: invitations to the server, and who came by them."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.tables.company_models import admitted, server_invitations
from igroteka.tables.database import Database
from igroteka.tables.errors import Forbidden, NotFound

DAY = 24 * 3600.0


class ServerInvitation(msgspec.Struct, frozen=True):
    """A link by which people come into a private host."""

    token: str
    uses: int
    used: int
    created: float
    expires: float
    revoked: bool

    def is_open(self, now: float) -> bool:
        """Say whether somebody may still come by it."""
        return not self.revoked and self.used < self.uses and now < self.expires


class Doors:
    """Who may open tables and sit down; *private* says whether an invitation is needed for it."""

    def __init__(self, database: Database, private: bool = False) -> None:
        self.database = database
        self.private = private

    async def is_inside(self, person: str) -> bool:
        """Say whether a person may open tables and sit down."""
        if not self.private:
            return True
        query = select(admitted.c.person).where(admitted.c.person == person)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None

    async def check(self, person: str) -> None:
        """Refuse who may not.

        :raises Forbidden: saying so.
        """
        if not await self.is_inside(person):
            raise Forbidden("error-private")

    async def look(self, token: str, now: float) -> None:
        """Refuse an invitation that does not work.

        :raises NotFound: saying so.
        """
        found = await self.database.read(lambda connection: listed(connection, token))
        if not found or not found[0].is_open(now):
            raise NotFound("error-no-server-invitation")

    async def enter(self, token: str, person: str, now: float) -> None:
        """Let a person in by an invitation; who is inside already uses none up.

        :raises NotFound: if it does not work (any more).
        """

        def work(connection: Connection) -> bool:
            here = select(admitted.c.person).where(admitted.c.person == person)
            if connection.scalar(here) is not None:
                return True
            if connection.dialect.name == "postgresql":
                # Of two who come together by the last use one is late.
                row = select(server_invitations).where(server_invitations.c.token == token)
                connection.execute(row.with_for_update())
            found = listed(connection, token)
            if not found or not found[0].is_open(now):
                return False
            row_of = {"person": person, "token": token, "created": now}
            connection.execute(insert(admitted), row_of)
            return True

        try:
            if not await self.database.write(work):
                raise NotFound("error-no-server-invitation")
        except IntegrityError:
            return  # the same person, twice at once


def listed(connection: Connection, token: str = "") -> list[ServerInvitation]:
    """Return the invitations to the server, the newest first, or the one with a token."""
    used = (
        select(admitted.c.token, func.count().label("used")).group_by(admitted.c.token).subquery()
    )
    query = (
        select(server_invitations, used.c.used)
        .outerjoin(used, used.c.token == server_invitations.c.token)
        .order_by(server_invitations.c.created.desc())
    )
    if token:
        query = query.where(server_invitations.c.token == token)
    return [
        ServerInvitation(
            row.token, row.uses, row.used or 0, row.created, row.expires, row.revoked is not None
        )
        for row in connection.execute(query)
    ]


def invite(connection: Connection, uses: int, days: float) -> str:
    """Make an invitation to the server; return its token."""
    # Hosts write it in a command line, where what begins with a hyphen is an option.
    token, now = secrets.token_hex(12), time.time()
    row = {"token": token, "uses": uses, "created": now, "expires": now + days * DAY}
    connection.execute(insert(server_invitations), row)
    return token


def revoke(connection: Connection, token: str, with_people: bool = False) -> bool:
    """End an invitation, and (*with_people*) shut out who came by it; say whether there was one."""
    where = server_invitations.c.token == token
    done = connection.execute(
        update(server_invitations).where(where).values(revoked=time.time())
    ).rowcount
    if with_people:
        connection.execute(delete(admitted).where(admitted.c.token == token))
    return bool(done)
