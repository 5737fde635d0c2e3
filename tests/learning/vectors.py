"""Stepping vector environments, for tests and the scripts that they start: quickly imported."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import numpy as np

from igroteka.bots import Bot, Sight
from igroteka.engine import Rng
from igroteka.learning.masks import sample

Step = tuple[Any, ...]


def played(env: Any, steps: int, illegal: float = 0.0) -> Iterator[Step]:
    """Step at random with the luck of one seed; yield what each reset and step returned."""
    random = np.random.default_rng(5)
    observations, infos = env.reset(seed=30)
    yield observations, infos
    for _ in range(steps):
        actions = sample(infos["action_mask"], random)
        wild = random.random(env.num_envs) < illegal
        count = infos["action_mask"].shape[1]
        actions = np.where(wild, random.integers(count, size=env.num_envs), actions)
        result = env.step(actions)
        yield result
        infos = result[-1]
        over = result[2] | result[3]
        if over.any() and env.metadata["autoreset_mode"].value == "Disabled":
            observations, infos = env.reset(options={"reset_mask": over})
            yield observations, infos
            if not infos["_seat"].all():  # Gymnasium's own says nothing of those that go on
                kept = ~infos["_seat"]
                infos = {name: infos[name] | 0 for name in ("action_mask", "seat")}
                for name in infos:
                    infos[name][kept] = result[-1][name][kept]


def digest(env: Any, steps: int = 60) -> str:
    """Return a number for all that an environment shows in some steps."""
    found = blake2b(digest_size=8)

    def take(part: Any) -> None:
        if isinstance(part, dict):
            for name, value in sorted(part.items()):
                found.update(name.encode())
                take(value)
        elif isinstance(part, np.ndarray) and part.dtype != object:
            found.update(part.tobytes())
        else:
            found.update(repr(part.tolist()).encode())

    for result in played(env, steps, illegal=0.02):
        for part in result:
            take(part)
    return found.hexdigest()


class Careless(Bot):
    """Fails at its first decision."""

    name = "careless"

    def choose(self, sight: Sight, rng: Rng) -> int:
        raise KeyError("what I learned")
