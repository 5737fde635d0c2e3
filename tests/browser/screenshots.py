"""The pictures of the documentation: ``python -m tests.browser.screenshots``.

Everything in them is the same every time, except what bots decide.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from igroteka.engine import game_names
from tests.browser.conftest import CHROMIUM
from tests.browser.fixtures import finished_record, upload
from tests.browser.packing import packed
from tests.browser.playing import ASKED, is_over, number, sit_down, wait_for_change
from tests.browser.serving import server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 400_000
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def settle(page: Page) -> None:
    """Wait until it is our turn, the tips are gone, and nothing moves."""
    page.wait_for_selector(f"{ASKED}, [data-tab=result]", state="attached")
    page.mouse.move(1, 1)
    page.wait_for_function(
        """() => document.getElementById("tip").hidden && document.getAnimations()
        .every(animation => animation.effect.getTiming().iterations === Infinity)"""
    )


def play_some(page: Page, decisions: int) -> None:
    """Take the middle choice again and again: a plausible, not a clever game."""
    for _ in range(decisions):
        page.wait_for_selector(f"{ASKED}, [data-tab=result]", state="attached")
        if is_over(page):
            return
        seen = number(page)
        page.locator(ASKED).evaluate_all("all => all[Math.floor(all.length / 2)].click()")
        wait_for_change(page, seen)
    settle(page)


def take(page: Page, name: str, **more: Any) -> None:
    """Save a picture, and see that it is not too large."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.png"
    file.write_bytes(packed(page.screenshot(**more)))
    size = file.stat().st_size
    assert size < LARGEST, f"{file.name}: {size} bytes"
    sys.stdout.write(f"{file.name}: {size // 1000} kB\n")


def pages(browser: Browser) -> Callable[..., Page]:
    """Return what opens a page for a new person."""

    def new(size: dict[str, int], lang: str, scheme: str = "light", **more: Any) -> Page:
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=lang,
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        return page

    return new


def picture_all(address: str, browser: Browser) -> None:
    """Take all pictures."""
    new = pages(browser)
    desktop = new(DESKTOP, "en-GB")
    desktop.goto(address)
    take(desktop, "lobby", full_page=True)
    desktop.goto(address)
    desktop.click(".cover button[value=friends]")
    desktop.wait_for_selector("#link")
    take(desktop, "waiting")
    upload(desktop, address, finished_record("venice", seats=4, seed=5))
    desktop.goto(desktop.url.replace("/replay/0", "/replay/60"))
    take(desktop, "replay")
    desktop.goto(desktop.url.partition("/replay")[0])
    take(desktop, "result")
    for game in game_names():
        picture_game(address, new, game)


def picture_game(address: str, new: Callable[..., Page], game: str) -> None:
    """Take the pictures of one game: desktop, dark, phone."""
    page = new(DESKTOP, "en-GB")
    sit_down(page, address, game, seats=3, level="amateur", name="Ann")
    play_some(page, 14)
    take(page, f"{game}-table")
    page.emulate_media(color_scheme="dark")
    settle(page)
    take(page, f"{game}-dark")
    phone = new(PHONE, "ru-RU", device_scale_factor=2, has_touch=True, is_mobile=True)
    sit_down(phone, address, game, seats=3, level="amateur", name="Аня")
    play_some(phone, 14)
    take(phone, f"{game}-phone")


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        picture_all(address, browser)
        browser.close()


if __name__ == "__main__":
    main()
