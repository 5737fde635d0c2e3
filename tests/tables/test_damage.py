"""One damaged table stays one damaged table; what cannot be stored changes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from functools import cache

import pytest

from igroteka.engine import Match, Rng, find_game, record_of
from igroteka.tables.errors import Refused, TableError, Unavailable
from igroteka.tables.letters import unfit
from igroteka.tables.store import Store
from tests.tables.helpers import against_bots, opened, play_on, run, started, turn_of, until_turn

PEOPLE = ("anna", "bob")

ENTRIES = {
    "bad JSON": "UPDATE entries SET data = '{\"action\": ' WHERE table_id = ? AND number = 5",
    "no object": "UPDATE entries SET data = '[1, 2]' WHERE table_id = ? AND number = 5",
    "no UTF-8": "UPDATE entries SET data = CAST(x'ff00' AS TEXT) WHERE table_id = ? AND number = 5",
    "unknown kind": "UPDATE entries SET kind = 'dream' WHERE table_id = ? AND number = 5",
    "wrong type": "UPDATE entries SET data = '{\"action\": 7}' WHERE table_id = ? AND number = 5",
    "no action": "UPDATE entries SET data = '{}' WHERE table_id = ? AND number = 5",
    "a gap": "DELETE FROM entries WHERE table_id = ? AND number = 5",
    "no beginning": "DELETE FROM entries WHERE table_id = ? AND number = 1",
    "no such seat": "UPDATE entries SET seat = 9 WHERE table_id = ? AND number = 5",
    "a seat below": "UPDATE entries SET seat = -1 WHERE table_id = ? AND number = 5",
    "a seat in words": "UPDATE entries SET seat = 'first' WHERE table_id = ? AND number = 5",
    "no seat": "UPDATE entries SET seat = NULL WHERE table_id = ? AND number = 5",
    "a time in words": "UPDATE entries SET at = 'noon' WHERE table_id = ? AND number = 5",
}
ROWS = {
    "options": "'{'",
    "options ": "'[]'",
    "seed": "'seven'",
    "seats": "'two'",
    "seats ": "-1",
    "base": "'nothing'",
    "base ": "'[[0]]'",
    "to_act": "'?'",
    "to_act ": "'7'",
    "scores": "'{}'",
    "status": "'dreaming'",
    "step": "'far'",
    "game": "CAST(x'ff' AS TEXT)",
}
READ_ON_OPENING = ("options", "seed", "seats", "base", "game")
"""The other columns follow from the entries, and are only for the lobby."""


def test_damaged_tables_harm_nobody_else(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """One table for each damage, and one that is well: it goes on, and all are listed."""

    async def test() -> None:
        async with opened(database) as tables:
            bad = {what: await started(tables, PEOPLE) for what in (*ENTRIES, *ROWS)}
            for table in bad.values():
                await play_on(tables, table, PEOPLE, 4)
            good = await against_bots(tables)
            await until_turn(tables, good, "anna")
        with closing(sqlite3.connect(database)) as file:
            for what, change in ENTRIES.items():
                file.execute(change, (bad[what],))
            for what, value in ROWS.items():
                file.execute(f"UPDATE tables SET {what} = {value} WHERE id = ?", (bad[what],))
            file.commit()
        async with opened(database) as tables:
            lobby = await tables.lobby("anna")
            listed = {table.id: table for table in (*lobby.mine, *lobby.finished)}
            assert listed.keys() == {good, *bad.values()}
            assert not listed[good].damaged and listed[bad["to_act"]].damaged
            seen_by_others = await tables.lobby("eve")
            assert not {*(t.id for t in seen_by_others.finished)} & listed.keys()
            for what in (*ENTRIES, *(row for row in ROWS if row.strip() in READ_ON_OPENING)):
                for _ in range(2):
                    with pytest.raises(Refused) as caught:
                        await tables.view_for(bad[what], "anna")
                    kind = "newer" if what == "unknown kind" else "broken"
                    assert caught.value.message == f"error-{kind}-log", what
            view = await until_turn(tables, good, "anna")
            await tables.act(good, "anna", view.actions[0].text, view.number)
            assert (await until_turn(tables, good, "anna")).actions, "the bots go on"

    run(test)
    assert not any(record.exc_info for record in caplog.records), caplog.text
    assert "entry 5 is missing" in caplog.text and "entry 5 names seat 9" in caplog.text


def test_what_the_disk_refuses_is_one_line_and_nothing_half_done(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            view = await turn_of(tables, table, PEOPLE)
            assert view.me is not None
            person, action = PEOPLE[view.me], view.actions[0].text
            assert await tables.store.database.trouble() == ""
            await tables.store.database.write(lambda c: c.exec_driver_sql("PRAGMA query_only = 1"))
            caplog.clear()
            with pytest.raises(Unavailable):
                await tables.act(table, person, action, view.number)
            assert [record.levelno for record in caplog.records] == [logging.ERROR]
            assert "readonly" in caplog.text and "\n" not in caplog.records[0].getMessage()
            # The connection was given up with its setting: the disk is well again.
            await tables.act(table, person, action, view.number)
            await tables.store.database.write(lambda c: c.exec_driver_sql("PRAGMA query_only = 1"))
            before = await tables.lobby("eve")
            with pytest.raises(Unavailable):
                await tables.opening.create("anna", "Anna", "venice", 2, bots={1: "random"})
            assert await tables.lobby("eve") == before, "no table without its first seat"
            assert "readonly" in await tables.store.database.trouble()
            monkeypatch.setattr("igroteka.tables.database.FRESH", 0.0)
            assert await tables.store.database.trouble() == ""

    run(test)


def test_a_locked_database_is_ill_and_gets_well(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr("igroteka.tables.database.FRESH", 0.0)
        monkeypatch.setattr("igroteka.tables.database.PATIENCE", 0.1)
        store = await Store.open(database)
        assert await store.database.trouble() == ""
        with closing(sqlite3.connect(database)) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            assert "no answer" in await store.database.trouble()
            assert "no answer" in await store.database.trouble()
        while await store.database.trouble():
            await asyncio.sleep(0.01)
        await store.close()

    run(test)


UNSEEN = [
    *"\0\x07\x1b\x7f\xad\u200b\u200e\u200f\u2060\ufeff\u3164\u2800\ue000\ufffe\ufffd",
    *map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xD800, 0xE0041, 0x10FFFF)),
]


def test_what_cannot_be_seen_is_refused_everywhere(database: str) -> None:
    async def refused(attempt: Awaitable[object], letter: str) -> None:
        with pytest.raises(TableError) as caught:
            await attempt
        assert caught.value.message == "error-bad-letter"
        assert caught.value.arguments["letter"] == f"U+{ord(letter):04X}"

    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Anna", "venice", 2)
            for letter in UNSEEN:
                name = f"An{letter}na"
                await refused(tables.opening.create("eve", name, "venice", 2), letter)
                await refused(tables.sit(table, "bob", None, name), letter)
                await refused(tables.rename(table, "anna", name), letter)
                await refused(tables.chat(table, "anna", name), letter)
                if letter != chr(0xD800):  # no file can hold that one
                    await refused(tables.records.upload(finished(name), "anna"), letter)
            assert (await tables.view_for(table, "anna")).chat == []

    run(test)


@cache
def played() -> Match:
    rng, match = Rng(3), Match.start(find_game("venice"), 2, 3)
    while (seat := match.state.seat_to_act) is not None:
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


def finished(name: str) -> str:
    return record_of(played(), [name, "Bob"]).text()


def test_what_people_write_is_let_through() -> None:
    for text in (
        "Аня, Zoë, 李雷, 이영희, José\u0301",
        "👩\u200d🚀 👍🏽 ❤\ufe0f 🏳\ufe0f\u200d🌈 🇷🇺",
        "می\u200cخواهم נועם क्\u200dष",
        "one\ntwo\tthree\u00a0four\u2028five",
        "\U0001fae8\U0001fadf",
        json.dumps("“<b>” {$x} %s ../ '; DROP TABLE"),
    ):
        assert unfit(text) is None, text
