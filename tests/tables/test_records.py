"""Replays, records, and going on from a step of a finished game."""

from __future__ import annotations

import pytest

from igroteka.engine import read_record
from igroteka.tables.errors import Forbidden, NotFound, Refused, TableError
from igroteka.tables.views import Status
from tests.tables.helpers import against_bots, opened, play_on, run, started, until_turn

PEOPLE = ("anna", "bob", "carl")


def test_a_running_game_is_replayed_through_ones_own_eyes_only(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            views = [await tables.view_for(table, "bob")]
            for step in range(1, 6):
                await play_on(tables, table, PEOPLE, 1, seed=step)
                views.append(await tables.view_for(table, "bob"))
            for step, view in enumerate(views):
                seen = await tables.at_step(table, "bob", step)
                assert (seen.view, seen.seat, seen.scores) == (view.view, 1, None)
                assert (seen.action is not None) == (step > 0 and seen.actor == 1)
                spectator = await tables.at_step(table, "nobody", step)
                assert spectator.view["hand"] is None
                assert spectator.action is None
            with pytest.raises(Forbidden):
                await tables.at_step(table, "bob", 2, 0)
            with pytest.raises(Forbidden):
                await tables.at_step(table, "nobody", 2, 0)
            with pytest.raises(NotFound):
                await tables.at_step(table, "bob", 6)
            for attempt in (
                tables.records.text(table),
                tables.scores_over(table),
                tables.records.continue_from(table, 1, "bob", "Bob"),
            ):
                with pytest.raises(Refused):
                    await attempt

    run(test)


def test_a_finished_game_is_open_to_all(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            await play_on(tables, table, PEOPLE)
            last = await tables.view_for(table, "nobody")
            assert last.status == Status.FINISHED
            seen = await tables.at_step(table, "nobody", 1, 2)
            assert len(seen.view["hand"]) == 5
            assert seen.action is not None
            points = await tables.scores_over(table)
            assert len(points) == last.step + 1
            assert (points[0], points[-1]) == ([3, 3, 3], last.scores)
            record = read_record(await tables.records.text(table))
            assert record.players == list(PEOPLE)
            assert record.replay().state.scores() == last.scores

    run(test)


def test_a_record_goes_up_and_comes_down_the_same(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE)
            await play_on(tables, table, PEOPLE)
            text = await tables.records.text(table)
            uploaded = await tables.records.upload(text, "dora")
            assert await tables.records.text(uploaded) == text
            view = await tables.view_for(uploaded, "dora")
            assert (view.status, view.source, view.me) == (Status.FINISHED, "upload", None)
            for bad, message in (
                (text.replace("1 ", "2 ", 1), "error-bad-record"),
                ("", "error-bad-record"),
                (text[: len(text) // 2], "error-bad-record"),
            ):
                with pytest.raises(TableError) as caught:
                    await tables.records.upload(bad, "dora")
                assert caught.value.message == message
            record = read_record(text)
            record.actions, record.scores = record.actions[:5], None
            with pytest.raises(TableError) as caught:
                await tables.records.upload(record.text(), "dora")
            assert caught.value.message == "error-unfinished-record"
            record.seed = 10**30
            with pytest.raises(TableError):
                await tables.records.upload(record.text(), "dora")
        async with opened(database) as tables:
            assert await tables.records.text(uploaded) == text

    run(test)


def test_a_game_goes_on_from_any_step(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            old = await started(tables, PEOPLE)
            await play_on(tables, old, PEOPLE)
            then = await tables.at_step(old, "x", 20, 1)
            table = await tables.records.continue_from(
                old, 20, "dora", "Dora", seat=1, bots={0: "random", 2: "random"}
            )
            await tables.start(table, "dora")
            view = await until_turn(tables, table, "dora")
            assert (view.first_step, view.source, view.me) == (20, old, 1)
            assert (await tables.at_step(table, "dora", 20)).view == then.view
            while (view := await until_turn(tables, table, "dora")).status == Status.PLAYING:
                await tables.act(table, "dora", view.actions[0].text, view.number)
            assert read_record(await tables.records.text(table)).actions[:20] == [
                (seat, text)
                for seat, text in read_record(await tables.records.text(old)).actions[:20]
            ]
            with pytest.raises(NotFound):
                await tables.records.continue_from(old, 10_000, "dora", "Dora")

    run(test)


def test_nothing_before_the_continued_step_can_be_taken_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            old = await against_bots(tables)
            while (view := await until_turn(tables, old, "anna")).status == Status.PLAYING:
                await tables.act(old, "anna", view.actions[0].text, view.number)
            table = await tables.records.continue_from(old, 6, "anna", "Anna", bots={1: "random"})
            await tables.start(table, "anna")
            view = await until_turn(tables, table, "anna")
            assert view.can_undo is None
            with pytest.raises(TableError):
                await tables.undo(table, "anna", 3)

    run(test)
