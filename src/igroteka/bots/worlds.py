"""Worlds to search in: those that explain what rivals have done come up more often.

Who holds something hidden acts by it. So of the worlds that fit a view those are more likely in
which the rivals' doings make sense, and a game that names such signs (`Knowledge.TELLS`) has
learned how much each tells. Some worlds are imagined before a search, each is weighed once, and
then every iteration draws one of them by its weight; a copy is also quicker than a new world.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import Any, ClassVar, Final

from igroteka.bots.bot import Sight
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.network import Network
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State

EACH: Final = 4
"""A short search weighs no more than so many worlds for each of its iterations."""


class Worlds:
    """All worlds that fit a view, alike."""

    are_kept: ClassVar[bool] = False
    """Whether the same worlds come up again, each with its number."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        self.sight = sight
        self.rng = rng
        self.number = -1
        """Which of its worlds the last one was; -1: one that was imagined for this once."""

    def next(self) -> State[Any]:
        """Return a world, the caller's to change."""
        return self.sight.imagine(self.rng)

    def go_on(self, sight: Sight, action: int, rng: Rng) -> None:
        """Become the worlds that fit *sight*: *action* has led there, and showed nothing new."""
        self.sight = sight
        self.rng = rng


class WeighedWorlds(Worlds):
    """Some worlds that fit a view, as likely as what rivals have done makes them."""

    are_kept: ClassVar[bool] = True

    def __init__(
        self, sight: Sight, knowledge: Knowledge[Any], network: Network, rng: Rng, number: int
    ) -> None:
        super().__init__(sight, rng)
        self.some = [sight.imagine(rng) for _ in range(number)]
        looks = [likelihood(world, sight.seat, knowledge, network) for world in self.some]
        top = max(looks)
        self.bounds: list[float] = []
        total = 0.0
        for look in looks:
            total += math.exp(look - top)
            self.bounds.append(total)

    def next(self) -> State[Any]:
        """Return a copy of one of them, whose luck is still open."""
        place = bisect_right(self.bounds, self.rng.unit() * self.bounds[-1])
        self.number = min(place, len(self.some) - 1)
        return self.some[self.number].copy(self.rng)

    def go_on(self, sight: Sight, action: int, rng: Rng) -> None:
        """Have the same done in each of them."""
        super().go_on(sight, action, rng)
        for world in self.some:
            world.apply(action, sight.seat)


def likelihood(world: State[Any], seat: int, knowledge: Knowledge[Any], network: Network) -> float:
    """Return, as a logarithm, how well a world explains what the rivals of *seat* have done."""
    total = 0.0
    for rival in range(world.seats):
        if rival != seat:
            total += network.likelihood(knowledge.tells(world, rival))
    return total


def worlds_for(
    sight: Sight, knowledge: Knowledge[Any], network: Network, rng: Rng, most: int = 0
) -> Worlds:
    """Return the worlds for a search; *most*: how many it weighs, if it is a short one."""
    number = network.manner.worlds
    if most and most < number:
        number = most
    if not number or not network.tells:
        return Worlds(sight, rng)
    return WeighedWorlds(sight, knowledge, network, rng, number)
