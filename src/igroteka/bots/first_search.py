"""Information-set Monte-Carlo tree search for any number of players.

One tree over what the searching seat can tell apart. Each iteration imagines a world that
fits the view, walks down the tree with only the actions legal in that world (an action's
share of trials is measured against how often it was available), plays on a little with
the game's own policy, and asks the game how good the outcome is for everybody.
Every seat in the tree maximises its own chances.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from igroteka.bots.bot import Bot, Sight
from igroteka.engine import Knowledge, Rng, State
from igroteka.engine.native import mypyc_attr


class Node:
    """A position as reached by a sequence of actions: what happened when it was tried."""

    __slots__ = ("available", "children", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.totals = [0.0] * seats
        self.children: dict[int, Node] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstSearchBot(Bot):
    """Searches for a number of iterations, or for a time.

    With iterations the choice is the same for the same sight and seed, everywhere. With a
    time, taken by *clock*, it depends on the machine.
    """

    def __init__(
        self,
        iterations: int = 600,
        seconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.name = f"search:{seconds:g}s" if seconds else f"search:{iterations}"
        self.iterations_done = 0

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the action that was tried most."""
        actions = sight.game.knowledge.candidates(sight.imagine(rng), sight.seat)
        if len(actions) == 1:
            return actions[0]
        root = self.grow(sight, rng)
        known = [action for action in sight.actions if action in root.children]
        return max(known, key=lambda action: root.children[action].visits)

    def grow(self, sight: Sight, rng: Rng) -> Node:
        """Return the tree after the whole budget."""
        root = Node(sight.seats)
        knowledge = sight.game.knowledge.for_search()
        if self.seconds is None:
            for _ in range(self.iterations):
                self.iterate(root, sight.imagine(rng), sight.seat, knowledge, rng)
        else:
            clock = self.clock
            until = clock() + self.seconds
            while clock() < until:
                self.iterate(root, sight.imagine(rng), sight.seat, knowledge, rng)
        self.iterations_done += root.visits
        return root

    def iterate(
        self, root: Node, state: State[Any], me: int, knowledge: Knowledge[Any], rng: Rng
    ) -> list[float]:
        """Walk *state* down the tree, play on, tell all that led there; return what came of it."""
        span = knowledge.playout_span
        until = knowledge.clock(state) + span
        path = self._descend(root, state, me, knowledge, rng)
        for _ in range(knowledge.playout_depth):
            seat = state.seat_to_act
            if seat is None or (span and knowledge.clock(state) >= until):
                break
            state.apply(knowledge.playout_action(state, seat, rng), seat)
        utilities = self.judged(knowledge, state)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, utility in enumerate(utilities):
                totals[seat] += utility
        return utilities

    def judged(self, knowledge: Knowledge[Any], state: State[Any]) -> list[float]:
        """Return what the end of a playout is worth to each seat."""
        return knowledge.utilities(state)

    def _descend(
        self, root: Node, state: State[Any], me: int, knowledge: Knowledge[Any], rng: Rng
    ) -> list[Node]:
        """Walk *state* down the tree and one new node beyond it; return the nodes passed."""
        path = [root]
        node = root
        while (seat := state.seat_to_act) is not None:
            # Where several may act at once, the searching seat decides first.
            if seat != me and me in state.seats_to_act():
                seat = me
            if seat != me and knowledge.rivals_by_policy:
                state.apply(knowledge.playout_action(state, seat, rng), seat)
                continue
            actions = knowledge.candidates(state, seat)
            children = node.children
            untried = [action for action in actions if action not in children]
            if untried:
                action = rng.choice(untried)
                child = Node(state.seats)
                child.available = 1
                children[action] = child
                state.apply(action, seat)
                path.append(child)
                return path
            best_bound = -math.inf
            exploration = knowledge.exploration
            for action in actions:
                child = children[action]
                child.available += 1
                visits = child.visits
                bound = child.totals[seat] / visits + exploration * math.sqrt(
                    math.log(child.available) / visits
                )
                if bound > best_bound:
                    best, best_bound = action, bound
            state.apply(best, seat)
            node = children[best]
            path.append(node)
        return path
