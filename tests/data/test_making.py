"""A dataset is the same however it is made, and says of every decision what was true of it."""

from __future__ import annotations

import json
import shlex
from array import array
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from igroteka.arena import Arena
from igroteka.cli.datasets import dataset
from igroteka.data import Dataset, Making, Recipe, load, told_by_records
from igroteka.data.columns import WHAT
from igroteka.engine import BadSetup, Match, find_game, game_names, read_record

RECIPE = Recipe("venice", 12, ("random", "x=random"), (2, 3), explore=0.2, seed=9)
GAMES = tuple(name for name in game_names() if find_game(name).observation is not None)


def made(recipe: Recipe, folder: Path, jobs: int = 1) -> Dataset:
    Making(recipe, folder).make(jobs)
    return load(folder)


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "whole"
    made(RECIPE, folder)
    return folder


class Stopped(Exception):
    """Somebody has pulled the plug."""


def test_processes_and_stops_change_no_byte(whole: Path, tmp_path: Path) -> None:
    assert sorted(files_of(whole)) == [
        "README.md",
        "dataset.json",
        *(f"decisions-0000{part}.parquet" for part in range(2)),
        "games.parquet",
    ]
    made(RECIPE, tmp_path / "processes", jobs=2)
    assert files_of(tmp_path / "processes") == files_of(whole)

    def stop(done: int, total: int) -> None:
        heard.append(done)
        if done > heard[0]:
            raise Stopped

    begun = []
    for cut in (3, 0):  # the end of a line is lost with the plug: that part is made again
        heard: list[int] = []
        with pytest.raises(Stopped):
            Making(RECIPE, tmp_path / "stopped").make(1, stop)
        kept = tmp_path / "stopped" / "progress.jsonl"
        kept.write_bytes(kept.read_bytes()[: -cut or None])
        begun.append(heard[0])
    made(RECIPE, tmp_path / "stopped")
    assert begun == [0, 0] and files_of(tmp_path / "stopped") == files_of(whole)

    heard = []
    Making(RECIPE, whole).make(1, stop)
    assert not heard, "it was whole"
    with pytest.raises(BadSetup, match=r"was begun otherwise \(explore: 0\.2 → 0\.1\); repeat"):
        Making(replace(RECIPE, explore=0.1), whole)
    with pytest.raises(BadSetup, match="holds no whole dataset"):
        load(tmp_path)


def test_both_formats_hold_the_same(whole: Path, tmp_path: Path) -> None:
    one, other = load(whole), made(replace(RECIPE, form="jsonl"), tmp_path / "lines")
    assert one.games == other.games and len(one) == len(other)
    ours, theirs = one.arrays(), other.arrays()
    assert list(ours) == list(theirs)
    for name, values in ours.items():
        assert values.dtype == theirs[name].dtype and len(values) == len(one)
        equal_nan = values.dtype.kind == "f"
        assert np.array_equal(values, theirs[name], equal_nan=equal_nan), name


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (replace(RECIPE, games=-1), "at least one game"),
        (replace(RECIPE, bots=("clever",)), "no bot “clever”"),
        (replace(RECIPE, seats=(9,)), "2 to 5 players"),
        (replace(RECIPE, form="csv"), "parquet or jsonl, not “csv”"),
    ],
)
def test_what_cannot_be_made_is_refused_before_anything_is(
    changed: Recipe, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(BadSetup, match=complaint):
        Making(changed, tmp_path / "data")
    assert not (tmp_path / "data").exists()
    (tmp_path / "letter.txt").touch()
    with pytest.raises(BadSetup, match="is not empty"):
        Making(RECIPE, tmp_path)


def walked(match: Match) -> list[Any]:
    """Return what was true before each action, as the state itself tells it."""
    told = []
    for state, move in zip(match.walk(), match.moves, strict=False):
        seen = array("h", bytes(2 * match.game.observation.size()))  # type: ignore[union-attr]
        state.observe(move.seat, seen)
        oracle = array("h", bytes(2 * match.game.observation.size("oracle")))  # type: ignore[union-attr]
        state.observe(move.seat, oracle, "oracle")
        mask = array("b", bytes(match.game.action_count))
        state.legal_mask(move.seat, mask)
        told.append(
            (move.seat, move.action, list(seen), list(oracle), list(mask), state.view(move.seat))
        )
    return told


@pytest.mark.parametrize("name", GAMES)
def test_rows_tell_what_was_so(name: str, tmp_path: Path) -> None:
    """Every row, beside the replay of the game's record: for all that can be asked for."""
    most = find_game(name).seat_counts[-1]
    recipe = Recipe(name, 2, ("random",), (2, most), explore=0.5, what=WHAT)
    data = made(recipe, tmp_path / "data")
    by_game = groupby(data, key=lambda row: row["game"])
    for game, (number, rows) in zip(data.games, by_game, strict=True):
        match = read_record(game["record"]).replay()
        assert (game["game"], game["scores"]) == (number, match.state.scores())
        assert game["returns"] == pytest.approx(match.state.returns())
        for step, (row, true) in enumerate(zip(rows, walked(match), strict=True)):
            seat = true[0]
            assert true == (
                *(row["seat"], row["action"], row["observation"].tolist()),
                *(row["oracle"].tolist(), row["mask"].tolist(), json.loads(row["view"])),
            )
            assert (row["step"], row["seats"], row["player"]) == (step, match.seats, "random")
            assert row["score"] == game["scores"][seat] and row["place"] == game["places"][seat]
            assert row["return"] == pytest.approx(game["returns"][seat])
    assert data.actions[int(row["action"])] == find_game(name).codec.text(row["action"])
    declared = find_game(name).observation
    assert declared is not None and data.layout.document("oracle") == declared.document("oracle")


def test_without_exploring_games_are_those_of_the_arena(tmp_path: Path) -> None:
    bots, seats = ("random", "x=random", "y=random"), 2
    recipe = Recipe("venice", 5, bots, (seats,), what=("record",), seed=3)
    data = made(recipe, tmp_path / "data")
    arena = Arena("venice", bots, 15, seats, seed=3, keep_records=True).play(1)
    played = {outcome.record for outcome in arena.outcomes}
    assert {game["record"] for game in data.games} <= played
    assert not data.arrays(["explored"])["explored"].any()
    assert list(data.arrays()) == [
        *("game", "step", "seats", "seat", "player"),
        *("action", "explored", "score", "place", "return", "rating"),
    ]


def test_so_large_a_share_of_choices_is_explored(whole: Path) -> None:
    rows = load(whole).arrays(["explored", "mask"])
    choices = rows["mask"].sum(axis=1) > 1
    assert not rows["explored"][~choices].any()
    assert 0.15 < rows["explored"][choices].mean() < 0.25


def test_batches_are_all_rows_in_any_order(whole: Path) -> None:
    data = load(whole)
    rows = data.arrays()
    small = list(data.batches(100, ["game", "step", "observation"]))
    assert {len(batch["game"]) for batch in small[:-1]} <= set(range(1, 101))
    for name in small[0]:
        assert np.array_equal(np.concatenate([batch[name] for batch in small]), rows[name])
    mixed = [np.concatenate([b["step"] for b in data.batches(shuffle=n)]) for n in (1, 1, 2)]
    assert np.array_equal(mixed[0], mixed[1]) and not np.array_equal(mixed[0], mixed[2])
    assert np.array_equal(np.sort(mixed[2]), np.sort(rows["step"]))
    ratings = {seat: game["ratings"] for seat, game in enumerate(data.games)}
    for game, seat, rating in zip(rows["game"], rows["seat"], rows["rating"], strict=True):
        assert rating == pytest.approx(ratings[game][seat])
    with pytest.raises(BadSetup, match="has no column “colour”; it has: game, step"):
        data.arrays(["colour"])


def test_records_become_a_dataset_without_names(tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    arena = Arena("venice", ("random", "Anna=random"), 4, keep_records=True).play(1)
    for outcome in arena.outcomes:
        (records / f"{outcome.number}.txt").write_text(outcome.record, "utf-8")
    venice = find_game("venice")
    unfinished = read_record(arena.outcomes[0].record)
    unfinished.actions.pop()
    unfinished.scores = None
    (records / "unfinished.txt").write_text(unfinished.text(), "utf-8")
    golden = Path(__file__).parents[1] / "golden" / "orleans-2.txt"
    (records / "other.txt").write_bytes(golden.read_bytes())

    found = told_by_records(records, venice)
    assert (len(found.told), found.others, found.unfinished) == (4, 1, 1)
    recipe = Recipe("venice", source="records", told=found.told)
    data = made(recipe, tmp_path / "data")
    assert {tuple(sorted(game["players"])) for game in data.games} == {("person", "random")}
    assert [game["scores"] for game in data.games] == [each.scores for each in arena.outcomes]
    assert not any(b"Anna" in content for content in files_of(tmp_path / "data").values())
    kept = told_by_records(records, venice, keep_names=True)
    assert "Anna" in kept.told[0].players

    (records / "damaged.txt").write_text(arena.outcomes[0].record.replace("1 ", "2 "), "utf-8")
    with pytest.raises(BadSetup, match=r"damaged\.txt cannot be used: The record is damaged"):
        told_by_records(records, venice)


def test_the_command_of_the_card_makes_the_same_files(whole: Path, tmp_path: Path) -> None:
    card = (whole / "README.md").read_text("utf-8")
    words = shlex.split(card.partition("`igroteka dataset ")[2].partition("`")[0])
    dataset([*words, "--out", str(tmp_path / "again"), "--jobs", "1"], standalone_mode=False)
    assert files_of(tmp_path / "again") == files_of(whole)


def test_the_card_counts_and_warns(whole: Path) -> None:
    card, data = (whole / "README.md").read_text("utf-8"), load(whole)
    assert f"# venice: 12 games, {len(data)} decisions" in card
    assert "random=random@1, x=random@1" in card and "20.0% of the actions" in card
    assert "seeds 9 to 20" in card and "Layout of the observation: venice-1" in card
    assert all(f"| `{column.name}` |" in card for column in data.columns)
    assert 'data_files: "decisions-*.parquet"' in card and 'data_files: "games.parquet"' in card
