"""Bots against bots: all seatings, all cores, the same result for the same seeds."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from multiprocessing import get_context
from typing import NamedTuple

from igroteka.bots import Sight, make_bot, name_and_kind
from igroteka.engine import BadSetup, Match, Rng, find_game, record_of

__all__ = ["Arena", "Interval", "Outcome", "Pairing", "Standing", "called", "play_one", "standings"]


class Pairing(NamedTuple):
    """One game to be played: which bot sits where, and the seed of the deal."""

    game: str
    options: dict[str, str]
    seating: tuple[int, ...]
    specs: tuple[str, ...]
    seed: int
    keep_record: bool


class Outcome(NamedTuple):
    """How one game ended; places and scores by seat."""

    seating: tuple[int, ...]
    seed: int
    scores: list[int]
    ranking: list[int]
    actions: int
    record: str


class Interval(NamedTuple):
    """An estimate and the ends of its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Standing(NamedTuple):
    """What one bot achieved."""

    bot: str
    games: int
    wins: Interval
    score: Interval


@dataclass(frozen=True)
class Arena:
    """A tournament: the same deals are played in every seating, so luck evens out."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int = 0
    options: dict[str, str] | None = None
    keep_records: bool = False

    def seatings(self) -> list[tuple[int, ...]]:
        """Return all ways to seat the bots; with fewer bots than seats they take turns."""
        places = [n % len(self.bots) for n in range(max(self.seats, len(self.bots)))]
        return sorted(set(permutations(places, self.seats)))

    def pairings(self) -> Iterator[Pairing]:
        """Return the games to be played, in order.

        :raises BadSetup: if the game, the seats, an option or a bot does not exist.
        """
        game = find_game(self.game)
        options = game.check(self.seats, self.options or {})
        if self.games < 1:
            raise BadSetup("An arena needs at least one game.", "refusal-no-games")
        for spec in self.bots:
            make_bot(spec).close()
        seatings = self.seatings()
        for number in range(self.games):
            deal, seating = divmod(number, len(seatings))
            yield Pairing(
                self.game,
                options,
                seatings[seating],
                self.bots,
                self.seed + deal,
                self.keep_records,
            )

    def play(
        self, processes: int | None = None, progress: Callable[[Outcome], None] | None = None
    ) -> list[Outcome]:
        """Play all games, on all cores unless told otherwise; outcomes come in order."""
        pairings = list(self.pairings())
        processes = min(processes or os.cpu_count() or 1, len(pairings))
        outcomes = []
        if processes == 1:
            for pairing in pairings:
                outcomes.append(play_one(pairing))
                if progress:
                    progress(outcomes[-1])
            return outcomes
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for outcome in pool.map(play_one, pairings):
                outcomes.append(outcome)
                if progress:
                    progress(outcome)
        return outcomes


def play_one(pairing: Pairing) -> Outcome:
    """Play one game."""
    game = find_game(pairing.game)
    bots = [make_bot(pairing.specs[bot]) for bot in pairing.seating]
    match = Match.start(game, len(bots), pairing.seed, pairing.options)
    # Every seating of a deal gets its own luck, but always the same.
    rng = Rng(hash_of(pairing.seed, pairing.seating))
    try:
        while (seat := match.state.seat_to_act) is not None:
            action = bots[seat].choose(Sight.of(game, match.state, seat, rng), rng)
            match.play(action, seat)
        for seat, bot in enumerate(bots):
            bot.game_over(seat, match.state)
    finally:
        for bot in bots:
            bot.close()
    names = [bot.name for bot in bots]
    return Outcome(
        seating=pairing.seating,
        seed=pairing.seed,
        scores=match.state.scores(),
        ranking=match.state.ranking(),
        actions=len(match.moves),
        record=record_of(match, names).text() if pairing.keep_record else "",
    )


def hash_of(seed: int, seating: tuple[int, ...]) -> int:
    """Return a seed of a seating of a deal."""
    number = seed
    for bot in seating:
        number = number * 31 + bot + 1
    return number


def standings(bots: tuple[str, ...], outcomes: list[Outcome]) -> list[Standing]:
    """Return what each bot achieved, best first. A shared victory counts in equal parts."""
    table = []
    for bot, spec in enumerate(bots):
        shares: list[float] = []
        scores: list[float] = []
        for outcome in outcomes:
            winners = outcome.ranking.count(1)
            for seat, who in enumerate(outcome.seating):
                if who == bot:
                    shares.append(1 / winners if outcome.ranking[seat] == 1 else 0.0)
                    scores.append(outcome.scores[seat])
        if shares:
            table.append(Standing(called(spec), len(shares), wilson(shares), normal(scores)))
    return sorted(table, key=lambda standing: -standing.wins.mean)


def called(spec: str) -> str:
    """Return what results call a bot: the name it was given, else its description."""
    name, kind = name_and_kind(spec)
    return name or kind


def wilson(shares: list[float]) -> Interval:
    """Return Wilson's interval of a proportion.

    >>> wilson([1.0] * 70 + [0.0] * 30).low > 0.6
    True
    """
    n, z = len(shares), 1.96
    p = sum(shares) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def normal(values: list[float]) -> Interval:
    """Return the normal interval of a mean."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return Interval(mean, mean, mean)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    half = 1.96 * deviation / math.sqrt(n)
    return Interval(mean, mean - half, mean + half)
