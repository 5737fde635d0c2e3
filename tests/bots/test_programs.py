"""Programs of one's own: both protocols, and what happens when they do wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from igroteka.arena import Arena, Outcome
from igroteka.bots import BotFailed
from igroteka.bots.external_many import ManyExternalBot
from igroteka.bots.program import Program
from igroteka.bots.together import TABLES_WITH_PROGRAMS, Crew, Table, play_together
from igroteka.engine import IgrotekaError, Match, Rng, find_game, game_names
from igroteka.face import said_in
from tests import guest
from tests.bots.test_making import program
from tests.bots.waiting import waiting

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
QUICK = f"exec2:{sys.executable} {EXAMPLES / 'quickbot.py'}"
BY_TEXT = 'message["actions"][message["random"] % len(message["actions"])]'

TALK = """
import json, os, sys, time
from pathlib import Path
heard = Path(HEARD).open("a")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(HELLO, flush=True)
    elif message["type"] == "decide":
        decisions = message["decisions"]
        print(ANSWER, flush=True)
"""
FIRST = 'json.dumps({"actions": [each["actions"][0] for each in decisions]})'
GREETING = """'{"protocol": 2}'"""


def talking(folder: Path, answer: str = FIRST, hello: str = GREETING) -> str:
    """Return the command of a program that answers so; what it hears is in a file."""
    file = folder / "talking.py"
    heard = repr(str(folder / "heard"))
    text = TALK.replace("ANSWER", answer).replace("HELLO", hello).replace("HEARD", heard)
    file.write_text(text, "utf-8")
    return f"{sys.executable} {file}"


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text("utf-8").splitlines()]


def played(game: str, mine: str, games: int = 6) -> list[tuple[Outcome, str]]:
    arena = Arena(game, (f"me={mine}", "random"), games, keep_records=True)
    return [(outcome, outcome.record) for outcome in arena.play(jobs=1).outcomes]


# --- the same games ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_a_program_plays_the_same_games_by_either_protocol(game: str, tmp_path: Path) -> None:
    """It chooses by the number it is sent: one game at a time by texts, or all by numbers."""
    assert played(game, program(tmp_path, BY_TEXT), 4) == played(game, QUICK, 4)


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_bot_in_c_plays_as_the_one_in_python(tmp_path: Path) -> None:
    quick = tmp_path / "quickbot"
    strict = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-O2")
    subprocess.run(["cc", *strict, "-o", quick, EXAMPLES / "quickbot.c"], check=True)
    assert played("venice", f"exec2:{quick}", 70) == played("venice", QUICK, 70)


def test_how_many_are_asked_at_once_changes_nothing(tmp_path: Path) -> None:
    games = []
    for at_once in (1, 3, 64):
        folder = tmp_path / str(at_once)
        folder.mkdir()
        hello = f"""'{{"protocol": 2, "at_once": {at_once}}}'"""
        command = talking(folder, hello=hello)
        games.append(played("venice", f"exec2:{command}", 8))
        asked = [len(each["decisions"]) for each in heard(folder) if each["type"] == "decide"]
        assert max(asked) == min(at_once, 8)
    assert games[0] == games[1] == games[2]


def test_the_same_games_on_several_processes() -> None:
    arena = Arena("venice", (QUICK, "greedy", QUICK), 6, 3)
    assert arena.play(jobs=2) == arena.play(jobs=1)


def test_what_a_program_chooses_is_what_is_done(tmp_path: Path) -> None:
    game, mine = find_game("venice"), f"exec2:{talking(tmp_path)}"
    with closing(Crew()) as crew:
        tables = (
            Table(seed, Match.start(game, 2, seed), crew.bots([mine, "random"]), Rng(seed))
            for seed in range(5)
        )
        ended = list(play_together(tables, at_once=3))
    assert {table.number for table in ended} == set(range(5))
    for table in ended:
        state, choices = game.new(2, table.number), [0, 0]
        for move in table.match.moves:
            actions = state.legal_actions(move.seat)
            choices[move.seat] += len(actions) > 1
            assert move.seat == 1 or move.action == actions[0]
            state.apply(move.action, move.seat)
        assert state.is_over and table.choices == choices and min(table.seconds) > 0


def test_programs_that_are_started_for_every_game_are_few_at_the_same_time(tmp_path: Path) -> None:
    game, seats = find_game("venice"), [QUICK, program(tmp_path, BY_TEXT)]
    begun, ended = list[int](), list[int]()

    def tables(crew: Crew) -> Iterator[Table]:
        for seed in range(7):
            begun.append(seed)
            assert len(begun) - len(ended) <= TABLES_WITH_PROGRAMS
            yield Table(seed, Match.start(game, 2, seed), crew.bots(seats), Rng(seed))

    with closing(Crew()) as crew:
        for table in play_together(tables(crew)):
            ended.append(table.number)
    assert sorted(ended) == begun == list(range(7))


# --- what is said -----------------------------------------------------------------------------


def test_a_program_hears_what_it_wants_and_no_more(tmp_path: Path) -> None:
    hello = """'{"protocol": 2, "wants": ["view", "texts", "observation"]}'"""
    game = find_game("venice")
    with closing(ManyExternalBot(talking(tmp_path, hello=hello))) as bot:
        asked = [waiting("venice", table, plies=7 * table) for table in range(3)]
        chosen = bot.choose_many(asked)
        bot.table_over(2, 1, asked[0].sight.imagine(Rng(1)))
        bot.close()
    greeting, decide, over = heard(tmp_path)
    assert greeting["game"] == "venice" and greeting["edition"] == game.edition
    assert greeting["actions"] == [game.codec.text(n) for n in range(game.codec.size)]
    assert greeting["offers"] == ["view", "texts", "observation"]
    assert game.observation is not None
    assert greeting["observation"] == json.loads(json.dumps(game.observation.document("player")))
    for told, (table, sight, _), action in zip(decide["decisions"], asked, chosen, strict=True):
        assert told.pop("random") >= 0
        assert told == {
            "table": table,
            "seat": sight.seat,
            "seats": 2,
            "actions": sight.actions,
            "view": sight.view,
            "texts": [game.codec.text(each) for each in sight.actions],
            "observation": sight.observation,
        }
        assert len(told["observation"]) == game.observation.size("player")
        assert action == sight.actions[0]
    assert (over["type"], over["table"], over["seat"]) == ("over", 2, 1)


def test_a_game_without_observations_offers_none(tmp_path: Path) -> None:
    hello = """'{"protocol": 2, "wants": ["observation"]}'"""
    guest.install()
    try:
        with pytest.raises(BotFailed, match='it can have \\["view", "texts"\\]'):
            ManyExternalBot(talking(tmp_path, hello=hello)).choose_many([waiting("toy", 0)])
    finally:
        guest.remove()
    (greeting,) = heard(tmp_path)
    assert greeting["offers"] == ["view", "texts"] and greeting["observation"] is None


def test_a_program_that_wants_nothing_gets_numbers_only(tmp_path: Path) -> None:
    with closing(ManyExternalBot(talking(tmp_path))) as bot:
        bot.choose_many([waiting("venice", 0)])
    (told,) = heard(tmp_path)[1]["decisions"]
    assert told.keys() == {"table", "seat", "seats", "random", "actions"}


def test_a_program_is_greeted_anew_for_another_game(tmp_path: Path) -> None:
    with closing(ManyExternalBot(talking(tmp_path))) as bot:
        for game in ("venice", "venice", "glenmore"):
            bot.choose_many([waiting(game, 0)])
    said = [each.get("game", "") for each in heard(tmp_path)]
    assert said == ["venice", "", "", "glenmore", ""]


def test_every_seat_of_a_table_is_another_program_and_all_tables_share_it() -> None:
    with closing(Crew()) as crew:
        one = crew.bots([QUICK, "random", QUICK])
        other = crew.bots(["random", QUICK, QUICK])
    assert one[0] is not one[2]
    assert one[0] is other[1] and one[2] is other[2]
    assert one[1] is not other[0]


def test_a_program_may_put_things_in_order_at_the_end(tmp_path: Path) -> None:
    command = talking(tmp_path)
    with Path(command.split()[1]).open("a") as file:
        file.write(f"Path({str(tmp_path / 'left')!r}).write_text('in order')\n")
    with closing(ManyExternalBot(command)) as bot:
        bot.choose_many([waiting("venice", 0)])
    assert (tmp_path / "left").read_text() == "in order"


# --- what is wrong ----------------------------------------------------------------------------

WRONG = {
    "no JSON": ("'yes'", GREETING, "did not answer with a JSON object"),
    "no object": ("'[1]'", GREETING, "did not answer with a JSON object"),
    "too deep": ("'[' * 100000", GREETING, "did not answer with a JSON object"),
    "no list": ("""'{"actions": 4}'""", GREETING, "answered 4 instead of a list of actions, 2"),
    "nothing": ("'{}'", GREETING, "answered null instead of a list of actions, 2"),
    "too few": ("""'{"actions": [0]}'""", GREETING, "answered [0] instead of a list"),
    "illegal": ("""'{"actions": [-1, -1]}'""", GREETING, "answered -1, which is not legal"),
    "text": ("""'{"actions": ["place a1", 0]}'""", GREETING, 'answered "place a1", which is not'),
    "a truth": ("""'{"actions": [true, 0]}'""", GREETING, "answered true, which is not legal"),
    "ends": ("sys.exit(5)", GREETING, "has ended before the game did, with exit status 5."),
    "is killed": ("os.kill(os.getpid(), 9)", GREETING, "was ended by signal 9 before"),
    "silent": ("'' if time.sleep(60) else ''", GREETING, "gave no answer in 1 s"),
    "protocol 1": (FIRST, "'{}'", "answered the greeting with {}, which is not protocol 2"),
    "at once": (FIRST, """'{"protocol": 2, "at_once": 0}'""", "wants 0 decisions at once"),
    "wish": (FIRST, """'{"protocol": 2, "wants": ["seed"]}'""", 'wants ["seed"]; it can have'),
    "wishes": (FIRST, """'{"protocol": 2, "wants": [{}]}'""", "wants [{}]; it can have"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_program_that_does_wrong_is_named_in_a_sentence_and_ended(
    wrong: str, tmp_path: Path
) -> None:
    answer, hello, sentence = WRONG[wrong]
    command = talking(tmp_path, answer, hello)
    pid = tmp_path / "pid"
    with Path(command.split()[1]).open("r+", encoding="utf-8") as file:
        text = file.read().replace(
            "\nheard", f"\nPath({str(pid)!r}).write_text(str(os.getpid()))\nheard"
        )
        file.seek(0)
        file.write(text)
    bot = ManyExternalBot(command)
    with pytest.raises(BotFailed) as failed:
        bot.greet(find_game("venice"))
        bot.timeout = 0.5 if wrong == "silent" else 60
        bot.choose_many([waiting("venice", 0), waiting("venice", 1)])
    assert sentence in str(failed.value) and command in str(failed.value)
    assert_russian(failed.value)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def assert_russian(error: IgrotekaError) -> None:
    assert said_in(error, "ru").startswith(("Бот «", "Бота «"))


def test_a_program_that_does_not_even_read_is_given_up() -> None:
    """What it does not read fills the pipe; that is no reason to wait for ever."""
    begun = time.monotonic()
    with pytest.raises(BotFailed, match=r"gave no answer in 0\.3 s"):
        Program("sleep 60").send("word " * 1_000_000, 0.3)
    assert time.monotonic() - begun < 30


def test_a_program_that_talks_before_it_reads_is_heard_nevertheless(tmp_path: Path) -> None:
    """Who only writes to it would wait for it for ever, as it waits for its reader."""
    file = tmp_path / "talker.py"
    file.write_text("""print('{"said": "' + 'x' * 1000000 + '"}', flush=True)\ninput()""")
    program = Program(f"{sys.executable} {file}")
    program.send("word " * 1_000_000, 60)
    assert len(program.receive(60)["said"]) == 1_000_000
    program.end()


def test_a_program_that_fails_stops_the_arena_with_its_sentence(tmp_path: Path) -> None:
    mine = f"exec2:{talking(tmp_path, answer='sys.exit()')}"
    with pytest.raises(BotFailed, match="has ended before the game did"):
        played("venice", mine)
    with pytest.raises(BotFailed, match="cannot be started"):
        played("venice", "exec2:no-such-program")


def test_the_page_shows_the_example() -> None:
    page = (EXAMPLES.parent / "bots.md").read_text("utf-8")
    whole = (EXAMPLES / "quickbot.py").read_text("utf-8").partition('"""\n\n')[2]
    assert whole in page
