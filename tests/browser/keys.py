"""Plays any game with nothing but keys: digits, b and arrows, c and Tab, Enter."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.playing import number, pick, wait_for_change

MOST_PRESSES = 40

FOCUSED = """() => {
  const { dataset, localName, parentElement, value } = document.activeElement;
  return { target: dataset.target ?? null, value: value ?? null, tag: localName,
    isOpen: Boolean(parentElement?.open) };
}"""
STEER = """goals => {
  const middle = e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const here = middle(document.activeElement);
  const [right, down] = [...document.querySelectorAll(goals)].filter(e => e.checkVisibility())
    .map(e => middle(e).map((there, axis) => there - here[axis]))
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
  const aside = right > 0 ? "ArrowRight" : "ArrowLeft";
  const along = down > 0 ? "ArrowDown" : "ArrowUp";
  return Math.abs(right) > Math.abs(down) ? [aside, along] : [along, aside];
}"""
"""The arrows that lead to a thing, the better one first."""


def by_keyboard(page: Page, rng: random.Random) -> None:
    """Make any decision: by its number, on the drawing, or with Tab through the list."""
    seen = number(page)
    text = pick(page, rng)
    if text is None:
        return
    button = page.locator(f".choice[value='{text}']").first
    key = button.get_attribute("data-key")
    target, label = button.get_attribute("data-target"), button.get_attribute("data-label") or ""
    goals = f".pane [data-target='{target}'].live"
    is_drawn = target and page.locator(f"{goals} >> visible=true").count()
    if is_drawn and rng.random() < 0.6 and arrows_lead_to(page, goals, target):
        page.keyboard.press("Enter")
        choose_from_menu(page, label)
    elif key:
        page.keyboard.press(key)
    else:
        tab_through_list(page, text)
        page.keyboard.press("Enter")
    if page.locator("#confirm[open]").count():
        page.keyboard.press("Enter")
    wait_for_change(page, seen)


def arrows_lead_to(page: Page, goals: str, target: str | None) -> bool:
    """Go from the first thing on the drawings towards another; say whether one comes there."""
    page.keyboard.press("b")
    been = set()
    for _ in range(MOST_PRESSES):
        here = page.evaluate(FOCUSED)["target"]
        assert here, "b leads to what can be chosen"
        if here == target:
            return True
        arrows = page.evaluate(STEER, goals)
        arrow = next((arrow for arrow in arrows if (here, arrow) not in been), None)
        if arrow is None:
            return False
        been.add((here, arrow))
        page.keyboard.press(arrow)
    return False


def choose_from_menu(page: Page, label: str) -> None:
    """Go down an open menu to what is wanted; without one, that was all."""
    if not page.locator("#menu:popover-open").count():
        return
    for _ in range(MOST_PRESSES):
        if label in page.evaluate("document.activeElement.innerText"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the menu does not lead to {label}")


def tab_through_list(page: Page, text: str) -> None:
    """Press Tab until a choice of the list has the focus; what is folded is opened."""
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.closest('.choose')"), "c leads to the list"
    for _ in range(10 * MOST_PRESSES):
        focused = page.evaluate(FOCUSED)
        if focused["value"] == text:
            return
        if focused["tag"] == "summary" and not focused["isOpen"]:
            page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {text}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")
