"""Orléans through the page: a whole game on a phone, in Russian, and planning by hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import play_whole_game, sit_down


def test_a_whole_game_of_two_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", 360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)

    def check(page: Page) -> None:
        assert not sideways(page)
        assert not small_text(page)
        assert not small_targets(page)

    sit_down(page, address, "orleans", seats=2, name="Аня")
    assert play_whole_game(page, seed=2, check=check) > 40
    page.wait_for_selector(".score.sheet")


def test_planning_by_hand(new_page: NewPage, address: str) -> None:
    """Take up a farmer, see its slots light up, put it down, and take it back."""
    page = new_page("en-GB", 1440, 900)
    sit_down(page, address, "orleans", seats=2)
    page.locator(".pane [data-target=market-own-farmer].live").first.dispatch_event("click")
    expect(page.locator("#question")).to_contain_text("Where does your own farmer go?")
    slot = page.locator(".pane [data-target=slot-village-farmer].live")
    slot.first.dispatch_event("click")
    expect(page.locator(".choice[value='lift village-farmer']")).to_have_count(1)
    slot.first.dispatch_event("click")
    expect(page.locator(".choice[value='pick own-farmer']")).to_have_count(1)
