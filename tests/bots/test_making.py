"""Bots by their descriptions: ours in their versions, programs and classes of others."""

from __future__ import annotations

import re
import sys
import time
from hashlib import sha256
from pathlib import Path

import pytest

from igroteka.arena import Arena
from igroteka.bots import (
    Bot,
    BotFailed,
    Kind,
    RandomBot,
    SearchBot,
    Sight,
    kind_of,
    make_bot,
    versions,
)
from igroteka.bots.first_search import FirstSearchBot
from igroteka.engine import BadSetup, Rng, find_game

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


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "chess",
        "search:0",
        "search:0s",
        "search:601s",
        "search:x",
        "search@",
        "search@1:",
        "exec:",
    ],
)
def test_unknown_bots_are_refused(spec: str) -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        make_bot(spec)


def test_a_class_of_the_script_that_runs_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "First", type("First", (RandomBot,), {}), False)
    results = Arena("venice", ("__main__:First", "greedy"), games=1).play(jobs=1)
    assert {"__main__:First", "greedy"} == set(results.outcomes[0].bots)


def test_a_program_of_ones_own_can_play(tmp_path: Path) -> None:
    mine = program(tmp_path, 'message["actions"][message["random"] % len(message["actions"])]')
    results = Arena("venice", (f"me={mine}", "random"), games=2).play(jobs=1)
    assert [set(outcome.bots) for outcome in results.outcomes] == [{"me", "random"}] * 2


@pytest.mark.parametrize("answer", ['"drown"', "17", "None", '"dance"'])
def test_a_program_that_answers_nonsense_is_named(tmp_path: Path, answer: str) -> None:
    arena = Arena("venice", (program(tmp_path, answer), "random"), games=1)
    with pytest.raises(BotFailed, match="which is not legal now"):
        arena.play(jobs=1)


def test_a_program_that_ends_or_does_not_exist_is_named() -> None:
    for command, complaint in (("true", "has ended"), ("no-such-program", "cannot be started")):
        arena = Arena("venice", (f"exec:{command}", "random"), games=1)
        with pytest.raises(BotFailed, match=complaint):
            arena.play(jobs=1)


# --- versions -----------------------------------------------------------------------------------


def test_a_version_that_is_kept_is_what_it_was() -> None:
    assert kind_of("search@1:50") == Kind("search", 1, "50")
    for spec, name, iterations, seconds in (
        ("search@1", "search@1", 600, None),
        ("search@1:50", "search@1:50", 50, None),
        ("old=search@1:0.5s", "old", 600, 0.5),
        ("search@1:0.25cpu", "search@1:0.25cpu", 600, 0.25),
    ):
        bot = make_bot(spec)
        assert isinstance(bot, FirstSearchBot)
        assert (bot.name, bot.iterations, bot.seconds) == (name, iterations, seconds)


@pytest.mark.parametrize("spec", ["search:0.05cpu", "search@1:0.05cpu"])
def test_time_of_the_processor_passes_only_while_the_bot_computes(spec: str) -> None:
    game = find_game("venice")
    bot, rng = make_bot(spec), Rng(1)
    assert bot.name == spec
    state = game.new(2, 3)
    sight = Sight.of(game, state, state.seats_to_act()[0], rng)
    before = time.thread_time()
    assert bot.choose(sight, rng) in sight.actions
    assert 0.05 <= time.thread_time() - before < 0.5


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("bruges", "18dcd9dfd85c1ecb"),
        ("glenmore", "c36e9bf23a80e007"),
        ("orleans", "a65671878183f3b0"),
        ("venice", "4b9b30abaed7be8e"),
    ],
)
def test_the_first_search_plays_as_it_did_when_it_was_the_only_one(name: str, digest: str) -> None:
    """It is the yardstick: whoever changes what a game tells it changes all results."""
    game = find_game(name)
    state, rng, bot = game.new(3, 7), Rng(1), make_bot("search@1:6")
    actions: list[int] = []
    while not state.is_over and len(actions) < 60:
        seat = state.seats_to_act()[0]
        actions.append(bot.choose(Sight.of(game, state, seat, rng), rng))
        state.apply(actions[-1], seat)
    assert sha256(repr(actions).encode()).hexdigest()[:16] == digest


def test_without_a_number_the_newest_version_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    class Newer(SearchBot):
        pass

    monkeypatch.setitem(versions.VERSIONS, "search", {1: SearchBot, 2: Newer})
    versions.makers.cache_clear()
    monkeypatch.setattr(versions, "entry_points", lambda group: ())
    try:
        assert type(make_bot("search:5")) is Newer
        assert type(make_bot("search@1:5")) is SearchBot
        assert kind_of("search") == Kind("search", 2)
    finally:
        versions.makers.cache_clear()


class Elsewhere:
    """An entry point of another package."""

    def __init__(self, name: str, bot: type[Bot]) -> None:
        self.name, self.bot = name, bot

    def load(self) -> type[Bot]:
        return self.bot


def test_another_package_keeps_a_version_that_we_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old(SearchBot):
        pass

    kept = (Elsewhere("search-0", Old), Elsewhere("search-1", Old), Elsewhere("other-3", Old))
    monkeypatch.setattr(versions, "entry_points", lambda group: kept)
    versions.makers.cache_clear()
    try:
        assert type(make_bot("search@0:5")) is Old
        assert type(make_bot("search@1:5")) is FirstSearchBot, "ours is ours"
        assert type(make_bot("search:5")) is SearchBot
    finally:
        versions.makers.cache_clear()


def test_a_version_that_is_not_kept_is_refused() -> None:
    with pytest.raises(BadSetup, match=re.escape("search@7 is not kept here; there are: search@1")):
        make_bot("search@7:0.5s")


# --- a class of one's own ---------------------------------------------------------------------

ROOT = Path(__file__).parents[2]


def test_the_bot_of_the_documentation_plays_in_the_arena_and_beats_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT / "docs" / "examples")
    arena = Arena("venice", ("mybot:Thrifty", "random"), games=8)
    alone = arena.play(jobs=1)
    assert arena.play(jobs=2) == alone
    best, _ = alone.standings
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
