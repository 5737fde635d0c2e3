"""Bruges through the page: five seats, and the discard pile that everybody may browse."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, open_near_the_end, upload
from tests.browser.playing import (
    ASKED,
    arrive,
    choose,
    confirm,
    is_asked,
    join_and_start,
    number,
    play_whole_game,
    sit_down,
    until,
    wait_for_change,
)

ALL_MODULES = {"citizens": "yes", "zwin": "yes", "exchange": "yes"}


@pytest.mark.soak
def test_five_seats_with_all_modules(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, "bruges", seats=5, **ALL_MODULES)
    assert play_whole_game(page, seed=2) > 40
    expect(page.locator(".score.sheet thead th")).to_have_count(5)


def test_five_seats_with_all_modules_to_the_end(new_page: NewPage, address: str) -> None:
    page = new_page()
    record = finished_record("bruges", seats=5, options=ALL_MODULES)
    open_near_the_end(page, address, record, steps=40)
    assert play_whole_game(page, seed=2) > 2
    expect(page.locator(".score.sheet thead th")).to_have_count(5)


def pile_of(page: Page) -> Locator:
    """The drawing of the discard pile that can be seen."""
    return page.locator("[data-part=pane-pile] > svg:visible")


def cards_in(page: Page) -> int:
    """Return how many cards lie on the discard pile that is shown."""
    return pile_of(page).locator("[data-help^=card-]").count()


def test_the_discard_pile_stays_sorted_as_those_who_wait_like_it(
    new_page: NewPage, address: str
) -> None:
    rng = random.Random(3)
    ann, ben, onlooker = new_page(), new_page("ru-RU"), new_page(width=360, height=740)
    # In the middle of a game there is a pile already.
    record = finished_record("bruges", seats=2)
    open_near_the_end(ann, address, record, steps=80, against="friends")
    join_and_start(ann, ben)
    onlooker.goto(ann.url)
    onlooker.click("[role=tab][data-tab=pile]")
    discards = ".choice[value^=play][value$=workers]"
    acting = ann
    while cards_in(acting) < 3 or not acting.locator(discards).count():
        if is_asked(acting):
            choose(acting, rng)
        else:
            until(ann, lambda: is_asked(ann) or is_asked(ben))
            acting = ann if is_asked(ann) else ben
    waiting, by_colour = (ann, "By colour") if acting is ben else (ben, "По цвету")

    # By keyboard, by whoever waits for the turn; with a finger, by who only looks on.
    first = waiting.locator("#pile-guild")
    expect(first).to_be_checked()
    expect(pile_of(waiting)).to_have_count(1)
    first.focus()
    waiting.keyboard.press("ArrowRight")
    onlooker.get_by_text("By colour").click()
    before = cards_in(waiting)
    seen = number(waiting)
    acting.locator(discards).first.evaluate("button => button.click()")
    confirm(acting)

    wait_for_change(waiting, seen)
    for page, words in ((waiting, by_colour), (onlooker, "By colour")):
        expect(pile_of(page).locator("[data-help^=card-]")).to_have_count(before + 1)
        expect(pile_of(page)).to_have_attribute("aria-label", re.compile(f"{words}$"))
        expect(page.get_by_role("radio", name=words)).to_be_checked()
    expect(waiting.locator("#pile-colour")).to_be_focused()


def test_the_replay_keeps_the_order_of_the_pile(new_page: NewPage, address: str) -> None:
    page = new_page()
    upload(page, address, finished_record("bruges", seats=2))
    page.goto(page.url.replace("/replay/0", "/replay/120"))
    before = cards_in(page)
    page.get_by_text("By colour").click()
    assert page.evaluate("scrollY") == 0, "the page itself must not jump to the switch"
    page.locator("#question").press("End")
    expect(page.locator(".step")).not_to_contain_text("120 /")
    expect(page.get_by_role("radio", name="By colour")).to_be_checked()
    assert cards_in(page) > before


def to_the_first_card(page: Page, address: str) -> Locator:
    """Play until the first card is asked for; nobody has a house yet: return a settling."""
    sit_down(page, address, "bruges", seats=2)
    rng = random.Random(1)
    settling = page.locator(".pane [data-why*='no empty house']:visible")
    page.wait_for_selector(ASKED, state="attached")
    while not page.locator(".pane [data-target^=use-].live").count():
        choose(page, rng)
        page.wait_for_selector(ASKED, state="attached")
    return settling.first


def test_what_a_card_cannot_do_says_why(new_page: NewPage, address: str) -> None:
    page = new_page()
    settling = to_the_first_card(page, address)
    tip = page.locator("#tip")
    settling.hover()
    expect(tip).to_have_text(re.compile("You have no empty house"))
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    # By keyboard it is beside what can be done; Enter only tells more.
    seen = number(page)
    page.locator(".pane [data-target$=-house].live:visible").first.focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_have_text(re.compile("You have no empty house"))
    page.keyboard.press("Enter")
    expect(page.locator("#thing .not-now")).to_contain_text("You have no empty house")
    page.keyboard.press("Escape")
    expect(page.locator("#thing")).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.why").count("You have no empty house")
    assert number(page) == seen


def test_what_a_card_cannot_do_says_why_to_a_finger(new_page: NewPage, address: str) -> None:
    page = new_page(width=360, height=740, has_touch=True, is_mobile=True)
    settling = to_the_first_card(page, address)
    settling.tap(force=True)  # it is disabled, and yet it answers
    expect(page.locator("#thing .not-now")).to_contain_text("You have no empty house")
    page.touchscreen.tap(180, 10)  # outside
    expect(page.locator("#thing")).to_be_hidden()


LIVE_IN_SIGHT = """() => [...document.querySelectorAll(".pane .live")].some(target => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width && top?.closest(".pane");
})"""


def test_a_new_question_comes_with_what_can_be_done_in_sight(
    new_page: NewPage, address: str
) -> None:
    page = new_page(width=360, height=640, has_touch=True, is_mobile=True)
    sit_down(page, address, "bruges", seats=2)
    rng, asked, looked = random.Random(4), "", 0
    while looked < 15:
        page.wait_for_selector(ASKED, state="attached")
        question = page.locator("#question").inner_text()
        if question != asked and page.locator(".pane .live:visible").count():
            looked += 1
            page.wait_for_function(LIVE_IN_SIGHT)
        asked, seen = question, number(page)
        # Somebody reads far from where the next question will be about.
        page.evaluate("bottom => scrollTo(0, bottom ? 9999 : 0)", rng.random() < 0.5)
        buttons = page.locator(ASKED)
        buttons.nth(rng.randrange(buttons.count())).dispatch_event("click")
        confirm(page)
        wait_for_change(page, seen)


def test_a_refused_form_says_why_and_keeps_what_was_chosen(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU")
    page.goto(f"{address}/new/bruges")
    page.fill("#name", "Аня")
    for name, value in (("seats", "5"), ("against", "bots"), ("option-citizens", "no")):
        page.check(f"input[name={name}][value='{value}']")
    page.click(".form .button.main")
    expect(page.locator("[role=alert]")).to_contain_text("Впятером играют только с новыми")
    expect(page.locator("input[name=seats][value='5']")).to_be_checked()
    expect(page.locator("input[name=against][value=bots]")).to_be_checked()
    expect(page.locator("#name")).to_have_value("Аня")
    page.check("input[name=option-citizens][value=auto]")
    page.click(".form .button.main")
    arrive(page)
    expect(page.locator(".strip")).to_contain_text("Аня")
