"""Why, why not, what is it: everything on the table answers, and stays until it is closed."""

from __future__ import annotations

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from igroteka.engine import find_game, game_names, read_record
from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, upload
from tests.browser.looking import (
    greyed_without_reason,
    sideways,
    small_targets,
    small_text,
    things_without_inspector,
)
from tests.browser.playing import ASKED, OVER, choose, number, play_whole_game, sit_down

OPEN = "#thing[open]"
DRAWING = f"{OPEN} figure svg"


def play(page: Page, decisions: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(decisions):
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        choose(page, rng)  # nothing, if the game is over
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")


def press_long(page: Page, thing: Locator) -> None:
    """Press with one finger until the page answers, then lift it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(OPEN)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def everything_answers(page: Page) -> None:
    assert not things_without_inspector(page)
    assert not greyed_without_reason(page)


def sit_down_with_all(page: Page, address: str, game: str) -> None:
    options = {"citizens": "yes", "zwin": "yes", "exchange": "yes"} if game == "bruges" else {}
    sit_down(page, address, game, seats=2, **options)


@pytest.mark.parametrize("game", game_names())
def test_everything_answers(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    sit_down_with_all(page, address, game)
    for _ in range(3):
        play(page, 5)
        everything_answers(page)


@pytest.mark.soak
@pytest.mark.parametrize("game", game_names())
def test_everything_answers_in_a_whole_game(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    sit_down_with_all(page, address, game)
    play_whole_game(page, seed=11, check=everything_answers)
    everything_answers(page)


@pytest.mark.parametrize("game", game_names())
def test_the_inspector_can_be_read_by_everybody(new_page: NewPage, address: str, game: str) -> None:
    page = new_page("ru-RU", 390, 844, has_touch=True, is_mobile=True)
    sit_down(page, address, game, seats=2)
    play(page, 4)
    press_long(page, page.locator(".pane [data-help]:visible").first)
    expect(page.locator(DRAWING)).to_be_visible()
    assert not sideways(page) and not small_text(page) and not small_targets(page)
    found = Axe().run(page).response["violations"]
    assert not [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]


def test_a_finger_opens_it_and_it_stays(new_page: NewPage, address: str) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(page, address, "venice", seats=2)
    page.wait_for_selector(ASKED, state="attached")
    seen = number(page)
    square = page.locator(".pane .live [data-help=district]").first
    press_long(page, square)
    expect(page.locator(DRAWING)).to_be_visible()
    expect(page.locator("#thing-name")).to_have_text("District")
    expect(page.locator("#thing .can .what")).to_have_count(1)
    assert number(page) == seen, "a long press chooses nothing"
    page.tap("#thing .close button")
    expect(page.locator("#thing")).to_be_hidden()
    # What can be done is done from there.
    press_long(page, square)
    page.tap("#thing .can button")
    page.wait_for_selector(f"main:not([data-number='{seen}'])", state="attached")


def test_a_settled_person_can_be_read_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    page.goto(f"{upload(page, address, finished_record('bruges'))}/replay/150")
    person = page.locator("[data-tabbed=street] [data-piece][data-help^=card-]").first
    person.tap()
    expect(page.locator(DRAWING)).to_be_visible()
    name = page.locator("#thing-name").inner_text()
    expect(page.locator(f"{DRAWING} text").filter(has_text=name)).to_be_visible()
    expect(page.locator("#thing .quoted a[href='/rules/bruges#B21']")).to_be_visible()
    assert not sideways(page) and not small_text(page)
    page.touchscreen.tap(195, 8)
    expect(page.locator("#thing")).to_be_hidden()


@pytest.mark.parametrize("game", game_names())
def test_a_line_of_the_log_answers(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    record = finished_record(game)
    face, moves = find_game(game).face, read_record(record).replay().moves
    named = [n for n, move in enumerate(moves, 1) if any(map(face.topic, move.events))]
    page.goto(f"{upload(page, address, record)}/replay/{named[len(named) // 2]}")
    seen = page.url
    line = page.locator(".log [data-help]").first
    line.hover()
    page.keyboard.press("i")
    expect(page.locator(DRAWING)).to_be_visible()
    expect(page.locator("#thing .quoted .rule").first).to_be_visible()
    page.locator("#thing .close button").click()
    expect(page.locator("#thing")).to_be_hidden()
    assert page.url == seen


def test_help_stays_on_until_it_is_left(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "glenmore", seats=2)
    page.wait_for_selector(ASKED, state="attached")
    seen, banner = number(page), page.locator("#asking")
    expect(banner).to_be_hidden()
    page.click("#ask")
    expect(banner).to_be_visible()
    for thing in (page.locator(".pane .live [data-help]").first, page.locator(ASKED).first):
        thing.click()
        expect(page.locator(DRAWING)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#thing")).to_be_hidden()
        expect(banner).to_be_visible()
    # Arrows come to every thing, not only to what can be chosen.
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(DRAWING)).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.locator("#thing")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(banner).to_be_hidden()
    assert number(page) == seen
    page.locator(".pane .live").first.click()
    page.wait_for_selector(f"main:not([data-number='{seen}'])", state="attached")


def test_what_is_closed_says_why_with_its_rule(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "orleans", seats=2)
    page.wait_for_selector(".pane [data-closed^=slot-]")
    page.locator(".pane [data-closed^=slot-]:visible").first.click(force=True)
    rule = page.locator("#thing .not-now .rule").first
    expect(rule).to_have_attribute("href", "/rules/orleans#O13")
    # A refusal names its rule in the same way.
    refusal = page.evaluate(
        """async () => {
          const { parts, number } = document.querySelector("main").dataset;
          const body = new URLSearchParams({ action: "pick knight", number });
          return (await fetch(`${parts}/act`, { method: "POST", body })).text();
        }"""
    )
    assert 'href="/rules/orleans#O13"' in refusal
    page.goto(f"{address}/rules/orleans#O13")
    expect(page.locator("#O13")).to_be_in_viewport()
