"""Holidays: days that people enter beforehand, on which their clocks of days stand still.

They are kept by person. At every table of theirs that counts in days an entry of the log says
when their time stands still, so that a log alone tells how much time is left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from igroteka.tables import models as m
from igroteka.tables.clock import DAYS, Span
from igroteka.tables.clock_models import holidays as kept
from igroteka.tables.coming_entries import Rest
from igroteka.tables.errors import Forbidden, NotFound, Refused, TableError, Unavailable
from igroteka.tables.keeper import RETRY_AFTER, Keeper
from igroteka.tables.live import Live
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.views import Status

MOST_DAYS: Final = 30
"""So many days of holidays a person may have in a year."""
AHEAD: Final = timedelta(days=365)
"""So far ahead they are entered."""
ONE: Final = timedelta(days=1)


class Holiday(Struct, frozen=True):
    """Days on which a person's clocks of days stand still."""

    since: str
    """The first day, as 2026-11-20; days are those of UTC."""
    until: str
    """The last day."""

    @property
    def days(self) -> list[date]:
        """All its days."""
        first, last = date.fromisoformat(self.since), date.fromisoformat(self.until)
        return [first + n * ONE for n in range((last - first).days + 1)]

    @property
    def span(self) -> Span:
        """From its first moment to its last."""
        last = date.fromisoformat(self.until) + ONE
        return moment(date.fromisoformat(self.since)), moment(last)


def moment(day: date) -> float:
    """Return when a day begins.

    >>> moment(date(1970, 1, 2))
    86400.0
    """
    return datetime.combine(day, time.min, UTC).timestamp()


def day_of(text: str) -> date:
    """Return the day that a text names.

    :raises TableError: if it names none.
    """
    try:
        if len(text) != 10:
            raise ValueError(text)
        return date.fromisoformat(text)
    except ValueError:
        raise TableError("error-bad-day") from None


class Holidays:
    """The holidays of everybody."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    @property
    def today(self) -> date:
        """What day it is."""
        return datetime.fromtimestamp(self.keeper.steady(), UTC).date()

    async def of(self, *people: str) -> list[Holiday]:
        """Return the holidays of some people, the earliest first."""
        query = (
            select(kept.c.since, kept.c.until)
            .where(kept.c.person.in_(people))
            .order_by(kept.c.since)
        )
        return await self.keeper.store.database.read(
            lambda connection: [Holiday(*row) for row in connection.execute(query)]
        )

    async def add(self, person: str, since: str, until: str) -> None:
        """Have holidays from a day to a day, both of them included.

        :raises TableError: if they are no days, or these days cannot be had.
        """
        check_person(person)
        first, last = day_of(since), day_of(until)
        if last < first:
            raise TableError("error-holiday-backwards")
        if first < self.today or last > self.today + AHEAD:
            raise TableError("error-holiday-past")
        asked = Holiday(since, until)

        def work(connection: Connection) -> None:
            query = select(kept.c.since, kept.c.until).where(kept.c.person == person)
            had = [day for row in connection.execute(query) for day in Holiday(*row).days]
            if set(had) & set(asked.days):
                raise Refused("error-holiday-twice")
            for year in (first.year, last.year):
                of_year = sum(day.year == year for day in had)
                if of_year + sum(day.year == year for day in asked.days) > MOST_DAYS:
                    raise Refused(
                        "error-holiday-too-long", most=MOST_DAYS, had=of_year, year=str(year)
                    )
            row = {"person": person, "since": since, "until": until}
            connection.execute(insert(kept), row)

        try:
            await self.keeper.store.database.write(work)
        except IntegrityError:
            raise Refused("error-holiday-twice") from None
        await self._tell_tables(person)

    async def cancel(self, person: str, since: str) -> None:
        """Have no holidays after all; those that have begun end with this day.

        :raises NotFound: if there are none that begin on that day and are not over.
        """
        check_person(person)
        first, today = day_of(since), self.today
        which = (kept.c.person == person, kept.c.since == since)

        had = await self.of(person)
        called_off = next((holiday for holiday in had if holiday.since == since), None)
        if called_off is None or called_off.until < today.isoformat():
            raise NotFound("error-no-holiday")
        rest = [holiday for holiday in had if holiday != called_off]
        if first <= today:
            rest.append(Holiday(since, today.isoformat()))

        def work(connection: Connection) -> None:
            if first > today:
                connection.execute(delete(kept).where(*which))
            else:
                connection.execute(update(kept).where(*which).values(until=today.isoformat()))

        # First the tables: if we are killed meanwhile, `resume` finds what is still kept.
        await self._tell_tables(person, rest)
        await self.keeper.store.database.write(work)
        await self._tell_tables(person)  # also those that have started just now

    async def resume(self) -> None:
        """Tell the tables what a server that was killed has stored, and not told all of them."""
        kept_on = select(kept.c.person).where(kept.c.until >= self.today.isoformat()).distinct()
        read = self.keeper.store.database.read
        while True:
            try:
                for person in await read(lambda connection: list(connection.scalars(kept_on))):
                    await self._tell_tables(person)
                return
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)

    async def enter(self, live: Live) -> None:
        """Have a table that is about to start know everybody's holidays; its lock is held."""
        table = live.table
        if table.timing is not None and not table.timing.clock.is_live:
            for seat in sorted(set(table.holders.values())):
                await self._tell(live, seat)

    async def _tell_tables(self, person: str, holidays: Sequence[Holiday] | None = None) -> None:
        """Have all running tables of a person that count in days know their *holidays*.

        None: those that are kept.
        """
        query = (
            select(m.tables.c.id)
            .join(m.holders, m.holders.c.table_id == m.tables.c.id)
            .where(
                m.holders.c.person == person,
                m.tables.c.status == Status.PLAYING,
                m.tables.c.clock.startswith(DAYS),
            )
        )
        database = self.keeper.store.database
        for table in await database.read(lambda connection: list(connection.scalars(query))):
            with suppress(Refused):  # of one that cannot be opened the log says why
                async with self.keeper.locked(table) as live:
                    seat = live.table.seat_of(person)
                    if seat is not None and live.table.status == Status.PLAYING:
                        await self._tell(live, seat, {person: holidays})

    async def _tell(
        self, live: Live, seat: int, other: Mapping[str, Sequence[Holiday] | None] | None = None
    ) -> None:
        """Write when the time of a seat stands still, if that is news to the table.

        It is the holidays of all who hold it: those that are kept, or *other* ones of a person.
        """
        timing, now = live.table.timing, self.keeper.steady()
        holidays: list[Holiday] = []
        for person in (person for person, held in live.table.holders.items() if held == seat):
            given = (other or {}).get(person)
            holidays += await self.of(person) if given is None else given
        known = timing.holidays[seat] if timing is not None else []
        ahead = spans_from(now, (holiday.span for holiday in holidays))
        if ahead != spans_from(now, known):
            await self.keeper.write(live, Rest(seat, ahead))


def spans_from(now: float, spans: Iterable[Span]) -> list[Span]:
    """Return what is left of spans, the earliest first.

    >>> spans_from(5.0, [(8.0, 9.0), (1.0, 2.0), (3.0, 7.0)])
    [(5.0, 7.0), (8.0, 9.0)]
    """
    return sorted((max(begin, now), end) for begin, end in spans if end > now)


def check_person(person: str) -> None:
    """Refuse who comes with the token of one seat: holidays are those of all tables.

    :raises Forbidden: saying so.
    """
    if person.startswith(TOKEN_PREFIX):
        raise Forbidden("error-account-by-token")
