"""Blocking and muting: whom one does not want to meet, and whom one does not want to hear."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Set

import msgspec
from sqlalchemy import Connection, Table, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from igroteka.people.company.whom import Somebody
from igroteka.tables.company_models import blocks, invitations, mutes
from igroteka.tables.database import Database
from igroteka.tables.errors import NotFound, Refused

MOST = 1000
"""So many may be on a list."""


class Avoided(msgspec.Struct, frozen=True):
    """Somebody on a list of those one avoids."""

    id: str
    """What the list calls the line: by it the person is taken off again."""
    name: str
    """How they were called when they were put there."""
    since: float


class Avoiding:
    """Whom people have blocked and muted.

    All mutes are in memory: whoever looks at a table is told only what they want to hear, and
    that must not take a question to the database.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._unheard: dict[str, set[str]] = {}

    def unheard(self, person: str) -> Set[str]:
        """Return whom a person has muted."""
        return self._unheard.get(person, NOBODY)

    async def refresh(self) -> None:
        """Read again who has muted whom: other servers write it, too."""
        query = select(mutes.c.person, mutes.c.other)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        unheard: dict[str, set[str]] = {}
        for person, other in rows:
            unheard.setdefault(person, set()).add(other)
        self._unheard = unheard

    async def listed(self, person: str, kind: Table) -> list[Avoided]:
        """Return whom a person has blocked or muted, the newest first."""
        query = select(kind).where(kind.c.person == person).order_by(kind.c.created.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Avoided(row.handle, row.name, row.created) for row in rows]

    async def add(self, person: str, whom: Somebody, kind: Table, now: float) -> None:
        """Put somebody on a list; who is there already stays.

        :raises Refused: if the list is full.
        """
        row = {
            "person": person,
            "other": whom.person,
            "handle": secrets.token_urlsafe(9),
            "name": whom.name,
            "created": now,
        }

        def work(connection: Connection) -> None:
            there = list(connection.scalars(select(kind.c.other).where(kind.c.person == person)))
            if whom.person in there:
                return
            if len(there) >= MOST:
                raise Refused("error-list-full", most=MOST)
            connection.execute(insert(kind), row)
            if kind is blocks:
                both = [person, whom.person]
                between = invitations.c.inviter.in_(both) & invitations.c.invited.in_(both)
                connection.execute(delete(invitations).where(between))

        try:
            await self.database.write(work)
        except IntegrityError:
            return  # another server has just put them there
        if kind is mutes:
            self._unheard.setdefault(person, set()).add(whom.person)

    async def take_off(self, person: str, handle: str, kind: Table) -> None:
        """Take somebody off a list.

        :raises NotFound: if nobody is there under this id.
        """
        which = kind.c.person == person, kind.c.handle == handle

        def work(connection: Connection) -> str | None:
            other = connection.scalar(select(kind.c.other).where(*which))
            connection.execute(delete(kind).where(*which))
            return other

        other = await self.database.write(work)
        if other is None:
            raise NotFound("error-not-on-list")
        if kind is mutes:
            self._unheard.get(person, set()).discard(other)

    async def found(self, person: str, other: str) -> tuple[str, str]:
        """Return the ids under which one person has blocked and muted another; empty: not so."""

        def work(connection: Connection) -> tuple[str, str]:
            handles = [
                connection.scalar(
                    select(kind.c.handle).where(kind.c.person == person, kind.c.other == other)
                )
                for kind in (blocks, mutes)
            ]
            return handles[0] or "", handles[1] or ""

        return await self.database.read(work)

    async def avoid_each_other(self, person: str, others: Iterable[str]) -> bool:
        """Say whether a person has blocked one of some others, or one of them the person."""
        there = list(others)
        if not there:
            return False
        query = select(blocks.c.person).where(
            or_(
                (blocks.c.person == person) & blocks.c.other.in_(there),
                (blocks.c.other == person) & blocks.c.person.in_(there),
            )
        )
        return await self.database.read(lambda connection: connection.scalar(query)) is not None


NOBODY: frozenset[str] = frozenset()
