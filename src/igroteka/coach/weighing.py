"""Weighs a decision that was made: what would have been best, and how much better that is.

First a short look. If the search would have done the same, or cannot tell the two apart, that is
all. Else it searches on, and tries both actions in the same imagined worlds. The best action is
chosen by the search alone, and how much better it is comes from worlds that it was not chosen by:
else luck would look like a better action. Before a decision is called anything, a second search
that knows nothing of the first must come to the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from igroteka.bots import Sight
from igroteka.bots.search import SearchBot
from igroteka.coach.advising import WORLDS, Budget, ByNetwork, ByPlayouts, Looking
from igroteka.coach.analysis import SURELY, Grade, Weighed, grade_of
from igroteka.coach.explaining import error_of, mean
from igroteka.engine import Rng
from igroteka.engine.network import Network

SEARCHING, CATCHING_UP, TRYING = 0.35, 0.25, 0.4
"""How the time of a look is divided."""
WHY: Final = 0.3
"""Which part of the time of a closer look reasons may take beyond it."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a decision is thought about."""

    short: Budget
    """For the look at every decision."""
    close: Budget
    """For the look at what the first one was suspicious of."""


def weigh(sight: Sight, played: int, effort: Effort, rng: Rng) -> Weighed | None:
    """Compare what was *played* with the best; None: nothing else deserved a thought.

    It knows what the seat may know. With iterations in the *effort* it finds the same for the
    same sight and *rng*, everywhere.
    """
    knowledge = sight.game.knowledge
    network = SearchBot().network_for(knowledge)
    deserving = knowledge.candidates if network is None else knowledge.considered
    actions = deserving(sight.imagine(rng), sight.seat)
    if actions == [played]:
        return None
    looking = looking_at(sight, network, effort, rng)
    best = most_tried(looking.grow(effort.short.rounds(SEARCHING)), sight)
    if best == played:
        return kept(looking, played)
    found = tried(looking, (best, played), effort.short)
    gap, error = gap_of(found, best, played)
    if gap + error < SURELY:
        return judged(sight, found, best, played)
    verdict = looked_closely(looking, sight, played, effort)
    if verdict.grade == Grade.GOOD:
        return verdict
    # A search may have gone astray as a whole: another one must come to the same.
    looking = looking_at(sight, network, effort, rng)
    verdict = looked_closely(looking, sight, played, effort)
    if verdict.grade == Grade.GOOD:
        return verdict
    best = sight.game.codec.parse(verdict.better)
    why, rounds = looking.explaining, effort.close.rounds(WHY, WORLDS)
    while rounds.go_on():
        why.look(looking.worlds.next(), best, [played])
    reasons = why.reasons([played], verdict.loss, verdict.error, is_for=False)
    return replace(verdict, reasons=tuple(reasons))


def looking_at(sight: Sight, network: Network | None, effort: Effort, rng: Rng) -> Looking:
    """Return a new search, which knows nothing yet."""
    if network is None:
        return ByPlayouts(sight, rng)
    return ByNetwork(sight, network, effort.close.iterations, rng)


def looked_closely(looking: Looking, sight: Sight, played: int, effort: Effort) -> Weighed:
    """Search for longer, and compare what was *played* with the best that is found."""
    best = most_tried(looking.grow(effort.close.rounds(SEARCHING)), sight)
    if best == played:
        return kept(looking, played)
    return judged(sight, tried(looking, (best, played), effort.close), best, played)


def most_tried(visits: dict[int, int], sight: Sight) -> int:
    """Return the action that the search has tried most."""
    return max((a for a in sight.actions if a in visits), key=lambda action: visits[action])


def tried(looking: Looking, actions: tuple[int, ...], budget: Budget) -> dict[int, list[float]]:
    """Return what actions are worth in the same worlds.

    First those are followed that the search knows less of: what it has not looked into seems
    worse than it is.
    """
    most, rounds = max(map(looking.visits, actions)), budget.rounds(CATCHING_UP)
    behind = [action for action in actions if looking.visits(action) < most]
    while behind and rounds.go_on():
        for action in behind:
            looking.worth(looking.worlds.next(), action)
        behind = [action for action in behind if looking.visits(action) < most]
    found: dict[int, list[float]] = {action: [] for action in actions}
    rounds = budget.rounds(TRYING)
    while rounds.go_on():
        world = looking.worlds.next()
        for action in actions:
            found[action].append(looking.worth(world.copy(), action))
    return found


def gap_of(found: dict[int, list[float]], best: int, played: int) -> tuple[float, float]:
    """Return by how much the best action is better, and the standard error of that."""
    gaps = [one - other for one, other in zip(found[best], found[played], strict=True)]
    return mean(gaps), error_of(gaps)


def kept(looking: Looking, played: int) -> Weighed:
    """Return that the best was done."""
    worth = [looking.worth(looking.worlds.next(), played) for _ in range(2)]
    return Weighed(0.0, 0.0, mean(worth), "", Grade.GOOD)


def judged(
    sight: Sight,
    found: dict[int, list[float]],
    best: int,
    played: int,
) -> Weighed:
    """Return the verdict."""
    gap, error = gap_of(found, best, played)
    loss = max(0.0, gap)
    text = sight.game.codec.text(best)
    return Weighed(loss, error, mean(found[best]), text, grade_of(loss, error))
