"""Rows of PettingZoo environments: its own and ours, by the same loop."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.speed.rows import Row

PLAYERS = 2
"""As many as connect four has, and hanabi and all our games allow."""


def peer_row(name: str, maker: str) -> Row:
    """Return the row of an environment of PettingZoo, made by its `env` or `raw_env`."""
    bare = name.rpartition("_v")[0]
    module = importlib.import_module(f"pettingzoo.classic.{bare}.{bare}")
    return environment_row(getattr(module, maker)())


def our_row(game: str, maker: str) -> Row:
    """Return the row of a game of ours."""
    importlib.import_module("pettingzoo")  # ours would refuse in a sentence where there is none
    from igroteka.engine import find_game
    from igroteka.pettingzoo import Environments

    seats = max(PLAYERS, find_game(game).seat_counts[0])
    return environment_row(getattr(Environments(find_game(game)), maker)(seats=seats))


def environment_row(env: Any) -> Row:
    """Return the row of an environment, whosever it is."""
    choose = random.Random(1).random
    env.reset(seed=1)

    def play(number: int) -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(choose() * len(legal))]))
            steps += 1
        return steps

    return Row({"random": play}, len(env.possible_agents))
