"""Two people with accounts play a rated game to its end, and see what it did to their ratings."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from igroteka.engine import Rng
from igroteka.people.accounts import Account
from igroteka.web.cookies import COOKIE
from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import ASKED, choose, is_asked, join_and_start, until
from tests.browser.serving import server
from tests.browser.test_pages import serious_findings
from tests.people.rating import give_account


def with_account(page: Page, folder: Path, name: str) -> Account:
    """Give the person of a browser an account."""
    (cookie,) = (each["value"] for each in page.context.cookies() if each["name"] == COOKIE)
    return give_account(str(folder / "test.db"), cookie, name)


def play_by_api(address: str, table: str, *pages: Page) -> None:
    """Have everybody act at random until the game is over, as their browsers would ask for it."""
    rng, where = Rng(3), f"{address}/api/tables/{table}"
    page = pages[0]
    while (view := page.request.get(where).json())["status"] != "finished":
        if not view["actions"]:
            page = pages[view["to_act"][0]]
            continue
        data = {"action": rng.choice(view["actions"])["text"], "number": view["number"]}
        page.request.post(f"{where}/actions", data=data)


def test_two_people_play_a_rated_game_and_see_their_ratings(
    new_page: NewPage, tmp_path: Path
) -> None:
    with server(tmp_path) as address:
        ann, ben, stranger = new_page(), new_page("ru-RU"), new_page()
        for page in (ann, ben, stranger):
            page.goto(f"{address}/new/venice")
        with_account(ann, tmp_path, "Ann")
        found = with_account(ben, tmp_path, "Бен")

        # Who has no account is told so, and no table is opened.
        stranger.fill("#name", "Vera")
        stranger.check("input[name=rated]")
        stranger.click(".form .button.main")
        expect(stranger.get_by_role("alert")).to_contain_text("Vera has no account")

        ann.fill("#name", "Ann")
        ann.check("input[name=seats][value='2']")
        ann.check("input[name=rated]")
        ann.click(".form .button.main")
        expect(ann.locator("#rated")).to_contain_text("counts for ratings")

        # A guest at the table is in the way, by name, until they leave.
        stranger.goto(ann.input_value("#link"))
        stranger.fill("#name", "Vera")
        stranger.click("form[action$='/sit'] .button.main")
        expect(ann.locator("#rated")).to_contain_text("Vera has no account")
        stranger.click("form[action$='/leave'] .button")
        expect(ann.locator("#rated .notice")).to_have_count(0)

        join_and_start(ann, ben)
        expect(ann.locator(".crumb")).to_contain_text("rated")
        expect(ben.locator(".crumb")).to_contain_text("рейтинговая")
        until(ann, lambda: is_asked(ann) or is_asked(ben))
        asked = ann if is_asked(ann) else ben
        choose(asked, random.Random(1))
        at = ben.url
        ben.goto(f"{address}/ladder")  # one page that follows is enough
        play_by_api(address, ann.url.rpartition("/t/")[2], ann, ben)
        ben.goto(at)
        for page in (ann, ben):
            expect(page.locator(".rating-changes li")).to_have_count(2)
            expect(page.locator(".rating-changes")).to_contain_text("1500 →")
            expect(page.locator(ASKED)).to_have_count(0)
        for page in (ann, ben):
            page.goto(address)
            expect(page.locator(".tables .rated-sign")).to_have_count(1)

        ben.set_viewport_size({"width": 360, "height": 740})
        for path in ("/ladder", "/ladder/venice"):
            for page, scheme in ((ann, "light"), (ben, "dark")):
                page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                page.goto(address + path)
                assert not serious_findings(page, "light"), path
                assert not sideways(page) and not small_text(page) and not small_targets(page)
        rows = ben.locator(".unsure .ladder tbody tr")
        expect(rows).to_have_count(2)
        expect(ben.locator("tr.mine th")).to_contain_text("Бен")
        assert ben.locator("tr.mine a").get_attribute("href") == f"/p/{found.public}"
        expect(ben.locator(".rating-curve svg")).to_be_visible()

        ben.goto(f"{address}/ladder")
        ben.click("button[name=hide]")
        ann.goto(f"{address}/ladder/venice")
        expect(ann.locator(".unsure .ladder tbody tr")).to_have_count(1)
