"""Hints over the API and on the page: in words, for who may ask, and seen by all."""

from __future__ import annotations

import re

import httpx

from tests.web.serving import Server


def page_of(server: Server, client: httpx.Client, table: str, lang: str = "en") -> str:
    """Return the page of a table as text, without tags."""
    found = client.get(f"{server.url}/t/{table}", headers={"Accept-Language": lang})
    return " ".join(re.sub("<[^>]*>", " ", found.text).split())


def test_the_api_and_a_page_without_scripts_say_the_same(server: Server) -> None:
    with server.client() as anna:
        body = {"game": "venice", "seats": 2, "name": "Anna", "bots": {"1": "random"}}
        table = anna.post("/tables", json=body).json()["table"]
        anna.post(f"/tables/{table}/start")
        while not (view := anna.get(f"/tables/{table}").json())["actions"]:
            pass
        assert view["may_hint"] and not view["hint"]
        assert "What would you do?" in page_of(server, anna, table)
        sent = anna.post(
            f"{server.url}/t/{table}/hint",
            headers={"Origin": server.url},
            follow_redirects=False,
        )
        assert sent.status_code == 303, sent.text
        told = anna.post(f"/tables/{table}/hint", headers={"Accept-Language": "ru"})
        assert told.status_code == 200, told.text
        hints = told.json()
        assert 1 <= len(hints) <= 3 and hints[0]["chance"] >= hints[-1]["chance"]
        assert {hint["action"] for hint in hints} <= {a["text"] for a in view["actions"]}
        page = page_of(server, anna, table, "ru")
        assert "Я бы сделал так" in page
        for hint in hints:
            assert hint["text"] in page and hint["compared"] in page
            assert all(reason["text"] in page for reason in hint["reasons"])
        assert "What I would do" in page_of(server, anna, table)
        assert "Anna asks for a hint." in page_of(server, anna, table)


def test_people_among_themselves_choose_whether_there_are_hints(server: Server) -> None:
    with server.client() as anna, server.client() as bob:
        body = {"game": "venice", "seats": 2, "name": "Anna"}
        table = anna.post("/tables", json=body).json()["table"]
        bob.post(f"/tables/{table}/seats", json={"name": "Bob"})
        assert "This table is played without hints." in page_of(server, bob, table)
        assert bob.put(f"/tables/{table}/hints", json={"allowed": True}).status_code == 204
        assert "all see who does" in page_of(server, anna, table)
        anna.put(f"/tables/{table}/hints", json={"allowed": False})
        anna.post(f"/tables/{table}/start")
        refused = anna.post(f"/tables/{table}/hint", headers={"Accept-Language": "ru"})
        assert refused.status_code == 409
        assert refused.json()["message"] == "За этим столом подсказок нет: его открыли без них."
        assert not anna.get(f"/tables/{table}").json()["hinted"]
