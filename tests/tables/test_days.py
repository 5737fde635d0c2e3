"""Games over days: holidays, restarts, several servers, and nobody's time counted twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, date, datetime, timedelta
from unittest.mock import AsyncMock, patch

import pytest

from igroteka.tables.clock import DAY
from igroteka.tables.coming_entries import Rest, TimeOut
from igroteka.tables.errors import Forbidden, NotFound, Refused, Stale, TableError
from igroteka.tables.holidays import MOST_DAYS, Holiday, Holidays
from igroteka.tables.service import Tables
from igroteka.tables.views import Status
from tests.tables.helpers import run
from tests.tables.test_clocks import (
    PEOPLE,
    Time,
    at_a_table,
    bid,
    left,
    opened_with,
    timed,
    until,
)


def day(time: Time, ahead: int = 0) -> str:
    """Return a day from today on, as people write it."""
    today = datetime.fromtimestamp(time.wall.now, UTC).date()
    return (today + timedelta(days=ahead)).isoformat()


# --- holidays -------------------------------------------------------------------------------


def test_on_holidays_time_stands_still_at_all_tables_that_count_days(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        live = await opened_with(tables, "live 60m+0s")
        other = await opened_with(tables, "days 5")
        tables.keeper.at_hand.pop(other)  # also where nobody looks
        time.passes(0.5 * DAY)
        await tables.holidays.add("bob", day(time, 1), day(time, 3))
        told = (await tables.keeper.find(live)).table.told
        assert not any(isinstance(line.line.entry, Rest) for line in told)
        for at in (table, other):
            view = await tables.view_for(at, "anna")
            bob, anna = view.seats[1].time, view.seats[0].time
            assert bob is not None and anna is not None
            assert bob.left == anna.left
            assert bob.ends_at == anna.ends_at + 3 * DAY if anna.ends_at else None
        time.passes(1 * DAY)
        view = await tables.view_for(table, "anna")
        assert view.seats[1].time is not None
        assert view.seats[1].time.holiday_until == time.wall.now + 2.5 * DAY
        time.passes(1 * DAY)
        await tables.clocks.look()
        view = await until(tables, table, lambda view: bool(view.timeouts))
        assert {out.seat for out in view.timeouts} == {0, 2}
        assert await left(tables, table) == [0, 1 * DAY, 0]
        # Those that have begun end with the day.
        await tables.holidays.cancel("bob", day(time, -1))
        assert await tables.holidays.of("bob") == [Holiday(day(time, -1), day(time))]
        time.passes(1 * DAY)
        assert (await left(tables, table))[1] == 0.5 * DAY

    at_a_table("days 2", database, test)


def test_a_game_that_begins_knows_the_holidays_and_keeps_them_over_a_restart(
    database: str,
) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            await tables.holidays.add("anna", day(time), day(time, 9))
            table = await opened_with(tables, "days 2")
            time.passes(DAY)
        time.passes(3 * DAY)
        time.clock.now = 7.0
        async with timed(database, time) as tables:
            view = await tables.view_for(table, "anna")
            assert view.seats[0].time is not None and view.seats[0].time.left == 2 * DAY
            await tables.clocks.sweep()
            view = await until(tables, table, lambda view: len(view.timeouts) == 2)
            assert view.seats[0].stand_in is None
            assert view.seats[0].time is not None
            assert view.seats[0].time.ends_at == time.wall.now + 8 * DAY

    run(test)


def test_what_is_no_holiday_is_refused_in_a_sentence(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        async def refused(kind: type[TableError], since: str, until: str) -> str:
            with pytest.raises(kind) as error:
                await tables.holidays.add("anna", since, until)
            return str(error.value.message)

        assert await refused(TableError, "tomorrow", day(time)) == "error-bad-day"
        assert await refused(TableError, "20261120", day(time)) == "error-bad-day"
        assert await refused(TableError, day(time, 2), day(time, 1)) == "error-holiday-backwards"
        assert await refused(TableError, day(time, -1), day(time, 1)) == "error-holiday-past"
        assert await refused(TableError, day(time), day(time, 800)) == "error-holiday-past"
        year = date.fromisoformat(day(time)).year + 1
        await tables.holidays.add("anna", f"{year}-03-01", f"{year}-03-{MOST_DAYS - 2}")
        assert await refused(Refused, f"{year}-03-05", f"{year}-03-06") == "error-holiday-twice"
        too_long = await refused(Refused, f"{year}-05-01", f"{year}-05-03")
        assert too_long == "error-holiday-too-long"
        await tables.holidays.add("anna", f"{year}-05-01", f"{year}-05-02")
        with pytest.raises(NotFound):
            await tables.holidays.cancel("anna", day(time, 5))
        await tables.holidays.cancel("anna", f"{year}-05-01")
        assert len(await tables.holidays.of("anna")) == 1
        token = (await tables.view_for(table, "anna")).return_token
        with pytest.raises(Forbidden):
            await tables.holidays.add(f"token:{token}", day(time), day(time))

    at_a_table("days 2", database, test)


def test_holidays_that_a_killed_server_has_not_told_all_tables_are_told_by_the_next(
    database: str,
) -> None:
    async def test() -> None:
        time = Time()

        async def ends(tables: Tables) -> float:
            bob = (await tables.view_for(table, "bob")).seats[1].time
            assert bob is not None and bob.ends_at is not None
            return bob.ends_at

        async with timed(database, time) as tables:
            table = await opened_with(tables, "days 5")
            without = await ends(tables)
            with patch.object(Holidays, "_tell_tables", AsyncMock()):  # killed before that
                await tables.holidays.add("bob", day(time, 1), day(time, 2))
            assert await ends(tables) == without
        for _ in range(2):
            async with timed(database, time) as tables:
                await until(tables, table, lambda view: view.number > 4)
                assert await ends(tables) == without + 2 * DAY
        told = (await tables.keeper.find(table)).table.told
        assert [line.line.entry.kind for line in told].count("rest") == 1, "told once"
        async with timed(database, time) as tables:
            killed = patch.object(tables.store.database, "write", AsyncMock(side_effect=OSError))
            with killed, suppress(OSError):
                await tables.holidays.cancel("bob", day(time, 1))
        async with timed(database, time) as tables:
            await tables.holidays.resume()
            assert await ends(tables) == without + 2 * DAY, "they are still kept"
            await tables.holidays.cancel("bob", day(time, 1))
            assert await ends(tables) == without

    run(test)


# --- taking back ----------------------------------------------------------------------------


def test_who_takes_back_has_what_was_left_also_if_the_log_was_read_meanwhile(
    database: str,
) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await tables.opening.create("anna", "A", "venice", 2, seed=7, clock="days 2")
            await tables.sit(table, "bob", None, "B")
            await tables.start(table, "anna")
            seat = (await tables.view_for(table, "anna")).to_act[0]
            person = PEOPLE[seat]
            time.passes(0.5 * DAY)
            await bid(tables, table, person)
            tables.keeper.at_hand.clear()
            assert await tables.undo(table, person)
            assert (await left(tables, table))[seat] == 1.5 * DAY
            await tables.redo(table, person)
            tables.keeper.at_hand.clear()
            assert await tables.undo(table, person)
            assert (await left(tables, table))[seat] == 1.5 * DAY

    run(test)


def test_who_takes_back_alone_leaves_the_others_their_days(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(0.25 * DAY)
        await bid(tables, table, "carl")
        time.passes(0.25 * DAY)
        await bid(tables, table, "bob")
        await tables.undo(table, "carl")
        await tables.undo(table, "bob")
        assert await left(tables, table) == [0.5 * DAY, 0.5 * DAY, 0.75 * DAY]
        # In Orléans who has done a part of the plan goes on with fresh days.
        planned = await tables.opening.create("anna", "A", "orleans", 2, seed=7, clock="days 1")
        await tables.sit(planned, "bob", None, "B")
        await tables.start(planned, "anna")
        assert (await tables.view_for(planned, "anna")).to_act == [0, 1]
        number = (await tables.view_for(planned, "anna")).number
        await tables.act(planned, "anna", "pick own-farmer", number)
        time.passes(0.5 * DAY)
        await tables.act(planned, "bob", "pick own-farmer", number)
        assert await left(tables, planned) == [0.5 * DAY, DAY]
        await tables.undo(planned, "anna")
        assert await left(tables, planned) == [DAY, DAY]

    at_a_table("days 1", database, test)


# --- several servers, and restarts ----------------------------------------------------------


@asynccontextmanager
async def two_servers(database: str, time: Time) -> AsyncIterator[tuple[Tables, Tables]]:
    """Open two servers that have heard of each other, at a time that the test turns."""
    async with timed(database, time) as one, timed(database, time) as two:
        for server in (one, two):
            assert server._peers is not None
            async with asyncio.timeout(20):
                while len(server._peers._heard_at) < 2:
                    await asyncio.sleep(0.005)
        yield one, two


def test_a_game_over_several_days_on_two_servers_and_across_a_restart(
    shared_database: str,
) -> None:
    async def test() -> None:
        time = Time()
        async with two_servers(shared_database, time) as (one, two):
            table = await opened_with(one, "days 2")
            time.passes(1.25 * DAY)
            await bid(two, table, "bob")
            await until(one, table, lambda view: view.step == 1)
            assert (
                await left(one, table)
                == await left(two, table)
                == [
                    0.75 * DAY,
                    0.75 * DAY,
                    0.75 * DAY,
                ]
            )
            time.passes(0.5 * DAY)
            await bid(one, table, "anna")
        time.passes(0.2 * DAY)
        time.clock.now = 31.0
        async with two_servers(shared_database, time) as (one, two):
            view = await two.view_for(table, "carl")
            assert view.seats[2].time is not None
            assert view.seats[2].time.left == pytest.approx(0.05 * DAY, abs=2)
            # Time is out while no server has the table in memory, and both look for that.
            one.keeper.at_hand.clear()
            two.keeper.at_hand.clear()
            await one.clocks.look()
            time.passes(0.05 * DAY + 1)
            await asyncio.gather(one.clocks.sweep(), two.clocks.sweep())
            for server in (one, two):
                await until(server, table, lambda view: view.step >= 3)
            told = (await two.keeper.find(table)).table.told
            outs = [line.line.entry for line in told if isinstance(line.line.entry, TimeOut)]
            assert [entry.seat for entry in outs] == [2], "once, whoever was first"
            # The bot may still be acting, at the other server.
            while (await two.view_for(table, "carl")).seats[2].stand_in is not None:
                with suppress(Stale):
                    await two.take_back(table, "carl")
            await until(one, table, lambda view: view.seats[2].stand_in is None)
            servers = {"anna": one, "bob": two, "carl": one}
            async with asyncio.timeout(30):
                while (view := await two.view_for(table, "nobody")).status == Status.PLAYING:
                    person = ("anna", "bob", "carl")[view.to_act[0]]
                    # What one server has stored, the other hears a moment later.
                    with suppress(Stale, IndexError):
                        await bid(servers[person], table, person)
                        time.passes(0.25 * DAY)
                    await asyncio.sleep(0.01)
                    await until(two, table, lambda view: view.seats[2].stand_in is None)
            view = await until(one, table, lambda view: view.status == Status.FINISHED)
            assert [seat.share for seat in view.seats[:2]] == [1.0, 1.0]
            # The bot was quick, and may have bid in the second round as well.
            assert round(view.seats[2].share, 2) in (0.33, 0.67)
            assert (await one.keeper.find(table)).table.shares() == [
                seat.share for seat in view.seats
            ]

    run(test)


def test_a_server_that_hears_late_of_a_decision_counts_its_days_from_when_it_was_stored(
    shared_database: str,
) -> None:
    async def test() -> None:
        time = Time()
        async with two_servers(shared_database, time) as (one, two):
            table = await opened_with(one, "days 2")
            live = await two.keeper.find(table)
            time.passes(0.5 * DAY)
            with patch.object(two.keeper, "catch_up", AsyncMock()):  # nothing is heard for a while
                await bid(one, table, "bob")
                number = (await one.view_for(table, "bob")).number
                time.passes(9)
                assert live.table.number < number
            await two.keeper.catch_up(live, number)
            assert await left(two, table) == await left(one, table)
            assert (await left(two, table))[0] == 1.5 * DAY - 9

    run(test)


def test_a_live_clock_is_taken_over_by_another_server(shared_database: str) -> None:
    async def test() -> None:
        time = Time()
        async with timed(shared_database, time) as two:
            async with timed(shared_database, time) as one:
                table = await opened_with(one, "live 60s+0s")
                time.passes(10)
                await one.clocks.look()
                two.keeper.at_hand.clear()
                # It is killed, and writes nothing more.
                one.clocks._known.clear()
                await one.keeper.background.stop()
            time.passes(4)
            await two.clocks.sweep()
            assert table in two.keeper.at_hand
            assert await left(two, table) == [50, 50, 50]
            time.passes(50.5)
            await two.clocks.look()
            view = await two.view_for(table, "anna")
            assert {out.seat for out in view.timeouts} == {0, 1, 2}

    run(test)


def test_servers_that_share_a_database_share_its_time_of_day(shared_database: str) -> None:
    async def test() -> None:
        tables = await Tables.open(shared_database)
        try:
            told = await tables.store.time_of_day()
            assert abs(tables.keeper.steady() - told) < 1
            assert abs(tables.wall() - told) < 60
        finally:
            await tables.close()

    run(test)
