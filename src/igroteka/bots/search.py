"""Tree search that asks a learned network who is going to win.

One tree over what the searching seat can tell apart, for any number of players. Each iteration
imagines a world that fits the view and walks down the tree with the actions of that world: what
has turned out well, and what looked well at first sight and was tried little. Where nobody has
been before, all actions that deserve a thought are judged at once by what the network makes of
the positions they lead to, and the best of them is what the way there was worth.

Where a choice takes several actions one after the other, a search goes on with the tree of the one
before. A game that has no network is searched in the first way, with playouts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from igroteka.bots.bot import Bot, Sight
from igroteka.bots.first_search import FirstSearchBot
from igroteka.bots.worlds import EACH, Worlds, worlds_for
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.native import mypyc_attr
from igroteka.engine.network import Network
from igroteka.engine.networks import network_at
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State, View

CHAIN_SHARE: Final = 0.25
"""Where the rest of a chain mostly follows by habit, its decisions get this part of the budget:
people wait for the whole of a turn."""
LOOKED_AT: Final = 16
"""In so many worlds search asks what it should consider itself, and how that looks at first sight;
then it knows."""


class Node:
    """What came of a sequence of actions, and how it looked at first sight."""

    __slots__ = (
        *("actions", "asked", "available", "children", "look", "looks", "prior", "totals"),
        "visits",
    )

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.prior = 1.0
        self.look = 0.0
        """How it looked in all worlds together that were asked …"""
        self.looks = 0
        """… and how many these were."""
        self.totals = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.actions: list[int] = []
        """What the searching seat considers here, in whatever world; empty elsewhere."""
        self.asked = 0
        """In how many worlds it has asked that."""


class Search:
    """One search: whose it is, and what it judges with."""

    __slots__ = ("knowledge", "manner", "me", "network", "rng", "start", "starts")

    def __init__(self, knowledge: Knowledge[Any], network: Network, me: int, rng: Rng) -> None:
        self.knowledge = knowledge
        self.network = network
        self.manner = network.manner
        self.me = me
        self.rng = rng
        self.start: list[float] = []
        """How the world looked from the start; empty where worlds are not compared."""
        self.starts: dict[int, list[float]] = {}
        """The same of worlds that come up again, by their numbers."""

    def iterate(self, root: Node, state: State[Any], number: int = -1) -> None:
        """Walk *state* down the tree, judge what is new, and tell all that led there.

        *number* is that of a world that may come up again, see `Worlds`.
        """
        if self.manner.compares_worlds:
            known = self.starts.get(number)
            if known is None:
                of_seats, common = self.knowledge.counted(state)
                known = self.network.chances(of_seats, common)
                if number >= 0:
                    self.starts[number] = known
            self.start = known
        path = [root]
        worth = self.descend(root, state, path)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat, share in enumerate(worth):
                totals[seat] += share

    def descend(self, root: Node, state: State[Any], path: list[Node]) -> list[float]:
        """Note the nodes on the way down, and return what its end is worth to each seat."""
        knowledge, manner, me = self.knowledge, self.manner, self.me
        node = root
        # As long as nothing has happened but the searching seat's own choice.
        is_own = True
        while (seat := state.seat_to_act) is not None:
            # Where several may act at once, the searching seat decides first.
            if seat != me and me in state.seats_to_act():
                seat = me
            if seat != me:
                is_own = False
                if not manner.rivals_in_tree:
                    state.apply(knowledge.habit(state, seat, self.rng), seat)
                    continue
            if node is not root:
                in_chain = (is_own or manner.chains_by_habit) and knowledge.in_chain(state, seat)
                is_own = is_own and in_chain
                # The searching seat's own chain at the root is what it is asked for.
                if manner.chains_by_habit and in_chain and not self.is_begun(path, state, seat):
                    state.apply(knowledge.habit(state, seat, self.rng), seat)
                    continue
                if manner.judges_first and not node.visits and not is_own:
                    return self.settled(state, seat)
            actions = self.own_actions(node, state) if is_own else knowledge.considered(state, seat)
            children = node.children
            if len(actions) == 1:
                best = actions[0]
                if best not in children:
                    children[best] = Node(state.seats)
                children[best].available += 1
            else:
                if not children and not (is_own and manner.judges_first):
                    worth = self.look_around(node, state, seat, actions, is_own)
                    if worth:
                        return worth
                if is_own and node.asked < LOOKED_AT:
                    self.look_again(node, state, actions)
                best = self.most_promising(node, state, seat, actions, is_own)
            state.apply(best, seat)
            node = children[best]
            path.append(node)
        return self.compared(knowledge.outcome(state))

    def is_begun(self, path: list[Node], state: State[Any], seat: int) -> bool:
        """Say whether the action at the root was only begun: then habit does not end it."""
        return len(path) == 2 and self.knowledge.halfway(state, seat)

    def own_actions(self, node: Node, state: State[Any]) -> list[int]:
        """Return what the searching seat considers in its own choice: the same in every world.

        What looks good in one world only is tried in the others as well; else what is doubtful
        would be judged by the worlds in which it turns out well.
        """
        actions = node.actions
        if node.asked < LOOKED_AT:
            for action in self.knowledge.considered(state, self.me):
                if action not in actions:
                    actions.append(action)
        # What the choice has shown meanwhile may allow other things in other worlds.
        legal = set(state.legal_actions(self.me))
        found = [action for action in actions if action in legal]
        return found or self.knowledge.considered(state, self.me)

    def look_again(self, node: Node, state: State[Any], actions: list[int]) -> None:
        """Have the first sight of the own choice count in one more world."""
        node.asked += 1
        hunches = self.knowledge.hunches(state, self.me, actions)
        if hunches is None:
            return
        children = node.children
        means = []
        for n in range(len(actions)):
            child = children.get(actions[n])
            if child is None:
                child = children[actions[n]] = Node(state.seats)
            child.look += hunches[n]
            child.looks += 1
            means.append(child.look / child.looks)
        top, contrast = max(means), self.manner.contrast
        shares = [math.exp((mean - top) / contrast) for mean in means]
        total = sum(shares)
        for n in range(len(actions)):
            children[actions[n]].prior = shares[n] / total

    def most_promising(
        self, node: Node, state: State[Any], seat: int, actions: list[int], is_own: bool
    ) -> int:
        """Return the action to follow: good so far, or little tried for how good it looks."""
        children, curiosity = node.children, self.manner.curiosity
        known: list[Node] = []
        for action in actions:
            child = children.get(action)
            if child is None:
                # Nobody has been here in a world where this is possible.
                self.look_around(node, state, seat, actions, is_own)
                child = children[action]
            known.append(child)
        unknown = node.totals[seat] / node.visits if node.visits else 0.0
        best, best_bound = 0, -math.inf
        for n in range(len(known)):
            child = known[n]
            child.available += 1
            visits = child.visits
            bound = child.totals[seat] / visits if visits else unknown
            bound += curiosity * child.prior * math.sqrt(float(child.available)) / (1 + visits)
            if bound > best_bound:
                best, best_bound = n, bound
        return actions[best]

    def look_around(
        self, node: Node, state: State[Any], seat: int, actions: list[int], is_own: bool
    ) -> list[float]:
        """Make nodes for the actions that have none; return what the best of them is worth.

        It is empty where nothing was judged: for hunches about a position that was judged before.
        """
        children = node.children
        is_first_look = not children
        new = [action for action in actions if action not in children]
        best: list[float] = []
        if not new:
            return best
        hunches = self.knowledge.hunches(state, seat, new)
        looks = []
        for action in new:
            child = children[action] = Node(state.seats)
            if hunches is None:
                worth = self.after(state, action, seat, is_begun=is_own)
                child.totals = worth[:]
                child.visits = 1
                looks.append(worth[seat])
                if not best or worth[seat] > best[seat]:
                    best = worth
        if hunches is not None:
            looks = hunches
            if is_first_look and not (self.manner.judges_first and node.visits):
                best = self.after(state, new[looks.index(max(looks))], seat)
        top = max(looks)
        contrast = self.manner.contrast
        shares = [math.exp((look - top) / contrast) for look in looks]
        # What is possible in some worlds only comes late, and is not all there is to try.
        total = sum(shares) * len(actions) / len(new)
        for n in range(len(new)):
            children[new[n]].prior = shares[n] / total
        return best

    def after(
        self, state: State[Any], action: int, seat: int, is_begun: bool = False
    ) -> list[float]:
        """Return what *action* is worth to each seat, with the best rest of its chain.

        *is_begun*: what it only begins is not ended by habit.
        """
        after = state.copy()
        after.apply(action, seat)
        return self.settled(after, seat, is_begun)

    def settled(self, state: State[Any], seat: int, is_begun: bool = False) -> list[float]:
        """Return what *state* is worth to each seat, after the best rest of a chain of *seat*."""
        knowledge = self.knowledge
        while (
            not state.is_over and seat in state.seats_to_act() and knowledge.in_chain(state, seat)
        ):
            by_habit = self.manner.chains_by_habit
            if is_begun:
                is_begun = False
                by_habit = by_habit and not knowledge.halfway(state, seat)
            if by_habit:
                state.apply(knowledge.habit(state, seat, self.rng), seat)
                continue
            actions = knowledge.considered(state, seat)
            hunches = knowledge.hunches(state, seat, actions) if len(actions) > 1 else None
            if hunches is not None:
                state.apply(actions[hunches.index(max(hunches))], seat)
                continue
            if len(actions) > 1:
                best: list[float] = []
                for follow in actions:
                    worth = self.after(state, follow, seat)
                    if not best or worth[seat] > best[seat]:
                        best = worth
                return best
            state.apply(actions[0], seat)
        return self.judged(state)

    def judged(self, state: State[Any]) -> list[float]:
        """Return what a position is worth to each seat, played on a little if that tells more."""
        knowledge = self.knowledge
        span = self.manner.span
        if span:
            until = knowledge.clock(state) + span
            while (seat := state.seat_to_act) is not None and knowledge.clock(state) < until:
                state.apply(knowledge.habit(state, seat, self.rng), seat)
        if state.is_over:
            return self.compared(knowledge.outcome(state))
        of_seats, common = knowledge.counted(state)
        return self.compared(self.network.chances(of_seats, common))

    def compared(self, worth: list[float]) -> list[float]:
        """Return what something is worth beyond what its world promised from the start."""
        start = self.start
        if start:
            for seat in range(len(start)):
                worth[seat] -= start[seat]
        return worth


class Tree(NamedTuple):
    """A tree that grows, and all that makes it grow."""

    root: Node
    search: Search
    worlds: Worlds

    def grow(self) -> None:
        """Walk down in one more world."""
        self.search.iterate(self.root, self.worlds.next(), self.worlds.number)


class Promise(NamedTuple):
    """What a seat will see next if nothing new is shown: then its tree is gone on with."""

    view: View
    tree: Tree
    action: int
    """What leads there."""


def planted(sight: Sight, network: Network, rng: Rng, most: int = 0) -> Tree:
    """Return a tree that has not grown; *most*: how many worlds are weighed for a short search."""
    knowledge = sight.game.knowledge.for_search()
    worlds = worlds_for(sight, knowledge, network, rng, most)
    return Tree(Node(sight.seats), Search(knowledge, network, sight.seat, rng), worlds)


def most_tried(root: Node, sight: Sight) -> int:
    """Return the legal action that was tried most, of equals the one that turned out best."""
    best, best_visits, best_total = -1, -1, 0.0
    for action in sight.actions:
        child = root.children.get(action)
        if child is None or child.visits < best_visits:
            continue
        total = child.totals[sight.seat]
        if child.visits > best_visits or total > best_total:
            best, best_visits, best_total = action, child.visits, total
    return best


def promise(tree: Tree, sight: Sight, action: int) -> Promise | None:
    """Return what *action* leads to, if the same seat decides there and the tree knows the place.

    Where the rest of a turn follows by habit the tree has no places within it, and worlds that are
    compared with how they looked at first have to stay the same ones.
    """
    child, manner = tree.root.children.get(action), tree.search.manner
    if child is None or manner.chains_by_habit:
        return None
    if manner.compares_worlds and not tree.worlds.are_kept:
        return None
    world = sight.imagine(Rng(0))
    world.apply(action, sight.seat)
    if world.is_over or sight.seat not in world.seats_to_act():
        return None
    return Promise(world.view(sight.seat), tree._replace(root=child), action)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches for a number of iterations, or for a time.

    With iterations the choice is the same for the same sight and seed, everywhere, but for a bot
    that goes on with what it has thought before. With a time it depends on the machine. *network*
    is a file; the game's own one if it is not named. *clock* is what the time is taken by.
    """

    share_going_on: ClassVar[float] = 1.0
    """The part of the budget for a search that goes on with a tree."""

    def __init__(
        self,
        iterations: int = 600,
        seconds: float | None = None,
        network: str = "",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.network = network
        self.clock = clock
        self.name = f"search:{seconds:g}s" if seconds else f"search:{iterations}"
        self.iterations_done = 0
        self._promise: Promise | None = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the action that was tried most."""
        knowledge = sight.game.knowledge
        network = self.network_for(knowledge)
        if network is None:
            first = FirstSearchBot(self.iterations, self.seconds, self.clock)
            action = first.choose(sight, rng)
            self.iterations_done += first.iterations_done
            return action
        tree = self._taken_up(sight, rng)
        actions = knowledge.considered(sight.imagine(rng), sight.seat)
        if len(actions) == 1:
            best = actions[0]
        else:
            tree = self.grow(sight, network, rng, tree)
            best = most_tried(tree.root, sight)
        self._promise = tree and promise(tree, sight, best)
        return best

    def _taken_up(self, sight: Sight, rng: Rng) -> Tree | None:
        """Return the tree of the decision before, if this one goes on with it."""
        promised, self._promise = self._promise, None
        if promised is None or promised.tree.search.me != sight.seat:
            return None
        if promised.view != sight.view:
            return None
        tree = promised.tree
        tree.search.rng = rng
        tree.worlds.go_on(sight, promised.action, rng)
        return tree

    def network_for(self, knowledge: Knowledge[Any]) -> Network | None:
        """Return what judges positions of a game; None: nothing has been learned of it."""
        path = self.network or knowledge.network_path
        return network_at(path, knowledge) if path else None

    def grow(self, sight: Sight, network: Network, rng: Rng, tree: Tree | None = None) -> Tree:
        """Return a tree after the whole budget; *tree* is one that is gone on with."""
        share = 1.0 if tree is None else self.share_going_on
        knowledge = sight.game.knowledge
        if network.manner.chains_by_habit and knowledge.in_chain(sight.imagine(rng), sight.seat):
            share = CHAIN_SHARE
        if self.seconds is None:
            iterations = max(1, int(share * self.iterations))
            tree = tree or planted(sight, network, rng, iterations * EACH)
            before = tree.root.visits
            for _ in range(iterations):
                tree.grow()
        else:
            clock = self.clock
            until = clock() + share * self.seconds
            tree = tree or planted(sight, network, rng)
            before = tree.root.visits
            # However short the time, or busy the machine: one iteration there must be.
            tree.grow()
            while clock() < until:
                tree.grow()
        self.iterations_done += tree.root.visits - before
        return tree
