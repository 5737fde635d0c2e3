"""Two people on two servers play whole games while servers, workers and PostgreSQL are killed."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError

from igroteka.engine import read_record
from igroteka.tables.entries import Act
from tests.browser.clicks import click_choice, offered, sensible
from tests.browser.club import Club, Trouble
from tests.browser.playing import arrive, is_asked, is_over, number
from tests.browser.promises import (
    NOTING,
    Promises,
    Stored,
    begin_to_note,
    check_promises,
    promises_of,
)
from tests.browser.test_whole_games import numbers_in
from tests.postgres import Postgres

STUCK_AFTER = 90.0
"""Seconds in which a game must go on, whatever was killed, on a machine that others use too."""
COME_IN = 60_000
ONE_CLICK = 5_000
"""Milliseconds in which a page must open, and in which a click must find what it aims at."""
EVERYTHING = (
    "server",
    "worker",
    "postgresql",
    "server_that_has_stored",
    "postgresql_at_once",
    "server",
    "worker",
    "server_that_has_stored",
)


@contextmanager
def people(browser: Browser, number: int) -> Iterator[list[Page]]:
    """Give so many people a browser each; what fails in a script fails the test."""
    wrong: list[str] = []
    contexts = [browser.new_context(locale="en-GB", reduced_motion="reduce") for _ in range(number)]
    pages = []
    for context in contexts:
        context.add_init_script(NOTING)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.set_default_timeout(COME_IN)
        pages.append(page)
    try:
        yield pages
    finally:
        for context in contexts:
            context.close()
    assert not wrong


def sit_down(club: Club, ann: Page, ben: Page, game: str, level: str) -> str:
    """Seat Ann at one server, Ben at the other and a bot at the same table; start it."""
    at_ann, at_ben = (server.url for server in club.servers)
    for page, url in ((ann, at_ann), (ben, at_ben)):
        page.context.add_cookies([{"name": "pace", "value": "at-once", "url": url}])
    ann.goto(f"{at_ann}/new/{game}")
    ann.fill("#name", "Ann")
    ann.check("input[name=seats][value='3']")
    ann.check("input[name=against][value=friends]")
    ann.click(".form .button.main")
    link = ann.input_value("#link")
    ben.goto(link.replace(at_ann, at_ben))
    ben.fill("#name", "Ben")
    ben.click("form[action$='/sit'] .button.main")
    ann.wait_for_selector("text=Ben")
    ann.select_option(".seat.free select", level)
    ann.click("text=Seat a bot")
    ann.click("form[action$='/start'] .button.main:not([name=fill])")
    for page, url in ((ann, at_ann), (ben, at_ben)):
        arrive(page, "main.table[data-kind=table]")
        assert page.url.startswith(url)
        begin_to_note(page)
        page.set_default_timeout(ONE_CLICK)
    return link.rpartition("/")[2]


def decide(page: Page, rng: random.Random) -> None:
    """Click on something that is offered; whether it comes true depends on what is killed."""
    texts = offered(page)
    if not texts:
        return
    try:
        click_choice(page, sensible(texts, rng))
        page.wait_for_selector("html:not([data-sending])", state="attached", timeout=40_000)
    except BrowserError:
        page.keyboard.press("Escape")  # the page has changed meanwhile: look again


def play(pages: list[Page], rng: random.Random) -> None:
    """Play to the end, never loading a page anew."""
    shown, at = "", time.monotonic()
    while not all(is_over(page) for page in pages):
        now = " ".join(number(page) for page in pages)
        if now != shown:
            shown, at = now, time.monotonic()
        assert time.monotonic() - at < STUCK_AFTER, f"the game stands still at {shown}"
        for page in pages:
            if is_asked(page):
                decide(page, rng)
        pages[0].wait_for_timeout(10)


def check_result(club: Club, pages: list[Page], table: str, stored: Stored) -> None:
    """See that what is stored, played again, is what both pages show."""
    for server in club.servers:
        answer = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=60)
        record = read_record(answer.raise_for_status().text)
        assert record.actions == [(act.seat, act.action) for act in stored.acts.values()]
        scores = record.check_deal().state.scores()
        for page in pages:
            page.wait_for_selector(".score.sheet tfoot", state="attached")
            totals = numbers_in(page.locator(".score.sheet tfoot tr").first)
            assert sorted(totals) == sorted(scores)
            assert number(page) == str(len(stored.kinds))


def whole_game(
    browser: Browser,
    postgres: Postgres,
    folder: Path,
    game: str,
    level: str,
    plan: tuple[str, ...],
    every: int,
    seed: int,
) -> None:
    """Play a whole game while all of a plan is killed, and check what was promised."""
    rng = random.Random(seed)
    with Club(folder, postgres) as club, people(browser, 2) as pages:
        ann, ben = pages
        table = sit_down(club, ann, ben, game, level)
        trouble = Trouble(club, table, plan, every, random.Random(seed))
        trouble.start()
        try:
            play(pages, rng)
            trouble.stop = True
            trouble.join(120)
            assert trouble.failed is None, trouble.failed
            assert len(trouble.done) == len(plan), f"the game was over after {trouble.done}"
            query = "SELECT number, kind, seat, data::text FROM entries WHERE table_id = %s "
            with club.connect() as connection:
                rows = connection.execute(query + "ORDER BY number", [table]).fetchall()
            stored = Stored.of(rows)
            for seat, page in enumerate(pages):
                promised = promises_of(page)
                assert len(promised.answered) > 5
                check_promises(promised, stored, seat)
                lost = [note for note in promised.moves if note["status"] != 200]
                print(  # noqa: T201
                    f"{game}: seat {seat} sent {len(promised.moves)} moves, {len(lost)} of them "
                    f"unanswered or refused ({[note['status'] for note in lost]}), heard "
                    f"{len(promised.heard)}, {len(stored.kinds)} entries"
                )
            check_result(club, pages, table, stored)
            print(f"{game}: killed {len(trouble.done)}: {', '.join(trouble.done)}")  # noqa: T201
        except BaseException:
            print(trouble.done, club.told())  # noqa: T201
            raise
        finally:
            trouble.stop = True
            trouble.join(120)


ANSWERED = {"action": "to e7", "number": "4", "status": 200, "answered": 5}
UNANSWERED = {"action": "to e7", "number": "4", "status": 0, "answered": 0}
DONE, ELSE, BOT = (Act(0, "to e7"), Act(0, "to e8"), Act(1, "to e7", bot=True))


@pytest.mark.parametrize(
    ("sent", "heard", "stored", "holds"),
    [
        ([ANSWERED], [(5, "act")], [DONE], True),
        ([UNANSWERED], [], [], True),
        ([UNANSWERED], [(5, "act")], [DONE], True),
        ([UNANSWERED, ANSWERED], [], [DONE], True),
        ([ANSWERED], [], [], False),  # lost
        ([ANSWERED], [], [ELSE], False),
        ([ANSWERED], [], [BOT], False),
        ([ANSWERED], [], [DONE, DONE], False),  # doubled
        ([UNANSWERED], [], [DONE, DONE], False),
        ([], [], [DONE], False),  # nobody asked for it
        ([], [(5, "chat")], [BOT], False),  # told otherwise
    ],
)
def test_what_is_lost_or_doubled_would_be_noticed(
    sent: list[dict[str, Any]], heard: list[tuple[int, str]], stored: list[Act], holds: bool
) -> None:
    acts = dict(enumerate(stored, 5))
    found = Stored({number: act.kind for number, act in acts.items()}, acts)
    with nullcontext() if holds else pytest.raises(AssertionError):
        check_promises(Promises(sent, heard), found, 0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "level", "every"),
    [
        ("venice", "expert", 7),
        ("glenmore", "amateur", 14),
        ("orleans", "amateur", 40),
        ("bruges", "amateur", 12),
    ],
)
def test_whole_games_with_eight_kills_each(
    browser: Browser, postgres: Postgres, tmp_path: Path, game: str, level: str, every: int
) -> None:
    rng = random.Random(game)
    plan = rng.sample(EVERYTHING, len(EVERYTHING))
    whole_game(browser, postgres, tmp_path, game, level, tuple(plan), every, seed=rng.randrange(99))
