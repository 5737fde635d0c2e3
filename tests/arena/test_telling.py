"""Results as people and programs read them."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from igroteka.arena import Arena, Results, RowResult, table, write_csv, write_parquet
from igroteka.arena.plot import Scale, plot, round_step
from igroteka.arena.table import tables
from igroteka.engine import BadSetup
from igroteka.face import LANGUAGES
from tests.arena.made import made


@pytest.fixture(scope="module")
def results() -> Results:
    return Arena("venice", ("random", "x=random"), 6, (2, 3), "search:5", seed=3).play(jobs=1)


def test_every_seat_of_every_game_is_a_line(results: Results, tmp_path: Path) -> None:
    write_csv(results, tmp_path / "results.csv")
    with (tmp_path / "results.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == sum(outcome.seats for outcome in results.outcomes) == 2 * 12 + 2 * 18
    write_parquet(results, tmp_path / "results.parquet")
    kept = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert [{name: str(value) for name, value in line.items()} for line in kept] == lines
    assert isinstance(kept[0]["score"], int) and isinstance(kept[0]["win"], float)
    for outcome in results.outcomes:
        told = [
            line for line in kept if (line["row"], line["game"]) == (outcome.row, outcome.number)
        ]
        assert [line["bot"] for line in told] == outcome.bots
        assert [line["score"] for line in told] == outcome.scores
        assert sum(line["win"] for line in told) == pytest.approx(1)


def test_without_pyarrow_one_sentence_says_how_to_get_it(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(BadSetup, match=r"Parquet needs .*pip install 'igroteka\[data\]'"):
        write_parquet(results, tmp_path / "results.parquet")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_row_has_a_table_with_everybody_and_all_figures(results: Results, lang: str) -> None:
    blocks = tables(results, lang).split("\n\n")
    assert len(blocks) == 4
    for block, row in zip(blocks, results.rows, strict=True):
        heading, columns, *lines = block.splitlines()
        assert row.row.rival in heading and ("seats" if lang == "en" else "мест") in heading
        assert [line.split()[0] for line in lines] == [each.bot for each in row.standings]
        assert f"{row.hero.wins.mean:.1%}" in block and f"{row.hero.place.mean:.2f}" in block
        assert "95 %" in columns
        ends = {len(line) for line in (columns, *lines)}
        assert len(ends) == 1, "figures stand under each other"


@pytest.mark.parametrize(
    ("places", "english", "russian"),
    [([1, 2], "Above", "Выше"), ([2, 1], "Below", "Ниже")],
)
def test_a_verdict_is_said(places: list[int], english: str, russian: str) -> None:
    arena = Arena("venice", ("random",), 40, 2, "greedy", target=0.5)
    (row,) = arena.rows()
    games = tuple(made(n, ["greedy", "random"], places) for n in range(40))
    told = Results(arena, (RowResult(row, games),))
    assert f"\n{english} the target" in tables(told)
    assert f"\n{russian} цели" in tables(told, "ru")
    level = tuple(made(n, ["greedy", "random"], [1, 1]) for n in range(40))
    assert "takes more games" in tables(Results(arena, (RowResult(row, level),)))


def test_a_table_without_openskill_says_how_to_get_it(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "rating" in tables(results)
    monkeypatch.setattr(table, "can_rate", lambda: False)
    text = tables(results)
    assert "rating " not in text and text.endswith("pip install 'igroteka[arena]'")


def test_games_by_time_are_said_to_depend_on_the_machine() -> None:
    for bot, told in (("search:0.5s", True), ("search@1:1s", True), ("search:5", False)):
        arena = Arena("venice", ("me=" + bot, "random"), games=2)
        games = tuple(made(n, ["me", "random"], [1, 2]) for n in range(2))
        text = tables(Results(arena, (RowResult(arena.rows()[0], games),)))
        assert ("depends on the machine" in text) is told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_shows_everybody_with_an_interval(results: Results, lang: str) -> None:
    drawn = ElementTree.fromstring(plot(results, lang))
    space = "{http://www.w3.org/2000/svg}"
    texts = [each.text for each in drawn.iter(f"{space}text")]
    points = list(drawn.iter(f"{space}circle"))
    rated = [rating for field in results.ratings.values() for rating in field]
    assert [text for text in texts if text in {"search:5", "random", "x"}] == [r.bot for r in rated]
    assert len([point for point in points if point.get("r") == "4.5"]) == len(rated) == 6
    places = [float(str(point.get("cx"))) for point in points if point.get("r") == "4.5"]
    by_rating = sorted(zip((r.rating.mean for r in rated), places, strict=True))
    assert [place for _, place in by_rating] == sorted(places), "stronger is further to the right"
    _, _, width, height = map(float, str(drawn.get("viewBox")).split())
    for line in drawn.iter(f"{space}line"):
        assert all(0 <= float(str(line.get(x))) <= width for x in ("x1", "x2"))
        assert all(0 <= float(str(line.get(y))) <= height for y in ("y1", "y2"))


@pytest.mark.parametrize("span", [0.01, 0.3, 4.0, 7.7, 50.0, 1234.0])
def test_a_scale_has_a_few_round_marks(span: float, results: Results) -> None:
    assert 2 <= span / round_step(span) <= 6
    field = results.ratings[2]
    scale = Scale(field)
    assert scale.low <= min(rating.rating.low for rating in field)
    assert scale.high >= max(rating.rating.high for rating in field)
    assert 2 <= len(scale.marks()) <= 9
