"""Recovery: who has lost all passkeys comes back by a printed code.

A code has a hundred bits, so nobody guesses it; what is kept is its slow hash all the same (scrypt
of the standard library, salted with a key of this host), so that who steals the database needs
years for one. The salt is the same for all: a code names nobody, and is found by its hash alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from igroteka.tables.errors import NotFound
from igroteka.tables.people_models import recovery_codes
from igroteka.tables.store import Store

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No letter looks like another."""
GROUPS: Final = 5
KEY: Final = "people"
"""The name of the host's key that the hashes are salted with."""


def new_code() -> str:
    """Return a code to be printed."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(GROUPS))
    return "-".join(groups)


def plain(code: str) -> str:
    """Return a code as it is compared, however somebody has typed it.

    >>> plain("abcd efgh-jklm–NPQR 2345")
    'ABCDEFGHJKLMNPQR2345'
    """
    return "".join(letter for letter in code.upper() if letter in LETTERS)


class Recovery:
    """The recovery codes of all accounts: one each, or none."""

    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self.store, self.wall = store, wall
        self._salt = b""

    async def renew(self, person: str) -> str:
        """Make a code for a person, whose old one ends; return it: nobody can be told again."""
        code = new_code()
        row = {"person": person, "hash": await self._hash(code), "created": self.wall()}

        def work(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            connection.execute(insert(recovery_codes), row)

        await self.store.database.write(work)
        return code

    async def made(self, person: str) -> float | None:
        """Return when the code of a person was made; None: there is none."""
        query = select(recovery_codes.c.created).where(recovery_codes.c.person == person)
        return await self.store.database.read(lambda connection: connection.scalar(query))

    async def use(self, code: str) -> str:
        """Return whose code this is; it works this once.

        :raises NotFound: if it is nobody's, or no longer.
        """
        found = plain(code)
        if len(found) != 4 * GROUPS:
            raise NotFound("error-bad-code")
        which = recovery_codes.c.hash == await self._hash(found)

        def work(connection: Connection) -> str | None:
            query = select(recovery_codes.c.person).where(which)
            if connection.dialect.name == "postgresql":
                query = query.with_for_update()
            person = connection.scalar(query)
            connection.execute(delete(recovery_codes).where(which))
            return person

        person = await self.store.database.write(work)
        if person is None:
            raise NotFound("error-bad-code")
        return person

    async def _hash(self, code: str) -> str:
        if not self._salt:
            self._salt = bytes.fromhex(await self.store.secret(KEY))
        told = plain(code).encode()
        made = await asyncio.to_thread(
            hashlib.scrypt, told, salt=self._salt, n=2**14, r=8, p=1, dklen=32
        )
        return made.hex()
