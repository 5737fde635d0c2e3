"""`make bench` measures what it says, whatever is installed, and prints tables that fit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from bench.speed import ours, plan
from bench.speed.__main__ import main
from bench.speed.builds import BEFORE, COMPILED, INTERPRETED
from bench.speed.report import ABSENT, COMPARED, report
from bench.speed.rows import Row
from bench.speed.sheets import NONE, WIDTH, Sheet
from bench.speed.workers import Crew, Desk, Task, Worker
from rich.console import Console

from igroteka.engine import find_game

GAME = "glenmore"  # its greedy bots are the quickest


class Here(Worker):
    """A worker in this process: it begins quickly."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.ask = Desk().answer  # type: ignore[method-assign]

    def close(self) -> None:
        """There is nothing to end."""


class HereCrew(Crew):
    def worker(self, path: Path, part: str) -> Worker:
        return self.workers.setdefault((path, part), Here(part))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES", "ITERATIONS", "POSITIONS", "COPIES"):
        monkeypatch.setattr(ours, name, 1)


@pytest.mark.filterwarnings("default")  # other libraries may have theirs
@pytest.mark.usefixtures("small")
def test_every_table_comes_out_with_a_figure_for_all_that_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(plan.PEERS, "RLCard chess", ("rlcard_row", "chess", {}))
    builds = [INTERPRETED, COMPILED, BEFORE]
    paths = {build: Path(build) for build in builds}
    planned = plan.planned(HereCrew(), paths, [GAME], with_peers=True)
    for task in planned.tasks():
        task.measure(0.0001)
    sheets = report(planned, builds)
    assert [len(sheet.lines) for sheet in sheets] == [3, 1, 1, len(plan.PEERS), 5]
    for sheet in sheets:
        assert all(len(line) == len(sheet.headings) for line in sheet.lines)
        assert len(sheet.markdown().splitlines()) == len(sheet.lines) + 4
        lines = printed(sheet)
        assert max(map(len, lines)) <= WIDTH and not any("…" in line for line in lines)
    games, *ratios, peers, zoo = sheets
    assert NONE not in {cell for line in games.lines for cell in line[4:]}
    assert all(NONE not in line for sheet in ratios for line in sheet.lines)
    absent = {name for name, task in planned.peers.items() if task.missing}
    assert "RLCard chess" in absent and "OpenSpiel hearts" not in absent
    assert {line[0] for line in peers.lines if line[2] == ABSENT} == absent
    assert all(float(line[2].replace(",", "")) > 0 for line in zoo.lines if line[2] != ABSENT)


def printed(sheet: Sheet) -> list[str]:
    console = Console(width=WIDTH)
    with console.capture() as capture:
        console.print(sheet.table())
    return capture.get().splitlines()


@pytest.mark.usefixtures("small")
def test_all_builds_go_through_the_same_games_unless_they_are_illegal_there() -> None:
    texts = ours.sensible_games(GAME, 4, {})
    same = ours.game_row(GAME, 4, {}, texts)
    assert set(same.works) == set(COMPARED)
    assert same.works["sensible"](0) == len(texts[0])
    assert ours.replayed(GAME, 4, {}, texts) == [
        [find_game(GAME).codec.parse(text) for text in texts[0]]
    ]
    for wrong in ([["no such action"]], [[texts[0][-1]]]):
        own = ours.game_row(GAME, 4, {}, wrong)
        assert own.works["sensible"](0) == len(texts[0]), "it plays its own"


def test_the_best_of_the_repeats_is_kept() -> None:
    sizes = iter([5, 50, 1])

    def work(number: int) -> int:
        sum(range(20_000))
        return next(sizes)

    row = Row({"work": work}, 1)
    seen = []
    for _ in range(3):
        row.measure(1e-9)
        seen.append(row.best["work"].units)
    assert seen[0] < seen[1] == seen[2]


def test_a_worker_runs_the_code_it_is_given_and_hears_no_prints(tmp_path: Path) -> None:
    (tmp_path / "igroteka.py").write_text("print('[0, 4]', flush=True)\nraise ImportError")
    with Crew() as crew:
        assert Task(crew.worker(tmp_path, "ours"), "ours:game_row", GAME, 4, {}, []).missing


def test_without_pettingzoo_neither_its_environments_nor_ours_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "pettingzoo"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    here = Here("zoo")
    assert Task(here, "zoo:our_row", GAME, "env").missing
    assert Task(here, "zoo:peer_row", "connect_four_v3", "env").missing


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game chess"),
        (["--repeats", "0"], "at least one repeat"),
        (["--compiled", "{folder}"], "No compiled igroteka is in"),
        (["--beside", "{folder}"], "There is no checkout of Igroteka"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv: list[Any] = [argument.format(folder=tmp_path) for argument in arguments]
    monkeypatch.setattr(sys, "argv", ["bench.speed", *argv])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert sentence in f"{stopped.value.code} {capsys.readouterr().err}"
