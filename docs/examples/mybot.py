"""A bot of one's own: igroteka arena venice --bots mybot:Thrifty,greedy,random"""

from __future__ import annotations

from igroteka import Rng
from igroteka.bots import Bot, Sight


class Thrifty(Bot):
    """Takes what brings most in a few imagined worlds, and of equals what costs least."""

    name = "thrifty"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the action after which the lead is largest, as far as one can imagine."""
        price = {offer.action: sum(offer.pays.values()) for offer in sight.offers()}
        lead = dict.fromkeys(sight.actions, 0.0)
        for _ in range(4):
            world = sight.imagine(rng)  # all that is hidden, drawn anew
            for action in sight.actions:
                after = world.copy()
                after.apply(action, sight.seat)
                points = sight.game.knowledge.values(after)  # expected at the end
                rivals = points[: sight.seat] + points[sight.seat + 1 :]
                lead[action] += points[sight.seat] - max(rivals)
        return max(sight.actions, key=lambda action: (lead[action], -price[action], -action))
