"""Each level is stronger than the one below; the full figures come from bench/strength.py.

Few games with few iterations, always the same ones: enough to notice a bot that has lost
its wits, not to measure it.
"""

from __future__ import annotations

import pytest

from igroteka.arena import Arena

pytestmark = pytest.mark.lengthy


def share_of_first(game: str, bots: tuple[str, str], games: int) -> float:
    (row,) = Arena(game, bots[1:], games, hero=bots[0], seed=7).play(jobs=1).rows
    return row.hero.wins.mean


@pytest.mark.parametrize(
    ("game", "games"), [("venice", 40), ("orleans", 6), ("glenmore", 6), ("bruges", 6)]
)
def test_greedy_beats_random(game: str, games: int) -> None:
    assert share_of_first(game, ("greedy", "random"), games) > 0.75


@pytest.mark.parametrize(
    ("game", "search", "games"),
    [
        ("venice", "search:60", 8),
        pytest.param("orleans", "search:40", 6, marks=pytest.mark.soak),
        pytest.param("glenmore", "search:16", 8, marks=pytest.mark.soak),
        pytest.param("bruges", "search:40", 4, marks=pytest.mark.soak),
    ],
)
def test_search_beats_greedy(game: str, search: str, games: int) -> None:
    assert share_of_first(game, (search, "greedy"), games) > 0.6
