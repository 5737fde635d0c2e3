"""Who is there, who is not, and the bots that sit in."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any, cast

import pytest

from igroteka.tables.errors import AgainstTheRules, Refused, TooFast
from igroteka.tables.messages import Acted, Numbered, Said
from igroteka.tables.service import Tables
from igroteka.tables.thinking import STAND_IN_LEVEL
from tests.tables.helpers import Clock, opened, play_on, run, started, turn_of, until_turn


async def listen(tables: Tables, table: str, person: str, since: int | None = None) -> Any:
    return aclosing(cast(Any, await tables.subscribe(table, person, since)))


def test_a_bot_sits_in_for_who_was_away_long_enough(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            people = ("anna", "bob")
            table = await started(tables, people)
            with pytest.raises(Refused):
                await tables.ask_stand_in(table, "anna", 1)
            clock.now += 119
            assert not (await tables.view_for(table, "anna")).seats[1].may_stand_in
            clock.now += 2
            seen = (await tables.view_for(table, "anna")).seats[1]
            assert seen.may_stand_in
            assert seen.absent_for == 121
            assert not (await tables.view_for(table, "a spectator")).seats[1].may_stand_in
            await tables.ask_stand_in(table, "anna", 1)
            for _ in range(3):
                view = await until_turn(tables, table, "anna")
                await tables.act(table, "anna", view.actions[0].text, view.number)
            assert (await tables.view_for(table, "anna")).seats[1].stand_in == STAND_IN_LEVEL
            # Bob is back, and takes his seat by coming.
            async with await listen(tables, table, "bob"):
                assert (await tables.view_for(table, "bob")).seats[1].stand_in is None
            assert (await turn_of(tables, table, people)).me in (0, 1)

    run(test)


@pytest.mark.parametrize("step", [86_400.0, -86_400.0])
def test_nobody_becomes_absent_because_the_time_of_day_is_set(database: str, step: float) -> None:
    async def test() -> None:
        wall, clock = Clock(), Clock()
        async with opened(database, clock=clock, wall=wall) as tables:
            people = ("anna", "bob")
            table = await started(tables, people)
            async with await listen(tables, table, "bob") as messages:
                await anext(messages)
                for _ in range(8):
                    await tables.chat(table, "anna", "Hello")
                wall.now += step
                clock.now += 1
                # Neither who listens and is to act, nor who has looked a second ago.
                for me, other in ((0, 1), (1, 0)):
                    seen = (await tables.view_for(table, people[me])).seats[other]
                    assert not seen.may_stand_in
                    assert seen.absent_for in (None, 0, 1)
                    with pytest.raises(Refused) as refused:
                        await tables.ask_stand_in(table, people[me], other)
                    assert refused.value.message == "error-not-absent"
                # Nor may one talk more, or for a day not at all.
                with pytest.raises(TooFast):
                    await tables.chat(table, "anna", "One more")
                clock.now += 2
                await tables.chat(table, "anna", "One more")
                said = (await tables.view_for(table, "anna")).chat[-1]
                assert said.at == wall.now, "what is stored is the time of day"
            # Who goes is away after the time that really passes, whatever the wall says.
            wall.now -= 2 * step
            clock.now += 121
            assert (await tables.view_for(table, "anna")).seats[1].may_stand_in

    run(test)


def test_who_let_the_table_wait_before_a_restart_is_not_absent_at_once_after_it(
    database: str,
) -> None:
    async def test() -> None:
        clock = Clock()
        people = ("anna", "bob")
        async with opened(database, clock=clock, wall=clock) as tables:
            table = await started(tables, people)
        clock.now += 5000
        async with opened(database, clock=clock, wall=clock) as tables:
            me = (await turn_of(tables, table, people)).me
            assert me is not None
            async with await listen(tables, table, people[me]) as messages:
                await anext(messages)
                other = people[1 - me]
                assert not (await tables.view_for(table, other)).seats[me].may_stand_in
                clock.now += 601
                assert (await tables.view_for(table, other)).seats[me].may_stand_in

    run(test)


def test_who_listens_is_there_and_who_sleeps_is_not(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            table = await started(tables, ("anna", "bob"))
            async with await listen(tables, table, "bob") as messages:
                await anext(messages)
                clock.now += 200
                view = await tables.view_for(table, "anna")
                assert view.seats[1].connected
                assert not view.seats[0].connected
                with pytest.raises(Refused):
                    await tables.ask_stand_in(table, "anna", 1)
                # But a table that waits for bob for ten minutes may go on without him.
                me = (await turn_of(tables, table, ("anna", "bob"))).me
                clock.now += 600
                if me == 1:
                    await tables.ask_stand_in(table, "anna", 1)
            assert not (await tables.view_for(table, "anna")).seats[1].connected

    run(test)


def test_who_leaves_a_running_game_may_come_back(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            table = await started(tables, ("anna", "bob"))
            await tables.leave(table, "bob")
            assert (await tables.view_for(table, "anna")).seats[1].stand_in is not None
            await tables.take_back(table, "bob")
            assert (await tables.view_for(table, "bob")).seats[1].stand_in is None
            with pytest.raises(Refused):
                await tables.take_back(table, "bob")
            # Who is back is not absent again at once.
            clock.now += 200
            await tables.ask_stand_in(table, "anna", 1)
            await tables.take_back(table, "bob")
            assert not (await tables.view_for(table, "anna")).seats[1].may_stand_in

    run(test)


def test_who_does_what_is_not_allowed_does_not_even_take_the_seat_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"), "toy")
            await tables.leave(table, "bob")
            before = await tables.view_for(table, "bob")
            with pytest.raises(AgainstTheRules):
                await tables.act(table, "bob", "peek", before.number)
            assert (await tables.view_for(table, "bob")).seats[1].stand_in is not None

    run(test)


def test_the_stream_tells_everything_once_and_resumes(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = ("anna", "bob")
            table = await tables.opening.create("anna", "Anna", "venice", 2, seed=3)
            heard: list[Numbered] = []

            async def hear(since: int, until: int) -> None:
                async with await listen(tables, table, "spectator", since) as messages:
                    async for message in messages:
                        if isinstance(message, Numbered):
                            heard.append(message)
                            if message.number >= until:
                                return

            await tables.sit(table, "bob", 1, "Bob")
            listening = asyncio.create_task(hear(0, 8))
            await asyncio.sleep(0)
            await tables.start(table, "anna")
            await play_on(tables, table, people, 20)
            await tables.chat(table, "bob", "Hello <b>")
            await asyncio.wait_for(listening, 5)
            last = heard[-1].number
            newest = (await tables.view_for(table, "anna")).number
            await asyncio.wait_for(hear(last, newest), 5)
            assert [message.number for message in heard] == list(range(1, newest + 1))
            kinds = [message.kind for message in heard]
            assert kinds[:3] == ["sit", "sit", "start"]
            assert kinds[-1] == "chat"
            assert heard[-1] == Said("chat", newest, 1, "Bob", "Hello <b>")
            assert [m.step for m in heard if isinstance(m, Acted)] == list(range(1, 21))

    run(test)


def test_the_stream_shows_presence_and_beats(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            async with aclosing(
                cast(Any, await tables.subscribe(table, "anna", beat=0.01))
            ) as messages:
                here = await anext(messages)
                assert (here.kind, here.connected) == ("presence", [0])
                assert (await anext(messages)).kind == "beat"
                async with await listen(tables, table, "bob") as other:
                    await anext(other)
                    joined = await anext(messages)
                    while joined.kind == "beat":
                        joined = await anext(messages)
                    assert joined.connected == [0, 1]

    run(test)


def test_chat_is_limited(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            table = await started(tables, ("anna", "bob"))
            for n in range(8):
                await tables.chat(table, "anna", f"message {n}")
            with pytest.raises(Exception, match="too fast"):
                await tables.chat(table, "anna", "one more")
            await tables.chat(table, "bob", "my first")
            clock.now += 2
            await tables.chat(table, "anna", "one more")
            said = (await tables.view_for(table, "anyone")).chat
            assert [line.text for line in said][-2:] == ["my first", "one more"]

    run(test)
