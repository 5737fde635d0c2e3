"""The rules in a browser: pictures that are there, a table to try one out, a sheet to print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from igroteka.engine import find_game, game_names
from igroteka.face import LANGUAGES, figures
from tests.browser.conftest import NewPage
from tests.browser.playing import ASKED


@pytest.mark.parametrize("game", game_names())
def test_the_summary_is_one_sheet_of_paper(new_page: NewPage, address: str, game: str) -> None:
    for lang in LANGUAGES:
        page = new_page(lang, color_scheme="dark")
        page.goto(f"{address}/rules/{game}/summary")
        printed = page.pdf(prefer_css_page_size=True)
        assert re.findall(rb"/Count (\d+)", printed) == [b"1"], lang
        # Another font is wider: a tenth of the sheet is left over for it.
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 703, "height": 600})
        assert page.locator("main").evaluate("main => main.getBoundingClientRect().bottom") < 940
        ground = page.evaluate("() => getComputedStyle(document.body).color")
        assert ground == "rgb(43, 38, 32)", "ink, also in the evening"


def test_a_rule_has_a_link_and_its_picture_can_be_tried_out(
    new_page: NewPage, address: str
) -> None:
    figure = next(f for f in figures.figures_of(find_game("venice").face) if f.id == "move")
    page = new_page(width=390)
    page.goto(f"{address}/rules/venice")
    page.focus(f"#{figure.rule} > .id")
    page.keyboard.press("Enter")
    assert page.url.endswith(f"/rules/venice#{figure.rule}")
    pictures = page.locator(f"#figure-{figure.id} img")
    expect(pictures).to_have_count(2)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 100
    for _ in "from the rule to its link, and on":
        page.keyboard.press("Tab")
        if page.locator("button:focus").count():
            break
    expect(page.locator(f"#figure-{figure.id} button")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED, state="attached")
    expect(page.locator(".bar")).to_contain_text("An example of the rules")
    target = page.locator(".pane [data-target='sq-g8']")
    expect(target.first).to_be_attached()
