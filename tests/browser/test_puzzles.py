"""Puzzles in a real browser: a wrong try, the line, why, and what the browser remembers."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from igroteka import coach
from igroteka.coach import Puzzle
from igroteka.engine import find_game, game_names
from tests.browser.conftest import NewPage
from tests.browser.looking import small_targets, small_text
from tests.browser.playing import arrive, number

GAMES = [game for game in game_names() if coach.puzzles_of(find_game(game))]
PHONE, DESKTOP = (390, 844), (1440, 900)
AT_A_TABLE = "main.table[data-kind=table] .bar.puzzle"
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def open_puzzle(page: Page, address: str, puzzle: Puzzle) -> None:
    page.goto(f"{address}/puzzles?game={puzzle.game}")
    page.click(f"li[data-puzzle='{puzzle.key}'] button")
    arrive(page, AT_A_TABLE)


def choose(page: Page, text: str) -> None:
    """Choose what may be drawn, folded or listed; also what completes a thing in hand."""
    choice = page.locator(f".choice[value='{text}'], .choice[value$='; {text}']").first
    choice.evaluate("choice => choice.click()")


def try_wrongly(page: Page, puzzle: Puzzle) -> None:
    """Do what is allowed but not the best; a sentence answers, and nothing has changed."""
    listed = page.locator(".choice:not([data-takes])")
    texts = listed.evaluate_all("all => all.map(choice => choice.value)")
    wrong = [text for text in texts if text in (puzzle.line[0].others or {})]
    if not wrong:
        return
    before = number(page)
    choose(page, wrong[0])
    expect(page.locator("#complaint")).to_have_text(re.compile("there is better|есть ход лучше"))
    assert number(page) == before


def looks_well(page: Page) -> None:
    """See that everybody can read it and, on a phone, hit it."""
    assert not page.evaluate(WIDE) and not small_text(page)
    if page.viewport_size is not None and page.viewport_size["width"] == PHONE[0]:
        assert not small_targets(page)
    found = Axe().run(page).response["violations"]
    assert not [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("place,game", list(enumerate(GAMES)), ids=GAMES)
def test_a_puzzle_is_solved(new_page: NewPage, address: str, place: int, game: str) -> None:
    width, height = PHONE if place % 2 else DESKTOP
    page = new_page("ru-RU" if place < 2 else "en-GB", width, height, has_touch=width < 600)
    # The first of a game is not the one of which the terminal and the tables try the line.
    puzzle = coach.puzzles_of(find_game(game))[0]
    open_puzzle(page, address, puzzle)
    expect(page.locator("#say")).to_contain_text(page.locator("#question").inner_text())
    looks_well(page)
    try_wrongly(page, puzzle)
    for decision in puzzle.line:
        page.wait_for_selector("html:not([data-sending])", state="attached")
        choose(page, decision.answers[0])
        choice = page.locator(f".choice[value='{decision.answers[0]}']")
        expect(choice).to_have_count(0)
    expect(page.locator(".solution li").first).to_be_visible()
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", puzzle.key)
    looks_well(page)
    page.goto(f"{address}/puzzles?game={game}")
    expect(page.locator(f"li.solved[data-puzzle='{puzzle.key}']")).to_have_count(1)
    expect(page.locator(f"[data-of={game}] [data-solved-count]")).to_have_text("1")


def test_the_answer_is_shown_the_game_played_on_and_the_streak_kept(
    new_page: NewPage, address: str
) -> None:
    page = new_page("en-GB", *PHONE, has_touch=True)
    page.goto(f"{address}/puzzles")
    looks_well(page)
    expect(page.locator("[data-streak]")).to_have_text("0")
    today = page.locator("main").get_attribute("data-today")
    key = page.locator(".daily").get_attribute("data-puzzle")
    page.click(".daily button")
    arrive(page, AT_A_TABLE)
    page.click("form[action$='/answer'] button")
    expect(page.locator(".solution li").first).to_be_visible()
    expect(page.locator("[data-solved]")).to_have_count(0)  # that was not solved
    page.keyboard.press("n")
    expect(page.locator("form[action$='/answer']")).to_be_visible()
    page.goto(f"{address}/puzzles")
    expect(page.locator("[data-streak]")).to_have_text("0")
    page.evaluate(
        """([key, today]) => {
          const before = new Date(Date.parse(today) - 86400000).toISOString().slice(0, 10);
          localStorage.setItem("igroteka-puzzles", JSON.stringify(
            { solved: { [key]: today }, days: ["2001-01-01", before, today] }));
        }""",
        [key, today],
    )
    page.reload()
    expect(page.locator("[data-streak]")).to_have_text("2")
    expect(page.locator(".daily.solved")).to_have_count(1)
    puzzle = coach.puzzles_of(find_game("venice"))[-1]
    open_puzzle(page, address, puzzle)
    page.click("form[action$='/answer'] button")
    page.click("form[action$='/play-on'] button")
    arrive(page, "main.table[data-kind=table] .bar:not(.puzzle)")
