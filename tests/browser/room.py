"""How a page uses its screen: what is blank, cut, too small, or out of sight.

*Blank* is measured on a picture of the viewport, in squares of 16 px. A square is plain if all
its pixels have one colour and nothing that means something lies there: no shape of a drawing (a
tile, a card, water), no button, no field. It is blank if that colour is the page's ground, so
that the rest of a short line counts; what is plain but on a panel is told as well, so that nobody
is flattered by panels with nothing in them.
"""

from __future__ import annotations

import base64
from typing import NamedTuple

from playwright.sync_api import Page

SQUARE = 16

_BLANK = """async ([picture, side]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(innerWidth, innerHeight);
  const ink = canvas.getContext("2d", { willReadFrequently: true });
  // Pictures of phones have more pixels than their pages: then one of several is looked at.
  ink.imageSmoothingEnabled = false;
  ink.drawImage(image, 0, 0, innerWidth, innerHeight);
  const pixels = new Uint32Array(ink.getImageData(0, 0, innerWidth, innerHeight).data.buffer);
  const isPlain = (left, top, right, bottom) => {
    const first = pixels[top * innerWidth + left];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        if (pixels[y * innerWidth + x] !== first) return false;
    return true;
  };
  const means = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found?.ownerSVGElement || found?.closest("button, .button, .tool, input, select");
  };
  const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor
    .match(/\\d+/g).map(Number);
  const ground = (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
  let [blank, plain] = [0, 0];
  for (let top = 0; top < innerHeight; top += side)
    for (let left = 0; left < innerWidth; left += side) {
      const right = Math.min(left + side, innerWidth);
      const bottom = Math.min(top + side, innerHeight);
      if (isPlain(left, top, right, bottom) && !means((left + right) / 2, (top + bottom) / 2)) {
        const area = (right - left) * (bottom - top) / (innerWidth * innerHeight);
        plain += area;
        if (pixels[top * innerWidth + left] === ground) blank += area;
      }
    }
  return [blank, plain];
}"""

_SEEN = """() => {
  /** The part of a box that its scrollers and the screen let through. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = up === document.documentElement
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : up.getBoundingClientRect();
      if (up === document.documentElement || style.overflowX !== "visible")
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (up === document.documentElement || style.overflowY !== "visible")
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { box, width: Math.max(0, right - left), height: Math.max(0, bottom - top),
      x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const isInSight = (element) => {
    if (!element.checkVisibility()) return false;
    const { box, width, height, x, y } = seen(element);
    if (!box.width || width * height < 0.5 * box.width * box.height) return false;
    const top = document.elementFromPoint(x, y);
    return !!top && (element.contains(top) || top.contains(element) || !!top.closest(".pane"));
  };
  return { seen, isInSight };
}"""

_CUT = f"""() => {{
  const {{ seen }} = ({_SEEN})();
  let [aside, below] = [0, 0];
  for (const drawing of document.querySelectorAll(".pane > svg")) {{
    if (!drawing.checkVisibility()) continue;
    const {{ box, width, height }} = seen(drawing);
    aside = Math.max(aside, box.width - width);
    below = Math.max(below, box.height - height);
  }}
  return [Math.round(aside), Math.round(below)];
}}"""

_WORDS = """() => {
  let [least, which] = [1000, ""];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element.checkVisibility() || element.closest("title, .unseen")) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element.ownerSVGElement) {
      // A letter or a digit on a piece is a mark; covers are pictures.
      if (text.length === 1 || element.closest(".badge, .cover, .thumb")) continue;
      const m = element.getScreenCTM();
      size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    }
    if (size < least) [least, which] = [size, text];
  }
  return [Math.round(least * 10) / 10, which];
}"""

_TARGETS = """() => {
  let [least, which] = [1000, ""];
  const found = document.querySelectorAll(
    "button, .button, .tool, select, input:not([type=hidden]), summary, a.player, .pane .live");
  for (const element of found) {
    if (!element.checkVisibility() || element.closest(".unseen, [popover], dialog")) continue;
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    // What is long makes up for being low.
    const size = Math.max(Math.min(box.width, box.height), Math.sqrt(box.width * box.height) / 1.5);
    if (box.width && size < least)
      [least, which] = [size, element.dataset.target ?? element.outerHTML.slice(0, 90)];
  }
  return [Math.round(least * 10) / 10, which];
}"""

_HIDDEN = f"""() => {{
  const {{ isInSight }} = ({_SEEN})();
  return [...document.querySelectorAll(".bar.asked .choice")].filter((choice) => {{
    const id = choice.dataset.target;
    const things = id
      ? document.querySelectorAll(`.pane [data-target="${{CSS.escape(id)}}"].live`) : [];
    return !isInSight(choice) && ![...things].some(isInSight);
  }}).map((choice) => [choice.value, !choice.dataset.target]);
}}"""


class Least(NamedTuple):
    """The smallest of something, in CSS pixels, and which it is."""

    size: float
    which: str


class Cut(NamedTuple):
    """By how many pixels the worst drawing is cut."""

    aside: int
    below: int


class Hidden(NamedTuple):
    """The choices that are nowhere on the first screen."""

    some: list[str]
    endings: list[str]
    """Those that no drawing stands for: the end of a turn above all."""


class Empty(NamedTuple):
    """Shares of the viewport."""

    blank: float
    """The page's ground, with nothing on it."""
    plain: float
    """That, and panels with nothing on them."""


def empty(page: Page) -> Empty:
    """Return which share of the viewport is blank."""
    picture = base64.b64encode(page.screenshot()).decode()
    return Empty(*page.evaluate(_BLANK, [picture, SQUARE]))


def cut(page: Page) -> Cut:
    """Return by how much drawings stick out of what is seen of them."""
    return Cut(*page.evaluate(_CUT))


def smallest_word(page: Page) -> Least:
    """Return the smallest text; drawings count as they are scaled."""
    return Least(*page.evaluate(_WORDS))


def smallest_target(page: Page) -> Least:
    """Return the smallest thing that is clicked."""
    return Least(*page.evaluate(_TARGETS))


def hidden_choices(page: Page) -> Hidden:
    """Return the choices that are neither in the list nor on a drawing before one scrolls."""
    found: list[tuple[str, bool]] = page.evaluate(_HIDDEN)
    return Hidden([text for text, _ in found], [text for text, ends in found if ends])
