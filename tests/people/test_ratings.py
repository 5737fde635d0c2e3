"""Rated games: which are, that each counts once and in order, and that all can be made anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import Connection, delete

from igroteka.arena.skill import NEW, PROVISIONAL_ABOVE, Skill, after_game, partly
from igroteka.people.ratings import Rung, export, forget, ranked
from igroteka.tables import settling
from igroteka.tables.account_models import accounts as account_rows
from igroteka.tables.entries import AskHint
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.rebuilding import rebuild
from igroteka.tables.views import Status
from tests import guest
from tests.people.rating import accounts, rated_game, rated_table, stored
from tests.tables.helpers import Clock, opened, play_on, run


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


def test_a_rated_game_moves_the_ratings_of_its_players_once(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris")
            table = await rated_game(tables, ["anna", "boris"])
            view = await tables.view_for(table, "anna")
            assert view.status == Status.FINISHED and view.rated.counts and not view.rated.why
            assert view.ranking is not None
            expected = after_game([NEW, NEW], view.ranking)
            assert [change.after for change in view.rated.changes] == [e.rating for e in expected]
            assert [change.before for change in view.rated.changes] == [1500, 1500]
            (anna,) = await people.ratings.of("anna")
            assert (anna.game, anna.skill, anna.games) == ("toy", expected[0], 1)
            (point,) = await people.ratings.curve("anna", "toy")
            assert (point.table, point.skill) == (table, expected[0])
            assert await tables.rated.count() == 0
            lobby = await tables.lobby("anna")
            assert [each.rated for each in lobby.finished] == [True]
            before = await stored(tables)
        async with opened(database) as tables:
            assert await stored(tables) == before
            assert (await tables.view_for(table, "boris")).rated == view.rated

    run(test)


def test_an_ordinary_game_moves_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            await accounts(tables, "anna", "boris")
            table = await tables.opening.create("anna", "Anna", "toy", 2)
            await tables.sit(table, "boris", None, "Boris")
            await tables.start(table, "anna")
            await play_on(tables, table, ["anna", "boris"])
            assert not any((await stored(tables)).values())
            assert not (await tables.view_for(table, "anna")).rated.chosen

    run(test)


def test_each_reason_against_a_rating_is_one_sentence(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris")
            create = tables.opening.create
            with pytest.raises(Refused, match=r"^Vera has no account"):
                await create("vera", "Vera", "toy", 2, rated=True)
            with pytest.raises(Refused, match="without hints"):
                await create("anna", "Anna", "toy", 2, rated=True, hints=True)
            with pytest.raises(Refused, match="deal of this table was given"):
                await create("anna", "Anna", "toy", 2, rated=True, seed=3)
            with pytest.raises(Refused, match="“random” have no rating"):
                await create("anna", "Anna", "venice", 2, rated=True, bots={1: "random"})
            assert not (await tables.lobby("anna")).mine, "nothing half done remains"

            table = await create("anna", "Anna", "toy", 3, rated=True)
            await tables.sit(table, "vera", None, "Vera")
            await people.accounts.create("engine", "Engine", bot=True, owner="anna")
            await tables.sit(table, "engine", None, "Engine")
            view = await tables.view_for(table, "anna")
            assert view.rated.chosen and not view.rated.counts
            assert [each.message for each in view.rated.why] == [
                "error-rated-account",
                "error-rated-owner",
            ]
            with pytest.raises(Refused, match="Vera has no account"):
                await tables.start(table, "anna")
            with pytest.raises(Refused, match="without hints"):
                await tables.hints.allow(table, "anna", True)
            await tables.leave(table, "vera")
            await tables.sit(table, "boris", None, "Boris")
            with pytest.raises(Refused, match="Engine and Anna belong to one person"):
                await tables.start(table, "anna")
            await tables.rated.choose(table, "anna", False)
            await tables.start(table, "anna")
            with pytest.raises(Refused, match="already started"):
                await tables.rated.choose(table, "anna", True)

            done = await rated_game(tables, ["anna", "boris"])
            going_on = await tables.records.continue_from(done, 2, "anna", "Anna", anew=True)
            with pytest.raises(Refused, match="goes on from elsewhere"):
                await tables.rated.choose(going_on, "anna", True)

    run(test)


def test_nobody_is_helped_in_a_rated_game(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            await accounts(tables, "anna")
            table = await rated_table(tables, ["anna"], "venice", {1: "novice"})
            with pytest.raises(Refused, match="nobody gets hints"):
                await tables.hints.ask(table, "anna")
            while True:
                view = await tables.view_for(table, "anna")
                if view.actions and view.step >= 4:
                    break
                if view.actions:
                    await tables.act(table, "anna", view.actions[0].text, view.number)
                await asyncio.sleep(0.005)
            assert view.can_undo is None
            with pytest.raises(Refused, match="nobody can agree for bots"):
                await tables.undo(table, "anna", 0)

    run(test)


def test_a_game_that_was_spoilt_says_so_and_does_not_count(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            await accounts(tables, "anna", "boris")
            table = await rated_table(tables, ["anna", "boris"])
            async with tables.keeper.locked(table) as live:
                await tables.keeper.write(live, AskHint(0))
            view = await tables.view_for(table, "boris")
            assert view.rated.chosen and not view.rated.counts
            assert [each.text for each in view.rated.why] == [
                "A hint was given in this game, so it is not rated."
            ]
            await play_on(tables, table, ["anna", "boris"])
            assert not any((await stored(tables)).values())

    run(test)


def test_the_result_counts_by_the_share_of_own_decisions(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris")
            table = await rated_table(tables, ["anna", "boris"])
            await play_on(tables, table, ["boris"], steps=1)
            await tables.leave(table, "boris")
            while (await tables.view_for(table, "anna")).status != Status.FINISHED:
                await play_on(tables, table, ["anna"])
                await asyncio.sleep(0.005)
            anna, boris = (await tables.keeper.find(table)).table.shares()
            assert anna == 1 and 0 < boris < 0.5
            view = await tables.view_for(table, "anna")
            assert view.ranking is not None
            whole = after_game([NEW, NEW], view.ranking)
            (his,) = await people.ratings.of("boris")
            (hers,) = await people.ratings.of("anna")
            assert hers.skill == whole[0]
            assert his.skill == partly(NEW, whole[1], boris)
            assert whole[1].sigma < his.skill.sigma < NEW.sigma

    run(test)


def test_games_count_in_the_order_in_which_they_ended_whenever_they_are_stored(
    database: str,
) -> None:
    wall = Clock()

    async def test() -> None:
        async with opened(database, wall=wall) as tables:
            people = await accounts(tables, "anna", "boris", "vera")
            for rival, at in (("boris", 100.0), ("vera", 300.0), ("boris", 400.0), ("vera", 200.0)):
                wall.now = at
                await rated_game(tables, ["anna", rival])
            curve = await people.ratings.curve("anna", "toy")
            assert [point.finished for point in curve] == [100.0, 200.0, 300.0, 400.0]
            # By hand, in the order of their ends.
            known = dict.fromkeys(("anna", "boris", "vera"), NEW)
            for point, rival in zip(curve, ("boris", "vera", "vera", "boris"), strict=True):
                ranking = (await tables.view_for(point.table, "anna")).ranking
                assert ranking is not None
                known["anna"], known[rival] = after_game([known["anna"], known[rival]], ranking)
                assert point.skill == known["anna"]
            for person, skill in known.items():
                (standing,) = await people.ratings.of(person)
                assert standing.skill == skill

    run(test)


def test_all_ratings_can_be_made_anew_from_the_logs_alone(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            await accounts(tables, "anna", "boris", "vera", "gleb")
            tables_of = [["anna", "boris"], ["vera", "gleb", "anna"], ["boris", "vera"]]
            for seed in range(9):
                await rated_game(tables, tables_of[seed % 3], seed)
            before = await stored(tables)
            assert len(before["ratings"]) == 4

            def empty(connection: Connection) -> None:
                for name in ("ratings", "rating_changes", "results"):
                    connection.exec_driver_sql(f"DELETE FROM {name}")

            await tables.store.database.write(empty)
            rebuilt = await tables.store.database.write(rebuild)
            assert (rebuilt.games, rebuilt.mended, rebuilt.unplayed) == (9, 9, 0)
            assert await stored(tables) == before

            def cheat(connection: Connection) -> None:
                connection.exec_driver_sql("UPDATE results SET place = 3 - place WHERE seats = 2")

            await tables.store.database.write(cheat)
            assert (await tables.store.database.write(rebuild)).mended == 6
            assert await stored(tables) == before

    run(test)


def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_are(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris", "vera")
            for seed in range(4):
                await rated_game(tables, ["anna", "boris", "vera"], seed)
            kept = await tables.store.database.read(lambda there: export(there, "anna"))
            assert [len(kept[name]) for name in ("results", "rating_changes", "ratings")] == [
                4,
                4,
                1,
            ]
            assert "anna" not in repr(kept)
            before = await people.ratings.of("boris"), await people.ratings.of("vera")
            await tables.store.database.write(lambda there: forget(there, "anna"))
            after = await stored(tables)
            assert "anna" not in repr(after)
            assert await people.ratings.of("anna") == []
            assert (await people.ratings.of("boris"), await people.ratings.of("vera")) == before
            rebuilt = await tables.store.database.write(rebuild)
            assert (rebuilt.mended, rebuilt.changed) == (0, 0)
            assert await stored(tables) == after

    run(test)


def test_who_goes_during_a_game_is_nobody_in_its_result(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris")
            table = await rated_table(tables, ["anna", "boris"])
            gone = delete(account_rows).where(account_rows.c.person == "boris")
            await tables.store.database.write(lambda there: there.execute(gone))
            await play_on(tables, table, ["anna", "boris"])
            kept = await stored(tables)
            assert len(kept["ratings"]) == 2 and "boris" not in repr(kept)
            assert [rung.name for rung in await people.ratings.ladder("toy")] == ["Anna"]
            assert len((await tables.view_for(table, "anna")).rated.changes) == 2

    run(test)


def test_a_game_ends_even_if_it_cannot_be_counted_and_is_counted_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> NoReturn:
        raise ArithmeticError("no luck")

    async def test() -> None:
        async with opened(database) as tables:
            people = await accounts(tables, "anna", "boris")
            with monkeypatch.context() as broken_model:
                broken_model.setattr(settling, "after_game", broken)
                table = await rated_game(tables, ["anna", "boris"])
            view = await tables.view_for(table, "anna")
            assert view.status == Status.FINISHED and view.rated.changes == []
            assert "could not be counted" in caplog.text
            second = await rated_game(tables, ["anna", "boris"], 2)
            curve = await people.ratings.curve("anna", "toy")
            assert [point.table for point in curve] == [table, second]

    run(test)


def test_a_ladder_ranks_who_is_sure_and_lists_the_others_after_them(database: str) -> None:
    sure, unsure = Skill(26, 2), Skill(40, 6)
    people = [
        Rung(None, "Anna", "a", False, sure, 40),
        Rung(None, "Boris", "b", False, unsure, 2),
        Rung(None, "Vera", "v", False, Skill(30, 2), 50),
    ]
    bots = [Rung(None, "skilled", "", True, Skill(28, 3), 0)]
    shown = ranked(people, bots)
    assert [(rung.name, rung.rank) for rung in shown] == [
        ("Vera", 1),
        ("skilled", None),
        ("Anna", 2),
        ("Boris", None),
    ]
    assert unsure.margin > PROVISIONAL_ABOVE >= sure.margin

    async def test() -> None:
        async with opened(database) as tables:
            found = await accounts(tables, "anna", "boris")
            await rated_game(tables, ["anna", "boris"])
            assert {rung.name for rung in await found.ratings.ladder("toy")} == {"Anna", "Boris"}
            await found.ratings.hide("anna", True)
            assert [rung.name for rung in await found.ratings.ladder("toy")] == ["Boris"]
            assert await found.ratings.is_hidden("anna")
            await found.ratings.hide("anna", False)
            assert len(await found.ratings.ladder("toy")) == 2
            with pytest.raises(NotFound, match="no ladder"):
                await found.ratings.ladder("chess")
            with pytest.raises(NotFound):
                await found.ratings.hide("nobody", True)

    run(test)
