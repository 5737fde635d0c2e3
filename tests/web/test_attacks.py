"""One request, or a thousand, cannot stop the server: what attacks cost it, in CPU seconds."""

from __future__ import annotations

import inspect
import re
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from igroteka.engine import Match, Rng, find_game, record_of
from igroteka.web.admission import CREATES, KIND
from igroteka.web.app import create_app
from igroteka.web.settings import Limits, Settings
from tests.web import attacking as a
from tests.web.serving import ROOT, Server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience, whose clients come by no proxy."""
    with Server(
        tmp_path_factory.mktemp("quick") / "tables.db", limits="quick, no proxy"
    ) as running:
        yield running


def pid_of(server: Server) -> int:
    assert server.process is not None
    a.get(server.port, "/api/levels")
    return server.process.pid


def test_a_cookie_of_backslashes_costs_nothing(server: Server) -> None:
    """3.1 s on Python 3.11 before."""
    pid = pid_of(server)
    with a.cost_of(pid) as cost:
        assert a.status_of(a.send_backslashes(server.port, 31_000)) == 200
    assert cost.cpu < 0.3
    assert a.status_of(a.send_backslashes(server.port, 40_000)) == 431


@pytest.mark.parametrize(
    "kind,status", [("header", 431), ("name", 431), ("many", 431), ("url", 414)]
)
def test_a_head_without_an_end_is_cut_off(server: Server, kind: str, status: int) -> None:
    """20 MB cost 0.2 to 2.2 s before, and more than in proportion for more of it."""
    pid = pid_of(server)
    with a.cost_of(pid) as cost:
        answer = a.send_endless_header(server.port, 20, kind)
    assert cost.cpu < 0.15
    # Who goes on sending may never get to read why.
    assert a.status_of(answer) in (status, 0)


def test_a_head_that_is_too_large_is_told_so(server: Server) -> None:
    said = a.get(server.port, "/health", "X-Long: " + "a" * 40_000)
    assert a.status_of(said) == 431 and "слишком велики" in said.decode()
    assert a.status_of(a.get(server.port, "/" + "a" * 5000)) == 414
    assert a.status_of(a.get(server.port, "/api/levels", "X-Long: " + "a" * 20_000)) == 200
    assert a.status_of(a.raw(server.port, b"nonsense\r\n\r\n")) == 400
    assert a.status_of(a.raw(server.port, b"GET /\xff\xfe HTTP/1.1\r\n\r\n")) == 400


def test_half_requests_are_ended_and_counted(quick: Server) -> None:
    """1,100 of them stayed for ever before, and nobody else could come."""
    heads = [b"", b"GET / HTTP/1.1\r\nX-A: b", b"GET / HTTP/1.1\r\n", b"G"]
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    for begin in (*heads, body):
        with a.half_requests(quick.port, 15, begin) as lines:
            until = time.monotonic() + 20
            while any(map(a.still_open, lines)):
                assert time.monotonic() < until, f"{begin!r} is waited for"
                time.sleep(0.05)
    with a.half_requests(quick.port, 60) as lines:
        turned_away = [a.hear(line) for line in lines[20:]]
        assert all(a.status_of(answer) in (429, 0) for answer in turned_away)
        assert "Слишком много соединений" in b"".join(turned_away).decode()
    until = time.monotonic() + 20
    while a.status_of(a.get(quick.port, "/api/levels")) != 200:
        assert time.monotonic() < until, "nobody gets in any more"


def test_half_requests_from_the_address_of_a_proxy_keep_nobody_out(tmp_path: Path) -> None:
    """Behind that address is everybody: the oldest are given up, and who comes now is let in."""
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    with Server(tmp_path / "tables.db", limits="few unfinished") as server:
        for begin in (b"", b"GET / HTTP/1.1\r\nX-A: b", body):
            with a.half_requests(server.port, 60, begin) as lines:
                assert a.status_of(a.get(server.port, "/api/levels")) == 200
                until = time.monotonic() + 10  # less than the time of a head
                while any(map(a.still_open, lines[:40])):
                    assert time.monotonic() < until, f"{begin!r} is waited for"
                    time.sleep(0.05)
                assert all(map(a.still_open, lines[45:])), "the newest were given up"


def test_a_head_that_trickles_in_is_ended_in_time(quick: Server) -> None:
    with socket.create_connection(("127.0.0.1", quick.port), 20) as line:
        line.sendall(b"GET /api/levels HTTP/1.1\r\n")
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - began < 20:
                line.sendall(b"X-A: b\r\n")
                time.sleep(0.02)


def test_a_stream_lives_longer_than_any_patience(quick: Server) -> None:
    with quick.client() as anna:
        made = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
        with anna.stream("GET", f"/tables/{made['table']}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry: ")
            time.sleep(1)  # three times what a head may take
            anna.post(f"/tables/{made['table']}/chat", json={"text": "Still here?"})
            assert any("Still here?" in line for line in lines)


def test_many_requests_on_one_connection_are_answered_in_order(server: Server) -> None:
    one = b"GET /api/levels HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /api/levels HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert a.raw(server.port, one * 4 + last).count(b"HTTP/1.1 200") == 5
    assert a.raw(server.port, one * 2000).count(b"HTTP/1.1 200") < 100


def test_sixty_replay_pages_at_once_keep_nobody_waiting(server: Server) -> None:
    """Others waited up to 20 s before: for all sixty. Now they wait for a part of one."""
    rng, match = Rng(1), Match.start(find_game("glenmore"), 4, 1)
    while (seat := match.state.seat_to_act) is not None:
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    with server.client() as anna:
        sent = {"record": record_of(match).text()}
        table = anna.post("/records", json=sent).json()["table"]
    waits: list[float] = []
    over = threading.Event()

    def innocent() -> None:
        with httpx.Client(base_url=server.url, timeout=60) as bob:
            while not over.is_set():
                begun = time.monotonic()
                bob.get("/api/levels")
                waits.append(time.monotonic() - begun)
                over.wait(0.02)

    other = threading.Thread(target=innocent)
    other.start()
    begun = time.monotonic()
    answers = a.all_at_once(
        60, lambda n: a.status_of(a.get(server.port, f"/t/{table}/replay/{n}/"))
    )
    lasted = time.monotonic() - begun
    over.set()
    other.join()
    assert answers == [200] * 60
    # On the loop they would be answered together, after nearly all of it.
    assert max(waits) < max(1.0, lasted / 3), (max(waits), lasted)


def test_the_limits_are_explained(tmp_path: Path) -> None:
    """The table of docs/hosting.md has every limit, and as much as it is."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    told = {name: float(value) for name, value in re.findall(r"\| `(\w+)` \| ([\d.]+) \|", page)}
    assert told == {one.name: getattr(Limits(), one.name) for one in fields(Limits)}


def test_whatever_makes_a_table_counts_as_that(tmp_path: Path) -> None:
    makes = re.compile(r"\.(opening\.(create|again|resize)|records\.(upload|continue_from))\(")
    found = {
        (handler.handler_name, handler.opt.get(KIND))
        for route in create_app(Settings(database=str(tmp_path / "tables.db"))).routes
        for handler in getattr(route, "route_handlers", [])
        if makes.search(inspect.getsource(handler.fn))
    }
    assert len(found) >= 5 and {kind for _, kind in found} == {CREATES[KIND]}, found
