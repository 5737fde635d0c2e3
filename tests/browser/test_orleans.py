"""Orléans through the page: planning by hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import sit_down


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
