"""What happened, in a real browser: lines, marks, lights, moments, and “show again”."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, upload
from tests.browser.playing import ASKED, choose, sit_down

TELLING = ".happened .line[data-things]"
MOST_DECISIONS = 150


def play_until(page: Page, sign: str) -> None:
    """Play at random until the page asks for a decision and shows something."""
    rng = random.Random(3)
    for _ in range(MOST_DECISIONS):
        page.wait_for_selector(ASKED, state="attached")
        if page.locator(sign).count():
            return
        choose(page, rng)
    raise AssertionError(f"{sign} never came")


@pytest.mark.parametrize("game", ["venice", "glenmore", "bruges"])
def test_what_others_did_stands_at_the_bar_and_not_in_the_log(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page()
    sit_down(page, address, game, seats=3)
    play_until(page, ".log .turn")
    play_until(page, f"{TELLING} >> nth=1")
    at_the_bar = page.locator(".happened .line").all_inner_texts()
    in_the_log = page.locator(".log .turn").all_inner_texts()
    assert len(at_the_bar) > 1 and in_the_log
    steps = page.evaluate(
        """() => ["[data-at]", ".log [data-step]"].map(selector =>
          [...document.querySelectorAll(selector)].map(e => +(e.dataset.at ?? e.dataset.step)))"""
    )
    assert max(steps[1]) < min(steps[0]), "the log ends where the bar begins"


def test_a_phone_unfolds_all_of_it(new_page: NewPage, address: str) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    sit_down(page, address, "venice", seats=3)
    play_until(page, f"{TELLING} >> nth=1")
    lines = page.locator(".happened .line")
    expect(lines.locator("visible=true")).to_have_count(1)
    page.locator(".unfold").tap()
    expect(lines.locator("visible=true")).to_have_count(lines.count())
    page.locator("[data-tab=talk]").tap()
    expect(lines.last).to_be_visible()
    expect(page.locator(".log")).to_be_visible()


@pytest.mark.parametrize("game", ["venice", "glenmore", "orleans", "bruges"])
def test_what_changed_is_marked_until_i_act(new_page: NewPage, address: str, game: str) -> None:
    page = new_page(width=1440, height=900)
    sit_down(page, address, game, seats=2, level="amateur")
    play_until(page, "svg .changed:not(.lit)")
    page.reload()
    expect(page.locator("svg .changed").first).to_be_attached()
    marked = page.locator(".happened [data-new]").first.get_attribute("data-at")
    choose(page, random.Random(1))
    expect(page.locator(f".happened [data-new][data-at='{marked}']")).to_have_count(0)


@pytest.mark.parametrize("game", ["venice", "glenmore"])
def test_a_figure_has_a_trail_from_where_it_came(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(width=1440, height=900)
    sit_down(page, address, game, seats=2)
    # Not every move leaves one: what was moved may have sunk with its square in the same turn.
    # What is lit is what the mouse happens to lie on, a figure of one's own perhaps.
    play_until(page, "svg .trail:not(.lit)")
    expect(page.locator(".happened [data-from][data-new]").first).to_be_attached()


@pytest.mark.parametrize("game", ["venice", "glenmore", "bruges"])
def test_a_line_and_its_things_light_each_other_up(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(width=1440, height=900)
    sit_down(page, address, game, seats=2, level="amateur")
    play_until(page, f"{TELLING} [data-new]")
    page.wait_for_selector("svg .changed", state="attached")
    lit = page.locator("svg .changed.lit")
    expect(lit).to_have_count(0)
    # The name stands for the whole turn, whose tile may lie where this page does not look.
    line = page.locator(TELLING, has=page.locator("strong")).last
    line.locator("strong").hover()
    expect(lit.first).to_be_attached()
    page.mouse.move(1, 1)
    page.locator("#question").hover()
    expect(lit).to_have_count(0)
    # By keyboard.
    line.focus()
    expect(lit.first).to_be_attached()
    page.locator("#question").focus()
    expect(lit).to_have_count(0)
    # And the other way round.
    page.locator("svg .changed").first.evaluate(
        """e => e.parentElement.dispatchEvent(new PointerEvent("pointerover", {bubbles: true}))"""
    )
    expect(page.locator(".happened .line.lit")).not_to_have_count(0)


def test_a_tap_on_a_line_brings_its_drawing_to_the_front(new_page: NewPage, address: str) -> None:
    page = new_page(width=390, height=844, has_touch=True)
    sit_down(page, address, "bruges", seats=2, level="amateur")
    play_until(page, ".happened .newest .line[data-things*='-1']")
    page.locator("[data-tab=street]").tap()
    line = page.locator(".happened .newest .line")
    line.tap()
    # One thing may be drawn on several tabs: one of them is in front.
    expect(page.locator("svg .changed.lit:visible").first).to_be_visible()


def test_a_choice_shows_what_it_changes_elsewhere(new_page: NewPage, address: str) -> None:
    """“c4 sinks” shows c4: at once, and brighter when one points at the choice or its card."""
    page = new_page(width=390, height=844)
    sit_down(page, address, "venice", seats=2)
    play_until(page, ".choice[value^=play]")
    choice = page.locator(".choice[value^=play]").first
    square = choice.get_attribute("data-things")
    assert square and square.removeprefix("sq-") in choice.inner_text()
    stake = page.locator(f"svg :is([data-mark={square}], [data-target={square}]) .stake")
    expect(stake.first).to_be_in_viewport()
    bright = page.locator(".stake.lit")
    expect(bright).to_have_count(0)
    # Who scrolls down to a choice may leave the square behind; it is bright all the same.
    choice.hover()
    expect(bright.first).to_be_visible()
    page.locator("#question").hover()
    expect(bright).to_have_count(0)
    page.locator(f"svg [data-target='{choice.get_attribute('data-target')}']").first.hover()
    expect(bright.first).to_be_visible()


@pytest.mark.parametrize("game", ["bruges", "orleans"])
def test_a_moment_shows_its_comparison_at_the_bar(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page()
    sit_down(page, address, game, seats=2, level="amateur")
    play_until(page, ".happened .moment")
    moment = page.locator(".happened .moment").first
    expect(moment.locator("tbody td").first).to_be_attached()
    assert moment.locator("thead th").count() == 2
    assert moment.locator("summary").inner_text()


@pytest.mark.parametrize("game", ["glenmore", "bruges", "venice"])
def test_a_moment_can_be_called_up_from_the_log(new_page: NewPage, address: str, game: str) -> None:
    page = new_page()
    table = upload(page, address, finished_record(game, seats=2))
    last = int(page.locator(".step").inner_text().split("/")[1])
    for step in range(last, 0, -60):
        page.goto(f"{table}/replay/{step}")
        if page.locator(".log .moment").count():
            break
    moment = page.locator(".log .moment").last
    expect(moment.locator("table")).to_be_hidden()
    moment.locator("summary").click()
    expect(moment.locator("tbody td").first).to_be_visible()
    moment.locator("a").click()
    expect(page.locator(".log a[aria-current=step]").first).to_be_attached()


def test_show_again_goes_as_fast_as_one_likes(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script(
        """window.waits = [];
        const wait = window.setTimeout;
        window.setTimeout = (what, ms, ...more) => {
          window.waits.push(ms);
          return wait(what, Math.min(ms ?? 0, 60), ...more);
        };"""
    )
    sit_down(page, address, "venice")
    for speed, ms in (("fast", 350), ("slowly", 2000)):
        play_until(page, f"{TELLING} [data-new]")
        page.click(".menu-switch summary")
        page.select_option("#again-speed", label=speed)
        page.reload()
        expect(page.locator("#again-speed")).to_have_value(str(ms))
        page.click("[data-again]")
        page.wait_for_selector("main:not([data-replaying])", state="attached")
        assert ms in page.evaluate("window.waits"), speed
