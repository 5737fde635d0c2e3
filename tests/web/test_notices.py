"""Notices on a real server: through the API and the page, and when it is killed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.people.receiving import Receiver
from tests.web.serving import Listener, Server


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose notices may go to this machine."""
    with Server(tmp_path_factory.mktemp("inside") / "tables.db", inside=True) as running:
        yield running


Meet = Callable[[Server], tuple[str, list[httpx.Client]]]


@pytest.fixture
def two_people() -> Iterator[Meet]:
    """Open a table of two people and begin; who is to act comes first."""
    with ExitStack() as clients:
        yield lambda server: begun(server, clients)


def begun(server: Server, clients: ExitStack) -> tuple[str, list[httpx.Client]]:
    people = [clients.enter_context(server.client()) for _ in range(2)]
    made = people[0].post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
    table = str(made["table"])
    assert people[1].post(f"/tables/{table}/seats", json={"name": "Boris"}).status_code == 201
    assert people[0].post(f"/tables/{table}/start").status_code == 204
    first = people[0].get(f"/tables/{table}").json()["to_act"][0]
    return table, people if first == 0 else people[::-1]


def act(client: httpx.Client, table: str) -> None:
    """Act until it is another's turn."""
    view: dict[str, Any] = client.get(f"/tables/{table}").json()
    while view["actions"]:
        sent = {"action": view["actions"][0]["text"], "number": view["number"]}
        view = client.post(f"/tables/{table}/actions", json=sent).json()


def test_a_person_is_told_by_a_whole_server(inside: Server, two_people: Meet) -> None:
    table, (actor, waiting) = two_people(inside)
    with Receiver() as receiver:
        made = waiting.post(
            "/notices/channels", json={"kind": "webhook", "address": f"{receiver.url}/me"}
        )
        assert made.status_code == 201 and len(made.json()["secret"]) > 40
        act(actor, table)
        (received,) = receiver.wait_for(1)
        assert received.told["url"] == f"{inside.url}/t/{table}"
        told = waiting.get("/notices").json()
        assert told["waiting"] == 1 == waiting.get("/notices/waiting").json()["tables"]
        (channel,) = told["channels"]
        assert channel["shown"] == "http://127.0.0.1/…" and channel["secret"] == ""
        assert actor.get("/notices").json()["channels"] == []


def test_the_api_refuses_with_a_sentence_in_both_languages(server: Server) -> None:
    asked = {"kind": "webhook", "address": "https://127.0.0.1/x"}
    for lang, word in (("en", "network"), ("ru", "сети")):
        with server.client() as client:
            answer = client.post("/notices/channels", json=asked, headers={"accept-language": lang})
            assert answer.status_code == 400
            assert answer.json()["error"] == "error-notice-inside"
            assert word in answer.json()["message"]
    _, tokens = server.seated("venice", 2)
    with server.client(tokens[0]) as seat:
        asked = {"kind": "webhook", "address": "https://example.org/x"}
        assert seat.post("/notices/channels", json=asked).status_code == 403


def test_wishes_are_kept_and_checked(server: Server) -> None:
    with server.client() as client:
        wishes = {"lang": "ru", "zone": "Asia/Tokyo", "quiet_from": "22:30", "quiet_to": "7:05"}
        assert client.put("/notices", json=wishes).status_code == 204
        told = client.get("/notices").json()
        assert {name: told[name] for name in wishes} == wishes | {"quiet_to": "07:05"}
        for wrong, error in (
            ({"zone": "Europe/Atlantis"}, "error-no-zone"),
            ({"zone": "../../etc/passwd"}, "error-no-zone"),
            ({"quiet_to": "25:00"}, "error-no-time"),
            ({"quiet_to": ""}, "error-quiet-half"),
            ({"lang": "de"}, "error-no-lang"),
        ):
            answer = client.put("/notices", json=wishes | wrong)
            assert (answer.status_code, answer.json()["error"]) == (400, error)
        assert client.get("/notices").json()["zone"] == "Asia/Tokyo"


def test_the_page_works_without_a_script(inside: Server, two_people: Meet) -> None:
    table, (actor, _) = two_people(inside)
    page = httpx.Client(base_url=inside.url, cookies=actor.cookies, follow_redirects=True)
    with Receiver() as receiver, page:
        answer = page.post("/notices/channels", data={"address": f"{receiver.url}/hush-hush"})
        assert answer.status_code == 200 and "The key of your webhook" in answer.text
        (channel,) = actor.get("/notices").json()["channels"]
        path = f"/notices/channels/{channel['id']}"
        assert "The message has arrived." in page.post(f"{path}/test").text
        assert len(receiver.received) == 1
        receiver.status = 500
        answer = page.post(f"{path}/test")
        assert answer.status_code == 409 and "did not arrive" in answer.text
        assert "hush" not in page.get("/notices").text
        wishes = {"lang": "ru", "zone": "", "quiet_from": "23:00", "quiet_to": "08:00"}
        assert "Saved." in page.post("/notices/wishes", data=wishes).text
        assert "Unmute" in page.post(f"/notices/tables/{table}", data={"muted": "yes"}).text
        assert "Unmute" not in page.post(f"/notices/tables/{table}", data={"muted": "no"}).text
        answer = page.post("/notices/channels", data={"address": "dbus://x"})
        assert answer.status_code == 400 and "do not go by “dbus”" in answer.text
        assert 'value="dbus://x"' in answer.text
        receiver.status = 200
        answer = page.post(
            "/notices/channels", data={"address": f"json://127.0.0.1:{receiver.port}"}
        )
        assert "From now on you are told there." in answer.text
        through = actor.get("/notices").json()["channels"][1]
        assert through["shown"] == "json://…127.0.0.1/…"
        assert "arrived" in page.post(f"/notices/channels/{through['id']}/test").text
        assert f"{inside.url}/notices" in receiver.received[-1].told["message"]
        page.post(f"/notices/channels/{through['id']}/remove")
        assert "Nothing more is sent there." in page.post(f"{path}/remove").text
        assert actor.get("/notices").json()["channels"] == []


def test_nobody_reaches_the_channels_of_another(inside: Server) -> None:
    with Receiver() as receiver, inside.client() as anna, inside.client() as eve:
        asked = {"kind": "webhook", "address": f"{receiver.url}/a"}
        id = anna.post("/notices/channels", json=asked).json()["id"]
        assert eve.post(f"/notices/channels/{id}/test").status_code == 404
        assert eve.delete(f"/notices/channels/{id}").status_code == 404
        assert len(anna.get("/notices").json()["channels"]) == 1 and not receiver.received


def test_who_has_the_table_open_elsewhere_is_not_told(inside: Server, two_people: Meet) -> None:
    table, (actor, waiting) = two_people(inside)
    with Receiver() as receiver:
        for client in (actor, waiting):
            asked = {"kind": "webhook", "address": f"{receiver.url}/x"}
            client.post("/notices/channels", json=asked)
        with Listener(waiting, table):
            act(actor, table)
            act(waiting, table)
            (received,) = receiver.wait_for(1)
        assert received.told["news"][0]["table"] == table
        assert waiting.get("/notices").json()["channels"][0]["told"] is None


def test_a_server_killed_while_it_sends_sends_nothing_twice(
    tmp_path: Path, two_people: Meet
) -> None:
    """And what it had not even written down, the next one tells, once."""
    server = Server(tmp_path / "tables.db", inside=True)
    with Receiver() as receiver:
        with server:
            tables = [two_people(server), two_people(server)]
            for _, (_, waiting) in tables:
                asked = {
                    "kind": "webhook",
                    "address": f"{receiver.url}/{waiting.cookies['igroteka']}",
                }
                assert waiting.post("/notices/channels", json=asked).status_code == 201
            (first, (actor, _)), (second, (other, late)) = tables
            receiver.hold.clear()  # it takes the message and does not answer
            act(actor, first)
            receiver.wait_for(1)
            act(other, second)
            server.kill()
        receiver.hold.set()
        with server:
            receiver.wait_for(2)
            until = time.monotonic() + 3
            while time.monotonic() < until and len(receiver.received) == 2:
                late.get(f"/tables/{second}")
                time.sleep(0.1)
        told = [received.told["news"][0]["table"] for received in receiver.received]
        assert sorted(told) == sorted([first, second])
