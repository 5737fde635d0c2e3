"""A row ends when its result is clear, and not before; always at the same game."""

from __future__ import annotations

import random

import pytest

from igroteka.arena import Arena, Verdict
from igroteka.arena.stopping import Rule, Running
from tests.arena.made import made


def row(games: int, seats: int = 2) -> Running:
    (plan,) = Arena("venice", ("random",), games, seats, hero="greedy").plans()
    return Running(plan, Rule(0.5, 10), ())


def played(running: Running, wins: list[bool], order: list[int] | None = None) -> Running:
    """Play the games of a row in an order until it is over."""
    for number in order or range(len(wins)):
        if running.is_over:
            break
        bots = [entrant.name for entrant in running.plan.pairings[number].seating]
        hero = bots.index("greedy")
        lost = [2 if seat == hero else 1 for seat in range(len(bots))]
        won = [1 if seat == hero else 2 for seat in range(len(bots))]
        running.add(made(number, bots, won if wins[number] else lost))
    return running


def test_a_clear_result_ends_a_row_after_the_least_games() -> None:
    for wins in ([True] * 40, [False] * 40):
        running = played(row(40), wins)
        assert running.is_over and running.length == 10
        assert len(running.outcomes()) == running.total == running.count == 10


def test_a_result_that_is_not_clear_takes_all_games() -> None:
    running = played(row(40), [True, False] * 20)
    assert running.is_over and running.length == 40


def test_a_row_ends_after_whole_deals_only() -> None:
    running = played(row(40, seats=4), [True] * 40)
    assert running.length == 12, "the third deal was the first to end after ten games"


def test_a_row_goes_on_until_its_interval_is_clear() -> None:
    wins = [True, False] * 10 + [True] * 20
    running = played(row(40), wins)
    # 20 games at 50 %, then only victories: Wilson's lower end passes 50 % at 22 of 32.
    assert running.length == 32


@pytest.mark.parametrize("seed", range(5))
def test_it_ends_at_the_same_game_in_whichever_order_games_end(seed: int) -> None:
    chance = random.Random(seed)
    wins = [chance.random() < 0.7 for _ in range(60)]
    length = played(row(60), wins).length
    # As with several jobs: a game may end before those that were begun a little earlier.
    order = sorted(range(60), key=lambda number: number + 6 * chance.random())
    jumbled = played(row(60), wins, order)
    assert jumbled.is_over and jumbled.length == length
    assert [outcome.number for outcome in jumbled.outcomes()] == list(range(length))


def test_the_arena_stops_by_itself_and_says_why() -> None:
    arena = Arena("venice", ("random",), 60, (2, 3), "search:8", target=0.2, at_least=10)
    alone = arena.play(jobs=1)
    for result in alone.rows:
        assert 10 <= len(result.outcomes) < 60 and len(result.outcomes) % result.row.seats == 0
        assert result.verdict(0.2) is Verdict.ABOVE
        assert result.verdict(0.99) is not Verdict.ABOVE
    assert arena.play(jobs=2) == alone
