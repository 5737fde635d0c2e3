"""Hints at the tables: who may ask, that all hear of it, and that it tells nothing hidden."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.coach import Advice, Hint, Kind, Reason
from igroteka.engine import Match, Rng
from igroteka.tables.entries import AskHint
from igroteka.tables.errors import Forbidden, Refused, Stale, Unavailable
from igroteka.tables.messages import Happened
from igroteka.tables.queue import Queue
from igroteka.tables.service import Tables
from igroteka.tables.thinking import Thought
from igroteka.tables.views import HintUse, TableView
from tests.tables.helpers import QUICK, against_bots, opened, run, started, turn_of, until_turn

PEOPLE = ("anna", "bob")


class Coach:
    """Advises the first legal actions, when it is let."""

    def __init__(self, tables: Tables) -> None:
        self.asked: list[Thought] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.is_able = True
        tables.bots.thinkers.advise = self.advise  # type: ignore[method-assign]

    async def advise(self, thought: Thought) -> Advice | None:
        self.asked.append(thought)
        await self.may_answer.wait()
        first, *rest = thought.legal[:3]
        why = (Reason(Kind.POSITION, 0.05),)
        hints = [Hint(first, 0.6, 0.02, 0.8, False, tuple(rest), why)]
        hints += [Hint(action, 0.5, 0.02, 0.1, False, (first,), why) for action in rest]
        return Advice(tuple(hints), 100, True) if self.is_able else None


async def refusal(asking: object) -> str:
    with pytest.raises(Refused) as refused:
        await asking  # type: ignore[misc]
    return refused.value.message


def test_against_bots_alone_one_may_always_ask(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await against_bots(tables)
            before = await until_turn(tables, table, "anna")
            assert before.may_hint and before.hints_allowed and not before.hint
            await tables.hints.ask(table, "anna")
            view = await tables.view_for(table, "anna", lang="ru")
            offered = {offer.text for offer in view.actions}
            assert {hint.action for hint in view.hint} <= offered and len(view.hint) == 3
            assert view.hint[0].chance == 0.6 and "60 %" in view.hint[0].text
            assert view.hint[0].reasons[0].text == "+5 %: положение в целом лучше"
            assert view.hinted == [HintUse(view.number, 0, view.step)]
            # Who only looks on is told that it happened, and nothing else.
            stranger = await tables.view_for(table, "eve")
            assert stranger.hinted == view.hinted and not stranger.hint and not stranger.may_hint
            # The same question is answered with the same, and nobody hears of it again.
            await tables.hints.ask(table, "anna")
            assert len(coach.asked) == 1
            again = await tables.view_for(table, "anna", lang="ru")
            assert (again.hint, again.number) == (view.hint, view.number)
            # What was seen before is still fresh, and with the decision the hint is gone.
            await tables.act(table, "anna", view.hint[0].action, before.number)
            after = await until_turn(tables, table, "anna")
            assert not after.hint and after.hinted == view.hinted

    run(test)


def test_people_among_themselves_ask_only_where_the_table_says_so(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            Coach(tables)
            table = await started(tables, PEOPLE)
            view = await turn_of(tables, table, PEOPLE)
            assert not view.hints_allowed and not view.may_hint
            number = view.number
            for person in PEOPLE:
                assert await refusal(tables.hints.ask(table, person)) == "error-no-hints"
            assert (await tables.view_for(table, "anna")).number == number

            table = await tables.opening.create("anna", "Anna", "venice", 2, seed=7, hints=True)
            await tables.sit(table, "bob", None, "Bob")
            assert await refusal(tables.hints.ask(table, "anna")) == "error-not-playing"
            await tables.hints.allow(table, "bob", allowed=False)
            assert not (await tables.view_for(table, "anna")).hints_chosen
            await tables.hints.allow(table, "bob", allowed=True)
            with pytest.raises(Forbidden):
                await tables.hints.allow(table, "eve", allowed=False)
            await tables.start(table, "anna")
            assert await refusal(tables.hints.allow(table, "bob", False)) == "error-not-waiting"
            view = await turn_of(tables, table, PEOPLE)
            asker = PEOPLE[view.me or 0]
            other = PEOPLE[1 - (view.me or 0)]
            assert view.may_hint and view.hints_chosen
            assert await refusal(tables.hints.ask(table, other)) == "error-no-hint-now"
            with pytest.raises(Forbidden):
                await tables.hints.ask(table, "eve")
            heard = await tables.subscribe(table, other)
            await tables.hints.ask(table, asker)
            async for message in heard:
                if message.kind == "hint":
                    assert isinstance(message, Happened) and message.seat == view.me
                    break
            seen = await tables.view_for(table, other)
            assert not seen.hint and [use.seat for use in seen.hinted] == [view.me]

    run(test)


def test_what_is_asked_and_allowed_is_kept_and_goes_on(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            Coach(tables)
            table = await tables.opening.create("anna", "Anna", "haul", 2, seed=7, hints=True)
            moved = await tables.opening.resize(table, "anna", 3)
            assert (await tables.view_for(moved.table, "anna")).hints_chosen
            await tables.sit(moved.table, "bob", None, "Bob")
            await tables.set_bot(moved.table, "bob", 2, "random")
            await tables.start(moved.table, "anna")
            view = await turn_of(tables, moved.table, PEOPLE)
            await tables.hints.ask(moved.table, PEOPLE[view.me or 0])
            kept = await tables.view_for(moved.table, "anna")
        async with opened(database) as tables:
            again = await tables.view_for(moved.table, "anna")
            assert again.hinted == kept.hinted and len(again.hinted) == 1
            assert again.hints_allowed and again.hints_chosen
            lines = await tables.store.lines_after(moved.table, 0)
            assert sum(isinstance(line.entry, AskHint) for line in lines) == 1

    run(test)


def test_only_what_the_seat_may_know_leaves_for_the_coach(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await against_bots(tables, game="bruges")
            await until_turn(tables, table, "anna")
            await tables.hints.ask(table, "anna")
            (thought,) = coach.asked
            state = tables.keeper.at_hand[table].table.match.state
            assert thought.masked.view(0) == state.view(0) and thought.masked != state
            assert thought.payer.person == "anna"

    run(test)


def test_who_asks_twice_at_once_hears_one_answer_and_may_go_on_meanwhile(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await against_bots(tables, game="haul")
            view = await until_turn(tables, table, "anna")
            coach.may_answer.clear()
            both = [asyncio.create_task(tables.hints.ask(table, "anna")) for _ in range(2)]
            while not coach.asked:
                await asyncio.sleep(0)
            both[0].cancel()
            coach.may_answer.set()
            await both[1]
            assert len(coach.asked) == 1 and (await tables.view_for(table, "anna")).hint

            await tables.act(table, "anna", view.actions[0].text, view.number)
            view = await until_turn(tables, table, "anna")
            coach.may_answer.clear()
            late = asyncio.create_task(tables.hints.ask(table, "anna"))
            while len(coach.asked) < 2:
                await asyncio.sleep(0)
            await tables.act(table, "anna", view.actions[0].text, view.number)
            coach.may_answer.set()
            with pytest.raises(Stale):
                await late
            assert not (await tables.view_for(table, "anna")).hint

    run(test)


def test_a_coach_that_cannot_think_says_so_and_can_be_asked_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await against_bots(tables)
            await until_turn(tables, table, "anna")
            coach.is_able = False
            with pytest.raises(Unavailable) as failed:
                await tables.hints.ask(table, "anna")
            assert failed.value.message == "error-hint-failed"
            coach.is_able = True
            await tables.hints.ask(table, "anna")
            assert (await tables.view_for(table, "anna")).hint

    run(test)


def test_what_was_taken_up_on_the_page_is_advised_about_too(database: str) -> None:
    """The page shows the table as if it had been; the coach thinks about the same."""

    async def held(tables: Tables, table: str) -> tuple[TableView, str]:
        rng = Rng(5)
        while True:
            view = await until_turn(tables, table, "anna")
            opening = [offer.text for offer in view.actions if offer.opens]
            if opening:
                return view, opening[0]
            await tables.act(table, "anna", rng.choice(view.actions).text, view.number)

    async def test() -> None:
        async with opened(database) as tables:
            Coach(tables)
            table = await against_bots(tables)
            _, text = await held(tables, table)
            await tables.hints.ask(table, "anna", text)
            view = await tables.view_for(table, "anna", holding=text)
            assert view.hint and view.hint[0].action in {offer.text for offer in view.actions}
            assert not (await tables.view_for(table, "anna")).hint

    run(test)


def test_workers_think_about_hints(database: str) -> None:
    """The real one, in a process of its own, which is sent a world and sends an advice back."""

    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables)
            await until_turn(tables, table, "anna")
            await tables.hints.ask(table, "anna")
            view = await tables.view_for(table, "anna")
            assert 1 <= len(view.hint) <= 3
            assert {hint.action for hint in view.hint} <= {offer.text for offer in view.actions}

    run(test)


def test_workers_anywhere_think_about_hints(shared_database: str) -> None:
    async def test() -> None:
        tables = await Tables.open(shared_database, QUICK, workers=1)
        try:
            assert isinstance(tables.bots.thinkers, Queue)
            table = await against_bots(tables)
            await until_turn(tables, table, "anna")
            await tables.hints.ask(table, "anna")
            view = await tables.view_for(table, "anna")
            assert view.hint and view.hint[0].chance >= view.hint[-1].chance
        finally:
            await tables.close()

    run(test)


def test_a_hint_is_no_part_of_the_game(database: str) -> None:
    """A record of a game with hints is the record of the same game without."""

    async def test() -> None:
        async with opened(database) as tables:
            Coach(tables)
            table = await against_bots(tables)
            view = await until_turn(tables, table, "anna")
            match: Match = tables.keeper.at_hand[table].table.match
            before = match.state.to_json()
            await tables.hints.ask(table, "anna")
            live = tables.keeper.at_hand[table].table
            assert live.match.state.to_json() == before and live.step == view.step
            assert "hint" not in live.record_text()

    run(test)
