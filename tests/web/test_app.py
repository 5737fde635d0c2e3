"""Our pages as an app: what a phone is told of it, and what its worker keeps."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import httpx
from scripts.icons import STATIC, icons

from igroteka.web.sites import is_shared
from tests.browser.fixtures import finished_record
from tests.web.serving import Server

SHARED = {"sec-fetch-site": "none", "origin": "null", "sec-fetch-mode": "navigate"}
"""What a browser sends when somebody shares a file with the app."""


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_manifest_names_icons_of_the_sizes_that_they_have(server: Server) -> None:
    answer = server.page("/manifest.webmanifest", **{"accept-language": "ru"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert "set-cookie" not in answer.headers
    told = answer.json()
    assert told["name"] == "Игротека" and told["lang"] == "ru"
    assert told["display"] == "standalone" and told["start_url"] == told["scope"] == "/"
    assert re.fullmatch("#[0-9a-f]{6}", told["theme_color"])
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    for icon in told["icons"]:
        png = server.page(icon["src"])
        assert png.headers["content-type"] == icon["type"] == "image/png"
        assert "{}x{}".format(*size_of(png.content)) == icon["sizes"]
    assert '<link rel="manifest" href="/manifest.webmanifest"' in server.page("/").text


def test_the_icons_are_those_of_the_drawing() -> None:
    for name, made in icons().items():
        assert (STATIC / name).read_bytes() == made, f"{name}: run python -m scripts.icons"


def test_the_worker_keeps_nothing_of_a_table(server: Server) -> None:
    answer = server.page("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache" and "set-cookie" not in answer.headers
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    found = re.search(r"FILES = (\[.*?\]);", answer.text)
    assert found
    kept = json.loads(found[1])
    assert kept[0] == "/offline" and all(name.startswith("/static/") for name in kept[1:])
    for path in kept:
        assert server.page(path).status_code == 200, path


def test_the_page_without_a_server_says_so_in_both_languages(server: Server) -> None:
    for lang, first in (("ru", "Нет связи"), ("en", "No connection")):
        text = server.page("/offline", **{"accept-language": lang}).text
        assert f"<h1>{first}</h1>" in text
        assert "Нет связи" in text and "No connection" in text
    with server.client() as anna:
        assert anna.post("/me", json={"name": "Anna Offline"}).status_code == 201
        assert "Anna Offline" in anna.get(f"{server.url}/my").text
        assert "Anna Offline" not in anna.get(f"{server.url}/offline").text


def test_a_record_that_is_shared_with_the_app_is_shown(tmp_path: Path) -> None:
    """Also where the host has set its address: no page has sent it."""
    record = finished_record("venice").encode()
    with (
        Server(tmp_path / "tables.db", public_url="http://tables.example") as server,
        httpx.Client(base_url=server.url, timeout=60) as phone,
    ):
        files = {"record": ("game.txt", record, "text/plain")}
        shared = phone.post("/upload", files=files, headers=SHARED)
        assert shared.status_code == 303 and "/replay/0" in shared.headers["location"]
        for site, origin in (("cross-site", "null"), ("none", "https://evil.example")):
            headers = {"sec-fetch-site": site, "origin": origin}
            assert phone.post("/upload", files=files, headers=headers).status_code == 403


def test_only_a_record_may_be_shared_by_nobodys_page() -> None:
    assert is_shared("/upload", SHARED) and not is_shared("/new", SHARED)
    assert not is_shared("/upload", {"origin": "null"})
    assert not is_shared("/upload", {"sec-fetch-site": "cross-site", "origin": "null"})
