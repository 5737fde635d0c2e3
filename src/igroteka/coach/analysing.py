"""Looks at a whole game, action by action: how likely everybody won, what was decided, what came.

A decision is judged by what the player could know then, and so are the chances and the luck of each
seat: nothing but a `Sight` is looked at. Every action is a part of its own, so an analysis can be
broken off after any of them, go on from there, or be shared among processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from igroteka.bots import Sight
from igroteka.bots.search import Search, SearchBot
from igroteka.coach.advising import Budget
from igroteka.coach.analysis import Analysis, Luck, Part, Start
from igroteka.coach.explaining import error_of, mean
from igroteka.coach.weighing import Effort, weigh
from igroteka.engine import Match, Record, Rng, State

SHORT: Final = 0.1
"""For this part of the time that search has at its best (`Knowledge.seconds`) every decision is
looked at …"""
CLOSE: Final = 0.5
"""… and for this part of it one that the first look was suspicious of."""
MOST_DECISIONS: Final = 300
"""If there are more, each gets less."""
CLOSE_TIMES: Final = 8
"""With iterations: a closer look has so many times more of them."""
WORLDS: Final = 12
"""In so many imagined worlds chances are looked up."""
LUCK_WORLDS: Final = 24
"""The same, where something came up."""
GLANCES: Final = 4
"""In so many worlds it is seen whether anything could have come otherwise."""
MOST_TRIES: Final = 3
"""So many times more worlds are imagined where what a rival did is not possible in all of them."""
LEAST_WORLDS: Final = 8


class Analyser:
    """Finds out about the actions of one game.

    *seconds*, if given, is about what the whole may take on one core, by the *clock*; with
    *iterations* for the short look at each decision, what is found is the same everywhere.
    """

    def __init__(
        self,
        match: Match,
        *,
        seed: int = 0,
        iterations: int | None = None,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seed = seed
        self.knowledge = match.game.knowledge.for_search()
        self.network = SearchBot().network_for(self.knowledge)
        self.together = frozenset(
            state.steps[-1] for state in match.walk() if len(state.seats_to_act()) > 1
        )
        """The kinds of decisions that several make at the same time, and then show."""
        if iterations is not None:
            short = Budget(iterations, 0.0, clock)
            close = Budget(CLOSE_TIMES * iterations, 0.0, clock)
        else:
            seconds = self.knowledge.seconds * min(1.0, MOST_DECISIONS / max(1, self.decisions()))
            short = Budget(None, SHORT * seconds, clock)
            close = Budget(None, CLOSE * seconds, clock)
        self.effort = Effort(short, close)

    @property
    def steps(self) -> int:
        """How many actions there are."""
        return len(self.match.moves)

    def decisions(self) -> int:
        """Count the actions that were chosen among several that deserved a thought."""
        deserving = self.knowledge.candidates if self.network is None else self.knowledge.considered
        return sum(
            deserving(state, move.seat) != [move.action]
            for state, move in zip(self.match.walk(), self.match.moves, strict=False)
        )

    def rng(self, step: int) -> Rng:
        """Return the generator of a step: what is found does not depend on where one began."""
        return Rng(self.seed * 1_000_003 + step)

    def start(self) -> Start:
        """Find out about the first position, and what everybody was dealt."""
        rng, state = self.rng(-1), self.match.at(0).state
        lucks = (self.dealt(state, seat, rng) for seat in range(state.seats))
        return Start(self.chances(state, rng), tuple(luck for luck in lucks if luck is not None))

    def part(self, step: int) -> Part:
        """Find out about one action: the one after *step* others."""
        move, rng = self.match.moves[step], self.rng(step)
        before, after = self.match.at(step).state, self.match.at(step + 1).state
        weighed = None
        if len(before.legal_actions(move.seat)) > 1:
            sight = Sight.of(self.game, before, move.seat, rng)
            weighed = weigh(sight, move.action, self.effort, rng)
        lucks: list[Luck] = []
        # What the others have decided in secret is no luck, and cannot be told from it.
        if move.barrier and before.steps[-1] not in self.together:
            for seat in range(before.seats):
                luck = self.luck(before, after, step, seat, rng)
                if luck is not None:
                    lucks.append(luck)
        to_act = after.seat_to_act
        is_midst = to_act is not None and self.knowledge.in_chain(after, to_act)
        chances = () if is_midst else self.chances(after, rng)
        text = self.game.codec.text(move.action)
        return Part(step, move.seat, text, chances, tuple(lucks), weighed)

    # --- chances ------------------------------------------------------------------------------

    def chances(self, state: State[Any], rng: Rng) -> tuple[float, ...]:
        """Return how likely each seat wins, as far as it knows; together 1."""
        if state.is_over:
            winners = state.ranking().count(1)
            return tuple(1 / winners if place == 1 else 0.0 for place in state.ranking())
        found = [self.chance(state, seat, rng) for seat in range(state.seats)]
        return tuple(chance / sum(found) for chance in found)

    def chance(self, state: State[Any], seat: int, rng: Rng) -> float:
        """Return how likely a seat thinks it wins."""
        return mean(self.valued(state.imagine(seat, rng), seat, rng) for _ in range(WORLDS))

    def valued(self, world: State[Any], seat: int, rng: Rng) -> float:
        """Return how likely a seat wins in a world, which is the caller's no more."""
        knowledge = self.knowledge
        if self.network is not None:
            search = Search(knowledge, self.network, seat, rng)
            to_act = world.seat_to_act
            return search.settled(world, seat if to_act is None else to_act)[seat]
        until = knowledge.clock(world) + knowledge.playout_span
        for _ in range(knowledge.playout_depth):
            to_act = world.seat_to_act
            if to_act is None or (knowledge.playout_span and knowledge.clock(world) >= until):
                break
            world.apply(knowledge.playout_action(world, to_act, rng), to_act)
        return knowledge.utilities(world)[seat]

    # --- luck ---------------------------------------------------------------------------------

    def dealt(self, state: State[Any], seat: int, rng: Rng) -> Luck | None:
        """Return what a seat was dealt, against other deals; None: nothing that it knows of."""
        match = self.match
        deals = [
            match.game.new(match.seats, rng.bits(), match.options, match.rules)
            for _ in range(LUCK_WORLDS)
        ]
        seen = state.view(seat)
        if all(deal.view(seat) == seen for deal in deals[:GLANCES]):
            return None
        could = [self.valued(deal.imagine(seat, rng), seat, rng) for deal in deals]
        return against(seat, self.values(state, seat, rng), could)

    def values(self, state: State[Any], seat: int, rng: Rng) -> list[float]:
        """Return how likely a seat wins in several worlds that it may think of."""
        many = 1 if state.is_over else LUCK_WORLDS
        return [self.valued(state.imagine(seat, rng), seat, rng) for _ in range(many)]

    def luck(
        self, before: State[Any], after: State[Any], step: int, seat: int, rng: Rng
    ) -> Luck | None:
        """Return what came up for a seat with an action; None: nothing it did not know.

        What it is worth is compared with the same action in worlds that the seat could imagine.
        """
        if not self.could_be_otherwise(before, after, step, seat, rng):
            return None
        could = [
            self.valued(world, seat, rng)
            for world in self.worlds_after(before, step, seat, LUCK_WORLDS, rng)
        ]
        if len(could) < LEAST_WORLDS:
            return None
        return against(seat, self.values(after, seat, rng), could)

    def could_be_otherwise(
        self, before: State[Any], after: State[Any], step: int, seat: int, rng: Rng
    ) -> bool:
        """Say whether a seat could have seen something else than it saw."""
        seen = after.view(seat)
        worlds = self.worlds_after(before, step, seat, GLANCES, rng)
        return any(world.view(seat) != seen for world in worlds)

    def worlds_after(
        self, before: State[Any], step: int, seat: int, many: int, rng: Rng
    ) -> Iterator[State[Any]]:
        """Yield worlds that a seat could imagine, after the action; fewer, if it is rare there."""
        move = self.match.moves[step]
        for _ in range(MOST_TRIES * many):
            world = before.imagine(seat, rng)
            if seat == move.seat or move.action in world.legal_actions(move.seat):
                world.apply(move.action, move.seat)
                many -= 1
                yield world
                if not many:
                    return


def against(seat: int, came: list[float], could: list[float]) -> Luck:
    """Return what came up for a seat against what could have."""
    error = (error_of(could) ** 2 + error_of(came) ** 2) ** 0.5
    return Luck(seat, mean(came) - mean(could), error)


def analyse(
    record: Record | Match,
    *,
    seed: int = 0,
    iterations: int | None = None,
    clock: Callable[[], float] = time.thread_time,
    tell: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Find out who was how likely to win when, which decisions cost most, and who had luck.

    With *iterations* for the look at each decision the analysis is the same for the same game
    and *seed*, everywhere; else it takes about a minute on one core. *tell* hears after each
    action how many are done, and of how many.

    :raises BadRecord: if the record cannot be replayed.
    """
    match = record.replay() if isinstance(record, Record) else record
    analyser = Analyser(match, seed=seed, iterations=iterations, clock=clock)
    parts = []
    for step in range(analyser.steps):
        parts.append(analyser.part(step))
        if tell is not None:
            tell(step + 1, analyser.steps)
    return analysis_of(match, analyser.start(), parts)


def analysis_of(match: Match, start: Start, parts: list[Part]) -> Analysis:
    """Put the parts of an analysis together."""
    is_learned = SearchBot().network_for(match.game.knowledge) is not None
    return Analysis(match.game.name, match.seats, start, tuple(parts), is_learned)
