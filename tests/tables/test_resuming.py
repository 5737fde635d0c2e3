"""After a restart bots go on where they stopped, and only there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from bench.restart import Kind, fill

from igroteka.tables import keeper as keeping
from igroteka.tables.keeper import Keeper
from igroteka.tables.live import Live
from igroteka.tables.store import Store
from igroteka.tables.views import Status
from tests.tables.helpers import opened, run, started
from tests.tables.test_old_databases import NAMES, OLD

KINDS = [
    Kind("finished", 4),
    Kind("a person's turn", 8),
    Kind("a bot's turn", 8),
    Kind("sat in for", 4),
]


class Counting(Keeper):
    """Notes which tables it reads, and how many there are at most."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.read: list[str] = []
        self.most = 0

    async def _load(self, table: str) -> Live:
        self.read.append(table)
        live = await super()._load(table)
        self.most = max(self.most, len(self.at_hand))
        return live


def test_only_tables_that_wait_for_a_bot_are_read(database: str) -> None:
    async def test() -> None:
        found = await fill(Path(database), KINDS, 40)
        store = await Store.open(database)
        keeper = Counting(store)
        await keeper.resume()
        assert sorted(keeper.read) == sorted(found["a bot's turn"] + found["sat in for"])
        assert len(keeper.read) == 12
        assert not keeper.at_hand, "where nobody has anything to do, nothing stays in memory"
        await store.close()

    run(test)


def test_only_so_many_are_in_memory_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(keeping, "RESUMED_AT_ONCE", 3)
        found = await fill(Path(database), KINDS, 40)
        store = await Store.open(database)
        keeper = Counting(store)
        acted = asyncio.Event()

        async def think(live: Live) -> None:
            await acted.wait()
            live.bots = None

        def wake(live: Live) -> None:
            live.bots = keeper.background.start(think(live))

        keeper.watchers.append(wake)
        resuming = asyncio.create_task(keeper.resume())
        while len(keeper.at_hand) < 3:
            await asyncio.sleep(0)
        for _ in range(200):
            await asyncio.sleep(0)
        assert len(keeper.at_hand) == 3
        # Who comes is served at once, and what they look at stays.
        mine = found["a person's turn"][0]
        theirs = keeper.read[0]
        await keeper.find(mine)
        await keeper.find(theirs)
        acted.set()
        await resuming
        assert len(keeper.read) == 13
        assert keeper.most <= 5
        assert set(keeper.at_hand) == {mine, theirs}
        await store.close()

    run(test)


def test_a_table_that_cannot_be_read_stops_no_other(database: str) -> None:
    async def test() -> None:
        found = await fill(Path(database), KINDS, 40)
        broken = found["a bot's turn"][0]
        with closing(sqlite3.connect(database)) as file:
            file.execute("UPDATE entries SET data = '{' WHERE table_id = ?", (broken,))
            file.commit()
        store = await Store.open(database)
        keeper = Counting(store)
        await keeper.resume()
        assert len(keeper.read) == 12
        await store.close()

    run(test)


def test_it_is_known_for_whom_a_bot_sits_in(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"), "haul")
            assert stand_ins(database, table) == [None, None]
            await tables.leave(table, "bob")
            assert stand_ins(database, table) == [None, "search"]
            await tables.take_back(table, "bob")
            assert stand_ins(database, table) == [None, None]

    run(test)


def stand_ins(database: str, table: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as file:
        query = "SELECT stand_in FROM seats WHERE table_id = ? ORDER BY seat"
        return [level for (level,) in file.execute(query, (table,))]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_known_of_old_databases_too(database: str, name: str) -> None:
    with closing(sqlite3.connect(database)) as file:
        file.executescript((OLD / f"{name}.sql").read_text("utf-8"))

    async def test() -> None:
        store = await Store.open(database)
        keeper = Keeper(store)
        with closing(sqlite3.connect(database)) as file:
            ids = [row[0] for row in file.execute("SELECT id FROM tables")]
        replaced = 0
        for table in ids:
            live = await keeper.find(table)
            if live.table.status == Status.PLAYING:
                levels = [seat.stand_in for seat in live.table.seats]
                assert stand_ins(database, table) == levels
                replaced += len([level for level in levels if level is not None])
        assert replaced
        await store.close()

    run(test)
