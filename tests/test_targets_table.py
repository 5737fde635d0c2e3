"""The table of targets tells what is kept of each row, and what is still open."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bench.targets import AT_LEAST, RIVALS, TARGETS, Target, line

from igroteka.arena.keeping import ResultsFile
from igroteka.arena.outcomes import Outcome
from igroteka.engine import game_names

ROOT = Path(__file__).parents[1]
TARGET = Target("equal", "venice", 2, TARGETS["equal"]["venice"][2])


def keep(folder: Path, games: int, won: int) -> None:
    """Keep that the new search has won the first games, and lost the others."""
    arena = TARGET.arena()
    (plan,) = arena.plans()
    with ResultsFile(TARGET.file(folder), arena.setup()) as file:
        for pairing in plan.pairings[:games]:
            names = [entrant.name for entrant in pairing.seating]
            wins = pairing.number < won
            ahead = [(name == "new") == wins for name in names]
            scores, places = [40 + 10 * each for each in ahead], [2 - each for each in ahead]
            file.append(
                Outcome(
                    *(0, pairing.number, pairing.seed, names, scores, places),
                    *(60, [25, 25], [2.5, 2.5]),
                )
            )


@pytest.mark.parametrize(
    ("games", "won", "says"),
    [
        (AT_LEAST, AT_LEAST, "above"),
        (AT_LEAST, 8, "below"),
        (AT_LEAST, 29, "open, stopped"),
        (6, 3, "open, stopped"),
        (6, 0, "below, stopped"),
    ],
)
def test_a_row_says_how_far_it_has_come(tmp_path: Path, games: int, won: int, says: str) -> None:
    keep(tmp_path, games, won)
    cells = [cell.strip() for cell in line(TARGET, tmp_path).strip("|").split("|")]
    assert cells[:5] == ["Venice 2099", "2", "0.1 s", "search@1, 0.1 s", str(games)]
    assert (cells[5], cells[7], cells[8]) == (f"{won / games:.0%}", "72%", says)
    assert cells[9:] == ["50.0", f"{40 + 10 * won / games:.1f}", f"{50 - 10 * won / games:.1f}"]


def test_nothing_is_played_to_show_what_is_kept(tmp_path: Path) -> None:
    keep(tmp_path, 2, 1)
    command = [sys.executable, "-m", "bench.targets", "--keep", str(tmp_path), "--show"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rows = printed.splitlines()[2:]
    assert len(rows) == len(game_names()) * 4
    assert sum("not played" in row for row in rows) == len(rows) - 1
    assert TARGETS.keys() == RIVALS.keys()
