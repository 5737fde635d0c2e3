"""Ratings tell the truth as surely as they say, of games whose truth is known."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence

import pytest

from igroteka.arena import Outcome, Rating, can_rate, ratings
from igroteka.engine import BadSetup
from tests.arena.made import made

SPREAD = 25 / 6
"""How much a single game varies, at any number of seats."""


def game(
    number: int, bots: Sequence[str], truth: dict[str, float], chance: random.Random
) -> Outcome:
    """Return a game by Plackett and Luce's model, with known strengths."""
    scale = SPREAD * math.sqrt(2)
    form = [truth[bot] / scale - math.log(-math.log(chance.random())) for bot in bots]
    return made(number, bots, [1 + sum(other > mine for other in form) for mine in form])


def measured(truth: dict[str, float], seats: int, games: int, seed: int) -> dict[str, Rating]:
    chance = random.Random(seed)
    field = (chance.sample(list(truth), seats) for _ in range(games))
    rated = ratings(game(number, bots, truth, chance) for number, bots in enumerate(field))
    return {rating.bot: rating for rating in rated}


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_hold_the_truth_about_as_often_as_they_say(seats: int) -> None:
    truth = {"a": 31.0, "b": 26.0, "c": 23.0, "d": 20.0}
    inside = total = 0
    widths = []
    for seed in range(30):
        for bot, rating in measured(truth, seats, 120, seed).items():
            _, low, high = rating.rating
            inside += low <= truth[bot] <= high
            widths.append(high - low)
            total += 1
    assert 0.88 < inside / total <= 1.0
    assert max(widths) < 12, "an interval that holds everything tells nothing"


def test_more_games_make_ratings_surer() -> None:
    truth = {"a": 28.0, "b": 22.0}
    few, many = (measured(truth, 2, games, 1)["a"].rating for games in (40, 640))
    assert many.high - many.low < (few.high - few.low) / 3
    assert measured(truth, 2, 40, 1)["a"].games == 40


def test_a_hero_among_copies_of_its_equal_is_no_better() -> None:
    chance = random.Random(4)
    truth = {"hero": 25.0, "rival": 25.0}
    tables = (["rival"] * n + ["hero"] + ["rival"] * (3 - n) for n in range(4) for _ in range(40))
    hero, rival = sorted(
        ratings(game(number, bots, truth, chance) for number, bots in enumerate(tables)),
        key=lambda each: each.bot,
    )
    assert (hero.games, rival.games) == (160, 480)
    assert abs(hero.rating.mean - rival.rating.mean) < 3


def test_who_meets_only_itself_is_not_rated_by_it() -> None:
    (alone,) = ratings([made(n, ["a", "a"], [1, 2]) for n in range(50)])
    assert alone.rating.mean == 25 and alone.rating.high > 37


def test_shared_places_make_equals() -> None:
    one, other = ratings([made(n, ["a", "b"], [1, 1]) for n in range(50)])
    assert one.rating == pytest.approx(other.rating)


def test_without_openskill_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_rate()
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(BadSetup, match=r"OpenSkill needs .*pip install 'igroteka\[arena\]'"):
        ratings([])
