"""The screen is used, nothing is cut or hidden, and a move costs little."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from igroteka.engine import game_names, record_of
from tests.browser.conftest import NewPage
from tests.browser.fixtures import NAMES, open_near_the_end, sensible_game
from tests.browser.playing import ASKED, choose, is_over, sit_down
from tests.browser.room import cut, empty, hidden_choices, smallest_target, smallest_word
from tests.browser.watching import bytes_of_each_answer, count_requests, start_counting

MOST_BLANK = 0.2
MOST_BYTES = 10_000
SIZES = [(1024, 768), (1440, 900), (2560, 1440)]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def play(page: Page, decisions: int) -> None:
    """Make some decisions, and wait for the next."""
    rng = random.Random(4)
    for _ in range(decisions):
        page.wait_for_selector(ASKED, state="attached")
        choose(page, rng)
    page.wait_for_selector(f"{ASKED}, [data-tab=result]", state="attached")


@pytest.mark.parametrize("game", game_names())
def test_every_desktop_is_used_and_cuts_nothing(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    match = sensible_game(game)
    record = record_of(match, list(NAMES[:3])).text()
    open_near_the_end(page, address, record, steps=len(match.moves) // 2)
    page.wait_for_selector(ASKED, state="attached")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert cut(page).aside == 0, width
        assert empty(page).blank < MOST_BLANK, width
        assert smallest_word(page).size >= 12, smallest_word(page)
        assert smallest_target(page).size >= 32, smallest_target(page)
        assert not hidden_choices(page).endings, width


@pytest.mark.parametrize("game", game_names())
def test_a_phone_has_what_a_decision_needs_on_one_screen(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(**PHONE)
    sit_down(page, address, game, seats=3)
    for _ in range(4):
        play(page, 2)
        if is_over(page):
            break
        assert empty(page).blank < MOST_BLANK
        assert smallest_word(page).size >= 12, smallest_word(page)
        assert smallest_target(page).size >= 39.5, smallest_target(page)
        assert not hidden_choices(page).endings
        expect(page.locator(".pocket svg")).to_be_visible()
        # The board and what one plays with are both there, and a tap shows the others.
        expect(page.locator(".pane.main")).to_be_visible()
        expect(page.locator(".pane.companion")).to_be_visible()
    page.click("[data-tab=players]")
    expect(page.locator(".rival svg").nth(1)).to_be_visible()


@pytest.mark.parametrize("game", game_names())
def test_rivals_are_on_the_page_live_and_one_can_be_pinned(
    new_page: NewPage, address: str, game: str
) -> None:
    seats = 4
    page = new_page(width=1440, height=900)
    sit_down(page, address, game, seats=seats)
    # While one is asked nothing is drawn anew.
    play(page, 0)
    rivals = page.locator(".rival")
    expect(rivals).to_have_count(seats - 1)
    # Beside a name the strip says how strong the bot is.
    names = [name.split(" · ")[0] for name in page.locator(".player .name").all_inner_texts()]
    assert page.locator(".rival h3").all_inner_texts() == names[1:]
    before = rivals.nth(0).locator("svg").last.bounding_box()
    rivals.nth(0).locator("[data-pin]").click()
    expect(page.locator(".rival.pinned h3")).to_have_text(names[1])
    after = page.locator(".rival.pinned > svg").last.bounding_box()
    assert before and after and after["height"] > before["height"]
    # It stays so, whatever happens, until it is put back.
    play(page, 2)
    expect(page.locator(".rival.pinned h3")).to_have_text(names[1])
    page.locator(".pinned [data-pin]").click()
    expect(page.locator(".rival.pinned")).to_have_count(0)


DRAWN = """all => Object.fromEntries(all.map(part => {
  const copy = part.cloneNode(true);
  // What the script draws: where something was, and corners around what is new.
  for (const mark of copy.querySelectorAll(".trail, .changed, .stake")) {
    if (mark.tagName === "path" && !mark.id) mark.remove();
  }
  // What the script marks: targets, what is new, what was last pointed at.
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["class", "tabindex", "role", "style", "aria-label", "aria-describedby"])
      element.removeAttribute(name);
  }
  return [part.dataset.digest, copy.outerHTML];
}))"""


@pytest.mark.parametrize("game", game_names())
def test_a_move_sends_only_what_changed(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    count_requests(page)
    sit_down(page, address, game, seats=3)
    page.evaluate("window.stayed = true")
    for _ in range(8):
        play(page, 0)
        start_counting(page)
        choose(page, random.Random(1))
        # Until it is asked again, it is told what the others do as well.
        play(page, 0)
        assert max(bytes_of_each_answer(page)) < MOST_BYTES
    # What the page has put together is what the server draws under the same digest, once nothing
    # is only taken up. Where all plan at once, another may have gone on meanwhile.
    page.keyboard.press("Escape")
    page.wait_for_selector("main[data-holding='']", state="attached")
    assert page.evaluate("window.stayed"), "the page had to be loaded anew"
    shown: dict[str, str] = page.locator(".pane").evaluate_all(DRAWN)
    page.reload()
    play(page, 0)
    drawn: dict[str, str] = page.locator(".pane").evaluate_all(DRAWN)
    both = shown.keys() & drawn.keys()
    assert len(both) * 2 > len(drawn)
    assert [shown[digest] for digest in both] == [drawn[digest] for digest in both]
