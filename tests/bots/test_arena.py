from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from igroteka.bots import BotFailed, make_bot
from igroteka.bots.arena import Arena, play_one, standings, wilson
from igroteka.engine import BadSetup, read_record

MINE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"action": ANSWER}), flush=True)
"""


def program(folder: Path, answer: str) -> str:
    file = folder / "mybot.py"
    file.write_text(MINE.replace("ANSWER", answer))
    return f"exec:{sys.executable} {file}"


def test_same_seeds_same_result_on_any_number_of_processes() -> None:
    arena = Arena("venice", ("greedy", "random", "search:10"), 12, 3, keep_records=True)
    alone = arena.play(processes=1)
    together = arena.play(processes=2)
    assert alone == together
    for outcome in alone:
        match = read_record(outcome.record).replay()
        assert match.state.scores() == outcome.scores


def test_all_seatings_get_the_same_deals() -> None:
    arena = Arena("venice", ("greedy", "random"), 4, 2)
    pairings = list(arena.pairings())
    assert [(p.seating, p.seed) for p in pairings] == [
        ((0, 1), 0),
        ((1, 0), 0),
        ((0, 1), 1),
        ((1, 0), 1),
    ]
    assert len(Arena("venice", ("greedy", "random"), 1, 3).seatings()) == 3
    assert len(Arena("venice", ("a", "b", "c"), 1, 2).seatings()) == 6


def test_shares_add_up_and_intervals_hold_them() -> None:
    arena = Arena("venice", ("greedy", "random"), 30, 2)
    table = standings(arena.bots, arena.play(processes=1))
    assert sum(row.wins.mean for row in table) == pytest.approx(1)
    for row in table:
        assert row.wins.low <= row.wins.mean <= row.wins.high
        assert row.score.low <= row.score.mean <= row.score.high
    low, high = wilson([0.5] * 100)[1:]
    assert 0.40 < low < 0.5 < high < 0.60


@pytest.mark.parametrize("spec", ["", "chess", "search:0", "search:0s", "search:x", "exec:"])
def test_unknown_bots_are_refused(spec: str) -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        make_bot(spec)


def test_a_program_of_ones_own_can_play(tmp_path: Path) -> None:
    mine = program(tmp_path, 'message["actions"][message["random"] % len(message["actions"])]')
    arena = Arena("venice", (mine, "random"), 2, 2)
    assert len(arena.play(processes=1)) == 2


@pytest.mark.parametrize("answer", ['"drown"', "17", "None", '"dance"'])
def test_a_program_that_answers_nonsense_is_named(tmp_path: Path, answer: str) -> None:
    arena = Arena("venice", (program(tmp_path, answer), "random"), 1, 2)
    with pytest.raises(BotFailed, match="which is not legal now"):
        play_one(next(arena.pairings()))


def test_a_program_that_ends_or_does_not_exist_is_named() -> None:
    for command, complaint in (("true", "has ended"), ("no-such-program", "cannot be started")):
        arena = Arena("venice", (f"exec:{command}", "random"), 1, 2)
        with pytest.raises(BotFailed, match=complaint):
            play_one(next(arena.pairings()))


# --- a class of one's own ---------------------------------------------------------------------

ROOT = Path(__file__).parents[2]


def test_the_bot_of_the_documentation_plays_in_the_arena_and_beats_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT / "docs" / "examples")
    arena = Arena("venice", ("mybot:Thrifty", "random"), 8, 2)
    alone = arena.play(processes=1)
    assert arena.play(processes=2) == alone
    best, _ = standings(arena.bots, alone)
    assert best.bot == "mybot:Thrifty" and best.wins.mean > 0.7
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    whole = Path("mybot.py").read_text("utf-8").partition("annotations\n\n")[2]
    assert whole in page


@pytest.mark.parametrize(
    ("source", "spec", "sentence"),
    [
        ("", "mine_missing:Bot", "cannot be imported: ModuleNotFoundError"),
        ("1 / 0", "mine:Bot", "cannot be imported: ZeroDivisionError"),
        ("class Mine: pass", "mine:Mine", "no class “Mine” that is an igroteka.bots.Bot"),
        ("class Mine: pass", "mine:Other", "no class “Other”"),
        ("from igroteka.bots import Bot\nclass Mine(Bot): pass", "mine:Mine", "cannot be made"),
        ("", "search:many", "There is no bot “search:many”"),
        ("", "mine:", "There is no bot “mine:”"),
    ],
)
def test_a_bot_that_is_none_gets_one_sentence(
    source: str, spec: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        make_bot(spec)
