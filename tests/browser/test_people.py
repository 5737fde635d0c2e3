"""People at the tables: names, levels of bots, talk, taking back and doing again, playing on."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from igroteka.engine import find_game
from igroteka.tables.thinking import LEVELS
from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, open_near_the_end, upload
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import (
    ASKED,
    OVER,
    arrive,
    choose,
    is_asked,
    is_over,
    join_and_start,
    number,
    sit_down,
    sit_down_together,
    until,
    wait_for_change,
)
from tests.browser.serving import server

ME = ".player:has(.me-mark:text('you')) .name"
LINK = "http://example.org/" + "a-very-long-way-" * 20


def say(page: Page, text: str) -> None:
    page.fill(".say-form input", text)
    page.press(".say-form input", "Enter")


def play_to_the_end(*pages: Page) -> None:
    """Have all who are asked choose, until the game is over for everybody."""
    rng = random.Random(1)
    while not all(is_over(page) for page in pages):
        for page in pages:
            if is_asked(page):
                choose(page, rng)
        until(pages[0], lambda: any(is_asked(p) for p in pages) or all(map(is_over, pages)))


def near_the_end_together(ann: Page, ben: Page, address: str) -> None:
    """Have Ann and Ben play on from where two others were about to end a game."""
    open_near_the_end(ann, address, finished_record("venice", seats=2), steps=6, against="friends")
    join_and_start(ann, ben)


# --- names ----------------------------------------------------------------------------------


@pytest.mark.parametrize("with_script", [True, False])
def test_the_name_typed_in_the_lobby_is_the_name(
    new_page: NewPage, address: str, with_script: bool
) -> None:
    page = new_page(java_script_enabled=with_script)
    page.goto(address)
    page.fill("#name", "Mia")
    page.click("button[formaction*=venice][value=bots]")
    page.wait_for_selector("main.table")
    expect(page.locator(".player .name").first).to_have_text("Mia (you)")
    page.goto(address)
    expect(page.locator("#name")).to_have_value("Mia")
    page.fill("#name", "Mia B")
    page.click("button[formaction*=glenmore][value=friends]")
    expect(page.locator("#own-name")).to_have_value("Mia B")
    page.goto(address)
    page.fill("#name", "Mio")
    page.press("#name", "Enter")
    page.wait_for_load_state()
    expect(page.locator("#name")).to_have_value("Mio")
    assert page.url.rstrip("/") == address, "Enter opens no table"


def test_a_name_survives_every_way_out_of_the_lobby(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    page.fill("#name", "Zoë & Co")
    page.click("a[href='/new/bruges']")
    expect(page.locator("#name")).to_have_value("Zoë & Co")
    page.goto(address)
    page.fill("#name", "Zed")
    page.click("a[hreflang=ru]")
    expect(page.locator("#name")).to_have_value("Zed")


def test_the_name_can_be_changed_in_the_waiting_room(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(), new_page("ru-RU", 390, 844)
    ann.goto(address)
    ann.click("button[formaction*=venice][value=friends]")
    ben.goto(ann.input_value("#link"))
    ben.click("form[action$='/sit'] .button.main")
    expect(ann.locator(".seat .name")).to_have_text("Гость")
    ben.fill("#own-name", "Бен")
    ben.click(".rename button")
    expect(ann.locator(".seat .name")).to_have_text("Бен")
    expect(ben.locator("#own-name")).to_have_value("Бен")
    ben.goto(address)
    expect(ben.locator("#name")).to_have_value("Бен")


# --- bots -----------------------------------------------------------------------------------


def test_how_strong_the_bots_are_is_asked_explained_and_remembered(
    new_page: NewPage, address: str
) -> None:
    page = new_page("ru-RU")
    page.goto(address)
    # A first game is not against the strong ones.
    expect(page.locator("input[name=level][value=amateur]")).to_be_checked()
    about = page.locator(".levels .about p:visible")
    told = set()
    for level in LEVELS:
        page.check(f"input[name=level][value={level}]")
        expect(about).to_have_count(1)
        told.add(about.inner_text())
    assert len(told) == len(LEVELS)
    page.check("input[name=level][value=novice]")
    page.click("button[formaction*=venice][value=bots]")
    arrive(page)
    expect(page.locator(".player .name").nth(1)).to_have_text("Василий · новичок (бот)")
    # The next game against the same bots is one tap away, in every game and after a reload.
    page.goto(address)
    expect(page.locator("input[name=level][value=novice]")).to_be_checked()
    page.click("button[formaction*=glenmore][value=bots]")
    arrive(page)
    expect(page.locator(".player .name").nth(1)).to_have_text("Василий · новичок (бот)")
    page.goto(f"{address}/new/bruges")
    expect(page.locator("input[name=level][value=novice]")).to_be_checked()
    page.goto(address)
    expect(page.locator(".tables .who").first).to_contain_text("Василий (новичок)")


def test_a_record_names_the_level_of_its_bots(new_page: NewPage, address: str) -> None:
    page = new_page()
    upload(page, address, finished_record("venice", seats=2, names=("Ann", "search")))
    expect(page.locator(".player .name")).to_have_text(["Ann", "Basil · expert (bot)"])
    upload(page, address, finished_record("venice", seats=2, names=("skilled/saver", "Ann")))
    expect(page.locator(".player .name")).to_have_text(["Ada · skilled, saver (bot)", "Ann"])


def test_bots_have_the_character_that_was_asked_for(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/new/glenmore")
    page.check("input[name=against][value=bots]")
    page.check("input[name=character][value=cooper]")
    page.click(".form .button.main")
    arrive(page)
    expect(page.locator(".player .name").nth(1)).to_have_text("Basil · amateur, cooper (bot)")
    # Among friends the waiting room offers it, and who fills up with bots gets it.
    page.goto(f"{address}/new/glenmore")
    expect(page.locator("input[name=character][value=cooper]")).to_be_checked()
    page.check("input[name=character][value=laird]")
    page.click(".form .button.main")
    expect(page.locator("#character-1")).to_have_value("laird")
    page.click("button[name=fill]")
    arrive(page)
    expect(page.locator(".player .name").nth(2)).to_have_text("Clara · amateur, laird (bot)")
    # Where no game is chosen yet, a character can only be a surprise; that is remembered.
    page.goto(address)
    page.check("input[name=surprise]")
    page.click("button[formaction*=venice][value=bots]")
    arrive(page)
    said = re.compile(r"^Basil · amateur, (jeweller|saver) \(bot\)$")
    expect(page.locator(".player .name").nth(1)).to_have_text(said)
    page.goto(address)
    expect(page.locator("input[name=surprise]")).to_be_checked()


def test_the_pace_of_bots_is_set_at_the_table_and_remembered(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page()
    # A host whose bots would think for longer than the test waits.
    with server(tmp_path, bot_pause=600) as address:
        sit_down(page, address, "venice")
        page.click(".menu-switch summary")
        expect(page.locator("[name=pace][value=readable]")).to_have_attribute(
            "aria-pressed", "true"
        )
        page.click("[name=pace][value=at-once]")
        page.wait_for_selector("[name=pace][value=at-once][aria-pressed=true]", state="attached")
        sit_down(page, address, "orleans")
        page.wait_for_selector(ASKED, state="attached")
        choose(page, random.Random(1))
        page.wait_for_selector(ASKED, state="attached")


# --- talking --------------------------------------------------------------------------------


def test_there_is_talk_while_one_waits(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(), new_page("ru-RU", 360, 740)
    ann.goto(address)
    ann.fill("#name", "Ann")
    ann.click("button[formaction*=venice][value=friends]")
    ben.goto(ann.input_value("#link"))
    expect(ben.locator(".chat")).to_be_hidden()
    say(ann, LINK)
    expect(ben.locator(".said")).to_contain_text("Ann")
    assert not sideways(ben)
    ben.fill("#name", "Ben")
    ben.click("form[action$='/sit'] .button.main")
    ann.fill(".say-form input", "I am still writ")
    say(ben, "Hello!")
    expect(ann.locator(".said").last).to_have_text(re.compile("Ben.*Hello!"))
    expect(ann.locator(".say-form input")).to_have_value("I am still writ")
    assert not small_targets(ben) and not small_text(ben) and not sideways(ben)


def test_what_is_said_is_noticed_on_a_phone(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(width=390, height=844), new_page()
    sit_down_together(ann, ben, address, "venice")
    note, tab = ann.locator("#toast"), ann.locator("[data-tab=talk]")
    expect(note).to_be_hidden()
    say(ben, f"Look: {address}/t/{'x' * 60} {LINK}")
    expect(note).to_be_visible()
    expect(note).to_have_text(re.compile("^Ben Look"))
    expect(tab).to_have_class(re.compile("unread"))
    assert not sideways(ann)
    tab.click()
    expect(note).to_be_hidden()
    expect(tab).not_to_have_class(re.compile("unread"))
    # A link is as wide as the talk, not as its first letter.
    width = "e => e.getBoundingClientRect().width"
    link = ann.locator(".said a")
    assert link.evaluate(width) > 100
    assert link.evaluate(width) <= ann.locator(".said p").evaluate(width)
    assert not sideways(ann)
    # Who sees it come needs no note, and nobody needs one for the own words.
    say(ben, "Well?")
    expect(ann.locator(".said")).to_have_count(2)
    expect(note).to_be_hidden()
    say(ann, "Yes")
    expect(ben.locator(".said")).to_have_count(3)
    expect(ben.locator("#toast")).to_be_hidden()
    ann.click(".tabs [data-tab] >> nth=0")
    say(ben, "And now?")
    expect(note).to_be_visible()


# --- taking back and doing again --------------------------------------------------------------


def my_turn_after_the_bots(page: Page, address: str) -> None:
    """Play until the bots have acted and it is the person's turn again."""
    sit_down(page, address, "venice", seats=3)
    rng = random.Random(1)
    page.wait_for_selector(ASKED, state="attached")
    while not page.locator("[data-undo][data-ask]").count():
        choose(page, rng)
        page.wait_for_selector(ASKED, state="attached")


def test_taking_the_bots_back_is_asked_first_and_can_be_done_again(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    my_turn_after_the_bots(page, address)
    log = page.locator(".log").inner_text()
    seen = number(page)
    page.keyboard.press("Control+z")
    expect(page.locator("#confirm[open]")).to_contain_text("the bots")
    expect(page.locator("#confirm [name=never]")).to_be_hidden()
    page.click("#confirm button[value=no]")
    assert number(page) == seen
    page.click("[data-undo]")
    page.click("#confirm button[value=yes]")
    expect(page.locator("[data-redo]")).to_be_visible()
    assert page.locator(".log").inner_text() != log
    page.wait_for_selector(ASKED, state="attached")
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator("[data-redo]")).to_have_count(0)
    expect(page.locator(".log")).to_have_text(re.compile(re.escape(log.split("\n")[-1])))
    assert page.locator(".log").inner_text() == log

    # The own move of now is taken back without a question; another move ends the redo.
    seen = number(page)
    page.keyboard.press("Control+z")
    page.click("#confirm button[value=yes]")
    wait_for_change(page, seen)
    seen = number(page)
    page.keyboard.press("Control+y")
    wait_for_change(page, seen)
    page.click("[data-undo]")
    page.click("#confirm button[value=yes]")
    page.wait_for_selector("[data-redo]")
    choose(page, random.Random(5))
    expect(page.locator("[data-redo]")).to_have_count(0)


def test_who_asked_to_go_back_is_told_that_somebody_refused(
    new_page: NewPage, address: str
) -> None:
    ann, ben = new_page(), new_page()
    sit_down_together(ann, ben, address, "venice")
    rng = random.Random(1)
    until(ann, lambda: is_asked(ann) or is_asked(ben))
    acting, other = (ann, ben) if is_asked(ann) else (ben, ann)
    while is_asked(acting):
        choose(acting, rng)
    other.wait_for_selector(ASKED, state="attached")
    choose(other, rng)
    acting.click("[data-undo]")
    other.click("[name=yes][value=no]")
    name = "Ben" if other is ben else "Ann"
    expect(acting.locator(".bar .note")).to_contain_text(f"{name} would rather play on")
    expect(other.locator(".bar .note")).to_have_count(0)
    expect(acting.locator("#say")).to_contain_text("would rather play on")


# --- playing on -----------------------------------------------------------------------------


def test_one_rematch_for_all_seen_on_every_page(new_page: NewPage, address: str) -> None:
    ann, ben, eve = new_page(), new_page(width=390, height=844), new_page()
    near_the_end_together(ann, ben, address)
    table = ann.url
    play_to_the_end(ann, ben)
    tab = ben.context.new_page()
    tab.goto(f"{table}/replay/3")
    eve.goto(table)
    expect(eve.locator(".bar .note")).to_contain_text("a finished game of other people")
    expect(eve.locator("form[action$='/new']")).to_have_count(0)
    arrive(tab, ".transport")

    ann.click("text=Play again")
    ann.wait_for_selector("#link")
    expect(ben.locator(".bar .note")).to_have_text("Ann would like to play again.")
    expect(ben.locator("form[action$='/new'] button")).to_have_text("Join")
    expect(tab.locator("form[action$='/new'] button")).to_have_text("Join")
    expect(eve.get_by_role("link", name="Watch the next game")).to_be_visible()
    assert not sideways(ben) and not small_targets(ben)
    ben.click("text=Join")
    ben.wait_for_selector("#link")
    assert ben.url == ann.url
    expect(ann.locator(".seat .name")).to_have_text("Ben")
    # Nobody sits at two tables, however often they press.
    tab.click("text=Join")
    tab.wait_for_selector("#own-name")
    assert tab.url == ann.url
    ann.goto(table)
    expect(ann.get_by_role("button", name="To the next game")).to_be_visible()


def test_a_recorded_game_says_what_it_is(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", 360, 740)
    table = upload(page, address, finished_record("venice"))
    page.goto(table)
    page.wait_for_selector(OVER)
    expect(page.locator(".bar .note")).to_contain_text("записанная партия")
    assert not sideways(page) and not small_text(page)


# --- what one notices without reading ---------------------------------------------------------

NOTE_SENSES = """
window.heard = [];
window.buzzed = 0;
window.awake = 0;
window.OscillatorNode = class extends OscillatorNode {
  constructor(context, options) { super(context, options); window.heard.push(options.frequency); }
};
Navigator.prototype.vibrate = () => (window.buzzed += 1);
Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({
  request: async () => {
    window.awake += 1;
    return { released: false, release: () => (window.awake -= 1) };
  },
}) });
Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: undefined });
"""


def test_my_turn_is_seen_heard_and_felt(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(has_touch=True, is_mobile=True), new_page()
    for page in (ann, ben):
        page.add_init_script(NOTE_SENSES)
    sit_down_together(ann, ben, address, "venice")
    icon = ann.locator("link[rel=icon]")
    rng = random.Random(1)

    def turn() -> None:
        """Have Ann wait for Ben and be asked again."""
        while is_asked(ann):
            choose(ann, rng)
        expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
        while not is_asked(ann):
            until(ben, lambda: is_asked(ben) or is_asked(ann))
            if is_asked(ben):
                choose(ben, rng)
        expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))

    turn()
    assert ann.evaluate("[heard.length, awake]") == [0, 1], "sound is off until it is wanted"
    buzzed = ann.evaluate("buzzed")
    assert buzzed >= 1
    ann.click(".menu-switch summary")
    ann.check("[name=sound]")
    assert ann.evaluate("heard.length") == 2, "one hears what it is like"
    ann.uncheck("[name=buzz]")
    ann.click(".menu-switch summary")
    turn()
    assert ann.evaluate("heard.length") > 2
    assert ann.evaluate("buzzed") == buzzed
    ann.reload()
    ann.click(".menu-switch summary")
    expect(ann.locator("[name=sound]")).to_be_checked()
    expect(ann.locator("[name=buzz]")).not_to_be_checked()


def test_a_table_can_be_shared_and_fill_the_screen(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script(NOTE_SENSES)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit_down(page, address, "venice")
    page.click(".menu-switch summary")
    page.click("[data-share]")
    expect(page.locator("[data-share]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url.rstrip("/")
    expect(page.locator("[data-share]")).to_have_text("Share the link")
    page.evaluate(
        """() => Object.defineProperty(Navigator.prototype, "share",
            { value: async (what) => { window.shared = what.url; } })"""
    )
    page.click("[data-share]")
    assert page.evaluate("window.shared") == page.url.rstrip("/")
    page.click("[data-whole-screen]")
    page.wait_for_function("() => document.fullscreenElement !== null")
    page.click("[data-whole-screen]")
    page.wait_for_function("() => document.fullscreenElement === null")


def test_plain_words() -> None:
    face = find_game("orleans").face
    assert face.words("en")("orleans-ask-plan").startswith("Plan: pick a follower or finish")
