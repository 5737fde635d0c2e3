"""Puzzles: found, verified anew, written and read again, followed, and told in words."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from scripts.puzzles import table

from igroteka import coach
from igroteka.coach import Puzzle, PuzzleDecision, playing_out, solving
from igroteka.coach.advice import Kind, Reason
from igroteka.coach.keeping_puzzles import Mine
from igroteka.coach.mining import AS_GOOD, Job, Mined, is_explained, mine
from igroteka.coach.puzzle import RIVAL, Ending, line_of, puzzle_of, read_puzzles
from igroteka.engine import BadSetup, find_game, game_names
from igroteka.face import LANGUAGES, Look

EVERY = coach.every_puzzle()
GAMES = sorted({puzzle.game for puzzle in EVERY})
MOST_OF_A_THEME = 0.5
QUICKLY = {"venice": 40}
"""So many iterations tell what was found with many more; of the others fewer have to."""
FEWER = 10


def ids(puzzle: Puzzle) -> str:
    return puzzle.key


def some(number: int) -> list[Puzzle]:
    """Return so many puzzles of each game, spread over its file; those with the largest gaps."""
    found = []
    for game in GAMES:
        clear = sorted((p for p in EVERY if p.game == game), key=lambda p: -p.point.gap)
        found += clear[:: max(1, len(clear) // number)][:number]
    return found


def check(puzzle: Puzzle, found: list[PuzzleDecision]) -> None:
    """See that what is to be found is still clearly better than all else."""
    for decision, anew in zip(puzzle.line, found, strict=True):
        assert decision.is_forced or anew.gap >= max(AS_GOOD, 2 * anew.error)


def test_the_page_about_puzzles_counts_them_rightly() -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    missing = [row for row in table() if row not in page]
    assert not missing, "python -m scripts.puzzles writes the table anew"


def test_every_game_has_puzzles_of_several_themes_and_difficulties() -> None:
    assert sorted(game_names()) == GAMES
    for game in GAMES:
        mine = [puzzle for puzzle in EVERY if puzzle.game == game]
        themes = Counter(puzzle.theme for puzzle in mine)
        assert max(themes.values()) <= max(1, MOST_OF_A_THEME * len(mine)), themes
        assert {puzzle.difficulty for puzzle in mine} >= {1, 2}


@pytest.mark.parametrize("puzzle", some(1), ids=ids)
def test_a_sample_is_verified_anew(puzzle: Puzzle) -> None:
    """Another search in other worlds comes to the same, though it has less time."""
    check(puzzle, coach.verify(puzzle, QUICKLY.get(puzzle.game, FEWER), seed=5))


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", some(10), ids=ids)
def test_a_larger_sample_is_verified_with_the_effort_of_its_mining(puzzle: Puzzle) -> None:
    check(puzzle, coach.verify(puzzle, 60, seed=6))


def test_verifying_can_fail() -> None:
    puzzle = some(1)[-1]
    first = puzzle.line[0]
    others = {**(first.others or {}), first.answers[0]: first.chance}
    wrong = min(others, key=lambda text: others[text])
    spoilt = replace(puzzle, line=(replace(first, answers=(wrong,), others=others),))
    with pytest.raises(AssertionError):
        check(spoilt, coach.verify(spoilt, QUICKLY.get(puzzle.game, FEWER), seed=5))


@pytest.mark.parametrize("puzzle", EVERY, ids=ids)
def test_the_answer_is_clear_undecided_and_explained(puzzle: Puzzle) -> None:
    point, first = puzzle.point, puzzle.line[0]
    assert first.gap >= 0.06 and first.gap - 2 * first.error >= 0.03 <= point.gap
    assert first.chance >= 0.15 and first.chance - first.gap <= 0.85
    assert is_explained(first) and len(first.answers) <= 2
    assert 2 <= len(first.others or {}) < 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_told_in_words(lang: str) -> None:
    for puzzle in some(2):
        look = Look(lang, tuple(f"P{seat}" for seat in range(puzzle.seats)))
        told = coach.line_said(puzzle, look)
        assert len(told) == puzzle.finds
        assert ("chance to win" in told[-1].text) == (lang == "en")
        assert all(reason.text for each in told for reason in each.reasons)
        face = find_game(puzzle.game).face
        assert coach.theme_said(puzzle, face, lang) and coach.task_said(puzzle, face, lang)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    reason = Reason(Kind.OWN, 0.12, "ways", "x", more=False, points=3)
    decision = PuzzleDecision(("a",), 0.5, 0.1, 0.01, {"b": 0.4}, "b", (reason,))
    puzzle = replace(EVERY[0], line=(decision, PuzzleDecision(("c",))), options=(("zwin", "yes"),))
    assert puzzle_of(json.loads(line_of(puzzle))) == puzzle
    file = tmp_path / "puzzles.jsonl"
    file.write_text(line_of(puzzle) + "\n{}\n", "utf-8")
    with pytest.raises(ValueError, match="line 2 is no puzzle"):
        read_puzzles(file)
    assert read_puzzles(tmp_path / "none") == ()


def test_what_came_of_a_puzzle_is_told_and_says_more_than_that_it_is_better() -> None:
    plain = Reason(Kind.AHEAD, 0.05)
    puzzle = next(p for p in EVERY if p.game == "venice" and p.finds == 1)
    wrong = max(puzzle.point.others or {}, key=(puzzle.point.others or {}).__getitem__)
    line = tuple(replace(d, reasons=(*d.reasons, plain)) for d in puzzle.line)
    ending = Ending(21, 0.62, 0.4, wrong, 2.6, {"districts": 3.04, RIVAL: -1.96})
    with_ending = replace(puzzle, line=line, ending=ending)
    assert puzzle_of(json.loads(line_of(with_ending))) == with_ending
    for lang, said in (
        ("en", ("21 times", "62%", "40%", "+3.0", "best rival −2.0")),
        ("ru", ("21 раз ", "62 %", "40 %", "+3,0", "лучший из соперников −2,0")),
    ):
        look = Look(lang, ("A", "B", "C", "D", "E")[: puzzle.seats])
        (before,) = coach.line_said(replace(puzzle, line=line, ending=None), look)
        (after,) = coach.line_said(with_ending, look)
        assert before.ending == "" and len(after.reasons) == len(before.reasons) - 1
        assert [part for part in said if part not in after.ending] == []


def test_playing_out_compares_the_same_worlds_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_out, "LEAST_PLAYED_OUT", 12)
    monkeypatch.setattr(playing_out, "MOST_PLAYED_OUT", 12)
    monkeypatch.setattr(playing_out, "PLAYED_BY", 2)
    puzzle = max((p for p in EVERY if p.game == "venice"), key=lambda p: p.point.gap)
    first = puzzle.line[0]
    wrong = min(first.others or {}, key=(first.others or {}).__getitem__)
    right = replace(first, others={wrong: 0.0})
    turned = replace(first, answers=(wrong,), others={first.answers[0]: 0.0})
    good, bad = (
        playing_out.play_out(replace(puzzle, line=(decision,))) for decision in (right, turned)
    )
    assert (good.won, good.otherwise) == (bad.otherwise, bad.won)
    assert good.points and good.certainty == -bad.certainty
    assert good.points == {line: -points for line, points in bad.points.items()}


def test_the_answer_must_win_more_often() -> None:
    lost = Ending(20, 0.3, 0.6, "x", playing_out.certainty([-1.0, 0.0, -1.0, 0.0]), {})
    assert not playing_out.is_better(lost)
    assert playing_out.is_better(replace(lost, certainty=1.7))


def test_who_solves_is_followed() -> None:
    line = (
        PuzzleDecision(("a", "A"), 0.5, 0.1, 0.01, {"b": 0.4}, "b"),
        PuzzleDecision(("c",)),
        PuzzleDecision(("d",), 0.5, 0.1, 0.01, {"e": 0.3}, "e"),
    )
    puzzle = replace(EVERY[0], seat=1, line=line)
    here = solving(puzzle, [])
    assert here is not None and not here.is_solved and here.rest() == ["a", "c", "d"]
    wrong = here.wrong(["b"])
    assert wrong is not None and wrong.chance == 0.4
    unknown = here.wrong(["a", "x"])
    assert unknown is not None and unknown.chance is None
    assert here.wrong(["A", "c"]) is None
    here = solving(puzzle, [(1, "A"), (1, "c")])
    assert here is not None and (here.made, here.found) == (2, 1)
    here = solving(puzzle, [(1, "a"), (1, "c"), (1, "d"), (0, "whatever")])
    assert here is not None and here.is_solved and here.decision is None and here.found == 2
    assert solving(puzzle, [(0, "a")]) is None and solving(puzzle, [(1, "b")]) is None


def test_the_puzzle_of_the_day_changes_and_none_comes_again_too_soon() -> None:
    day = date(2026, 11, 17)
    assert coach.puzzle_of_the_day(day) == coach.puzzle_of_the_day(day)
    rounds = min(Counter(puzzle.game for puzzle in EVERY).values())
    days = [coach.puzzle_of_the_day(day + timedelta(n)) for n in range(len(GAMES) * rounds)]
    games = [puzzle.game for puzzle in days if puzzle]
    assert sorted(games[: len(GAMES)]) == GAMES
    assert games == games[: len(GAMES)] * rounds
    assert len({puzzle.key for puzzle in days if puzzle}) == len(days)
    assert coach.puzzle_of_the_day(day, []) is None


def test_a_puzzle_with_other_data_or_rules_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(EVERY[0].game)
    foreign = replace(EVERY[0], rules=99, id="foreign")
    monkeypatch.setattr("igroteka.coach.puzzle.all_puzzles", lambda name: (foreign, EVERY[0]))
    assert coach.puzzles_of(game) == (EVERY[0],)
    assert coach.find_puzzle(game, "foreign") is None


# --- mining -------------------------------------------------------------------------------------


def test_mining_finds_the_same_again() -> None:
    job = Job("venice", 2, 4)
    (one,), (other,) = mine(job), mine(job)
    assert one.decisions == other.decisions > 0 and one.puzzles == other.puzzles


def test_mining_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def found(job: Job) -> list[Mined]:
        asked.append(job.number)
        return [Mined(job.number, 3, {"obvious": 2}, (replace(puzzle, id=f"{job.number}-1"),), 0.1)]

    puzzle = next(puzzle for puzzle in EVERY if puzzle.game == "venice")
    monkeypatch.setattr("igroteka.coach.keeping_puzzles.mine", found)
    file = tmp_path / "mine.jsonl"
    work = iter(Mine("venice", range(1, 6), 40, file).run(1))
    next(work), next(work)
    del work
    with file.open("a") as kept:
        kept.write('{"game": "ven')  # and then the power was cut
    again = Mine("venice", range(1, 6), 40, file)
    assert again.to_do == [3, 4, 5] and len(again.puzzles) == 2
    assert len(list(again.run(1))) == 3 and asked == [1, 2, 3, 4, 5]
    done = Mine("venice", range(1, 6), 40, file)
    assert not done.to_do and [each.id for each in done.puzzles] == [f"{n}-1" for n in range(1, 6)]
    assert Mine("venice", range(1, 6), 50, file).to_do == [1, 2, 3, 4, 5]
    with pytest.raises(BadSetup, match="it holds puzzles of venice"):
        Mine("bruges", range(1, 6), 40, file)
    file.write_text("nonsense\n{}\n")
    with pytest.raises(BadSetup, match="line 1 is no puzzle"):
        Mine("venice", range(1, 6), 40, file)
