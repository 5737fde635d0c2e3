"""Rated tables: a table's choice, and what it asks of those who sit there.

All who play must be found again, and nobody may know more than the game shows: each reason why a
table cannot be rated is one sentence. What would spoil a rated game is refused while it is played;
if it happened all the same, the game does not count, and the table says so.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from igroteka.arena.skill import Skill
from igroteka.tables.account_models import accounts
from igroteka.tables.entries import SetRated
from igroteka.tables.errors import Refused
from igroteka.tables.keeper import Keeper
from igroteka.tables.looking import UNRATED
from igroteka.tables.rating_models import rating_changes, results
from igroteka.tables.rating_views import Hindrance, RatedView, RatingChange
from igroteka.tables.results import hindrances
from igroteka.tables.settling import settle
from igroteka.tables.table import Table
from igroteka.tables.views import Status


class Rated:
    """Says which tables are rated, and whether they can be."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def choose(self, table: str, person: str, rated: bool) -> None:
        """Set whether the game is to count for ratings, before the start.

        :raises Refused: if nothing that can still happen would make it count.
        """
        async with self.keeper.locked(table) as live:
            live.table.check_status(Status.WAITING)
            seat = live.table.seated(person)
            if rated and (why := hindrances(live.table)):
                raise why[0]
            if live.table.rated != rated:
                await self.keeper.write(live, SetRated(seat, rated))

    async def check_start(self, table: Table) -> None:
        """Refuse to begin a rated game that would not count.

        :raises Refused: saying what to do about it.
        """
        if table.rated and (why := await self.why_not(table)):
            raise why[0]

    async def check_host(self, person: str, name: str) -> None:
        """Refuse a new rated table to who has no account.

        :raises Refused: saying so.
        """
        if person not in await self._accounts([person]):
            raise Refused("error-rated-account", name=name)

    async def why_not(self, table: Table) -> list[Refused]:
        """Return why a game that has not begun would not count, as people sit there now."""
        seated = [seat for seat in table.seats if seat.person is not None]
        known = await self._accounts([seat.person or "" for seat in seated])
        found = hindrances(table)
        for seat in seated:
            if seat.person not in known:
                found.append(Refused("error-rated-account", name=seat.name))
        # A program plays for its owner: whoever sits there, it is one person twice.
        behind: dict[str, str] = {}
        for seat in seated:
            who = known.get(seat.person or "") or seat.person or ""
            if who in behind:
                found.append(Refused("error-rated-owner", name=seat.name, other=behind[who]))
            behind.setdefault(who, seat.name)
        return found

    async def _accounts(self, people: list[str]) -> dict[str, str]:
        """Return who is behind those people who have an account: a program's owner, or they."""
        query = select(accounts.c.person, accounts.c.owner).where(accounts.c.person.in_(people))
        rows = await self.keeper.store.database.read(lambda there: there.execute(query).all())
        return {row.person: row.owner or row.person for row in rows}

    async def view(self, table: Table) -> RatedView:
        """Return whether the game of a table counts, and what it has changed."""
        if not table.rated:
            return UNRATED
        waits = table.status == Status.WAITING
        why = await self.why_not(table) if waits else hindrances(table)
        told = [hindrance(each) for each in why]
        over = table.status == Status.FINISHED and not why
        changes = await self.changes(table.id) if over else []
        return RatedView(chosen=True, counts=not why, why=told, changes=changes)

    async def changes(self, table: str) -> list[RatingChange]:
        """Return what a game did to the ratings of its players, by seat; bots keep theirs."""
        bots = select(results).where(results.c.table_id == table, results.c.person.is_(None))
        people = select(rating_changes).where(rating_changes.c.table_id == table)

        def work(connection: Any) -> list[RatingChange]:
            found = [
                change(row.seat, Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma))
                for row in connection.execute(people)
            ]
            for row in connection.execute(bots):
                skill = Skill(row.mu, row.sigma)
                found.append(change(row.seat, skill, skill))
            return sorted(found, key=lambda each: each.seat)

        return await self.keeper.store.database.read(work)

    async def count(self) -> int:
        """Count what has not been counted: nothing, unless counting failed before."""
        return await self.keeper.store.database.write(settle)


def hindrance(error: Refused) -> Hindrance:
    """Return a refusal as something that is in the way."""
    arguments = {name: str(value) for name, value in error.arguments.items()}
    return Hindrance(error.message, arguments, str(error))


def change(seat: int, before: Skill, after: Skill) -> RatingChange:
    """Return what a game did to one rating, as people read it."""
    return RatingChange(seat, before.rating, after.rating, after.margin, after.is_provisional)
