"""How much a sign tells is learned from true worlds beside imagined ones."""

from __future__ import annotations

import math

import numpy as np
import pytest

from igroteka.engine import find_game, game_names
from igroteka.training.playing import Lesson, Noted, play_lesson
from igroteka.training.telling import fit_tells

BITS = 10


def test_the_odds_of_two_worlds_are_found() -> None:
    """Pairs by lot, the true one of each drawn by known odds: those are learned."""
    rng = np.random.default_rng(1)
    odds = np.array([0.8, -0.4, 0.0])
    games = []
    for _ in range(2000):
        pairs = rng.integers(-3, 4, (16, 3))
        swapped = rng.random(16) > 1 / (1 + np.exp(-pairs @ odds))
        pairs[swapped] *= -1
        told = pairs.astype(np.int16).tobytes()
        games.append(Noted(2, 16, b"", b"", [1.0, 0.0], [1, 0], told))
    weights, error = fit_tells(games, 3, BITS)
    assert [weight / 2**BITS for weight in weights] == pytest.approx(odds, abs=0.05)
    assert error < math.log(2) - 0.1


@pytest.mark.parametrize("game", game_names())
def test_what_tells_is_noted_beside_each_position(game: str) -> None:
    found = find_game(game)
    noted = play_lesson(Lesson(game, found.seat_counts[0], 3, "habit"))
    assert len(noted.tells) == 2 * noted.positions * len(found.knowledge.TELLS)
    assert any(noted.tells) == bool(found.knowledge.TELLS)
