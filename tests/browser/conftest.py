"""One server and one browser for all tests of a process; every test has people of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.serving import ADDRESSES, server

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is without windows and menus, and needs half the time of the others."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
PATIENCE = 45_000
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what drives a browser; without one, skip it loudly, but never under CI."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")
            if CHROMIUM is None and os.environ.get("CI") != "true":
                item.add_marker(pytest.mark.skip(reason="NO BROWSER FOUND: install chromium"))
    leave_games_to_the_soak(items)


def leave_games_to_the_soak(items: list[pytest.Item]) -> None:
    """Have `make test` play what is tested in several games in one of them, in turn.

    A browser takes more time than all else that is tested, and what differs between games is
    tested without one too. `make soak`, and pytest without `-m`, play them all.
    """
    tests: dict[object, list[pytest.Function]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(Path(__file__).parent):
            call = getattr(item, "callspec", None)
            if call is not None and "game" in call.params and not item.get_closest_marker("soak"):
                tests.setdefault(item.function, []).append(item)
    for turn, same in enumerate(tests.values()):
        games = sorted({str(item.callspec.params["game"]) for item in same})
        for item in same:
            if item.callspec.params["game"] != games[turn % len(games)]:
                item.add_marker("soak")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


class Watch:
    """Sees what pages must never do: call elsewhere, break the policy, fail."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def over(self, page: Page) -> Page:
        page.on("request", lambda r: self._asked(r.url))
        page.on("pageerror", lambda error: self._failed(str(error)))
        page.on("console", lambda m: self._said(m.type, m.text))
        page.on("response", lambda r: self._answered(r.status, r.url))
        page.set_default_timeout(PATIENCE)
        return page

    def _asked(self, url: str) -> None:
        if not url.startswith((*ADDRESSES, "data:", "about:")):
            self.wrong.append(f"left the host: {url}")

    def _failed(self, text: str) -> None:
        # The fade from one page to the next is the style sheet's, not the script's. A browser that
        # is busy leaves it out, and says so as if a script had failed; the new page is there.
        if not text.startswith(("Transition was aborted", "Transition was skipped")):
            self.wrong.append(f"script: {text}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 500:
            self.wrong.append(f"{status} {url}")

    def _said(self, kind: str, text: str) -> None:
        # A refused or cut request is no fault of the script; a broken policy is.
        if kind == "error" and "Failed to load resource" not in text:
            self.wrong.append(f"console: {text}")


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Make a page for a new person: new_page(lang="ru-RU", width=360, height=740, …)."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def make(lang: str = "en-GB", width: int = 1280, height: int = 800, **more: Any) -> Page:
        size = {"width": width, "height": height}
        more.setdefault("reduced_motion", "reduce")
        context = browser.new_context(locale=lang, viewport=size, **more)  # type: ignore[arg-type]
        contexts.append(context)
        return watch.over(context.new_page())

    yield make
    for context in contexts:
        context.close()
    assert not watch.wrong
