"""What parts store under a person's id comes along, and goes, with the person."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, select

from igroteka.people.forgetting import forget_parts, move_parts, told_by_parts
from igroteka.tables.clock_models import holidays
from igroteka.tables.company_models import blocks, name_reports
from igroteka.tables.database import Database
from igroteka.tables.notice_models import notice_channels, notice_mutes, notice_people
from tests.tables.helpers import run

LIFE: dict[Table, dict[str, Any]] = {
    holidays: {"since": "2026-12-24", "until": "2026-12-31"},
    blocks: {"other": "carl", "name": "Carl", "created": 1.0},
    name_reports: {"folded": "x", "name": "X", "reported": "x", "reason": "", "created": 1.0},
    notice_mutes: {"table_id": "t"},
    notice_people: {"lang": "ru", "zone": "UTC", "origin": "", "since": 1.0},
}
"""A row in each table of which a person has one alone, but for the person."""


@pytest.fixture
def url(any_database: str) -> str:
    return any_database


def lead_a_life(connection: Connection, person: str) -> None:
    for table, row in LIFE.items():
        handle = {"handle": f"h-{person}"} if "handle" in table.c else {}
        connection.execute(insert(table), {**row, **handle, "person": person})
    channel = {"id": f"c-{person}", "kind": "webhook", "address": f"https://{person}.example"}
    rest = {"secret": {}, "shown": person, "every": False, "created": 1.0, "off": False}
    connection.execute(insert(notice_channels), {**channel, **rest, "person": person})


def number(connection: Connection, person: str) -> dict[str, int]:
    tables = (*LIFE, notice_channels)
    return {
        table.name: len(connection.execute(select(table).where(table.c.person == person)).all())
        for table in tables
    }


def test_all_comes_along_once_and_then_goes(url: str) -> None:
    async def test() -> None:
        database = await Database.open(url)

        def work(connection: Connection) -> None:
            for person in ("guest", "anna"):
                lead_a_life(connection, person)
            move_parts(connection, "guest", "anna")
            assert set(number(connection, "guest").values()) == {0}
            once = dict.fromkeys((table.name for table in LIFE), 1)
            assert number(connection, "anna") == {**once, "notice_channels": 2}
            move_parts(connection, "anna", "nina")
            assert number(connection, "nina") == {**once, "notice_channels": 2}
            told = told_by_parts(connection, "nina")
            assert told["holidays"] == [LIFE[holidays]] and len(told["notices"]) == 5
            forget_parts(connection, "nina")
            assert set(number(connection, "nina").values()) == {0}

        await database.write(work)
        database.close()

    run(test)
