"""The live table: never older than it was, never asked for twice, and patient with its reader."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from igroteka.engine import game_names
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    ASKED,
    choose,
    is_asked,
    number,
    sit_down,
    sit_down_together,
    until,
)
from tests.browser.serving import server
from tests.browser.watching import (
    asked_for,
    bytes_of_answers,
    count_requests,
    start_counting,
    tell_again,
    wait_until_told,
)

HERE = ".here .one:visible"
LEAST_BYTES = 300
MOST_BYTES = 20_000
"""What a move may bring over the wire: the whole table, compressed."""
NOTE_NUMBERS = """() => {
    const main = document.querySelector("main");
    window.numbers = [Number(main.dataset.number)];
    const note = () => window.numbers.push(Number(main.dataset.number));
    new MutationObserver(note).observe(main, { attributeFilter: ["data-number"] });
}"""

COUNT_ANSWERS = """() => {
    const read = Response.prototype.text;
    window.answers = 0;
    Response.prototype.text = async function () {
        const text = await read.call(this);
        setTimeout(() => window.answers += 1);  // by then the script has done with it
        return text;
    };
}"""


def say(page: Page, text: str) -> None:
    """Write something in the chat."""
    page.fill(".say-form input", text)
    page.press(".say-form input", "Enter")


def two_people(new_page: NewPage, address: str, game: str = "venice") -> tuple[Page, Page]:
    """Return who is asked and who waits, at a table of two who count what they ask for."""
    ann, ben = new_page(), new_page()
    for page in (ann, ben):
        count_requests(page)
    sit_down_together(ann, ben, address, game)
    until(ann, lambda: is_asked(ann) or is_asked(ben))
    return (ann, ben) if is_asked(ann) else (ben, ann)


def test_a_page_that_was_told_of_something_asks_until_it_sees_it(
    new_page: NewPage, address: str
) -> None:
    """The server may refuse to answer now, or another one answers that has not heard of it yet."""
    # Ben is asked: who waits for another looks now and then whether that one is absent.
    ben, ann = two_people(new_page, address)
    parts = ben.locator("main").get_attribute("data-parts")
    before = ben.request.get(f"{address}{parts}", headers={"X-Parts": "-"})
    answers: list[int] = []

    def answer(route: Route) -> None:
        if not answers:
            route.continue_()
        elif (status := answers.pop()) == 200:
            route.fulfill(response=before)
        else:
            route.fulfill(status=status, body="Not now.")

    ben.route(f"**{parts}", answer)
    for said, status in enumerate((429, 200), 1):
        answers.append(status)
        say(ann, "Well?")  # one entry, of which Ben is told once
        expect(ben.locator(".log .said")).to_have_count(said)
        assert not answers


def test_an_overtaken_answer_never_brings_an_older_table_back(
    new_page: NewPage, address: str
) -> None:
    acting, waiting = two_people(new_page, address)
    held: list[Route] = []
    parts = acting.locator("main").get_attribute("data-parts")
    acting.route(f"**{parts}", lambda route: route.continue_() if held else held.append(route))
    say(waiting, "Well?")  # makes the other page ask how the table looks
    until(acting, lambda: held)
    old = held[0].fetch()

    acting.evaluate(NOTE_NUMBERS)
    choose(acting, random.Random(1))
    held[0].fulfill(response=old)
    say(waiting, "Aha.")
    expect(acting.locator(".log .said")).to_have_count(2)
    numbers = acting.evaluate("numbers")
    assert len(numbers) > 2
    assert numbers == sorted(numbers)


def test_a_wish_is_not_lost_to_an_answer_that_was_under_way(
    new_page: NewPage, address: str
) -> None:
    """That answer was drawn before the wish: the rival would stay as small as they were."""
    page, waiting = two_people(new_page, address)
    held: list[Route] = []
    parts = page.locator("main").get_attribute("data-parts")
    page.route(f"**{parts}", lambda route: route.continue_() if held else held.append(route))
    say(waiting, "Well?")  # makes the other page ask how the table looks
    until(page, lambda: held)
    drawn_before = held[0].fetch()
    page.click("[data-pin]")
    held[0].fulfill(response=drawn_before)
    expect(page.locator(".rival.pinned")).to_have_count(1)


@pytest.fixture(scope="module")
def slow_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host whose bots think for a while, and where nobody counts as absent soon."""
    folder: Path = tmp_path_factory.mktemp("slow")
    with server(folder, bot_pause=3.0, absent_after=600.0) as started:
        yield started


@pytest.mark.parametrize("is_overtaken", [True, False], ids=["overtaken", "in turn"])
def test_what_is_taken_up_stays_so_whatever_answer_comes_late(
    new_page: NewPage, address: str, is_overtaken: bool
) -> None:
    """Both answers build on what the page showed when it asked, in whatever order they come."""
    page = new_page("en-GB", 1440, 900)
    sit_down_together(page, new_page(), address, "orleans")  # who does nothing meanwhile
    page.wait_for_selector(ASKED, state="attached")
    held: list[Route] = []
    page.evaluate(COUNT_ANSWERS)
    page.route("**/t/*", lambda route: held.append(route))
    page.route("**/t/*?holding=*", lambda route: held.append(route))
    page.click("[data-pin]")
    until(page, lambda: len(held) == 1)
    page.locator(".pane [data-target=market-own-farmer].live").first.dispatch_event("click")
    until(page, lambda: len(held) == 2)
    for answered, route in enumerate(held[::-1] if is_overtaken else held, 1):
        route.continue_()
        page.wait_for_function("many => window.answers === many", arg=answered)
    expect(page.locator("#question")).to_contain_text("Where does your own farmer go?")
    page.unroute_all()
    page.locator(".pane [data-target=slot-village-farmer].live").first.dispatch_event("click")
    expect(page.locator(".choice[value='lift village-farmer']")).to_have_count(1)


@pytest.mark.parametrize("game", game_names())
def test_a_move_is_one_request_for_everybody(
    new_page: NewPage, slow_address: str, game: str
) -> None:
    acting, waiting = two_people(new_page, slow_address, game)
    rng = random.Random(1)
    for _ in range(4):
        if not is_asked(acting):
            acting, waiting = waiting, acting
            acting.wait_for_selector(ASKED, state="attached")
        for page in (acting, waiting):
            start_counting(page)
        choose(acting, rng)
        made = int(number(acting))
        for page in (acting, waiting):
            wait_until_told(page, made)
        tell_again(acting, made)  # the stream is mostly faster than the answer, but not always
        assert asked_for(acting) == ["POST table/act"]
        assert asked_for(waiting) == ["GET table"]
        assert LEAST_BYTES < bytes_of_answers(acting) < MOST_BYTES
        assert LEAST_BYTES < bytes_of_answers(waiting) < MOST_BYTES


def test_what_is_said_is_one_request_too(new_page: NewPage, slow_address: str) -> None:
    ann, ben = two_people(new_page, slow_address)
    for page in (ann, ben):
        start_counting(page)
    say(ann, "hello")
    expect(ben.locator(".log .said")).to_have_count(1)
    said = int(number(ben))
    for page in (ann, ben):
        wait_until_told(page, said)
    assert asked_for(ann) == ["POST table/chat"]
    assert asked_for(ben) == ["GET table"]


def test_opening_a_table_asks_for_nothing_more(new_page: NewPage, slow_address: str) -> None:
    ann, _ = two_people(new_page, slow_address)
    ann.reload()
    # The stream has told who is here.
    expect(ann.locator(HERE)).to_have_text(["Ann", "Ben"])
    assert asked_for(ann) == []


def test_presence_is_shown_without_asking(new_page: NewPage, slow_address: str) -> None:
    """Somebody comes, looks on, goes: everybody sees it, nobody fetches the table."""
    ann, ben = two_people(new_page, slow_address)
    here, away = ann.locator(".here"), ann.locator(".strip .mark.away:visible")
    expect(ann.locator(HERE)).to_have_text(["Ann", "Ben"])
    expect(away).to_have_count(0)
    start_counting(ann)
    onlooker = new_page()
    onlooker.goto(ann.url)
    expect(here).to_contain_text("Watching: 1", use_inner_text=True)
    onlooker.close()
    expect(here).not_to_contain_text("Watching", use_inner_text=True)
    table = ben.url
    ben.goto("about:blank")
    expect(ann.locator(HERE)).to_have_count(1)
    expect(away).to_have_count(1)
    ben.goto(table)
    expect(ann.locator(HERE)).to_have_count(2)
    expect(away).to_have_count(0)
    assert asked_for(ann) == []


def test_that_a_bot_thinks_is_shown_without_asking(new_page: NewPage, slow_address: str) -> None:
    page = new_page()
    count_requests(page)
    sit_down(page, slow_address, "venice")
    page.wait_for_selector(ASKED, state="attached")
    thinks = page.locator(".strip .mark[data-when^=thinks]")
    rng = random.Random(1)
    while is_asked(page):
        expect(thinks).to_be_hidden()
        start_counting(page)
        choose(page, rng)
    expect(thinks).to_be_visible()
    expect(page.locator("#question")).to_contain_text("is thinking")
    assert asked_for(page) == ["POST table/act"]
    page.wait_for_selector(ASKED, state="attached")
    expect(thinks).to_be_hidden()


def test_a_redrawn_page_leaves_its_reader_alone(new_page: NewPage, address: str) -> None:
    """What is being written, chosen and read stays when others act."""
    acting, reading = two_people(new_page, address)
    for n in range(6):
        say(reading, f"{n} " + "It will be a long game. " * 12)
        expect(reading.locator(".log .said")).to_have_count(n + 1)
    log = reading.locator(".log")
    log.evaluate("log => log.scrollTop = 10")
    field = reading.locator(".say-form input")
    field.fill("I am still writ")
    field.press("ArrowLeft")
    seen = number(reading)
    choose(acting, random.Random(1))
    reading.wait_for_selector(f"main:not([data-number='{seen}'])", state="attached")
    expect(field).to_be_focused()
    expect(field).to_have_value("I am still writ")
    assert field.evaluate("field => field.selectionStart") == len("I am still writ") - 1
    assert log.evaluate("log => log.scrollTop") == 10


def test_the_newest_line_of_the_log_stays_in_sight(new_page: NewPage, address: str) -> None:
    """Also when the bar grows with the question and leaves the log less room."""
    page = new_page(width=1440, height=900)
    sit_down(page, address, "bruges", seats=3)
    rng = random.Random(1)
    for _ in range(8):
        page.wait_for_selector(ASKED, state="attached")
        choose(page, rng)
    page.wait_for_selector(ASKED, state="attached")
    below, top = page.locator(".log").evaluate(
        """log => [log.scrollHeight - log.clientHeight - log.scrollTop,
          log.lastElementChild.offsetTop - log.scrollTop]"""
    )
    # A line that is higher than the list is read from its beginning.
    assert below < 2 or 0 <= top <= 14
    assert page.locator(".log").evaluate("e => e.scrollTop") > 0


def test_open_groups_and_the_focus_survive(new_page: NewPage, address: str) -> None:
    acting, waiting = two_people(new_page, address)
    group = acting.locator("details.group").first
    group.locator("summary").focus()
    acting.keyboard.press("Enter")
    expect(group).to_have_attribute("open", "")
    bar = acting.locator(".bar").element_handle()
    say(waiting, "Well?")
    expect(acting.locator(".log .said")).to_have_count(1)
    assert not bar.evaluate("bar => bar.isConnected"), "it was drawn anew"
    expect(group).to_have_attribute("open", "")
    expect(group.locator("summary")).to_be_focused()


def test_a_bot_chosen_but_not_yet_seated_stays_chosen(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(), new_page()
    ann.goto(f"{address}/new/venice")
    ann.fill("#name", "Ann")
    ann.check("input[name=seats][value='3']")
    ann.check("input[name=against][value=friends]")
    ann.click(".form .button.main")
    ann.select_option("#level-2", "novice")
    ann.select_option("#character-2", "surprise")
    ben.goto(ann.input_value("#link"))
    ben.fill("#name", "Ben")
    ben.click("form[action$='/sit'] .button.main")
    ann.wait_for_selector("text=Ben")
    expect(ann.locator(".seat.free select")).to_have_count(2)
    expect(ann.locator("#level-2")).to_have_value("novice")
    expect(ann.locator("#character-2")).to_have_value("surprise")
