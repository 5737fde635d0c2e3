"""Tokens of people: with one a program acts as the person, as far as its scopes go.

A token is ``igt_`` and 43 letters, longer than any token of a seat, so nobody can take one for the
other. Only its hash is kept. Who a token stands for is read once and remembered; a token that is
revoked is forgotten here at once, and on other servers by the notice of the same transaction.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from igroteka.tables.checking import LONGEST_NAME, checked_text
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.keeper import Keeper
from igroteka.tables.people_models import person_tokens
from igroteka.tables.postgres import tell

PATTERN: Final = re.compile(r"igt_[A-Za-z0-9_-]{43}")
SCOPES: Final = ("read", "play", "tables", "account")
"""Look at what I may see; sit down, act and talk; open tables; all that my page can do."""
FOR_BOTS: Final = ("read", "play", "tables")
MOST: Final = 50
"""So many tokens one person may have."""
MOST_REMEMBERED: Final = 5000
NOTED_EVERY: Final = 60.0
"""Seconds after which the use of a token is written down once more."""
ABOUT = "tokens"


@dataclass(frozen=True, slots=True)
class Token:
    """A token as its owner sees it: its text is shown once, when it is made."""

    id: str
    person: str
    name: str
    scopes: tuple[str, ...]
    created: float
    used: float | None = None
    """When it was last used, to the minute; None: never."""


def hash_of(text: str) -> str:
    """Return what is kept of a token: it is random, so a quick hash cannot be guessed from."""
    return hashlib.sha256(text.encode()).hexdigest()


class Tokens:
    """The tokens of all people."""

    def __init__(self, keeper: Keeper, wall: Callable[[], float]) -> None:
        self.keeper, self.wall = keeper, wall
        self.database = keeper.store.database
        self._known: dict[str, Token] = {}
        """Tokens that were used lately, by their hashes."""
        self._noted: dict[str, float] = {}
        """When the use of each was last written down."""
        keeper.hearers[ABOUT] = self._hear
        keeper.missers.append(self._forget_all)

    async def make(self, person: str, name: str, scopes: Collection[str]) -> tuple[str, Token]:
        """Make a token of a person; return its text, which nobody can be told again.

        :raises TableError: if there is no such scope.
        """
        name = checked_text(name, LONGEST_NAME, "error-bad-name")
        for scope in scopes:
            if scope not in SCOPES:
                known = ", ".join(SCOPES)
                raise TableError("error-no-scope", scope=scope[:40], scopes=known)
        if not scopes:
            raise TableError("error-no-scopes", scopes=", ".join(SCOPES))
        text = f"igt_{secrets.token_urlsafe(32)}"
        chosen = tuple(scope for scope in SCOPES if scope in scopes)
        made = Token(secrets.token_urlsafe(6), person, name, chosen, self.wall())

        def work(connection: Connection) -> None:
            mine = select(func.count()).where(person_tokens.c.person == person)
            if (connection.scalar(mine) or 0) >= MOST:
                raise Refused("error-too-many-tokens", most=MOST)
            connection.execute(
                insert(person_tokens),
                {
                    "hash": hash_of(text),
                    "id": made.id,
                    "person": person,
                    "name": name,
                    "scopes": list(chosen),
                    "created": made.created,
                },
            )

        await self.database.write(work)
        return text, made

    async def of(self, people: Sequence[str]) -> list[Token]:
        """Return the tokens of some people, the newest first."""
        query = select(person_tokens).where(person_tokens.c.person.in_(people))
        query = query.order_by(person_tokens.c.created.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [token_of(row) for row in rows]

    async def revoke(self, people: Sequence[str], id: str) -> None:
        """End a token of one of these people.

        :raises NotFound: if they have no such token.
        """
        which = person_tokens.c.person.in_(people) & (person_tokens.c.id == id)

        def work(connection: Connection) -> list[str]:
            return end_tokens(connection, self.keeper.store.server, which)

        ended = await self.database.write(work)
        if not ended:
            raise NotFound("error-no-own-token")
        self._hear(dict.fromkeys(ended, 0))

    async def who(self, text: str) -> Token | None:
        """Return whom a token stands for, and for what; None: it is not known, or no longer."""
        hash = hash_of(text)
        known = self._known.get(hash)
        if known is None:
            query = select(person_tokens).where(person_tokens.c.hash == hash)
            row = await self.database.read(
                lambda connection: connection.execute(query).one_or_none()
            )
            if row is None:
                return None
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            known = self._known[hash] = token_of(row)
        self._note(hash)
        return known

    def knows(self, text: str) -> bool:
        """Say whether a token that was used lately still counts, as far as is remembered."""
        return hash_of(text) in self._known

    def forget(self, person: str) -> None:
        """Remember no token of a person: they are gone from the database."""
        self._hear({hash: 0 for hash, token in self._known.items() if token.person == person})

    def _note(self, hash: str) -> None:
        """Have the use of a token written down, if that was not done just now."""
        now = self.wall()
        if now - self._noted.get(hash, 0.0) < NOTED_EVERY:
            return
        if len(self._noted) >= MOST_REMEMBERED:
            self._noted.clear()
        self._noted[hash] = now
        change = update(person_tokens).where(person_tokens.c.hash == hash).values(used=now)

        async def write() -> None:
            await self.database.write(lambda connection: connection.execute(change))

        self.keeper.background.start(write())

    def _hear(self, told: Mapping[str, Any]) -> None:
        for hash in told:
            self._known.pop(hash, None)

    async def _forget_all(self) -> None:
        self._known.clear()


def end_tokens(connection: Connection, server: str, which: Any) -> list[str]:
    """Delete tokens, tell the other servers, and return their hashes."""
    hashes = list(connection.scalars(select(person_tokens.c.hash).where(which)))
    connection.execute(delete(person_tokens).where(which))
    tell(connection, server, ABOUT, dict.fromkeys(hashes, 0))
    return hashes


def token_of(row: Any) -> Token:
    """Return the token that a row of the database holds."""
    return Token(row.id, row.person, row.name, tuple(row.scopes), row.created, row.used)
