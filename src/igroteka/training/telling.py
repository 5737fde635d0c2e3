"""How much each sign tells of what rivals hide: the true world beside one that was imagined.

Who has to say which of two worlds is the true one, and has learned to weigh the signs, says how
much more likely one is than the other. That is all that a search needs to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from igroteka.training.fitting import held_out_of
from igroteka.training.playing import Noted

STEPS: Final = 20
RIDGE: Final = 1.0
"""How strongly weights are drawn towards nothing, in pairs of worlds."""


def fit_tells(games: Sequence[Noted], tells: int, bits: int) -> tuple[list[int], float]:
    """Return the weights of signs, and the mean surprise in pairs of games that were held out.

    The surprise of who cannot tell them apart is log 2, 0.6931.
    """
    apart = held_out_of(games)
    learned = pairs_of([g for g, held in zip(games, apart, strict=True) if not held], tells)
    held_out = pairs_of([g for g, held in zip(games, apart, strict=True) if held], tells)
    weights = np.zeros(tells)
    for _ in range(STEPS):  # Newton's method; the whole is convex
        doubt = 1 / (1 + np.exp(np.clip(learned @ weights, -30, 30)))
        slope = learned.T @ doubt - RIDGE * weights
        bend = (learned * (doubt * (1 - doubt))[:, None]).T @ learned + RIDGE * np.eye(tells)
        weights = weights + np.linalg.solve(bend, slope)
    surprise = float(np.log1p(np.exp(-np.clip(held_out @ weights, -30, 30))).mean())
    return [round(weight * 2**bits) for weight in weights.tolist()], surprise


def pairs_of(
    games: Sequence[Noted], tells: int
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return the differences between true and imagined worlds, a row for each position."""
    whole = b"".join(game.tells for game in games)
    return np.frombuffer(whole, np.int16).reshape(-1, tells).astype(np.float64)
