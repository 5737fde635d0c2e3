"""A file of puzzles that grows while games are looked through; it goes on where it was stopped.

A line is a puzzle, or says that a game is done: ``{"mined": 17, "iterations": 40}``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from igroteka.coach.mining import Job, Mined, mine
from igroteka.coach.puzzle import line_of, puzzle_of
from igroteka.engine import BadSetup
from igroteka.engine.textfile import text_of
from igroteka.jobs import workers_for

DONE = "mined"


class Mine:
    """Games of bots to be looked through, and the file with what was found so far."""

    def __init__(self, game: str, numbers: range, iterations: int, file: Path) -> None:
        self.game = game
        self.iterations = iterations
        self.file = file
        lines = list(told(file)) if file.exists() else []
        if file.exists() and len(lines) < len(text_of(file).splitlines()):
            mend(file)
        done = {line[DONE] for line in lines if DONE in line and line["iterations"] == iterations}
        self.puzzles = [puzzle_of(line) for line in lines if DONE not in line]
        if any(puzzle.game != game for puzzle in self.puzzles):
            raise not_a_mine(file, f"it holds puzzles of {self.puzzles[0].game}")
        self.to_do = [number for number in numbers if number not in done]

    def run(self, jobs: int | None = None) -> Iterator[Mined]:
        """Look through the games that are left, and keep what is found before it is told."""
        ahead = (Job(self.game, number, self.iterations) for number in self.to_do)
        with workers_for(jobs, len(self.to_do)) as workers:
            for mined in workers.run(mine, lambda: next(ahead, None)):
                self.keep(mined)
                yield mined

    def keep(self, mined: Mined) -> None:
        """Write what was found in a game, and that it is done, in one go."""
        lines = [line_of(puzzle) for puzzle in mined.puzzles]
        lines.append(json.dumps({DONE: mined.number, "iterations": self.iterations}))
        with self.file.open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))


def told(file: Path) -> Iterator[dict[str, Any]]:
    """Yield what the lines of a file say; one that was cut off by a crash at its end is left out.

    :raises BadSetup: if a line is something else.
    """
    lines = text_of(file).splitlines()
    for number, line in enumerate(lines, 1):
        try:
            said = json.loads(line)
            if not isinstance(said, dict):
                raise ValueError
            if DONE not in said:
                puzzle_of(said)
            yield said
        except (ValueError, TypeError, KeyError, AttributeError):
            if number == len(lines):
                return
            raise not_a_mine(file, f"line {number} is no puzzle") from None


def mend(file: Path) -> None:
    """Take away the line at the end of a file that was cut off by a crash."""
    whole = text_of(file).splitlines()[:-1]
    file.write_text("".join(f"{line}\n" for line in whole), "utf-8")


def not_a_mine(file: Path, reason: str) -> BadSetup:
    """Return the refusal of a file that is no file of puzzles of this game."""
    return BadSetup(
        "{file} is no file of puzzles for this: {reason}; name another with --keep.",
        "refusal-not-a-mine",
        file=str(file),
        reason=reason,
    )
