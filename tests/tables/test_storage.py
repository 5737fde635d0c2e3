"""What is stored, by how many writers, and what a restart finds."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from igroteka.engine import Rng
from igroteka.tables.appending import Write
from igroteka.tables.entries import Chat
from igroteka.tables.errors import Refused, Stale
from igroteka.tables.migrations.run import migrate, newest, upgrade, version_of
from igroteka.tables.models import metadata
from igroteka.tables.pace import Pace
from igroteka.tables.postgres import with_driver
from igroteka.tables.standing import Line
from igroteka.tables.store import Conflict, Store
from igroteka.tables.views import Status
from tests.postgres import Postgres
from tests.tables.helpers import against_bots, opened, play_on, run, started, turn_of, until_turn

PEOPLE = ("anna", "bob")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_new_database_is_as_the_migrations_would_make_it(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        urls = [f"sqlite:///{tmp_path / name}.db" for name in ("made", "migrated")]
    else:
        server: Postgres = request.getfixturevalue("postgres")
        urls = [str(with_driver(server.new_database())) for _ in range(2)]
    found = []
    for url, make in zip(urls, (migrate, upgrade), strict=True):
        engine = create_engine(url)
        with engine.begin() as connection:
            make(connection)
            migrate(connection)
            assert version_of(connection) == newest()
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
            found.append(described(connection))
        engine.dispose()
    assert found[0] == found[1]


def described(connection: Connection) -> dict[str, object]:
    """Return all that a database says of its tables, their columns in any order."""
    look = inspect(connection)
    return {
        table: (
            {column["name"]: {**column, "type": str(column["type"])} for column in columns},
            look.get_pk_constraint(table),
            sorted(map(str, look.get_foreign_keys(table))),
            sorted(map(str, look.get_indexes(table))),
            sorted(map(str, look.get_unique_constraints(table))),
        )
        for (_, table), columns in look.get_multi_columns().items()
    }


def test_every_commit_is_synced(database: str) -> None:
    async def test() -> None:
        store = await Store.open(database)
        with store.database.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert await store.secret() == await store.secret()
        await store.close()

    run(test)


def test_a_restart_goes_on_where_it_was(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            await play_on(tables, table, PEOPLE, 15)
            await tables.chat(table, "bob", "До завтра!")
            before = [await tables.view_for(table, person) for person in (*PEOPLE, "x")]
            assert [(line.name, line.step) for line in before[0].chat] == [("bob", 15)]
        async with opened(database) as tables:
            for person, old in zip((*PEOPLE, "x"), before, strict=True):
                new = await tables.view_for(table, person)
                assert (new.view, new.actions, new.log, new.chat, new.number) == (
                    old.view,
                    old.actions,
                    old.log,
                    old.chat,
                    old.number,
                )
            await play_on(tables, table, PEOPLE)
            assert (await tables.view_for(table, "anna")).status == Status.FINISHED

    run(test)


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables)
            view = await until_turn(tables, table, "anna")
            await tables.act(table, "anna", view.actions[0].text, view.number)
        async with opened(database) as tables:
            assert (await until_turn(tables, table, "anna")).actions

    run(test)


def test_what_cannot_be_stored_does_not_happen(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(write: Write) -> asyncio.Future[None]:
        raise OSError("the disk is full")

    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            before = await turn_of(tables, table, PEOPLE)
            assert before.me is not None
            person, action = PEOPLE[before.me], before.actions[0].text
            with monkeypatch.context() as broken:
                broken.setattr(tables.store, "append", fails)
                with pytest.raises(OSError, match="full"):
                    await tables.act(table, person, action, before.number)
            after = await tables.view_for(table, person)
            assert (after.view, after.number) == (before.view, before.number)
            await tables.act(table, person, action, before.number)

    run(test)


def test_who_goes_away_while_a_move_is_stored_changes_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            view = await turn_of(tables, table, PEOPLE)
            assert view.me is not None
            acting = asyncio.create_task(
                tables.act(table, PEOPLE[view.me], view.actions[0].text, view.number)
            )
            while not acting.done():
                await asyncio.sleep(0)
                acting.cancel()
            stored = await tables.store.lines_after(table, 0)
            now = await tables.view_for(table, "anna")
            assert now.number == len(stored)
            await play_on(tables, table, PEOPLE, 3)

    run(test)


def test_two_writers_cannot_both_write_entry_n(database: str) -> None:
    async def test() -> None:
        one, two = await Store.open(database), await Store.open(database)
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            number = (await tables.view_for(table, "anna")).number + 1

            def write(text: str) -> Write:
                line = Line(number, 0.0, Chat(0, "Anna", text))
                return Write(table, line, Status.PLAYING, 0, [0], None)

            done = await asyncio.gather(
                *(store.append(write(f"{n}")) for n in range(20) for store in (one, two)),
                return_exceptions=True,
            )
            assert done.count(None) == 1
            assert sum(isinstance(result, Conflict) for result in done) == 39
        await one.close()
        await two.close()

    run(test)


def test_two_processes_at_one_table_refuse_and_catch_up(database: str) -> None:
    async def test() -> None:
        async with opened(database) as one, opened(database) as two:
            table = await started(one, PEOPLE)
            rng = Rng(5)
            refused = 0
            while (await one.view_for(table, "anna")).status == Status.PLAYING:
                for person in PEOPLE:
                    views = [await tables.view_for(table, person) for tables in (one, two)]
                    for tables, view in zip((one, two), views, strict=True):
                        if view.actions:
                            try:
                                text = rng.choice(view.actions).text
                                await tables.act(table, person, text, view.number)
                            except Stale:
                                refused += 1
            assert refused > 10
        database_file = sqlite3.connect(database)
        numbers = [row[0] for row in database_file.execute("SELECT number FROM entries")]
        database_file.close()
        assert sorted(numbers) == list(range(1, len(numbers) + 1))

    run(test)


@pytest.mark.parametrize(
    "change,message", [("rules = 0", "error-other-rules"), ("edition = 'x'", "error-other-deck")]
)
def test_a_table_of_other_rules_is_refused_with_a_sentence(
    database: str, change: str, message: str
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
        file = sqlite3.connect(database)
        file.execute(f"UPDATE tables SET {change}")
        file.commit()
        file.close()
        async with opened(database) as tables:
            with pytest.raises(Refused) as caught:
                await tables.view_for(table, "anna")
            assert caught.value.message == message
            assert [t.id for t in (await tables.lobby("anna")).mine] == [table]

    run(test)


def test_tables_that_nobody_uses_leave_the_memory(database: str) -> None:
    async def test() -> None:
        async with opened(database, Pace(bot_pause=0, forget_after=0.04)) as tables:
            table = await started(tables, PEOPLE)
            assert table in tables.keeper.at_hand
            while table in tables.keeper.at_hand:
                await asyncio.sleep(0.005)
            assert (await tables.view_for(table, "anna")).me == 0

    run(test)
