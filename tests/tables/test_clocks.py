"""Clocks: whose time runs and when, what happens when it is out, and that nothing disturbs it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.tables.clock import DAY, Clock, clock_of, counted, ends_at, joined, weekends
from igroteka.tables.clocks import Clocks
from igroteka.tables.coming_entries import TimeOut
from igroteka.tables.errors import Refused, TableError
from igroteka.tables.pace import Pace
from igroteka.tables.service import Tables
from igroteka.tables.thinking import STAND_IN_LEVEL, Thought
from igroteka.tables.views import Status, TableView
from tests.tables import helpers
from tests.tables.helpers import opened, run
from tests.tables.test_absence import listen

PEOPLE = ("anna", "bob", "carl")
TEN_DAYS_LATER = 10 * DAY
STILL = Pace(bot_pause=0)


class Time:
    """A clock and a time of day that go together until one of them is set."""

    def __init__(self) -> None:
        self.clock, self.wall = helpers.Clock(), helpers.Clock()
        self.wall.now = 1_763_424_000.0  # Tuesday, 18 November 2025, midnight

    def passes(self, seconds: float) -> None:
        self.clock.now += seconds
        self.wall.now += seconds


async def opened_with(tables: Tables, clock: str, people: tuple[str, ...] = PEOPLE) -> str:
    """Open a table of bids that all make at the same time, and start it."""
    table = await tables.opening.create(
        people[0], people[0], "toy", len(people), seed=7, clock=clock
    )
    for person in people[1:]:
        await tables.sit(table, person, None, person)
    await tables.start(table, people[0])
    return table


def at_a_table(
    clock: str, database: str, test: Callable[[Tables, str, Time], Awaitable[None]]
) -> None:
    """Have a test at a table with a clock, and time that stands unless the test turns it."""

    async def testing() -> None:
        time = Time()
        async with timed(database, time) as tables:
            await test(tables, await opened_with(tables, clock), time)

    run(testing)


@asynccontextmanager
async def timed(database: str, time: Time, *, looks: bool = False) -> AsyncIterator[Tables]:
    """Open tables whose time the test turns, and whose bots do not think for long.

    Nobody *looks* after the clocks unless the test does.
    """
    tables = await begun(database, time, looks=looks)
    try:
        yield tables
    finally:
        await tables.close()


async def begun(database: str, time: Time, *, looks: bool = False) -> Tables:
    """Open such tables; who does closes them."""
    with nullcontext() if looks else patch.object(Clocks, "run", nothing):
        tables = await Tables.open(database, STILL, clock=time.clock, wall=time.wall)
    setattr(tables.bots.thinkers, "choose", at_once)  # noqa: B010 - mypy knows it as a method
    return tables


async def nothing(clocks: Clocks) -> None:
    """Look after no clock."""


async def at_once(thought: Thought) -> int:
    """Be a bot that does the first thing it may."""
    return thought.legal[0]


async def bid(tables: Tables, table: str, person: str) -> None:
    """Do the first thing that one may."""
    view = await tables.view_for(table, person)
    await tables.act(table, person, view.actions[0].text, view.number)


async def left(tables: Tables, table: str) -> list[float]:
    """Return what everybody has left."""
    view = await tables.view_for(table, "nobody")
    return [seat.time.left for seat in view.seats if seat.time is not None]


async def until(tables: Tables, table: str, holds: Callable[[TableView], bool]) -> TableView:
    """Wait until something holds."""
    async with asyncio.timeout(30):
        while not holds(view := await tables.view_for(table, "nobody")):
            await asyncio.sleep(0.005)
    return view


# --- the arithmetic ---------------------------------------------------------------------------


def test_clocks_are_written_and_read() -> None:
    for text in ("live 20m+30s", "live 45s+0s", "live 600m+600s", "days 1", "days 30 workdays"):
        clock = clock_of(text)
        assert clock is not None and clock.text == text
    assert clock_of("") is None
    assert clock_of("live 60s+5s") == Clock("live", bank=60, increment=5)
    for text in ("live", "days 0", "days 31", "live 9s+0s", "live 601m+0s", "live 5m+601s", "20"):
        with pytest.raises(TableError) as refused:
            clock_of(text)
        assert refused.value.message == "error-bad-clock"


SPANS = st.lists(
    st.tuples(st.floats(0, 40 * DAY), st.floats(0, 10 * DAY)).map(lambda p: (p[0], p[0] + p[1])),
    max_size=5,
)


@given(st.floats(0, 40 * DAY), st.floats(0, 20 * DAY), SPANS, st.booleans())
def test_when_time_is_out_exactly_that_much_has_counted(
    since: float, seconds: float, still: list[tuple[float, float]], workdays: bool
) -> None:
    end = ends_at(since, seconds, still, workdays)
    assert end >= since + seconds - 1e-3
    assert counted(since, end, still, workdays) == pytest.approx(seconds, abs=1e-2)
    # It ends at the first such moment: a second earlier, less had counted.
    if seconds > 1:
        assert counted(since, end - 1, still, workdays) < seconds - 0.5


@given(st.floats(0, 40 * DAY), st.lists(st.floats(0, DAY), min_size=1, max_size=8), SPANS)
def test_what_counts_is_the_same_however_it_is_cut(
    since: float, pieces: list[float], still: list[tuple[float, float]]
) -> None:
    total, at = 0.0, since
    for piece in pieces:
        total += counted(at, at + piece, still, True)
        at += piece
    assert total == pytest.approx(counted(since, at, still, True), abs=1e-2)


def test_weekends_are_saturdays_and_sundays() -> None:
    tuesday = 1_763_424_000.0
    saturday = tuesday + 4 * DAY
    assert (saturday, saturday + 2 * DAY) in weekends(tuesday, saturday + 1)
    assert joined(weekends(tuesday, saturday + 8 * DAY))[-1] == (
        saturday + 7 * DAY,
        saturday + 9 * DAY,
    )


@pytest.fixture(scope="module")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a database that is up to date: to migrate it takes longer than a test."""
    path: Path = tmp_path_factory.mktemp("empty") / "tables.db"

    async def make() -> None:
        async with opened(str(path)):
            pass

    run(make)
    return str(path)


STEPS = st.lists(
    st.tuples(
        st.floats(0, 40),
        st.sampled_from(
            ["act", "act", "act", "undo", "redo", "ask", "yes", "no", "restart", "kill", "wall"]
        ),
        st.integers(0, 2),
    ),
    max_size=25,
)


@given(st.sampled_from(["live 60s+7s", "days 1"]), STEPS)
@settings(max_examples=20)
def test_any_sequence_of_decisions_pauses_and_restarts_leaves_the_right_time(
    tmp_path_factory: pytest.TempPathFactory,
    empty_database: str,
    clock: str,
    steps: list[tuple[float, str, int]],
) -> None:
    """What is left is compared with what a bystander counts who sees only the table."""
    database = str(tmp_path_factory.mktemp("clocks") / "tables.db")
    shutil.copy(empty_database, database)
    live = clock.startswith("live")
    scale = 1.0 if live else 1500.0

    async def test() -> None:
        time = Time()
        tables = await begun(database, time)
        table = await opened_with(tables, clock)
        seen = await tables.view_for(table, "nobody")
        allowance = 60.0 if live else float(DAY)
        counted_left, granted = [allowance] * 3, [0] * 3
        spent_at: dict[int, float] = {}
        for seconds, what, seat in steps:
            seconds *= scale
            time.passes(seconds)
            if seen.vote is None:
                for waited in seen.to_act:
                    if seen.seats[waited].stand_in is None:
                        counted_left[waited] = max(0.0, counted_left[waited] - seconds)
            await tables.clocks.look()
            if any(not counted_left[waited] for waited in seen.to_act) or (
                seen.vote is not None and seconds
            ):
                break  # what comes then has tests of its own
            person, before = PEOPLE[seat], seen
            try:
                if what == "act":
                    await bid(tables, table, person)
                elif what == "undo":
                    await tables.undo(table, person)
                elif what == "redo":
                    await tables.redo(table, person)
                elif what == "ask":
                    await tables.undo(table, person, 0)
                elif what in ("yes", "no"):
                    await tables.vote(table, person, what == "yes")
                elif what == "wall":
                    time.wall.now += 5000
                else:
                    if what == "kill":
                        await tables.keeper.background.stop()
                        tables.clocks._known.clear()
                    await tables.close()
                    # A time of day that was set is another one only for a server that begins.
                    time.wall.now = tables.keeper.steady()
                    tables = await begun(database, time)
            except (TableError, IndexError):
                pass
            seen = await tables.view_for(table, "nobody")
            if seen.step > before.step and what in ("act", "redo"):
                if live and seat not in seen.to_act and seen.step > granted[seat]:
                    counted_left[seat] += 7
                    granted[seat] = seen.step
                if not live:
                    spent_at[before.step] = counted_left[seat]
                    for other in seen.to_act:
                        if other == seat or other not in before.to_act:
                            counted_left[other] = allowance
            elif seen.step < before.step:
                if live or before.vote is not None:
                    counted_left = counted_left if live else [allowance] * 3
                else:
                    break  # whose days are whose is told in a test of its own
            found = await left(tables, table)
            for waited in seen.to_act if not live else range(3):
                assert found[waited] == pytest.approx(counted_left[waited], abs=2), (what, seat)
        await tables.close()

    run(test)


# --- a live clock -----------------------------------------------------------------------------


def test_a_live_clock_runs_for_all_who_are_waited_for_and_gives_back_its_increment(
    database: str,
) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        assert await left(tables, table) == [60, 60, 60]
        time.passes(10)
        assert await left(tables, table) == [50, 50, 50]
        await bid(tables, table, "bob")
        time.passes(5)
        assert await left(tables, table) == [45, 57, 45]
        view = await tables.view_for(table, "anna")
        assert view.clock is not None and (view.clock.bank, view.clock.increment) == (60, 7)
        times = [seat.time for seat in view.seats]
        assert [time and time.runs for time in times] == [True, False, True]
        assert times[0] is not None and times[0].ends_at == time.wall.now + 45
        assert view.now == time.wall.now

    at_a_table("live 60s+7s", database, test)


def test_nothing_runs_before_the_start_nor_in_a_vote(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await tables.opening.create("anna", "A", "toy", 2, seed=7, clock="live 60s+0s")
            await tables.sit(table, "bob", None, "B")
            time.passes(500)
            await tables.start(table, "anna")
            assert await left(tables, table) == [60, 60]
            await bid(tables, table, "anna")
            await bid(tables, table, "bob")
            time.passes(10)
            assert not await tables.undo(table, "anna", 0)
            time.passes(100)
            await tables.clocks.look()
            view = await tables.view_for(table, "anna")
            assert view.vote is not None and await left(tables, table) == [50, 50]
            # Who does not answer for two minutes has refused, and the game goes on.
            time.passes(21)
            await tables.clocks.look()
            view = await tables.view_for(table, "anna")
            assert view.vote is None and view.refused_by == 1
            assert await left(tables, table) == [50, 50]

    run(test)


def test_undoing_gives_back_nothing_and_no_increment_twice(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(10)
        await bid(tables, table, "bob")
        assert (await left(tables, table))[1] == 57
        await tables.undo(table, "bob")
        time.passes(10)
        assert (await left(tables, table))[1] == 47
        await tables.redo(table, "bob")
        await tables.undo(table, "bob")
        await bid(tables, table, "bob")
        assert (await left(tables, table))[1] == 47

    at_a_table("live 60s+7s", database, test)


def test_who_has_no_time_left_loses_the_seat_to_a_bot_until_they_take_it_back(
    database: str,
) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        await bid(tables, table, "anna")
        await bid(tables, table, "carl")
        before = await tables.view_for(table, "bob")
        time.passes(59.9)
        await tables.clocks.look()
        assert (await tables.view_for(table, "bob")).seats[1].stand_in is None
        time.passes(0.2)
        # To act too late is refused, even before anybody has looked at the clock.
        with pytest.raises(Refused) as late:
            await tables.act(table, "bob", before.actions[0].text, before.number)
        assert late.value.message == "error-time-out"
        view = await tables.view_for(table, "bob")
        assert view.seats[1].stand_in == STAND_IN_LEVEL
        assert [(out.seat, out.step) for out in view.timeouts] == [(1, 2)]
        told = (await tables.keeper.find(table)).table.told
        assert any(isinstance(line.line.entry, TimeOut) for line in told)
        # The bot decides this one.
        await until(tables, table, lambda view: view.step >= 3)
        # To have the page open is not enough: a page may be opened again at any moment.
        async with await listen(tables, table, "bob") as messages:
            await anext(messages)
            assert (await tables.view_for(table, "bob")).seats[1].stand_in
        await tables.take_back(table, "bob")
        view = await tables.view_for(table, "bob")
        assert view.seats[1].stand_in is None
        times = view.seats[1].time
        assert times is not None and times.left == 60 and not times.is_out
        live = (await tables.keeper.find(table)).table
        assert live.shares()[0] == 1.0 and live.shares()[1] < 1.0
        assert [seat.share for seat in view.seats] == live.shares()

    at_a_table("live 60s+7s", database, test)


def test_the_seat_cannot_be_had_back_before_the_bot_has_decided(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        waits = asyncio.Event()

        async def slowly(thought: Thought) -> int:
            await waits.wait()
            return thought.legal[0]

        monkeypatch.setattr(tables.bots.thinkers, "choose", slowly)
        for person in ("anna", "carl"):
            await bid(tables, table, person)
        time.passes(61)
        await tables.clocks.look()
        with pytest.raises(Refused) as early:
            await tables.take_back(table, "bob")
        assert early.value.message == "error-time-out"
        waits.set()
        await until(tables, table, lambda view: view.step >= 3)
        await tables.take_back(table, "bob")
        # What the bot decided stays decided.
        view = await tables.view_for(table, "bob")
        assert view.can_undo != "free"

    at_a_table("live 60s+7s", database, test)


def test_with_a_clock_nobody_else_sends_for_a_bot(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(3 * 3600)
        with pytest.raises(Refused) as refused:
            await tables.ask_stand_in(table, "anna", 1)
        assert refused.value.message == "error-not-absent"
        assert not (await tables.view_for(table, "anna")).seats[1].may_stand_in

    at_a_table("days 2", database, test)


@pytest.mark.parametrize("step", [-86_400.0, 86_400.0 * 400])
@pytest.mark.parametrize("clock", ["live 60s+0s", "days 1"])
def test_setting_the_time_of_day_takes_nobodys_time(database: str, clock: str, step: float) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        before = await left(tables, table)
        time.passes(10)
        time.wall.now += step
        await bid(tables, table, "anna")
        await tables.clocks.look()
        await tables.clocks.sweep()
        tables.keeper.at_hand.clear()  # and it is read again
        time.passes(10)
        if clock == "days 1":
            assert (await left(tables, table))[1:] == [time - 20 for time in before[1:]]
        else:
            # Nobody looked after it meanwhile, as if no server had been there.
            assert (await left(tables, table))[1:] == [time - 10 for time in before[1:]]

    at_a_table(clock, database, test)


@pytest.mark.parametrize("dies", [False, True])
def test_a_live_clock_stands_while_no_server_is_up(database: str, dies: bool) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await opened_with(tables, "live 60s+0s")
            time.passes(20)
            await tables.clocks.look()
            time.passes(1)
            if dies:
                tables.clocks._known.clear()  # nothing more is written down
        time.passes(DAY)
        time.clock.now = 55.0  # another process, another beginning
        async with timed(database, time, looks=True) as tables:
            # It is in memory again before anybody comes: its clock runs.
            async with asyncio.timeout(10):
                while table not in tables.keeper.at_hand:
                    await asyncio.sleep(0.005)
            assert await left(tables, table) == [40 if dies else 39] * 3
            time.passes(5)
            assert await left(tables, table) == [35 if dies else 34] * 3
            live = tables.keeper.at_hand[table]
            assert not live.idle, "a table whose clock runs does not leave the memory"

    run(test)


# --- days ----------------------------------------------------------------------------------


def test_days_are_for_each_decision_and_go_on_while_the_server_is_down(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await opened_with(tables, "days 2")
            time.passes(1.5 * DAY)
            await bid(tables, table, "bob")
            await tables.clocks.look()
        time.passes(0.4 * DAY)
        time.clock.now = 5.0
        async with timed(database, time) as tables:
            assert await left(tables, table) == pytest.approx([0.1 * DAY, 0.5 * DAY, 0.1 * DAY])
            await bid(tables, table, "anna")
            await bid(tables, table, "carl")
            # The next round: everybody's days are whole.
            assert await left(tables, table) == [2 * DAY] * 3

    run(test)


def test_a_table_that_is_not_in_memory_is_woken_when_time_is_out(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with timed(database, time) as tables:
            table = await opened_with(tables, "days 1")
            await bid(tables, table, "anna")
            await tables.clocks.look()
            tables.keeper.at_hand.clear()
            await tables.clocks.look()
            time.passes(DAY - 2)
            await tables.clocks.sweep()
            assert not tables.keeper.at_hand
            with closing(sqlite3.connect(database)) as file:
                (deadline,) = file.execute("SELECT deadline FROM tables").fetchone()
            assert deadline == pytest.approx(time.wall.now + 2)
            time.passes(3)
            await tables.clocks.sweep()
            view = await until(tables, table, lambda view: view.step >= 3)
            assert [out.seat for out in view.timeouts] == [1, 2]
            assert view.seats[0].share == 1.0

    run(test)


def test_all_who_stay_away_are_played_for_until_the_game_is_over(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(DAY + 1)
        await tables.clocks.look()
        # Nobody comes to see it.
        async with asyncio.timeout(30):
            while tables.keeper.at_hand[table].table.status != Status.FINISHED:
                await asyncio.sleep(0.005)
        view = await tables.view_for(table, "nobody")
        assert [seat.share for seat in view.seats] == [0.0, 0.0, 0.0]
        await tables.clocks.look()
        with closing(sqlite3.connect(database)) as file:
            assert file.execute("SELECT deadline FROM tables").fetchone() == (None,)

    at_a_table("days 1", database, test)


def test_taking_back_does_not_make_days_new(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(0.75 * DAY)
        await bid(tables, table, "bob")
        time.passes(0.125 * DAY)
        await tables.undo(table, "bob")
        assert await left(tables, table) == pytest.approx([0.125 * DAY, 0.25 * DAY, 0.125 * DAY])
        await tables.redo(table, "bob")
        await tables.undo(table, "bob")
        assert (await left(tables, table))[1] == pytest.approx(0.25 * DAY)
        # Nor does leaving and coming back.
        await tables.leave(table, "anna")
        await tables.take_back(table, "anna")
        assert (await left(tables, table))[0] == pytest.approx(0.125 * DAY)

    at_a_table("days 1", database, test)


def test_where_weekends_do_not_count_they_do_not(database: str) -> None:
    async def test(tables: Tables, table: str, time: Time) -> None:
        time.passes(3 * DAY)  # Tuesday to Friday
        assert await left(tables, table) == [2 * DAY] * 3
        view = await tables.view_for(table, "anna")
        assert view.seats[0].time is not None
        assert view.seats[0].time.ends_at == time.wall.now + 4 * DAY
        time.passes(DAY)
        for _ in range(4):
            assert await left(tables, table) == [DAY] * 3
            time.passes(0.5 * DAY)
            await tables.clocks.look()
        assert await left(tables, table) == [DAY] * 3
        time.passes(0.5 * DAY)
        assert await left(tables, table) == [0.5 * DAY] * 3

    at_a_table("days 5 workdays", database, test)


# --- the table's choice -----------------------------------------------------------------------


def test_the_clock_is_chosen_until_the_game_starts(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Anna", "toy", 2, seed=7)
            await tables.sit(table, "bob", None, "Bob")
            assert (await tables.view_for(table, "bob")).clock is None
            await tables.clocks.set(table, "bob", "days 3")
            assert (await tables.lobby("anna")).mine[0].clock == "days 3"
            await tables.clocks.set(table, "anna", "live 120s+5s")
            assert (await tables.lobby("anna")).mine[0].clock == "live 2m+5s"
            with pytest.raises(TableError) as bad:
                await tables.clocks.set(table, "anna", "sometime")
            assert bad.value.message == "error-bad-clock"
            with pytest.raises(TableError):
                await tables.opening.create("anna", "Anna", "toy", 2, clock="days 99")
            await tables.start(table, "anna")
            with pytest.raises(Refused):
                await tables.clocks.set(table, "anna", "")
        async with opened(database) as tables:
            view = await tables.view_for(table, "anna")
            assert view.clock is not None and view.clock.text == "live 2m+5s"

    run(test)


def test_the_next_game_and_another_number_of_players_have_the_same_clock(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Anna", "toy", 2, clock="days 3")
            moved = await tables.opening.resize(table, "anna", 3)
            view = await tables.view_for(moved.table, "anna")
            assert view.clock is not None and view.clock.text == "days 3"

    run(test)


def test_a_table_without_a_clock_writes_nothing_about_time(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await opened_with(tables, "", ("anna", "bob"))
            await bid(tables, table, "anna")
            view = await tables.view_for(table, "anna")
            assert view.clock is None and view.now == 0 and view.seats[0].time is None
        with closing(sqlite3.connect(database)) as file:
            assert not list(file.execute("SELECT 1 FROM entries WHERE data LIKE '%passed%'"))
            assert file.execute("SELECT deadline, passed FROM tables").fetchone() == (None, None)

    run(test)
