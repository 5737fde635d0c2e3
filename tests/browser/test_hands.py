"""Games by hand: one player has nothing but a finger on a phone, the other nothing but keys.

Both are people, so that they are asked before what cannot be taken back.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fingers import PHONE, by_finger, tap
from tests.browser.fixtures import finished_record, open_near_the_end
from tests.browser.keys import arrows_lead_to, by_keyboard, choose_from_menu, tab_to
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import (
    MOST_DECISIONS,
    arrive,
    is_asked,
    is_over,
    number,
    until,
    wait_for_change,
)
from tests.browser.test_whole_games import adds_up

pytestmark = pytest.mark.lengthy

FIRST = 14
"""So many decisions of a longer game are made."""
LAST = {"glenmore": 36, "orleans": 24, "bruges": 24}
"""So many steps before its end a game is joined: both are asked to confirm something by then."""
SMALL = {"width": 360, "height": 740}
COUNT_CONFIRMED = """
window.confirmed = 0;
addEventListener("close", ({ target }) => (window.confirmed += target.id === "confirm"), true);
"""
CONFIRMED = "window.confirmed"


class Hands:
    """Аня, whose phone speaks Russian, and Ben, who has a keyboard."""

    def __init__(self, new_page: NewPage, seed: int = 1) -> None:
        self.ann = new_page("ru-RU", **PHONE)
        self.ben = new_page()
        for page in (self.ann, self.ben):
            page.add_init_script(COUNT_CONFIRMED)
        self._rng = random.Random(seed)
        self._looked = 0

    def open(self, address: str, game: str) -> None:
        """Have Ben open a table for two, with keys, and both sit down there."""
        ben = self.ben
        ben.goto(address)
        tab_to(ben, f"a[href='/new/{game}']")
        ben.keyboard.press("Enter")
        ben.wait_for_selector("#name")
        tab_to(ben, "#name")
        ben.keyboard.type("Ben")
        tab_to(ben, "input[name=seats]")
        while ben.evaluate("document.activeElement.value") != "2":
            ben.keyboard.press("ArrowLeft")
        tab_to(ben, ".form .button.main")
        ben.keyboard.press("Enter")
        self.meet()

    def meet(self) -> None:
        """Have Аня come to the table that Ben has opened, and Ben start."""
        ann, ben = self.ann, self.ben
        ben.wait_for_selector("#link")
        ann.goto(ben.input_value("#link"))
        ann.fill("#name", "Аня")
        ann.locator("form[action$='/sit'] .button.main").tap()  # leads to another page
        ben.wait_for_selector("text=Аня")
        tab_to(ben, "form[action$='/start'] .button.main")
        ben.keyboard.press("Enter")
        for page in (ann, ben):
            arrive(page, "main.table[data-kind=table]")

    def play(self, decisions: int = MOST_DECISIONS) -> bool:
        """Let whoever is asked decide; say whether the game is over."""
        ann, ben = both = self.ann, self.ben
        for _ in range(decisions):
            # Who does not know yet what the other has done might choose what is gone.
            until(ann, lambda: number(ann) == number(ben))
            until(ann, lambda: any(map(is_asked, both)) or all(map(is_over, both)))
            if is_over(ann):
                return True
            if is_asked(ann):
                by_finger(ann, self._rng)
            else:
                by_keyboard(ben, self._rng)
            self._looked += 1
            if self._looked % 10 == 0:
                fits_a_phone(ann)
        return False

    def see_the_result(self) -> None:
        """See that both are shown the result, and those who listen are told of it."""
        for page in (self.ann, self.ben):
            expect(page.locator(".score.sheet thead th")).to_have_count(2)
            adds_up(page)
            expect(page.locator("#say")).to_contain_text(re.compile("w[io]n|victory|обед"))
            assert page.evaluate(CONFIRMED) > 0
        fits_a_phone(self.ann)
        tap(self.ann, self.ann.get_by_role("tab", name="Ход игры"))
        fits_a_phone(self.ann)


def fits_a_phone(page: Page) -> None:
    """See that a small phone shows everything, large enough."""
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    assert page.locator("html").get_attribute("lang") == "ru"
    assert not sideways(page)
    assert not small_text(page)
    assert not small_targets(page)
    page.set_viewport_size({name: PHONE[name] for name in SMALL})  # type: ignore[arg-type]


@pytest.mark.soak
@pytest.mark.parametrize("game", ["venice", "glenmore", "orleans", "bruges"])
def test_a_whole_game_by_a_finger_and_by_keys(new_page: NewPage, address: str, game: str) -> None:
    hands = Hands(new_page)
    hands.open(address, game)
    assert hands.play()
    hands.see_the_result()


@pytest.mark.parametrize("game", ["orleans", "bruges"])
def test_the_beginning_of_a_longer_game(new_page: NewPage, address: str, game: str) -> None:
    hands = Hands(new_page)
    hands.open(address, game)
    assert not hands.play(FIRST)


@pytest.mark.parametrize(
    "game",
    [
        "glenmore",
        pytest.param("orleans", marks=pytest.mark.soak),
        pytest.param("bruges", marks=pytest.mark.soak),
    ],
)
def test_the_end_of_a_longer_game(new_page: NewPage, address: str, game: str) -> None:
    hands = Hands(new_page)
    record = finished_record(game, seats=2)
    open_near_the_end(hands.ben, address, record, steps=LAST[game], against="friends", name="Ben")
    hands.meet()
    assert hands.play()
    hands.see_the_result()


@pytest.mark.parametrize("has_finger", [True, False])
def test_a_menu_by_a_finger_and_by_keys(new_page: NewPage, address: str, has_finger: bool) -> None:
    """A meadow of Glen More sells one sheep, two or three: games at random seldom come there."""
    page = new_page(**PHONE) if has_finger else new_page()
    open_near_the_end(page, address, finished_record("glenmore", seats=2), steps=27)
    button = page.locator(".choice[value='sell meadow-3']")
    label, target = button.get_attribute("data-label"), button.get_attribute("data-target")
    assert label and target
    goals, seen = f".pane [data-target='{target}'].live", number(page)
    if has_finger:
        tap(page, page.locator(f"{goals}:visible").first)
    else:
        assert arrows_lead_to(page, goals, target)
        page.keyboard.press("Enter")
    items = page.locator("#menu:popover-open button")
    expect(items).to_have_count(3)
    if has_finger:
        tap(page, items.filter(has_text=label))
    else:
        expect(items.first).to_be_focused()
        choose_from_menu(page, label)
    wait_for_change(page, seen)
    expect(items).to_have_count(0)
    expect(button).to_have_count(0)
