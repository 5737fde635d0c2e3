"""What would you do? A key or a button asks; the answer is in the list, and can be taken there."""

from __future__ import annotations

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import (
    ASKED,
    choose,
    join_and_start,
    number,
    sit_down,
    sit_down_together,
    wait_for_change,
)

ADVICE = ".advice .choice"


@pytest.mark.parametrize("width,lang", [(390, "ru"), (1280, "en")])
def test_a_hint_is_asked_read_and_followed(
    new_page: NewPage, address: str, width: int, lang: str
) -> None:
    page = new_page(lang, width)
    sit_down(page, address, "venice")
    page.wait_for_selector(ASKED, state="attached")
    before = page.locator(ASKED).evaluate_all("all => all.map(choice => choice.value).sort()")
    page.keyboard.press("h")
    expect(page.locator(ADVICE).first).to_be_visible()
    # The same choices, each once: those of the hint stand first.
    after = page.locator(ASKED).evaluate_all("all => all.map(choice => choice.value).sort()")
    assert after == before
    assert page.locator(ASKED).first.evaluate("choice => choice.matches('.advice *')")
    expect(page.locator("#say")).to_contain_text("%")
    assert sideways(page) == 0 and not small_text(page)
    assert width > 400 or not small_targets(page)
    found = Axe().run(page).response["violations"]
    assert not [rule["id"] for rule in found if rule["impact"] in ("serious", "critical")]
    # It lights up its thing on the drawing like any choice.
    row = page.locator(f"{ADVICE}[data-target]").first
    target = page.locator(f'.pane [data-target="{row.get_attribute("data-target")}"]').first
    row.hover()
    expect(target).to_have_class(re.compile(r"\baimed\b"))
    seen = number(page)
    page.keyboard.press("1")
    wait_for_change(page, seen)
    expect(page.locator(".advice")).to_have_count(0)


def test_where_hints_are_not_allowed_the_key_says_so(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(), new_page()
    sit_down_together(ann, ben, address, "venice")
    page = ann if ann.locator(ASKED).count() else ben
    expect(page.locator("[data-hint]")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("#complaint")).to_have_text(
        "At this table nobody gets hints: it was opened without them."
    )


def test_the_others_hear_that_somebody_asked(new_page: NewPage, address: str) -> None:
    ann, ben = new_page(), new_page()
    ann.goto(f"{address}/new/venice")
    ann.fill("#name", "Ann")
    ann.check("input[name=seats][value='2']")
    ann.check("input[name=hints]")
    ann.click(".form .button.main")
    expect(ann.locator("[data-part=hints]")).to_contain_text("one may ask for a hint")
    join_and_start(ann, ben)
    asker, other, name = (ann, ben, "Ann") if ann.locator(ASKED).count() else (ben, ann, "Ben")
    asker.click("[data-hint]")
    expect(other.locator(".bar .note")).to_have_text(f"{name} asks for a hint.")
    expect(asker.locator(ADVICE).first).to_be_visible()
    choose(asker, random.Random(1))
    expect(other.locator(".log .hinted")).to_contain_text(f"{name} asks for a hint.")
