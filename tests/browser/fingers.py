"""Plays any game with a finger on a phone: real touches, which hit only what is on top."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, TimeoutError

from tests.browser.playing import number, pick, wait_for_change

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}

AIM = """(wanted, about) => {
  const SPOTS = ".pane :is([data-target].live, [data-why])";
  const { target } = wanted.dataset;
  const isPane = wanted.closest(".pane");
  const isIt = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    // A figure on a square stands for the same target.
    if (isPane) return top?.closest(SPOTS)?.dataset.target === target;
    return wanted.contains(top);
  };
  // A fingertip is wide: what is around the point must belong to the same thing.
  const isWide = ([x, y]) =>
    [[0, 0], [-7, 0], [7, 0], [0, -7], [0, 7]].every(([dx, dy]) => isIt([x + dx, y + dy]));
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  const find = () => {
    const { x, y, width, height } = wanted.getBoundingClientRect();
    return parts.flatMap(down => parts.map(right => [x + width * right, y + height * down]))
      .find(isWide);
  };
  let at = find();
  for (const block of ["nearest", "center"]) {
    if (at) break;
    wanted.scrollIntoView({ block });
    at = find();
  }
  if (!at) return null;
  window.tapped = new Promise((done, failed) => {
    addEventListener("click", done, { once: true, capture: true });
    setTimeout(() => failed(new Error("the tap was no click")), 10000);
  }).then(() => true);
  return at;
}"""
"""Where a finger would tap a thing, once it has been scrolled to: null if nowhere."""


STILL = """() => new Promise(done => {
  let before = NaN;
  const look = () => {
    if (scrollY === before) return done();
    before = scrollY;
    setTimeout(look, 60);
  };
  requestAnimationFrame(look);
})"""
"""Waits until the page no longer scrolls by itself: nobody taps what is moving."""


def tap(page: Page, wanted: Locator) -> None:
    """Tap a thing wherever it is on top, and wait until the page has seen it."""
    page.evaluate(STILL)
    at = wanted.evaluate(AIM)
    assert at is not None, f"no finger can tap {wanted.evaluate('e => e.outerHTML.slice(0, 200)')}"
    page.touchscreen.tap(*at)
    page.evaluate("() => window.tapped")


def by_finger(page: Page, rng: random.Random) -> None:
    """Make any decision with taps: on the drawings, on another tab perhaps, or in the list.

    A page that is drawn anew under the finger may miss a tap; then people tap again.
    """
    seen = number(page)
    for _ in range(4):
        if not tap_any(page, rng):
            return
        with suppress(TimeoutError):
            wait_for_change(page, seen, timeout=15_000)
            return
    raise AssertionError("the page does not answer to taps")


def tap_any(page: Page, rng: random.Random) -> bool:
    """Tap any choice; say whether there was one."""
    text = pick(page, rng)
    if text is None:
        return False
    button = page.locator(f".choice[value='{text}']").first
    target = button.get_attribute("data-target")
    drawn = page.locator(f".pane [data-target='{target}'].live")
    if target and drawn.count() and rng.random() < 0.7:
        tap_target(page, drawn, button.get_attribute("data-label") or "")
    else:
        if not button.is_visible():
            tap(page, page.locator("details.group", has=button).locator("summary"))
        tap(page, button)
    if page.locator("#confirm[open]").count():
        tap(page, page.locator("#confirm button[value=yes]"))
    return True


def tap_target(page: Page, drawn: Locator, label: str) -> None:
    """Tap a thing on a drawing, on whichever tab it is, and choose from its menu if it has one."""
    shown = drawn.locator("visible=true")
    if not shown.count():
        panel = drawn.first.evaluate("e => e.closest('[data-tabbed]').dataset.tabbed")
        tap(page, page.locator(f"main > .tabs [data-tab='{panel}']"))
    tap(page, shown.first)
    if page.locator("#menu:popover-open").count():
        tap(page, page.locator("#menu button", has_text=label).first)


class Finger:
    """One finger that goes down on the screen, moves and comes up."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._send("touchEnd")

    def cancel(self) -> None:
        self._send("touchCancel")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
