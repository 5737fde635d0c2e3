"""Why an action is better than another: what is different after it, and what that is worth.

With a network: each action is followed in the same imagined worlds as the search has followed it,
up to where the network sees most of the difference that the search has found: at once, or some of
the seat's own decisions later. Then the features of one position are replaced by those of the
other, theme by theme, and what that does to the chance to win is the theme's share; in one order
and in the other, so that none takes what belongs to two. What the search has seen beyond it is a
reason of its own, so that the shares add up to the difference.

Without one: what the game's knowledge expects at the end, and which lines of the score sheet say
so now.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from igroteka.bots.search import Node, Search
from igroteka.coach.advice import Kind, Reason
from igroteka.engine import Knowledge, Rng, State
from igroteka.engine.knowledge import best_but

MOST_REASONS: Final = 3
LEAST_SHARE: Final = 0.005
"""What makes less of the chance to win is no reason."""
LEAST_OF_LARGEST: Final = 0.2
"""Nor is what makes less of it than this part of the main reason."""
LEAST_POINTS: Final = 0.5
STOPS: Final = 4
"""So often positions are looked at: at once, and before so many decisions of the seat's own."""
FEWER_STOPS: Final = 2
"""The same, where positions are played on before they are judged."""
LEAST_VISITS: Final = 2
"""The search is followed where it has been so often; elsewhere habit is."""
LATER_COSTS: Final = 0.004
"""How much more of the difference a later stop must show to be preferred."""
MOST_PAIRS: Final = 6
"""In so many worlds differences are shared out."""
CLOSELY: Final = 4
"""In so many of them it is looked for what most of a theme comes from."""
LEAST_PAIRS: Final = 6
"""Fewer worlds do not tell how many points something brings."""
POINTS: Final = "points"
"""The theme of features that sum up others."""

Group = tuple[Kind, str]
"""Whose it is, and the theme."""
Spot = tuple[int | None, int]
"""A seat (None: the table) and one of its features."""


class Explaining(ABC):
    """Looks at what comes of actions in several worlds, then says why."""

    @abstractmethod
    def look(self, world: State[Any], best: int, rest: list[int]) -> None:
        """Look at what comes of each action in a world."""

    @abstractmethod
    def reasons(self, rest: list[int], gap: float, error: float, *, is_for: bool) -> list[Reason]:
        """Return what speaks for the best action against the *rest*.

        It is worth *gap* more, with that standard *error*. If it *is_for* one of the rest, what
        speaks for and against that one.
        """


@dataclass(frozen=True, slots=True)
class Seen:
    """What is to be seen of a position."""

    features: list[list[int]]
    common: list[int]
    lead: float
    """The points that the seat may expect more than the best of the others."""
    chance: float
    """How likely the network thinks that the seat wins."""


Pair = tuple[Seen, Seen]
"""What is to be seen after one action, and after another in the same world."""


class Learned(Explaining):
    """Explains by the network."""

    def __init__(self, search: Search, root: Node) -> None:
        self.search = search
        self.root = root
        self.me = search.me
        knowledge = search.knowledge
        self.theme_of = {name: theme for theme, names in knowledge.THEMES.items() for name in names}
        self.names = knowledge.FEATURES
        self.common_names = knowledge.COMMON
        self.stops = FEWER_STOPS if search.manner.span else STOPS
        self.pairs: dict[tuple[int, int], list[Pair]] = defaultdict(list)
        """What is to be seen after the best action and after each of the rest, at each stop."""

    def look(self, world: State[Any], best: int, rest: list[int]) -> None:
        """Follow each action, and keep what is to be seen on the way."""
        luck = self.search.rng.bits()
        here = self.followed(world, best, luck)
        for action in rest:
            there = self.followed(world, action, luck)
            # Where the game is over its result speaks, not what it was made of.
            for stop, pair in enumerate(zip(here, there, strict=False)):
                self.pairs[action, stop].append(pair)

    def followed(self, world: State[Any], action: int, luck: int) -> list[Seen]:
        """Return what is to be seen at each stop on the way that the search has taken."""
        search, me = self.search, self.me
        knowledge, manner = search.knowledge, search.manner
        state, rng, node = world.copy(), Rng(luck), self.root.children[action]
        state.apply(action, me)
        found: list[Seen] = []
        while (seat := state.seat_to_act) is not None:
            if seat != me and me in state.seats_to_act():
                seat = me
            in_chain = knowledge.in_chain(state, seat)
            if not in_chain and (seat == me or not found):
                seen = self.seen_from(state, rng)
                if seen is None or len(found) == self.stops - 1:
                    return [*found, seen] if seen else found
                found.append(seen)
            if (seat != me and not manner.rivals_in_tree) or (in_chain and manner.chains_by_habit):
                state.apply(knowledge.habit(state, seat, rng), seat)
                continue
            actions = knowledge.considered(state, seat)
            known = [follow for follow in actions if follow in node.children]
            best = max(known, key=lambda a: node.children[a].visits, default=actions[0])
            if known and node.children[best].visits >= LEAST_VISITS:
                node = node.children[best]
            else:
                node, best = Node(state.seats), self.best_follow(state, seat, actions, rng)
            state.apply(best, seat)
        return found

    def seen_from(self, state: State[Any], rng: Rng) -> Seen | None:
        """Return what is to be seen of a position, played on a little if that tells more."""
        knowledge, span = self.search.knowledge, self.search.manner.span
        if span:
            state = state.copy()
            until = knowledge.clock(state) + span
            while (seat := state.seat_to_act) is not None and knowledge.clock(state) < until:
                state.apply(knowledge.habit(state, seat, rng), seat)
        if state.is_over:
            return None
        values = knowledge.values(state)
        features, common = knowledge.features(state), knowledge.common(state)
        lead = values[self.me] - best_but(values, self.me)
        return Seen(features, common, lead, self.chance(features, common))

    def best_follow(self, state: State[Any], seat: int, actions: list[int], rng: Rng) -> int:
        """Return how it goes on beyond what was searched."""
        if len(actions) == 1:
            return actions[0]
        hunches = self.search.knowledge.hunches(state, seat, actions)
        if hunches is None:
            return self.search.knowledge.habit(state, seat, rng)
        return actions[hunches.index(max(hunches))]

    def share_out(self, here: Seen, there: Seen) -> dict[Group, float]:
        """Return what each group makes of the chance to win, *here* instead of *there*."""
        groups = self.changed(here, there)
        found: dict[Group, float] = defaultdict(float)
        for order in (list(groups), list(reversed(groups))):
            features, common = [row[:] for row in there.features], there.common[:]
            before = there.chance
            for group in order:
                for seat, place in groups[group]:
                    if seat is None:
                        common[place] = here.common[place]
                    else:
                        features[seat][place] = here.features[seat][place]
                after = self.chance(features, common)
                found[group] += (after - before) / 2
                before = after
        return found

    def changed(self, here: Seen, there: Seen) -> dict[Group, list[Spot]]:
        """Return where the two differ, by group."""
        groups: dict[Group, list[Spot]] = defaultdict(list)
        for seat, (row, old) in enumerate(zip(here.features, there.features, strict=True)):
            for place, (value, was) in enumerate(zip(row, old, strict=True)):
                if value != was:
                    groups[self.group_of(seat, self.names[place])].append((seat, place))
        for place, (value, was) in enumerate(zip(here.common, there.common, strict=True)):
            if value != was:
                groups[Kind.TABLE, ""].append((None, place))
        return groups

    def group_of(self, seat: int, name: str) -> Group:
        """Return the group of a feature."""
        theme = self.theme_of.get(name, "")
        if theme == POINTS:
            return Kind.POINTS, ""
        if seat != self.me:
            return Kind.RIVALS, theme or name
        return (Kind.OWN, theme) if theme else (Kind.FEATURE, name)

    def chance(self, features: list[list[int]], common: list[int]) -> float:
        """Return how likely the seat wins."""
        return self.search.network.chances(features, common)[self.me]

    def reasons(self, rest: list[int], gap: float, error: float, *, is_for: bool) -> list[Reason]:
        """Return the groups that make most of the difference."""
        sign = -1.0 if is_for else 1.0
        pairs = self.telling(rest, gap)
        worlds = [self.share_out(here, there) for here, there in pairs]
        made, left = [], sign * gap
        for group in dict.fromkeys(group for shares in worlds for group in shares):
            found = [sign * shares.get(group, 0.0) for shares in worlds]
            share = mean(found)
            left -= share
            # What is as often so as otherwise is no reason.
            if abs(share) >= max(LEAST_SHARE, error_of(found)):
                kind, theme = group
                made.append(Reason(kind, share, theme))
        if abs(left) > 2 * error:
            made.append(Reason(Kind.AHEAD, left))
        return [self.detailed(reason, pairs, sign) for reason in weighty(made, way=sign * gap)]

    def telling(self, rest: list[int], gap: float) -> list[Pair]:
        """Return positions at the stop where the network sees most of what the search found."""
        best: list[Pair] = []
        least = math.inf
        for stop in range(self.stops):
            pairs = [pair for action in rest for pair in self.pairs[action, stop]]
            if not pairs:
                break
            unseen = abs(mean(here.chance - there.chance for here, there in pairs) - gap)
            # The nearer, the clearer: later stops must show clearly more.
            if unseen + LATER_COSTS * stop < least:
                best, least = pairs, unseen + LATER_COSTS * stop
        return best[:: max(1, len(best) // MOST_PAIRS)]

    def detailed(self, reason: Reason, pairs: list[Pair], sign: float) -> Reason:
        """Return a reason with what most of it comes from, or how many points it means."""
        kind, share, theme = reason.kind, reason.share, reason.theme
        if kind == Kind.AHEAD:
            return reason
        if kind == Kind.POINTS:
            leads = [sign * (here.lead - there.lead) for here, there in pairs]
            points = mean(leads)
            is_sure = len(leads) >= LEAST_PAIRS and abs(points) > 3 * error_of(leads)
            if is_sure and points * share > 0 and abs(points) >= LEAST_POINTS:
                return Reason(kind, share, points=max(1, abs(round(points))))
            return Reason(Kind.POSITION, share)
        feature, change = self.main_feature((kind, theme), sign * share, pairs)
        is_said = change == 0 or (feature == theme and kind != Kind.FEATURE)
        return Reason(kind, share, theme, "" if is_said else feature, sign * change > 0)

    def main_feature(self, group: Group, share: float, pairs: list[Pair]) -> tuple[str, int]:
        """Return the feature that makes most of a group's share, and by how much it differs.

        Each is replaced alone.
        """
        made: dict[str, float] = defaultdict(float)
        more: dict[str, int] = defaultdict(int)
        telling = [pair for pair in pairs if group in self.changed(*pair)]
        for here, there in telling[:: max(1, len(telling) // CLOSELY)]:
            features, common = [row[:] for row in there.features], there.common[:]
            before = self.chance(features, common)
            for seat, place in self.changed(here, there)[group]:
                row = common if seat is None else features[seat]
                new = (here.common if seat is None else here.features[seat])[place]
                name = (self.common_names if seat is None else self.names)[place]
                old, row[place] = row[place], new
                made[name] += self.chance(features, common) - before
                more[name] += new - old
                row[place] = old
        # What speaks the other way does not explain it.
        name = max(made, key=lambda name: made[name] if share > 0 else -made[name])
        return name, more[name]


class ByPoints(Explaining):
    """Explains by points: those of the score sheet, and those that may be expected."""

    def __init__(self, knowledge: Knowledge[Any], me: int, rng: Rng) -> None:
        self.knowledge = knowledge
        self.me = me
        self.rng = rng
        self.pairs: dict[int, list[dict[str, float]]] = defaultdict(list)
        """By how much the best action is ahead of each of the rest, line by line, by world."""

    def look(self, world: State[Any], best: int, rest: list[int]) -> None:
        """Follow each action to the end of its chain, and compare the points."""
        here = self.followed(world, best)
        for action in rest:
            there = self.followed(world, action)
            lines = dict.fromkeys([*here, *there])
            self.pairs[action].append(
                {line: here.get(line, 0.0) - there.get(line, 0.0) for line in lines}
            )

    def followed(self, world: State[Any], action: int) -> dict[str, float]:
        """Return the lines of the score sheet, and what may be expected beyond (no name)."""
        state, me = world.copy(), self.me
        state.apply(action, me)
        while (
            not state.is_over and me in state.seats_to_act() and self.knowledge.in_chain(state, me)
        ):
            state.apply(self.knowledge.greedy_action([state], me, self.rng), me)
        sheet: dict[str, float] = {**state.score_sheet(me)}
        sheet[""] = self.knowledge.values(state)[me] - sum(sheet.values())
        return sheet

    def reasons(self, rest: list[int], gap: float, error: float, *, is_for: bool) -> list[Reason]:
        """Return by how many points it is better, and the lines of the sheet that say so now."""
        sign = -1.0 if is_for else 1.0
        pairs = [pair for action in rest for pair in self.pairs[action]]
        lines = {
            line: sign * mean(pair.get(line, 0.0) for pair in pairs)
            for line in dict.fromkeys(line for pair in pairs for line in pair)
        }
        expected = sum(lines.values())
        if abs(expected) < LEAST_POINTS or expected * sign * gap <= 0:
            return [Reason(Kind.AHEAD, sign * gap)] if abs(gap) > 2 * error else []
        # What the sheet says now is a reason where the expected points do not deny it.
        told = [
            Reason(Kind.SHEET, points, line, points=max(1, abs(round(points))))
            for line, points in lines.items()
            if line and points * expected > 0 and LEAST_POINTS <= abs(points) <= 2 * abs(expected)
        ]
        whole = Reason(Kind.POINTS, sign * gap, points=max(1, abs(round(expected))))
        return [whole, *weighty(told, LEAST_POINTS)][:MOST_REASONS]


def mean(numbers: Iterable[float]) -> float:
    """Return the mean; of nothing 0."""
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def error_of(found: list[float]) -> float:
    """Return the standard error of the mean, as far as so few can tell."""
    if len(found) < 2:
        return 0.0
    middle = mean(found)
    square = sum((one - middle) ** 2 for one in found) / (len(found) - 1)
    return math.sqrt(square / len(found))


def weighty(reasons: list[Reason], least: float = LEAST_SHARE, way: float = 0.0) -> list[Reason]:
    """Return the few reasons that matter: those that speak for the verdict, *way*, then the others.

    Of each the weightiest first; what lies ahead comes last.
    """
    ranked = sorted(reasons, key=lambda reason: -abs(reason.share))[:MOST_REASONS]
    largest = abs(ranked[0].share) if ranked else 0.0
    kept = [r for r in ranked if abs(r.share) >= max(least, LEAST_OF_LARGEST * largest)]
    return sorted(kept, key=lambda r: (r.share * way < 0, r.kind == Kind.AHEAD))
