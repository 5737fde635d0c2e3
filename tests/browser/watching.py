"""What a page asks its server for, and what it is told: counted inside the page itself."""

from __future__ import annotations

import json

from playwright.sync_api import Page

COUNT = """
window.asked = [];
window.told = [];
const ask = window.fetch;
window.fetch = (url, more) => {
  const { pathname } = new URL(url, location.href);
  window.asked.push(`${more?.method ?? "GET"} ${pathname.replace(/^.t.[^/]+/, "table")}`);
  return ask(url, more);
};
const Stream = window.EventSource;
window.EventSource = class extends Stream {
  constructor(url) {
    super(url);
    window.stream = this;
    for (const kind of ["act", "back", "chat", "sit", "take-back", "stand-in"]) {
      this.addEventListener(kind, (told) => window.told.push(Number(told.lastEventId)));
    }
  }
};
"""
BYTES = """() => performance.getEntriesByType("resource")
    .filter(entry => entry.initiatorType === "fetch").map(entry => entry.encodedBodySize)"""


def count_requests(page: Page) -> None:
    """Have every page that is opened from now on count what it asks for."""
    page.add_init_script(COUNT)


def start_counting(page: Page) -> None:
    """Forget what was asked for so far."""
    page.evaluate("window.asked = [], performance.clearResourceTimings()")


def asked_for(page: Page) -> list[str]:
    """Return what the script has asked for since `start_counting`."""
    asked: list[str] = page.evaluate("window.asked")
    return asked


def bytes_of_answers(page: Page) -> int:
    """Return how many bytes the answers had, as they came over the wire."""
    return sum(bytes_of_each_answer(page))


def bytes_of_each_answer(page: Page) -> list[int]:
    """Return how many bytes each answer had, as it came over the wire."""
    sizes: list[int] = page.evaluate(BYTES)
    return sizes


def tell_again(page: Page, number: int) -> None:
    """Have the stream tell of an entry that the page shows already, as if it came late."""
    page.evaluate(
        """number => window.stream.dispatchEvent(
            new MessageEvent("act", { lastEventId: String(number), data: "{}" }))""",
        number,
    )


def wait_until_told(page: Page, number: int) -> None:
    """Wait until a page has heard of an entry and done what it does about it.

    A script that would ask again has done so by then: it decides when it hears of the entry,
    or when the answer that is under way has come.
    """
    page.wait_for_function(
        f"""() => window.told.at(-1) >= {json.dumps(number)}
        && Number(document.querySelector("main").dataset.number) >= {json.dumps(number)}
        && !document.documentElement.hasAttribute("data-sending")"""
    )
