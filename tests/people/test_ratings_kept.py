"""Ratings are kept whatever happens: two databases, several servers, kill -9, a command."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from igroteka.tables import models as m
from igroteka.tables.database import Database
from igroteka.tables.rating_models import rating_changes, results
from igroteka.tables.rebuilding import rebuild
from igroteka.tables.views import Status
from tests import guest
from tests.people.rating import accounts, rated_game, rated_table, stored
from tests.tables.helpers import opened, play_on, run
from tests.web.hosted import PROGRAM

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "shared_database"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


def empty(connection: Connection) -> None:
    for name in ("ratings", "rating_changes", "results"):
        connection.exec_driver_sql(f"DELETE FROM {name}")


def test_the_same_numbers_come_of_the_records_alone(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = ["anna", "boris", "vera", "gleb"]
            await accounts(tables, *people)
            for seed in range(6):
                await rated_game(tables, people[seed % 3 : seed % 3 + 2], seed)
            before = await stored(tables)
            assert len(before["rating_changes"]) == 12
            await tables.store.database.write(empty)
            made = await tables.store.database.write(rebuild)
            assert (made.games, made.mended) == (6, 6)
            assert await stored(tables) == before

    run(test)


def test_games_that_end_at_once_on_several_servers_count_once_each(shared_database: str) -> None:
    async def test() -> None:
        async with opened(shared_database) as one, opened(shared_database) as two:
            people = ["anna", "boris", "vera", "gleb"]
            await accounts(one, *people)
            pairs = [("anna", "boris"), ("vera", "gleb"), ("anna", "vera"), ("boris", "gleb")] * 2
            begun = [await rated_table(one, pair) for pair in pairs]
            await asyncio.gather(
                *(
                    play_on((one, two)[n % 2], table, pair, seed=n)
                    for n, (table, pair) in enumerate(zip(begun, pairs, strict=True))
                )
            )
            kept = await stored(one)
            assert len(kept["results"]) == len(kept["rating_changes"]) == 16
            made = await one.store.database.write(rebuild)
            assert (made.games, made.mended, made.changed) == (8, 0, 0)
            assert await stored(two) == kept

    run(test)


def test_a_killed_server_has_counted_every_game_that_ended_and_none_twice(sqlite: str) -> None:
    chance = random.Random(5)
    for _ in range(3):
        command = [sys.executable, "-m", "tests.people.rating", sqlite]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as player:
            assert player.stdout is not None
            for _ in range(chance.randint(3, 9)):
                assert player.stdout.readline()
            player.kill()

    async def test() -> None:
        opened_again = await Database.open(sqlite)

        def counts(connection: Connection) -> list[int | None]:
            over = m.tables.c.status == Status.FINISHED
            return [
                connection.scalar(select(func.count()).select_from(m.tables).where(over)),
                connection.scalar(select(func.count(results.c.table_id.distinct()))),
                connection.scalar(select(func.count(rating_changes.c.table_id.distinct()))),
            ]

        over, kept, counted = await opened_again.read(counts)
        assert over == kept == counted and over is not None and over >= 9
        made = await opened_again.write(rebuild)
        assert (made.games, made.mended, made.changed) == (over, 0, 0)
        opened_again.close()

    run(test)


def test_the_commands_show_a_ladder_and_make_it_anew(sqlite: str, tmp_path: Path) -> None:
    async def played() -> None:
        async with opened(sqlite) as tables:
            await accounts(tables, "anna", "boris")
            await rated_game(tables, ["anna", "boris"], game="venice")

    run(played)

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        words = [*PROGRAM, "ratings", *arguments]
        return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)

    shown = command("show", "venice", "--database", sqlite, "--lang", "en")
    assert shown.returncode == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert [line.split()[0] for line in lines if "provisional" in line] in (
        ["Anna", "Boris"],
        ["Boris", "Anna"],
    )
    assert sum(line.endswith("bot") for line in lines) == 5
    again = command("rebuild", sqlite, "--lang", "en")
    assert again.stdout.startswith("One rated game was counted anew."), again.stderr
    assert "were: 0; games of which the results were missing or wrong: 0." in again.stdout
    missing = command("rebuild", str(tmp_path / "nothing.db"), "--lang", "ru")
    assert missing.returncode == 2 and not (tmp_path / "nothing.db").exists()
