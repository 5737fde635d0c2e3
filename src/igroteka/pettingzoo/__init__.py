"""The games as PettingZoo environments: all seats learn, one acts after the other.

>>> from igroteka.pettingzoo import venice_v1
>>> env = venice_v1.env(seats=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation), env.agent_selection in env.agents
(['action_mask', 'observation'], True)

Every game that is installed and declares an observation has its module here, named by the game
and the version of the observation.
"""

from __future__ import annotations

import re

from igroteka.engine.extras import needs
from igroteka.engine.registry import find_game, game_names

with needs("pettingzoo", "igroteka.pettingzoo"):
    from igroteka.pettingzoo.environment import Environments, GameEnv

__all__ = ["Environments", "GameEnv"]


def __getattr__(name: str) -> Environments:
    """Return the module of a game, such as `venice_v1`."""
    found = re.fullmatch(r"([a-z]\w*)_v\d+", name)
    if found is None or found[1] not in game_names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = Environments(find_game(found[1]))
    if module.name != name:
        raise AttributeError(f"There is no {name}; the observation here is {module.name}.")
    return module


def __dir__() -> list[str]:
    games = [find_game(name) for name in game_names()]
    return __all__ + [Environments(game).name for game in games if game.observation]
