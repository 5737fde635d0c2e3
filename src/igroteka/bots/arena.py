"""Bots against bots: all seatings, all cores, the same result for the same seeds."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import permutations
from multiprocessing import get_context
from typing import NamedTuple

from igroteka.bots import make_bot, name_and_kind
from igroteka.bots.together import TABLES, Crew, Table, play_together
from igroteka.engine import BadSetup, Match, Rng, find_game, record_of

__all__ = [
    "Arena",
    "Interval",
    "Outcome",
    "Pairing",
    "Standing",
    "called",
    "play_one",
    "play_some",
    "standings",
]


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
        together = self.together(len(pairings), processes)
        parts = [pairings[n : n + together] for n in range(0, len(pairings), together)]
        outcomes: list[Outcome] = []
        with ExitStack() as open_ends:
            played: Iterable[list[Outcome]] = map(play_some, parts)
            if processes > 1:
                pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
                played = open_ends.enter_context(pool).map(play_some, parts)
            for some in played:
                outcomes += some
                for outcome in some:
                    if progress:
                        progress(outcome)
        return outcomes

    def together(self, games: int, processes: int) -> int:
        """Return how many games a process gets at a time: many where a bot decides many at once.

        Such a bot has the most to decide at once in the midst of them, so they are many more than
        there are tables at the same time.
        """
        if not any(name_and_kind(spec)[1].startswith("exec2:") for spec in self.bots):
            return 1
        return min(4 * TABLES, -(-games // processes))


def play_some(pairings: Sequence[Pairing]) -> list[Outcome]:
    """Play games at the same time; outcomes come in the order of the pairings."""
    with closing(Crew()) as crew:
        tables = (table_of(number, pairing, crew) for number, pairing in enumerate(pairings))
        ended = {table.number: table for table in play_together(tables)}
    return [outcome_of(pairing, ended[number]) for number, pairing in enumerate(pairings)]


def play_one(pairing: Pairing) -> Outcome:
    """Play one game."""
    return play_some([pairing])[0]


def table_of(number: int, pairing: Pairing, crew: Crew) -> Table:
    """Set up a game."""
    match = Match.start(
        find_game(pairing.game), len(pairing.seating), pairing.seed, pairing.options
    )
    bots = crew.bots([pairing.specs[bot] for bot in pairing.seating])
    # Every seating of a deal gets its own luck, but always the same.
    return Table(number, match, bots, Rng(hash_of(pairing.seed, pairing.seating)))


def outcome_of(pairing: Pairing, table: Table) -> Outcome:
    """Return how a game ended."""
    match = table.match
    names = [bot.name for bot in table.bots]
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
