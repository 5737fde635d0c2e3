"""What a cookie held comes along to the account that its browser signs in to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from igroteka.people.belongings import merged_puzzles
from igroteka.people.service import People
from igroteka.tables.coming_entries import Become
from igroteka.tables.errors import Forbidden
from igroteka.tables.people import new_person
from igroteka.tables.views import Status
from tests.browser.fixtures import finished_record
from tests.tables.helpers import opened, play_on, run, started


@pytest.fixture
def database(any_database: str) -> str:
    return any_database


def test_seats_at_running_and_finished_tables_come_along(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, phone, ben = new_person(), new_person(), new_person()
            await people.accounts.create(anna, "Anna")
            running = await started(tables, (phone, ben), "toy")
            over = await started(tables, (phone, ben), "toy")
            await play_on(tables, over, (phone, ben))
            both = await started(tables, (anna, phone), "toy")
            upload = await tables.records.upload(finished_record("venice", 2), phone)
            # A table that is not in memory is moved all the same.
            del tables.keeper.at_hand[over]
            moved = await people.moving.move(phone, anna)
            assert set(moved.tables) == {running, over} and moved.left == [both]
            for table in (running, over):
                live = await tables.keeper.find(table)
                assert live.table.seat_of(anna) == 0 and live.table.seat_of(phone) is None
                assert live.table.seats[0].person == anna and live.table.setup.host == anna
                assert isinstance(live.table.told[-1].line.entry, Become)
            assert (await tables.keeper.find(upload)).table.setup.host == anna
            assert (await tables.keeper.find(both)).table.seat_of(phone) == 1
            await play_on(tables, running, (anna, ben))
            assert (await tables.view_for(running, anna)).status == Status.FINISHED
            lobby = await tables.lobby(anna)
            assert {table.id for table in lobby.finished if table.mine} == {running, over}
            with pytest.raises(Forbidden):
                await tables.chat(running, phone, "Me?")
            # Who has an account of their own keeps what is theirs.
            await people.accounts.create(ben, "Ben")
            assert (await people.moving.move(ben, anna)).tables == []

    run(test)


def test_a_listener_is_told_to_ask_anew_and_nothing_is_lost(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = People(tables)
            anna, phone, ben = new_person(), new_person(), new_person()
            table = await started(tables, (phone, ben), "toy")
            heard = await tables.subscribe(table, ben)
            await anext(heard)
            await asyncio.gather(
                people.moving.move(phone, anna),
                *(tables.chat(table, ben, f"{n}") for n in range(3)),
                return_exceptions=True,
            )
            async for _ in heard:  # it ends by itself
                pass
            await tables.chat(table, anna, "Here I am")
            chat = [line.text for line in (await tables.view_for(table, ben)).chat]
            stored = await tables.store.load(table)
            assert stored is not None
            told = [line.entry.text for line in stored[1] if line.entry.kind == "chat"]  # type: ignore[attr-defined]
            assert chat == told and chat[-1] == "Here I am"

    run(test)


def test_another_server_hears_of_what_was_moved_revoked_and_ended(shared_database: str) -> None:
    async def test() -> None:
        async with opened(shared_database) as here, opened(shared_database) as there:
            people, others = People(here), People(there)
            anna, phone, ben = new_person(), new_person(), new_person()
            table = await started(here, (phone, ben), "toy")
            text, made = await people.tokens.make(anna, "x", ["read"])
            assert await others.tokens.who(text) is not None
            assert (await there.view_for(table, phone)).me == 0
            await people.moving.move(phone, anna)
            await people.tokens.revoke([anna], made.id)
            await people.sessions.end_others(anna)
            async with asyncio.timeout(20):
                while others.sessions.epoch(anna) != 1:
                    await asyncio.sleep(0.02)
                while (await there.view_for(table, anna)).me != 0:
                    await asyncio.sleep(0.02)
                while await others.tokens.who(text) is not None:
                    await asyncio.sleep(0.02)

    run(test)


def test_settings_and_puzzles_of_all_devices_are_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(str(tmp_path / "people.db")) as tables:
            people = People(tables)
            anna = new_person()
            account = await people.accounts.create(anna, "Anna")
            mine, theirs = {"theme": "dark", "pin": "3"}, {"theme": "light", "lang": "ru"}
            assert await people.belongings.merged(account, mine) == {"theme": "dark"}
            account = await people.me(anna)
            both = {"theme": "dark", "lang": "ru"}
            assert await people.belongings.merged(account, theirs) == both
            await people.belongings.note(anna, {"theme": "auto"})
            assert (await people.me(anna)).settings["browser"] == {"theme": "auto", "lang": "ru"}
            told = {"solved": {"venice/a": "2026-11-01"}, "days": ["2026-11-01"]}
            await people.belongings.puzzles(anna, told)
            more = {"solved": {"bruges/b": ""}, "days": ["2026-11-02"]}
            found = await people.belongings.puzzles(anna, more)
            assert found == merged_puzzles(told, more) and len(found["days"]) == 2

    run(test)
