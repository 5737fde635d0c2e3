"""How fast the games are, beside Catanatron, in one run on one core.

    python -m bench.speed [GAME …] [--seconds 2] [--repeats 5] [--beside CHECKOUT]

With `--beside`, another checkout (`git worktree add ../before COMMIT`) is measured too, each of
its rows right after ours. Time is the process's own, each figure is the best of several
repeats, and the repeats of all rows are interleaved, so that a machine that slows down for a
while slows everybody down. Decisions and games: whole
games of four uniformly random players, set-up included. Copy: a state in the middle of a
game. Observe: a player's numbers and legal mask written to buffers, over a whole game. Search:
iterations of the search bot from the same position (Catanatron on PyPI has
no tree search).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

from igroteka.bots import SearchBot, Sight
from igroteka.engine import Rng, State, find_game, game_names

SEATS = 4
PEER = "Catanatron"
# Set-ups that deserve a row of their own: a game with its expansion.
FULL = {"bruges": (5, {"zwin": "yes", "exchange": "yes"})}


@dataclass
class Row:
    """One thing measured: how to play a game, copy a state, and search."""

    name: str
    play: Callable[[int], int]
    """Play a whole random game; return the number of decisions."""
    copy: Callable[[int], None]
    """Copy a state so many times."""
    search: Callable[[int], int] | None
    """Search; return the iterations done."""
    observe: Callable[[], int] | None = None
    """Write observations and masks; return how many of both."""
    decisions: float = 0.0
    games: float = 0.0
    game_ms: float = float("inf")
    copy_us: float = float("inf")
    iterations: float = 0.0
    observe_us: float = float("inf")

    def take(self, other: dict[str, float]) -> None:
        """Take over figures that were measured elsewhere."""
        for name, value in other.items():
            setattr(self, name, value)

    def figures(self) -> dict[str, float]:
        """Return what has been measured so far."""
        names = ("decisions", "games", "game_ms", "copy_us", "iterations", "observe_us")
        return {name: getattr(self, name) for name in names}

    def measure(self, seconds: float, seed: int) -> None:
        """Measure once, and keep what is better than before."""
        start = time.process_time()
        decisions = games = 0
        while (spent := time.process_time() - start) < seconds:
            decisions += self.play(seed + games)
            games += 1
        self.decisions = max(self.decisions, decisions / spent)
        self.games = max(self.games, games / spent)
        self.game_ms = min(self.game_ms, 1000 * spent / games)
        copies = 2000
        start = time.process_time()
        self.copy(copies)
        self.copy_us = min(self.copy_us, (time.process_time() - start) / copies * 1e6)
        if self.observe is not None:
            start = time.process_time()
            written = sum(self.observe() for _ in range(20))
            self.observe_us = min(self.observe_us, (time.process_time() - start) / written * 1e6)
        if self.search is not None:
            start = time.process_time()
            done = self.search(seed)
            self.iterations = max(self.iterations, done / (time.process_time() - start))


def our_row(name: str, seats: int = SEATS, options: dict[str, str] | None = None) -> Row:
    game = find_game(name)

    def play(seed: int) -> int:
        state = game.new(seats, seed, options)
        choose = random.Random(seed).random
        decisions = 0
        while (seat := state.seat_to_act) is not None:
            actions = state.legal_actions(seat)
            state.apply(actions[int(choose() * len(actions))], seat)
            decisions += 1
        return decisions

    middle = middle_of(game.new(seats, 1, options), play(1) // 2)

    def copy(times: int) -> None:
        for _ in range(times):
            middle.copy()

    def search(seed: int) -> int:
        bot = SearchBot(iterations=150)
        seat = middle.seat_to_act
        assert seat is not None
        look: Any = getattr(Sight, "of", Sight)  # an older checkout has no `of`
        bot.grow(look(game, middle, seat, Rng(seed)), Rng(seed))
        return bot.iterations_done

    label = name if options is None else f"{name} ({seats} seats, {' '.join(options)})"
    return Row(label, play, copy, search, observing(game.new(seats, 1, options), play(1)))


def observing(state: State[Any], decisions: int) -> Callable[[], int] | None:
    """Return what writes observations and masks of whoever acts, all through a random game."""
    game = find_game(state.GAME)
    layout = getattr(game, "observation", None)  # an older checkout has none
    if layout is None:
        return None
    out = array("h", bytes(2 * layout.size()))
    mask = array("b", bytes(game.codec.size))
    positions, rng = [], Rng(1)
    for number in range(decisions):
        if (seat := state.seat_to_act) is None:
            break
        if number % max(1, decisions // 50) == 0:
            positions.append((state.copy(), seat))
        state.apply(rng.choice(state.legal_actions(seat)), seat)

    def observe() -> int:
        for position, seat in positions:
            position.observe(seat, out)
            position.legal_mask(seat, mask)
        return len(positions)

    return observe


def middle_of(state: State[Any], decisions: int) -> State[Any]:
    rng = Rng(1)
    for _ in range(decisions):
        if (seat := state.seat_to_act) is None:
            break
        before = state.copy()
        state.apply(rng.choice(state.legal_actions(seat)), seat)
        if state.is_over:
            return before
    return state


class Beside:
    """The rows of another checkout, measured by a process that runs its code."""

    def __init__(self, checkout: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": str(checkout / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, row: Row, setup: tuple[Any, ...], seconds: float, seed: int) -> None:
        """Have the other process measure once more, and take over its best figures."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([setup, seconds, seed]) + "\n")
        self.process.stdin.flush()
        row.take(json.loads(self.process.stdout.readline()))


def serve() -> None:
    """Measure rows as asked, one request a line."""
    rows: dict[str, Row] = {}
    for line in sys.stdin:
        setup, seconds, seed = json.loads(line)
        row = rows.setdefault(repr(setup), our_row(*setup))
        row.measure(seconds, seed)
        print(json.dumps(row.figures()), flush=True)


def peer_row() -> Row:
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def new(seed: int) -> Game:
        return Game([RandomPlayer(colour) for colour in colours], seed=seed + 1)

    def play(seed: int) -> int:
        game = new(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            # Its own check of each action is left out, as ours is.
            game.execute(random.choice(actions), validate_action=False)
            decisions += 1
        return decisions

    middle = new(1)
    for _ in range(play(1) // 2):
        middle.execute(random.choice(middle.state.playable_actions), validate_action=False)

    def copy(times: int) -> None:
        for _ in range(times):
            middle.copy()

    return Row(PEER, play, copy, None)


def show(rows: list[Row]) -> None:
    peer = rows[-1]
    table = Table(title=f"{SEATS} random players unless said, one core, best of the repeats")
    table.add_column("game")
    for heading in (
        "decisions/s",
        f"× {PEER}",
        "games/s",
        "ms a game",
        "copy µs",
        "times cheaper",
        "observe + mask µs",
        "search iterations/s",
    ):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.decisions:,.0f}",
            f"{row.decisions / peer.decisions:.1f}",
            f"{row.games:,.1f}",
            f"{row.game_ms:.2f}",
            f"{row.copy_us:.2f}",
            f"{peer.copy_us / row.copy_us:.0f}",
            f"{row.observe_us:.1f}" if row.observe_us < float("inf") else "—",
            f"{row.iterations:,.0f}" if row.search else "—",
        )
    Console(width=120).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_names()))
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--beside", type=Path)
    arguments = parser.parse_args()
    setups: list[tuple[Any, ...]] = [(name,) for name in arguments.games]
    setups += [(name, *FULL[name]) for name in arguments.games if name in FULL]
    ours = [our_row(*setup) for setup in setups]
    theirs = [our_row(*setup) for setup in setups] if arguments.beside else []
    for row in theirs:
        row.name += " before"
    beside = Beside(arguments.beside.resolve()) if arguments.beside else None
    peer = peer_row()
    for repeat in range(arguments.repeats):
        for number, row in enumerate(ours):
            row.measure(arguments.seconds, repeat * 1000)
            if beside is not None:
                beside.measure(theirs[number], setups[number], arguments.seconds, repeat * 1000)
        peer.measure(arguments.seconds, repeat * 1000)
    show([*ours, *theirs, peer])


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        main()
