"""Databases that earlier versions of ours wrote are read, shown and played on by this one.

The files are in `old/`, with the program that made them. Each holds all kinds of entries that
its version knew.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Boolean, Connection, MetaData, create_engine, insert

from igroteka.engine import Rng, find_game, read_record
from igroteka.tables.entries import AnyEntry, entries_of
from igroteka.tables.errors import Refused
from igroteka.tables.migrations.run import newest, upgrade, version_of
from igroteka.tables.models import metadata
from igroteka.tables.pace import Pace
from igroteka.tables.people import token_person
from igroteka.tables.postgres import with_driver
from igroteka.tables.service import Tables
from igroteka.tables.views import Status
from tests.tables.helpers import against_bots, opened, run
from tests.tables.helpers import play_on as play_to_the_end
from tests.tables.old.write import summary

OLD = Path(__file__).parent / "old"
NAMES = sorted(file.stem for file in OLD.glob("*.sql"))
RETIRED: set[tuple[str, int]] = set()
"""Games and versions of their rules that are not played any more: none, until one is retired
on purpose."""
CAME_LATER = {"rename", "pace", "redo", "again", "prefer", "renew", "word", "consent"}
CAME_LATER |= {"hints", "hint", "lesson", "lessons-over", "advised"}
CAME_LATER |= {"clock", "time-out", "rest"}
CAME_LATER |= {"become", "rated"}
"""Kinds of entries that the oldest of the databases did not know."""
NO_LOG = 10**6
LONG = 60
"""So many actions of a game that would take too long to be played to its end."""
QUIET = Pace(bot_pause=0, absent_after=1e9)


@pytest.fixture(params=NAMES)
def old(request: pytest.FixtureRequest, database: str) -> tuple[str, dict[str, Any]]:
    """Return the path of an old database, and what its tables showed then."""
    name: str = request.param
    file = sqlite3.connect(database)
    file.executescript((OLD / f"{name}.sql").read_text("utf-8"))
    file.close()
    return database, json.loads((OLD / f"{name}.json").read_text("utf-8"))


def retired(then: dict[str, Any]) -> bool:
    return (then["game"], then["rules"]) in RETIRED


def test_only_what_was_retired_on_purpose_is_not_played() -> None:
    for game, rules in RETIRED:
        assert rules not in find_game(game).state.RULES, "it is back: take it out of RETIRED"


def test_every_entry_is_read_and_would_be_written_byte_by_byte_as_it_was(
    old: tuple[str, dict[str, Any]],
) -> None:
    file = sqlite3.connect(old[0])
    rows = file.execute("SELECT kind, seat, data FROM entries").fetchall()
    file.close()
    for kind, seat, data in rows:
        (entry,) = entries_of([(kind, seat, data)])
        assert (entry.kind, entry.seat) == (kind, seat)
        assert json.dumps(entry.data(), ensure_ascii=False) == data
    known = {kind.__struct_config__.tag for kind in get_args(AnyEntry)}
    kinds = {kind for kind, _, _ in rows}
    assert known - CAME_LATER <= kinds <= known


def test_every_table_is_shown_as_it_was(old: tuple[str, dict[str, Any]]) -> None:
    async def test() -> None:
        database, tables_then = old
        put_to_sleep(database)
        async with opened(database, QUIET) as tables:
            for table, then in tables_then.items():
                if retired(then):
                    with pytest.raises(Refused, match="version"):
                        await tables.view_for(table, "nobody")
                    continue
                # The bots go on as soon as somebody looks; what they do comes on top.
                view = await tables.view_for(table, "nobody")
                assert summary(view) == then
            lobby = await tables.lobby("anna")
            assert {t.id for t in (*lobby.mine, *lobby.finished)} <= set(tables_then)

    run(test)


def test_every_table_is_played_on(old: tuple[str, dict[str, Any]]) -> None:
    async def test() -> None:
        database, tables_then = old
        put_to_sleep(database)
        tokens = tokens_of(database)
        async with opened(database, QUIET) as tables:
            for table, then in tables_then.items():
                if retired(then) or then["status"] != Status.PLAYING:
                    continue
                most = LONG if then["game"] == "orleans" else 1000
                await play_on(tables, table, tokens[table], most)
                view = await tables.view_for(table, "nobody")
                assert view.step > then["step"] and view.rules == then["rules"]
                if most > LONG:
                    await check_the_record(tables, table, then)

    run(test)


def copied(file: sqlite3.Connection, connection: Connection, revision: str) -> None:
    """Make a PostgreSQL database of this revision hold what an old SQLite file holds."""
    upgrade(connection, revision)
    assert version_of(connection) == revision
    there = MetaData()
    there.reflect(connection)
    file.row_factory = sqlite3.Row
    for name in ("tables", "entries", "seats", "holders"):
        table = there.tables[name]
        flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
        rows = [dict(row) for row in file.execute(f"SELECT * FROM {name}")]
        for row in rows:
            row |= {flag: bool(row[flag]) for flag in flags}
        connection.execute(insert(table), rows)


@pytest.mark.parametrize("name", ["gestures", "deals", "coach"])
def test_postgresql_is_migrated_with_all_that_it_holds(
    name: str, database: str, shared_database: str
) -> None:
    tables_then = json.loads((OLD / f"{name}.json").read_text("utf-8"))
    engine = create_engine(with_driver(shared_database))
    with closing(sqlite3.connect(database)) as file, engine.begin() as connection:
        file.executescript((OLD / f"{name}.sql").read_text("utf-8"))
        file.execute("UPDATE tables SET updated = 0")
        [[revision]] = file.execute("SELECT version_num FROM alembic_version").fetchall()
        file.commit()
        copied(file, connection, revision)
    tokens = tokens_of(database)

    async def test() -> None:
        async with opened(shared_database, QUIET) as tables:
            for table, then in tables_then.items():
                assert summary(await tables.view_for(table, "nobody")) == then
                if then["status"] == Status.PLAYING:
                    await play_on(tables, table, tokens[table], 5)
            # What the newest version keeps has room: a deal of a secret, and where it went on.
            dealt = await against_bots(tables, seed=None)
            while (await tables.view_for(dealt, "anna")).status == Status.PLAYING:
                await play_to_the_end(tables, dealt, ("anna",))
                await asyncio.sleep(0.01)
            onward = await tables.records.continue_from(
                dealt, 3, "anna", "Anna", bots={1: "random"}
            )
            await tables.start(onward, "anna")
            assert (await tables.view_for(onward, "anna")).status == Status.PLAYING

    run(test)
    with engine.connect() as connection:
        assert version_of(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def play_on(tables: Tables, table: str, tokens: dict[int, str], most: int) -> None:
    people = {seat: token_person(token) for seat, token in tokens.items()}
    rng, acted = Rng(1), 0
    while acted < most:
        await asyncio.sleep(0.005)  # let the bots act: they are processes of their own
        view = await tables.view_for(table, "nobody", NO_LOG)
        if view.status != Status.PLAYING:
            break
        for person in people.values():
            guide = (await tables.view_for(table, person, NO_LOG)).guide
            if guide is not None and guide.waits:
                await tables.lessons.go_on(table, person, guide.lesson)
        for seat in people.keys() & view.to_act:
            mine = await tables.decision(table, people[seat])
            if mine.actions:
                await tables.act(table, people[seat], rng.choice(mine.actions).text, mine.number)
                acted += 1


async def check_the_record(tables: Tables, table: str, then: dict[str, Any]) -> None:
    view = await tables.view_for(table, "nobody", NO_LOG)
    assert view.status == Status.FINISHED
    record = read_record(await tables.records.text(table))
    assert record.rules == then["rules"]
    assert record.replay().state.scores() == view.scores
    again = await tables.records.continue_from(table, then["step"] // 2, "erik", "Erik")
    assert (await tables.view_for(again, "erik")).rules == then["rules"]


def put_to_sleep(database: str) -> None:
    """Make nothing go on by itself before somebody looks."""
    file = sqlite3.connect(database)
    file.execute("UPDATE tables SET updated = 0")
    file.commit()
    file.close()


def tokens_of(database: str) -> dict[str, dict[int, str]]:
    file = sqlite3.connect(database)
    found: dict[str, dict[int, str]] = {}
    for table, seat, token in file.execute("SELECT table_id, seat, token FROM seats"):
        if token:
            found.setdefault(table, {})[seat] = token
    file.close()
    return found
