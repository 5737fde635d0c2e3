"""Clocks over HTTP: a real server, that is killed, and clients with nothing but a token."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tests.web.serving import Server

PEOPLE = 2


def times(server: Server, table: str, token: str) -> list[dict[str, Any]]:
    with server.client(token) as client:
        return [seat["time"] for seat in client.get(f"/tables/{table}").json()["seats"]]


def test_a_live_clock_survives_kill_9_within_two_seconds(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        table, tokens = server.seated("toy", PEOPLE, clock="live 5m+0s")
        begun = time.monotonic()
        # Long enough for the server to have stored how far it is.
        while 300 - times(server, table, tokens[0])[0]["left"] < 2.2:
            time.sleep(0.05)
        shown, at = times(server, table, tokens[0])[0]["left"], time.monotonic()
        assert abs((300 - shown) - (at - begun)) < 2
        server.kill()
        server.start()
        again = times(server, table, tokens[0])
        # While it was down nobody's time ran; what it had counted is counted.
        assert shown - 2 < again[0]["left"] < shown + 2
        assert all(seat["runs"] for seat in again)


def test_a_client_sets_the_clock_and_is_told_of_it(server: Server) -> None:
    with server.client() as anna:
        body = {"game": "toy", "seats": 2, "name": "Anna", "clock": "days 2 workdays"}
        made = anna.post("/tables", json=body).json()
        with server.client(made["token"]) as by_token:
            clock = by_token.get(f"/tables/{made['table']}").json()["clock"]
            assert (clock["text"], clock["days"], clock["workdays"]) == ("days 2 workdays", 2, True)
            path, room = f"/tables/{made['table']}/clock", f"/t/{made['table']}"
            assert by_token.put(path, json={"clock": "live 90s+5s"}).status_code == 204
            assert by_token.get(f"/tables/{made['table']}").json()["clock"]["bank"] == 90
            refused = by_token.put(path, json={"clock": "soon"})
            assert (refused.status_code, refused.json()["error"]) == (400, "error-bad-clock")
            assert anna.get("/lobby").json()["mine"][0]["clock"] == "live 90s+5s"
            assert "After each turn one gets the increment" in anna.get(f"{server.url}{room}").text
            assert by_token.put(path, json={"clock": "live 90s+0s"}).status_code == 204
            page = anna.get(f"{server.url}{room}").text
            assert "90 s for the whole game" in page and "increment" not in page
            assert by_token.put(path, json={"clock": "live 90s+5s"}).status_code == 204
            # What else a token's holder may set is set as before.
            assert by_token.put(f"/tables/{made['table']}/name", json={"name": "A"}).is_success
        refused = anna.post("/tables", json={**body, "clock": "never"})
        assert refused.json()["error"] == "error-bad-clock"


def test_holidays_are_a_persons_not_a_seats(server: Server) -> None:
    today = datetime.now(UTC).date()
    since, until = (str(today + timedelta(days=n)) for n in (40, 42))
    _, tokens = server.seated("toy", 2)
    with server.client(tokens[0]) as by_token, server.client() as anna:
        body = {"since": since, "until": until}
        refused = by_token.post("/holidays", json=body)
        assert (refused.status_code, refused.json()["error"]) == (403, "error-account-by-token")
        answer = anna.post("/holidays", json=body).json()
        assert answer["holidays"] == [body] and answer["most"] == 30
        assert anna.get("/holidays").json() == answer
        assert anna.delete(f"/holidays/{since}").status_code == 204
        assert anna.get("/holidays").json()["holidays"] == []
        assert anna.delete(f"/holidays/{since}").json()["error"] == "error-no-holiday"
