"""A finger drags what can be taken up; everywhere else it scrolls."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import NewPage
from tests.browser.fingers import PHONE, STILL, Finger
from tests.browser.playing import number, sit_down, wait_for_change
from tests.browser.test_clicks import own_figures, place_all_figures

HELD = "html:not([data-sending]) main:not([data-holding=''])"


def drawn(page: Page, target: str) -> Locator:
    """Return what can be seen of a thing on the drawings."""
    return page.locator(f".pane [data-target='{target}'].live:visible").first


def middle(thing: Locator, *, scroll: bool = True) -> tuple[float, float]:
    """Return where a thing is on the screen; by itself it comes into sight first."""
    if scroll:
        thing.scroll_into_view_if_needed()
    while (box := thing.bounding_box()) is None:
        thing.wait_for()  # the page has just been drawn anew: others plan too
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def nothing_is_held(page: Page, placed: int = 0) -> None:
    """See that all followers of Orléans lie where they lay. (Others plan meanwhile.)"""
    expect(page.locator("html:not([data-sending]) main[data-holding='']")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".choice[value^=pick]")).not_to_have_count(0)
    expect(page.locator(".choice[value^=lift]")).to_have_count(placed)


def press(page: Page, target: str, hold: Callable[[Finger, float, float], None]) -> Finger:
    """Put a finger on a thing, and see that it does what it should.

    The page may scroll to a new question, or be drawn anew since others plan, just as the finger
    comes down; then it is put there once more, as people do.
    """
    for _ in range(4):
        page.evaluate(STILL)
        x, y = middle(drawn(page, target))
        finger = Finger(page)
        finger.down(x, y)
        with suppress(TimeoutError):
            hold(finger, x, y)
            return finger
        finger.cancel()
    raise AssertionError(f"{target} does not answer to a finger")


def take_up(page: Page, target: str) -> Finger:
    """Press a thing and move the finger a little: it is taken up."""

    def move_a_little(finger: Finger, x: float, y: float) -> None:
        for step in range(1, 5):
            finger.move(x, y - 8 * step)
        page.wait_for_selector(HELD, state="attached", timeout=5000)
        expect(page.locator(".ghost")).to_have_count(1)

    return press(page, target, move_a_little)


def press_long(page: Page, target: str) -> Finger:
    """Keep a finger on a thing until the page says what it is."""

    def keep_still(_finger: Finger, _x: float, _y: float) -> None:
        page.wait_for_selector("#thing[open]", timeout=5000)

    return press(page, target, keep_still)


def test_a_finger_drags_a_figure_of_venice(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    sit_down(page, address, "venice", seats=2)
    place_all_figures(page)
    before, one = number(page), own_figures(page)[0]
    finger = take_up(page, one)
    goal = page.locator(".choice[value*='; to ']").first.get_attribute("data-target") or ""
    finger.move(*middle(drawn(page, goal), scroll=False))
    finger.up()
    wait_for_change(page, before)
    expect(page.locator("main[data-holding='']")).to_have_count(1)
    expect(page.locator("#question")).not_to_have_text(re.compile("^Where"))
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_finger_drags_a_follower_of_orleans(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    sit_down(page, address, "orleans", seats=2)
    finger = take_up(page, "market-own-farmer")
    finger.move(*middle(drawn(page, "slot-village-farmer"), scroll=False))
    finger.up()
    expect(page.locator(".choice[value='lift village-farmer']")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)
    # Dragged to nowhere it lies where it lay.
    finger = take_up(page, "market-own-trader")
    finger.move(195, 20)
    finger.up()
    nothing_is_held(page, placed=1)


def test_the_page_scrolls_under_what_is_dragged(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    sit_down(page, address, "orleans", seats=2)
    page.evaluate("scrollTo(0, 0)")
    finger = take_up(page, "market-own-farmer")
    goal, bar = drawn(page, "slot-wagon-farmer"), page.locator(".bar header")
    (_, below), over = middle(goal, scroll=False), middle(bar, scroll=False)
    assert below > over[1], "it is behind the bar"
    # Over the bar, and, should it have gone too far, at the top; in between all stays.
    while not 100 < (y := middle(goal, scroll=False)[1]) < over[1] - 50:
        finger.move(*(over if y > 100 else (195, 20)))
        page.wait_for_function("y => scrollY !== y", arg=page.evaluate("scrollY"))
        finger.move(195, 300)
    finger.move(*middle(goal, scroll=False))
    finger.up()
    expect(page.locator(".choice[value='lift wagon-farmer']")).to_have_count(1)


@pytest.mark.parametrize("by_finger", [True, False])
def test_what_the_browser_takes_the_pointer_for_is_let_go_of(
    new_page: NewPage, address: str, by_finger: bool
) -> None:
    page = new_page(**PHONE) if by_finger else new_page()
    sit_down(page, address, "orleans", seats=2)
    if by_finger:
        take_up(page, "market-own-farmer").cancel()
    else:
        page.mouse.move(*middle(drawn(page, "market-own-farmer")))
        page.mouse.down()
        page.mouse.move(400, 300, steps=3)
        page.wait_for_selector(HELD, state="attached")
        page.evaluate(
            """() => document.body.dispatchEvent(
                new PointerEvent("pointercancel", { bubbles: true, isPrimary: true }))"""
        )
    nothing_is_held(page)


def test_elsewhere_a_finger_scrolls_and_a_long_press_drags_nothing(
    new_page: NewPage, address: str
) -> None:
    page = new_page(**PHONE)
    sit_down(page, address, "orleans", seats=2)
    finger = Finger(page)
    # On a place, which is filled with a tap and cannot be taken up.
    x, y = middle(drawn(page, "place-village"))
    page.evaluate("scrollTo(0, 0)")
    y = min(y, 500)
    finger.down(x, y)
    for step in range(1, 11):
        finger.move(x, y - 30 * step)
    page.wait_for_function("() => scrollY > 100")
    finger.up()
    nothing_is_held(page)
    # Who has asked what a thing is does not drag it.
    finger = press_long(page, "market-own-farmer")
    x, y = middle(drawn(page, "market-own-farmer"), scroll=False)
    for step in range(1, 5):
        finger.move(x, y - 20 * step)
    expect(page.locator(".ghost")).to_have_count(0)
    finger.up()
    expect(page.locator("#thing[open]")).to_be_visible()
    nothing_is_held(page)
