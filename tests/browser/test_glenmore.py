"""Whole games of Glen More through the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import is_asked, play_whole_game, sit_down


def test_a_whole_game_on_a_desktop(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "glenmore", seats=3, level="random")
    assert play_whole_game(page, seed=2) > 30
    page.wait_for_selector(".score.sheet")
    assert page.locator(".score.sheet thead th").count() == 3


def test_a_whole_game_in_russian_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", 360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)

    def check(page: Page) -> None:
        assert not sideways(page)
        assert not small_text(page)
        assert not small_targets(page)

    sit_down(page, address, "glenmore", seats=2, name="Аня", points="hidden")
    play_whole_game(page, seed=4, check=check)
    check(page)


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
