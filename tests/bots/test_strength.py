"""Each level is stronger than the one below; the full figures come from bench/strength.py."""

from __future__ import annotations

from igroteka.bots.arena import Arena, standings


def share_of_first(bots: tuple[str, str], games: int) -> float:
    table = standings(bots, Arena("venice", bots, games, 2, seed=7).play(processes=1))
    return next(row.wins.mean for row in table if row.bot == bots[0])


def test_greedy_beats_random() -> None:
    assert share_of_first(("greedy", "random"), 40) > 0.75


def test_search_beats_greedy() -> None:
    assert share_of_first(("search:300", "greedy"), 16) > 0.6
