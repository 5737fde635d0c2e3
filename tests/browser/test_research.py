"""Consent to research on the page: it shows at once, in the waiting room and with the result."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import NewPage


def test_a_choice_shows_at_once_in_the_room_and_with_the_result(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    research = page.locator("#research")
    with httpx.Client(base_url=f"{address}/api", timeout=20) as anna:
        seat = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
        table = seat["table"]
        page.goto(f"{address}/t/{table}")
        page.fill("input[name=name]", "Bob")
        page.press("input[name=name]", "Enter")
        expect(research).to_contain_text("Nobody has agreed")
        research.get_by_role("button").click()
        expect(research).to_contain_text("Agreed so far: 1 of 2.")
        anna.put(f"/tables/{table}/research", json={"agree": True})
        expect(research).to_contain_text("Everybody here has agreed")

        link = page.locator("#return-link").get_attribute("value")
        assert link is not None
        anna.post(f"/tables/{table}/start")
        expect(page.locator("#main.table")).to_be_visible()
        bob = {"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        headers, status = [{}, bob], ""
        while status != "finished":
            for who in headers:
                view = anna.get(f"/tables/{table}", headers=who, params={"log_from": 9999}).json()
                status = view["status"]
                if view["actions"]:
                    text, number = view["actions"][-1]["text"], view["number"]
                    act = {"action": text, "number": number}
                    anna.post(f"/tables/{table}/actions", json=act, headers=who)
        expect(research).to_contain_text("Everybody here has agreed")
        research.get_by_role("button").click()
        expect(research).to_contain_text("Agreed so far: 1 of 2.")
        assert not anna.get(f"/tables/{table}").json()["research"]
