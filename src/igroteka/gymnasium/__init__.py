"""The games as Gymnasium environments: one seat learns, our bots have the others, or all learn.

>>> import gymnasium
>>> import igroteka.gymnasium
>>> env = gymnasium.make("igroteka/venice-v1", seats=3, rivals="random")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["action_mask"].shape
((336,), (433,))

`VectorGames` plays thousands of games at once, and is what `gymnasium.make_vec` makes. Importing
this module registers every game that is installed and declares an observation.
"""

from __future__ import annotations

from contextlib import suppress

from igroteka.engine import BadSetup, find_game, game_names
from igroteka.engine.extras import needs

with needs("gymnasium", "igroteka.gymnasium"):
    from gymnasium import register

    from igroteka.gymnasium.environment import SeatEnv
    from igroteka.gymnasium.vector import VectorGames
    from igroteka.learning.workers import WorkerFailed

__all__ = ["SeatEnv", "VectorGames", "WorkerFailed"]


def register_games() -> None:
    """Have Gymnasium know the games by their names, such as `igroteka/venice-v1`."""
    for name in game_names():
        with suppress(BadSetup):  # a package that is broken is missed when it is asked for
            layout = find_game(name).observation
            if layout is not None:
                register(
                    f"igroteka/{name}-v{layout.version}",
                    entry_point="igroteka.gymnasium.environment:SeatEnv",
                    vector_entry_point="igroteka.gymnasium.vector:VectorGames",
                    kwargs={"game": name},
                )


register_games()
