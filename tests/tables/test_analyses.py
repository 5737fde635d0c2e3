"""Analyses at the tables: after the game only, in the background, kept, and gone on with."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from igroteka.coach import Analyser, analysis_of
from igroteka.engine import Match, Rng, find_game, read_record, record_of
from igroteka.tables.analysing import MOST_FAILURES
from igroteka.tables.errors import NotFound, Refused
from igroteka.tables.payer import Payer
from igroteka.tables.queue import Queue
from igroteka.tables.service import Tables
from igroteka.tables.thinking import Found, Piece, Thinkers
from igroteka.tables.workers import Workers
from tests.tables.helpers import against_bots, opened, run
from tests.tables.test_many_servers import on_two
from tests.tables.test_presence import until


class Coach:
    """Looks at a few actions at a time, when it is let, and notes what it was asked."""

    def __init__(self, tables: Tables, many: int = 2, most: int = 10**6) -> None:
        self.many = many
        self.most = most
        """After so many pieces it fails."""
        self.asked: list[Piece] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        tables.bots.thinkers.analyse = self.analyse  # type: ignore[method-assign]

    async def analyse(self, piece: Piece) -> Found | None:
        self.asked.append(piece)
        await self.may_answer.wait()
        if len(self.asked) > self.most:
            return None
        analyser = analyser_of(piece.text)
        steps = range(piece.number, min(piece.number + self.many, analyser.steps))
        start = analyser.start() if piece.number == 0 else None
        return Found([analyser.part(step) for step in steps], start)


def analyser_of(record: str) -> Analyser:
    return Analyser(read_record(record).replay(), iterations=2)


def record(game: str = "toy", seed: int = 5) -> str:
    """Return the record of a game that was played at random."""
    match, rng = Match.start(find_game(game), 2, seed), Rng(seed)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return record_of(match, ["Anna", "Ben"]).text()


def test_an_analysis_goes_on_behind_and_is_told_in_words(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables)
            table = await tables.records.upload(record(), "anna")
            before = await tables.analysis(table, "anna")
            assert not before.is_asked and not before.is_whole and not coach.asked
            coach.may_answer.clear()
            await tables.analyses.ask(table, "anna")
            await tables.analyses.ask(table, "ben")
            await until(lambda: bool(coach.asked))
            under_way = await tables.analysis(table, "nobody")
            assert under_way.is_asked and not under_way.is_whole and under_way.done == 0
            coach.may_answer.set()
            while not (whole := await tables.analysis(table, "nobody", "ru")).is_whole:
                await asyncio.sleep(0.01)
            analyser = analyser_of(record())
            assert [piece.number for piece in coach.asked] == list(range(0, analyser.steps, 2))
            assert {piece.payer.person for piece in coach.asked} == {"anna"}
            parts = [analyser.part(step) for step in range(analyser.steps)]
            progress = await tables.analyses.progress(table, "anna")
            assert progress is not None
            assert progress.analysis == analysis_of(analyser.match, analyser.start(), parts)
            assert whole.done == whole.steps == analyser.steps
            assert [player.text[:4] for player in whole.players] == ["Anna", "Ben:"]
            assert "точность" in whole.players[0].text
            assert whole.curve[-1].step == analyser.steps

    run(test)


def test_who_goes_on_after_a_stop_does_nothing_twice(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables, most=2)
            table = await tables.records.upload(record("haul"), "anna")
            await tables.analyses.ask(table, "anna")
            # Two pieces come, then it fails again and again: nothing more is tried by itself.
            await until(lambda: len(coach.asked) == 2 + MOST_FAILURES)
            await until(lambda: not tables.analyses._under_way)
        async with opened(database) as tables:
            coach = Coach(tables)
            coach.may_answer.clear()
            # It goes on by itself, from what is stored.
            await until(lambda: bool(coach.asked))
            assert coach.asked[0].number == 4 and coach.asked[0].payer.person == "anna"
            assert (await tables.analysis(table, "ben")).done == 4
            coach.may_answer.set()
            while not (await tables.analysis(table, "ben")).is_whole:
                await asyncio.sleep(0.01)
            await until(lambda: not tables.analyses._under_way)
            kept = await tables.analyses.progress(table, "ben")
        async with opened(database) as tables:
            coach = Coach(tables)
            assert await tables.analyses.progress(table, "ben") == kept
            assert await tables.analyses.findings.under_way() == [] and not coach.asked

    run(test)


def test_who_looks_at_what_was_broken_off_has_it_gone_on_with(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            coach = Coach(tables, most=0)
            table = await tables.records.upload(record(), "anna")
            await tables.analyses.ask(table, "anna")
            await until(lambda: len(coach.asked) == MOST_FAILURES)
            await until(lambda: not tables.analyses._under_way)
            coach.most = 10**6
            while not (await tables.analysis(table, "ben")).is_whole:
                await asyncio.sleep(0.01)

    run(test)


def test_a_running_game_is_not_analysed(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await against_bots(tables)
            for asking in (tables.analyses.ask, tables.analysis):
                with pytest.raises(Refused) as refused:
                    await asking(table, "anna")
                assert refused.value.message == "error-not-finished"
            with pytest.raises(NotFound):
                await tables.analyses.ask("nonesuch1234", "anna")

    run(test)


def test_what_a_piece_finds_is_written_and_read_as_it_is() -> None:
    analyser = analyser_of(record("haul"))
    parts = [analyser.part(step) for step in range(analyser.steps)]
    found = Found(parts, analyser.start())
    assert msgspec.json.decode(msgspec.json.encode(found), type=Found) == found


def test_a_worker_finds_what_anybody_would(database: str) -> None:
    """In a real process, a while at a time, until the end of the game."""

    async def test() -> None:
        thinkers, game = Thinkers(), find_game("venice")
        try:
            piece = Piece("t", 0, game, record("venice"), Payer("anna", "home"))
            first = await thinkers.analyse(piece)
            assert first is not None and first.start is not None and first.parts
            assert [part.step for part in first.parts] == list(range(len(first.parts)))
            last = read_record(piece.text).replay().moves
            after = await thinkers.analyse(replace(piece, number=len(last) - 1))
            assert after is not None and after.start is None and len(after.parts) == 1
            # What cannot be read is nobody's death.
            assert await thinkers.analyse(replace(piece, text="no record")) is None
        finally:
            thinkers.close()

    run(test)


def test_workers_anywhere_look_at_a_game_after_all_that_bots_wait_for(shared_database: str) -> None:
    async def test() -> None:
        async with opened(shared_database):
            pass
        queue, game = Queue(shared_database, "secret"), find_game("venice")
        workers = Workers(shared_database, 1)
        piece = Piece("t", 0, game, record("venice"), Payer("anna", "home"))
        asked = asyncio.create_task(queue.analyse(piece))
        running = asyncio.create_task(workers.run())
        try:
            found = await asked
            assert found is not None and found.start is not None and found.parts[0].step == 0
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await queue.stop()

    run(test)


def test_two_servers_look_at_the_same_game_and_store_each_piece_once(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        coaches = [Coach(one), Coach(two)]
        table = await one.records.upload(record(), "anna")
        for coach in coaches:
            coach.may_answer.clear()
        await one.analyses.ask(table, "anna")
        # The other one is asked how far it is, and helps.
        assert (await two.analysis(table, "ben")).is_asked
        await until(lambda: all(coach.asked for coach in coaches))
        for coach in coaches:
            coach.may_answer.set()
        for tables in (one, two):
            while not (await tables.analysis(table, "ben")).is_whole:
                await asyncio.sleep(0.01)
        pieces = await one.analyses.findings.of(table) or []
        steps = [part.step for found in pieces for part in found.parts]
        assert steps == list(range(len(steps))) and sum(found.start is not None for found in pieces)
        assert await one.analyses.progress(table, "a") == await two.analyses.progress(table, "b")

    on_two(test, shared_database)
