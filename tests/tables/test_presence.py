"""Who is here is told to all together, now and then, and what is told is made once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from typing import Any, cast

import pytest

from igroteka.tables import live
from igroteka.tables.messages import Acted, Message, Presence
from igroteka.tables.service import Tables
from igroteka.web.api import sent_event
from tests.tables.helpers import opened, play_on, run, started

CROWD = 60


@asynccontextmanager
async def listening(tables: Tables, table: str, person: str) -> AsyncIterator[list[Message]]:
    """Collect what somebody is told who has come."""
    heard: list[Message] = []

    async def hear() -> None:
        async with aclosing(cast(Any, await tables.subscribe(table, person))) as messages:
            async for message in messages:
                heard.append(message)  # noqa: PERF401 - it never ends

    task = asyncio.create_task(hear())
    await until(lambda: bool(heard))
    try:
        yield heard
    finally:
        task.cancel()
        await asyncio.wait([task])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.002)


def at_a_table(test: Callable[[Tables, str], Awaitable[None]], database: str) -> None:
    async def opening() -> None:
        async with opened(database) as tables:
            await test(tables, await started(tables, ("anna", "bob")))

    run(opening)


def presences(heard: list[Message]) -> list[Presence]:
    return [message for message in heard if isinstance(message, Presence)]


def test_a_crowd_that_comes_tells_nobody_anything_more_than_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TELL_AFTER", 3600.0)

    async def test(tables: Tables, table: str) -> None:
        async with AsyncExitStack() as crowd:
            everybody = [
                await crowd.enter_async_context(listening(tables, table, f"p{n}"))
                for n in range(CROWD)
            ]
            # Each is told at once who is here, and hardly ever anything about the others.
            assert [presences(heard)[0].spectators for heard in everybody] == list(
                range(1, CROWD + 1)
            )
            assert all(len(presences(heard)) <= 2 for heard in everybody)

    at_a_table(test, database)


def test_all_hear_by_and_by_who_is_here(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "TELL_AFTER", 0.05)
    monkeypatch.setattr(live, "MOST_A_SECOND", 10**6)

    async def test(tables: Tables, table: str) -> None:
        async with listening(tables, table, "anna") as heard:
            async with AsyncExitStack() as crowd:
                for n in range(CROWD):
                    await crowd.enter_async_context(listening(tables, table, f"p{n}"))
                await until(lambda: presences(heard)[-1].spectators == CROWD)
            await until(lambda: presences(heard)[-1].spectators == 0)
            assert presences(heard)[-1].connected == [0]

    at_a_table(test, database)


def test_who_comes_while_somebody_is_gone_for_a_moment_hears_of_their_return(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TELL_AFTER", 0.3)

    async def test(tables: Tables, table: str) -> None:
        async with listening(tables, table, "bob") as early:
            async with listening(tables, table, "anna"):
                await until(lambda: presences(early)[-1].connected == [0, 1])
            # All have not been told that Anna has gone, but Bob's second page sees it.
            async with (
                listening(tables, table, "bob") as late,
                listening(tables, table, "anna"),
            ):
                await until(lambda: presences(late)[-1].connected == [0, 1])
                await until(lambda: presences(late)[-1] == presences(early)[-1])

    at_a_table(test, database)


def test_very_many_are_told_less_often(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "TELL_AFTER", 0.0)
    monkeypatch.setattr(live, "MOST_A_SECOND", 1)

    async def test(tables: Tables, table: str) -> None:
        async with AsyncExitStack() as crowd:
            for n in range(CROWD):
                heard = await crowd.enter_async_context(listening(tables, table, f"p{n}"))
            await asyncio.sleep(0)
            assert len(presences(heard)) == 1

    at_a_table(test, database)


def test_what_is_told_is_made_and_written_once_for_all_who_see_the_same(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        async with (
            listening(tables, table, "anna") as anna,
            listening(tables, table, "x") as one,
            listening(tables, table, "y") as two,
        ):
            await play_on(tables, table, ("anna", "bob"), 12)

            def acts(heard: list[Message]) -> list[Message]:
                return [message for message in heard if isinstance(message, Acted)]

            await until(lambda: all(len(acts(heard)) == 12 for heard in (anna, one, two)))
            for mine, ones, twos in zip(acts(anna), acts(one), acts(two), strict=True):
                assert ones is twos and ones is not mine
                assert sent_event(ones) is sent_event(twos)

    at_a_table(test, database)
