"""Thinks about a decision as the strongest bot does, and keeps what it saw of each action.

First the search runs as if it had to decide. Then the few most promising actions are each tried
in the same imagined worlds, so that their difference is known better than either of them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from igroteka.bots import Sight
from igroteka.bots.first_search import FirstSearchBot
from igroteka.bots.first_search import Node as FirstNode
from igroteka.bots.search import Node, Search, SearchBot
from igroteka.bots.worlds import Worlds, worlds_for
from igroteka.coach.advice import Advice, Hint, Kind, Reason
from igroteka.coach.explaining import ByPoints, Explaining, Learned, error_of, mean
from igroteka.engine import Knowledge, Rng, State
from igroteka.engine.network import Network

SECONDS: Final = 1.1
"""How long a hint is thought about: with the way there and back people wait less than two."""
SHOWN: Final = 3
TRIED: Final = 4
"""So many actions are tried in the same worlds."""
SEARCHING, TRYING, WHY = 0.5, 0.25, 0.25
"""How the time is divided."""
ALONE: Final = 0.3
"""Which part of the time is enough where only one action deserves a thought."""
CLOSE: Final = 0.01
"""Actions that differ by less are as good as each other, however sure that is."""
WORLDS: Final = 24
"""In so many worlds reasons are looked for, at most."""


Found = dict[int, list[float]]
"""What actions were worth in the worlds in which all of them were tried."""


class Budget:
    """How much may be done: so many iterations, or so long."""

    def __init__(self, iterations: int | None, seconds: float, clock: Callable[[], float]) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock

    def rounds(self, share: float, most: int | None = None) -> Rounds:
        """Return the rounds that a share of it is good for."""
        if self.iterations is not None:
            count = max(2, int(share * self.iterations))
            return Rounds(count if most is None else min(most, count), math.inf, self.clock)
        until = self.clock() + share * self.seconds
        return Rounds(math.inf if most is None else most, until, self.clock)


class Rounds:
    """Goes round until the number or the time is over, twice at least."""

    def __init__(self, most: float, until: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.until = until
        self.clock = clock
        self.done = 0

    def go_on(self) -> bool:
        """Say whether there is one more."""
        if self.done >= self.most or (self.done >= 2 and self.clock() >= self.until):
            return False
        self.done += 1
        return True


class Looking(Protocol):
    """A way to search, and to try one action."""

    explaining: Explaining
    worlds: Worlds

    def grow(self, rounds: Rounds) -> dict[int, int]:
        """Search, and return how often each action was tried."""

    def worth(self, world: State[Any], action: int) -> float:
        """Return what an action is worth in a world, which is the caller's no more."""

    def visits(self, action: int) -> int:
        """Return how often an action was tried."""


class ByNetwork:
    """Looks with a learned network."""

    def __init__(self, sight: Sight, network: Network, iterations: int | None, rng: Rng) -> None:
        self.sight = sight
        knowledge = sight.game.knowledge.for_search()
        self.search = Search(knowledge, network, sight.seat, rng)
        # A hint tells chances as they are, not how they have changed.
        self.search.manner = network.manner._replace(compares_worlds=False)
        self.worlds = worlds_for(sight, knowledge, network, rng, iterations or 0)
        self.root = Node(sight.seats)
        self.explaining: Explaining = Learned(self.search, self.root)

    def grow(self, rounds: Rounds) -> dict[int, int]:
        """Walk down the tree in one imagined world after the other."""
        while rounds.go_on():
            self.search.iterate(self.root, self.worlds.next())
        return {action: child.visits for action, child in self.root.children.items()}

    def worth(self, world: State[Any], action: int) -> float:
        """Walk down the tree from the action on, and tell it what came of it."""
        me = self.sight.seat
        # What was played may be something that the search would not think of.
        child = self.root.children.setdefault(action, Node(self.sight.seats))
        world.apply(action, me)
        path = [child]
        found = self.search.descend(child, world, path)
        for node in path:
            node.visits += 1
            for seat, share in enumerate(found):
                node.totals[seat] += share
        return found[me]

    def visits(self, action: int) -> int:
        """Return how often an action was tried."""
        return self.root.children[action].visits if action in self.root.children else 0


class ByPlayouts:
    """Looks in the first way, for a game of which nothing has been learned."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        self.sight = sight
        self.rng = rng
        self.worlds = Worlds(sight, rng)
        self.knowledge: Knowledge[Any] = sight.game.knowledge.for_search()
        self.search = FirstSearchBot()
        self.root = FirstNode(sight.seats)
        self.explaining: Explaining = ByPoints(self.knowledge, sight.seat, rng)

    def grow(self, rounds: Rounds) -> dict[int, int]:
        """Search as the first search does."""
        while rounds.go_on():
            self.walk(self.root, self.worlds.next())
        return {action: child.visits for action, child in self.root.children.items()}

    def worth(self, world: State[Any], action: int) -> float:
        """Walk down the tree from the action on, and tell it what came of it."""
        child = self.root.children.setdefault(action, FirstNode(self.sight.seats))
        world.apply(action, self.sight.seat)
        return self.walk(child, world)

    def visits(self, action: int) -> int:
        """Return how often an action was tried."""
        return self.root.children[action].visits if action in self.root.children else 0

    def walk(self, node: FirstNode, world: State[Any]) -> float:
        """Walk down from a node, play on, and return how likely the seat wins."""
        me = self.sight.seat
        return self.search.iterate(node, world, me, self.knowledge, self.rng)[me]


def advise(
    sight: Sight,
    rng: Rng,
    *,
    seconds: float = SECONDS,
    iterations: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Advice:
    """Return the best actions of a decision, what each is worth, and why.

    It knows what the seat may know. With *iterations* the advice is the same for the same sight
    and *rng*, everywhere; else it takes about so many *seconds*, by the *clock*.
    """
    knowledge = sight.game.knowledge
    network = SearchBot().network_for(knowledge)
    world = sight.imagine(rng)
    deserving = knowledge.candidates if network is None else knowledge.considered
    if len(deserving(world, sight.seat)) == 1:
        seconds *= ALONE
    budget = Budget(iterations, seconds, clock)
    looking: Looking
    if network is None:
        looking = ByPlayouts(sight, rng)
    else:
        looking = ByNetwork(sight, network, iterations, rng)
    searching = budget.rounds(SEARCHING)
    visits = looking.grow(searching)
    promising = sorted((a for a in sight.actions if a in visits), key=lambda a: -visits[a])[:TRIED]
    found: Found = {action: [] for action in promising}
    trying = budget.rounds(TRYING)
    while trying.go_on():
        world = looking.worlds.next()
        for action in promising:
            found[action].append(looking.worth(world.copy(), action))
    best, *rest = sorted(promising, key=lambda action: -mean(found[action]))[:SHOWN]
    why, explaining = looking.explaining, budget.rounds(WHY, WORLDS)
    while rest and explaining.go_on():
        why.look(looking.worlds.next(), best, rest)
    effort = {action: visits[action] / sum(visits.values()) for action in promising}
    hints = [hint_of(best, rest, rest, found, effort, why)]
    hints += [hint_of(action, [best], [action], found, effort, why) for action in rest]
    done = searching.done + trying.done * len(promising)
    return Advice(tuple(hints), done, network is not None)


def hint_of(
    action: int,
    against: list[int],
    rest: list[int],
    found: Found,
    effort: dict[int, float],
    why: Explaining,
) -> Hint:
    """Return the hint of an action; *rest*: which of those that are not the best it is about."""
    gaps = gaps_of(found, action, against)
    # The best one is as near to the others as it is to the second.
    nearest = gaps_of(found, action, against[:1])
    is_close = bool(against) and abs(mean(nearest)) < max(CLOSE, 2 * error_of(nearest))
    reasons: list[Reason] = []
    if against:
        is_best = rest == against
        gap = mean(gaps) if is_best else -mean(gaps)
        reasons = why.reasons(rest, gap, error_of(gaps), is_for=not is_best)
    if is_close:
        # What cannot be told apart has no difference further ahead either.
        reasons = [reason for reason in reasons if reason.kind != Kind.AHEAD]
    return Hint(
        action=action,
        chance=mean(found[action]),
        margin=2 * error_of(found[action]),
        effort=effort[action],
        is_close=is_close,
        against=tuple(against),
        reasons=tuple(reasons),
    )


def gaps_of(found: Found, action: int, against: list[int]) -> list[float]:
    """Return by how much an action was better than the mean of others, world by world."""
    return [
        one - mean(found[other][world] for other in against)
        for world, one in enumerate(found[action])
    ]
