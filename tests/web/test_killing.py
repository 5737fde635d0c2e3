"""A server killed at any moment loses no acknowledged move, and goes on."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import httpx
import psycopg
import pytest

from igroteka.engine import BadSetup, Rng
from igroteka.tables.alone import alone_at
from tests.web.serving import Listener, Server

pytestmark = pytest.mark.lengthy

KILLS = 4


class Players(threading.Thread):
    """Two people who play as fast as they can, whatever happens to the server."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.acknowledged: list[tuple[str, int, str]] = []
        """Table, step reached, action."""
        self.finished = 0
        self.stop = False

    def run(self) -> None:
        rng = Rng(3)
        while not self.stop:
            try:
                table, tokens = self.server.seated("venice", 2)
            except (httpx.TransportError, AssertionError):
                time.sleep(0.02)
                continue
            self.play(table, tokens, rng)

    def play(self, table: str, tokens: list[str], rng: Rng) -> None:
        clients = [self.server.client(token) for token in tokens]
        turn = 0
        while not self.stop:
            client = clients[turn % 2]
            turn += 1
            try:
                view = client.get(f"/tables/{table}", params={"log_from": 10**6}).json()
                if view["status"] == "finished":
                    self.finished += 1
                    break
                if not view["actions"]:
                    continue
                action = rng.choice(view["actions"])["text"]
                body = {"action": action, "number": view["number"]}
                done = client.post(f"/tables/{table}/actions", json=body)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if done.status_code == 200:
                self.acknowledged.append((table, done.json()["step"], action))
        for client in clients:
            client.close()


def stored_actions(database: Path) -> dict[tuple[str, int], str]:
    file = sqlite3.connect(database)
    rows = file.execute(
        "SELECT table_id, json_extract(data, '$.action') FROM entries "
        "WHERE kind = 'act' ORDER BY table_id, number"
    ).fetchall()
    file.close()
    found: dict[tuple[str, int], str] = {}
    steps: dict[str, int] = {}
    for table, action in rows:
        steps[table] = steps.get(table, 0) + 1
        found[table, steps[table]] = action
    return found


def test_kill_9_in_a_loop_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.start()
    players = Players(server)
    players.start()
    rng = Rng(11)
    try:
        for _ in range(KILLS):
            before = len(players.acknowledged)
            until = time.monotonic() + 20
            while len(players.acknowledged) < before + 20 and time.monotonic() < until:
                time.sleep(0.01)
            time.sleep(rng.unit() * 0.05)
            server.kill()
            stored = stored_actions(server.database)
            known = list(players.acknowledged)
            assert len(known) > before, "the game did not go on after the last restart"
            for table, step, action in known:
                assert stored[table, step] == action
            server.start()
        table, _, _ = players.acknowledged[-1]
        players.stop = True
        players.join(30)
        with server.client() as client:
            # What was played can be replayed by the new process, to its last step.
            view = client.get(f"/tables/{table}").json()
            assert view["step"] >= max(s for t, s, _ in players.acknowledged if t == table)
    finally:
        players.stop = True
        server.__exit__(None, None, None)


def test_two_servers_on_one_database_never_write_the_same_move(shared_database: str) -> None:
    with Server(shared_database) as one, Server(shared_database) as two:
        table, tokens = one.seated("venice", 2)
        rng = Rng(4)
        refused = played = 0
        clients = [[server.client(token) for server in (one, two)] for token in tokens]
        while played < 40:
            for both in clients:
                views = [client.get(f"/tables/{table}").json() for client in both]
                for client, view in zip(both, views, strict=True):
                    if view["actions"]:
                        action = rng.choice(view["actions"])["text"]
                        body = {"action": action, "number": view["number"]}
                        done = client.post(f"/tables/{table}/actions", json=body)
                        assert done.status_code in (200, 409)
                        refused += done.status_code == 409
                        played += done.status_code == 200
        assert refused
        for both in clients:
            for client in both:
                client.close()
    with psycopg.connect(shared_database.replace("+psycopg", "")) as connection:
        rows = connection.execute("SELECT number FROM entries ORDER BY number").fetchall()
    numbers = [number for (number,) in rows]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_dead(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tables.db"
    with Server(database) as first:
        with pytest.raises(BadSetup, match="Another server uses"), alone_at(str(database)):
            pass
        first.kill()
        with alone_at(str(database)):
            pass
        first.start()


def test_when_a_server_is_killed_another_goes_on_with_its_table(shared_database: str) -> None:
    """Anna is on one server, Ben on the other; bots of a third seat think in any of them."""
    with Server(shared_database) as one, Server(shared_database) as two:
        table, tokens = one.seated("venice", 3, bots={"2": "greedy"})
        rng = Rng(4)
        done: list[tuple[int, str]] = []
        servers = [one, two]
        until = time.monotonic() + 120
        while len(done) < 24:
            assert time.monotonic() < until, "the game does not go on"
            for seat, token in enumerate(tokens):
                with servers[seat].client(token) as client:
                    view = client.get(f"/tables/{table}", params={"log_from": 10**6}).json()
                    if not view["actions"]:
                        continue
                    action = rng.choice(view["actions"])["text"]
                    body = {"action": action, "number": view["number"]}
                    answer = client.post(f"/tables/{table}/actions", json=body)
                    assert answer.status_code in (200, 409)
                    if answer.status_code == 200:
                        done.append((seat, action))
            if len(done) == 8 and servers[0] is one:
                one.kill()
                servers = [two, two]
    with psycopg.connect(shared_database.replace("+psycopg", "")) as connection:
        rows = connection.execute(
            "SELECT number, kind, seat, data::json ->> 'action', data::json ->> 'bot' "
            "FROM entries ORDER BY number"
        ).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = [(seat, action) for _, kind, seat, action, bot in rows if kind == "act" and not bot]
    assert stored == done


def test_a_server_told_to_stop_stops_at_once_and_quietly(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.errors = subprocess.PIPE
    server.start()
    assert server.process is not None
    with server.client() as anna, server.client() as bob:
        bots = {"1": "search"}
        body = {"game": "venice", "seats": 2, "name": "Anna", "bots": bots}
        table = anna.post("/tables", json=body).json()["table"]
        anna.post(f"/tables/{table}/start")
        with Listener(anna, table), Listener(bob, table):
            begun = time.monotonic()
            server.process.send_signal(signal.SIGINT)
            _, complaints = server.process.communicate(timeout=15)
            assert time.monotonic() - begun < 10
    assert server.process.returncode == 0
    assert complaints == b""
