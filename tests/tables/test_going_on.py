"""Doing again what was taken back, refusing to go back, playing on with the same people."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.engine import Rng
from igroteka.tables.errors import Forbidden, Refused, TableError
from igroteka.tables.pace import Pace
from igroteka.tables.people import token_person
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from tests.tables.helpers import against_bots, opened, play_on, run, started, until_turn

PEOPLE = ("anna", "bob", "carl")


async def acts(tables: Tables, table: str, person: str, choice: int = 0) -> TableView:
    view = await tables.view_for(table, person)
    await tables.act(table, person, view.actions[choice].text, view.number)
    return await tables.view_for(table, person)


def shown(view: TableView) -> object:
    """Return what a table looks like, however it came to it."""
    return view.view, view.log, view.step, view.actions, view.to_act


# --- doing again ----------------------------------------------------------------------------


def test_what_was_taken_back_can_be_done_again_step_by_step(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 2)
            seen = []
            for _ in range(4):
                seen.append(await until_turn(tables, table, "anna"))
                assert not seen[-1].can_redo
                await acts(tables, table, "anna")
            last = await until_turn(tables, table, "anna")
            for before in reversed(seen):
                assert await tables.undo(table, "anna")
                view = await tables.view_for(table, "anna")
                assert shown(view) == shown(before) and view.can_redo
            for after in [*seen[1:], last]:
                await tables.redo(table, "anna")
                assert shown(await tables.view_for(table, "anna")) == shown(after)
            assert not (await tables.view_for(table, "anna")).can_redo
            with pytest.raises(Refused) as nothing:
                await tables.redo(table, "anna")
            assert nothing.value.message == "error-nothing-to-redo"
        async with opened(database) as tables:
            assert shown(await tables.view_for(table, "anna")) == shown(last)
            # One can go back through what was done again, too.
            assert await tables.undo(table, "anna")
            assert shown(await tables.view_for(table, "anna")) == shown(seen[-1])

    run(test)


def test_a_talk_does_not_end_it_but_another_move_does(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables)
            await until_turn(tables, table, "anna")
            await acts(tables, table, "anna")
            await until_turn(tables, table, "anna")
            await tables.undo(table, "anna")
            await tables.chat(table, "anna", "hm")
            assert (await tables.view_for(table, "anna")).can_redo
            await acts(tables, table, "anna", 1)
            assert not (await tables.view_for(table, "anna")).can_redo

    run(test)


def test_among_people_everybody_does_again_only_what_is_theirs(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            await acts(tables, table, "carl")
            await acts(tables, table, "bob")
            before = await tables.view_for(table, "bob")
            # Bob takes back alone: Carl's bid stays, and stays when Bob bids the same again.
            assert await tables.undo(table, "bob")
            assert not (await tables.view_for(table, "carl")).can_redo
            with pytest.raises(Refused):
                await tables.redo(table, "carl")
            await tables.redo(table, "bob")
            after = await tables.view_for(table, "bob")
            assert (after.view, after.step, after.to_act) == (
                before.view,
                before.step,
                before.to_act,
            )
            assert (await tables.view_for(table, "bob")).can_undo == "free"
            with pytest.raises(Forbidden):
                await tables.redo(table, "dora")

    run(test)


def test_what_the_table_agreed_on_is_not_done_again_by_one(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            view = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", view.number)
            assert not await tables.undo(table, "anna")
            for person in ("bob", "carl"):
                await tables.vote(table, person, True)
            assert (await tables.view_for(table, "anna")).step == 0
            assert not (await tables.view_for(table, "anna")).can_redo

    run(test)


@pytest.mark.parametrize("game", ["haul", "toy", "venice", "orleans"])
@pytest.mark.parametrize("seed", range(4))
def test_undo_and_redo_in_any_order_lead_nowhere_else(database: str, game: str, seed: int) -> None:
    """Whatever people do: redo after undo shows everybody the same again, also after a crash."""

    async def test() -> None:
        rng = Rng(seed)
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, game, seed=seed)

            async def everything() -> list[object]:
                views = [await tables.view_for(table, person) for person in PEOPLE]
                return [(view.view, view.step, view.to_act, view.actions) for view in views]

            redone = 0
            for _ in range(40):
                person = rng.choice(list(PEOPLE))
                view = await tables.view_for(table, person)
                before = await everything()
                what = rng.choice(["act", "act", "undo", "redo"])
                if what == "act" and view.actions:
                    await tables.act(table, person, rng.choice(view.actions).text, view.number)
                elif what == "undo" and view.can_undo == "free":
                    assert await tables.undo(table, person)
                    await tables.redo(table, person)
                    assert await everything() == before
                    assert await tables.undo(table, person)
                    redone += 1
                elif what == "redo" and view.can_redo:
                    await tables.redo(table, person)
                    redone += 1
            assert redone
            last = await everything()
        async with opened(database) as tables:
            assert await everything() == last

    run(test)


def test_it_is_known_whether_going_back_takes_others_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 2)
            await until_turn(tables, table, "anna")
            while (view := await acts(tables, table, "anna")).actions:
                assert view.can_undo == "free" and not view.undo_rewinds
            assert (await until_turn(tables, table, "anna")).undo_rewinds
            together = await started(tables, PEOPLE, "haul")
            for person in ("bob", "carl"):
                await acts(tables, together, person)
            # Carl's bid would stay.
            assert not (await tables.view_for(together, "bob")).undo_rewinds

    run(test)


# --- refusing -------------------------------------------------------------------------------


def test_who_asked_is_told_who_refused(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")

            async def refused() -> list[int | None]:
                return [(await tables.view_for(table, p)).refused_by for p in PEOPLE]

            first = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", first.number)
            await tables.undo(table, "anna")
            await tables.vote(table, "carl", False)
            assert await refused() == [2, None, None]
            await tables.undo(table, "anna")
            assert await refused() == [None, None, None]
            await acts(tables, table, "bob")  # who plays on refuses
            assert await refused() == [1, None, None]
            await acts(tables, table, "anna")
            assert await refused() == [None, None, None]
            await tables.undo(table, "anna", 0)
            await tables.vote(table, "anna", False)
            assert await refused() == [None, None, None], "she withdrew it herself"

    run(test)


# --- names and pace -------------------------------------------------------------------------


def test_a_name_can_be_changed_until_the_start(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Guest", "venice", 2)
            await tables.rename(table, "anna", "  Anna\n")
            await tables.sit(table, "bob", 1, "Bob")
            with pytest.raises(TableError):
                await tables.rename(table, "bob", " ")
            with pytest.raises(Forbidden):
                await tables.rename(table, "carl", "Carl")
            assert (await tables.lobby("anna")).mine[0].names == ["Anna", "Bob"]
            await tables.start(table, "anna")
            with pytest.raises(Refused):
                await tables.rename(table, "anna", "Anne")
        async with opened(database) as tables:
            assert [s.name for s in (await tables.view_for(table, "bob")).seats] == ["Anna", "Bob"]

    run(test)


def test_the_pace_of_the_bots_is_kept_and_slows_nothing_else(database: str) -> None:
    async def test() -> None:
        # A host whose bots would wait for an hour.
        async with opened(database, Pace(bot_pause=3600)) as tables:
            table = await tables.opening.create(
                "anna", "Anna", "venice", 2, bots={1: "random"}, seed=7
            )
            assert (await tables.view_for(table, "anna")).pace == "readable"
            await tables.set_pace(table, "anna", "at-once")
            with pytest.raises(TableError):
                await tables.set_pace(table, "anna", "warp")
            await tables.start(table, "anna")
            await until_turn(tables, table, "anna")
            await acts(tables, table, "anna")
        async with opened(database, Pace(bot_pause=3600)) as tables:
            assert (await until_turn(tables, table, "anna")).pace == "at-once"
            await tables.set_pace(table, "anna", "slow")
            while (await tables.view_for(table, "anna")).actions:
                await acts(tables, table, "anna")
            live = await tables.keeper.find(table)
            assert tables.bots._pause(live, 1) == 3 * 3600

    run(test)


# --- the next table -------------------------------------------------------------------------


async def finished(tables: Tables) -> str:
    table = await started(tables, PEOPLE, "haul")
    await play_on(tables, table, PEOPLE)
    assert (await tables.view_for(table, "anna")).status == "finished"
    return table


def test_the_second_who_wants_to_play_again_joins_the_first(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await finished(tables)
            assert (await tables.view_for(table, "dora")).next is None
            # At the same moment, and twice.
            seats = await asyncio.gather(
                *(tables.opening.again(table, person) for person in ("bob", "anna", "bob"))
            )
            (new,) = {seat.table for seat in seats}
            assert [seat.seat for seat in seats] == [1, 0, 1]
            offered = (await tables.view_for(table, "carl")).next
            assert offered is not None and (offered.seat, offered.table) == (1, new)
            view = await tables.view_for(new, "carl")
            assert [seat.name for seat in view.seats] == ["anna", "bob", ""]
            with pytest.raises(Forbidden):
                await tables.opening.again(table, "dora")
            await tables.opening.again(table, "carl")
            await tables.start(new, "carl")
            assert (await tables.opening.again(table, "bob")).table == new

            # After that one comes yet another one.
            await play_on(tables, new, PEOPLE)
            assert (await tables.opening.again(table, "bob")).table not in (table, new)

    run(test)


def test_another_device_and_a_token_join_too(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await finished(tables)
            token = (await tables.view_for(table, "anna")).return_token
            assert token is not None
            await tables.tokens.return_to(token, "anna's phone")
            new = (await tables.opening.again(table, "anna")).table
            assert (await tables.opening.again(table, "anna's phone")).seat == 0
            assert (await tables.view_for(new, "anna's phone")).me == 0
            by_token = await tables.opening.again(table, token_person(token))
            assert (await tables.view_for(new, token_person(by_token.token))).me == 0
            await tables.sit(new, "dora", 1, "Dora")
            with pytest.raises(Refused):
                await tables.opening.again(table, "bob")

    run(test)


def test_against_bots_the_next_game_begins_at_once(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 1, "haul")
            await tables.set_pace(table, "anna", "slow")
            with pytest.raises(Refused):
                await tables.opening.again(table, "anna")
            while (await until_turn(tables, table, "anna")).status == "playing":
                await acts(tables, table, "anna")
            new = (await tables.opening.again(table, "anna")).table
            view = await tables.view_for(new, "anna")
            assert (view.status, view.pace, view.seats[1].bot) == ("playing", "slow", "random")

    run(test)
