"""The two bots that need no search."""

from __future__ import annotations

from igroteka.bots.bot import Bot, Sight
from igroteka.engine import Rng


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return a random action."""
        return rng.choice(sight.actions)


class GreedyBot(Bot):
    """Takes the action with the best value one step on, by the game's own evaluation."""

    name = "greedy"

    def __init__(self, worlds: int = 6) -> None:
        self.worlds = worlds

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the best action over a few imagined worlds."""
        if len(sight.actions) == 1:
            return sight.actions[0]
        worlds = [sight.imagine(rng) for _ in range(self.worlds)]
        return sight.game.knowledge.greedy_action(worlds, sight.seat, rng)
