"""What each feature of a position is worth by itself: a network without hidden units."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from igroteka.engine import find_game
from igroteka.engine.network import Manner
from igroteka.jobs import workers_for
from igroteka.training.fitting import Fitting, batches_of, fit, held_out_of, surprise
from igroteka.training.making import Course
from igroteka.training.playing import Noted, play_numbered


class Weighed(NamedTuple):
    """What came out."""

    shares: list[tuple[str, float]]
    """By how much a feature that is as far above its mean as is usual raises the odds."""
    error: float
    """The surprise at how games ended that were held out …"""
    equals: float
    """… and that of who takes all seats for equals."""
    text: str
    """The file, a network that can be played with."""


def weigh(course: Course, jobs: int | None = None) -> Weighed:
    """Have greedy bots play, and fit one weight for each feature."""
    lessons = course.lessons()
    with workers_for(jobs, course.games) as workers:
        played = dict(workers.run(play_numbered, lambda: next(lessons, None)))
    games = [played[number] for number in sorted(played)]
    knowledge = find_game(course.game).knowledge
    sizes = len(knowledge.FEATURES), len(knowledge.COMMON)
    weights, error = fit(games, *sizes, Fitting(hidden=0, seed=course.seed))
    batches = batches_of(games, *sizes)
    own = np.concatenate([batch.features.reshape(-1, sizes[0]) for batch in batches])
    scale = 2.0**weights.bits
    shares = [
        (name, (weights.own[n][0] - weights.others[n][0]) / scale * float(own[:, n].std()))
        for n, name in enumerate(knowledge.FEATURES)
    ]
    shares.sort(key=lambda share: -abs(share[1]))
    about = {"game": course.game, "games": len(games), "held-out-error": round(error, 4)}
    return Weighed(shares, error, of_equals(games, sizes), weights.text(knowledge, about, Manner()))


def of_equals(games: list[Noted], sizes: tuple[int, int]) -> float:
    """Return the error in the held out games of who knows nothing."""
    total, number = 0.0, 0
    held = [game for game, is_held in zip(games, held_out_of(games), strict=True) if is_held]
    for batch in batches_of(held, *sizes):
        total += surprise(batch.worth, np.full_like(batch.worth, 1 / batch.worth.shape[1]))
        number += len(batch.worth)
    return total / max(1, number)
