"""Every page: readable by everybody, small, at home on any screen, and without script."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, FilePayload, Page, expect

from igroteka.engine import game_names
from igroteka.web.pages.replay import MOST_LINES
from tests.browser.conftest import NewPage
from tests.browser.fixtures import finished_record, upload
from tests.browser.looking import sideways, small_targets, small_text
from tests.browser.playing import ASKED, arrive, choose, sit_down
from tests.browser.room import cut

GAME = "venice"
MOST_FIRST_LOAD = 150_000
MOST_SCRIPT = 15_000
ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours."""
LOADED = """() => [...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource")]
    .reduce((sum, entry) => sum + entry.transferSize, 0)"""
SCRIPTS = """() => Object.fromEntries(performance.getEntriesByType("resource")
    .filter(entry => entry.name.endsWith(".js"))
    .map(entry => [entry.name.split("/").at(-1), entry.encodedBodySize]))"""


class Places(NamedTuple):
    """One page of each kind, and the cookies of the person whose tables they are."""

    urls: list[str]
    running: list[str]
    """Of these the tables where a game has just begun, one of each kind."""
    cookies: Any


@pytest.fixture(scope="session")
def places(browser: Browser, address: str) -> Places:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    finished = upload(page, address, finished_record(GAME))
    running = []
    for game in game_names():
        sit_down(page, address, game, seats=2)
        running.append(page.url)
    device = page.locator("#return-link").input_value()
    topic = page.locator(".pane [data-help]").first.get_attribute("data-help")
    page.goto(address)
    page.click(".cover button[value=friends] >> nth=0")
    page.wait_for_selector("#link")
    link = page.url
    made = page.request.post(f"{address}/api/me", data={"name": "Who looks at pages"})
    assert made.status == 201
    urls = [
        address,
        f"{address}/me",
        f"{address}/new/{GAME}",
        link,
        *running,
        f"{running[-1]}/area/1",
        f"{running[-1]}/deal",
        finished,
        f"{finished}/deal",
        f"{finished}/replay/12",
        *(f"{address}/rules/{game}" for game in game_names()),
        f"{address}/rules/{GAME}/summary",
        f"{address}/help/{list(game_names())[-1]}/{topic}",
        device,
        f"{address}/upload",
        f"{address}/notices",
        f"{address}/offline",
        f"{address}/ladder",
        f"{address}/ladder/{GAME}",
        f"{address}/nothing-here",
    ]
    cookies = context.storage_state()
    context.close()
    return Places(urls, running, cookies)


def serious_findings(page: Page, scheme: str, within: str | None = None) -> list[str]:
    """Return what axe finds on a page, or within an element of it, that shuts somebody out.

    In the dark nothing but the colours is another: only what is about them is asked again.
    """
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if scheme == "dark":
        options["runOnly"] = {"type": "rule", "values": ABOUT_COLOURS}
    # Half a megabyte of script: a page that has it keeps it.
    axe = Axe("0") if page.evaluate("'axe' in window") else Axe()
    found = axe.run(page, within, options).response["violations"]
    return [
        f"{v['id']}: {node['html'][:150]} {node['failureSummary'][:200]}"
        for v in found
        if v["impact"] in ("serious", "critical")
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_finding_of_axe_on_any_page(
    new_page: NewPage, places: Places, scheme: str
) -> None:
    page = new_page(color_scheme=scheme, storage_state=places.cookies)
    for url in places.urls:
        page.goto(url)
        assert not serious_findings(page, scheme), url


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_finding_of_axe_in_what_opens_at_a_table(
    new_page: NewPage, places: Places, scheme: str
) -> None:
    """The list of keys, the inspector of what has the focus, a player's things, the settings.

    They look alike in all games: half of these are seen by day, half in the dark.
    """
    page = new_page(color_scheme=scheme, storage_state=places.cookies)
    for url in places.running[scheme == "dark" :: 2]:
        page.goto(url)
        page.wait_for_selector(ASKED, state="attached")
        for keys, opened in (("?", "#keys"), ("bi", "#thing")):
            for key in keys:
                page.keyboard.press(key)
            dialog = page.locator(f"{opened}[open]")
            expect(dialog.locator("h2")).to_be_visible()
            assert not serious_findings(page, scheme, opened), url
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        page.locator(".player").first.click()
        expect(page.locator("#area[open] svg").first).to_be_visible()
        assert not serious_findings(page, scheme, "#area"), url
        page.keyboard.press("Escape")
        page.locator("details.menu-switch summary").click()
        assert not serious_findings(page, scheme, "details.menu-switch"), url
        page.locator("[data-opens=device]").click()
        expect(page.locator("#device[open]")).to_be_visible()
        assert not serious_findings(page, scheme, "#device"), url
        page.keyboard.press("Escape")


# What is said in Russian is longer.
@pytest.mark.parametrize("lang", ["ru-RU", pytest.param("en-GB", marks=pytest.mark.soak)])
def test_every_page_fits_a_phone(new_page: NewPage, places: Places, lang: str) -> None:
    phone = {"has_touch": True, "is_mobile": True}
    page = new_page(lang, 360, 740, storage_state=places.cookies, **phone)
    stranger = new_page(lang, 360, 740, **phone)
    for url in places.urls:
        for reader in (page, stranger):
            reader.goto(url)
            assert not sideways(reader), url
            assert not small_text(reader), url
            assert not small_targets(reader), url


@pytest.mark.parametrize("size", [(768, 1024), (1440, 900), (3840, 2160)])
def test_the_table_fits_every_screen(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    page = new_page(width=size[0], height=size[1])
    sit_down(page, address, GAME, seats=3)
    page.wait_for_selector(ASKED, state="attached")
    assert not sideways(page)
    assert not small_text(page)
    if size[0] >= 1440:
        # Everything important on one screen, without scrolling.
        for part in (".strip", ".pane svg >> nth=0", ".bar", ".say-form"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1] + 1


def test_first_load_is_small(new_page: NewPage, address: str) -> None:
    for path in ("lobby", "table"):
        page = new_page()
        if path == "table":
            sit_down(page, address, GAME)
            link = page.url
            page = new_page()
        else:
            link = address
        page.goto(link)
        assert 3_000 < page.evaluate(LOADED) < MOST_FIRST_LOAD


@pytest.mark.parametrize("kind", ["table", "replay"])
def test_the_script_is_small(new_page: NewPage, places: Places, kind: str) -> None:
    """What a reader pays for: the bytes that come over the wire. Comments do not."""
    page = new_page(storage_state=places.cookies)
    replay = next(url for url in places.urls if "/replay/" in url)
    page.goto(replay if kind == "replay" else places.running[0])
    page.wait_for_selector(f"main[data-kind={kind}]", state="attached")
    scripts: dict[str, int] = page.evaluate(SCRIPTS)
    assert list(scripts) == [f"{kind}.js"], "one file, so that it compresses well"
    assert 5_000 < scripts[f"{kind}.js"] < MOST_SCRIPT
    served = page.request.get(f"{places.urls[0]}/static/any/{kind}.js").text()
    assert "\n//" not in served and "\n/*" not in served


def test_no_page_has_script_or_style_inside(new_page: NewPage, places: Places) -> None:
    page = new_page(storage_state=places.cookies)
    for url in places.urls:
        text = page.request.get(url).text()
        assert "<style" not in text
        assert " style=" not in text
        assert " onclick=" not in text
        assert "<script type" in text
        assert text.count("<script") == text.count('<script type="module" src=')


def test_a_turn_without_script(new_page: NewPage, address: str) -> None:
    page = new_page(java_script_enabled=False)
    sit_down(page, address, GAME, seats=2)
    # Bots may begin; without script a person looks again.
    for _ in range(300):
        if page.locator(ASKED).count():
            break
        page.reload()
    page.locator("details.group summary").first.click()
    page.locator(".choice").first.click()
    page.wait_for_selector(":is(.happened, .log) >> text=Ann")


def test_language_and_theme_can_be_switched_at_the_table(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, GAME)
    page.click("a[hreflang=ru]")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.locator("main.table").count() == 1
    page.click(".menu-switch summary")
    page.click("[data-theme-pick][value=dark]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == dark


def test_a_game_can_be_replayed_and_continued(new_page: NewPage, address: str) -> None:
    page = new_page()
    upload(page, address, finished_record(GAME, seats=2))
    step = page.locator(".step")
    last = int(step.inner_text().split("/")[1])
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"1 / {last}")
    assert page.url.endswith("/replay/1")
    page.keyboard.press("End")
    expect(step).to_have_text(f"{last} / {last}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(step).to_have_text(f"0 / {last}")
    page.locator(".log a").nth(3).click()
    expect(page.locator(".log a[aria-current=step]")).to_have_count(1)
    page.reload()
    expect(page.locator(".log a[aria-current=step]")).to_have_count(1)
    page.click("text=Continue from here")
    page.click(".from-here >> text=Play against bots")
    arrive(page, "main.table[data-kind=table]")


def test_a_step_of_a_replay_is_the_same_however_one_comes_to_it(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    table = upload(page, address, finished_record("bruges", seats=2))
    page.goto(f"{table}/replay/40")
    for _ in range(2):  # the step after the next is fetched ahead, for what is shown now
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for step in range(1, 4):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".step")).to_contain_text(f"{step} /")
    page.locator("[data-step='43']").first.evaluate("link => link.click()")
    expect(page.locator(".step")).to_contain_text("43 /")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".step")).to_contain_text("42 /")
    digests = "all => all.map(part => `${part.dataset.part} ${part.dataset.digest}`)"
    shown = page.locator("[data-part]").evaluate_all(digests)
    page.reload()
    assert shown == page.locator("[data-part]").evaluate_all(digests)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_the_replay_keeps_its_buttons_under_the_pointer(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    """A round of Bruges ends with ten lines or with one: who clicks “forward” need not aim."""
    page = new_page("ru-RU", *size)
    table = upload(page, address, finished_record("bruges", seats=4))
    page.goto(f"{table}/replay/30")
    forward = page.locator(".transport a").nth(2)
    across, down, followed = set(), set(), set()
    for step in range(31, 52):
        forward.click()
        expect(page.locator(".step")).to_contain_text(f"{step} /")
        box = forward.bounding_box()
        assert box is not None
        across.add(box["x"])
        down.add(box["y"])
        followed.add(page.locator(".then li").count())
    # A line of text may be half a pixel higher than another.
    assert max(across) - min(across) < 1 and max(down) - min(down) < 1
    assert len(followed) > 2 and max(followed) <= MOST_LINES + 1


def test_previews_areas_and_explanations_open(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, GAME)
    page.wait_for_selector(ASKED, state="attached")
    page.locator(".pane .live").first.hover()
    expect(page.locator("#tip")).to_be_visible()
    page.locator(".player").first.click()
    expect(page.locator("#area[open] svg").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".pane [data-help]").first.hover()
    page.keyboard.press("i")
    expect(page.locator("#thing[open] figure svg")).to_be_visible()
    assert page.locator("#thing p").first.inner_text()


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", True), ("reduce", False)])
def test_pieces_glide_unless_that_is_unwanted(
    new_page: NewPage, address: str, motion: str, glides: bool
) -> None:
    page = new_page(reduced_motion=motion)
    page.add_init_script(
        """window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
          if (this.dataset.piece) window.moved += 1;
          return animate.apply(this, given);
        };"""
    )
    sit_down(page, address, GAME)
    for _ in range(5):
        page.wait_for_selector(ASKED, state="attached")
        choose(page, random.Random(1))
    assert (page.evaluate("window.moved") > 0) == glides


def test_what_others_did_can_be_shown_again(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, GAME)
    for _ in range(2):
        page.wait_for_selector(ASKED, state="attached")
        choose(page, random.Random(2))
    page.wait_for_selector(ASKED, state="attached")
    figures = page.locator(".pane [data-piece^=figure]")
    before = figures.count()
    assert before
    page.click("[data-again]")
    page.wait_for_selector("main[data-replaying]", state="attached")
    expect(figures).not_to_have_count(before)
    page.wait_for_selector("main:not([data-replaying])", state="attached")
    page.wait_for_selector(ASKED, state="attached")
    expect(page.locator(".pane .live").first).to_be_visible()
    expect(figures).to_have_count(before)


def test_a_return_link_brings_the_seat_to_another_device(new_page: NewPage, address: str) -> None:
    page, phone = new_page(), new_page(width=360, height=740)
    sit_down(page, address, GAME, name="Ann")
    link = page.input_value("#return-link")
    phone.goto(link)
    expect(phone.locator("main .lead")).to_have_text(
        "Sit down as Ann at this table of Venice 2099?"
    )
    phone.click("main .button.main")
    expect(phone.locator(".player").first).to_contain_text("you")
    phone.goto(link)
    expect(phone.locator(".player").first).to_contain_text("you")


def test_a_return_link_is_renewed_and_the_old_one_says_so(new_page: NewPage, address: str) -> None:
    page, stranger = new_page(), new_page("ru-RU")
    sit_down(page, address, GAME, name="Ann")
    old = page.input_value("#return-link")
    page.evaluate("() => document.querySelector('#device').showModal()")
    page.click("#device form[action$='/return-link'] button:not([name])")
    page.wait_for_load_state()
    assert page.input_value("#return-link") != old
    stranger.goto(old)
    expect(stranger.locator("main")).to_contain_text("Эта личная ссылка не действует")
    page.evaluate("() => document.querySelector('#device').showModal()")
    page.click("#device button[name=revoke]")
    page.wait_for_load_state()
    expect(page.locator("#return-link")).to_have_count(0)
    expect(page.locator(".player").first).to_contain_text("you")


def test_a_wrong_record_is_refused_with_a_sentence(new_page: NewPage, address: str) -> None:
    page = new_page("ru-RU")
    page.goto(f"{address}/upload")
    file = FilePayload(name="x.txt", mimeType="text/plain", buffer=b"nonsense")
    page.set_input_files("#record", files=[file])
    page.click(".form .button.main")
    expect(page.locator("[role=alert][data-sentence]")).to_contain_text("запись")


@pytest.mark.parametrize("game", game_names())
def test_a_small_laptop_shows_the_drawings_and_the_bar(
    new_page: NewPage, places: Places, game: str
) -> None:
    url = places.running[game_names().index(game)]
    page = new_page(width=1280, height=800, storage_state=places.cookies)
    page.goto(url)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 800
    assert cut(page).aside == 0
    for part in page.locator(".panes, .strip, .bar, .say-form").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= 1281
        assert box["y"] >= 0 and box["y"] + box["height"] <= 801


@pytest.mark.parametrize("game", game_names())
def test_on_a_phone_nothing_in_focus_hides_behind_the_bar(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(width=360, height=740)
    sit_down(page, address, game)
    page.wait_for_selector(ASKED, state="attached")
    hidden = page.evaluate(
        """() => [...document.querySelectorAll(".pane.on .live")].filter(target => {
          target.focus();
          const bar = document.querySelector(".bar").getBoundingClientRect();
          return target.getBoundingClientRect().bottom > bar.top + 1;
        }).map(target => target.dataset.target)"""
    )
    assert page.locator(".pane.on").count() == 1
    assert not hidden


def test_on_a_phone_one_can_write_under_a_long_log(new_page: NewPage, address: str) -> None:
    page = new_page(width=360, height=740)
    sit_down(page, address, GAME)
    page.wait_for_selector(ASKED, state="attached")
    page.click("[data-tab=talk]")
    for n in range(8):
        page.fill(".say-form input", f"{n} " + "It will be a long game. " * 4)
        page.click(".say-form button")
        expect(page.locator(".log .said")).to_have_count(n + 1)
    form = page.locator(".say-form").bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert form and bar
    assert form["y"] + form["height"] <= bar["y"] + 1
