"""The API of time: the clock of a table, and when people are on holiday."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from igroteka.tables.holidays import MOST_DAYS, Holiday
from igroteka.web import documents as d
from igroteka.web.api_common import ERRORS
from igroteka.web.asking import Person, TheTables

Day = Annotated[str, Meta(min_length=1, max_length=40)]
FirstDay = Annotated[str, PathParameter(description="Their first day.", max_length=40)]


class TableClock(d.Asked):
    """How much time everybody has at a table."""

    clock: d.ClockText
    """As in `clock` of a new table: "live 20m+30s", "days 3", "days 3 workdays"; empty: none."""


class NewHoliday(d.Asked):
    """Days on which your clocks of days stand still, at all your tables."""

    since: Day
    """The first day, as 2026-11-20, by UTC: today or later."""
    until: Day
    """The last day."""


class HolidayList(Struct, frozen=True):
    """Your holidays."""

    most: int
    """So many days you may have in a year."""
    holidays: list[Holiday]
    """All that you have entered, the earliest first."""


@put("/tables/{table:str}/clock", status_code=204, responses=ERRORS)
async def set_clock(
    table: d.TableId, data: JSONBody[TableClock], tables: TheTables, person: Person
) -> None:
    """Set which clock the table has, before the start."""
    await tables.clocks.set(table, person, data.clock)


@get("/holidays", responses=ERRORS)
async def holidays(tables: TheTables, person: Person) -> HolidayList:
    """List your holidays."""
    return HolidayList(MOST_DAYS, await tables.holidays.of(person))


@post("/holidays", responses=ERRORS)
async def add_holiday(data: JSONBody[NewHoliday], tables: TheTables, person: Person) -> HolidayList:
    """Have holidays: at tables that count in days your time stands still then, and all see it.

    It takes the cookie of a browser: the token of a seat stands for that seat only.
    """
    await tables.holidays.add(person, data.since, data.until)
    return HolidayList(MOST_DAYS, await tables.holidays.of(person))


@delete("/holidays/{since:str}", responses=ERRORS)
async def cancel_holiday(since: FirstDay, tables: TheTables, person: Person) -> None:
    """Have none after all; holidays that have begun end with this day."""
    await tables.holidays.cancel(person, since)


CLOCKING: Final[list[HTTPRouteHandler]] = [set_clock, holidays, add_holiday, cancel_holiday]
