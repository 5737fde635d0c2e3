"""Guided games in a real browser: from the lobby to the end, with a wrong try and a break."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from igroteka.engine import find_game, game_names
from igroteka.face import LANGUAGES, lessons
from tests.browser.conftest import NewPage
from tests.browser.looking import small_targets, small_text
from tests.browser.playing import arrive, number, until

GUIDED = [game for game in game_names() if lessons.courses_of(find_game(game).face)]
COURSES = [(game, c.id) for game in GUIDED for c in lessons.courses_of(find_game(game).face)]
PHONE, DESKTOP = (390, 844), (1440, 900)
MOST_STEPS = 200
HIDDEN = """() => {
  const inside = element => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  };
  const words = "#question, [data-next], .taught .choice, .ways-on button";
  const cut = [...document.querySelectorAll(words)].filter(element => !inside(element));
  const pointed = [...document.querySelectorAll(".pointed")];
  const isSeen = pointed.some(ring => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".pane");
  });
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  return [...cut.map(element => element.textContent), ...(isSeen ? [] : ["pointed"]),
    ...(wide ? ["too wide"] : [])];
}"""
"""What of a lesson is not on the screen: its words, its choice, what it points at."""
SHUT = """() => [...document.querySelectorAll(".pane [data-why]:not(.live)")].find(thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Something closed whose middle a pointer can reach; looked for at once, as bots go on."""


class Walk(NamedTuple):
    """What was met on the way."""

    lessons: list[str]
    refusals: list[str]
    reasons: list[str]
    comments: list[str]


def begin(page: Page, address: str, game: str, course: str) -> None:
    """Come from the lobby, or from the rules where the other courses are."""
    first = lessons.courses_of(find_game(game).face)[0].id == course
    page.goto(address if first else f"{address}/rules/{game}")
    page.click(
        f"[formaction$='/{game}/learn/{course}'], form[action$='/{game}/learn/{course}'] button"
    )
    arrive(page, "main.table[data-kind=table]")


def said(page: Page) -> str:
    return page.locator(".lesson-count").inner_text() + page.locator("#question").inner_text()


def state(page: Page) -> object:
    """Return what changes when the learner or a bot does anything."""
    return page.evaluate(
        """() => [document.querySelector("main").dataset.number,
          document.querySelector("main").dataset.holding,
          document.querySelector(".guided")?.textContent]"""
    )


def try_something_else(page: Page, walk: Walk) -> None:
    """Do what is allowed but not meant; a sentence answers, and nothing has changed."""
    others = page.locator("#others .choice[data-target]:not([data-takes])")
    if walk.refusals or not others.count():
        return
    before = number(page)
    page.locator("#others > summary").click()
    others.first.evaluate("choice => choice.click()")
    expect(page.locator("#complaint")).to_be_visible()
    walk.refusals.append(page.locator("#complaint").inner_text())
    assert number(page) == before
    page.locator("#others > summary").click()


def try_what_is_closed(page: Page, walk: Walk) -> None:
    """Press what cannot be used: it says why."""
    if walk.reasons or page.locator("main").get_attribute("data-holding"):
        return
    shut = page.evaluate_handle(SHUT).as_element()
    if shut is None:
        return
    why = shut.get_attribute("data-why") or ""
    shut.click(force=True)
    reason = page.locator("#thing[open] li").first.inner_text().rpartition(" ")[0]  # and its rule
    assert reason and reason in why
    walk.reasons.append(why)
    page.keyboard.press("Escape")


def do(page: Page, walk: Walk, coached: bool) -> None:
    """Do what the lesson at hand wants; *coached*: decide freely and hear what the coach says."""
    taught = page.locator(".taught .choice")
    if page.locator("[data-next]").count():
        page.keyboard.press("n")
    elif taught.count():
        try_something_else(page, walk)
        taught.first.click()
    elif page.locator(".guided.asked").count():
        if walk.comments or not coached:
            page.locator(".ways-on button").first.click()
        else:
            page.locator(".choose .choice:not([data-takes])").first.evaluate("c => c.click()")
            expect(page.locator(".coach")).to_be_visible()
            walk.comments.append(page.locator(".coach").inner_text())


def step_on(page: Page, walk: Walk, coached: bool) -> None:
    """Do what is wanted, or watch, until something has changed."""
    before = state(page)
    do(page, walk, coached)
    until(page, lambda: state(page) != before)


def look(page: Page, lesson: lessons.Lesson) -> None:
    """See what is pointed at, the words and the choice, all on one screen."""
    allowed = [] if lesson.points else ["pointed"]
    if not page.locator("[data-next], .taught").count():
        return  # it goes on by itself
    until(page, lambda: page.evaluate(HIDDEN) == allowed)


def go_through(page: Page, address: str, game: str, course: str, coached: bool) -> Walk:
    """Follow a course to its end."""
    walk = Walk([], [], [], [])
    found = find_game(game).face
    given = lessons.find_course(found, course)
    assert given is not None
    begin(page, address, game, course)
    for _ in range(MOST_STEPS):
        # What was sent is answered; from here on a lesson is over only by our own doing.
        page.wait_for_selector("html:not([data-sending])", state="attached")
        if not page.locator(".guided").count():
            break
        at = said(page)
        lesson = given.lessons[
            int(page.locator(".lesson-count progress").get_attribute("value") or 1) - 1
        ]
        if lesson.id not in walk.lessons:
            walk.lessons.append(lesson.id)
            expect(page.locator("#say")).to_contain_text(page.locator("#question").inner_text())
            if len(walk.lessons) == len(given.lessons) // 2:
                page.goto(address)
                begin(page, address, game, course)
                expect(page.locator("#question")).to_be_visible()
                assert said(page) == at
        look(page, lesson)
        try_what_is_closed(page, walk)
        step_on(page, walk, coached)
    assert walk.lessons == [lesson.id for lesson in given.lessons]
    return walk


def goes_on(page: Page) -> None:
    """See that the game is an ordinary one now."""
    expect(page.locator(".guided")).to_have_count(0)
    expect(page.locator(".bar.asked .choice").first).to_be_attached()


@pytest.mark.parametrize("place,game", list(enumerate(GUIDED)), ids=GUIDED)
def test_a_guided_game_is_played_to_its_end(
    new_page: NewPage, address: str, place: int, game: str
) -> None:
    width, height = DESKTOP if place % 2 else PHONE
    page = new_page("ru-RU" if place % 2 else "en-GB", width, height, has_touch=width < 600)
    course = lessons.courses_of(find_game(game).face)[0].id
    # The coach thinks for a second or two; on a busy machine that may be long, so once is enough.
    is_coached = game == GUIDED[-1]
    walk = go_through(page, address, game, course, coached=is_coached)
    assert walk.refusals and walk.reasons and bool(walk.comments) == is_coached
    goes_on(page)


@pytest.mark.soak
@pytest.mark.parametrize("lang,size", list(product(LANGUAGES, (PHONE, DESKTOP))))
@pytest.mark.parametrize("game,course", COURSES)
def test_every_course_in_every_language_on_every_screen(
    new_page: NewPage, address: str, game: str, course: str, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(lang, *size, has_touch=size == PHONE)
    walk = go_through(page, address, game, course, coached=True)
    assert walk.refusals and walk.comments
    goes_on(page)


def test_a_lesson_can_be_read_by_everybody_and_left(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU", *PHONE, has_touch=True)
    game, course = COURSES[-1]
    begin(page, address, game, course)
    assert not small_text(page) and not small_targets(page)
    found = Axe().run(page).response["violations"]
    assert not [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]
    page.click("form[action$='/lessons-over'] button")
    goes_on(page)
