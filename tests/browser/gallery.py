"""Pictures of all pages on all screens, to look at: ``python -m tests.browser.gallery FOLDER``.

Every game in the middle of a sensible game, just after the others' turns, on a phone and three
desktops, light and dark, in Russian and English by turns; the pages around a game on a phone and
a desktop. ``python -m tests.browser.gallery FOLDER venice`` takes those of one game only.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from igroteka.engine import Match, game_names, record_of
from tests.browser.conftest import CHROMIUM
from tests.browser.fixtures import sensible_game, upload
from tests.browser.playing import confirm, is_over, number, wait_for_change
from tests.browser.screenshots import pages, settle
from tests.browser.serving import server

PHONE = (390, 844)
SIZES = (PHONE, (1024, 768), (1440, 900), (2560, 1440))
AROUND = (PHONE, (1440, 900))
LANGUAGES = ("ru-RU", "en-GB")
NAMES = {"ru-RU": ["Аня", "Борис", "Вера"], "en-GB": ["Ann", "Ben", "Clara"]}
ME = 0
SHARE = 0.6
"""So much of the game has been played."""


def turn_in_the_middle(match: Match) -> list[tuple[int, str]]:
    """Return the decisions of one turn of the first seat: their steps and actions."""
    moves, text = match.moves, match.game.codec.text
    mine = [step for step, move in enumerate(moves) if move.seat == ME]
    first = mine[int(len(mine) * SHARE)]
    while moves[first - 1].seat == ME:
        first -= 1
    last = first
    while moves[last].seat == ME:
        last += 1
    return [(step, text(moves[step].action)) for step in range(first, last)]


def open_in_the_middle(page: Page, address: str, match: Match, lang: str) -> None:
    """Continue a sensible game, as far as one's own next turn."""
    page.goto(address)
    page.fill("#name", NAMES[lang][ME])
    page.press("#name", "Enter")
    page.wait_for_load_state()
    finished = upload(page, address, record_of(match, NAMES[lang]).text())
    turn = turn_in_the_middle(match)
    form: dict[str, str | float | bool] = {"step": turn[0][0], "seat": ME, "against": "bots"}
    answer = page.request.post(f"{finished}/continue", form=form, headers={"origin": address})
    page.goto(answer.url)
    for _, action in turn:
        settle(page)
        choice = page.locator(f".choice[value='{action}']")
        if is_over(page) or not choice.count():
            break
        seen = number(page)
        choice.first.evaluate("choice => choice.click()")
        confirm(page)
        wait_for_change(page, seen)
    settle(page)


def take(page: Page, folder: Path, name: str, *, full: bool = False) -> None:
    """Save a picture of what is in sight, or of the whole page."""
    page.screenshot(path=folder / f"{name}.png", full_page=full)
    sys.stdout.write(f"{name}\n")


def picture_game(address: str, browser: Browser, folder: Path, game: str) -> None:
    """Take the pictures of one game."""
    new = pages(browser)
    match = sensible_game(game)
    for number_of, size in enumerate(SIZES):
        lang = LANGUAGES[(number_of + list(game_names()).index(game)) % 2]
        touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
        page = new({"width": size[0], "height": size[1]}, lang, **touch)
        open_in_the_middle(page, address, match, lang)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            take(page, folder, f"{game}-{size[0]}-{scheme}")
        if size == PHONE:
            picture_phone(page, folder, game)
        page.context.close()


def picture_phone(page: Page, folder: Path, game: str) -> None:
    """Take the other tabs of a phone, and a thing in the inspector."""
    page.emulate_media(color_scheme="light")
    for tab in page.locator("main > .tabs [data-tab]").all():
        name = tab.get_attribute("data-tab")
        tab.click()
        take(page, folder, f"{game}-390-tab-{name}")
    page.locator("main > .tabs [data-tab]").first.click()
    page.click("#ask")
    page.locator(".pane.on [data-help]").last.dispatch_event("click")
    page.wait_for_selector("#thing[open] figure")
    take(page, folder, f"{game}-390-inspector")


def picture_around(address: str, browser: Browser, folder: Path) -> None:
    """Take the lobby, the form, the waiting room, and the results of all games."""
    new = pages(browser)
    for number_of, size in enumerate(AROUND):
        lang = LANGUAGES[number_of]
        touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
        page = new({"width": size[0], "height": size[1]}, lang, **touch)
        page.goto(address)
        take(page, folder, f"lobby-{size[0]}", full=True)
        page.goto(f"{address}/new/bruges")
        take(page, folder, f"form-{size[0]}", full=True)
        page.goto(address)
        page.click(".cover button[value=friends]")
        page.wait_for_selector("#link")
        take(page, folder, f"waiting-{size[0]}", full=True)
        for game in game_names():
            page.goto(upload(page, address, record_of(sensible_game(game), NAMES[lang]).text()))
            take(page, folder, f"result-{game}-{size[0]}")
            take(page, folder, f"result-{game}-{size[0]}-full", full=True)
        page.context.close()


def main() -> None:
    """Start a server and a browser, and take the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), absent_after=1000) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in sys.argv[2:] or game_names():
            if game in game_names():
                picture_game(address, browser, folder, game)
        if not sys.argv[2:] or "around" in sys.argv[2:]:
            picture_around(address, browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
