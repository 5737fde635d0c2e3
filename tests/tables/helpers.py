"""A clock that tests turn, and people who play at random."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from igroteka.engine import Rng
from igroteka.tables.pace import Pace
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView

QUICK = Pace(bot_pause=0)


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test, in a thread of its own: a browser's loop may be in ours."""

    async def timed() -> None:
        async with asyncio.timeout(240):
            await test()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, timed()).result()


@asynccontextmanager
async def opened(
    database: str,
    pace: Pace = QUICK,
    clock: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> AsyncIterator[Tables]:
    tables = await Tables.open(database, pace, clock=clock, wall=wall)
    try:
        yield tables
    finally:
        await tables.close()


async def started(
    tables: Tables, people: Sequence[str], game: str = "venice", *, seed: int = 7, **options: str
) -> str:
    """Open a table at which *people* sit in order, and start."""
    table = await tables.opening.create(people[0], people[0], game, len(people), options, seed=seed)
    for person in people[1:]:
        await tables.sit(table, person, None, person)
    await tables.start(table, people[0])
    return table


async def against_bots(
    tables: Tables, bots: int = 1, game: str = "venice", seed: int | None = 7
) -> str:
    """Open a table of *anna* against random bots, and start."""
    levels = dict.fromkeys(range(1, bots + 1), "random")
    table = await tables.opening.create("anna", "Anna", game, bots + 1, bots=levels, seed=seed)
    await tables.start(table, "anna")
    return table


async def turn_of(tables: Tables, table: str, people: Sequence[str]) -> TableView:
    """Return the view of the first person who may act."""
    for person in people:
        view = await tables.view_for(table, person)
        if view.actions:
            return view
    raise AssertionError("nobody may act")


async def until_turn(tables: Tables, table: str, person: str) -> TableView:
    """Wait until the bots have acted."""
    while True:
        view = await tables.view_for(table, person)
        if view.actions or view.status == "finished":
            return view
        await asyncio.sleep(0.005)


async def play_on(
    tables: Tables, table: str, people: Sequence[str], steps: int = 10_000, seed: int = 1
) -> int:
    """Have people act at random, at most so many steps; return how many it were."""
    rng = Rng(seed)
    for done in range(steps):
        for person in people:
            view = await tables.view_for(table, person)
            if view.actions:
                await tables.act(table, person, rng.choice(view.actions).text, view.number)
                break
        else:
            return done
    return steps
