"""An arena that was stopped goes on where it was; one that is another one does not."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.arena import Arena, Progress
from igroteka.arena.keeping import ResultsFile
from igroteka.engine import BadSetup

ARENA = Arena("venice", ("random", "x=random", "y=random"), games=9, seats=(2, 3))


class Stopped(Exception):
    """Somebody has pulled the plug."""


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file, whole = tmp_path / "results.jsonl", ARENA.play(jobs=1)
    before: list[int] = []

    def stop(progress: Progress) -> None:
        if progress.outcome is None:
            before.append(progress.done)
        elif progress.done % 5 == 0:
            raise Stopped

    for _ in range(4):
        try:
            assert ARENA.play(1, file, stop) == whole
        except Stopped:
            continue
    assert before == [0, 5, 10, 15]
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 1 + 18, "every game was played once"
    assert ARENA.play(1, file, stop) == whole, "nothing is left to be played"
    assert file.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize("cut", [1, 7, 60])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "results.jsonl"
    whole = ARENA.play(1, file)
    kept = file.read_bytes()
    file.write_bytes(kept[:-cut])
    assert ARENA.play(1, file) == whole
    # Thinking times aside it is the same file again: the line is not glued to what was cut.
    same = [{**json.loads(line), "seconds": 0} for line in file.read_bytes().splitlines()]
    assert same == [{**json.loads(line), "seconds": 0} for line in kept.splitlines()]


def test_a_first_line_that_was_cut_off_begins_the_file_anew(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text('{"igroteka-arena": 1, "ga', "utf-8")
    assert len(ARENA.play(1, file).outcomes) == 18


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    replace(ARENA, games=3).play(1, file)
    begun: list[int] = []
    more = ARENA.play(1, file, lambda progress: begun.append(progress.done))
    assert begun[0] == 6 and more == ARENA.play(1)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        (replace(ARENA, seed=1), "seed = 0, not 1"),
        (replace(ARENA, seats=(2,)), "seats = 2,3, not 2"),
        (replace(ARENA, options={"directions": "4"}), "options = —, not directions=4"),
        (replace(ARENA, game="orleans"), "game = venice, not orleans"),
        (replace(ARENA, hero="search:5"), "hero = —, not search:5=search@2:5"),
        (replace(ARENA, bots=("random", "greedy")), "bots = random=random@1,x=random@1,y="),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_changed_arena_is_refused_with_what_has_changed(
    tmp_path: Path, changed: Arena, what: str
) -> None:
    file = tmp_path / "results.jsonl"
    replace(ARENA, games=1).play(1, file)
    kept = file.read_bytes()
    with pytest.raises(BadSetup) as caught:
        changed.play(1, file)
    assert str(caught.value).startswith(f"{file} was begun with {what}")
    assert file.read_bytes() == kept


def test_another_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    for text in ("Dear Anna,\nit is late.\n", "{}\n", "[1]\n"):
        file.write_text(text, "utf-8")
        with pytest.raises(BadSetup, match="holds no results of an arena"):
            ARENA.play(1, file)
        assert file.read_text("utf-8") == text
    with pytest.raises(BadSetup, match="Results cannot be kept in"):
        ARENA.play(1, tmp_path)


@pytest.mark.parametrize("damage", ["{}", "garbage", '{"row": 0', "[]", ""])
def test_a_damaged_line_is_named(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "results.jsonl"
    replace(ARENA, games=1).play(1, file)
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], damage, *lines[3:]]) + "\n", "utf-8")
    with pytest.raises(BadSetup, match=r"Line 3 of .* is damaged"):
        ARENA.play(1, file)


@pytest.mark.skipif(sys.platform == "win32", reason="nothing to lock with")
def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with (
        ResultsFile(file, ARENA.setup()),
        pytest.raises(BadSetup, match="Another command is writing"),
    ):
        ARENA.play(1, file)


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(group: int) -> list[str]:
    """Return the processes of a group that run; those that only wait to be buried do not."""
    stats = (file.read_text().rpartition(")")[2].split() for file in PROC.glob("[0-9]*/stat"))
    return [state for state, _, pgrp, *_ in stats if int(pgrp) == group and state != "Z"]


PROC = Path("/proc")


@pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="looks into /proc")
def test_an_arena_that_is_killed_leaves_no_workers_and_loses_no_game(tmp_path: Path) -> None:
    """The command in a process of its own, with workers, killed as roughly as possible."""
    file = tmp_path / "results.jsonl"
    arguments = ("arena", "venice", "--bots", "search:3,random", "--games", "4000", "--jobs", "2")
    command = [sys.executable, "-c", "from igroteka.cli import main; main()", *arguments]
    with subprocess.Popen([*command, "--results", str(file)], start_new_session=True) as arena:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 6)
        assert len(alive(arena.pid)) > 2
        arena.kill()
    until(lambda: not alive(arena.pid))
    tournament = Arena("venice", ("search:3", "random"), games=12)
    counted: list[Progress] = []
    assert tournament.play(1, file, counted.append) == tournament.play(1)
    assert counted[0].done >= 5
