"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from igroteka.engine import Rng, State, find_game
from igroteka.tables import thinking
from igroteka.tables.service import Tables
from igroteka.tables.thinking import LEVELS, Thinkers
from igroteka.tables.views import Status
from tests.tables.helpers import against_bots, opened, play_on, run, started, until_turn


def test_a_killed_bot_process_is_replaced_and_asked_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables, 2)
            deaths = 0
            while (view := await until_turn(tables, table, "anna")).status == Status.PLAYING:
                if deaths < 2 and tables.bots.thinkers._pool is not None:
                    for process in list(tables.bots.thinkers._pool._processes):
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
            slow = await tables.create("anna", "Anna", "venice", 2, bots={1: "deep"}, seed=1)
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
        async def watched(game: object, masked: State[Any], seat: int, level: str) -> int:
            live = next(iter(tables.keeper.at_hand.values()))
            sent.append((live.table.match.state.copy(), masked, seat))
            return masked.legal_actions(seat)[0]

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
        state = find_game("venice").new(2, 1)
        seat = state.seats_to_act()[0]
        action = await thinkers.choose(find_game("venice"), state, seat, "broken")
        assert action in state.legal_actions(seat)
        thinkers.close()

    monkeypatch.setattr(thinking, "spec_of", lambda level, game: "no such bot")
    run(test)


def test_every_level_decides() -> None:
    async def test() -> None:
        thinkers = Thinkers()
        game = find_game("venice")
        state = game.new(2, 1)
        seat = state.seats_to_act()[0]
        for level in LEVELS[:3]:
            assert await thinkers.choose(game, state, seat, level) in state.legal_actions(seat)
        thinkers.close()

    run(test)
