"""What one reads at a table: the list by keys, what points mean, scorings, the end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from igroteka.engine import game_names
from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, upload
from tests.browser.playing import ASKED, choose, is_over, number, sit_down, wait_for_change

FOCUSED = "() => document.activeElement?.value ?? null"
AWAY = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".happened { position: fixed; top: -2000px; }");
  document.adoptedStyleSheets = [sheet];
}"""
MOST_DECISIONS = 60


def test_arrows_go_through_the_list_and_enter_takes_what_has_the_focus(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    sit_down(page, address, "glenmore", seats=2)
    page.wait_for_selector(ASKED, state="attached")
    in_sight = page.locator(f"{ASKED}:visible")
    texts = in_sight.evaluate_all("all => all.map(choice => choice.value)")
    assert len(texts) > 2
    page.keyboard.press("c")
    assert page.evaluate(FOCUSED) == texts[0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == texts[2]
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) == texts[1]
    seen = number(page)
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.keyboard.press("Enter")
    assert texts[1] in (sent.value.post_data or "").replace("+", " ")
    wait_for_change(page, seen)


@pytest.mark.parametrize("game", game_names())
def test_points_say_what_they_mean(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    sit_down(page, address, game, seats=2)
    player = page.locator(".player").nth(1)
    meant = re.compile(r"points? if it ended now")
    expect(player.locator(".points")).to_have_attribute("title", meant)
    player.click()
    expect(page.locator("#area[open]")).to_contain_text(meant)


def test_a_scoring_that_comes_out_of_sight_is_told(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "bruges", seats=2, level="amateur")
    page.evaluate(AWAY)  # as if one had scrolled down to where one plays
    rng = random.Random(2)
    moments = page.locator(".happened .moment summary")
    for _ in range(MOST_DECISIONS):
        page.wait_for_selector(ASKED, state="attached")
        if moments.count() or is_over(page):
            break
        choose(page, rng)
    told = moments.first.text_content()
    assert told and told in (page.locator("#toast").text_content() or "")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("game", game_names())
def test_nothing_of_the_result_is_cut(
    new_page: NewPage, address: str, game: str, size: tuple[int, int]
) -> None:
    page = new_page("ru-RU", *size)
    page.goto(upload(page, address, finished_record(game)))
    for part in (".sheet thead", ".sheet tfoot", ".chart svg"):
        found = page.locator(part)
        found.scroll_into_view_if_needed()
        expect(found).to_be_in_viewport(ratio=0.99)
    # Nor does one part lie on another.
    boxes = [page.locator(part).bounding_box() for part in (".bar", ".sheet", ".chart", ".log")]
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert one and other
            across = min(one["x"] + one["width"], other["x"] + other["width"])
            down = min(one["y"] + one["height"], other["y"] + other["height"])
            apart = across - max(one["x"], other["x"]) < 1 or down - max(one["y"], other["y"]) < 1
            assert apart, (one, other)
