"""People among each other, each with a browser: invited, avoided, found, shut out."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from igroteka.people.accounts import folded
from igroteka.people.company import doors
from igroteka.tables.database import engine_of
from tests.browser.conftest import NewPage
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import (
    ASKED,
    arrive,
    choose,
    is_asked,
    sit_down,
    sit_down_together,
    until,
)
from tests.browser.serving import server
from tests.browser.test_pages import serious_findings
from tests.people.meeting import add_game, add_many


class Host(NamedTuple):
    """A server whose database can be reached."""

    address: str
    database: Path


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("company")
    with server(folder) as address:
        yield Host(address, folder / "test.db")


def person_of(page: Page) -> str:
    """Return the person whose cookie a browser has."""
    (cookie,) = (one for one in page.context.cookies() if one["name"] == "igroteka")
    return cookie["value"].partition(".")[0]


def has_account(host: Host, page: Page, name: str, public: str) -> None:
    """Give the person of a browser an account."""
    with sqlite3.connect(host.database, timeout=20) as file:
        row = (person_of(page), public, name, folded(name), False, time.time())
        file.execute("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, NULL, ?, '{}')", row)


def open_table(page: Page, host: Host, name: str, seats: int = 2, public: bool = True) -> str:
    """Have somebody open a table that waits; return its address."""
    page.goto(f"{host.address}/new/venice")
    page.fill("#name", name)
    page.check(f"input[name=seats][value='{seats}']")
    if public:
        page.check("input[name=public]")
    page.click(".form .button.main")
    page.wait_for_selector("#link")
    return page.url


def test_invited_accepted_and_played(new_page: NewPage, host: Host) -> None:
    ann, ben = new_page(), new_page(lang="ru-RU", width=390, height=844)
    ben.goto(host.address)
    has_account(host, ben, "Бен Второй", "ben-ii")
    table = open_table(ann, host, "Ann", public=False)
    ann.fill("#people input[name=name]", "бен второй")
    ann.click("#people .finding button")
    expect(ann.locator(".invited")).to_contain_text("Бен Второй: no answer yet")
    for place in ("/", "/my"):
        ben.goto(host.address + place)
        expect(ben.locator(".invitations")).to_contain_text("Вас приглашает Ann:")
    ben.click(".invitations .button.main")
    ben.wait_for_selector("main[data-kind=waiting]")
    assert ben.url == table
    expect(ann.locator(".seats")).to_contain_text("Бен Второй")
    ann.click("form[action$='/start'] .button.main")
    for page in (ann, ben):
        arrive(page, "main.table[data-kind=table]")
    rng = random.Random(3)
    for _ in range(6):
        until(ann, lambda: is_asked(ann) or is_asked(ben))
        choose(ann if is_asked(ann) else ben, rng)
    ben.goto(f"{host.address}/my")
    expect(ben.locator(".invitations")).to_have_count(0)
    # Who sits there with an account is known by name: the place of a player leads to the page.
    ann.goto(f"{table}/area/1")
    ann.click("a.person")
    expect(ann.locator("h1")).to_have_text("Бен Второй")
    assert ann.url.endswith("/p/ben-ii")


def test_an_invitation_is_declined_without_a_script(new_page: NewPage, host: Host) -> None:
    ann, ben = new_page(java_script_enabled=False), new_page(java_script_enabled=False)
    ben.goto(host.address)
    has_account(host, ben, "Ben the Third", "ben-iii")
    table = open_table(ann, host, "Ann", public=False)
    ann.fill("#people input[name=name]", "Ben the Third")
    ann.click("#people .finding button")
    ben.goto(host.address)
    ben.click("text=No, thank you")
    expect(ben.locator("h1")).to_have_text("My tables")
    ann.goto(table)
    expect(ann.locator(".invited")).to_contain_text("cannot come")
    # One has played with is offered by name; a stranger's name is refused in a sentence.
    ann.fill("#people input[name=name]", "Nobody at all")
    ann.click("#people .finding button")
    expect(ann.locator("[data-sentence]")).to_contain_text("nobody of this name")


def test_one_is_muted_then_blocked_at_the_table_and_taken_off_again(
    new_page: NewPage, host: Host
) -> None:
    ann, ben = new_page(), new_page()
    sit_down_together(ann, ben, host.address, "venice")
    table = ann.url
    ben.fill(".say-form input", "You play badly")
    ben.press(".say-form input", "Enter")
    expect(ann.locator(".said")).to_contain_text("You play badly")
    ann.goto(f"{table}/who/1")
    expect(ann.locator("h1")).to_have_text("Ben")
    ann.click("text=Mute")
    expect(ann.locator("text=Hear again")).to_be_visible()
    ann.goto(table)
    ben.fill(".say-form input", "Do you hear me?")
    ben.press(".say-form input", "Enter")
    expect(ben.locator(".said")).to_have_count(2)
    ann.fill(".say-form input", "So quiet here")
    ann.press(".say-form input", "Enter")
    expect(ben.locator(".said")).to_have_count(3)
    expect(ann.locator(".said")).to_have_count(1)
    assert "You play badly" not in ann.request.get(table).text()

    ann.goto(f"{table}/who/1")
    ann.click("button:text-is('Block')")
    expect(ann.locator("text=Unblock")).to_be_visible()
    waiting = open_table(ann, host, "Ann")
    ben.goto(host.address)
    assert ben.locator(f"a[href$='{waiting.rpartition('/')[2]}']").count() == 0
    ben.goto(waiting)
    ben.click("form[action$='/sit'] .button.main")
    expect(ben.locator("[data-sentence]")).to_contain_text("cannot sit down at this table")
    ann.goto(f"{host.address}/my")
    for kind in ("block", "mute"):
        ann.click(f"#{kind}ed summary")
        ann.click(f"#{kind}ed button")
        expect(ann.locator(f"#{kind}ed")).to_have_count(0)
    ben.goto(waiting)
    ben.click("form[action$='/sit'] .button.main")
    expect(ben.locator(".seats")).to_contain_text("Ann")


def test_find_me_a_table_brings_two_strangers_together(new_page: NewPage, host: Host) -> None:
    ann, ben = new_page(lang="ru-RU"), new_page(lang="ru-RU", width=390, height=844)
    for page in (ann, ben):
        page.goto(host.address)
        page.select_option("#company select[name=game]", "glenmore")
        page.select_option("#company select[name=language]", "ru")
    ann.click("#company .button.main")
    ann.wait_for_selector("main[data-kind=waiting]")
    ann.fill("input[name=line]", "Без спешки")
    ann.click("form[action$='/wants'] button")
    ben.click("#company button[formmethod=get]")
    expect(ben.locator("#company .tables li")).to_have_count(1)
    expect(ben.locator("#company .tables")).to_contain_text("по-русски · «Без спешки»")
    ben.select_option("#company select[name=language]", "en")
    ben.click("#company button[formmethod=get]")
    expect(ben.locator("#company .tables li")).to_have_count(0)
    ben.select_option("#company select[name=language]", "ru")
    ben.click("#company .button.main")
    ben.wait_for_selector("main[data-kind=waiting]")
    assert ben.url == ann.url
    expect(ben.locator("input[name=line]")).to_have_value("Без спешки")


def test_the_next_table_that_waits_is_one_key_away(new_page: NewPage, host: Host) -> None:
    ann, ben = new_page(), new_page()
    sit_down(ann, host.address, "glenmore", seats=2)
    ann.wait_for_selector(ASKED, state="attached")
    against_bots = ann.url
    sit_down_together(ann, ben, host.address, "venice")
    rng = random.Random(1)
    until(ann, lambda: is_asked(ann) or is_asked(ben))
    if not is_asked(ann):
        choose(ben, rng)
    until(ann, lambda: is_asked(ann))
    ann.reload()
    arrive(ann)
    expect(ann.locator("#my-tables .count")).to_have_text("2")
    expect(ann.locator("#next-table")).not_to_be_visible()
    # After the move it is Ben's turn; the page shows where Ann is waited for.
    ann.clock.install()
    while is_asked(ann):
        choose(ann, rng)
    ann.clock.run_for(61_000)
    expect(ann.locator("#next-table")).to_be_visible()
    expect(ann.locator("#next-table .count")).to_have_text("1")
    ann.keyboard.press("m")
    ann.wait_for_url(against_bots)
    expect(ann.locator("#my-tables .count")).to_have_text("1")


@pytest.mark.soak
def test_the_pages_of_people_fit_everybody(new_page: NewPage, host: Host) -> None:
    ann, ben = new_page(width=360, height=740), new_page()
    for page in (ann, ben):
        page.goto(host.address)
    has_account(host, ann, "Ann of the many games", "ann-many")
    has_account(host, ben, "Ben of a few", "ben-few")
    engine = engine_of(str(host.database))
    with engine.begin() as connection:
        add_many(connection, person_of(ann), 45, seed=11)
        for points in ([50, 40], [30, 60], [20, 20]):
            people = [person_of(ann), person_of(ben)]
            add_game(connection, people, points=points, public=True, updated=2e9)
    engine.dispose()
    for place in ("/my", "/my?page=2", "/p/ann-many", "/p/ben-few", "/p/ann-many/ben-few", "/"):
        ann.goto(host.address + place)
        assert not sideways(ann) and not small_text(ann), place
        assert not small_targets(ann), place
    for place, scheme in (("/my", "light"), ("/p/ann-many", "dark"), ("/p/ben-few", "light")):
        ann.goto(host.address + place)
        assert serious_findings(ann, scheme) == [], place
    ann.goto(f"{host.address}/my")
    expect(ann.locator(".tables .entry.now")).to_have_count(10)
    ann.select_option("select[name=game]", "bruges")
    ann.click(".finding .button")
    titles = ann.locator(".tables .game").all_inner_texts()
    assert titles and set(titles) == {"Bruges"}
    ann.goto(f"{host.address}/my?person=of+a+few")
    expect(ann.locator(".tables .entry")).to_have_count(3)
    ann.goto(f"{host.address}/p/ann-many/ben-few")
    row = ann.locator(".results tbody tr").first
    assert re.findall(r"\d+", row.inner_text()) == ["3", "1", "1", "1"]


def test_a_private_host_opens_by_its_link_alone(new_page: NewPage, tmp_path: Path) -> None:
    with server(tmp_path, private=True) as address:
        ann, ben = new_page(), new_page(lang="ru-RU", width=390, height=844)
        ben.goto(address)
        expect(ben.locator("[data-closed]")).to_contain_text("приглашени")
        assert ben.locator(".covers").count() == 0
        engine = engine_of(str(tmp_path / "test.db"))
        with engine.begin() as connection:
            token = doors.invite(connection, uses=1, days=1)
        engine.dispose()
        ann.goto(f"{address}/join/{token}")
        ann.click("text=Come in")
        expect(ann.locator(".covers")).to_be_visible()
        ann.click("button[formaction*=venice][value=friends]")
        ann.wait_for_selector("#link")
        # The link of a table lets one look on, not sit down.
        ben.goto(ann.url)
        expect(ben.locator("h1")).to_have_text("Венеция 2099")
        ben.click("form[action$='/sit'] .button.main")
        expect(ben.locator("[data-sentence]")).to_contain_text("закрытое место")
        ben.goto(f"{address}/join/{token}")
        expect(ben.locator("[data-sentence]")).to_contain_text("не действует")
