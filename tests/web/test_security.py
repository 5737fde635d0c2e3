"""Cookies, other sites' pages, limits, and requests that make no sense."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.web.cookies import COOKIE
from tests.web.serving import Server

NEW = {"game": "venice", "seats": 2, "name": "<script>alert(1)</script>"}


def fetch(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """Ask as somebody new."""
    with httpx.Client(verify=False, timeout=60) as client:
        return client.request(method, url, **more)


def test_the_cookie_is_signed_and_out_of_scripts_reach(server: Server) -> None:
    answer = fetch(f"{server.url}/api/lobby")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    value = answer.cookies[COOKIE]
    again = fetch(f"{server.url}/api/lobby", headers={"cookie": f"{COOKIE}={value}"})
    assert "set-cookie" not in again.headers
    for forged in (value[:-1] + "x", "A" * 24 + "." + "0" * 64, "", "nonsense", "ы", "a.b.c"):
        header = {"cookie": f"{COOKIE}={forged}".encode()}
        answer = fetch(f"{server.url}/api/lobby", headers=header)
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers


def test_every_answer_has_the_strict_headers(server: Server) -> None:
    for path in ("/api/games", "/health", "/nothing", "/api/tables/none", "/schema/openapi.json"):
        headers = fetch(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_page_of_another_site_can_do_nothing(server: Server) -> None:
    with server.client() as anna:
        table = anna.post("/tables", json=NEW | {"bots": {"1": "random"}}).json()["table"]
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"sec-fetch-site": "cross-site", "origin": server.url},
        ):
            for method, path in (
                ("POST", f"/tables/{table}/start"),
                ("POST", "/tables"),
                ("DELETE", f"/tables/{table}/seats"),
                ("PUT", f"/tables/{table}/seats/1/bot"),
            ):
                answer = anna.request(method, path, headers=headers, json={})
                assert answer.status_code == 403
                assert answer.json()["error"] == "error-cross-site"
        for headers in ({"origin": server.url}, {"sec-fetch-site": "same-origin"}):
            answer = anna.put(f"/tables/{table}/seats/1/bot", headers=headers, json={"level": None})
            assert answer.status_code == 204


def test_a_return_link_takes_no_seat_by_itself_or_for_another_site(server: Server) -> None:
    with server.client() as anna, server.client() as bob:
        seated = anna.post("/tables", json=NEW | {"name": "Anna"}).json()
        link = f"{server.url}/return/{seated['token']}"
        asked = bob.get(link)
        assert asked.status_code == 200 and "Sit down as Anna" in asked.text
        planted = bob.post(link, headers={"sec-fetch-site": "cross-site"})
        assert planted.status_code == 403
        assert bob.get(f"/tables/{seated['table']}").json()["me"] is None
        taken = bob.post(link, headers={"sec-fetch-site": "same-origin"})
        assert taken.status_code == 303
        assert bob.get(f"/tables/{seated['table']}").json()["me"] == 0
        path = f"/tables/{seated['table']}/return-link"
        renewed = bob.post(path, json={"alone": True}).json()
        assert bob.get(link).status_code == 404 and renewed["token"] != seated["token"]
        assert anna.post(path, json={}).status_code == 403
        assert bob.delete(path).status_code == 204
        with server.client(renewed["token"]) as gone:
            # A program must not look on for ever and wonder that it never is to act.
            for end in ("", "/actions", "/stream"):
                answer = gone.get(f"/tables/{seated['table']}{end}")
                assert answer.status_code == 403
                assert answer.json()["error"] == "error-token-elsewhere"


def test_links_lead_to_the_public_address_whatever_the_host_header_says(tmp_path: Path) -> None:
    public = Server(tmp_path / "tables.db", public_url="https://tables.example.org/")
    with public, public.client() as anna:
        seated = anna.post("/tables", json=NEW).json()
        forged = {"host": "evil.example", "x-forwarded-host": "evil.example"}
        page = anna.get(f"{public.url}/t/{seated['table']}", headers=forged)
        assert f"https://tables.example.org/t/{seated['table']}" in page.text
        assert "evil" not in page.text and "Secure" in page.headers["set-cookie"]
        path = f"/tables/{seated['table']}/name"
        by_token = {"authorization": f"Bearer {seated['token']}"}
        for origin, status in (
            ("https://evil.example", 403),
            ("https://evil.example:port", 403),
            ("http://tables.example.org", 403),
            ("null", 403),
            (public.url, 403),
            ("https://tables.example.org", 204),
            ("https://tables.example.org:443", 204),
        ):
            # A page at a forged address is its own "same origin": only the address tells.
            for site in ({}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}):
                sent = {**forged, **by_token, **site, "origin": origin}
                answer = anna.put(path, json={"name": "Anna"}, headers=sent)
                assert answer.status_code == status, (origin, site)
                if status == 403:
                    assert answer.json()["error"] == "error-other-address"
                    assert "open the table at https://tables.example.org." in answer.text
        asked = {**by_token, "origin": public.url, "accept-language": "ru"}
        said = anna.put(path, json={"name": "Anna"}, headers=asked).json()["message"]
        assert "откройте стол по адресу https://tables.example.org." in said
        # Programs send no Origin, and need none; what a browser calls another site, is one.
        assert (
            anna.put(path, json={"name": "Anna"}, headers={**forged, **by_token}).status_code == 204
        )
        asked = {"sec-fetch-site": "cross-site", "origin": "https://tables.example.org"}
        assert (
            anna.put(path, json={"name": "Anna"}, headers={**by_token, **asked}).status_code == 403
        )
    # Without one it is the address they came by, if that is one.
    with Server(tmp_path / "other.db") as server:
        new = {"game": "venice", "against": "friends"}
        for host, shown in (("club.lan:81", "http://club.lan:81/t/"), ('a"onload="x', "")):
            with httpx.Client(base_url=server.url, headers={"host": host}, timeout=60) as bob:
                answer = bob.post("/new", data=new, follow_redirects=False)
                if not shown:
                    assert answer.status_code == 400 and "onload" not in answer.text
                    continue
                assert shown in bob.get(answer.headers["location"]).text


def test_only_named_proxies_say_for_whom_they_ask(tmp_path: Path) -> None:
    """Strangers do not get a new allowance by making an address up."""
    sent = [{"x-forwarded-for": f"10.0.{n}.1"} for n in range(60)]
    for limits, answered in (("few requests", 60), ("few requests, no proxy", 40)):
        with Server(tmp_path / f"{limits}.db", limits=limits) as server, server.client() as eve:
            codes = [eve.get("/levels", headers=header).status_code for header in sent]
            assert answered <= codes.count(200) <= answered + 15


def test_names_and_messages_come_back_as_they_are_in_json(server: Server) -> None:
    with server.client() as anna:
        table = anna.post("/tables", json=NEW).json()["table"]
        anna.post(f"/tables/{table}/chat", json={"text": "“<b>”\u2028 \t ok"})
        view = anna.get(f"/tables/{table}")
        assert view.headers["content-type"] == "application/json"
        assert view.json()["seats"][0]["name"] == NEW["name"]
        assert view.json()["chat"][0]["text"] == "“<b>” ok"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b"\xff\xfe",
        b'{"game": 5}',
        b'{"game": "venice", "seats": 2}',
        b'{"game": "venice", "seats": 2, "name": "x", "cheat": true}',
        b'{"game": "venice", "seats": 2, "name": "x", "bots": {"-1": "random"}}',
        b'{"game": "venice", "seats": 2, "name": "x", "bots": {"1": "exec:sh"}}',
        b'{"game": "venice", "seats": 99999999999999999999999, "name": "x"}',
        b'{"game": "venice", "seats": 2, "name": "\\u0000"}',
        b'{"game": "\\u0000", "seats": 2, "name": "x"}',
        b'{"game": "venice", "seats": 2, "name": "x", "options": {"a": "b"}}',
        b"[" * 30_000,
    ],
)
def test_nonsense_is_refused_with_a_sentence(server: Server, body: bytes) -> None:
    for kind in ("application/json", "text/plain", "multipart/form-data; boundary=x", "x/y"):
        answer = fetch(
            f"{server.url}/api/tables", "POST", content=body, headers={"content-type": kind}
        )
        assert 400 <= answer.status_code < 500, (kind, answer.text)
        document = answer.json()
        assert document["error"].startswith("error-")
        assert re.search(r"[.…]$", document["message"]), document["message"]
        assert "Traceback" not in answer.text


def test_strange_addresses_are_refused_with_a_sentence(server: Server) -> None:
    for path in (
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/?to=%ff",
        "/lang/ru?to=%00",
        "/t/%E2%80%AEx",
        "/api/tables/" + "x" * 3000,
        "/api/tables/../../etc/passwd",
        "/api/tables/a/steps/99999999999999999999999999",
        "/api/tables/a/steps/-1",
        "/api/tables/a?log_from=x",
        "/api/tables/a/stream?since=-5",
        "/static/x/../../../pyproject.toml",
        "/static/x/%2e%2e/%2e%2e/settings.py",
    ):
        answer = fetch(f"{server.url}{path}")
        assert 400 <= answer.status_code < 500, (path, answer.status_code)
        assert "Traceback" not in answer.text
        if not answer.headers["content-type"].startswith("text/html"):
            assert answer.json()["message"]
    assert fetch(f"{server.url}/api/tables", "PATCH").status_code == 405


def test_large_requests_are_refused(server: Server) -> None:
    with server.client() as anna:
        large = anna.post("/tables", json=NEW | {"name": "x" * 70_000})
        assert (large.status_code, large.json()["error"]) == (413, "error-too-large")

        def endless() -> object:
            for _ in range(50):
                yield b" " * 10_000

        chunked = anna.post("/tables", content=endless())  # type: ignore[arg-type]
        assert chunked.status_code == 413
        assert anna.post("/records", json={"record": "x" * 500_000}).status_code == 400
        assert anna.post("/records", json={"record": "x" * 2_000_000}).status_code == 413


def test_only_so_many_tables_are_opened(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", limits="strict") as server, server.client() as anna:
        # However the address is written, it is the same handler that would answer.
        paths = ["/tables", "/tables/", "//tables", "/%74ables", "/tables//", "/tables", "/tables/"]
        made = [anna.post(f"{server.url}/api{path}", json=NEW) for path in paths]
        assert [answer.status_code for answer in made] == [201] * 5 + [429] * 2
        assert made[-1].json()["error"] == "error-too-many-tables"
        table = made[0].json()["table"]
        assert anna.get(f"/tables/{table}").status_code == 200
        assert anna.post(f"/tables/{table}/again").json()["error"] == "error-too-many-tables"


def test_only_so_many_requests_are_answered(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", limits="few requests") as server, server.client() as anna:
        codes = [anna.get("/levels").status_code for _ in range(80)]
        assert codes[:40] == [200] * 40 and codes.count(429) > 10
        wait_for(lambda: anna.get("/levels").status_code == 200)


def test_what_a_request_costs_is_charged(tmp_path: Path) -> None:
    """A third of a second of the processor is some pages, or hundreds of small requests."""
    with Server(tmp_path / "tables.db", limits="little work") as server, server.client() as anna:
        pages = [anna.get(f"{server.url}/rules/bruges/").status_code for _ in range(40)]
        assert pages[0] == 200 and pages[-1] == 429
        refused = anna.get(f"{server.url}//rules/bruges", headers={"accept-language": "ru"})
        assert "много работы" in refused.text and refused.headers["retry-after"] == "5"


def test_only_so_many_streams_are_open_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", limits="few streams") as server, server.client() as anna:
        table = anna.post("/tables", json=NEW).json()["table"]

        streams: list[httpx.Response] = []
        written = cycle(["/stream", "/stream/", "//stream", "/%73tream", "/strea%6D/"])

        def one_more() -> int:
            path = f"{server.url}/api/tables/{table}{next(written)}"
            request = anna.build_request("GET", path)
            streams.append(anna.send(request, stream=True))
            return streams[-1].status_code

        assert [one_more() for _ in range(5)] == [200, 200, 200, 429, 429]
        streams.pop(0).close()
        # The server notices that somebody has gone, and lets the next one in.
        wait_for(lambda: one_more() == 200)
        for stream in streams:
            stream.close()


def wait_for(condition: Callable[[], bool], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "what we wait for does not come"
        time.sleep(0.02)
