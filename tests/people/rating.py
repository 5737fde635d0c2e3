"""People with accounts who play rated games, for tests."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

from sqlalchemy import select

from igroteka.people.accounts import Account, Accounts
from igroteka.people.service import People
from igroteka.tables.rating_models import rating_changes, ratings, results
from igroteka.tables.service import Tables
from igroteka.tables.store import Store
from igroteka.web.cookies import person_in
from tests import guest
from tests.tables.helpers import QUICK, play_on

GAME = "toy"


async def accounts(tables: Tables, *people: str) -> People:
    """Return the people of the tables, each of these with an account under its own name."""
    found = People(tables)
    for person in people:
        await found.accounts.create(person, person.title())
    return found


def give_account(database: str, cookie: str, name: str) -> Account:
    """Give the person of a browser's cookie an account, as a passkey would."""

    async def work() -> Account:
        store = await Store.open(database)
        person = person_in(cookie, await store.secret())
        assert person is not None
        made = await Accounts(store.database).create(person, name)
        await store.close()
        return made

    with ThreadPoolExecutor(1) as thread:  # a browser's loop may be in ours
        return thread.submit(asyncio.run, work()).result()


async def rated_table(
    tables: Tables, people: Sequence[str], game: str = GAME, bots: Mapping[int, str] | None = None
) -> str:
    """Open a rated table at which people sit in order, before bots, and start."""
    seats = len(people) + len(bots or {})
    table = await tables.opening.create(
        people[0], people[0].title(), game, seats, bots=bots, rated=True
    )
    for person in people[1:]:
        await tables.sit(table, person, None, person.title())
    await tables.start(table, people[0])
    return table


async def rated_game(tables: Tables, people: Sequence[str], seed: int = 1, game: str = GAME) -> str:
    """Play a rated game to its end."""
    table = await rated_table(tables, people, game)
    await play_on(tables, table, people, seed=seed)
    return table


async def stored(tables: Tables) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that is kept of rated games, to the last bit."""

    def work(connection: Any) -> dict[str, list[tuple[Any, ...]]]:
        return {
            kept.name: sorted(map(tuple, connection.execute(select(kept))), key=repr)
            for kept in (results, rating_changes, ratings)
        }

    return await tables.store.database.read(work)


async def play_for_ever(database: str) -> None:
    """Play rated games one after the other, until somebody kills us; say when each is over."""
    guest.install()
    tables = await Tables.open(database, QUICK)
    people = ["anna", "boris", "vera"]
    if await People(tables).accounts.of("anna") is None:
        await accounts(tables, *people)
    for number in count():
        table = await rated_game(tables, people[: 2 + number % 2], number)
        sys.stdout.write(f"{table}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(play_for_ever(sys.argv[1]))
