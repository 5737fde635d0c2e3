"""Processes that measure: each runs one library, or one build of ours, with nothing beside it.

A worker gets one request a line and answers each by a line of JSON.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.speed.rows import Rate, Row

ROOT = Path(__file__).parents[2]


class Worker:
    """A process that has *path* first on its path, so that the `igroteka` there runs in it."""

    def __init__(self, path: Path, part: str) -> None:
        self.part = part
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.speed.workers"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, verb: str, *details: Any) -> Any:
        """Have something done, and wait for what comes of it."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([verb, *details]) + "\n")
        self.process.stdin.flush()
        if not (line := self.process.stdout.readline()):
            sys.exit(f"The part “{self.part}” could not be measured; see above.")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Crew:
    """All workers, one for each build and part of the bench."""

    def __init__(self) -> None:
        self.workers: dict[tuple[Path, str], Worker] = {}

    def worker(self, path: Path, part: str) -> Worker:
        """Return the worker that runs the code at *path* for a part, such as `zoo`."""
        if (path, part) not in self.workers:
            self.workers[path, part] = Worker(path, part)
        return self.workers[path, part]

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        for worker in self.workers.values():
            worker.close()


class Task:
    """One row that a worker measures."""

    def __init__(self, worker: Worker, maker: str, *details: Any) -> None:
        """Have the row made by a function, such as `ours:game_row`."""
        self.worker = worker
        self.row: int
        self.players: int
        self.row, self.players = worker.ask("make", maker, *details)
        self.best: dict[str, Rate] = {}

    @property
    def missing(self) -> bool:
        """Whether what is to be measured is not installed."""
        return self.players == 0

    def measure(self, seconds: float) -> None:
        """Have it measured once more, and take over the best figures."""
        if not self.missing:
            best = self.worker.ask("measure", self.row, seconds)
            self.best = {name: Rate(*rate) for name, rate in best.items()}

    def rate(self, name: str) -> float | None:
        """Return how many units a second, if that was measured."""
        return self.best[name].units if name in self.best else None

    def pieces(self, name: str) -> float | None:
        """Return how many pieces a second, such as whole games, if that was measured."""
        return self.best[name].pieces if name in self.best else None


class Desk:
    """What answers the requests: the other end of a `Worker`."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def answer(self, verb: str, *details: Any) -> Any:
        """Call a function of the bench, make a row by one, or measure a row."""
        if verb == "measure":
            row = self.rows[details[0]]
            row.measure(details[1])
            return row.best
        module, _, function = details[0].partition(":")
        try:
            called = getattr(importlib.import_module(f"bench.speed.{module}"), function)
            result = called(*details[1:])
        except ImportError:
            if verb != "make":
                raise
            return -1, 0  # not installed
        if verb != "make":
            return result
        self.rows.append(result)
        return len(self.rows) - 1, result.players


def serve() -> None:
    """Answer until nobody asks any more."""
    # What a library prints is not an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    desk = Desk()
    for line in sys.stdin:
        answers.write(json.dumps(desk.answer(*json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve()
