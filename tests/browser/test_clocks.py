"""A clock at the table: it is chosen, said beforehand, counts down by itself, and runs out."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import ASKED, join_and_start

SHORT = "live 10s+0s"
SAID = {
    "en": ("a strong bot decides", "Your time is out", "time is out", "You have little time left."),
    "ru": ("решает сильный бот", "Ваше время вышло", "время вышло", "У вас осталось мало времени."),
}


def seconds(page: Page) -> int:
    """Return what the clock that runs shows."""
    minutes, rest = page.locator(".clock.runs [data-left]").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def is_readable(page: Page, width: int) -> None:
    assert sideways(page) == 0 and not small_text(page)
    assert width > 400 or not small_targets(page)
    found = Axe().run(page).response["violations"]
    assert not [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]


def test_a_clock_is_chosen_counts_down_and_runs_out(new_page: NewPage, address: str) -> None:
    ann, ben = new_page("en", 1280), new_page("ru", 390)
    langs = {ann: "en", ben: "ru"}
    ann.goto(f"{address}/new/venice")
    ann.fill("#name", "Ann")
    ann.check("input[name=seats][value='2']")
    ann.select_option("#clock", "live 20m+30s")
    ann.click(".form .button.main")
    expect(ann.locator("[data-part=clock]")).to_contain_text("20 min + 30 s a turn")
    ben.goto(ann.input_value("#link"))
    for page, lang in langs.items():
        expect(page.locator("[data-part=clock]")).to_contain_text(SAID[lang][0])
    is_readable(ann, 1280)
    is_readable(ben, 390)
    # Anybody at the table may set another one, and all see it.
    ann.select_option("#table-clock", "days 3")
    ann.click("[data-part=clock] .button")
    expect(ben.locator("[data-part=clock]")).to_contain_text("3 дня на решение")
    table = ann.url.rpartition("/")[2]
    answer = ann.request.put(f"{address}/api/tables/{table}/clock", data={"clock": SHORT})
    assert answer.status == 204
    expect(ann.locator("[data-part=clock] strong")).to_have_text("10 s for the whole game")
    join_and_start(ann, ben)

    late, other = (ann, ben) if ann.locator(ASKED).count() else (ben, ann)
    lang = langs[late]
    asked: list[str] = []
    late.on("request", lambda request: asked.append(request.url))
    first = seconds(late)
    expect(late.locator(".clock.runs [data-left]")).not_to_have_text(f"00:{first:02}")
    assert seconds(late) < first <= 10
    assert not asked, "it counts without asking the server"
    # Little time is a sign, not only a colour, and is said to who listens.
    expect(late.locator(".clock.low .alarm")).to_be_visible()
    expect(late.locator("#say")).to_have_text(SAID[lang][3])
    is_readable(late, late.viewport_size["width"] if late.viewport_size else 0)

    expect(late.locator("#question")).to_contain_text(SAID[lang][1])
    expect(late.locator("#say")).to_contain_text(SAID[lang][1])
    expect(other.locator(".log")).to_contain_text(SAID[langs[other]][2])
    # A page that is opened again changes nothing; the button does.
    late.reload()
    expect(late.locator("#question")).to_contain_text(SAID[lang][1])
    late.click("form[action$='/take-back'] .button.main")
    expect(late.locator("#question")).not_to_contain_text(SAID[lang][1])
    expect(late.locator(".log")).to_contain_text(re.compile(SAID[lang][2]))


def test_holidays_are_entered_and_called_off(new_page: NewPage, address: str) -> None:
    for lang, width in (("ru", 390), ("en", 1280)):
        page = new_page(lang, width)
        page.goto(f"{address}/holidays")
        today = page.input_value("#since")
        page.fill("#until", f"{int(today[:4]) - 1}-01-01")
        # The browser itself refuses what is over; who has none of that gets a sentence.
        page.eval_on_selector("#until", "field => field.removeAttribute('min')")
        page.click(".form .button.main")
        expect(page.get_by_role("alert")).to_be_visible()
        page.fill("#until", today)
        page.click(".form .button.main")
        expect(page.locator("time").first).to_have_attribute("datetime", today)
        is_readable(page, width)
        expect(page.locator("form .muted")).to_contain_text("29")
