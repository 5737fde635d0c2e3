"""How many steps a second a vector of games makes, beside Gymnasium's own vectors of our games.

    python -m bench.vector [GAME …] [--games 1024] [--seconds 2] [--repeats 3]

All four seats of a game learn: a step is a random legal action of whoever is to act in each game,
drawn by one call for all games, and brings all observations and masks. Gymnasium's `SyncVectorEnv`
has as many single environments; its `AsyncVectorEnv`, which has a process for each, 16. Each
figure is the best of several repeats, and the repeats of all rows are interleaved. Steps a second
are by the clock; microseconds are of processor time for each step, in all processes together.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from rich.console import Console
from rich.table import Table as Shown

from igroteka.engine import game_names
from igroteka.gymnasium import SeatEnv, VectorGames
from igroteka.learning.masks import sample

SEATS = 4
FEW = 16
"""So many games have a process each."""


@dataclass
class Row:
    """A vector of games, and how quickly it was stepped."""

    name: str
    env: Any
    rate: float = 0.0
    cost: float = float("inf")

    def begin(self) -> None:
        _, self.infos = self.env.reset(seed=1)
        self.random = np.random.default_rng(1)

    def measure(self, seconds: float) -> None:
        """Step for a time; keep what is better than before."""
        begun, used, steps = time.perf_counter(), self.spent(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            actions = sample(self.infos["action_mask"], self.random)
            self.infos = self.env.step(actions)[-1]
            steps += self.env.num_envs
        self.rate = max(self.rate, steps / passed)
        self.cost = min(self.cost, (self.spent() - used) / steps * 1e6)

    def spent(self) -> float:
        """Return the processor time of this process and the workers so far, in seconds."""
        games = getattr(self.env, "games", self.env)
        pids = [process.pid for process in getattr(games, "processes", ())]
        # This is how Linux names the clock of another process.
        return time.process_time() + sum(time.clock_gettime((~pid << 3) | 2) for pid in pids)


def rows(game: str, games: int) -> list[Row]:
    """Return the vectors of a game."""

    def single() -> SeatEnv:
        return SeatEnv(game, None, seats=SEATS)

    def ours(workers: int | None) -> VectorGames:
        return VectorGames(game, games, None, seats=SEATS, workers=workers, copy=False)

    return [
        Row("a worker for each core", ours(None)),
        Row("without workers", ours(0)),
        Row("SyncVectorEnv", SyncVectorEnv([single] * games, copy=False)),
        Row("AsyncVectorEnv", AsyncVectorEnv([single] * FEW, copy=False)),
    ]


def show(game: str, measured: list[Row]) -> None:
    """Print what was measured with a game."""
    table = Shown(game, "steps/s", "× sync", "× async", "µs a step")
    sync, asynchronous = measured[-2:]
    for column in table.columns[1:]:
        column.justify = "right"
    for row in measured:
        table.add_row(
            row.name,
            f"{row.rate:,.0f}",
            f"{row.rate / sync.rate:.1f}",
            f"{row.rate / asynchronous.rate:.1f}",
            f"{row.cost:.0f}",
        )
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.vector",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "names", nargs="*", metavar="GAME", default=game_names(), help="all, unless said"
    )
    parser.add_argument("--games", type=int, default=1024, help="games in a vector")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure and repeat")
    parser.add_argument("--repeats", type=int, default=3, help="the best of them counts")
    asked = parser.parse_args()
    print(f"{asked.games:,} games, {SEATS} seats, {os.cpu_count()} cores")
    for game in asked.names:
        measured = rows(game, asked.games)
        for row in measured:
            row.begin()
        for _ in range(asked.repeats):
            for row in measured:
                row.measure(asked.seconds)
        show(game, measured)
        for row in measured:
            row.env.close()


if __name__ == "__main__":
    main()
