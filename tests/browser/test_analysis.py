"""The page of an analysis: readable on a phone and a desktop, by day and in the evening."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Page, Route, expect

from igroteka.tables.analysis_views import AnalysisView
from igroteka.tables.views import TableView
from igroteka.web.pages.analysis import analysis_page
from igroteka.web.pages.reader import Reader
from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.test_pages import serious_findings
from tests.tables.helpers import opened, run
from tests.tables.test_analyses import Coach

GAME = "venice"


@cache
def found(lang: str) -> tuple[TableView, AnalysisView]:
    """Return a finished game and its analysis, made quickly and in this process."""
    seen: list[tuple[TableView, AnalysisView]] = []

    async def look() -> None:
        with TemporaryDirectory() as folder:
            async with opened(str(Path(folder) / "tables.db")) as tables:
                Coach(tables, many=10**6)
                table = await tables.records.upload(finished_record(GAME), "anna")
                await tables.analyses.ask(table, "anna")
                await tables.analyses._under_way[table]
                view = await tables.view_for(table, "anna", lang=lang)
                seen.append((view, await tables.analysis(table, "anna", lang)))

    run(look)
    return seen[0]


def show(page: Page, address: str, lang: str) -> AnalysisView:
    """Show the page of an analysis as the server would."""
    table, analysis = found(lang)
    page.goto(address)
    page.set_content(f"<!doctype html>{analysis_page(Reader(lang), table, analysis, None)}")
    return analysis


@pytest.mark.parametrize("width,lang", [(390, "ru"), (1440, "en")])
def test_an_analysis_is_read_with_eyes_ears_and_fingers(
    new_page: NewPage, address: str, width: int, lang: str
) -> None:
    page = new_page(lang, width)
    analysis = show(page, address, lang)
    shown = analysis.losses[:12]
    assert shown and page.locator(".loss").count() == len(shown)
    assert sideways(page) == 0 and not small_text(page)
    assert width > 400 or not small_targets(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert not serious_findings(page, scheme)
    # A ring on the curve leads to its decision, and that to its moment.
    ring = page.locator(f".curve a[href='#loss-{shown[0].step}']:visible")
    expect(ring).to_have_accessible_name(shown[0].mark)
    card = page.locator(f"#loss-{shown[0].step}")
    expect(card).to_contain_text(shown[0].better_label)
    where = card.locator("a.button").get_attribute("href") or ""
    assert where.endswith(f"/replay/{shown[0].step}?seat={shown[0].seat}")
    form = card.locator("form")
    assert form.locator("[name=step]").input_value() == str(shown[0].step)
    assert form.locator("[name=seat]").input_value() == str(shown[0].seat)
    # The curve in numbers, for who does not see it.
    page.locator(".curve summary").click()
    expect(page.locator(".curve details tbody tr").first).to_be_visible()


def test_how_far_it_is_is_shown_until_it_is_whole(new_page: NewPage, address: str) -> None:
    page, table = new_page(), found("en")[0]
    answers = [(False, 30), (False, 60), (True, 100)]

    def answer(route: Route) -> None:
        whole, done = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(json={"is_whole": whole, "done": done, "steps": 100})

    page.route("**/api/tables/*/analysis", answer)
    under_way = AnalysisView(is_asked=True, is_whole=False, done=10, steps=100)
    text = str(analysis_page(Reader("en"), table, under_way, None))
    page.route(
        f"**/t/{table.id}/analysis",
        lambda route: route.fulfill(body=f"<!doctype html>{text}", content_type="text/html"),
    )
    page.goto(f"{address}/t/{table.id}/analysis")
    expect(page.locator("[data-share]")).to_have_text("60%")
    assert json.loads(page.locator("progress").get_attribute("max") or "") == 100
    # When it is whole the page is asked for again.
    with page.expect_request(f"**/t/{table.id}/analysis"):
        pass
