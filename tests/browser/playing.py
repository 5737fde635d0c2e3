"""Plays any game through the page, as a person does.

A browser test of a whole game takes five lines::

    def test_a_whole_game(new_page: NewPage, address: str) -> None:
        page = new_page()
        sit_down(page, address, "venice", seats=2)
        play_whole_game(page, seed=1)
        assert "wins" in page.locator("#question").inner_text()
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

MOST_DECISIONS = 2000
ASKED = ".bar.asked .choice"
OVER = "[data-tab=result]"
PATIENCE = 20.0
END_OF_STEP = 0.3
"""How often what ends a step is chosen where it is possible."""

Act = Callable[[Page, random.Random], None]


def sit_down(
    page: Page,
    address: str,
    game: str,
    *,
    seats: int = 2,
    level: str = "novice",
    name: str = "Ann",
    **options: str,
) -> None:
    """Open a table against bots through the form, and start."""
    page.goto(f"{address}/new/{game}")
    page.fill("#name", name)
    page.check(f"input[name=seats][value='{seats}']")
    page.check("input[name=against][value=bots]")
    page.check(f"input[name=level][value={level}]")
    for option, choice in options.items():
        page.check(f"input[name=option-{option}][value='{choice}']")
    page.click(".form .button.main")
    arrive(page)


def sit_down_together(ann: Page, ben: Page, address: str, game: str, seats: int = 2) -> None:
    """Have Ann open a table for friends and Ben take a seat; bots get the others. Start."""
    ann.goto(f"{address}/new/{game}")
    ann.fill("#name", "Ann")
    ann.check(f"input[name=seats][value='{seats}']")
    ann.check("input[name=against][value=friends]")
    ann.click(".form .button.main")
    join_and_start(ann, ben)


def join_and_start(ann: Page, ben: Page) -> None:
    """Have Ben follow the link of Ann's waiting room and sit down, and Ann start."""
    ben.goto(ann.input_value("#link"))
    ben.fill("#name", "Ben")
    ben.click("form[action$='/sit'] .button.main")
    ann.wait_for_selector("text=Ben")
    ann.click("form[action$='/start'] .button.main")
    for page in (ann, ben):
        arrive(page, "main.table[data-kind=table]")


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait for something that more than one page or the test itself decides."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come true"
        page.wait_for_timeout(10)  # lets the browser tell us what it does


def arrive(page: Page, sign: str = "main.table") -> None:
    """Wait for the page that a click leads to, until its script listens to keys and clicks."""
    page.wait_for_selector(sign)
    page.wait_for_load_state("load")


def is_over(page: Page) -> bool:
    """Say whether the game has ended."""
    return page.locator(OVER).count() > 0


def is_asked(page: Page) -> bool:
    """Say whether the page asks its reader for a decision."""
    return page.locator(ASKED).count() > 0


def number(page: Page) -> str:
    """Return the number of the last entry that the page has seen."""
    return page.locator("main").get_attribute("data-number") or ""


def wait_for_change(page: Page, seen: str, timeout: float | None = None) -> None:
    """Wait until the page shows something later than *seen*, or has taken something up."""
    # What others do at the same time changes the number too: wait for our own answer.
    shown = f"main:is(:not([data-number='{seen}']), :not([data-holding='']))"
    page.wait_for_selector(f"html:not([data-sending]) {shown}", state="attached", timeout=timeout)


def pick(page: Page, rng: random.Random) -> str | None:
    """Return any of the choices: its text; None if there is nothing to decide any more."""
    # What only puts back what was taken up leads nowhere.
    read = "all => all.filter(b => b.value).map(b => [b.value, 'final' in b.dataset])"
    texts: list[tuple[str, bool]] = page.locator(ASKED).evaluate_all(read)
    if not texts:
        return None  # where several decide at once, another may have ended the phase
    endings = [text for text, is_final in texts if is_final]
    # Who fills and empties places at random would plan for ever.
    is_done = endings and rng.random() < END_OF_STEP
    return rng.choice(endings if is_done else [text for text, _ in texts])


def choose(page: Page, rng: random.Random) -> None:
    """Make any decision: on the board where it has a target that can be seen, else in the list."""
    seen = number(page)
    text = pick(page, rng)
    if text is None:
        return
    # The same may be offered for a slot and for its whole place.
    button = page.locator(f".choice[value='{text}']").first
    target = button.get_attribute("data-target")
    on_board = page.locator(f".pane [data-target='{target}'].live") if target else None
    if on_board is not None and rng.random() < 0.7 and shown(on_board):
        click_target(page, on_board.first, button.get_attribute("data-label") or "")
    else:
        if not button.is_visible():
            page.locator("details.group", has=button).locator("summary").click()
        button.click()
    confirm(page)
    wait_for_change(page, seen)


def shown(found: Locator) -> bool:
    """Say whether an element is there and not on another tab."""
    return found.count() > 0 and found.first.is_visible()


def click_target(page: Page, target: Locator, label: str) -> None:
    """Click a thing on the board, and choose from its menu if it has one."""
    # A figure on top of a square belongs to the same target: the click still reaches it.
    target.dispatch_event("click")
    item = page.locator("#menu button", has_text=label)
    if page.locator("#menu:popover-open").count():
        item.first.click()


def confirm(page: Page) -> None:
    """Answer the question before a move that cannot be taken back."""
    if page.locator("#confirm[open]").count():
        page.click("#confirm button[value=yes]")


def play_whole_game(
    page: Page, *, seed: int = 1, act: Act = choose, check: Callable[[Page], None] | None = None
) -> int:
    """Play to the end; return how many decisions it took. *check* looks at every tenth page."""
    rng = random.Random(seed)
    for decisions in range(MOST_DECISIONS):
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        if is_over(page):
            return decisions
        if check is not None and decisions % 10 == 0:
            check(page)
        act(page, rng)
    raise AssertionError("the game does not end")
