"""An analysis over the API and on the page: asked for by anybody, kept through a kill."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.engine import read_record
from tests import guest
from tests.tables.test_analyses import record
from tests.web.serving import Server

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


def uploaded(client: httpx.Client, text: str) -> str:
    made = client.post("/records", json={"record": text})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


def wait(client: httpx.Client, table: str, until: Callable[[Any], bool], lang: str = "en") -> Any:
    """Look until something holds of an analysis."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = client.get(f"/tables/{table}/analysis", headers={"Accept-Language": lang}).json()
        if until(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"it takes too long: {found}")


def words_on(server: Server, client: httpx.Client, path: str, lang: str = "en") -> str:
    """Return a page as text, without tags."""
    found = client.get(server.url + path, headers={"Accept-Language": lang})
    assert found.status_code == 200, found.text
    return " ".join(re.sub("<[^>]*>", " ", found.text).split())


def test_a_game_is_analysed_and_told_on_the_page_and_by_the_api(server: Server) -> None:
    with server.client() as anna, server.client() as stranger:
        text = record("toy")
        table, here = uploaded(anna, text), {"Origin": server.url}
        assert not anna.get(f"/tables/{table}/analysis").json()["is_asked"]
        assert "Analyse this game" in words_on(server, stranger, f"/t/{table}/analysis")
        asked = stranger.post(
            f"{server.url}/t/{table}/analysis", headers=here, follow_redirects=False
        )
        assert asked.status_code == 303 and asked.headers["location"] == f"/t/{table}/analysis"
        assert "The coach is looking" in words_on(server, anna, f"/t/{table}/analysis")
        found = wait(anna, table, lambda found: found["is_whole"], "ru")
        assert found["done"] == found["steps"] == len(read_record(text).actions)
        assert [point["step"] for point in found["curve"]][-1] == found["steps"]
        page = words_on(server, stranger, f"/t/{table}/analysis", "ru")
        assert "Кто как играл" in page and "Точность" in page and "Кривая в числах" in page
        for loss in found["losses"][:12]:
            assert loss["action_label"] in page and loss["better_label"] in page
            assert all(reason["text"] in page for reason in loss["reasons"])
        for stroke in found["strokes"]:
            assert stroke["text"] in page
        # Who asks again is told the same.
        assert anna.post(f"/tables/{table}/analysis").json()["is_whole"]
        assert "Analysis" in words_on(server, anna, f"/t/{table}")
        assert "Analysis" in words_on(server, anna, f"/t/{table}/replay/1")
        for seat in ("0", "7", "x"):
            only = words_on(server, anna, f"/t/{table}/analysis?seat={seat}")
            assert "How everybody played" in only


def test_a_running_game_says_that_it_is_not_over(server: Server) -> None:
    table, (token, _) = server.seated("toy", 2)
    with server.client(token) as anna:
        refused = anna.post(f"/tables/{table}/analysis", headers={"Accept-Language": "ru"})
        assert refused.status_code == 409 and refused.json()["message"]
        assert anna.get(f"/tables/{table}/analysis").status_code == 409
        assert anna.get(f"{server.url}/t/{table}/analysis").status_code == 409
        assert anna.get("/tables/nonesuch1234/analysis").status_code == 404


def test_a_killed_server_goes_on_with_what_it_had_begun(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server, server.client() as anna:
        table = uploaded(anna, record("haul"))
        anna.post(f"/tables/{table}/analysis")
        seen = wait(anna, table, lambda found: found["done"] > 0)["done"]
        server.kill()
        server.start()
        again = wait(anna, table, lambda found: True)
        assert again["is_asked"] and again["done"] >= seen
        whole = wait(anna, table, lambda found: found["is_whole"])
        assert whole["steps"] == whole["done"] and len(whole["players"]) == 2
