"""Whole games of Bruges through the page: on a phone, and at a full table of five."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import play_whole_game, sit_down


def test_a_whole_game_of_bruges_in_russian_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", 360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)

    def check(page: Page) -> None:
        assert not sideways(page)
        assert not small_text(page)
        assert not small_targets(page)

    sit_down(page, address, "bruges", seats=2, name="Аня")
    assert play_whole_game(page, seed=5, check=check) > 40
    expect(page.locator(".score tbody tr")).to_have_count(8)


def test_five_seats_with_all_modules(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "bruges", seats=5, citizens="yes", zwin="yes", exchange="yes")
    assert play_whole_game(page, seed=2) > 40
    expect(page.locator(".score thead th")).to_have_count(5)
