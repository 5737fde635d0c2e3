"""People among each other: my tables, what came of games, invitations, avoiding, a private host."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from igroteka.people.company import doors, forgetting, reporting
from igroteka.people.company.inviting import Sent
from igroteka.people.company.mine import Search, my_tables, waits_of
from igroteka.people.company.statistics import comparison_of, recent_games, statistics_of
from igroteka.people.company.whom import Whom
from igroteka.people.service import People
from igroteka.tables import models as m
from igroteka.tables.company_models import blocks, invitations, mutes
from igroteka.tables.errors import Forbidden, NotFound, Refused, TableError
from igroteka.tables.lobby import Wish
from igroteka.tables.messages import Said
from igroteka.tables.people import new_person, token_person
from igroteka.tables.views import Status, Wants
from tests.people.meeting import add_game, peopled
from tests.tables.helpers import play_on, run

ANNA, BOB, CARL = (f"{name}{'x' * (24 - len(name))}" for name in ("anna", "bob", "carl"))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, database: str) -> str:
    """A database of each kind, for what is asked of it in ways of its own."""
    if request.param == "sqlite":
        return database
    shared: str = request.getfixturevalue("shared_database")
    return shared


async def waiting(people: People, person: str = ANNA, *, public: bool = True) -> str:
    """Open a table for three that waits."""
    return await people.tables.opening.create(person, person[:4], "venice", 3, public=public)


# --- my tables ------------------------------------------------------------------------------


def test_my_tables_come_in_order_by_page_and_as_looked_for(any_database: str) -> None:
    async def test() -> None:
        async with peopled(any_database) as people:
            write = people.company.database.write

            def fill(connection: Connection) -> dict[str, str]:
                def add(*names: str, **more: Any) -> str:
                    return add_game(connection, [ANNA, *names], **more)

                known = {
                    "old turn": add(BOB, status="playing", to_act=[0, 1], updated=10),
                    "new turn": add(CARL, status="playing", to_act=[0], updated=20, game="bruges"),
                    "theirs": add(BOB, status="playing", to_act=[1], updated=30),
                    "waits": add("Ёжик", status="waiting", updated=5),
                    "puzzle": add(status="playing", to_act=[0], source="puzzle:x", points=[1]),
                }
                for n in range(25):
                    add(BOB, points=[1, 2], updated=100 + n)
                return known

            ids = await write(fill)
            first = await people.company.mine(ANNA, Search())
            assert [table.id for table in first.tables[:4]] == [
                ids["new turn"], ids["old turn"], ids["theirs"], ids["waits"],
            ]  # fmt: skip
            assert first.counts == {"turn": 2, "running": 1, "waiting": 1, "finished": 25}
            assert (len(first.tables), first.pages, first.games) == (20, 2, ["bruges", "venice"])
            second = await people.company.mine(ANNA, Search(page=2))
            assert len(second.tables) == 9
            assert not {one.id for one in first.tables} & {one.id for one in second.tables}
            assert (await people.company.mine(ANNA, Search(page=99))).page == 2
            by_game = await people.company.mine(ANNA, Search(game="bruges"))
            assert [table.id for table in by_game.tables] == [ids["new turn"]]
            by_person = await people.company.mine(ANNA, Search(person="ЁЖ"))
            assert [table.id for table in by_person.tables] == [ids["waits"]]
            # Who has an account is found by its name, however they were called at the table.
            await people.accounts.create(CARL, "Карл Великий")
            by_account = await people.company.mine(ANNA, Search(person="велик"))
            assert [table.id for table in by_account.tables] == [ids["new turn"]]
            assert by_account.tables[0].accounts[1]
            waits = await people.company.waits(ANNA)
            assert (waits.count, waits.next) == (2, ids["old turn"])
            here = await people.company.waits(ANNA, ids["old turn"])
            assert (here.count, here.others, here.next) == (2, 1, ids["new turn"])
            assert (await people.company.waits(BOB)).count == 2
            assert (await people.company.waits("nobody")).count == 0

    run(test)


def test_a_table_where_a_bot_sits_in_for_me_does_not_wait_for_me(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            tables = people.tables
            table = await tables.opening.create(ANNA, "Anna", "venice", 2, seed=7)
            await tables.sit(table, BOB, None, "Bob")
            await tables.start(table, ANNA)
            (mover,) = [p for p in (ANNA, BOB) if (await tables.view_for(table, p)).actions]
            assert (await people.company.waits(mover)).count == 1
            replaced = m.seats.update().where(m.seats.c.table_id == table).values(stand_in="expert")
            await people.company.database.write(lambda connection: connection.execute(replaced))
            assert (await people.company.waits(mover)).count == 0
            (listed,) = (await people.company.mine(mover, Search())).tables
            assert not listed.my_turn

    run(test)


def test_a_seat_of_two_digits_is_not_taken_for_one_of_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with peopled(str(tmp_path / "people.db")) as people:

            def work(connection: Connection) -> list[int]:
                crowd = [f"p{n}" for n in range(13)]
                add_game(connection, crowd, status="playing", to_act=[12, 3])
                return [waits_of(connection, one).count for one in crowd]

            counts = await people.company.database.write(work)
            assert [seat for seat, count in enumerate(counts) if count] == [3, 12]

    run(test)


# --- what came of games ---------------------------------------------------------------------


def test_statistics_count_what_is_over_and_nothing_else(any_database: str) -> None:
    async def test() -> None:
        async with peopled(any_database) as people:

            def fill(connection: Connection) -> None:
                def add(*names: str, **more: Any) -> None:
                    add_game(connection, list(names), **more)

                add(ANNA, BOB, points=[50, 40])
                add(ANNA, BOB, points=[30, 30])
                add(BOB, ANNA, CARL, points=[10, 20, 60])
                add(ANNA, points=[50, 40, 60], bots=("expert", "expert"), game="bruges")
                add(ANNA, points=[70, 40, 60], bots=("expert", "novice"), game="bruges")
                add(ANNA, BOB, points=[90, 1], source="upload")
                add(ANNA, BOB, status="playing", to_act=[0])

            await people.company.database.write(fill)
            found = await people.company.database.read(lambda c: statistics_of(c, ANNA))
            assert found.games == 5
            by_game = {(one.game, one.players): one.results for one in found.by_game}
            venice = by_game["venice", 2]
            assert (venice.games, venice.wins, venice.place, venice.points) == (2, 2, 1.0, 40.0)
            assert by_game["venice", 3].place == 2
            assert by_game["bruges", 3].wins == 1 and by_game["bruges", 3].place == 1.5
            bots = {one.bot: (one.games, one.ahead) for one in found.bots}
            assert bots == {"expert": (2, 1), "novice": (1, 1)}
            both = await people.company.database.read(lambda c: comparison_of(c, ANNA, BOB))
            together = both.together
            assert (together.games, together.first, together.second) == (3, 2, 0)
            turned = await people.company.database.read(lambda c: comparison_of(c, BOB, ANNA))
            assert (turned.together.first, turned.together.second) == (0, 2)

    run(test)


def test_private_games_are_shown_to_those_who_sat_there_alone(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:

            def fill(connection: Connection) -> tuple[str, str]:
                hidden = add_game(connection, [ANNA, BOB], points=[1, 2], updated=5)
                shown = add_game(connection, [ANNA, CARL], points=[1, 2], public=True)
                return hidden, shown

            hidden, shown = await people.company.database.write(fill)
            account = await people.accounts.create(ANNA, "Anna")
            for viewer, seen in ((BOB, [shown, hidden]), (CARL, [shown]), ("nobody", [shown])):
                page = await people.company.person(account.public, viewer)
                assert [table.id for table in page.recent] == seen
            read = people.company.database.read
            assert await read(lambda c: recent_games(c, [ANNA, BOB], CARL)) == []
            with pytest.raises(NotFound):
                await people.company.person("nobody", BOB)
            with pytest.raises(NotFound, match="same person"):
                await people.company.compared(account.public, account.public, BOB)

    run(test)


# --- invitations ----------------------------------------------------------------------------


def test_an_invitation_is_seen_accepted_declined_and_told(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            company, told = people.company, list[Sent]()
            company.invitations.watchers.append(told.append)

            def played(connection: Connection) -> str:
                return add_game(connection, [ANNA, BOB], points=[1, 2])

            old = await company.database.write(played)
            carl = await people.accounts.create(CARL, "Карл")
            (met,) = await company.invitations.met(ANNA)
            assert (met.table, met.seat, met.account) == (old, 1, "")
            table = await waiting(people, public=False)
            # The log of that table is not there: it is the seat of a table in memory that counts.
            game = await waiting(people, BOB)
            await people.tables.sit(game, ANNA, None, "Anna")
            seat_of_bob = Whom(table=game, seat=0)
            with pytest.raises(Refused, match="not played"):
                await company.invitations.invite(table, ANNA, seat_of_bob)
            await people.tables.set_bot(game, ANNA, 2, "novice")
            await people.tables.start(game, ANNA)
            await company.invitations.invite(table, ANNA, seat_of_bob)
            await company.invitations.invite(table, ANNA, Whom(name="карл"))
            with pytest.raises(Refused, match="invited to this table already"):
                await company.invitations.invite(table, ANNA, Whom(account=carl.public))
            with pytest.raises(Refused, match="yourself"):
                await company.invitations.invite(table, ANNA, Whom(table=game, seat=1))
            with pytest.raises(NotFound):
                await company.invitations.invite(table, ANNA, Whom(name="Nobody"))
            with pytest.raises(Forbidden):
                await company.invitations.invite(table, CARL, Whom(table=game, seat=0))
            assert [one.invited for one in told] == [BOB, CARL] and told[0].table == table
            (to_bob,), (to_carl,) = [await company.invitations.to(p) for p in (BOB, CARL)]
            assert (to_bob.by, to_bob.table.id) == ("anna", table)
            with pytest.raises(NotFound):
                await company.invitations.accept(to_bob.id, CARL, "Carl")
            seated = await company.invitations.accept(to_bob.id, BOB, "Bob")
            assert (seated.table, seated.seat) == (table, 1)
            await company.invitations.decline(to_carl.id, CARL)
            assert await company.invitations.to(BOB) == await company.invitations.to(CARL) == []
            answers = {one.name: one.answer for one in await company.invitations.at(table)}
            assert answers == {"bobx": "accepted", "Карл": "declined"}

    run(test)


def test_who_avoids_somebody_neither_meets_nor_invites_them(any_database: str) -> None:
    async def test() -> None:
        async with peopled(any_database) as people:
            company, tables = people.company, people.tables
            table = await waiting(people)
            await people.accounts.create(BOB, "Bob")
            await people.accounts.create(ANNA, "Anna")
            assert [one.id for one in (await company.lobby(BOB)).open] == [table]
            await company.invitations.invite(table, ANNA, Whom(name="Bob"))
            await company.block(ANNA, Whom(name="Bob"))
            await company.block(ANNA, Whom(name="Bob"))
            (line,) = await company.avoiding.listed(ANNA, blocks)
            assert line.name == "Bob"
            assert await company.invitations.to(BOB) == [], "what was sent before is gone"
            assert (await company.lobby(BOB)).open == []
            assert [one.id for one in (await company.lobby(CARL)).open] == [table]
            with pytest.raises(Forbidden, match="another one"):
                await tables.sit(table, BOB, None, "Bob")
            theirs = await waiting(people, BOB)
            assert theirs not in {one.id for one in (await company.lobby(ANNA)).open}
            with pytest.raises(Forbidden):
                await tables.sit(theirs, ANNA, None, "Anna")
            for who, whom in ((ANNA, "Bob"), (BOB, "Anna")):
                with pytest.raises(Refused, match="cannot be invited"):
                    own = table if who == ANNA else theirs
                    await company.invitations.invite(own, who, Whom(name=whom))
            with pytest.raises(NotFound):
                await company.avoiding.take_off(BOB, line.id, blocks)
            await company.avoiding.take_off(ANNA, line.id, blocks)
            await tables.sit(table, BOB, None, "Bob")
            # Renaming is no sitting down: who sits there stays.
            await company.block(ANNA, Whom(name="Bob"))
            await tables.rename(table, BOB, "Bobby")
            with pytest.raises(Refused, match="yourself"):
                await company.block(ANNA, Whom(name="Anna"))
            with pytest.raises(Forbidden, match="token"):
                await company.block(token_person("x" * 24), Whom(name="Bob"))

    run(test)


def test_who_is_muted_is_heard_in_no_view_and_no_stream(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            tables, company = people.tables, people.company
            table = await waiting(people)
            await tables.sit(table, BOB, None, "Bob")
            await tables.chat(table, BOB, "before")
            await company.mute(ANNA, Whom(table=table, seat=1))
            stream = await tables.subscribe(table, ANNA, 0)
            other = await tables.subscribe(table, CARL, 0)
            await tables.chat(table, BOB, "after")
            await tables.chat(table, ANNA, "mine")
            assert [line.text for line in (await tables.view_for(table, ANNA)).chat] == ["mine"]
            everything = ["before", "after", "mine"]
            assert [line.text for line in (await tables.view_for(table, CARL)).chat] == everything
            assert [line.text for line in (await tables.view_for(table, BOB)).chat] == everything
            heard = {name: list[str]() for name in ("anna", "carl")}
            for name, told in (("anna", stream), ("carl", other)):
                async for message in told:
                    if isinstance(message, Said):
                        heard[name].append(message.text)
                        if message.text == "mine":
                            break
            assert heard == {"anna": ["mine"], "carl": everything}
            # Another who takes the seat is another person.
            await tables.leave(table, BOB)
            await tables.sit(table, CARL, 1, "Carl")
            await tables.chat(table, CARL, "hello")
            assert [line.text for line in (await tables.view_for(table, ANNA)).chat] == [
                "mine", "hello",
            ]  # fmt: skip
        async with peopled(database) as people:
            await people.company.avoiding.refresh()
            view = await people.tables.view_for(table, ANNA)
            assert [line.text for line in view.chat] == ["mine", "hello"]
            (line,) = await people.company.avoiding.listed(ANNA, mutes)
            await people.company.avoiding.take_off(ANNA, line.id, mutes)
            assert len((await people.tables.view_for(table, ANNA)).chat) == 4

    run(test)


# --- finding --------------------------------------------------------------------------------


def test_the_open_table_that_fits_best_is_found_or_one_is_opened(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            company, finding = people.company, people.company.finding
            russian, english, full = [await waiting(people, new_person()) for _ in range(3)]
            await finding.want(
                russian, await host_of(people, russian), Wants("ru", "new", " Мир! ")
            )
            await finding.want(english, await host_of(people, english), Wants("en", "good"))
            await people.tables.sit(full, new_person(), None, "Third")
            (listed,) = (await company.lobby(ANNA, Wish(language="ru", level="new", free=2))).open
            assert (listed.id, listed.wants.line) == (russian, "Мир!")
            assert len((await company.lobby(ANNA, Wish(language="ru"))).open) == 2
            assert (await company.lobby(ANNA, Wish(game="bruges"))).open == []
            assert (await finding.find(ANNA, "Anna", Wish(language="en"))).table == english
            assert (await finding.find(BOB, "Bob", Wish())).table == full, "it can soon begin"
            opened = await finding.find(CARL, "Carl", Wish("glenmore", "ru", "some"))
            view = await people.tables.view_for(opened.table, CARL)
            assert (view.game, view.public, view.me) == ("glenmore", True, 0)
            assert await finding.wanted(opened.table) == Wants("ru", "some")
            for wrong in (Wants("de"), Wants("", "expert"), Wants(line="x" * 81)):
                with pytest.raises(TableError):
                    await finding.want(opened.table, CARL, wrong)
            with pytest.raises(Forbidden):
                await finding.want(opened.table, ANNA, Wants("ru"))
            await finding.want(opened.table, CARL, Wants())
            assert await finding.wanted(opened.table) == Wants()

    run(test)


async def host_of(people: People, table: str) -> str:
    return (await people.tables.keeper.find(table)).table.setup.host


# --- names ----------------------------------------------------------------------------------


def test_a_name_is_reported_taken_away_everywhere_and_kept_from_all(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            tables, company = people.tables, people.company
            await people.accounts.create(BOB, "Rude Name")
            table = await tables.opening.create(BOB, "rude  NAME", "venice", 2, seed=3)
            await tables.sit(table, ANNA, None, "Anna")
            await tables.chat(table, BOB, "hello")
            await tables.start(table, BOB)
            await company.report(ANNA, Whom(table=table, seat=0), "it is rude")
            await company.report(ANNA, Whom(table=table, seat=0), "it is rude")
            await company.report(CARL, Whom(name="Rude Name"), "so it is")
            with pytest.raises(TableError):
                await company.report(CARL, Whom(name="Rude Name"), " ")
            (report,) = await company.database.read(reporting.reports)
            assert report.name == "Rude Name" and len(report.by) == 2
            # The host does it in another process, while the table is in use here.
            done = await company.database.write(
                lambda connection: reporting.remove_name(connection, "RUDE name", time.time())
            )
            assert (done.accounts, done.seats) == (1, 1)
            async with asyncio.timeout(20):
                while (await tables.view_for(table, ANNA)).seats[0].name != reporting.NEUTRAL:
                    await asyncio.sleep(0.01)
            view = await tables.view_for(table, ANNA)
            assert [line.name for line in view.chat] == [reporting.NEUTRAL]
            renamed = await people.accounts.of(BOB)
            assert renamed is not None and renamed.name.startswith(reporting.NEUTRAL)
            assert await company.database.read(reporting.reports) == []
            with pytest.raises(Refused, match="does not want"):
                await people.accounts.rename(BOB, "ＲＵＤＥ name")
            with pytest.raises(Refused, match="does not want"):
                await tables.opening.create(CARL, "Rude name", "venice", 2)
            await play_on(tables, table, [ANNA, BOB])
            assert (await tables.view_for(table, ANNA)).status == Status.FINISHED
            assert "ude" not in await tables.records.text(table)
        async with peopled(database) as people:
            view = await people.tables.view_for(table, ANNA)
            assert view.seats[0].name == reporting.NEUTRAL
            rows = select(m.entries.c.data).where(m.entries.c.table_id == table)
            stored = await people.company.database.read(lambda c: list(c.scalars(rows)))
            assert "rude" not in str(stored).lower()

    run(test)


# --- a private host -------------------------------------------------------------------------


def test_a_private_host_lets_in_who_was_invited(any_database: str) -> None:
    async def test() -> None:
        async with peopled(any_database) as people:
            company, tables = people.company, people.tables
            before = await waiting(people, BOB)
            company.doors.private = True
            account = await people.accounts.create(BOB, "Bob")
            for deed in (
                lambda: waiting(people),
                lambda: tables.sit(before, ANNA, None, "Anna"),
                lambda: company.finding.find(ANNA, "Anna", Wish()),
                lambda: company.person(account.public, ANNA),
                lambda: tables.lessons.open("venice", "first", ANNA, "Anna"),
                lambda: people.create(ANNA, "Anna", None, None, "—"),
            ):
                with pytest.raises(Forbidden, match="private"):
                    await deed()
            assert (await company.lobby(ANNA)).open == []
            # Who has begun goes on, and returns by the link of the seat.
            await tables.set_bot(before, BOB, 1, "novice")
            token = (await tables.tokens.of(before, BOB)).token
            assert await tables.tokens.return_to(token, CARL) == before
            assert (await company.lobby(BOB)).mine

            write = company.database.write
            link = await write(lambda c: doors.invite(c, uses=1, days=1))
            await company.doors.enter(link, ANNA, time.time())
            await company.doors.enter(link, ANNA, time.time())
            await tables.sit(before, ANNA, None, "Anna")
            with pytest.raises(NotFound, match="used up"):
                await company.doors.enter(link, CARL, time.time())
            old = await write(lambda c: doors.invite(c, uses=5, days=1))
            with pytest.raises(NotFound):
                await company.doors.enter(old, CARL, time.time() + 2 * doors.DAY)
            assert await write(lambda c: doors.revoke(c, old))
            assert not await write(lambda c: doors.revoke(c, "nothing"))
            with pytest.raises(NotFound):
                await company.doors.look(old, time.time())
            assert await company.doors.is_inside(ANNA)
            assert await write(lambda c: doors.revoke(c, link, with_people=True))
            assert not await company.doors.is_inside(ANNA)

    run(test)


# --- forgetting -----------------------------------------------------------------------------


def test_who_is_forgotten_is_in_no_list(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:
            company = people.company
            for person, name in ((ANNA, "Anna"), (BOB, "Bob"), (CARL, "Carl")):
                await people.accounts.create(person, name)
            table = await waiting(people)
            await company.invitations.invite(table, ANNA, Whom(name="Carl"))
            await company.block(ANNA, Whom(name="Bob"))
            await company.mute(BOB, Whom(name="Anna"))
            await company.report(ANNA, Whom(name="Bob"), "odd")
            await company.report(CARL, Whom(name="Anna"), "odder")
            link = await company.database.write(lambda c: doors.invite(c, 1, 1))
            await company.doors.enter(link, ANNA, 5.0)
            kept = await company.database.read(lambda c: forgetting.export(c, ANNA))
            assert [one["name"] for one in kept["blocks"]] == ["Bob"] and kept["admitted"] == 5.0
            assert kept["reports"][0]["reason"] == "odd" and kept["invited"][0]["name"] == "Carl"
            assert BOB not in str(kept) and CARL not in str(kept)
            await company.database.write(lambda c: forgetting.forget(c, ANNA))
            await company.database.write(lambda c: forgetting.forget(c, CARL))

            def left(connection: Connection) -> str:
                kinds = (blocks, mutes, invitations)
                return str([connection.execute(select(kind)).all() for kind in kinds])

            assert await company.database.read(left) == "[[], [], []]"
            (report,) = await company.database.read(reporting.reports)
            assert (report.name, [who for who, _, _ in report.by]) == ("Bob", [""])
            empty = await company.database.read(lambda c: forgetting.export(c, ANNA))
            assert not any(empty.values())

    run(test)


def test_a_search_for_odd_letters_finds_nothing_and_breaks_nothing(database: str) -> None:
    async def test() -> None:
        async with peopled(database) as people:

            def work(connection: Connection) -> list[int]:
                add_game(connection, [ANNA, "100%"], points=[1, 2])
                add_game(connection, [ANNA, "Bob"], points=[1, 2])
                return [
                    len(my_tables(connection, ANNA, Search(person=odd)).tables)
                    for odd in ("%", "_", "'", "bo", "\\")
                ]

            assert await people.company.database.write(work) == [1, 0, 0, 1, 0]

    run(test)
