"""Orders beforehand through the page, and a plan that is changed by who was done."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import sit_down_together

PANEL = "#orders"


def table_of(page: Page, table: str = "") -> dict[str, Any]:
    """Return the table as the API shows it to the page's person."""
    view: dict[str, Any] = page.request.get(table or api_of(page)).json()
    return view


def api_of(page: Page) -> str:
    """Return where the API has the table that a page shows."""
    address, _, table = page.url.partition("/t/")
    return f"{address}/api/tables/{table}"


def acts(page: Page, action: str, table: str = "") -> None:
    """Act as the page's person, past the page: how one clicks is tested elsewhere."""
    table = table or api_of(page)
    data = {"action": action, "number": table_of(page, table)["number"]}
    answer = page.request.post(f"{table}/actions", data=data)
    assert answer.ok, answer.text()


def test_an_order_is_given_withdrawn_and_carried_out(new_page: NewPage, address: str) -> None:
    ann, ben = new_page("en-GB", 1280, 800), new_page("ru-RU", 390, 844)
    sit_down_together(ann, ben, address, "bruges")
    first, second = (ann, ben) if table_of(ann)["actions"] else (ben, ann)
    give = {"en": "Leave this order", "ru": "Оставить приказ"}[lang := lang_of(second)]
    expect(first.locator(PANEL)).to_have_count(0)
    second.click(f"{PANEL} > summary")
    assert not sideways(second) and not small_text(second)
    assert second is ann or not small_targets(second)
    second.select_option("#order-reputation-upto", "none")
    second.click(f"{PANEL} button:text('{give}')")
    stands = second.locator(".orders-standing li")
    expect(stands).to_have_count(1)
    # The panel stays open, and what was chosen stays chosen.
    expect(second.locator("#order-reputation-upto")).to_have_value("none")
    stands.locator("button").click()
    expect(stands).to_have_count(0)
    second.select_option("#order-reputation-round", "every")
    second.click(f"{PANEL} button:text('{give}')")
    expect(stands).to_have_count(1)
    second.reload()
    second.click(f"{PANEL} > summary")
    expect(stands).to_have_count(1)
    rng, table, shown = random.Random(1), api_of(second), second.url
    for page in (ann, ben):
        page.goto(address)  # it may take some rounds: nobody need draw them
    while not any(line["ordered"] for line in table_of(second, table)["log"]):
        for page in (ann, ben):
            if choices := table_of(page, table)["actions"]:
                acts(page, rng.choice(choices)["text"], table)
                break
    for page in (ann, ben):
        page.goto(shown)
    said = {"en": "as you ordered", "ru": "по вашему приказу"}
    expect(second.locator(".happened, .log").get_by_text(said[lang]).first).to_be_attached()
    assert first.get_by_text(said[lang_of(first)]).count() == 0


def lang_of(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


def test_who_is_done_planning_changes_the_plan(new_page: NewPage, address: str) -> None:
    ann, ben = new_page("en-GB", 1280, 800), new_page("en-GB", 390, 844)
    sit_down_together(ann, ben, address, "orleans")
    while table_of(ann)["view"]["step"] != "plan":
        for page in (ann, ben):
            if choices := table_of(page)["actions"]:
                acts(page, choices[-1]["text"])
                break
    for page in (ann, ben):  # on a desktop and on a phone
        acts(page, "done")
        page.reload()
        expect(page.locator(".bar .note")).to_contain_text("you can still change it")
        page.click("[data-change]")
        expect(page.locator(".choice[value=done]")).to_have_count(1)
        expect(page.locator("[data-change]")).to_have_count(0)
    acts(ann, "done")
    acts(ben, "done")
    expect(ann.locator("[data-change]")).to_have_count(0)
