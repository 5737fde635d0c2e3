"""What a host sees of a server: numbers for Prometheus, and a log without anybody's secrets."""

from __future__ import annotations

import itertools
import json
import logging
import re
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import promql_parser
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from igroteka.engine import Rng
from igroteka.tables import counting, logs
from tests.web.hosted import Hosted, numbers_at
from tests.web.serving import ROOT, Listener, free_port

PATIENCE = 120.0
NAME = "Quetzalcoatlus"
SAID = "sesquipedalian pterodactyls"
Numbers = dict[str, dict[frozenset[tuple[str, str]], float]]


@dataclass
class Played:
    """A game that was played over HTTP, and all that must not be told of it."""

    hosted: Hosted
    table: str
    secrets: list[str] = field(default_factory=list)
    moves: int = 0
    streams: tuple[float, float] = (0, 0)
    numbers: Numbers = field(default_factory=dict)


def numbers_of(text: str) -> Numbers:
    """Return all samples, by name and labels."""
    found: Numbers = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = frozenset(sample.labels.items())
            found.setdefault(sample.name, {})[labels] = sample.value
    return found


def total(numbers: Numbers, name: str, **labels: str) -> float:
    """Return the sum of the samples that have these labels."""
    wanted = set(labels.items())
    return sum(value for given, value in numbers.get(name, {}).items() if wanted <= given)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """Play a game with a bot, talk, get lost, and do all that a log could quote."""
    folder = tmp_path_factory.mktemp("seen")
    port, metrics = free_port(), free_port()
    log = ("--log", "json", "--log-level", "debug", "--metrics", str(metrics))
    where = ("--port", str(port), "--database", str(folder / "tables.db"))
    with Hosted(folder / "log", "serve", *where, *log, port=port) as hosted:
        anna, bob = hosted.client(), hosted.client()
        body = {"game": "venice", "seats": 3, "name": NAME, "bots": {"1": "greedy"}}
        made = anna.post("/tables", json=body).json()
        table = made["table"]
        told = Played(hosted, table, [NAME, SAID, made["token"]])
        taken = bob.post(f"/tables/{table}/seats", json={"name": f"{NAME} II"}).json()
        told.secrets.append(taken["token"])
        anna.put(f"/tables/{table}/pace", json={"pace": "at-once"})
        anna.post(f"/tables/{table}/start")
        lonely = total(numbers_of(numbers_at(metrics)), "igroteka_streams")
        with Listener(anna, table):
            busy = total(numbers_of(numbers_at(metrics)), "igroteka_streams")
            told.moves = play(table, [anna, bob])
            anna.post(f"/tables/{table}/chat", json={"text": SAID})
            get_lost(hosted, told)
        told.streams = (lonely, busy)
        told.secrets += [*anna.cookies.values(), *bob.cookies.values()]
        anna.close()
        bob.close()
        told.numbers = numbers_of(numbers_at(metrics))
        hosted.stop()
        yield told


def play(table: str, people: list[httpx.Client]) -> int:
    """Play until a person has acted ten times; return how often people did."""
    rng, moves = Rng(5), 0
    end = time.monotonic() + PATIENCE
    for turn in itertools.count():
        person = people[turn % 2]
        view = person.get(f"/tables/{table}", params={"log_from": 10**6}).json()
        if not view["actions"]:
            assert time.monotonic() < end, "the game does not go on"
            time.sleep(0.02)  # who only asks and asks is refused
        else:
            action = rng.choice(view["actions"])["text"]
            body = {"action": action, "number": view["number"]}
            moves += person.post(f"/tables/{table}/actions", json=body).status_code == 200
        if moves == 10:
            break
    return moves


def get_lost(hosted: Hosted, told: Played) -> None:
    """Ask for what is refused, with secrets wherever a client may put them."""
    token = told.secrets[2]
    with httpx.Client(base_url=hosted.url, timeout=20) as lost:
        for path in (
            f"/return/{token}",
            f"/api/lobby?token={token}",
            f"/t/{token}",
            f"/nothing/{token}?name={NAME}",
            f"/api/tables/{token}/stream",
        ):
            lost.get(path, headers={"cookie": f"igroteka={token}", "x-request-id": token})
        lost.post("/api/return", json={"token": token + "x"})
        lost.post("/api/return", json={"token": token, "name": 7})
        lost.post("/api/tables", content=f'{{"name": "{NAME}" {SAID}')
        lost.post(f"/api/tables/{told.table}/actions", json={"action": SAID, "number": NAME})
        lost.request("TRACE", f"/{token}")
        told.secrets += list(lost.cookies.values())


# --- the log ------------------------------------------------------------------------------------


def test_the_log_has_a_line_for_each_event_and_no_secrets(played: Played) -> None:
    text = played.hosted.written()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["event"].startswith("Igroteka ") and "SQLite" in lines[0]["event"]
    assert str(played.hosted.port) in lines[0]["event"]
    requests = [line for line in lines if line["event"] == "request"]
    assert len({line["request"] for line in requests}) == len(requests) > 20
    assert {line["table"] for line in requests if "table" in line} == {played.table}
    assert sum(line["route"].endswith("/actions") for line in requests) > 10
    assert not [secret for secret in played.secrets if secret in text]


def test_an_answer_says_by_which_id_the_log_knows_it(tmp_path: Path) -> None:
    port = free_port()
    arguments = ("serve", "--port", str(port), "--database", str(tmp_path / "t.db"))
    more = ("--log-level", "debug", "--public-url", "https://tables.example.org/")
    with Hosted(tmp_path / "log", *arguments, *more, port=port) as hosted:
        answers = [hosted.page(path) for path in ("/health", "/nothing")]
        hosted.stop()
        begun = hosted.written().splitlines()[0]
        assert f"serves https://tables.example.org at http://localhost:{port} on SQLite" in begun
        for answer in answers:
            named = f"request={answer.headers['x-request-id']}"
            [line] = [line for line in hosted.written().splitlines() if named in line]
            assert f"status={answer.status_code}" in line


def test_what_a_library_quotes_is_left_out() -> None:
    token = secrets.token_urlsafe(24)
    quoting = (
        f"GET /return/{token}?token={token}&a=1",
        f"authorization: Bearer {token}",
        f"cookie: igroteka={token}; lang=ru",
        f"person token:{token} is away",
        f"cannot connect to postgresql+psycopg://me:{token}@db/igroteka",
        f"null value\nDETAIL:  Failing row contains (1, {token}).\nHINT: none",
        f"failed\n[parameters: {{'name': '{token}'}}]",
    )
    for formatter in (logs.JsonLines(), logs.TextLines()):
        for text in quoting:
            try:
                raise ValueError(text)
            except ValueError as error:
                given = (type(error), error, error.__traceback__)
            record = logging.LogRecord("x", logging.ERROR, "x", 1, "said %s", (text,), given)
            line = formatter.format(record)
            assert token not in line
            assert "ValueError" in line


# --- the numbers --------------------------------------------------------------------------------


def test_the_numbers_are_those_of_the_game(played: Played) -> None:
    numbers = played.numbers
    assert total(numbers, "igroteka_moves_total", game="venice", by="person") == played.moves
    bots = total(numbers, "igroteka_moves_total", game="venice", by="bot")
    thoughts = total(numbers, "igroteka_thought_seconds_count", game="venice", level="greedy")
    # A bot may think just now.
    assert bots > 0 and 0 < thoughts <= bots + 1
    waited = total(numbers, "igroteka_thought_wait_seconds_count", level="greedy")
    assert thoughts <= waited <= thoughts + 1
    assert 0 <= total(numbers, "igroteka_thoughts_waiting") <= 1
    lonely, busy = played.streams
    assert (lonely, busy) == (0, 1)
    assert total(numbers, "igroteka_tables_at_hand") == 1
    # A stream was there until people ceased to play.
    assert total(numbers, "igroteka_update_seconds_count") >= played.moves
    entries = total(numbers, "igroteka_commit_entries_sum")
    assert entries >= played.moves + bots
    assert total(numbers, "igroteka_commit_seconds_count") <= entries
    route = {"method": "POST", "route": "/api/tables/{table}/actions"}
    assert total(numbers, "igroteka_request_seconds_count", **route, status="200") == played.moves
    assert total(numbers, "igroteka_request_loop_seconds_total", route=route["route"]) > 0
    assert total(numbers, "igroteka_refused_total", reason="error-no-token") == 1
    assert total(numbers, "igroteka_errors_total") == 0
    assert total(numbers, "igroteka_loop_lag_seconds_count") > 0
    assert total(numbers, "process_cpu_seconds_total") > 0


def test_no_label_is_a_table_or_a_person(played: Played) -> None:
    allowed = {
        "method", "route", "status", "reason", "game", "level", "by", "logger", "le", "version",
    }  # fmt: skip
    for labelled in played.numbers.values():
        for labels in labelled:
            assert {name for name, _ in labels} <= allowed
            values = {value for _, value in labels}
            assert not values & {played.table, *played.secrets}


def test_an_error_that_is_written_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        logs.set_up("text")
        had = counting.ERRORS.values.get(("igroteka.of.this.test",), 0)
        logging.getLogger("igroteka.of.this.test").error("oh\ndear")
        logging.getLogger("igroteka.of.this.test").warning("well")
        assert counting.ERRORS.values["igroteka.of.this.test",] == had + 1
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    assert len(capsys.readouterr().err.splitlines()) == 2


# --- what is made of the numbers ----------------------------------------------------------------

EXPOSED = {
    f"igroteka_{counted.name}{end}"
    for counted in counting.ALL
    for end in (
        ("_bucket", "_count", "_sum")
        if isinstance(counted, counting.Times)
        else ("",) if isinstance(counted, counting.Level) else ("_total",)
    )
} | {"igroteka_build_info"}  # fmt: skip


def test_what_is_said_to_be_exposed_is_exposed(played: Played) -> None:
    missing = EXPOSED - set(played.numbers) - {"igroteka_errors_total"}
    assert not missing


def expressions() -> list[str]:
    """Return what the dashboard and the alerts ask Prometheus."""
    dashboard = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))
    return asked + [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("expression", expressions())
def test_the_dashboard_and_the_alerts_ask_for_what_there_is(
    expression: str, played: Played
) -> None:
    promql_parser.parse(expression.replace("$__rate_interval", "5m"))
    named = set(re.findall(r"\b(?:igroteka|process)_\w+", expression))
    assert named or expression.startswith("up{")
    assert not named - EXPOSED - set(played.numbers)


def test_the_dashboard_leaves_nothing_out() -> None:
    asked = " ".join(expressions())
    assert not [each.name for each in counting.ALL if f"igroteka_{each.name}" not in asked]


def test_all_that_is_exposed_is_documented() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert not [each.name for each in counting.ALL if f"`igroteka_{each.name}" not in page]


def test_panels_of_the_dashboard_do_not_hide_each_other() -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
    panels: list[dict[str, Any]] = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    squares = [
        (place["x"] + x, place["y"] + y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["w"])
        for y in range(place["h"])
    ]
    assert len(set(squares)) == len(squares)
    assert all(x < 24 for x, _ in squares)
