"""What bots have to think about, as a queue in PostgreSQL that workers anywhere answer."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import select

from igroteka.engine import find_game
from igroteka.tables import counting
from igroteka.tables.entries import Act
from igroteka.tables.errors import Stale
from igroteka.tables.models import thoughts
from igroteka.tables.payer import Payer
from igroteka.tables.queue import Queue
from igroteka.tables.service import Tables
from igroteka.tables.store import Store
from igroteka.tables.thinking import Thought, seconds_of
from igroteka.tables.waiting import Place, next_place
from igroteka.tables.workers import Workers
from tests.tables.helpers import QUICK, run
from tests.tables.test_many_servers import on_two
from tests.tables.test_presence import until
from tests.tables.test_waiting import payer


def test_a_bot_is_thought_about_once_for_all_who_hold_the_table(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await one.opening.create("anna", "Anna", "venice", 2, bots={1: "greedy"}, seed=3)
        await one.start(table, "anna")
        moves = 0
        while moves < 8:
            for tables in (one, two):
                view = await tables.view_for(table, "anna")
                if view.actions:
                    try:
                        await tables.act(table, "anna", view.actions[0].text, view.number)
                        moves += 1
                    except Stale:
                        await asyncio.sleep(0)
            await asyncio.sleep(0.01)
        lines = await one.store.lines_after(table, 0)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        assert any(isinstance(line.entry, Act) and line.entry.bot for line in lines)
        held = [tables.keeper.at_hand[table] for tables in (one, two)]
        await until(lambda: not any(live.bots for live in held))

        def is_tidy() -> bool:
            with one.store.database.engine.connect() as connection:
                left = connection.execute(select(thoughts)).all()
            return len(left) <= 1 and all(row.action is not None for row in left)

        # What was used is gone; what came too late, once it is thought of, goes with the next
        # question.
        await until(is_tidy)

    on_two(test, shared_database)


def test_the_queue_is_as_fair_as_memory(shared_database: str) -> None:
    """The places that SQL gives are those that `next_place` gives, and no address is kept."""

    async def test() -> None:
        await (await Store.open(shared_database)).close()
        queue, game = Queue(shared_database, "secret"), find_game("venice")
        state = game.new(2, 1)
        seat = state.seats_to_act()[0]
        expected: list[tuple[Payer, Place]] = []
        asked = [("a", "deep"), ("a", "deep"), ("b@x", "search"), ("c@x", "deep"), ("a", "search")]
        asked += [(f"{n}@flood", "deep") for n in range(8)] + [("d", "search")]
        for n, (name, level) in enumerate(asked):
            who = payer(name)
            person = (p.of_person for w, p in expected if w.person == who.person)
            address = (p.of_address for w, p in expected if w.address == who.address)
            place = next_place(
                seconds_of(level, game),
                min((place.when for _, place in expected), default=0.0),
                max(person, default=0.0),
                max(address, default=0.0),
            )
            expected.append((who, place))
            thought = Thought(f"t{n}", 1, seat, game, state, level, who)
            key = {"table": f"t{n}", "number": 1, "seat": seat}
            await queue._ask_and_look(thought, key, asyncio.get_running_loop().create_future())
        query = "SELECT of_person, of_address, address FROM thoughts ORDER BY asked"
        found = await queue._execute(query, {})
        assert found is not None
        rows = await found.fetchall()
        assert [Place(*row[:2]) for row in rows] == [place for _, place in expected]
        assert not {row[2] for row in rows} & {who.address for who, _ in expected}
        await queue.stop()

    run(test)


def test_what_waits_for_workers_elsewhere_is_counted(shared_database: str) -> None:
    def waiting() -> float:
        return counting.WAITING.values.get(("greedy",), 0)

    def waited() -> float:
        return counting.WAITED.sums.get(("greedy",), 0)

    async def test() -> None:
        before, long_before = waiting(), waited()
        tables = await Tables.open(shared_database, QUICK, workers=0)
        table = await tables.opening.create(
            "anna", "Anna", "venice", 2, seat=1, bots={0: "greedy"}, seed=3
        )
        await tables.start(table, "anna")
        while not (live := tables.keeper.at_hand[table]).thinking:
            view = await tables.view_for(table, "anna")
            if view.actions:
                await tables.act(table, "anna", view.actions[0].text, view.number)
            await asyncio.sleep(0.01)
        await until(lambda: waiting() == before + 1)
        begun = live.table.number
        await asyncio.sleep(0.2)
        workers = Workers(shared_database, 1)
        running = asyncio.create_task(workers.run())
        await until(lambda: live.table.number > begun)
        running.cancel()
        await asyncio.wait([running])
        await tables.close()
        assert waiting() == before
        # The worker knows how long it was waited for, before it was even there.
        assert waited() - long_before >= 0.2

    run(test)


@contextmanager
def thinking(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run `igroteka think`."""
    program = "from igroteka.cli import main; main()"
    command = [sys.executable, "-c", program, "think", "--database", database, "--workers", "1"]
    worker = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield worker
    finally:
        worker.kill()
        worker.wait()


def test_what_a_killed_worker_thought_about_is_taken_up_by_another(shared_database: str) -> None:
    async def test() -> None:
        tables = await Tables.open(shared_database, QUICK, workers=0)
        bots = {0: "deep"}
        table = await tables.opening.create("anna", "Anna", "venice", 2, seat=1, bots=bots, seed=3)
        await tables.start(table, "anna")
        unclaimed = select(thoughts.c.number).with_for_update(skip_locked=True)

        def is_claimed() -> bool:
            with tables.store.database.engine.connect() as connection:
                return connection.execute(unclaimed).first() is None

        assert not tables.bots.thinkers.processes
        while is_claimed():  # it has not even been asked
            view = await tables.view_for(table, "anna")
            if view.actions:
                await tables.act(table, "anna", view.actions[0].text, view.number)
            await asyncio.sleep(0.02)
        before = (await tables.view_for(table, "anna")).step
        with thinking(shared_database) as worker:
            while not is_claimed():
                assert worker.poll() is None
                await asyncio.sleep(0.02)
        assert (await tables.view_for(table, "anna")).step == before
        with thinking(shared_database) as worker:
            while (await tables.view_for(table, "anna")).step == before:
                assert worker.poll() is None
                await asyncio.sleep(0.05)
            # Told to stop, it stops at once.
            worker.terminate()
            assert await asyncio.to_thread(worker.wait, 30) == 0
        await tables.close()

    run(test)
