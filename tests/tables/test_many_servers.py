"""Several servers on one PostgreSQL database: what happens on one is heard on all."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from igroteka.tables import database, live, peers
from igroteka.tables.entries import Act, Chat
from igroteka.tables.errors import Refused, Stale, Unavailable
from igroteka.tables.messages import Message, Numbered, Presence
from igroteka.tables.pace import Pace
from igroteka.tables.postgres import CHANNEL
from igroteka.tables.service import Tables
from igroteka.tables.standing import Made
from igroteka.tables.views import Status
from tests.postgres import Postgres
from tests.tables.helpers import (
    QUICK,
    Clock,
    against_bots,
    opened,
    play_on,
    run,
    started,
    turn_of,
)
from tests.tables.test_presence import listening, presences, until

PEOPLE = ("anna", "bob")


@asynccontextmanager
async def servers(database: str, number: int = 2) -> AsyncIterator[list[Tables]]:
    """Open so many servers that have heard of each other."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(opened(database)) for _ in range(number)]
        for server in found:
            assert server._peers is not None
            heard = server._peers._heard_at
            await until(lambda heard=heard: len(heard) == number)  # type: ignore[misc]
        yield found


def on_two(test: Callable[[Tables, Tables], Awaitable[None]], database: str) -> None:
    async def testing() -> None:
        async with servers(database) as (one, two):
            await test(one, two)

    run(testing)


def numbers(heard: list[Message]) -> list[int]:
    return [message.number for message in heard if isinstance(message, Numbered)]


def test_people_on_two_servers_play_and_each_hears_the_other(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        async with listening(one, table, "anna") as anna, listening(two, table, "bob") as bob:
            begun = (await one.view_for(table, "anna")).number
            for _ in range(20):
                for tables, person in ((one, "anna"), (two, "bob")):
                    view = await tables.view_for(table, person)
                    if view.actions:
                        await tables.act(table, person, view.actions[0].text, view.number)
                newest = max(
                    (await one.view_for(table, "x")).number, (await two.view_for(table, "x")).number
                )
                told = list(range(begun + 1, newest + 1))
                await until(lambda told=told: numbers(anna) == numbers(bob) == told)  # type: ignore[misc]
            views = [await tables.view_for(table, "anna") for tables in (one, two)]
            assert views[0].view == views[1].view and views[0].log == views[1].log

    on_two(test, shared_database)


def test_who_has_seen_more_than_a_server_is_believed(shared_database: str) -> None:
    """Behind a proxy the next request may come to a server that has not heard of the last one."""

    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        await two.view_for(table, "bob")
        assert two._peers is not None
        two._peers.hearers[CHANNEL] = lambda _: None  # it hears nothing any more
        for turn in range(12):
            tables = (one, two)[turn % 2]
            view = await turn_of(one, table, PEOPLE)
            assert view.me is not None
            person = PEOPLE[view.me]
            await tables.act(table, person, view.actions[0].text, view.number)
            newest = (await tables.view_for(table, "x")).number
            await until(lambda n=newest: one.keeper.at_hand[table].table.number == n)  # type: ignore[misc]
        assert two.keeper.at_hand[table].table.number > 12

    on_two(test, shared_database)


def test_a_gesture_is_not_refused_in_its_midst(shared_database: str) -> None:
    """Where all plan at once, others write at other servers between its parts."""

    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE, "orleans")
        assert one._peers is not None
        one._peers.hearers[CHANNEL] = lambda _: None  # it hears nothing any more
        plain, left = one.keeper._write, ["pick own-farmer", "keep"]

        async def write(live: Any, entry: Any) -> None:
            if isinstance(entry, Act) and entry.made == Made.ALONG and left:
                await two.act(table, "bob", left.pop(0), (await two.view_for(table, "bob")).number)
            await plain(live, entry)

        one.keeper._write = write  # type: ignore[method-assign]
        anna = await one.view_for(table, "anna")
        gesture = "pick own-farmer; put village-farmer; pick own-boatman; put village-boatman"
        await one.act(table, "anna", gesture, anna.number)
        assert not left
        lines = await two.store.lines_after(table, anna.number)
        acts = [line.entry for line in lines if isinstance(line.entry, Act)]
        assert [act.action for act in acts if act.seat == anna.me] == gesture.split("; ")
        assert len(acts) == 6

    on_two(test, shared_database)


def test_a_table_whose_server_has_died_is_taken_up_by_another(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has it open, and a bot has to go on."""
    monkeypatch.setattr(peers, "BEAT_EVERY", 0.1)
    monkeypatch.setattr(peers, "SPEAK_EVERY", 0.02)
    monkeypatch.setattr(peers, "GONE_AFTER", 1.0)
    monkeypatch.setattr(peers, "TAKE_UP_EVERY", 0.1)
    monkeypatch.setattr(peers, "FORSAKEN_AFTER", 0.5)
    slow = Pace(bot_pause=3600)

    async def test() -> None:
        async with opened(shared_database, slow) as one, opened(shared_database, QUICK) as two:
            table = await against_bots(one)
            while one.keeper.at_hand[table].bots is None:
                view = await one.view_for(table, "anna")
                await one.act(table, "anna", view.actions[0].text, view.number)
            begun = one.keeper.at_hand[table].table.number
            assert two._peers is not None
            thinking = two._peers._parts
            await until(lambda: any(table in parts for parts in thinking.values()))
            # As long as its server lives, nobody else goes on.
            await asyncio.sleep(1.5)
            assert table not in two.keeper.at_hand
            await one.keeper.background.stop()  # as if it had been killed
            await until(lambda: table in two.keeper.at_hand)
            await until(lambda: two.keeper.at_hand[table].table.number > begun)

    run(test)


def test_two_who_write_at_once_are_never_both_right(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        refused = 0
        while (await one.view_for(table, "anna")).step < 40:
            for person in PEOPLE:
                views = [await tables.view_for(table, person) for tables in (one, two)]
                if all(view.actions and view.number == views[0].number for view in views):
                    done = await asyncio.gather(
                        *(
                            tables.act(table, person, view.actions[0].text, view.number)
                            for tables, view in zip((one, two), views, strict=True)
                        ),
                        return_exceptions=True,
                    )
                    assert sum(isinstance(result, int) for result in done) == 1
                    refused += sum(isinstance(result, Stale) for result in done)
            await asyncio.sleep(0)
        assert refused > 5

    on_two(test, shared_database)


def test_who_is_there_is_known_on_every_server(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TELL_AFTER", 0.02)
    monkeypatch.setattr(peers, "SPEAK_EVERY", 0.02)

    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        async with listening(two, table, "bob"), listening(two, table, "x"):
            async with listening(one, table, "anna") as anna:
                everybody = Presence("presence", [0, 1], [], 1)
                await until(lambda: presences(anna)[-1] == everybody)
            # Who is on another server is not absent, however long we have not seen him here.
            seats = (await one.view_for(table, "anna")).seats
            assert seats[1].connected and seats[1].absent_for is None
            one.keeper.at_hand[table].table.seats[1].last_seen -= 10_000
            with pytest.raises(Refused) as caught:
                await one.ask_stand_in(table, "anna", 1)
            assert caught.value.message == "error-not-absent"
            # A server that comes later, or loads the table later, knows it, too.
            async with opened(shared_database) as three:
                await three.view_for(table, "x")
                await until(lambda: three.keeper.at_hand[table].table.seats[1].is_here)
            del one.keeper.at_hand[table]
            assert (await one.view_for(table, "anna")).seats[1].connected
        seat = one.keeper.at_hand[table].table.seats[1]
        await until(lambda: not seat.is_here)
        # He went just now: his time begins.
        assert (await one.view_for(table, "anna")).seats[1].absent_for == 0

    on_two(test, shared_database)


def test_nobody_is_there_any_more_on_a_server_that_has_died(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "SPEAK_EVERY", 0.02)
    monkeypatch.setattr(peers, "BEAT_EVERY", 0.1)
    monkeypatch.setattr(peers, "GONE_AFTER", 1.0)

    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        async with listening(two, table, "bob"):
            seat = one.keeper.at_hand[table].table.seats[1]
            await until(lambda: seat.is_here)
            await two.keeper.background.stop()  # as if it had been killed
            await until(lambda: not seat.is_here)

    on_two(test, shared_database)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_of_postgresql_loses_nothing_and_doubles_nothing(
    postgres: Postgres, shared_database: str, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "RESTART_LASTS", 60)  # a busy machine takes its time

    async def test(one: Tables, two: Tables) -> None:
        table = await started(one, PEOPLE)
        done: list[str] = []

        async def talk(tables: Tables, person: str) -> None:
            for n in range(60):
                tables._chats._left.clear()
                await tables.chat(table, person, f"{person} {n}")
                done.append(f"{person} {n}")

        async with listening(one, table, "x") as heard:
            talking = [
                asyncio.create_task(talk(*who)) for who in zip((one, two), PEOPLE, strict=True)
            ]
            await until(lambda: len(done) > 10)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.to_thread(postgres.start)
            await asyncio.gather(*talking)
            stored = [line.entry for line in await one.store.lines_after(table, 0)]
            said = [entry.text for entry in stored if isinstance(entry, Chat)]
            assert sorted(said) == sorted(done)  # each exactly once
            newest = len(stored)
            await until(lambda: bool(numbers(heard)) and numbers(heard)[-1] == newest)
            assert numbers(heard) == sorted(set(numbers(heard)))
            # And they hear of each other again.
            await two.chat(table, "bob", "again?")
            await until(lambda: numbers(heard)[-1] == newest + 1)

    on_two(test, shared_database)


def test_while_postgresql_is_away_there_is_one_sentence(
    postgres: Postgres, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "RESTART_LASTS", 0.1)

    async def test() -> None:
        async with opened(shared_database) as tables:
            table = await started(tables, PEOPLE)
            await asyncio.to_thread(postgres.stop)
            try:
                for attempt in (
                    tables.chat(table, "anna", "hello"),
                    tables.lobby("anna"),
                    tables.view_for("another", "anna"),
                ):
                    with pytest.raises(Unavailable) as caught:
                        await attempt
                    assert str(caught.value).endswith("try again in a moment.")
                assert (await tables.view_for(table, "anna")).me == 0
            finally:
                await asyncio.to_thread(postgres.start)
            await tables.chat(table, "anna", "hello")

    run(test)


def test_whole_games_are_played_on_postgresql(shared_database: str) -> None:
    async def test() -> None:
        async with opened(shared_database, QUICK) as tables:
            table = await against_bots(tables, 1, "venice")
            while (await play_on(tables, table, ("anna",))) or (
                (await tables.view_for(table, "anna")).status == Status.PLAYING
            ):
                await asyncio.sleep(0.01)
            lobby = await tables.lobby("anna")
            assert [found.id for found in lobby.finished] == [table]
        async with opened(shared_database, clock=Clock()) as tables:
            assert (await tables.view_for(table, "anna")).status == Status.FINISHED

    run(test)
