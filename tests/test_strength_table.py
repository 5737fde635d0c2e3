"""The table of docs/bots.md is what bench.strength prints."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

from igroteka.engine import find_game, game_names

ROOT = Path(__file__).parents[1]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|\n").split("|")]


def test_the_documentation_shows_what_the_measurement_prints() -> None:
    command = [sys.executable, "-m", "bench.strength", "venice", "--seats", "2,3", "--jobs", "1"]
    command += ["--games", "1", "--greedy-games", "1", "--budget", "3"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    heading, line, *rows = printed.splitlines()
    assert [cells(row)[:5] for row in rows] == [
        ["Venice 2099", "greedy", "random", "2", "2"],
        ["Venice 2099", "greedy", "random", "3", "3"],
        ["Venice 2099", "search:3", "greedy", "2", "2"],
        ["Venice 2099", "search:3", "greedy", "3", "3"],
    ]
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    table = page.partition(f"{heading}\n{line}\n")[2].partition("\n\n")[0].splitlines()
    measured = [cells(row) for row in table]
    for game in game_names():
        title = find_game(game).face.title("en")
        assert {row[3] for row in measured if row[0] == title} == {"2", "3", "4"}
    for _, _, _, seats, games, wins, interval, equals, *_ in measured:
        low, high = map(int, interval.split("–"))
        assert low <= int(wins.strip("%")) <= high
        assert int(games) >= 24 and equals == f"{1 / int(seats):.0%}"


def test_the_five_levels_are_rated_in_one_field_and_gone_on_with(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.strength", "--levels", "venice", "--seats", "2"]
    command += ["--games", "10", "--share", "0.001", "--jobs", "1", "--keep", str(tmp_path)]
    run = partial(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=True)
    printed = run().stdout
    rows = [cells(row) for row in printed.splitlines()[2:]]
    assert {row[2] for row in rows} == {"novice", "amateur", "skilled", "expert", "master"}
    assert [row[4] for row in rows] == sorted((row[4] for row in rows), key=float, reverse=True)
    assert run().stdout == printed
