"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
from sqlalchemy import String

from igroteka.engine import Rng, State, find_game, game_names
from igroteka.tables import thinking
from igroteka.tables.checking import checked_level
from igroteka.tables.models import seats
from igroteka.tables.payer import ADDRESS, Payer
from igroteka.tables.service import Tables
from igroteka.tables.thinking import (
    LEVELS,
    OLD_LEVELS,
    SURPRISE,
    Thinkers,
    Thought,
    spec_of,
)
from igroteka.tables.views import Status
from tests.tables.helpers import Clock, against_bots, opened, play_on, run, started, until_turn

ANNA = Payer("anna", "home")
FLOOD = Payer("flood", "one address")


def thought(level: str, payer: Payer = ANNA) -> Thought:
    """Return the first decision of a game."""
    game = find_game("venice")
    state = game.new(2, 1)
    return Thought("t", 1, state.seats_to_act()[0], game, state, level, payer)


def test_a_killed_bot_process_is_replaced_and_asked_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 2)
            deaths = 0
            while (view := await until_turn(tables, table, "anna")).status == Status.PLAYING:
                if deaths < 2 and (processes := tables.bots.thinkers.processes):
                    for process in processes:
                        os.kill(process, signal.SIGKILL)
                    deaths += 1
                await tables.act(table, "anna", view.actions[0].text, view.number)
            assert deaths == 2

    run(test)


def test_a_thinking_bot_blocks_nobody_elses_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            slow = await tables.opening.create(
                "anna", "Anna", "venice", 2, bots={1: "deep"}, seed=1
            )
            await tables.start(slow, "anna")
            view = await tables.view_for(slow, "anna")
            while not view.seats[1].thinking:
                if view.actions:
                    await tables.act(slow, "anna", view.actions[0].text, view.number)
                await asyncio.sleep(0)  # the bot begins when we let it
                view = await tables.view_for(slow, "anna")
            table = await started(tables, ("bob", "carl"))
            async with asyncio.timeout(5):
                await play_on(tables, table, ("bob", "carl"))
            assert (await tables.view_for(slow, "anna")).seats[1].thinking

    monkeypatch.setattr(thinking, "spec_of", lambda level, game: "search:20s")
    run(test)


def test_bots_are_sent_no_more_than_their_view(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[State[Any], State[Any], int]] = []

    async def test() -> None:
        async with opened(database) as tables:
            remember(tables)
            table = await against_bots(tables, 2, "haul")
            while (view := await until_turn(tables, table, "anna")).status == Status.PLAYING:
                await tables.act(table, "anna", view.actions[0].text, view.number)

    def remember(tables: Tables) -> None:
        async def watched(thought: Thought) -> int:
            live = next(iter(tables.keeper.at_hand.values()))
            sent.append((live.table.match.state.copy(), thought.masked, thought.seat))
            return thought.legal[0]

        monkeypatch.setattr(tables.bots.thinkers, "choose", watched)

    run(test)
    assert len(sent) > 3
    same = 0
    for true, masked, seat in sent:
        assert masked.view(seat) == true.view(seat)
        # What is sent could have been made from any world that the seat takes for possible.
        again = true.imagine(seat, Rng(9)).imagine(seat, Rng(4))
        assert again == true.imagine(seat, Rng(4))
        same += masked == true
    assert same < len(sent)


def test_a_bot_that_always_fails_still_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinkers = Thinkers()
        action = await thinkers.choose(thought("broken"))
        assert action in thought("random").legal
        thinkers.close()

    monkeypatch.setattr(thinking, "spec_of", lambda level, game: "no such bot")
    run(test)


def test_a_bot_that_hangs_is_ended_and_still_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinkers = Thinkers()
        async with asyncio.timeout(30):
            action = await thinkers.choose(thought("greedy"))
        assert action in thought("random").legal and not thinkers.processes
        thinkers.close()

    monkeypatch.setattr(thinking, "spec_of", lambda level, game: "search:600s")
    monkeypatch.setattr(thinking, "PATIENCE", 0.3)
    run(test)


def test_a_quick_bot_does_not_wait_for_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address floods the server with deep bots; somebody else's greedy one goes first."""

    async def test() -> None:
        thinkers = Thinkers()
        flood = [asyncio.create_task(thinkers.choose(thought("deep", FLOOD))) for _ in range(200)]
        async with asyncio.timeout(60):
            await thinkers.choose(thought("greedy", FLOOD))
            await thinkers.choose(thought("search"))
        assert sum(task.done() for task in flood) < 20
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        thinkers.close()

    run(test)


def test_bots_stop_where_nobody_is_and_go_on_when_somebody_looks(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with opened(database, clock=clock) as tables:
            table = await against_bots(tables)
            live = tables.keeper.at_hand[table]
            while live.table.bot_to_act() is None:
                view = await tables.view_for(table, "anna")
                clock.now += tables.pace.bots_wait + 1  # she acts, and is gone
                await tables.act(table, "anna", view.actions[0].text, view.number)
                if live.table.bot_to_act() is None:
                    await until_turn(tables, table, "anna")
                live.used -= tables.pace.bots_wait + 1
            number = live.table.number
            while live.bots is not None:
                await asyncio.sleep(0.005)
            # What it had begun to think about it may have done, and that may have ended its turn.
            done = live.table.number - number
            assert done <= 1 and (done or live.table.bot_to_act() is not None)
            # She is back.
            assert (await until_turn(tables, table, "anna")).actions

    run(test)


def test_who_acts_pays_from_the_address_that_the_request_came_from(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            live = tables.keeper.at_hand[table]
            ADDRESS.set("192.0.2.7")
            await tables.chat(table, "bob", "hello")
            assert live.payer == Payer("bob", "192.0.2.7")
            # Who only looks on pays for nothing, and cannot have others' bots wait.
            ADDRESS.set("192.0.2.66")
            messages = await tables.subscribe(table, "a spectator", 0)
            await anext(messages)
            await tables.view_for(table, "a spectator")
            assert live.payer == Payer("bob", "192.0.2.7")
            messages = await tables.subscribe(table, "anna", 0)
            await anext(messages)
            assert live.payer == Payer("anna", "192.0.2.66")

    run(test)


def test_every_level_decides() -> None:
    async def test() -> None:
        thinkers = Thinkers()
        for level in (*LEVELS[:4], "skilled/saver", *OLD_LEVELS[:3]):
            action = await thinkers.choose(thought(level))
            assert action in thought("random").legal
        thinkers.close()

    run(test)


# --- levels ---------------------------------------------------------------------------------


def test_bots_that_sit_at_old_tables_are_who_they_were() -> None:
    games = [find_game(name) for name in ("bruges", "glenmore", "orleans", "venice")]
    specs = {level: [spec_of(level, game) for game in games] for level in OLD_LEVELS}
    assert specs == {
        "random": ["random"] * 4,
        "greedy": ["greedy"] * 4,
        "search": ["search:1s", "search:1s", "search:0.7s", "search:0.5s"],
        "deep": ["search:4s", "search:2s", "search:1.4s", "search:1s"],
    }


def test_a_level_with_any_character_fits_into_its_column() -> None:
    column = seats.c.bot.type
    assert isinstance(column, String) and (room := column.length)
    for name in game_names():
        for level in LEVELS:
            for character in (*find_game(name).knowledge.CHARACTERS, SURPRISE):
                assert len(f"{level}/{character}") <= room


def test_a_surprise_is_any_character_of_the_game_and_known_from_then_on() -> None:
    game = find_game("venice")
    drawn = {checked_level("expert/surprise", game) for _ in range(100)}
    # Two at a table are not surprised by the same, as long as there is another one.
    first, *_ = drawn
    second = checked_level("novice/surprise", game, [None, first, "greedy"])
    assert second.removeprefix("novice") != first.removeprefix("expert")
    assert checked_level("expert/surprise", game, drawn) in drawn
    assert drawn == {"expert/jeweller", "expert/saver"}
    assert checked_level("expert/surprise", find_game("toy")) == "expert"


def test_a_table_plays_on_when_its_character_is_known_no_longer() -> None:
    assert spec_of("expert/builder", find_game("venice")) == "expert"
    assert spec_of("expert/saver", find_game("venice")) == "expert/saver"
