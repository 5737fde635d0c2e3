"""The command line as a person uses it: a real process."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import psycopg
import pytest

from igroteka.cli import main
from igroteka.cli.hosting import check_ports
from igroteka.engine import BadSetup, find_game, game_names, read_record
from igroteka.face import said_in
from tests.web.hosted import Hosted
from tests.web.serving import free_port

pytestmark = pytest.mark.lengthy

PORT = str(free_port())
"""Nobody listens there."""


def igroteka(
    *arguments: str, typed: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from igroteka.cli import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=env,
    )


def refused(*arguments: str) -> str:
    """Run a command that must be refused with one line; return the line."""
    result = igroteka(*arguments)
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]


def test_refusals_speak_the_language_of_the_command_or_the_locale() -> None:
    assert refused("play", "venice", "--seats", "9", "--lang", "ru") == (
        "igroteka: Венеция 2099: играют от 2 до 5, а не 9."
    )
    result = igroteka("arena", "chess", env={**os.environ, "LC_ALL": "ru_RU.UTF-8"})
    assert "Игры «chess» нет" in result.stderr


def test_help_names_every_command() -> None:
    result = igroteka("--help")
    assert result.returncode == 0
    for command in ("games", "play", "puzzles", "arena", "replay"):
        assert command in result.stdout


def test_which_version_it_is_and_a_refusal_as_a_line_of_the_log() -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "igroteka", *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert run("--version").stdout == f"igroteka {version('igroteka')} (interpreted)\n"
    for arguments, said in (
        (("serve", "--log", "json", "--limit", "x"), "Write --limit as name=number"),
        (
            ("serve", "--log=json", "--port", "99999"),
            "Write --port as a whole number from 1 to 65535.",
        ),
    ):
        result = run(*arguments)
        line = json.loads(result.stderr)
        assert result.returncode == 2 and said in line["event"]
        assert line.keys() == {"at", "level", "logger", "event"} and line["level"] == "error"


def test_games_are_listed_in_both_languages() -> None:
    assert "Venice 2099" in igroteka("games", "--lang", "en").stdout
    assert "Венеция 2099" in igroteka("games", "--lang", "ru").stdout


def test_the_list_marks_the_default_of_each_option() -> None:
    listed = igroteka("games", "--lang", "en", env={**os.environ, "COLUMNS": "200"}).stdout
    assert "rescue = any | district (default)" in listed
    assert listed.count("(default)") == sum(len(find_game(name).options) for name in game_names())
    assert "(по умолчанию)" in igroteka("games", "--lang", "ru").stdout


def test_a_bot_is_called_as_it_was_named(tmp_path: Path) -> None:
    result = igroteka(
        *("arena", "venice", "--bots", "me=random,random", "--games", "2"),
        *("--records", str(tmp_path / "kept"), "--csv", str(tmp_path / "results.csv")),
    )
    assert result.returncode == 0, result.stderr
    assert "me=" not in result.stdout
    rows = list(csv.DictReader((tmp_path / "results.csv").read_text("utf-8").splitlines()))
    assert {row["bot"] for row in rows} == {"me", "random"}
    for file in (tmp_path / "kept").iterdir():
        assert set(read_record(file.read_text("utf-8")).players) == {"me", "random"}


def test_the_schema_of_a_view_is_printed() -> None:
    schema = json.loads(igroteka("games", "--schema", "venice").stdout)
    assert "to_act" in schema["$defs"]["VeniceView"]["required"]
    assert "There is no game “chess”" in refused("games", "--schema", "chess")


def test_a_whole_game_in_the_terminal_and_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "1\n" * 200
    for lang, word in (("ru", "очк"), ("en", "point")):
        result = igroteka(
            *("play", "venice", "--bots", "random", "--seed", "3", "--lang", lang),
            *("--record", str(file)),
            typed=typed,
        )
        assert result.returncode == 0, result.stderr
        assert word in result.stdout
        assert read_record(file.read_text("utf-8")).scores is not None
    replayed = igroteka("replay", str(file), "--lang", "en")
    assert replayed.returncode == 0 and "sinks" in replayed.stdout
    assert re.search(r"✓ \d+ actions — .+ \d+, .+ \d+", replayed.stdout)
    assert "Basil (random)" in replayed.stdout


def test_taking_back_and_leaving(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = igroteka(
        *("play", "venice", "--bots", "random", "--seed", "3", "--lang", "en"),
        *("--record", str(file)),
        typed="nonsense\n99\nu\nq\n",
    )
    assert result.returncode == 0
    assert "Type a number from 1" in result.stdout
    assert read_record(file.read_text("utf-8")).scores is None


def test_bruges_in_the_terminal_shows_all_that_lies_open(tmp_path: Path) -> None:
    """The cards as headings, the exchange and the docked ships; the discard pile on demand (Z3)."""
    file = tmp_path / "game.txt"
    result = igroteka(
        *("play", "bruges", "--bots", "random", "--seed", "5", "--lang", "ru"),
        *("--option", "zwin=yes", "--option", "exchange=yes", "--record", str(file)),
        typed="1\n" * 14 + "i\n",
    )
    assert result.returncode == 0, result.stderr
    before, asked, after = result.stdout.rpartition("Ваш ход: выберите карту и её действие.")
    assert asked and "Биржа: " in before and " корабль: " in before
    hand = re.findall(r"^  (.+) \(.+\d\): ", before.rpartition("Рука:")[2], re.MULTILINE)
    assert hand and all(f"\n  {title}:\n" in after for title in hand)
    played = re.findall("играет карту «(.+)»", before)
    pile = after.partition("Сброс: ")[2]
    assert played and any(title in pile for title in played)
    # The input ended: that is leaving, and the record is written.
    assert read_record(file.read_text("utf-8")).scores is None


@pytest.mark.parametrize(
    ("game", "word"),
    [("bruges", "Discard pile"), ("glenmore", "Activated"), ("orleans", "Chartres – Le Mans")],
)
def test_what_else_lies_open_is_shown_on_demand(game: str, word: str) -> None:
    arguments = ("play", game, "--bots", "random", "--seed", "5", "--lang", "en")
    assert word not in igroteka(*arguments, typed="").stdout
    assert word in igroteka(*arguments, typed="i\n").stdout


def test_the_arena_prints_and_writes(tmp_path: Path) -> None:
    table, records = tmp_path / "results.csv", tmp_path / "records"
    result = igroteka(
        *("arena", "venice", "--bots", "greedy,random", "--games", "4", "--jobs", "1"),
        *("--csv", str(table), "--records", str(records), "--option", "directions=4"),
        *("--parquet", str(tmp_path / "results.parquet"), "--plot", str(tmp_path / "plot.svg")),
    )
    assert result.returncode == 0, result.stderr
    assert "greedy" in result.stdout and "win share" in result.stdout
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8 and {row["bot"] for row in rows} == {"greedy", "random"}
    assert (tmp_path / "results.parquet").stat().st_size
    assert (tmp_path / "plot.svg").read_text("utf-8").startswith("<svg")
    files = sorted(records.iterdir())
    assert len(files) == 4
    assert read_record(files[0].read_text("utf-8")).options["directions"] == "4"


def test_a_hero_and_its_target_in_russian() -> None:
    result = igroteka(
        *("arena", "venice", "--hero", "me=search:5", "--bots", "random", "--seats", "2,3"),
        *("--at-most", "12", "--at-least", "6", "--target", "0.01", "--jobs", "1", "--lang", "ru"),
    )
    assert result.returncode == 0, result.stderr
    assert "venice · 3 места · me среди random · 6 партий с раздачи 0" in result.stdout
    assert result.stdout.count("Выше цели: me выигрывает больше 1%") == 2


def listen_to_interrupts() -> None:
    """Undo what a shell does to whatever it starts in the background: it does not hear Ctrl+C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_arena_that_is_interrupted_says_how_to_go_on_and_does(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    arguments = ("arena", "venice", "--bots", "search:3,random", "--jobs", "2", "--lang", "en")
    command = [sys.executable, "-c", "from igroteka.cli import main; main()", *arguments]
    command += ["--results", str(kept), "--games"]
    with subprocess.Popen(
        [*command, "4000"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listen_to_interrupts,
    ) as arena:
        deadline = time.monotonic() + 60
        while not kept.exists() or kept.read_bytes().count(b"\n") < 6:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(arena.pid, signal.SIGINT)  # as Ctrl+C does: everybody gets it
        _, told = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert (
        told.strip()
        == f"What has been played is kept in {kept}; the same command goes on from there."
    )
    games = kept.read_bytes().count(b"\n") - 1
    more = igroteka(*command[3:], str(games + games % 2 + 2))
    assert more.returncode == 0, more.stderr
    assert f"{games + games % 2 + 2} games from deal 0" in more.stdout
    assert "seed = 0, not 1" in refused(*command[3:], "4", "--seed", "1")


def test_layouts_are_printed_for_people_pages_and_programs() -> None:
    shown = igroteka("layout", "venice", "--kind", "player", env={**os.environ, "COLUMNS": "160"})
    assert (
        "venice-1, 336 numbers: public 288, player 336\n" in shown.stdout
        and "rival_hands" not in shown.stdout
    )
    assert (
        "| hand | player | 288 | 48 | 0 | 1 |" in igroteka("layout", "venice", "--markdown").stdout
    )
    assert (
        "venice-1, 288 чисел"
        in igroteka(*("layout", "venice", "--kind", "public", "--lang", "ru")).stdout
    )
    document = json.loads(igroteka("layout", "venice", "--json").stdout)
    assert document["sizes"] == {"public": 288, "player": 336, "oracle": 576}
    assert sum(field["length"] for field in document["fields"]) == 576


@pytest.mark.parametrize(
    "arguments,complaint",
    [
        (("layout", "chess"), "no game “chess”"),
        (("layout", "venice", "--kind", "all"), "public or player or oracle, not “all”"),
        (("arena", "chess"), "no game “chess”"),
        (("play", "chess"), "no game “chess”"),
        (("arena", "venice", "--seats", "7"), "2 to 5 players"),
        (("arena", "venice", "--seats", "two"), "numbers with commas"),
        (("arena", "venice", "--jobs", "0"), "At least one game at a time"),
        (("arena", "venice", "--target", "0.5"), "name one with --hero"),
        (("arena", "venice", "--bots", "search@9"), "search@9 is not kept here"),
        (("arena", "venice", "--lang", "fr"), "We speak ru / en"),
        (("arena", "venice", "--results", "/nowhere/x.jsonl"), "cannot be written"),
        (("arena", "venice", "--option", "directions=9"), "directions is 8 or 4"),
        (("arena", "venice", "--option", "directions"), "name=choice"),
        (("arena", "venice", "--option", "a=b"), "no option “a”"),
        (("arena", "venice", "--bots", "clever"), "no bot “clever”"),
        (("arena", "venice", "--bots", ","), "at least one bot"),
        (("arena", "venice", "--games", "0"), "at least one game"),
        (("arena", "venice", "--csv", "/nowhere/x.csv"), "cannot be written"),
        (("dataset", "venice", "--out", "/etc/passwd"), "cannot be made"),
        (("dataset", "venice", "--explore", "2"), "between 0 and 1"),
        (("dataset", "venice", "--what", "all"), "observation, oracle, legal, mask, view, record"),
        (("dataset", "venice", "--records", "/etc", "--database", "x.db"), "from one place"),
        (
            ("dataset", "venice", "--records", "/etc", "--games", "3"),
            "--games is for games of bots",
        ),
        (("dataset", "venice", "--names"), "--names is for --records only"),
        (("play", "venice", "--bots", "clever"), "no bot “clever”"),
        (("play", "venice", "--lang", "fr"), "We speak ru / en"),
        (("play", "venice", "--record", "/nowhere/x"), "cannot be written"),
        (("replay", "/nowhere/record.txt"), "no file"),
        (("serve", "--port", PORT, "--database", "/nowhere/x.db"), "create it first"),
        (("serve", "--port", PORT, "--workers", "0", "--database", "x.db"), "share a PostgreSQL"),
        (("think", "--database", "x.db"), "share a PostgreSQL"),
        (("think", "--database", "nonsense://x"), "share a PostgreSQL"),
        (("think", "--database", "postgres://a:b@127.0.0.1:1/x"), "start PostgreSQL"),
        (("serve", "--host", "203.0.113.9"), "choose another --host"),
        (("replay", sys.executable), "not in the encoding UTF-8"),
    ],
)
def test_bad_input_gets_one_line(
    arguments: tuple[str, ...],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if arguments[0] in ("serve", "think"):  # they set up a process for themselves
        assert complaint in refused(*arguments)
        return
    monkeypatch.setattr(sys, "argv", ["igroteka", *arguments])
    with pytest.raises(SystemExit, match="2"):
        main()
    (line,) = capsys.readouterr().err.splitlines()
    assert complaint in line


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (
            ("arena", "venice", "--games", "abc"),
            "Write --games as a whole number, such as 2.",
            "Пишите --games целым числом, например 2.",
        ),
        (
            ("arena", "venice", "--at-most=abc"),
            "Write --at-most as a whole number, such as 2.",
            "Пишите --at-most целым числом, например 2.",
        ),
        (
            ("arena", "venice", "--target", "x"),
            "Write --target as a number, such as 0.5.",
            "Пишите --target числом, например 0.5.",
        ),
        (
            ("arena", "venice", "--gmes", "2"),
            "igroteka arena has no option --gmes; is it --games?",
            "У igroteka arena нет --gmes; может быть, --games?",
        ),
        (
            ("arena", "venice", "--quux"),
            "igroteka arena has no option --quux; igroteka arena --help lists those there are.",
            "У igroteka arena нет --quux; что есть, покажет igroteka arena --help.",
        ),
        (
            ("arena",),
            "GAME is missing; write igroteka arena [OPTIONS] GAME.",
            "Не хватает GAME; пишите igroteka arena [OPTIONS] GAME.",
        ),
        (
            ("layout", "venice", "bruges"),
            "There is more on the line than the command takes; write igroteka layout [OPTIONS] "
            "GAME.",
            "В строке больше слов, чем нужно команде; пишите igroteka layout [OPTIONS] GAME.",
        ),
        (
            ("deck", "chek"),
            "igroteka deck has no such command; it has check.",
            "Такой команды у igroteka deck нет; есть check.",
        ),
        (
            ("replay", "x", "--quiet=1"),
            "--quiet takes no value; write it alone.",
            "--quiet пишется без значения.",
        ),
        (
            ("serve", "--port", "0"),
            "Write --port as a whole number from 1 to 65535.",
            "Пишите --port целым числом от 1 до 65535.",
        ),
        (
            ("serve", "--log", "xml"),
            "Write --log as text or json.",
            "Пишите в --log text или json.",
        ),
        (
            ("games", "--schema"),
            "--schema needs a value after it, or leave it out.",
            "После --schema нужно значение; или уберите --schema.",
        ),
    ],
)
def test_what_is_mistyped_gets_a_sentence_that_says_what_to_write(
    arguments: tuple[str, ...],
    english: str,
    russian: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for locale, sentence in (("en_US.UTF-8", english), ("ru_RU.UTF-8", russian)):
        monkeypatch.setenv("LC_ALL", locale)
        monkeypatch.setattr(sys, "argv", ["igroteka", *arguments])
        with pytest.raises(SystemExit, match="2"):
            main()
        assert capsys.readouterr().err == f"igroteka: {sentence}\n"


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("--plot", "a.png"), "call it a.svg, not a.png", "назовите её a.svg, а не a.png"),
        (("--plot", "a"), "call it a.svg, not a.", "назовите её a.svg, а не a."),
        (("--csv", "x", "--plot", "./x"), "--plot and --csv are both x", "назовите разное"),
        (("--results", "x", "--parquet", "x"), "are both x; name two", "назовите разное"),
        (("--records", "x", "--csv", "x"), "--records and --csv are both", "назовите разное"),
    ],
)
def test_the_arena_does_not_write_two_things_to_one_file_nor_what_its_name_does_not_say(
    arguments: tuple[str, ...],
    english: str,
    russian: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, sentence in (("en", english), ("ru", russian)):
        monkeypatch.setattr(sys, "argv", ["igroteka", "arena", "venice", "--lang", lang])
        sys.argv += ["--bots", "random", *arguments]
        with pytest.raises(SystemExit, match="2"):
            main()
        assert sentence in capsys.readouterr().err
    assert not list(tmp_path.iterdir()), "nothing was played"


def test_what_is_mistyped_is_told_in_the_language_that_is_asked_for() -> None:
    mistyped = refused("arena", "venice", "--games", "abc", "--lang", "ru")
    assert mistyped == "igroteka: Пишите --games целым числом, например 2."
    helped = igroteka("deck")
    assert helped.returncode == 2 and "Usage: igroteka deck" in helped.stderr


@pytest.mark.parametrize(
    ("host", "metrics_host", "metrics", "advice"),
    [
        ("127.0.0.1", "127.0.0.1", 0, "choose another --metrics."),
        ("no such host", "127.0.0.1", None, "choose another --host."),
        ("a..b", "127.0.0.1", None, "choose another --host."),
        ("127.0.0.1", "203.0.113.9", 1, "choose another --metrics-host."),
    ],
)
def test_an_address_is_told_from_a_port(
    host: str, metrics_host: str, metrics: int | None, advice: str
) -> None:
    port = free_port()
    second = None if metrics is None else port + metrics
    with pytest.raises(BadSetup) as caught:
        check_ports(host, port, metrics_host, second)
    assert str(caught.value).endswith(advice)
    assert re.search("[а-яё]", said_in(caught.value, "ru"))


def test_a_port_in_use_is_refused() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        with pytest.raises(BadSetup, match="choose another --port"):
            check_ports("127.0.0.1", busy.getsockname()[1], "127.0.0.1", None)


def test_a_damaged_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    igroteka(
        *("play", "venice", "--bots", "random", "--seed", "3", "--record", str(file)),
        typed="1\nq\n",
    )
    damaged = file.read_text("utf-8").replace("place", "palce", 1)
    file.write_text(damaged, "utf-8")
    assert "damaged" in refused("replay", str(file))
    assert file.read_text("utf-8") == damaged


NEWER = "A newer Igroteka has kept this database; update this one."
IS_OF = "CREATE TABLE alembic_version (version_num varchar(32)); INSERT INTO alembic_version VALUES"


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(f"{IS_OF} ('9999')")
    serve = ("serve", "--port", str(free_port()), "--database", str(file))
    assert refused(*serve) == f"igroteka: {NEWER}"
    result = igroteka(*serve, env={**os.environ, "LC_ALL": "ru_RU.UTF-8"})
    assert result.stderr == "igroteka: Эту базу вела более новая Игротека; обновите эту.\n"


def test_a_worker_waits_for_a_server_to_prepare_the_database(
    shared_database: str, tmp_path: Path
) -> None:
    address = shared_database.replace("postgresql+psycopg://", "postgres://")
    with Hosted(tmp_path / "log", "think", "--workers", "1", "--database", address) as worker:
        until_written(worker, "waits for a server of this version to prepare PostgreSQL")
        port = free_port()
        arguments = ("--port", str(port), "--workers", "0", "--database", address)
        with Hosted(tmp_path / "other", "serve", *arguments, port=port) as server:
            until_written(worker, "thinks for the servers of PostgreSQL")
            server.stop()
        worker.stop()
    assert len(worker.written().splitlines()) == 2, "each is said once"


def until_written(hosted: Hosted, words: str) -> None:
    until = time.monotonic() + 60
    while words not in hosted.written():
        assert hosted.process is not None and hosted.process.poll() is None, hosted.written()
        assert time.monotonic() < until, hosted.written()
        time.sleep(0.02)


def test_a_shared_database_of_another_version_is_refused_with_a_sentence(
    shared_database: str,
) -> None:
    with psycopg.connect(shared_database.replace("+psycopg", ""), autocommit=True) as connection:
        for statement in f"{IS_OF} ('9999')".split(";"):
            connection.execute(statement.encode())
    for command in (("think",), ("serve", "--port", str(free_port()))):
        assert refused(*command, "--database", shared_database) == f"igroteka: {NEWER}"


def test_a_game_is_looked_back_at_in_words_as_a_picture_and_as_data(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    played = igroteka(
        *("play", "venice", "--seed", "3", "--bots", "random", "--name", "Аня"),
        *("--record", str(record)),
        typed="1\n" * 4 + "q\n",
    )
    assert played.returncode == 0, played.stderr
    picture = tmp_path / "curve.svg"
    quick = ("--iterations", "4")
    told = igroteka("analyse", str(record), *quick, "--svg", str(picture), "--lang", "ru")
    assert told.returncode == 0, told.stderr
    assert "Кто как играл" in told.stdout and "Аня: " in told.stdout
    assert picture.read_text("utf-8").startswith("<svg")
    data = json.loads(igroteka("analyse", str(record), *quick, "--json").stdout)
    assert data["players"][0]["name"] == "Аня"
    assert len(data["actions"]) == len(read_record(record.read_text("utf-8")).actions)
    assert data["actions"][0].keys() >= {"step", "seat", "action", "chances", "lucks", "weighed"}
    assert refused("analyse", str(record), "--iterations", "0", "--lang", "ru") == (
        "igroteka: Подумайте хотя бы раз: --iterations 1."
    )
    assert "cannot be written" in refused("analyse", str(record), "--svg", str(tmp_path / "a/b"))
    record.write_text("nothing")
    assert "not an Igroteka record" in refused("analyse", str(record))


def test_puzzles_are_listed_solved_and_mined(tmp_path: Path) -> None:
    listed = igroteka("puzzles", "--game", "venice", "--lang", "ru")
    assert listed.returncode == 0, listed.stderr
    assert "Венеция 2099" in listed.stdout and "Задача дня: igroteka puzzles solve" in listed.stdout
    solved = igroteka("puzzles", "solve", "venice", typed="a\nq\n")
    assert "That was the answer." in solved.stdout
    file = str(tmp_path / "found.jsonl")
    command = ("puzzles", "mine", "venice", "--games", "1", "--iterations", "2", "--keep", file)
    for _ in range(2):  # the second time there is nothing left to do
        mined = igroteka(*command, "--jobs", "1")
        assert mined.returncode == 0 and f"in {file}." in mined.stdout, mined.stderr
    assert "has no puzzle “x”" in refused("puzzles", "solve", "venice", "x")
    assert "at least one game" in refused("puzzles", "mine", "venice", "--games", "0")
    assert "cannot be written" in refused("puzzles", "mine", "venice", "--keep", "/none/x")
    assert "There is no game" in refused("puzzles", "--game", "chess")
