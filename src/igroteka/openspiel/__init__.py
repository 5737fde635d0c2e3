"""The games as OpenSpiel games, written in Python: for its search, solvers and learners.

>>> import pyspiel
>>> import igroteka.openspiel
>>> game = pyspiel.load_game("igroteka_venice_v1", {"players": 3, "directions": 4})
>>> game.num_players(), game.num_distinct_actions(), game.observation_tensor_shape()
(3, 433, [336])

Importing it registers every game that is installed and declares an observation.
"""

from __future__ import annotations

from igroteka.engine.extras import needs

with needs("openspiel", "igroteka.openspiel"):
    from igroteka.openspiel.game import SpielGame, register_games
    from igroteka.openspiel.state import SpielState

__all__ = ["SpielGame", "SpielState"]

register_games()
