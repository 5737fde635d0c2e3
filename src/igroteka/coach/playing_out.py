"""Plays a puzzle on to the end of the game: from its answer, and from the best of what is wrong.

A search trusts the network and its habits; here bots decide everything, up to the end. Both ways
are played in the same imagined world with the same luck, so that what differs at the end comes of
the decision: who wins how often, and which lines of the score sheet are worth more.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any, Final, NamedTuple

from igroteka.bots import SearchBot, Sight
from igroteka.coach.explaining import error_of, mean
from igroteka.coach.puzzle import RIVAL, Decision, Ending, Puzzle, position
from igroteka.engine import Rng, State

PLAYED_BY: Final = 15
"""Games are played to their end by a search of so many iterations …"""
LEAST_PLAYED_OUT, MOST_PLAYED_OUT = 20, 100
"""… so many of them, fewer where it is soon clear which beginning is better: """
SETTLED: Final = 2.5
"""by so many standard errors …"""
LEAST_CERTAINTY: Final = 1.0
"""… and the answer has to be better by so many in the end."""
LEAST_POINTS: Final = 0.5
SURE: Final = 2.0
"""Points at the end are told if there are so many of them, by so many standard errors."""
MOST_LINES: Final = 3


class End(NamedTuple):
    """How a game has ended for the seat."""

    won: float
    """1 for a victory, less for one that is shared."""
    sheet: dict[str, float]
    """The lines of its score sheet, and what the best of the others has (`RIVAL`)."""


def played_out(sight: Sight, line: tuple[Decision, ...], luck: int) -> Ending:
    """Return what comes of a line, and of the best of what is wrong at its beginning."""
    others = line[0].others or {}
    wrong = max(others, key=lambda text: others[text])
    right = [decision.answers[0] for decision in line]
    ends: list[tuple[End, End]] = []
    ahead: list[float] = []
    while len(ends) < MOST_PLAYED_OUT and not (
        len(ends) >= LEAST_PLAYED_OUT and abs(certainty(ahead)) > SETTLED
    ):
        number = luck + len(ends)
        here, there = (end_of(sight, texts, number) for texts in (right, [wrong]))
        ends.append((here, there))
        ahead.append(here.won - there.won)
    return Ending(
        games=len(ends),
        won=mean(here.won for here, _ in ends),
        otherwise=mean(there.won for _, there in ends),
        against=wrong,
        certainty=max(-10.0, min(10.0, certainty(ahead))),
        points=clear_lines(ends),
    )


def is_better(ending: Ending) -> bool:
    """Say whether the answer has won more often, so that it is hardly by chance."""
    return ending.certainty > LEAST_CERTAINTY


def play_out(puzzle: Puzzle) -> Ending:
    """Return what comes of a puzzle's line, and of the best of what is wrong."""
    match = position(puzzle)
    sight = Sight.of(match.game, match.state, puzzle.seat, Rng(puzzle.seed))
    return played_out(sight, puzzle.line, Rng(puzzle.seed + len(puzzle.moves)).bits())


def end_of(sight: Sight, texts: list[str], luck: int) -> End:
    """Play on from these actions of the seat with bots, to the end."""
    bot, rng = SearchBot(PLAYED_BY), Rng(luck)
    world: State[Any] = sight.imagine(rng)
    for text in texts:
        world.apply(sight.game.codec.parse(text), sight.seat)
    while (seat := world.seat_to_act) is not None:
        world.apply(bot.choose(Sight.of(sight.game, world, seat, rng), rng), seat)
    places, scores = world.ranking(), world.scores()
    won = 1 / places.count(1) if places[sight.seat] == 1 else 0.0
    sheet: dict[str, float] = {**world.score_sheet(sight.seat)}
    sheet[RIVAL] = max(points for seat, points in enumerate(scores) if seat != sight.seat)
    return End(won, sheet)


def clear_lines(ends: list[tuple[End, End]]) -> dict[str, float]:
    """Return what the answer brings at the end, line by line, as far as that is clear."""
    found: dict[str, list[float]] = defaultdict(list)
    for here, there in ends:
        for line in here.sheet.keys() | there.sheet.keys():
            found[line].append(here.sheet.get(line, 0.0) - there.sheet.get(line, 0.0))
    # A line that some games do not have is zero there.
    every = {line: values + [0.0] * (len(ends) - len(values)) for line, values in found.items()}
    clear = {
        line: mean(values)
        for line, values in every.items()
        if abs(mean(values)) >= max(LEAST_POINTS, SURE * error_of(values))
    }
    ranked = sorted(clear, key=lambda line: (-abs(clear[line]), line))[:MOST_LINES]
    return {line: clear[line] for line in ranked}


def certainty(values: list[float]) -> float:
    """Return by how many standard errors the mean of the values is above zero.

    >>> round(certainty([1.0, 0.0, 1.0, 0.0]), 2)
    1.73
    >>> certainty([0.0, 0.0]), certainty([1.0, 1.0])
    (0.0, inf)
    """
    middle, error = mean(values), error_of(values)
    return middle / error if error else math.copysign(math.inf, middle) if middle else 0.0
