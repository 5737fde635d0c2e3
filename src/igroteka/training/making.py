"""Training: generations of games, each played with what was learned from those before.

A training is a folder: `games-N.jsonl` has the games of generation N, `network-N.json` what was
learned from them and the generations before, `curve.csv` how well. The first generation is
played by greedy bots. The same command goes on where it was stopped.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from igroteka.engine import BadSetup, find_game
from igroteka.engine.network import Manner
from igroteka.jobs import workers_for
from igroteka.training.fitting import Fitting, fit
from igroteka.training.keeping import line_of, read_games, without_torn_line
from igroteka.training.playing import Lesson, Noted, play_lesson

Progress = Callable[[int, int, int], None]
"""Hears which generation is played, how many of its games are, and of how many."""
CURVE = "curve.csv"


@dataclass(frozen=True)
class Course:
    """What a training consists of."""

    game: str
    generations: int = 4
    games: int = 3000
    """Games a generation."""
    seats: tuple[int, ...] = (2, 3, 4)
    iterations: int = 4
    """How long a decision of these games is thought about."""
    explore: float = 0.08
    window: int = 3
    """So many generations are learned from at most, the newest ones."""
    seed: int = 0
    fitting: Fitting = field(default_factory=Fitting)
    manner: Manner = field(default_factory=Manner)
    """How the bots of these games search, and how those will that use the network."""

    def check(self) -> None:
        """Make sure that it can be held.

        :raises BadSetup: if not.
        """
        game = find_game(self.game)
        if not game.knowledge.FEATURES:
            raise BadSetup(
                "{game} names no features to learn from; see docs/training.md.",
                "refusal-no-features",
                game=self.game,
            )
        for seats in self.seats:
            game.check(seats, {})


class Training:
    """A course under way, in a folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        course.check()
        self.course = course
        self.folder = folder

    def network_path(self, generation: int) -> Path:
        """Return where the network of a generation is."""
        return self.folder / f"network-{generation}.json"

    def run(self, jobs: int | None = None, progress: Progress | None = None, ray: str = "") -> None:
        """Go through the generations that are missing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(self.course.generations):
            if not self.network_path(generation).exists():
                self.play(generation, jobs, progress, ray)
                self.learn(generation)

    def games_path(self, generation: int) -> Path:
        """Return where the games of a generation are."""
        return self.folder / f"games-{generation}.jsonl"

    def lessons(self, generation: int) -> Iterator[tuple[int, Lesson]]:
        """Yield the games of a generation with their numbers; seats take turns."""
        course = self.course
        network = str(self.network_path(generation - 1)) if generation else ""
        for number in range(course.games):
            seats = course.seats[number % len(course.seats)]
            deal = course.seed + generation * course.games + number
            yield (
                number,
                Lesson(course.game, seats, deal, network, course.iterations, course.explore),
            )

    def play(self, generation: int, jobs: int | None, progress: Progress | None, ray: str) -> None:
        """Play the games of a generation that are missing."""
        path = self.games_path(generation)
        without_torn_line(path)
        done = {number for number, _ in read_games(path)}
        left = [job for job in self.lessons(generation) if job[0] not in done]
        coming = iter(left)
        with path.open("ab") as file, workers_for(jobs, len(left), ray) as workers:
            for number, noted in workers.run(numbered, lambda: next(coming, None)):
                file.write(line_of(number, noted))
                file.flush()
                done.add(number)
                if progress is not None:
                    progress(generation, len(done), self.course.games)

    def learn(self, generation: int) -> None:
        """Fit a network to the newest generations, and note how well that went."""
        games: list[Noted] = []
        first = max(0, generation + 1 - self.course.window)
        for each in range(first, generation + 1):
            games += [noted for _, noted in sorted(read_games(self.games_path(each)))]
        knowledge = find_game(self.course.game).knowledge
        sizes = len(knowledge.FEATURES), len(knowledge.COMMON)
        weights, error = fit(games, *sizes, self.course.fitting)
        about = {
            "game": self.course.game,
            "generation": generation,
            "games": len(games),
            "held-out-error": round(error, 4),
        }
        text = weights.text(knowledge, about, self.course.manner)
        self.network_path(generation).write_text(text, "utf-8")
        with (self.folder / CURVE).open("a", newline="") as file:
            csv.writer(file).writerow([generation, len(games), f"{error:.4f}"])


def numbered(job: tuple[int, Lesson]) -> Iterator[tuple[int, Noted]]:
    """Play a game, and yield it with its number."""
    number, lesson = job
    for noted in play_lesson(lesson):
        yield number, noted
