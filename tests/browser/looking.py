"""What must hold for the look of every page."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TEXT = 11.9
LEAST_TARGET = 39.5


def sideways(page: Page) -> int:
    """Return by how many pixels the page is too wide."""
    wide: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


def small_text(page: Page) -> list[str]:
    """Return the texts that are drawn too small to read; drawings count as they are scaled."""
    found: list[str] = page.evaluate(
        """least => {
          const small = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent.trim();
            const element = walker.currentNode.parentElement;
            if (!text || !element.checkVisibility() || element.closest("title, .unseen")) continue;
            let size = parseFloat(getComputedStyle(element).fontSize);
            if (element.ownerSVGElement) {
              // A letter on a piece is a mark; covers are pictures.
              if (text.length === 1 || element.closest(".badge, .cover, .thumb")) continue;
              const m = element.getScreenCTM();
              size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
            }
            if (size < least) small.push(`${text} (${size.toFixed(1)})`);
          }
          return small;
        }""",
        LEAST_TEXT,
    )
    return found


def small_targets(page: Page) -> list[str]:
    """Return the controls that a thumb would miss. Links inside text are text."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll(
            "button, .button, .tool, select, input:not([type=hidden]), summary, .pane .live")]
          .filter(e => e.checkVisibility() && !e.closest(".unseen"))
          .map(e => [e.closest("label") ?? e, e])
          .filter(([box]) => {
            const r = box.getBoundingClientRect();
            // Squares of a board touch: the gap between them belongs to both.
            const wanted = box.ownerSVGElement ? least - 2 : least;
            const [side, area] = [Math.min(r.height, r.width), r.width * r.height];
            return r.width && side < wanted && area < wanted ** 2;
          })
          .map(([box, e]) => e.outerHTML.slice(0, 120))""",
        LEAST_TARGET,
    )
    return found
