"""Accounts by passkey in two browsers at once, each with a device of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.serving import ADDRESSES

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def here(address: str) -> str:
    """Return the server's address by name: browsers have no passkeys for a number."""
    by_name = address.replace("127.0.0.1", "localhost")
    ADDRESSES.add(by_name)
    return by_name


class Device:
    """A device of Chromium's that keeps passkeys, for one browser."""

    def __init__(self, page: Page) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("WebAuthn.enable")
        added = self.cdp.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self.id = {"authenticatorId": added["authenticatorId"]}

    def keys(self) -> list[dict[str, object]]:
        """Return the passkeys that it has."""
        found = self.cdp.send("WebAuthn.getCredentials", self.id)["credentials"]
        return list(found)

    def give(self, other: Device) -> None:
        """Put its passkeys on another device, as who syncs them does."""
        for key in self.keys():
            other.cdp.send("WebAuthn.addCredential", {**other.id, "credential": key})


def make_account(page: Page, here: str, name: str) -> str:
    """Make an account with a passkey; return the recovery code."""
    page.goto(f"{here}/me")
    page.fill("#name", name)
    page.click("form[data-passkey=account] .button.main")
    code = page.locator("#recovery-code")
    expect(code).to_be_visible()
    text = code.inner_text()
    page.click("a.button.main")
    expect(page.locator("h1")).to_have_text(name)
    return text


def sit(page: Page, here: str, name: str) -> str:
    """Open a table for friends; return its address."""
    with page.expect_response(lambda r: r.request.method == "POST"):
        page.evaluate(
            """async (name) => {
              const body = JSON.stringify({ game: "venice", seats: 2, name });
              const headers = { "content-type": "application/json" };
              const made = await fetch("/api/tables", { method: "POST", headers, body });
              window.name = (await made.json()).table;
            }""",
            name,
        )
    page.wait_for_function("window.name")
    return f"{here}/t/{page.evaluate('window.name')}"


def holds(page: Page, table: str) -> bool:
    """Say whether the browser holds a seat at a table."""
    id = table.rpartition("/")[2]
    view = page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", id)
    return view["me"] is not None


def test_two_browsers_are_one_person(new_page: NewPage, here: str) -> None:
    phone, laptop = new_page(width=390, height=844), new_page()
    on_phone, on_laptop = Device(phone), Device(laptop)
    make_account(phone, here, "Anna of two")
    assert len(on_phone.keys()) == 1
    expect(phone.locator(".me .name")).to_have_text("Anna of two")
    mine = sit(phone, here, "Anna")
    phone.context.add_cookies([{"name": "theme", "value": "dark", "url": here}])
    phone.evaluate(
        """localStorage.setItem("igroteka-puzzles",
        JSON.stringify({ solved: { "venice/x": "2026-11-01" }, days: ["2026-11-01"] }))"""
    )
    with phone.expect_response("**/api/me/puzzles"):
        phone.goto(f"{here}/me")

    # The laptop has sat down somewhere before it signs in; its seat comes along.
    laptop.goto(f"{here}/me")
    brought = sit(laptop, here, "Nobody")
    assert not holds(laptop, mine) and not holds(phone, brought)
    laptop.click("form[data-passkey='sign-in'] .button")
    expect(laptop.locator("[data-complaint]").nth(1)).to_contain_text("nothing has changed")
    on_phone.give(on_laptop)
    with laptop.expect_response("**/api/me/puzzles"):
        laptop.click("form[data-passkey='sign-in'] .button")
    expect(laptop.locator("h1")).to_have_text("Anna of two")
    expect(laptop.locator(".notice").first).to_contain_text("at one table")
    assert holds(laptop, mine) and holds(laptop, brought) and holds(phone, brought)
    laptop.goto(f"{here}/me")
    expect(laptop.locator("html")).to_have_attribute("data-theme", "dark")
    laptop.wait_for_function("localStorage.getItem('igroteka-puzzles')?.includes('venice/x')")

    # It gets a passkey of its own, with a name; then the phone is lost.
    on_laptop.cdp.send("WebAuthn.clearCredentials", on_laptop.id)
    laptop.click("form[data-passkey=passkey] .button")
    expect(laptop.locator(".mine li")).to_have_count(2)
    laptop.fill("#k1", "Laptop")
    laptop.click(".mine li:nth-child(2) button[value=name]")
    expect(laptop.locator("#k1")).to_have_value("Laptop")
    laptop.click("form[action='/me/sign-out-others'] button")
    expect(laptop.locator("h1")).to_have_text("Anna of two")
    assert holds(laptop, mine) and not holds(phone, mine)
    phone.goto(f"{here}/me")
    expect(phone.locator("h1")).to_have_text("Me")
    expect(phone.locator(".me .name")).to_have_text("Sign in")
    laptop.click(".mine li:nth-child(1) button[value=remove]")
    expect(laptop.locator(".mine li")).to_have_count(1)
    phone.click("form[data-passkey='sign-in'] .button")
    expect(phone.locator("[data-sentence]")).to_contain_text("not known here")

    # Signed out, this browser is somebody else, and nothing is left in it.
    laptop.click("form[action='/me/sign-out'] button")
    expect(laptop.locator("h1")).to_have_text("Me")
    assert not holds(laptop, mine)
    assert laptop.evaluate("localStorage.getItem('igroteka-puzzles')") is None


def test_a_printed_code_leads_back_and_all_can_be_taken_and_deleted(
    new_page: NewPage, here: str, tmp_path: Path
) -> None:
    lost, found = new_page(), new_page(width=390, height=844)
    Device(lost)
    code = make_account(lost, here, "Ben the lost")
    mine = sit(lost, here, "Ben")
    found.goto(f"{here}/me")
    found.click("main summary")
    found.fill("#code", code.lower())
    found.click("form[action='/me/recover'] button")
    expect(found.locator("h1")).to_have_text("Ben the lost")
    expect(found.get_by_text("You have none. Without it")).to_be_visible()
    assert holds(found, mine)
    with found.expect_download() as taken:
        found.click("a[download]")
    taken.value.save_as(tmp_path / "mine.json")
    told = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert told["account"]["name"] == "Ben the lost"
    assert [table["called"] for table in told["tables"]] == [["Ben"]]
    found.goto(f"{here}/me")
    found.click("a[href='/me/delete']")
    found.click("form[action='/me/delete'] button")
    expect(found.locator("h1")).to_have_text("Me")
    lost.goto(f"{here}/me")
    expect(lost.locator("h1")).to_have_text("Me")
    assert not holds(lost, mine)


def test_a_browser_without_passkeys_says_so_and_offers_what_works(
    new_page: NewPage, address: str
) -> None:
    page = new_page(lang="ru-RU")
    page.goto(f"{address}/me")  # by its number, for which there are no passkeys
    expect(page.locator("[data-no-passkeys]")).to_be_visible()
    assert page.locator("[data-needs-passkeys]:visible").count() == 0
    page.fill("#name", "Вера без ключа")
    page.click("button[name=without]")
    expect(page.locator("#recovery-code")).to_be_visible()
    page.click("a.button.main")
    expect(page.locator("h1")).to_have_text("Вера без ключа")


def test_the_page_works_without_a_script(new_page: NewPage, here: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{here}/me")
    page.fill("#name", "Cem no script")
    page.click("button[name=without]")
    page.click("a.button.main")
    page.click(".programs summary")
    page.fill("#bot-name", "Cem's bot")
    page.click("form[action='/me/bots'] button")
    expect(page.locator("#token")).to_have_value(page.locator("#token").input_value())
    assert page.locator("#token").input_value().startswith("igt_")
    expect(page.locator(".account.bot").first).to_contain_text("Cem's bot")
