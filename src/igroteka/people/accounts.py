"""Accounts: people who want to be found again, each with a name of their own.

An account has the id of the person it belongs to: whoever comes with that person's cookie is its
owner. Others know it by its public id, which gives nothing away.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.face import LANGUAGES, words_of
from igroteka.tables.account_models import accounts
from igroteka.tables.checking import LONGEST_NAME, checked_text
from igroteka.tables.company_models import removed_names
from igroteka.tables.database import Database
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.people import TOKEN_PREFIX


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who wants to be found again."""

    person: str
    """The id in the cookie; others never see it."""
    public: str
    """The id in links."""
    name: str
    bot: bool = False
    """Whether a program plays."""
    owner: str | None = None
    """The person whose program it is."""
    created: float = 0.0
    settings: dict[str, Any] = field(default_factory=dict)
    """What the person has set, by name."""


ALIKE: Final = str.maketrans("авекмнорстухіјѕёı", "abekmhopctyxijsei")
"""Letters that look like one of another script, small or as capitals, and which; Ё goes by Е."""


def folded(name: str) -> str:
    """Return a name as it is compared: two that look the same are the same.

    >>> folded("  ANNA\\u00a0 2") == folded("anna 2"), folded("Ｍａｘ") == folded("max")
    (True, True)
    >>> folded("Аnnа") == folded("Anna")  # the first has the A's of Russian
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().translate(ALIKE).split())


@cache
def names_of_nobody() -> frozenset[str]:
    """Return, folded, what those are called who have no name: an account has another one."""
    found = set()
    for words in map(words_of, LANGUAGES):
        found |= {words("terminal-guest"), *(words("player", n=n) for n in range(1, 10))}
    return frozenset(map(folded, found))


def account_name(name: str) -> str:
    """Return the name that an account can have.

    :raises Refused: if nobody can be found by it.
    """
    name = checked_text(name, LONGEST_NAME, "error-bad-name")
    if folded(name) in names_of_nobody():
        raise Refused("error-name-nobodys", name=name)
    return name


class Accounts:
    """All accounts of this host."""

    def __init__(self, database: Database, wall: Callable[[], float] = time.time) -> None:
        self.database = database
        self.wall = wall

    async def of(self, person: str) -> Account | None:
        """Return the account of a person; None: they have none."""
        return (await self.of_all([person])).get(person)

    async def of_all(self, people: Iterable[str]) -> dict[str, Account]:
        """Return the accounts of those people who have one, by person."""
        query = select(accounts).where(accounts.c.person.in_(list(people)))
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.person: account_of(row) for row in found}

    async def by_public(self, public: str) -> Account:
        """Return the account that links call so.

        :raises NotFound: if there is none.
        """
        return await self._found(select(accounts).where(accounts.c.public == public))

    async def by_name(self, name: str) -> Account:
        """Return the account of this name.

        :raises NotFound: if there is none.
        """
        return await self._found(select(accounts).where(accounts.c.folded == folded(name)))

    async def create(
        self, person: str, name: str, *, bot: bool = False, owner: str | None = None
    ) -> Account:
        """Give a person an account.

        :raises Refused: if the name is taken, or the person has one already.
        """
        if person.startswith(TOKEN_PREFIX):
            raise Refused("error-account-by-token")
        name = account_name(name)
        await self.check_allowed(name)
        made = Account(person, secrets.token_urlsafe(6), name, bot, owner, self.wall())
        row = {
            "person": person,
            "public": made.public,
            "name": name,
            "folded": folded(name),
            "bot": bot,
            "owner": owner,
            "created": made.created,
            "settings": {},
        }
        try:
            await self.database.write(lambda connection: connection.execute(insert(accounts), row))
        except IntegrityError:
            had = await self.of(person) is not None
            raise Refused("error-account-had" if had else "error-name-had", name=name) from None
        return made

    async def check_new(self, person: str, name: str) -> str:
        """Return the name that a person can have an account by.

        :raises Refused: if the name is taken, or the person has one already.
        """
        if person.startswith(TOKEN_PREFIX):
            raise Refused("error-account-by-token")
        name = account_name(name)
        if await self.of(person) is not None:
            raise Refused("error-account-had")
        taken = select(accounts.c.person).where(accounts.c.folded == folded(name))
        if await self.database.read(lambda connection: connection.scalar(taken)) is not None:
            raise Refused("error-name-had", name=name)
        return name

    async def rename(self, person: str, name: str) -> None:
        """Call an account otherwise.

        :raises Refused: if the name is taken.
        """
        name = account_name(name)
        await self.check_allowed(name)
        change = update(accounts).where(accounts.c.person == person)
        change = change.values(name=name, folded=folded(name))
        try:
            await self.database.write(lambda connection: connection.execute(change))
        except IntegrityError:
            raise Refused("error-name-had", name=name) from None

    async def check_allowed(self, name: str) -> None:
        """Refuse a name that the host has taken away: nobody may be called so again.

        :raises Refused: if it is one.
        """
        query = select(removed_names.c.folded).where(removed_names.c.folded == folded(name))
        if await self.database.read(lambda connection: connection.scalar(query)) is not None:
            raise Refused("error-name-removed", name=name)

    async def set(self, person: str, **settings: Any) -> None:
        """Keep what a person has set, beside what they have set before; None: forget it."""

        def work(connection: Connection) -> None:
            query = select(accounts.c.settings).where(accounts.c.person == person)
            if connection.dialect.name == "postgresql":
                query = query.with_for_update()
            had = connection.scalar(query) or {}
            new = {name: value for name, value in (had | settings).items() if value is not None}
            change = update(accounts).where(accounts.c.person == person).values(settings=new)
            connection.execute(change)

        await self.database.write(work)

    async def _found(self, query: Any) -> Account:
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise NotFound("error-no-account")
        return account_of(row)


def account_of(row: Any) -> Account:
    """Return the account that a row of the database holds."""
    return Account(
        row.person, row.public, row.name, row.bot, row.owner, row.created, row.settings or {}
    )
