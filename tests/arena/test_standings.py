from __future__ import annotations

import math

import pytest

from igroteka.arena import Arena, standings
from igroteka.arena.standings import wilson
from tests.arena.made import made


def test_what_a_bot_achieved_is_counted_by_hand() -> None:
    games = [
        made(0, ["me", "you", "you"], [1, 2, 3]),
        made(1, ["you", "me", "you"], [1, 1, 3]),
        made(2, ["you", "you", "me"], [1, 2, 2]),
    ]
    me, you = sorted(standings(games), key=lambda each: each.bot)
    assert [each.bot for each in standings(games)] == ["me", "you"], "the best first"
    assert (me.games, you.games) == (3, 6)
    assert me.wins.mean == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert you.wins.mean == pytest.approx((1 / 2 + 1) / 6)
    assert me.place.mean == pytest.approx((1 + 1.5 + 2.5) / 3)
    assert me.score.mean == pytest.approx((9 + 9 + 8) / 3)
    assert me.margin.mean == pytest.approx((1 + 0 - 1) / 3)
    assert me.thinks == pytest.approx(1000 * 0.5 / 3)


def test_shares_add_up_and_intervals_hold_them() -> None:
    arena = Arena("venice", ("search:3", "random"), games=30)
    table = arena.play(jobs=1).standings
    assert sum(row.wins.mean for row in table) == pytest.approx(1)
    assert sum(row.place.mean for row in table) == pytest.approx(3)
    assert sum(row.margin.mean for row in table) == pytest.approx(0)
    for row in table:
        for interval in (row.wins, row.place, row.score, row.margin):
            assert interval.low <= interval.mean <= interval.high


@pytest.mark.parametrize("share", [0.1, 0.25, 0.5, 0.8])
@pytest.mark.parametrize("games", [40, 150])
def test_wilsons_interval_holds_the_truth_in_95_of_100(share: float, games: int) -> None:
    inside = 0.0
    for won in range(games + 1):
        _, low, high = wilson([1.0] * won + [0.0] * (games - won))
        if low <= share <= high:
            inside += math.comb(games, won) * share**won * (1 - share) ** (games - won)
    assert 0.92 < inside < 0.98
