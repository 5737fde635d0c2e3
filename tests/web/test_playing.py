"""Whole games over the HTTP API."""

from __future__ import annotations

from typing import Any

import httpx

from igroteka.engine import Rng, read_record
from tests.web.serving import Listener, Server


def act(client: httpx.Client, table: str, rng: Rng) -> bool:
    """Act at random if it is this client's turn; say whether it was."""
    view = client.get(f"/tables/{table}", params={"log_from": 10**6}).json()
    if not view["actions"]:
        return False
    body = {"action": rng.choice(view["actions"])["text"], "number": view["number"]}
    done = client.post(f"/tables/{table}/actions", json=body)
    assert done.status_code == 200, done.text
    return True


def test_two_people_and_a_bot_play_to_the_end(server: Server) -> None:
    rng = Rng(1)
    with server.client() as anna, server.client() as bob, server.client() as visitor:
        made = anna.post(
            "/tables", json={"game": "venice", "seats": 3, "name": "Аня", "bots": {"2": "greedy"}}
        ).json()
        table = made["table"]
        assert bob.post(f"/tables/{table}/seats", json={"name": "Боб"}).json()["seat"] == 1
        assert anna.get("/lobby").json()["mine"][0]["names"] == ["Аня", "Боб", "greedy"]
        with Listener(visitor, table) as listener:
            assert anna.post(f"/tables/{table}/start").status_code == 204
            assert anna.post(f"/tables/{table}/chat", json={"text": "Поехали"}).status_code == 204
            view: dict[str, Any] = {"status": "playing"}
            while view["status"] == "playing":
                act(anna, table, rng)
                act(bob, table, rng)
                view = visitor.get(f"/tables/{table}").json()
            listener.wait_for(lambda: listener.numbers and listener.numbers[-1] == view["number"])
            numbers = listener.numbers
            assert numbers == list(range(numbers[0], view["number"] + 1))
            assert any(data.get("text") == "Поехали" for _, _, data, _ in listener.heard)
        assert view["scores"] and view["ranking"] and len(view["log"]) == view["step"]
        text = visitor.get(f"/tables/{table}/record").text
        assert read_record(text).replay().state.scores() == view["scores"]
        points = visitor.get(f"/tables/{table}/scores").json()
        assert points[-1] == view["scores"]
        step = visitor.get(f"/tables/{table}/steps/7", params={"seat": 1}).json()
        assert (step["step"], step["view"]["seat"]) == (7, 1)
        up = visitor.post("/records", json={"record": text})
        assert up.status_code == 201
        on = visitor.post(
            f"/tables/{up.json()['table']}/continue",
            json={"step": 7, "name": "Дора", "bots": {"1": "random", "2": "random"}},
        ).json()
        assert visitor.post(f"/tables/{on['table']}/start").status_code == 204
        assert visitor.get(f"/tables/{on['table']}").json()["first_step"] == 7


def test_a_stream_that_was_cut_is_resumed_without_loss(server: Server) -> None:
    rng = Rng(2)
    table, tokens = server.seated("venice", 2)
    players = [server.client(token) for token in tokens]
    heard: list[int] = []
    last = 0
    for _ in range(6):
        with Listener(players[0], table, last) as listener:
            for _ in range(4):
                assert any(act(player, table, rng) for player in players)
            listener.wait_for(lambda: len(listener.numbers) > 1)
        heard += listener.numbers
        last = heard[-1]
        # While nobody listens, the game goes on.
        assert any(act(player, table, rng) for player in players)
    newest = players[0].get(f"/tables/{table}").json()["number"]
    headers = {"Last-Event-ID": str(last)}
    with server.client(tokens[0]) as back:
        back.headers.update(headers)
        with Listener(back, table) as listener:
            listener.wait_for(lambda: listener.numbers and listener.numbers[-1] == newest)
    heard += listener.numbers
    assert heard == list(range(1, newest + 1))
    for player in players:
        player.close()


def test_undo_votes_and_stand_ins_over_http(server: Server) -> None:
    table, tokens = server.seated("haul", 3)
    anna, bob, carl = players = [server.client(token) for token in tokens]
    where = f"/tables/{table}"

    def step() -> int:
        found: int = anna.get(where).json()["step"]
        return found

    view = bob.get(where).json()
    bid = {"action": view["actions"][0]["text"], "number": view["number"]}
    assert bob.post(f"{where}/actions", json=bid).json()["step"] == 1
    assert bob.post(f"{where}/actions", json=bid).json()["error"] == "error-stale"
    assert bob.post(f"{where}/undo", json={}).json() == {"done": True}
    number = anna.get(where).json()["number"]
    anna.post(f"{where}/actions", json={"action": "peek", "number": number})
    assert anna.post(f"{where}/undo", json={}).json() == {"done": False}
    assert bob.get(where).json()["vote"]["mine_to_vote"]
    assert bob.post(f"{where}/vote", json={"yes": True}).status_code == 204
    assert step() == 1
    assert carl.post(f"{where}/vote", json={"yes": True}).status_code == 204
    assert step() == 0
    with Listener(bob, table), Listener(anna, table):
        carl_away = anna.get(where).json()["seats"][2]
        while not carl_away["may_stand_in"]:
            carl_away = anna.get(where).json()["seats"][2]
        refused = anna.post(f"{where}/seats/1/stand-in", json={})
        assert (refused.status_code, refused.json()["error"]) == (409, "error-not-absent")
        assert anna.post(f"{where}/seats/2/stand-in", json={}).status_code == 204
        while step() == 0:
            pass
        with Listener(carl, table):
            assert carl.get(where).json()["seats"][2]["stand_in"] is None
    for player in players:
        player.close()
