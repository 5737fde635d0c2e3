"""Taking back: freely, by vote, and without end against bots."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

import pytest

from igroteka.engine import Move, Rng
from igroteka.tables.errors import Refused, TableError
from tests.tables.helpers import (
    Clock,
    against_bots,
    opened,
    play_on,
    run,
    started,
    turn_of,
    until_turn,
)

PEOPLE = ("anna", "bob", "carl")


def test_own_actions_that_showed_nothing_are_taken_back_freely(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            before = await tables.view_for(table, "bob")
            await tables.act(table, "bob", before.actions[0].text, before.number)
            assert (await tables.view_for(table, "bob")).can_undo == "free"
            assert (await tables.view_for(table, "anna")).can_undo is None
            assert await tables.undo(table, "bob")
            after = await tables.view_for(table, "bob")
            assert (after.view, after.actions, after.step) == (before.view, before.actions, 0)
            assert after.number > before.number
            with pytest.raises(Refused) as nothing:
                await tables.undo(table, "bob")
            assert nothing.value.message == "error-nothing-to-undo"

    run(test)


def test_who_decides_at_the_same_time_takes_back_alone(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            views = {person: await tables.view_for(table, person) for person in PEOPLE}
            for person in ("bob", "carl"):
                view = views[person]
                await tables.act(table, person, view.actions[0].text, view.number)
            assert (await tables.view_for(table, "bob")).can_undo == "free"
            assert await tables.undo(table, "bob")
            after = await tables.view_for(table, "bob")
            assert after.view is not None and after.step == 1
            assert (after.view["bid"], after.view["to_act"]) == (None, [0, 1])
            assert after.actions == views["bob"].actions
            # Carl's bid stays, and Anna need not look again.
            carl = await tables.view_for(table, "carl")
            assert carl.view is not None and carl.view["bid"] == views["carl"].actions[0].text[4:]
            bid = views["anna"].actions[0].text
            await tables.act(table, "anna", bid, views["anna"].number)
            await tables.act(table, "bob", after.actions[1].text, after.number)
            # Now the bids lie open: nobody takes back alone.
            assert (await tables.view_for(table, "bob")).can_undo == "vote"
            before = await tables.view_for(table, "bob")
        async with opened(database) as tables:
            again = await tables.view_for(table, "bob")
            assert (again.view, again.log) == (before.view, before.log)

    run(test)


def test_after_going_back_it_is_known_anew_who_decides_at_the_same_time(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = (*PEOPLE, "dora")
            table = await started(tables, people, "toy")

            async def bid(person: str) -> None:
                view = await tables.view_for(table, person)
                await tables.act(table, person, view.actions[0].text, view.number)

            for person in ("bob", "anna"):
                await bid(person)
            assert not await tables.undo(table, "anna", 0)
            for person in ("bob", "carl", "dora"):
                await tables.vote(table, person, True)
            for person in ("anna", "bob", "carl"):
                await bid(person)
            # Bob decided at the same time as Carl, whose bid stays.
            assert await tables.undo(table, "bob")
            after = await tables.view_for(table, "bob")
            assert (after.step, after.to_act) == (2, [1, 3])

    run(test)


def test_beyond_a_revelation_the_others_are_asked(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            first = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", first.number)
            assert (await tables.view_for(table, "anna")).can_undo == "vote"
            assert not await tables.undo(table, "anna")
            vote = (await tables.view_for(table, "bob")).vote
            assert vote is not None
            assert (vote.seat, vote.to, vote.steps_back) == (0, 0, 1)
            assert vote.waiting_for == [1, 2]
            assert vote.mine_to_vote
            with pytest.raises(Refused):
                await tables.vote(table, "anna", True)
            with pytest.raises(Refused):
                await tables.undo(table, "bob")
            await tables.vote(table, "bob", True)
            with pytest.raises(Refused):
                await tables.vote(table, "bob", True)
            assert (await tables.view_for(table, "anna")).step == 1
            await tables.vote(table, "carl", True)
            after = await tables.view_for(table, "anna")
            assert (after.step, after.vote) == (0, None)
            assert "peek" in [action.text for action in after.actions]

    run(test)


def test_one_no_is_enough_and_playing_on_is_a_no(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            first = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", first.number)
            await tables.undo(table, "anna")
            await tables.vote(table, "bob", True)
            await tables.vote(table, "carl", False)
            refused = await tables.view_for(table, "anna")
            assert (refused.step, refused.vote) == (1, None)
            await tables.undo(table, "anna")
            now = await tables.view_for(table, "carl")
            await tables.act(table, "carl", now.actions[0].text, now.number)
            assert (await tables.view_for(table, "anna")).vote is None
            await tables.undo(table, "anna")
            await tables.vote(table, "anna", False)
            assert (await tables.view_for(table, "anna")).vote is None

    run(test)


def test_another_players_act_needs_a_vote(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = ("anna", "bob")
            table = await started(tables, people)
            await play_on(tables, table, people, 2)
            first = 1 - (await turn_of(tables, table, people)).me  # type: ignore[operator]
            view = await tables.view_for(table, people[first])
            if view.log[-1].seat == first:
                assert view.can_undo == "free"
                first = 1 - first
            assert not await tables.undo(table, people[first])
            await tables.vote(table, people[1 - first], True)
            assert (await tables.view_for(table, "anna")).step < 2

    run(test)


def test_against_bots_everything_can_be_taken_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 2)
            first = await until_turn(tables, table, "anna")
            for _ in range(4):
                view = await until_turn(tables, table, "anna")
                await tables.act(table, "anna", view.actions[0].text, view.number)
            await until_turn(tables, table, "anna")
            while (await tables.view_for(table, "anna")).undo_to is not None:
                assert (await until_turn(tables, table, "anna")).can_undo == "free"
                assert await tables.undo(table, "anna")
            again = await until_turn(tables, table, "anna")
            assert (again.view, again.step) == (first.view, first.step)
            with pytest.raises(TableError):
                await tables.undo(table, "anna", 99)

    run(test)


def test_nobody_goes_back_without_who_is_away(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            table = await started(tables, PEOPLE, "haul")
            view = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", view.number)
            assert not await tables.undo(table, "anna")
            await tables.vote(table, "carl", True)
            clock.now += 200
            await tables.view_for(table, "carl")
            await tables.ask_stand_in(table, "anna", 1)
            # Bob cannot answer: the question is over, and Anna is told why.
            after = await tables.view_for(table, "anna")
            assert (after.step >= 1, after.vote, after.refused_by) == (True, None, 1)
            with pytest.raises(Refused) as away:
                await tables.undo(table, "anna", 0)
            assert away.value.message == "error-undo-away"
            assert str(away.value).startswith("bob is away")
            # Back again, he is asked like anybody.
            await tables.take_back(table, "bob")
            assert not await tables.undo(table, "anna", 0)
            await tables.vote(table, "bob", True)
            await tables.vote(table, "carl", True)
            assert (await tables.view_for(table, "anna")).step == 0

    run(test)


def test_who_asks_and_leaves_asks_no_more(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"), "haul")
            view = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", view.number)
            await tables.undo(table, "anna")
            await tables.leave(table, "anna")
            after = await tables.view_for(table, "bob")
            assert (after.vote, after.refused_by) == (None, None)

    run(test)


def test_who_has_agreed_and_leaves_has_agreed(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            view = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", view.number)
            await tables.undo(table, "anna")
            await tables.vote(table, "bob", True)
            await tables.leave(table, "bob")
            # While the table is asked, no bot acts, and none answers.
            assert (await tables.view_for(table, "carl")).vote is not None
            await tables.vote(table, "carl", True)
            log = (await tables.view_for(table, "anna")).log
            assert not any(event.kind == "peeked" for line in log for event in line.events)

    run(test)


@pytest.mark.parametrize("game", ["bruges", "glenmore", "orleans", "venice"])
def test_whatever_rivals_do_while_somebody_is_away_nothing_shown_goes_back(
    database: str, game: str
) -> None:
    async def test() -> None:
        clock = Clock()
        rng = Rng(5)
        async with opened(database, clock=clock) as tables:
            table = await started(tables, PEOPLE, game)
            live = await tables.keeper.find(table)
            while not any(move.barrier for move in live.table.match.moves):
                await play_on(tables, table, PEOPLE, 12)
            live.table.pace = "at-once"
            clock.now += 200
            rivals = ["anna", "carl"]
            for person in rivals:
                await tables.view_for(table, person)
            tried = 0
            shown: list[Move] = []
            while tried < 60:
                person = rng.choice(rivals)
                view = await tables.view_for(table, person)
                back = rng.choice([None, *range(view.step)])
                shows = [n for n, move in enumerate(live.table.match.moves) if move.barrier]
                if shows:
                    shown = live.table.match.moves[: shows[-1] + 1]
                attempt = rng.choice(["undo", "undo", "redo", "vote", "away", "act"])
                with suppress(TableError):
                    if attempt == "undo":
                        await tables.undo(table, person, back)
                    elif attempt == "redo":
                        await tables.redo(table, person)
                    elif attempt == "vote":
                        await tables.vote(table, person, True)
                    elif attempt == "away":
                        await tables.ask_stand_in(table, person, 1)
                    elif view.actions:
                        action = rng.choice(view.actions).text
                        await tables.act(table, person, action, view.number)
                tried += 1
                assert live.table.match.moves[: len(shown)] == shown, attempt
            assert shown

    run(test)


def test_what_was_taken_back_stays_so_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "haul")
            view = await tables.view_for(table, "bob")
            await tables.act(table, "bob", view.actions[0].text, view.number)
            await tables.undo(table, "bob")
            await tables.act(
                table, "bob", view.actions[1].text, (await tables.view_for(table, "bob")).number
            )
            before = await tables.view_for(table, "bob")
        async with opened(database) as tables:
            after = await tables.view_for(table, "bob")
            assert (after.view, after.log, after.number) == (
                before.view,
                before.log,
                before.number,
            )

    run(test)


def test_a_vote_that_all_have_won_takes_effect_after_a_crash(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"), "toy")
            view = await tables.view_for(table, "anna")
            await tables.act(table, "anna", "peek", view.number)
            await tables.undo(table, "anna")
            await tables.vote(table, "bob", True)
        file = sqlite3.connect(database)
        # The process died between the last vote and what follows from it.
        assert file.execute("DELETE FROM entries WHERE kind = 'back'").rowcount == 1
        file.commit()
        file.close()
        async with opened(database) as tables:
            view = await tables.view_for(table, "anna")
            assert (view.step, view.vote) == (0, None)

    run(test)
