"""Counts what a whole game costs a sensible player: clicks, and questions with one answer.

    python -m tests.browser.clicks [game …]

The player does what a person does who knows the page: fills places of Orléans with one click
each, points at a figure and then at a square, and uses the list for what is not on a drawing.
"""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, PATIENCE
from tests.browser.playing import (
    ASKED,
    MOST_DECISIONS,
    OVER,
    confirm,
    is_over,
    number,
    sit_down,
    wait_for_change,
)
from tests.browser.serving import server

GAMES = ("venice", "glenmore", "orleans", "bruges")
PICK_ON = 0.9
"""How often one goes on planning: who fits nowhere can be taken up for ever."""
LAST = ("done", "pass", "end", "stay")
"""What a sensible player does only when there is nothing better."""


@dataclass
class Clicks:
    """What a game cost."""

    clicks: int = 0
    turns: int = 0
    """How often the player came to decide after others, or after a round went on."""
    single_answer_questions: int = 0

    @property
    def per_turn(self) -> float:
        """Clicks a turn."""
        return self.clicks / max(1, self.turns)


def count_clicks(page: Page, game: str, seed: int = 1) -> Clicks:
    """Play the game of *game* that *page* shows to its end, and count."""
    rng, counted = random.Random(seed), Clicks()
    expected, has_gestures = -1, False
    for _ in range(MOST_DECISIONS):
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        if is_over(page):
            return counted
        texts = offered(page)
        if not texts:
            continue
        # More has happened than we did: others have acted, and this is a new turn.
        seen = number(page)
        counted.turns += int(seen) > expected
        counted.single_answer_questions += len(texts) == 1
        has_gestures = has_gestures or any(";" in text for text in texts)
        chosen = sensible(texts, rng, has_gestures)
        clicks = click_choice(page, chosen)
        if not clicks:
            continue
        counted.clicks += clicks
        wait_for_change(page, seen)
        held = page.locator("main").get_attribute("data-holding")
        expected = int(seen) + (0 if held else 1 + chosen.count(";"))
    raise AssertionError("the game does not end")


def offered(page: Page) -> list[str]:
    """Return what can be chosen now, in the order of the list; what only puts back is none."""
    found: list[str] = page.locator(ASKED).evaluate_all(
        "all => all.map(choice => choice.value).filter(Boolean)"
    )
    return found


def sensible(texts: list[str], rng: random.Random, has_gestures: bool = True) -> str:
    """Return a choice: what fills most of a place first, what ends something last.

    A page without whole gestures, an older one, has everything taken up and put down one by one.
    """
    picks = [text for text in texts if text.split()[0] == "pick"]
    if picks and not has_gestures and rng.random() < PICK_ON:
        return rng.choice(picks)
    holding = [text for text in texts if text.count(";") == 1 and not text.startswith("lift")]
    bundles = [t for t in texts if ";" in t and not t.startswith("lift")]
    if bundles and bundles != holding:
        return max(bundles, key=lambda text: text.count(";"))
    if holding:
        return rng.choice(holding)
    # Taking up, or taking back, what a whole gesture does better leads nowhere.
    better = [t for t in texts if t.split()[0] not in (*LAST, "pick", "pick-tower", "lift")]
    ending = [t for t in texts if t.split()[0] in LAST]
    return rng.choice(better) if better else rng.choice(ending or texts)


def click_choice(page: Page, text: str) -> int:
    """Make a choice as a person would; return how many clicks it took.

    0: it is gone, because where all plan at once the page has been drawn anew meanwhile.
    """
    clicks = 1
    button = page.locator(f'.choice[value="{text}"]').first
    if not button.count():
        return 0
    target = button.get_attribute("data-target")
    label = button.get_attribute("data-label") or ""
    on_board = page.locator(f".pane [data-target='{target}'].live:visible") if target else None
    if on_board is not None and on_board.count():
        on_board.first.dispatch_event("click")
        item = page.locator("#menu:popover-open button", has_text=label)
        if item.count():
            item.first.click()
            clicks += 1
    else:
        if not button.is_visible():
            page.locator("details.group", has=button).locator("summary").click()
            clicks += 1
        button.click()
    if page.locator("#confirm[open]").count():
        clicks += 1
        confirm(page)
    return clicks


def main() -> None:
    """Print what each game costs."""
    games = sys.argv[1:] or GAMES
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        sys.stdout.write("game       clicks  turns  clicks a turn  questions with one answer\n")
        for game in games:
            page = browser.new_page(reduced_motion="reduce", locale="en-GB")
            page.set_default_timeout(PATIENCE)
            sit_down(page, address, game)
            found = count_clicks(page, game)
            sys.stdout.write(
                f"{game:<10} {found.clicks:>6} {found.turns:>6} {found.per_turn:>14.1f} "
                f"{found.single_answer_questions:>26}\n"
            )
        browser.close()


if __name__ == "__main__":
    main()
