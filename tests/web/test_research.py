"""Consent to research on the page and over the API: said to everybody, and one's own choice."""

from __future__ import annotations

import re

import httpx

from tests.web.serving import Server


def page_of(server: Server, client: httpx.Client, table: str, lang: str = "en") -> str:
    """Return the page of a table as text, without tags."""
    found = client.get(f"{server.url}/t/{table}", headers={"Accept-Language": lang})
    return " ".join(re.sub("<[^>]*>", " ", found.text).split())


def choose(server: Server, client: httpx.Client, table: str, agree: str) -> None:
    """Press the button of the page, in a browser without scripts."""
    sent = client.post(
        f"{server.url}/t/{table}/research",
        data={"agree": agree},
        headers={"Origin": server.url},
        follow_redirects=False,
    )
    assert sent.status_code in (302, 303), sent.text


def test_everybody_is_told_how_many_agreed(server: Server) -> None:
    with server.client() as anna, server.client() as bob:
        made = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"})
        table = made.json()["table"]
        bob.post(f"/tables/{table}/seats", json={"name": "Bob"})
        assert "Nobody has agreed: the game is not used." in page_of(server, bob, table)

        choose(server, anna, table, "yes")
        seen = page_of(server, bob, table)
        assert "Agreed so far: 1 of 2. Unless all agree, the game is not used. I agree" in seen
        assert "Согласие дали: 1 из 2." in page_of(server, bob, table, "ru")
        view = bob.get(f"/tables/{table}").json()
        assert [seat["research"] for seat in view["seats"]] == [True, False]

        anna.post(f"/tables/{table}/start")
        agreed = bob.put(f"/tables/{table}/research", json={"agree": True})
        assert agreed.status_code == 204 and anna.get(f"/tables/{table}").json()["research"]
        seen = page_of(server, anna, table)
        assert "Everybody here has agreed: the game may be used. I no longer agree" in seen
        choose(server, anna, table, "no")
        assert not bob.get(f"/tables/{table}").json()["research"]

        with server.client() as stranger:
            refused = stranger.put(f"/tables/{table}/research", json={"agree": False})
            assert refused.status_code == 403
            assert "Agreed so far: 1 of 2." in page_of(server, stranger, table)
