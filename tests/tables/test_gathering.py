"""Entries of several tables share a commit: none is true before it, none is lost by another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from igroteka.tables import store as storing
from igroteka.tables.appending import Write
from igroteka.tables.entries import Chat
from igroteka.tables.errors import Unavailable
from igroteka.tables.service import Tables
from igroteka.tables.standing import Line
from igroteka.tables.store import Conflict, Store
from igroteka.tables.views import Status
from tests.tables.helpers import opened, run, started

PEOPLE = ("anna", "bob")
FOR_EVER = 10_000.0
"""Seconds for which entries are gathered, where only what is in a hurry is to be stored."""


@contextmanager
def held(store: Store, *trouble: Exception) -> Iterator[tuple[asyncio.Event, list[int]]]:
    """Have commits wait for the event, and fail first; and count them."""
    go, commits, troubles = asyncio.Event(), [0], list(trouble)
    write: Callable[[Any], Awaitable[Any]] = store.database.write

    async def late(work: Any) -> Any:
        await go.wait()
        commits[0] += 1
        if troubles:
            raise troubles.pop(0)
        return await write(work)

    store.database.write = late  # type: ignore[method-assign]
    yield go, commits
    store.database.write = write  # type: ignore[method-assign, assignment]


async def at(tables: Tables, number: int) -> list[tuple[str, int]]:
    """Open so many tables; return their ids, and how many entries each has."""
    found = [await started(tables, PEOPLE) for _ in range(number)]
    return [(table, (await tables.keeper.find(table)).table.number) for table in found]


def said(table: str, number: int, text: str = "Hm.") -> Write:
    return Write(table, Line(number, 0.0, Chat(0, "Anna", text)), Status.PLAYING, 0, [0], None)


async def texts(store: Store, table: str, after: int) -> list[str]:
    lines = await store.lines_after(table, after)
    return [line.entry.text for line in lines if isinstance(line.entry, Chat)]


def test_nothing_is_true_before_the_commit_that_it_shares(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            store, found = tables.store, await at(tables, 8)
            with held(store) as (go, commits):
                done = [store.append(said(table, number + 1)) for table, number in found]
                # However often the loop goes round: what is not stored is not true.
                for _ in range(50):
                    await asyncio.sleep(0.001)
                assert not any(each.done() for each in done)
                for table, number in found:
                    assert not await store.lines_after(table, number)
                go.set()
                await asyncio.gather(*done)
            assert commits == [1], "they did not share a commit"
            for table, number in found:
                assert await texts(store, table, number) == ["Hm."]

    run(test)


def test_what_comes_meanwhile_shares_the_next_commit_in_its_order(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            store = tables.store
            (table, number), (other, more) = await at(tables, 2)
            with held(store) as (go, commits):
                first = store.append(said(other, more + 1))
                await asyncio.sleep(0.05)
                count = storing.MOST_AT_ONCE + 20
                following = [
                    store.append(said(table, number + 1 + n, f"{n}")) for n in range(count)
                ]
                go.set()
                await asyncio.gather(first, *following)
            assert commits == [3]
            assert await texts(store, table, number) == [f"{n}" for n in range(count)]

    run(test)


def test_what_cannot_be_stored_spoils_nothing_that_shared_its_commit(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            store, found = tables.store, await at(tables, 5)
            taken = found[2]
            with held(store) as (go, _):
                done = [
                    store.append(said(table, number + (table != taken[0])))
                    for table, number in found
                ]
                go.set()
                async with asyncio.timeout(20):
                    results = await asyncio.gather(*done, return_exceptions=True)
            assert [type(each) for each in results] == [
                Conflict if each == taken else type(None) for each in found
            ]
            for table, number in found:
                assert await texts(store, table, number) == ([] if table == taken[0] else ["Hm."])

    run(test)


def test_a_database_that_is_away_is_told_to_all_who_shared_a_commit(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            store, found = tables.store, await at(tables, 3)
            with held(store, Unavailable("error-not-stored")) as (go, _):
                go.set()
                done = [store.append(said(table, number + 1)) for table, number in found]
                results = await asyncio.gather(*done, return_exceptions=True)
                assert all(isinstance(each, Unavailable) for each in results)
                table, number = found[0]
                await store.append(said(table, number + 1))  # and it goes on
            assert await texts(store, table, number) == ["Hm."]

    run(test)


def test_who_follows_the_last_commit_is_not_kept_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gesture of many actions takes no longer, and takes along what others have done."""

    async def test() -> None:
        async with opened(database) as tables:
            store = tables.store
            (table, number), (other, more) = await at(tables, 2)
            monkeypatch.setattr(storing, "GATHERED_FOR", FOR_EVER)
            await store.append(said(other, more + 1))
            waiting = store.append(said(table, number + 1))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            async with asyncio.timeout(20):
                for n in range(2, 7):
                    await store.append(said(other, more + n))
            assert waiting.done()
            assert await texts(store, table, number) == ["Hm."]

    run(test)


def test_closing_stores_what_waits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            (table, number), (other, more) = await at(tables, 2)
            monkeypatch.setattr(storing, "GATHERED_FOR", FOR_EVER)
            await tables.store.append(said(other, more + 1))
            waiting = tables.store.append(said(table, number + 1))
        assert waiting.done() and waiting.exception() is None
        store = await Store.open(database)
        assert await texts(store, table, number) == ["Hm."]
        await store.close()

    run(test)


def test_who_waits_is_stored_by_and_by(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            (table, number), _ = await at(tables, 2)
            async with asyncio.timeout(20):
                await tables.store.append(said(table, number + 1))

    run(test)
