"""The door to all that people have among each other, for pages and API alike."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from sqlalchemy import select

from igroteka.people.accounts import Account, Accounts, folded
from igroteka.people.company.avoiding import Avoiding
from igroteka.people.company.doors import Doors
from igroteka.people.company.finding import Finding
from igroteka.people.company.inviting import Inviting
from igroteka.people.company.mine import MyTables, Search, Waits, my_tables, waits_of
from igroteka.people.company.reporting import rename_in_memory, report
from igroteka.people.company.statistics import (
    Comparison,
    Statistics,
    comparison_of,
    recent_games,
    statistics_of,
)
from igroteka.people.company.whom import Somebody, Whom, meant, own
from igroteka.tables.company_models import blocks, mutes, removed_names
from igroteka.tables.errors import Forbidden, NotFound, Unavailable
from igroteka.tables.live import Live
from igroteka.tables.lobby import Wish
from igroteka.tables.service import Tables
from igroteka.tables.table import Table
from igroteka.tables.views import Lobby, LobbyTable

log = logging.getLogger(__name__)
LOOK_EVERY = 2.0
"""So often a server looks whether the host has taken a name away, in seconds."""


@dataclass(frozen=True, slots=True)
class PersonPage:
    """What is told of somebody who has an account."""

    account: Account
    statistics: Statistics
    recent: list[LobbyTable]


@dataclass(frozen=True, slots=True)
class ComparedPage:
    """What is told of two people together."""

    first: Account
    second: Account
    comparison: Comparison
    recent: list[LobbyTable]


class Company:
    """People among each other.

    `invitations` invites to tables, `finding` brings strangers together, `avoiding` knows whom
    one does not want to meet or hear, `doors` who may come in at all.
    """

    def __init__(self, tables: Tables, accounts: Accounts) -> None:
        self.tables = tables
        self.accounts = accounts
        self.database = tables.store.database
        self.avoiding = Avoiding(self.database)
        self.doors = Doors(self.database)
        self.finding = Finding(tables)
        self.invitations = Inviting(tables, accounts, self.avoiding)
        keeper = tables.keeper
        keeper.doors.append(self.check_door)
        keeper.unheard = self.avoiding.unheard
        keeper.newcomers.append(self._came)
        keeper.background.start(self.keep_up())

    # --- who may sit down -----------------------------------------------------------------------

    async def check_door(self, table: Table | None, person: str, name: str) -> None:
        """Refuse who may not sit down at a table, or (None) open one, under a name."""
        if name:
            await self.accounts.check_allowed(name)
        if table is not None and person in table.holders:
            return  # only the name is new
        await self.doors.check(person)
        if table is not None and await self.avoiding.avoid_each_other(person, table.holders):
            raise Forbidden("error-blocked-here")

    # --- tables ---------------------------------------------------------------------------------

    async def lobby(self, person: str, wish: Wish | None = None) -> Lobby:
        """Return the tables that *person* may want to go to; a private host shows its own alone."""
        lobby = await self.tables.lobby(person, wish)
        if await self.doors.is_inside(person):
            return lobby
        return Lobby(lobby.mine, [], [table for table in lobby.finished if table.mine])

    async def mine(self, person: str, search: Search) -> MyTables:
        """Return one page of the tables of a person."""
        return await self.database.read(lambda connection: my_tables(connection, person, search))

    async def waits(self, person: str, at: str = "") -> Waits:
        """Return how many tables wait for a person, but the one they are *at*."""
        return await self.database.read(lambda connection: waits_of(connection, person, at))

    # --- people ---------------------------------------------------------------------------------

    async def person(self, public: str, viewer: str) -> PersonPage:
        """Return what is told of somebody who has an account.

        :raises NotFound: if nobody has this one.
        """
        await self.doors.check(viewer)
        account = await self.accounts.by_public(public)
        statistics = await self.database.read(
            lambda connection: statistics_of(connection, account.person)
        )
        recent = await self.database.read(
            lambda connection: recent_games(connection, [account.person], viewer)
        )
        return PersonPage(account, statistics, recent)

    async def compared(self, first: str, second: str, viewer: str) -> ComparedPage:
        """Return what is told of two people together.

        :raises NotFound: if one of them has no account, or they are the same.
        """
        await self.doors.check(viewer)
        if first == second:
            raise NotFound("error-same-person")
        one, other = [await self.accounts.by_public(public) for public in (first, second)]
        people = [one.person, other.person]
        comparison = await self.database.read(lambda connection: comparison_of(connection, *people))
        recent = await self.database.read(
            lambda connection: recent_games(connection, people, viewer)
        )
        return ComparedPage(one, other, comparison, recent)

    async def meant(self, whom: Whom, person: str) -> Somebody:
        """Return whom *person* means, which must be somebody else."""
        return await meant(self.tables, self.accounts, whom, own(person))

    async def block(self, person: str, whom: Whom) -> Somebody:
        """Have somebody and a person not meet again."""
        found = await self.meant(whom, person)
        await self.avoiding.add(person, found, blocks, self.tables.wall())
        return found

    async def mute(self, person: str, whom: Whom) -> Somebody:
        """Have a person not hear somebody any more."""
        found = await self.meant(whom, person)
        await self.avoiding.add(person, found, mutes, self.tables.wall())
        return found

    async def report(self, person: str, whom: Whom, reason: str) -> Somebody:
        """Tell the host that somebody's name should not be."""
        found = await self.meant(whom, person)
        await report(self.database, person, found, reason, self.tables.wall())
        return found

    # --- what is known of those at a table --------------------------------------------------------

    def _came(self, live: Live) -> None:
        self.tables.keeper.background.start(self._note_accounts(live))

    async def recognise(self, table: str) -> None:
        """Note who of those at a table has an account, so that their names lead to their pages."""
        await self._note_accounts(await self.tables.keeper.find(table))

    async def _note_accounts(self, live: Live) -> None:
        try:
            known = await self.accounts.of_all(live.table.holders)
        except Unavailable:
            return  # the names are shown without links, and who looks next tries again
        sitting = {live.table.holders.get(person): known[person] for person in known}
        for number, seat in enumerate(live.table.seats):
            account = sitting.get(number)
            seat.account = account.public if account is not None else ""
            seat.program = account is not None and account.bot

    # --- in the background --------------------------------------------------------------------

    async def keep_up(self) -> None:
        """Notice what the host or other servers have done, for ever."""
        removed: set[str] | None = None
        query = select(removed_names.c.folded)
        while True:
            try:
                names = await self.database.read(lambda connection: set(connection.scalars(query)))
                if removed is not None:
                    await self._call_otherwise(names - removed)
                if removed is None or self.database.is_shared:
                    await self.avoiding.refresh()
                removed = names
            except Unavailable:
                log.debug("the database is away; names are looked at again in a moment")
            await asyncio.sleep(LOOK_EVERY)

    async def _call_otherwise(self, wrong: set[str]) -> None:
        """Let nobody at a table in use be called by names that were taken away."""
        for live in list(self.tables.keeper.at_hand.values()) if wrong else ():
            async with live.lock:
                rename_in_memory(live, lambda name: folded(name) in wrong)
