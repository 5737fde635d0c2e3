from __future__ import annotations

from collections import Counter

import igroteka
from igroteka.engine import Rng


def test_the_same_numbers_everywhere_for_ever() -> None:
    """Records of past years must replay: these numbers may never change."""
    rng = Rng(2099)
    assert [rng.below(1000) for _ in range(8)] == [617, 625, 105, 677, 274, 87, 172, 835]
    assert Rng(0).bits() != Rng(1).bits()


def test_numbers_and_shuffles_are_even() -> None:
    rng = Rng(5)
    rolls = Counter(rng.below(6) for _ in range(12_000))
    assert set(rolls) == set(range(6))
    assert all(1800 < count < 2200 for count in rolls.values())
    orders = Counter(tuple(rng.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(orders) == 6 and all(850 < count < 1150 for count in orders.values())
    assert all(0 <= rng.unit() < 1 for _ in range(1000))


def test_a_state_shuffles_by_the_numbers_that_it_draws_one_by_one() -> None:
    """A shuffle is written out, for speed; its numbers are those of `random_below`."""
    for seed in range(40):
        state = igroteka.new("venice", seats=2, seed=seed)
        other = state.copy()
        items, wanted = list(range(seed)), list(range(seed))
        state.shuffle(items)
        for i in range(seed - 1, 0, -1):
            j = other.random_below(i + 1)
            wanted[i], wanted[j] = wanted[j], wanted[i]
        assert items == wanted and state.rng == other.rng
