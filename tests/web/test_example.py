"""The example client of the documentation plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.web.serving import Server

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


def test_the_example_client_plays_against_a_bot(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(CLIENT), server.url], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "Visitor: " in done.stdout


def test_two_example_clients_meet_at_a_table(server: Server) -> None:
    with server.client() as host:
        table = host.post(
            "/tables", json={"game": "venice", "seats": 3, "name": "Host", "bots": {"1": "random"}}
        ).json()["table"]
        guest = subprocess.Popen(
            [sys.executable, str(CLIENT), server.url, table, "2"], stdout=subprocess.PIPE, text=True
        )
        while len([s for s in host.get(f"/tables/{table}").json()["seats"] if s["taken"]]) < 3:
            pass
        assert host.post(f"/tables/{table}/start").status_code == 204
        while (view := host.get(f"/tables/{table}").json())["status"] == "playing":
            if view["actions"]:
                body = {"action": view["actions"][0]["text"], "number": view["number"]}
                host.post(f"/tables/{table}/actions", json=body)
        shown, _ = guest.communicate(timeout=30)
        assert all(name in shown for name in ("Host", "Visitor", "random"))
