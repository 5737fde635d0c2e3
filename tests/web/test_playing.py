"""Whole games over the HTTP API, and games that go on from a step of another."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

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


# --- “continue from here” ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """Play a game of one person and two bots to its end; return its table."""
    rng = Rng(1)
    bots = {"1": "random", "2": "random"}
    table, (token,) = server.seated("haul", 3, bots=bots)
    with server.client(token) as anna:
        while anna.get(f"/tables/{table}").json()["status"] == "playing":
            act(anna, table, rng)
    return table


def continued(
    server: Server, person: httpx.Client, table: str, **form: str
) -> tuple[str, dict[str, Any]]:
    """Go on by the page; return the new table, and how its first visitor sees it."""
    sent = person.post(f"{server.url}/t/{table}/continue", data=form)
    assert sent.status_code == 303, sent.text
    new = sent.headers["location"].rpartition("/")[2]
    view: dict[str, Any] = person.get(f"/tables/{new}").json()
    return new, view


@pytest.mark.parametrize("anew", [{}, {"anew": "yes"}])
def test_with_friends_the_bots_seats_are_free_and_the_table_waits(
    server: Server, finished: str, anew: dict[str, str]
) -> None:
    with server.client() as anna, server.client() as bob:
        new, view = continued(server, anna, finished, step="5", seat="1", against="friends", **anew)
        assert (view["status"], view["me"], view["public"]) == ("waiting", 1, False)
        assert [seat["taken"] for seat in view["seats"]] == [False, True, False]
        assert view["deal"]["origin"] == ("anew" if anew else "same")
        # A friend takes one seat; the host gives the other one to a bot again, and they play on.
        assert bob.post(f"/tables/{new}/seats", json={"name": "Bob"}).json()["seat"] == 0
        room = anna.get(f"{server.url}/t/{new}").text
        assert f'action="/t/{new}/bot"' in room and 'id="level-2"' in room
        form = {"seat": "2", "level": "random"}
        assert anna.post(f"{server.url}/t/{new}/bot", data=form).status_code == 303
        assert anna.post(f"{server.url}/t/{new}/start").status_code == 303
        view = anna.get(f"/tables/{new}").json()
        assert (view["status"], view["first_step"]) == ("playing", 5)
        assert [seat["bot"] for seat in view["seats"]] == [None, None, "random"]


def test_against_bots_the_game_goes_on_at_once(server: Server, finished: str) -> None:
    with server.client() as anna:
        _, view = continued(server, anna, finished, step="5", seat="1", against="bots")
        assert (view["status"], view["me"]) == ("playing", 1)
        bots = [seat["bot"] for seat in view["seats"]]
        # Where a person sat there is a bot now; the others stay what they were.
        assert bots[0] is not None and bots[1:] == [None, "random"]


def test_nobody_goes_on_from_where_the_game_was_over(server: Server, finished: str) -> None:
    with server.client() as anna:
        last = anna.get(f"/tables/{finished}").json()["step"]
        assert anna.get(f"/tables/{finished}/steps/{last}").status_code == 200
        for step, status, english, russian in (
            (last, 409, f"At step {last} that game is over;", f"На шаге {last} та партия уже"),
            (last + 1, 404, f"This game has only {last} steps.", f"только {last} шаг"),
        ):
            for lang, sentence in (("en", english), ("ru", russian)):
                refused = anna.post(
                    f"/tables/{finished}/continue",
                    json={"step": step, "name": "Anna"},
                    headers={"accept-language": lang},
                )
                assert refused.status_code == status
                assert sentence in refused.json()["message"]
        assert anna.post(
            f"/tables/{finished}/continue", json={"step": last - 1, "name": "Anna"}
        ).is_success
