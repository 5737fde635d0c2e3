"""Lessons at the tables: followed, tried otherwise, left, skipped, and commented by the coach."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any, cast

import pytest

from igroteka.engine import find_game, game_names
from igroteka.face import lessons
from igroteka.tables.errors import AgainstTheRules, BesideTheLesson, NotFound, Refused
from igroteka.tables.service import Tables
from igroteka.tables.views import GuideView, Origin, TableView
from tests.tables.helpers import opened, run
from tests.tables.test_hints import Coach

COURSES = [
    (game, course.id)
    for game in game_names()
    for course in lessons.courses_of(find_game(game).face)
]
GAME, COURSE = "venice", "first"


async def begin(tables: Tables, game: str = GAME, course: str = COURSE) -> str:
    table = await tables.lessons.open(game, course, "anna", "Anna")
    await tables.start(table, "anna")
    return table


async def settled(tables: Tables, table: str) -> tuple[TableView, GuideView | None]:
    """Wait until the lesson wants something of the learner."""
    while True:
        view = await tables.view_for(table, "anna")
        guide = view.guide
        if guide is None or guide.waits or (view.actions and (guide.expects or guide.is_free)):
            return view, guide
        await asyncio.sleep(0.002)


async def follow(tables: Tables, table: str, until: str = "") -> TableView:
    """Do what the lessons say, up to the one called *until*, or to the first free one."""
    while True:
        view, guide = await settled(tables, table)
        if guide is None or guide.is_free or guide.id == until:
            return view
        if guide.waits:
            await tables.lessons.go_on(table, "anna", guide.lesson)
        else:
            await tables.act(table, "anna", guide.expects[0], view.number)


@pytest.mark.parametrize("game,course", COURSES)
def test_every_course_is_followed_to_the_end_and_the_game_goes_on(
    game: str, course: str, database: str
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            Coach(tables)
            table = await begin(tables, game, course)
            given = lessons.find_course(find_game(game).face, course)
            assert given is not None
            view = await follow(tables, table)
            assert view.guide is not None and view.guide.is_free
            assert view.step >= len(given.before) + len(given.script)
            assert view.deal.origin == Origin.LESSON and view.source == f"lesson:{course}"
            guide: GuideView | None = view.guide
            while guide is not None:
                await tables.lessons.go_on(table, "anna", guide.lesson)
                view = await tables.view_for(table, "anna")
                guide = view.guide
            # The same game, as at any table.
            assert view.status == "playing" and view.may_hint == bool(view.actions)
            before = view.step
            view, _ = await settled_game(tables, table)
            await tables.act(table, "anna", view.actions[-1].text, view.number)
            assert (await tables.view_for(table, "anna")).step > before

    run(test)


async def settled_game(tables: Tables, table: str) -> tuple[TableView, None]:
    while not (view := await tables.view_for(table, "anna")).actions:
        await asyncio.sleep(0.002)
    return view, None


def test_what_is_allowed_but_not_meant_is_answered_kindly_and_costs_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            view = await follow(tables, table, "place")
            with pytest.raises(BesideTheLesson) as beside:
                await tables.act(table, "anna", "place d1", view.number)
            assert "h4" in beside.value.own_words("ru") and "h4" in beside.value.own_words("en")
            with pytest.raises(AgainstTheRules, match="c4"):
                await tables.act(table, "anna", "place c4", view.number)
            assert (await tables.view_for(table, "anna")).number == view.number
            await tables.act(table, "anna", "place h4", view.number)

    run(test)


def test_a_gesture_of_several_parts_is_followed_as_a_whole(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            view = await follow(tables, table, "move")
            for wrong in ("move e8; to f7", "move c8; to c7", "move e8; to e7; buy e7"):
                with pytest.raises(BesideTheLesson):
                    await tables.act(table, "anna", wrong, view.number)
            await tables.act(table, "anna", "move e8; to g6", view.number)
            _, guide = await settled(tables, table)
            assert guide is not None and guide.id == "cheap"

    run(test)


def test_who_leaves_comes_back_to_the_same_lesson(database: str) -> None:
    """Also after the server was killed: nothing is kept but the log."""

    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            before = (await follow(tables, table, "rescue")).guide
            await tables.leave(table, "anna")
            assert await tables.lessons.unfinished(GAME, COURSE, "anna") == table
            assert await tables.lessons.unfinished(GAME, COURSE, "bob") is None
        async with opened(database) as tables:
            assert await tables.lessons.unfinished(GAME, COURSE, "anna") == table
            view, guide = await settled(tables, table)
            assert guide == before and view.actions and view.seats[0].stand_in is None
            await follow(tables, table)
            await tables.lessons.end(table, "anna")
            assert await tables.lessons.unfinished(GAME, COURSE, "anna") is None

    run(test)


def test_bots_wait_for_who_reads(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            view = await follow(tables, table, "same")
            assert view.guide is not None and view.guide.waits
            await tables.act(table, "anna", "place c8", view.number)  # reading can be passed over
            while (view := await tables.view_for(table, "anna")).step < 12:
                await asyncio.sleep(0.002)
            assert view.guide is not None and view.guide.id == "last" and view.guide.waits
            view = await follow(tables, table, "fall")
            step = view.step
            await asyncio.sleep(0.02)
            assert (await tables.view_for(table, "anna")).step == step

    run(test)


def test_undo_leads_back_to_the_lesson_and_what_was_read_is_read_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            await follow(tables, table, "turn")
            await tables.lessons.go_on(table, "anna", 7)
            await follow(tables, table, "play")
            await tables.undo(table, "anna")
            _, guide = await settled(tables, table)
            assert guide is not None and guide.id == "buy"
            await tables.undo(table, "anna")  # the last figure, and what the others did then
            _, guide = await settled(tables, table)
            assert guide is not None and guide.id == "last" and guide.expects == ["place c8"]
            view = await follow(tables, table, "turn")
            assert view.guide is not None and view.guide.waits
            await follow(tables, table)

    run(test)


def test_lessons_are_skipped_one_by_one_or_all(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            for number in range(1, 5):
                await tables.lessons.go_on(table, "anna", number)
            view = await tables.view_for(table, "anna")
            assert view.guide is not None and view.guide.id == "same" and view.step == 9
            await tables.lessons.go_on(table, "anna", 4)  # a second click does nothing more
            assert (await tables.view_for(table, "anna")).number == view.number
            with pytest.raises(Refused):
                await tables.lessons.go_on(table, "anna", 9)
            await tables.lessons.end(table, "anna")
            view = await tables.view_for(table, "anna")
            assert view.guide is None and view.actions
            await tables.act(table, "anna", "place g1", view.number)  # whatever one likes
            with pytest.raises(Refused):
                await tables.lessons.end(table, "anna")

    run(test)


def test_the_coach_says_what_it_thinks_of_free_decisions(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await begin(tables)
            messages = cast(Any, await tables.subscribe(table, "anna"))
            async with aclosing(messages) as heard:
                await anext(heard)
                view = await follow(tables, table)
                assert view.guide is not None and not view.guide.comment
                while not coach.asked:
                    await asyncio.sleep(0.002)
                best, other = coach.asked[0].legal[0], view.actions[-1]
                assert other.action != best
                await tables.act(table, "anna", other.text, view.number)
                said = await comment(tables, table)
                assert said.startswith("The coach would rather have chosen “")
                assert "a better position all in all" in said
                await tables.undo(table, "anna")
                view, _ = await settled(tables, table)
                chosen = next(offer for offer in view.actions if offer.action == best)
                await tables.act(table, "anna", chosen.text, view.number)
                assert (await comment(tables, table)).startswith("The coach would have done")

    run(test)


async def comment(tables: Tables, table: str) -> str:
    while True:
        guide = (await tables.view_for(table, "anna")).guide
        assert guide is not None
        if guide.comment:
            return guide.comment
        await asyncio.sleep(0.002)


def test_only_the_learner_is_guided_and_unknown_courses_are_refused(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            assert (await tables.view_for(table, "somebody")).guide is None
            with pytest.raises(NotFound, match="no lessons called"):
                await tables.lessons.open(GAME, "nothing", "anna", "Anna")

    run(test)
