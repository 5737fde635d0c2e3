"""Whole games through the page."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import (
    ASKED,
    OVER,
    arrive,
    choose,
    is_asked,
    is_over,
    number,
    play_whole_game,
    sit_down,
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


def test_two_people_and_a_bot_with_all_that_can_happen(new_page: NewPage, address: str) -> None:
    """An undo, a lost connection, a bot that takes over, the return, and the end."""
    rng = random.Random(7)
    ann, ben = new_page(), new_page()
    ann.goto(address)
    ann.fill("#name", "Ann")
    ann.click("text=Remember")
    ann.click("button[formaction*=venice][value=friends]")
    link = ann.input_value("#link")
    assert ann.locator(".invite .qr svg").count() == 1

    ben.goto(link)
    ben.fill("#name", "Ben")
    ben.click("text=Sit down")
    ann.wait_for_selector("text=Ben")
    ann.select_option(".seat.free select", "random")
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


def by_keyboard(page: Page, rng: random.Random) -> None:
    """Decide with nothing but keys: numbers for the list, b and arrows for the board."""
    seen = number(page)
    keys = page.locator(".choice[data-key]").count()
    if keys and rng.random() < 0.6:
        page.keyboard.press(str(rng.randint(1, min(keys, 9))))
    else:
        page.keyboard.press("b")
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"]))
        if not page.evaluate("() => document.activeElement.matches('[data-target]')"):
            page.keyboard.press("b")  # what is closed says why, and one goes back to what is not
        page.keyboard.press("Enter")
        if page.locator("#menu:popover-open").count():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    wait_for_change(page, seen)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_whole_game_by_keyboard_only(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    tab_to(page, "a[href='/new/venice']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#name")
    tab_to(page, "input[name=seats]")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "input[name=against]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "input[name=level]")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, ".form .button.main")
    page.keyboard.press("Enter")
    arrive(page)
    assert play_whole_game(page, seed=3, act=by_keyboard) >= 13
    # Those who listen were told of their turns and of the end.
    expect(page.locator("#say")).to_contain_text(re.compile("w[io]n|victory"))


def test_a_whole_game_in_russian_on_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", 360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)

    def check(page: Page) -> None:
        assert page.locator("html").get_attribute("lang") == "ru"
        assert not sideways(page)
        assert not small_text(page)
        assert not small_targets(page)

    sit_down(page, address, "venice", seats=3, name="Аня")
    play_whole_game(page, seed=5, check=check)
    expect(page.locator("#question")).to_contain_text("обед")
    check(page)
    page.get_by_role("tab", name="Ход игры").click()
    check(page)
