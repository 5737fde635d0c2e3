"""Our pages as an app in a real browser: told without a page, honest without a server.

A browser without a window knows no push service and lets nobody be notified; so what the browser
itself does there (`PushManager.subscribe`, the question for permission) is stood in for. All that
is ours is real: page, worker, server, what is encrypted and sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker

from tests.browser.conftest import NewPage
from tests.browser.playing import ASKED, arrive
from tests.browser.serving import ADDRESSES
from tests.people.receiving import Browser as Subscribed
from tests.people.receiving import Receiver, wait_until
from tests.web.serving import Server

STANDS_IN = """(given) => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async (options) => {
        window.asked = [options.userVisibleOnly, options.applicationServerKey.byteLength];
        return { toJSON: () => given };
    };
}"""
BADGES = """() => {
    window.badges = [];
    navigator.setAppBadge = async (number) => { window.badges.push(number); };
    const { matchMedia } = window;
    window.matchMedia = (query) =>
        query.includes("standalone") ? { matches: true } : matchMedia.call(window, query);
}"""
SHOWN = """async () => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => {
        self.shown.push([title, options]);
    };
    self.navigator.setAppBadge = async (number) => { self.badge = number; };
}"""
PUSHED = """async (told) => {
    const event = new PushEvent("push", { data: told });
    self.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("app") / "tables.db", inside=True) as running:
        ADDRESSES.add(running.url)
        yield running


def ready(page: Page) -> Worker:
    """Return the worker of a page, when it is there for it."""
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (worker,) = page.context.service_workers
    return worker


def test_a_browser_is_connected_told_and_forgotten(server: Server, new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    with Receiver() as receiver:
        browser = Subscribed(receiver)
        given = json.dumps({"endpoint": browser.endpoint, "keys": browser.keys})
        page.add_init_script(f"({STANDS_IN})({given})")
        page.goto(f"{server.url}/notices")
        ready(page)
        page.click("[data-connect]")
        page.wait_for_url("**/notices?done=push")
        assert page.locator("[data-state=on]").is_visible()
        assert page.locator("[data-this]").is_visible()
        page.click(".channels .buttons button >> nth=0")
        page.wait_for_url("**/notices?done=test")
        told = browser.reads(receiver.received[0])
        assert told["url"] == f"{server.url}/notices" and told["title"]
        page.click(".channels .buttons button >> nth=1")
        page.wait_for_url("**/notices?done=remove")
        assert page.locator("[data-state=off]").is_visible()


def test_a_push_is_shown_with_its_link_and_the_number_on_the_icon(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    page.goto(server.url)
    worker = ready(page)
    worker.evaluate(SHOWN)
    told = {"title": "Ваш ход", "text": "…", "url": f"{server.url}/t/x", "waiting": 3, "lang": "ru"}
    worker.evaluate(PUSHED, json.dumps(told))
    wait_until(lambda: bool(worker.evaluate("() => self.shown.length")))
    (shown,) = worker.evaluate("() => self.shown")
    assert shown[0] == "Ваш ход" and shown[1]["data"]["url"] == told["url"]
    assert shown[1]["icon"].endswith("icon-192.png") and shown[1]["tag"] == "igroteka"
    assert worker.evaluate("() => self.badge") == 3


def test_the_app_counts_the_tables_that_wait(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(f"({BADGES})()")
    page.goto(server.url)
    page.wait_for_function("() => window.badges.length")
    assert page.evaluate("() => window.badges") == [0]
    page.click(".cover button[value=bots] >> nth=0")
    arrive(page, ASKED)
    page.goto(server.url)
    page.wait_for_function("() => window.badges.at(-1) === 1")


def test_without_a_server_the_app_says_so_and_comes_back(tmp_path: Path, new_page: NewPage) -> None:
    server = Server(tmp_path / "tables.db")
    ADDRESSES.add(server.url)
    server.start()
    try:
        page = new_page(lang="ru-RU")
        page.goto(server.url)
        ready(page)
        kept: list[str] = page.evaluate(
            """async () => (await Promise.all((await caches.keys()).map(async (name) =>
                (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
            ))).flat()"""
        )
        assert "/offline" in kept
        assert all(path == "/offline" or path.startswith("/static/") for path in kept)
        server.kill()
        page.goto(f"{server.url}/puzzles")
        assert page.locator("h1").inner_text() == "Нет связи"
        # It looks as it should: what it wears was kept.
        assert page.evaluate("() => getComputedStyle(document.body).display") == "flex"
        server.start()
        page.locator("a.button.main").first.click()
        page.wait_for_selector(".covers")
    finally:
        server.kill()


def test_what_the_page_says_fits_a_phone(server: Server, new_page: NewPage) -> None:
    for lang in ("ru-RU", "en-GB"):
        page = new_page(lang=lang, width=360, height=740)
        page.goto(f"{server.url}/notices")
        wide: Any = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360
        page.click(".examples summary")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
        page.press("#address", "Tab")
        assert page.evaluate("() => document.activeElement.tagName") == "BUTTON"
