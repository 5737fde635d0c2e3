"""A game through the page, with all that can happen in one."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, open_near_the_end
from tests.browser.playing import (
    ASKED,
    OVER,
    arrive,
    choose,
    is_asked,
    is_over,
    number,
    until,
    wait_for_change,
)


def play_until(pages: list[Page], rng: random.Random, decisions: int) -> bool:
    """Let whoever is asked decide; say whether the game is over."""
    for _ in range(decisions):
        until(pages[0], lambda: is_over(pages[0]) or any(is_asked(page) for page in pages))
        if is_over(pages[0]):
            return True
        choose(next(page for page in pages if is_asked(page)), rng)
    return False


def play_until_waiting(page: Page, rng: random.Random, name: str) -> None:
    """Decide as long as it is this page's turn, until everything waits for somebody."""
    waits = page.locator("#question", has_text=f"Waiting for {name}")
    while not waits.count():
        page.wait_for_selector(
            f"{ASKED}, #question:has-text('Waiting for {name}')", state="attached"
        )
        if is_asked(page):
            choose(page, rng)
        assert not is_over(page), f"the game is over before it waits for {name}"


@pytest.mark.lengthy
def test_two_people_and_a_bot_with_all_that_can_happen(new_page: NewPage, address: str) -> None:
    """An undo, a lost connection, a bot that takes over, the return, and the end."""
    rng = random.Random(7)
    ann, ben = new_page(), new_page()
    # The first half of a game takes as long as the second, and nothing else happens there.
    record = finished_record("venice", seats=3)
    open_near_the_end(ann, address, record, steps=75, against="friends")
    link = ann.input_value("#link")
    assert ann.locator(".invite .qr svg").count() == 1

    ben.goto(link)
    ben.fill("#name", "Ben")
    ben.click("text=Sit down")
    ann.wait_for_selector("text=Ben")
    ann.select_option(".seat.free select", "novice")
    ann.click("text=Seat a bot")
    ann.wait_for_selector(".seat .muted >> text=novice")
    ann.click(".form >> text=Start")
    for page in (ann, ben):
        arrive(page)

    # They talk, and everything they write stays text.
    ann.fill(".say-form input", "<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(ben.locator(".log .said")).to_contain_text("<b>hello</b>")

    # An undo: free, as long as nothing was shown.
    play_until([ann, ben], rng, 6)
    for _ in range(400):
        asked = [page for page in (ann, ben) if is_asked(page)]
        starts = ":has(main[data-holding='']) .choice:is([value^=move], [value^=buy])"
        if asked and asked[0].locator(starts).count():
            break
        play_until([ann, ben], rng, 1)
    actor = asked[0]
    before = actor.locator("#question").inner_text()
    seen = number(actor)
    actor.locator(".choice[value^=move], .choice[value^=buy]").first.click()
    wait_for_change(actor, seen)
    if (squares := actor.locator(".choice[value*='; to ']")).count():
        squares.first.dispatch_event("click")  # the figure was only taken up
        actor.wait_for_selector("main[data-holding='']")
    actor.locator("[data-undo]").click()
    expect(actor.locator("#question")).to_have_text(before)

    # Ben's network goes away; he misses moves, comes back and sees them.
    ben.context.set_offline(True)
    expect(ben.locator("#offline")).to_be_visible()
    play_until_waiting(ann, rng, "Ben")
    # Ann may herself still be about to hear of Ben's last step: he may know more than she.
    latest = int(number(ann))
    ben.context.set_offline(False)
    until(ben, lambda: int(number(ben)) >= latest)
    expect(ben.locator("#offline")).to_be_hidden()
    play_until([ann, ben], rng, 6)

    # Ben leaves for good; after a while Ann lets a bot play for him.
    ben.goto("about:blank")
    play_until_waiting(ann, rng, "Ben")
    ann.click("text=Let a bot play for Ben")
    ann.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
    assert ann.locator(".strip >> text=a bot sits in").count() == 1

    # He comes back, has his seat again, and they finish.
    ben.goto(link)
    expect(ben.locator(".strip .mark.away:visible")).to_have_count(0)
    assert play_until([ann, ben], rng, 1000)
    for page in (ann, ben):
        page.wait_for_selector(".score.sheet")
        assert page.locator(".score.sheet thead th").count() == 3
    adds_up(ann)


def adds_up(page: Page) -> None:
    """Check the sheet: every column adds up to its total."""
    rows = page.locator(".score.sheet tbody tr").all()
    totals = numbers_in(page.locator(".score.sheet tfoot tr").first)
    assert [sum(column) for column in zip(*map(numbers_in, rows), strict=True)] == totals


def numbers_in(row: Locator) -> list[int]:
    """Return the numbers of a line of the sheet."""
    return [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
