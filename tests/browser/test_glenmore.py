"""Glen More through the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, open_near_the_end
from tests.browser.playing import is_asked, play_whole_game, sit_down


def test_three_seats_to_the_end_with_hidden_points(new_page: NewPage, address: str) -> None:
    page = new_page()
    record = finished_record("glenmore", seats=3, options={"points": "hidden"})
    open_near_the_end(page, address, record, steps=40)
    assert play_whole_game(page, seed=2) > 2
    expect(page.locator(".score.sheet thead th")).to_have_count(3)


def test_a_place_lights_what_it_would_activate(new_page: NewPage, address: str) -> None:
    page = new_page(width=1440, height=900)
    sit_down(page, address, "glenmore", seats=2)
    page.wait_for_selector("[data-target^='tile-'].live")
    assert is_asked(page)
    page.locator("[data-target^='tile-'].live").first.dispatch_event("click")
    place = page.locator("[data-target^='spot-'].live").first
    place.wait_for()
    lit = place.locator(".lit").first
    expect(lit).to_have_css("opacity", "0")
    place.focus()
    expect(lit).to_have_css("opacity", "1")
