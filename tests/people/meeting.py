"""People who meet, for tests: a host with its people, and games that were played before."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import Connection, insert

from igroteka.people.service import People
from igroteka.tables import models as m
from igroteka.tables.people import new_table_id
from tests.tables.helpers import QUICK, opened

GAMES = ("bruges", "glenmore", "orleans", "venice")


@asynccontextmanager
async def peopled(database: str) -> AsyncIterator[People]:
    """Open a host with its people."""
    async with opened(database, QUICK) as tables:
        yield People(tables)


def add_game(
    connection: Connection,
    people: Sequence[str],
    *,
    game: str = "venice",
    points: Sequence[int] | None = None,
    bots: Sequence[str] = (),
    status: str = "finished",
    to_act: Sequence[int] = (),
    public: bool = False,
    updated: float = 1e9,
    source: str | None = None,
    table: str = "",
) -> str:
    """Store a table as if *people* had played at it, and *bots* after them; return its id."""
    table = table or new_table_id()
    seats = len(people) + len(bots)
    row = {
        "id": table,
        "game": game,
        "seats": seats,
        "options": {},
        "seed": "1",
        "rules": 1,
        "created": updated,
        "public": public,
        "host": people[0],
        "base": [],
        "source": source,
        "edition": "",
        "secret": "00",
        "words": [],
        "redraws": [],
        "status": status,
        "step": 10,
        "to_act": list(to_act),
        "scores": list(points) if points is not None else None,
        "updated": updated,
    }
    connection.execute(insert(m.tables), row)
    names = [{"table_id": table, "seat": n, "name": one} for n, one in enumerate(people)]
    connection.execute(insert(m.seats), names)
    held = [{"table_id": table, "seat": n, "person": one} for n, one in enumerate(people)]
    connection.execute(insert(m.holders), held)
    for seat, bot in enumerate(bots, len(people)):
        connection.execute(
            insert(m.seats), {"table_id": table, "seat": seat, "name": "", "bot": bot}
        )
    return table


COLUMNS = list(m.tables.columns)[:20]
"""What every table has, up to when something last happened; the rest is as usual."""


def add_many(connection: Connection, person: str, games: int, seed: int = 1) -> None:
    """Store so many finished games of a person with others, quickly, and ten that wait."""
    chance = random.Random(seed)
    tables: list[tuple[object, ...]] = []
    seats: list[tuple[str, int, str, str | None]] = []
    holders: list[tuple[str, str, int]] = []
    for number in range(games):
        table, count = f"t{seed}-{number}", chance.choice((2, 3, 4))
        is_over = number >= 10
        tables.append(
            (
                table, chance.choice(GAMES), count, "{}", "1", 1, 1e9 + number, True, person,
                "[]", None, "", "00", "[]", "[]", "finished" if is_over else "playing", 60,
                "[]" if is_over else "[0]",
                json.dumps([chance.randint(20, 90) for _ in range(count)]) if is_over else None,
                1e9 + number,
            )
        )  # fmt: skip
        holders.append((person, table, 0))
        seats.append((table, 0, "Anna", None))
        for seat in range(1, count):
            other = chance.randrange(200)
            if chance.random() < 0.4:
                seats.append((table, seat, "", chance.choice(("novice", "expert/builder"))))
            else:
                seats.append((table, seat, f"Игрок {other}", None))
                holders.append((f"other-{other}-{seat}", table, seat))
    columns = [column.name for column in COLUMNS]
    connection.execute(
        insert(m.tables), [dict(zip(columns, row, strict=True)) for row in plain(tables)]
    )
    named = ("table_id", "seat", "name", "bot")
    connection.execute(insert(m.seats), [dict(zip(named, row, strict=True)) for row in seats])
    held = ("person", "table_id", "seat")
    connection.execute(insert(m.holders), [dict(zip(held, row, strict=True)) for row in holders])


def plain(rows: Sequence[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Return rows whose JSON texts are values: the columns write them themselves."""
    kinds = [isinstance(column.type, m.Json) for column in COLUMNS]
    return [
        tuple(
            json.loads(value) if is_json and isinstance(value, str) else value
            for value, is_json in zip(row, kinds, strict=True)
        )
        for row in rows
    ]
