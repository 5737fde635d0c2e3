"""The same seeds, the same games: alone, in processes, today and tomorrow."""

from __future__ import annotations

import os
import re
import signal
from dataclasses import replace

import pytest

from igroteka.arena import Arena
from igroteka.bots import Bot, BotFailed, Sight
from igroteka.engine import Rng, read_record
from igroteka.face import said_in
from igroteka.jobs import Processes, WorkersFailed

ARENA = Arena("venice", ("greedy", "random", "search:5"), games=6, seats=3, keep_records=True)


def test_same_seeds_same_result_on_any_number_of_processes() -> None:
    alone, together = ARENA.play(jobs=1), ARENA.play(jobs=2)
    assert alone == together
    for one, other in zip(alone.outcomes, together.outcomes, strict=True):
        assert one.record == other.record
        record = read_record(one.record)
        assert list(record.players) == one.bots
        match = record.replay()
        assert match.state.scores() == one.scores and match.state.ranking() == one.places
        assert len(match.moves) == one.actions
        assert all(0 < decisions <= one.actions for decisions in one.decisions)


def test_another_seed_and_another_turn_are_other_games() -> None:
    first, second = ARENA.play(jobs=1), replace(ARENA, seed=50, games=3).play(jobs=1)
    records = [outcome.record for results in (first, second) for outcome in results.outcomes]
    assert len(set(records)) == len(records)


def test_the_same_bot_under_another_name_has_luck_of_its_own_in_each_game() -> None:
    arena = Arena("venice", ("random", "x=random"), games=2, keep_records=True)
    one, other = (read_record(outcome.record) for outcome in arena.play(jobs=1).outcomes)
    assert one.seed == other.seed and one.actions != other.actions


def test_what_else_is_in_the_field_does_not_change_a_row() -> None:
    """A hero's games against a rival are the same, whoever else is measured."""
    alone = Arena("venice", ("random",), 4, 2, "greedy").play(jobs=1)
    among = Arena("venice", ("search:3", "random"), 4, (3, 2), "greedy").play(jobs=1)
    assert [o.scores for o in alone.rows[0].outcomes] == [o.scores for o in among.rows[3].outcomes]


def test_a_bot_that_fails_in_a_worker_is_named() -> None:
    arena = Arena("venice", ("broken=exec:false", "random"), games=4)
    with pytest.raises(
        BotFailed, match=r"^Deal \d, seat [12], broken: .*“false” has ended"
    ) as told:
        arena.play(jobs=2)
    assert re.match(r"Раздача \d, место [12], broken: Бот «false»", said_in(told.value, "ru"))
    arena = Arena("venice", ("exec:false", "random"), games=1, seed=7)
    with pytest.raises(BotFailed, match=r"^Deal 7, seat [12]: The bot “false”"):
        arena.play(jobs=1)


class Quitter(Bot):
    """Ends the process in which it plays."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        os._exit(3)


def test_a_bot_that_ends_the_process_of_a_worker_is_named_with_the_exit_status() -> None:
    arena = Arena("venice", (f"quitter={__name__}:Quitter", "random"), games=4)
    with pytest.raises(
        BotFailed, match=rf"process that played it, with exit status 3: {__name__}:Quitter\.$"
    ) as told:
        arena.play(jobs=2)
    assert "с кодом 3" in said_in(told.value, "ru")


def killed(number: int) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_a_worker_that_is_killed_from_outside_is_not_blamed_on_a_bot() -> None:
    with Processes(2) as workers, pytest.raises(WorkersFailed, match=r"by signal 9; .* --jobs"):
        list(workers.run(killed, iter([1, None]).__next__))
