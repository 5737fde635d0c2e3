"""Training: generations of games, each played with what was learned from those before.

A training is a folder: `course.json` says what it consists of, `games-N.jsonl` has the games of
generation N, `network-N.json` what was learned from them and the generations before, `curve.csv`
how well. The first generation is played by greedy bots, or whom the course names. The same command
goes on where it was stopped, and comes to the same networks with any number of jobs.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from igroteka.arena import Arena
from igroteka.engine import BadSetup, find_game
from igroteka.engine.network import Manner
from igroteka.engine.networks import network_at
from igroteka.jobs import workers_for
from igroteka.training.fitting import Fitting, fit
from igroteka.training.keeping import line_of, read_games, without_torn_line
from igroteka.training.playing import (
    GREEDY,
    HABIT,
    Lesson,
    Noted,
    Numbered,
    play_numbered,
)
from igroteka.training.telling import fit_tells

COURSE: Final = "course.json"
CURVE: Final = "curve.csv"
Progress = Callable[[int, int], None]
"""Hears how many games are played, of how many."""


@dataclass(frozen=True)
class Course:
    """What a training consists of."""

    game: str
    generations: int = 3
    games: int = 3000
    """Games of a generation."""
    seats: tuple[int, ...] = (2, 3, 4)
    iterations: int = 4
    """How long a decision of these games is thought about."""
    explore: float = 0.08
    """This share of actions is taken by lot."""
    trace: float = 1.0
    """How far what is learned of a position looks ahead, see `Lesson`."""
    window: int = 3
    """So many generations are learned from at most, the newest ones."""
    duels: int = 20
    """So many games against greedy bots tell how strong a generation is."""
    seed: int = 0
    fitting: Fitting = field(default_factory=Fitting)
    manner: Manner = field(default_factory=Manner)
    """How the bots of these games search, and how those will that use the network."""
    first: str = GREEDY
    """Who plays the games of generation 0: `greedy`, `habit`, or the file of a network."""
    later: int = 0
    """Games of all but the first one, if they are to be others: search is slower than habit."""

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
        if self.first not in (GREEDY, HABIT):
            network_at(self.first, game.knowledge)
        if not 0 <= self.explore <= 1:
            raise BadSetup(
                "--explore is a share between 0 and 1, such as 0.05, not {share}.",
                "refusal-explore",
                share=f"{self.explore:g}",
            )
        if not 0 <= self.trace <= 1:
            raise BadSetup(
                "--trace is a number between 0 and 1, such as 0.9, not {trace}.",
                "refusal-trace",
                trace=f"{self.trace:g}",
            )
        if min(self.generations, self.games, self.iterations, self.window) < 1 or self.later < 0:
            raise BadSetup(
                "A training needs at least one generation, one game and one iteration.",
                "refusal-training-empty",
            )

    def setup(self) -> dict[str, Any]:
        """Return what makes the same networks: how many generations there are does not."""
        told = asdict(self) | {"seats": list(self.seats), "manner": self.manner._asdict()}
        del told["generations"]
        return told

    def games_of(self, generation: int) -> int:
        """Return how many games a generation has."""
        return self.later if generation and self.later else self.games

    def games_before(self, generation: int) -> int:
        """Return how many games all generations before have."""
        return sum(self.games_of(each) for each in range(generation))

    def lessons(self, generation: int = 0, player: str = "") -> Iterator[Numbered]:
        """Yield the games of a generation with their numbers; seats take turns."""
        for number in range(self.games_of(generation)):
            seats = self.seats[number % len(self.seats)]
            deal = self.seed + self.games_before(generation) + number
            yield (
                number,
                Lesson(
                    *(self.game, seats, deal, player or self.first),
                    *(self.iterations, self.explore, self.trace),
                ),
            )


class Learned(NamedTuple):
    """How well a generation went."""

    generation: int
    games: int
    """So many it was learned from."""
    error: float
    """The surprise at how games ended that were held out."""
    share: float
    """Of victories against greedy bots at two seats, by iterations; 0 where nobody asked."""


class Training:
    """A course under way, in a folder.

    :raises BadSetup: if something else is trained there.
    """

    def __init__(self, course: Course, folder: Path) -> None:
        course.check()
        self.course = course
        self.folder = folder
        path = folder / COURSE
        if path.exists():
            self._check(json.loads(path.read_text("utf-8")))

    def _check(self, then: dict[str, Any]) -> None:
        now = json.loads(json.dumps(self.course.setup()))
        for what, value in now.items():
            if then.get(what) != value:
                raise BadSetup(
                    "The training in {folder} was begun with {what} = {then}, not {now}; repeat "
                    "that command, or name another folder with --out.",
                    "refusal-training-changed",
                    folder=str(self.folder),
                    what=what,
                    then=str(then.get(what)),
                    now=str(value),
                )

    def network_path(self, generation: int) -> Path:
        """Return where the network of a generation is."""
        return self.folder / f"network-{generation}.json"

    def games_path(self, generation: int) -> Path:
        """Return where the games of a generation are."""
        return self.folder / f"games-{generation}.jsonl"

    def run(
        self, jobs: int | None = None, progress: Progress | None = None, ray: str = ""
    ) -> Iterator[Learned]:
        """Go through the generations that are missing, and yield how well each went."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / COURSE).write_text(json.dumps(self.course.setup(), indent=1) + "\n", "utf-8")
        for generation in range(self.course.generations):
            if not self.network_path(generation).exists():
                self.play(generation, jobs, progress, ray)
                yield self.learn(generation, jobs)

    def play(self, generation: int, jobs: int | None, progress: Progress | None, ray: str) -> None:
        """Play the games of a generation that are missing."""
        path = self.games_path(generation)
        without_torn_line(path)
        done = {number for number, _ in read_games(path)}
        network = str(self.network_path(generation - 1)) if generation else ""
        left = [job for job in self.course.lessons(generation, network) if job[0] not in done]
        coming = iter(left)
        before = self.course.games_before(generation)
        total = self.course.games_before(self.course.generations)
        with path.open("ab") as file, workers_for(jobs, len(left), ray) as workers:
            for number, noted in workers.run(play_numbered, lambda: next(coming, None)):
                file.write(line_of(number, noted))
                file.flush()
                done.add(number)
                if progress is not None:
                    progress(before + len(done), total)

    def learn(self, generation: int, jobs: int | None = None) -> Learned:
        """Fit a network to the newest generations, try it, and note how well that went."""
        games: list[Noted] = []
        first = max(0, generation + 1 - self.course.window)
        newest: list[Noted] = []
        for each in range(first, generation + 1):
            newest = [noted for _, noted in sorted(read_games(self.games_path(each)))]
            games += newest
        knowledge = find_game(self.course.game).knowledge
        sizes = len(knowledge.FEATURES), len(knowledge.COMMON)
        weights, error = fit(games, *sizes, self.course.fitting)
        about = {
            "game": self.course.game,
            "generation": generation,
            "games": len(games),
            "held-out-error": round(error, 4),
        }
        if knowledge.TELLS:
            # What a rival's doings tell depends on how rivals play: only the best so far count.
            telling, told = fit_tells(newest, len(knowledge.TELLS), weights.bits)
            weights = replace(weights, tells=telling)
            about["held-out-error-of-tells"] = round(told, 4)
        path = self.network_path(generation)
        whole = weights.text(knowledge, about, self.course.manner)
        unfinished = path.with_suffix(".part")
        unfinished.write_text(whole, "utf-8")
        network_at(str(unfinished), knowledge)  # it can be read
        learned = Learned(generation, len(games), error, self.duel(unfinished, jobs))
        with (self.folder / CURVE).open("a", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            if not file.tell():
                rows.writerow(Learned._fields)
            rows.writerow([generation, len(games), f"{error:.4f}", f"{learned.share:.3f}"])
        unfinished.replace(path)  # only now the generation is over
        return learned

    def duel(self, network: Path, jobs: int | None) -> float:
        """Return the share of victories of a network over greedy bots."""
        course = self.course
        if not course.duels:
            return 0.0
        hero = f"trained:{network}:{course.iterations}"
        seats = find_game(course.game).seat_counts[:1]
        arena = Arena(course.game, ("greedy",), course.duels, seats, hero, course.seed)
        return arena.play(jobs=jobs).rows[0].hero.wins.mean
