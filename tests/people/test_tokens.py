"""Tokens stand for people as far as their scopes go, until they are revoked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, select

from igroteka.people.service import MOST_BOTS, People
from igroteka.people.tokens import MOST, PATTERN
from igroteka.tables.errors import Forbidden, NotFound, Refused, TableError
from igroteka.tables.people import new_person, new_token
from igroteka.tables.people_models import person_tokens
from tests.tables.helpers import Clock, opened, run


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "people.db")


def test_a_token_is_known_without_reading_until_it_is_revoked(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, wall=clock) as tables:
            people = People(tables)
            anna = new_person()
            text, made = await people.tokens.make(anna, "My script", ["play", "read"])
            assert PATTERN.fullmatch(text) and not PATTERN.fullmatch(new_token())
            assert made.scopes == ("read", "play")
            rows = await tables.store.database.read(
                lambda found: found.execute(select(person_tokens)).all()
            )
            assert text not in str(rows)
            found = await people.tokens.who(text)
            assert found is not None and found.person == anna
            asked: list[str] = []
            event.listen(
                tables.store.database.engine,
                "before_cursor_execute",
                lambda *heard: asked.append(heard[2]),
            )
            for _ in range(20):
                assert await people.tokens.who(text) == found
            assert not [statement for statement in asked if statement.startswith("SELECT")]
            (listed,) = await people.tokens.of([anna])
            for _ in range(200):
                if listed.used is not None:
                    break
                await asyncio.sleep(0.01)
                (listed,) = await people.tokens.of([anna])
            assert listed.used == clock.now
            with pytest.raises(NotFound):
                await people.tokens.revoke([new_person()], made.id)
            await people.tokens.revoke([anna], made.id)
            assert await people.tokens.who(text) is None
            assert await people.tokens.of([anna]) == []

    run(test)


def test_what_is_no_scope_and_too_many_tokens_are_refused(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna = new_person()
            with pytest.raises(TableError, match="no scope “fly”; there are: read, play"):
                await people.tokens.make(anna, "x", ["fly"])
            with pytest.raises(TableError, match="at least one scope"):
                await people.tokens.make(anna, "x", [])
            for _ in range(MOST):
                await people.tokens.make(anna, "x", ["read"])
            with pytest.raises(Refused, match="50 tokens already"):
                await people.tokens.make(anna, "x", ["read"])

    run(test)


def test_a_bot_is_an_account_with_an_owner_and_a_token(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna = new_person()
            with pytest.raises(Forbidden, match="no account"):
                await people.create_bot(anna, "Deep Anna")
            await people.accounts.create(anna, "Anna")
            bot, token = await people.create_bot(anna, "Deep Anna")
            assert bot.bot and bot.owner == anna and await people.bots(anna) == [bot]
            found = await people.tokens.who(token)
            assert found is not None
            assert (found.person, found.scopes) == (bot.person, ("read", "play", "tables"))
            assert set(await people.whose(anna)) == {anna, bot.person}
            with pytest.raises(Refused, match="no bots of its own"):
                await people.create_bot(bot.person, "Deeper")
            with pytest.raises(NotFound):
                await people.bot(new_person(), bot.public)
            for n in range(MOST_BOTS - 1):
                await people.create_bot(anna, f"Bot {n}")
            with pytest.raises(Refused, match="20 bots already"):
                await people.create_bot(anna, "One more")
            await people.data.forget(anna)
            assert await people.tokens.who(token) is None
            with pytest.raises(NotFound):
                await people.accounts.by_name("Deep Anna")

    run(test)
