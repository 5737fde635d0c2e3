"""Ratings find the order of people whose strength is known, and are as sure as they say."""

from __future__ import annotations

import pytest
from bench.ratings import WORLDS, World, played, summed


def test_ten_thousand_games_at_two_to_five_seats_tell_who_is_stronger() -> None:
    found = [next(iter(played(WORLDS[0], 10_000, seed, [10_000]))) for seed in range(2)]
    order, held = summed(found)
    assert order >= 0.95
    assert 0.92 <= held <= 0.98


@pytest.mark.soak
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.title)
def test_in_many_worlds_intervals_hold_the_truth_as_often_as_they_say(world: World) -> None:
    found = [next(iter(played(world, 10_000, seed, [10_000]))) for seed in range(6)]
    order, held = summed(found)
    assert order >= 0.95
    # Strength that changes is followed a little late; who plays hundreds of games is surer than
    # ratings say, which expect people to change.
    assert 0.90 <= held <= 0.99
