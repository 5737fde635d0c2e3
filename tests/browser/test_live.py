"""Answers that arrive late or out of order never show an older table."""

from __future__ import annotations

import random

from playwright.sync_api import Route

from tests.browser.conftest import NewPage
from tests.browser.playing import ASKED, choose, sit_down

NOTE_NUMBERS = """() => {
    const main = document.querySelector("main");
    window.numbers = [Number(main.dataset.number)];
    const note = () => window.numbers.push(Number(main.dataset.number));
    new MutationObserver(note).observe(main, { attributeFilter: ["data-number"] });
}"""


def test_an_overtaken_answer_never_brings_an_older_table_back(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    sit_down(page, address, "venice")
    page.wait_for_selector(ASKED, state="attached")
    held: list[Route] = []
    parts = page.locator("main").get_attribute("data-parts")
    page.route(f"**{parts}", lambda route: route.continue_() if held else held.append(route))
    page.evaluate("dispatchEvent(new Event('online'))")  # makes it ask how the table looks
    while not held:
        page.wait_for_timeout(10)
    old = held[0].fetch()

    page.evaluate(NOTE_NUMBERS)
    choose(page, random.Random(1))
    held[0].fulfill(response=old)
    page.wait_for_selector(ASKED, state="attached")
    while page.evaluate("numbers.at(-1) < numbers[0] + 2"):  # until a bot has moved as well
        page.wait_for_timeout(10)
    numbers = page.evaluate("numbers")
    assert numbers == sorted(numbers)
