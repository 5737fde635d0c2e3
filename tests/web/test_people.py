"""Accounts, tokens and sessions as a client meets them: over HTTP, on a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from igroteka.people.tokens import SCOPES
from igroteka.web.cookies import COOKIE
from tests.people.device import Device
from tests.web.serving import Listener, Server

BOT = Path(__file__).parents[2] / "docs" / "examples" / "botaccount.py"


HIDDEN = {"game": "toy", "seats": 2, "name": "A", "public": False}
"""A table that no program sits down at."""
SignUp = Callable[[str], httpx.Client]


@pytest.fixture
def signed_up(server: Server) -> Iterator[SignUp]:
    """Return the browser of somebody with an account, by the name."""
    with ExitStack() as open_clients:

        def sign_up(name: str) -> httpx.Client:
            client = open_clients.enter_context(server.client())
            made = client.post("/me", json={"name": name})
            assert made.status_code == 201, made.text
            assert len(made.json()["recovery_code"]) == 24
            return client

        yield sign_up


def token_of(owner: httpx.Client, *scopes: str) -> str:
    made = owner.post("/me/tokens", json={"name": "x", "scopes": list(scopes)})
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def test_a_token_acts_as_the_person_and_no_further_than_its_scopes(
    server: Server, signed_up: SignUp
) -> None:
    anna = signed_up("Anna Scopes")
    new = {**HIDDEN, "bots": {"1": "random"}}
    table = anna.post("/tables", json=new).json()["table"]
    say = {"text": "hello"}
    asked = {
        "read": ("GET", f"/tables/{table}", None, 200),
        "play": ("POST", f"/tables/{table}/chat", say, 204),
        "tables": ("POST", "/tables", new, 201),
        "account": ("GET", "/me/tokens", None, 200),
    }
    assert set(asked) == set(SCOPES)
    for scope in SCOPES:
        with server.client(token_of(anna, scope)) as program:
            for needed, (method, path, body, fine) in asked.items():
                answer = program.request(method, path, json=body, headers={"accept-language": "en"})
                if needed == scope:
                    assert answer.status_code == fine, (scope, needed, answer.text)
                else:
                    assert answer.status_code == 403
                    assert answer.json()["message"] == (
                        f"This token may not do that: it needs the scope “{needed}”."
                    )
            assert not program.cookies, "a program gets no cookie"
    with server.client(token_of(anna, "read")) as program:
        assert program.get(f"/tables/{table}").json()["me"] == 0
        # The short way of acting is guarded like all others.
        action = {"action": "pass", "number": 1}
        refused = program.post(f"/tables/{table}/actions", json=action)
        assert refused.json()["error"] == "error-token-scope"


def test_a_name_in_any_script_comes_along_to_a_new_browser(server: Server) -> None:
    name = "Борис И."
    with server.client() as first, server.client() as second, server.client() as third:
        made = first.post("/me", json={"name": name}).json()
        first.get(f"{server.url}/me")  # here the settings are kept
        assert second.post("/me/recover", json={"code": made["recovery_code"]}).is_success
        called = f'value="{name}"'
        assert called in second.get(f"{server.url}/new/venice").text
        # Called otherwise on one device, on the other as soon as one's own page is opened.
        assert second.post(f"{server.url}/me/name", data={"name": "Борис К."}).status_code == 303
        assert called in first.get(f"{server.url}/new/venice").text
        first.get(f"{server.url}/me")
        assert 'value="Борис К."' in first.get(f"{server.url}/new/venice").text
        # Nobody is called so in letters that look the same.
        taken = third.post("/me", json={"name": "Бopиc K."})
        assert (taken.status_code, taken.json()["error"]) == (409, "error-name-had")


def test_a_revoked_token_is_worth_nothing_at_once(server: Server, signed_up: SignUp) -> None:
    anna = signed_up("Anna Revokes")
    table = anna.post("/tables", json=HIDDEN).json()["table"]
    with server.client(token_of(anna, "read")) as program:
        assert program.get("/me").json()["name"] == "Anna Revokes"
        with Listener(program, table) as listener:
            (listed,) = anna.get("/me/tokens").json()
            assert listed["scopes"] == ["read"] and listed["of"] == "Anna Revokes"
            assert anna.delete(f"/me/tokens/{listed['id']}").status_code == 204
            anna.post(f"/tables/{table}/chat", json={"text": "Still there?"})
            listener._thread.join(10)  # its stream ends
            assert not listener._thread.is_alive()
            assert "Still there?" not in str(listener.heard)
        answer = program.get("/me", headers={"accept-language": "ru"})
        assert answer.status_code == 401 and "отозван" in answer.json()["message"]
    with server.client("igt_" + "x" * 43) as stranger:
        assert stranger.get("/me").status_code == 401
    with server.client("igt_cut-off") as stranger:
        assert stranger.get("/me").json()["error"] == "error-unknown-token"
    # A seat's token is still a seat's.
    token = anna.post(f"/tables/{table}/return-link", json={}).json()["token"]
    with server.client(token) as seat:
        assert seat.get(f"/tables/{table}").json()["me"] == 0
        assert seat.get("/me").status_code == 403
        assert seat.post("/me", json={"name": "Seat"}).json()["error"] == "error-by-browser"


def test_signing_out_everywhere_else_ends_other_cookies_and_streams(
    server: Server, signed_up: SignUp
) -> None:
    here = signed_up("Anna Epochs")
    old = here.cookies[COOKIE]
    assert old.count(".") == 1, "cookies of before are those of the first epoch"
    there = server.client()
    there.cookies.set(COOKIE, old)
    assert there.get("/me").json()["name"] == "Anna Epochs"
    table = here.post("/tables", json=HIDDEN).json()["table"]
    with Listener(there, table) as listener:
        assert here.post("/me/sign-out", json={"others": True}).status_code == 204
        here.post(f"/tables/{table}/chat", json={"text": "Alone at last"})
        listener._thread.join(10)
        assert not listener._thread.is_alive() and "Alone at last" not in str(listener.heard)
    assert here.get("/me").status_code == 200 and here.cookies[COOKIE] != old
    gone = {COOKIE: old, "me": "Anna%20Epochs"}
    assert "Anna Epochs" not in httpx.get(f"{server.url}/my", cookies=gone).text
    assert "Anna Epochs" in here.get(f"{server.url}/my").text
    said = here.post(f"{server.url}/me/sign-out-others", follow_redirects=True).text
    assert "All other browsers are signed out." in said
    answer = there.get("/me")
    there.close()
    assert answer.status_code == 403 and COOKIE in answer.cookies, "they are somebody new"
    # A cookie of a later epoch that we have not signed is none.
    person, _, mac = here.cookies[COOKIE].partition(".")
    forged = {COOKIE: f"{person}.9.{mac.rpartition('.')[2]}"}
    assert httpx.get(f"{server.url}/api/me", cookies=forged).status_code == 403


def test_passkeys_follow_the_public_address_and_nothing_else(tmp_path: Path) -> None:
    public = "https://tables.example.org"
    with Server(tmp_path / "t.db", public_url=public) as server, server.client() as client:
        sent = {"origin": public}
        ask = {"purpose": "account", "name": "Anna"}
        answer = client.post("/me/challenges", json=ask, headers=sent)
        assert answer.json()["rp"]["id"] == "tables.example.org"
        # Its cookie is for https alone, which is up to the proxy.
        sent["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        for origin, status in (("https://tables.example.org.evil.example", 400), (public, 201)):
            asked = client.post("/me/challenges", json=ask, headers=sent).json()
            body = {"name": "Anna", "credential": Device(origin=origin).make(asked)}
            assert client.post("/me", json=body, headers=sent).status_code == status
        (key,) = client.get("/me/passkeys", headers=sent).json()
        assert key["used"] is None
    with Server(tmp_path / "u.db") as server, server.client() as client:
        # By a number there are no passkeys, and what a client calls us is not believed.
        for host in (None, "elsewhere.example"):
            headers = {"host": host} if host else {}
            answer = client.post("/me/challenges", json=ask, headers=headers)
            assert answer.json()["error"] == "error-no-passkeys-here"


def test_tries_to_sign_in_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", limits="usual") as server, server.client() as client:
        code = {"code": "ABCD-EFGH"}
        answers = [client.post("/me/recover", json=code) for _ in range(60)]
        refused = [a for a in answers if a.status_code == 429]
        assert {a.status_code for a in answers} == {404, 429} and len(refused) >= 10
        assert refused[0].json()["error"] == "error-too-many-sign-ins"
        assert client.get("/lobby").status_code == 200, "all else goes on"


def test_an_export_and_a_deletion_by_the_api(server: Server, signed_up: SignUp) -> None:
    anna = signed_up("Anna Leaves")
    table = anna.post("/tables", json={**HIDDEN, "name": "Anna Leaves"}).json()["table"]
    boris = signed_up("Boris Stays")
    boris.post(f"/tables/{table}/seats", json={"name": "Boris"})
    assert boris.post(f"/tables/{table}/start").is_success
    answer = anna.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.text)
    assert told["account"]["name"] == "Anna Leaves" and len(told["tables"]) == 1
    old = anna.cookies[COOKIE]
    assert anna.delete("/me").status_code == 204
    assert anna.cookies[COOKIE] != old and anna.get("/me").status_code == 403
    mine = boris.get(f"{server.url}/my").text
    assert "Player 1, " in mine and "Anna Leaves" not in mine
    signed_up("Anna Leaves")  # the name is free again


def test_the_api_says_what_a_token_is(server: Server) -> None:
    document = server.page("/schema/openapi.json").json()
    scheme = document["components"]["securitySchemes"]["person"]
    assert scheme["scheme"] == "bearer"
    assert all(f"`{scope}`" in scheme["description"] for scope in SCOPES)


@pytest.mark.parametrize("friend", [False, True])
def test_the_example_of_a_bot_account_plays(
    server: Server, signed_up: SignUp, friend: bool
) -> None:
    anna = signed_up(f"Anna Programs {friend}")
    made = anna.post("/me/bots", json={"name": f"Deep Anna {friend}"}).json()
    if friend:  # somebody waits for company at a table that everybody may see
        new = {"game": "toy", "seats": 2, "name": "Anna"}
        table = anna.post("/tables", json=new).json()["table"]
    command = [sys.executable, str(BOT), server.url, made["token"], "toy", "1" if friend else "2"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if friend:
        while anna.get(f"/tables/{table}").json()["status"] == "waiting":  # it starts by itself
            assert program.poll() is None, program.communicate()
        while (view := anna.get(f"/tables/{table}").json())["status"] == "playing":
            if view["actions"]:
                body = {"action": view["actions"][0]["text"], "number": view["number"]}
                anna.post(f"/tables/{table}/actions", json=body)
    shown, errors = program.communicate(timeout=60)
    assert program.returncode == 0, errors
    assert shown.count(f"Deep Anna {friend}: place") == (1 if friend else 2)
    if friend:
        assert view["seats"][1]["name"] == "Deep Anna True"
        page = anna.get(f"{server.url}/t/{table}").text  # whoever looks sees that it is a program
        assert 'Deep Anna True<span class="unseen"> (bot)' in page
        assert [seat["program"] for seat in anna.get(f"/tables/{table}").json()["seats"]] == [
            False,
            True,
        ]
        mine = anna.get("/lobby").json()["mine"] + anna.get("/lobby").json()["finished"]
        assert [t["programs"] for t in mine if t["id"] == table] == [[False, True]]
    (token,) = anna.get("/me/tokens").json()
    assert anna.delete(f"/me/tokens/{token['id']}").status_code == 204
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "not known here" in done.stderr
    if friend:
        away = [*command[:2], "http://127.0.0.1:1", made["token"]]
        for wrong, said in ((command[:2], "python botaccount.py"), (away, "cannot be reached")):
            done = subprocess.run(wrong, capture_output=True, text=True, timeout=60)
            assert done.returncode == 1 and said in done.stderr
            assert "Traceback" not in done.stderr
