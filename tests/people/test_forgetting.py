"""Who takes their data along gets all of it; of who has it deleted nothing is left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Text, cast, select

from igroteka.engine import read_record
from igroteka.people.forgetting import PARTS
from igroteka.people.notices import personal
from igroteka.people.service import People
from igroteka.tables.account_models import accounts
from igroteka.tables.database import Database
from igroteka.tables.models import metadata
from igroteka.tables.people import new_person
from igroteka.tables.service import Tables
from igroteka.tables.thinking import STAND_IN_LEVEL
from igroteka.tables.views import Status
from tests.browser.fixtures import finished_record
from tests.tables.helpers import opened, play_on, run

NAME, SECOND, SAID = "Анна Незабываемая", "Anna the Second", "Встретимся у фонтана в семь"


@pytest.fixture
def database(any_database: str) -> str:
    return any_database


class Life:
    """What somebody has done here, with a friend."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.people = tables, People(tables)
        self.anna, self.ben = new_person(), new_person()
        self.token = self.code = ""

    async def live(self) -> None:
        """Have an account with everything, and sit at tables of all kinds."""
        tables, anna, ben = self.tables, self.anna, self.ben
        _, self.code = await self.people.create(anna, NAME, None, None, "Phone")
        self.token, _ = await self.people.tokens.make(anna, "Script of mine", ["read"])
        await self.people.create_bot(anna, "Bot of Anna")
        await self.people.sessions.end_others(anna)
        await self.people.belongings.puzzles(anna, {"solved": {"venice/a": ""}, "days": []})
        self.over = await self.seated()
        await play_on(tables, self.over, (anna, ben))
        await tables.analyses.findings.ask(self.over, anna, 1.0)
        self.playing = await self.seated()
        await play_on(tables, self.playing, (anna, ben), 2)
        self.waiting = await tables.opening.create(anna, NAME, "toy", 2)
        # She sat there, was renamed, spoke and left, and somebody else sits there now.
        self.left = await tables.opening.create(ben, "Ben", "toy", 2)
        await tables.sit(self.left, anna, 1, NAME)
        await tables.rename(self.left, anna, SECOND)
        await tables.chat(self.left, anna, SAID)
        await tables.leave(self.left, anna)
        await tables.sit(self.left, new_person(), 1, "Cem")
        self.upload = await tables.records.upload(
            finished_record("venice", 2, names=(NAME, "Ben")), anna
        )

    async def seated(self) -> str:
        table = await self.tables.opening.create(self.anna, NAME, "toy", 2)
        await self.tables.sit(table, self.ben, None, "Ben")
        await self.tables.chat(table, self.anna, SAID)
        await self.tables.chat(table, self.ben, "Не знаю никого")
        await self.tables.start(table, self.ben)
        return table


def test_an_export_holds_everything(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            life = Life(tables)
            await life.live()
            pieces = [piece async for piece in life.people.data.told(life.anna)]
            told = json.loads(b"".join(pieces))
            assert told["account"]["name"] == NAME and told["bots"] == ["Bot of Anna"]
            assert told["account"]["settings"]["puzzles"]["solved"] == {"venice/a": ""}
            assert [token["name"] for token in told["tokens"]] == ["Script of mine"]
            assert life.token not in str(told) and life.code not in str(told)
            by_id = {table["id"]: table for table in told["tables"]}
            everywhere = {life.over, life.playing, life.waiting, life.left, life.upload}
            assert set(by_id) == everywhere
            over = by_id[life.over]
            assert read_record(over["record"]).players == [NAME, "Ben"]
            assert (over["seat"], over["called"], over["said"]) == (0, [NAME], [SAID])
            left = by_id[life.left]
            assert (left["seat"], left["called"], left["said"]) == (None, [NAME, SECOND], [SAID])
            assert "record" not in by_id[life.playing]
            assert "Не знаю никого" not in json.dumps(told, ensure_ascii=False)

    run(test)


def test_nothing_is_left_of_who_is_deleted_and_the_others_play_on(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            life = Life(tables)
            await life.live()
            anna, ben = life.anna, life.ben
            record = await tables.records.text(life.over)
            hunted = (anna, NAME, SECOND, SAID, "Bot of Anna", "Script of mine")
            before = await everything(tables.store.database)
            assert all(word in before for word in hunted), "the hunt finds what there is"
            await life.people.data.forget(anna)
            after = await everything(tables.store.database)
            assert not [word for word in hunted if word in after]
            assert await life.people.accounts.of(anna) is None
            assert await life.people.tokens.who(life.token) is None
            # The game is the same, but for a name; what the other one said is there.
            told, had = read_record(await tables.records.text(life.over)), read_record(record)
            assert (told.actions, told.scores) == (had.actions, had.scores)
            assert told.players == ["", "Ben"] and told.replay().state.is_over
            view = await tables.view_for(life.over, ben)
            assert [line.text for line in view.chat] == ["Не знаю никого"]
            assert [seat.name for seat in view.seats] == ["", "Ben"]
            # A strong bot goes on with the running game, to its end.
            view = await tables.view_for(life.playing, ben)
            assert view.seats[0].stand_in == STAND_IN_LEVEL
            while view.status == Status.PLAYING:
                if view.actions:
                    await tables.act(life.playing, ben, view.actions[0].text, view.number)
                await asyncio.sleep(0.005)
                view = await tables.view_for(life.playing, ben)
            assert not (await tables.view_for(life.waiting, ben)).seats[0].taken
            left = await tables.view_for(life.left, ben)
            assert [seat.name for seat in left.seats] == ["Ben", "Cem"] and left.chat == []
        # It is so on the disk, too, and stays so.
        async with opened(database) as tables:
            again = await tables.view_for(life.over, ben)
            assert [seat.name for seat in again.seats] == ["", "Ben"]
            assert (await tables.lobby(anna)).mine == []
        if "://" not in database:
            files = Path(database).parent.glob(Path(database).name + "*")
            content = b"".join(file.read_bytes() for file in files)
            assert not [word for word in hunted if word.encode() in content]
            with closing(sqlite3.connect(database)) as file:
                assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    run(test)


async def everything(database: Database) -> str:
    """Return all that a database holds, as one text; of SQLite also what the file holds."""

    def work(connection: Connection) -> str:
        found = MetaData()
        found.reflect(connection)
        return "\n".join(
            str(row)
            for table in found.sorted_tables
            for row in connection.execute(select(*(cast(column, Text) for column in table.c)))
        )

    text = await database.read(work)
    if not database.is_shared:
        file = Path(str(database.engine.url.database))
        for part in file.parent.glob(file.name + "*"):
            text += part.read_bytes().decode("utf-8", "replace")
    return text


def test_whoever_stores_something_of_a_person_says_how_it_is_forgotten() -> None:
    """Each stored table that names a person is emptied by a part, or is one of the tables' own."""
    told = set(PARTS) | {"holders"}
    named = {
        table.name
        for table in metadata.sorted_tables
        if {"person", "owner"} & set(table.c.keys()) and table is not accounts
    }
    aliases = {"person_tokens": "tokens", "recovery_codes": "recovery_code"}
    aliases |= dict.fromkeys(("admitted", "blocks", "mutes", "name_reports"), "company")
    aliases |= {table.name: "notices" for table in personal.ALL}
    aliases |= {"results": "ratings", "rating_changes": "ratings"}
    assert {aliases.get(name, name) for name in named} <= told
