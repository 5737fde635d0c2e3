"""Ratings by the API: a rated table, a ladder, and where a person stands."""

from __future__ import annotations

import httpx

from igroteka.engine import Rng
from igroteka.web.cookies import COOKIE
from tests.people.rating import give_account
from tests.web.serving import Server


def visitor(server: Server, lang: str = "en") -> httpx.Client:
    """Return a client with a cookie of its own, as a browser has it."""
    client = httpx.Client(
        base_url=server.client().base_url, timeout=30, headers={"accept-language": lang}
    )
    client.get("/lobby")
    assert COOKIE in client.cookies
    return client


def test_programs_play_rated_games_and_read_the_ladder(server: Server) -> None:
    anna, boris, guest = (visitor(server, lang) for lang in ("en", "en", "ru"))
    asked = {"game": "glenmore", "seats": 2, "name": "Anna", "rated": True}
    refused = guest.post("/tables", json={**asked, "name": "Вера"})
    assert refused.status_code == 409 and refused.json()["error"] == "error-rated-account"
    assert refused.json()["message"].startswith("У игрока Вера нет учётной записи")

    found = [
        give_account(server.address, client.cookies[COOKIE], name)
        for client, name in ((anna, "Anna"), (boris, "Boris"))
    ]
    table = anna.post("/tables", json={**asked, "rated": False}).json()["table"]
    boris.post(f"/tables/{table}/seats", json={"name": "Boris"})
    assert guest.put(f"/tables/{table}/rated", json={"rated": True}).status_code == 403
    assert anna.put(f"/tables/{table}/rated", json={"rated": True}).status_code == 204
    view = boris.get(f"/tables/{table}").json()
    assert view["rated"] == {"chosen": True, "counts": True, "why": [], "changes": []}
    assert guest.get("/lobby").json()["open"] == []  # it is full
    anna.post(f"/tables/{table}/start")
    # No token and no cookie of theirs leads to a hint.
    hint = anna.post(f"/tables/{table}/hint")
    assert (hint.status_code, hint.json()["error"]) == (409, "error-no-hints")
    rng = Rng(5)
    while view["status"] != "finished":
        for client in (anna, boris):
            view = client.get(f"/tables/{table}", params={"log_from": 10**6}).json()
            if view["actions"]:
                body = {
                    "action": rng.choice(view["actions"])["text"],
                    "number": view["number"],
                }
                view = client.post(f"/tables/{table}/actions", json=body).json()
    changes = anna.get(f"/tables/{table}").json()["rated"]["changes"]
    assert [each["before"] for each in changes] == [1500, 1500]
    assert all(each["provisional"] and each["margin"] < 382 for each in changes)

    ladder = guest.get("/ladder/glenmore").json()
    assert [rung["public"] for rung in ladder if rung["public"] == ""] == [""] * 5
    people = {rung["name"]: rung for rung in ladder if rung["public"]}
    assert people["Anna"]["public"] == found[0].public
    assert people["Anna"]["rating"]["rating"] == changes[0]["after"]
    assert people["Boris"]["rank"] is None and people["Boris"]["games"] == 1
    (rating,) = guest.get(f"/people/{found[1].public}/ratings").json()
    assert rating["game"] == "glenmore" and rating["curve"][0]["table"] == table
    assert rating["rating"] == people["Boris"]["rating"]
    assert found[0].person not in guest.get("/ladder/glenmore").text

    assert guest.get("/ladder/chess").json()["error"] == "error-no-ladder"
    assert guest.get("/people/nobody/ratings").json()["error"] == "error-no-account"
    for client in (anna, boris, guest):
        client.close()
