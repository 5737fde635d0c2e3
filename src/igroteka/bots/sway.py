"""What a bot likes beside winning: a character, as an opinion on top of what a game says.

A character is data of its game: `Knowledge.CHARACTERS` names features and how much each of them
pleases. The sum is added to what the own chances look like, as a logit, wherever a search asks;
what the others' chances look like stays as it is, and the end of a game is what it is.
"""

from __future__ import annotations

import math
from typing import Any

from igroteka.bots.search import Search
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.network import Manner, Network
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State


class Sway:
    """What one seat likes, and what that makes of its chances."""

    __slots__ = ("likes", "me")

    def __init__(self, me: int, likes: list[tuple[int, float]]) -> None:
        self.me = me
        self.likes = likes
        """Features by their places, and what one more of each is worth as a logit."""

    def swayed(self, worth: list[float], features: list[list[int]]) -> list[float]:
        """Return what a position looks like to somebody who likes what it has."""
        own, pleasure = features[self.me], 0.0
        for place, weight in self.likes:
            pleasure += weight * own[place]
        share = worth[self.me]
        odds = share * math.exp(pleasure)
        seen = worth[:]
        seen[self.me] = odds / (odds + 1.0 - share)
        return seen


class SwayedNetwork(Network):
    """A network that looks at positions with somebody's likes."""

    __slots__ = ("plain", "sway")

    def __init__(self, plain: Network, sway: Sway) -> None:
        self.manner = plain.manner
        self.tells = plain.tells
        self.plain = plain
        self.sway = sway

    def chances(self, features: list[list[int]], common: list[int]) -> list[float]:
        """Return how likely each seat wins, as far as the one who looks can tell."""
        return self.sway.swayed(self.plain.chances(features, common), features)

    def likelihood(self, told: list[int]) -> float:
        """Return how likely what somebody tells is, whatever anybody likes."""
        return self.plain.likelihood(told)

    def logits(self, features: list[list[int]], common: list[int]) -> list[float]:
        """Return what the network says, whatever anybody likes."""
        return self.plain.logits(features, common)


class NoNetwork(Network):
    """Stands where a network would: the manner of a search, and no weights."""

    __slots__ = ()

    def __init__(self) -> None:
        self.manner = Manner()
        self.tells = []


class PlainSearch(Search):
    """A search in a game of which nothing has been learned: it asks for the points expected."""

    __slots__ = ("sway",)

    def __init__(self, knowledge: Knowledge[Any], sway: Sway | None, me: int, rng: Rng) -> None:
        super().__init__(knowledge, NoNetwork(), me, rng)
        self.sway = sway

    def judged(self, state: State[Any]) -> list[float]:
        """Return what a position is worth to each seat."""
        knowledge = self.knowledge
        worth = knowledge.utilities(state)
        if state.is_over or self.sway is None:
            return worth
        return self.sway.swayed(worth, knowledge.features(state))
