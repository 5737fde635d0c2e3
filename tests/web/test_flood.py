"""One address floods the server with bots that think long; others' bots answer as ever."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.web.serving import Server

FLOOD = 200


def client_from(server: Server, address: str) -> httpx.Client:
    """Return a client that comes from this address, through a proxy."""
    headers = {"x-forwarded-for": address}
    return httpx.Client(base_url=f"{server.url}/api", headers=headers, timeout=60)


def begun(client: httpx.Client, level: str, seat: int) -> str:
    """Open a table at which a bot of this level sits opposite, and begin."""
    bots = {str(1 - seat): level}
    body = {"game": "venice", "seats": 2, "name": "P", "seat": seat, "bots": bots}
    table: str = client.post("/tables", json=body).json()["table"]
    assert client.post(f"/tables/{table}/start").status_code == 204
    return table


def look(client: httpx.Client, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = client.get(f"/tables/{table}", params={"log_from": 10**6}).json()
    return seen


def answered(client: httpx.Client, table: str) -> dict[str, Any]:
    """Wait until it is one's turn."""
    until = time.monotonic() + 60
    while not (seen := look(client, table))["actions"]:
        assert time.monotonic() < until, "the bot does not answer"
        time.sleep(0.01)
    return seen


def stored_acts(database: Path) -> int:
    with closing(sqlite3.connect(database)) as file:
        found: int = file.execute("SELECT count(*) FROM entries WHERE kind = 'act'").fetchone()[0]
        return found


def test_a_greedy_bot_answers_while_one_address_floods_the_server(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "tables.db") as server,
        client_from(server, "192.0.2.1") as flood,
        client_from(server, "192.0.2.2") as anna,
    ):
        mine = begun(anna, "greedy", 1)
        answered(anna, mine)
        # With a new cookie for each table, as if they were many people.
        for _ in range(FLOOD):
            flood.cookies.clear()
            begun(flood, "deep", 1)
        before = stored_acts(server.database)
        moves = 0
        while moves < 3:
            seen = answered(anna, mine)
            body = {"action": seen["actions"][0]["text"], "number": seen["number"]}
            assert anna.post(f"/tables/{mine}/actions", json=body).status_code == 200
            moves += 1
        answered(anna, mine)
        searching = begun(anna, "search", 1)
        answered(anna, searching)
        # A deep bot of the flood takes seconds; all of ours waited for very few of them.
        assert stored_acts(server.database) - before < 30
