"""What a waiting room does through its pages."""

from __future__ import annotations

import httpx

from tests.web.serving import Server


def test_the_link_of_a_table_that_was_changed_leads_to_the_new_one(server: Server) -> None:
    with server.client() as anna:
        made = anna.post("/tables", json={"game": "venice", "seats": 3, "name": "Аня"}).json()
        old = made["table"]
        answer = anna.post(
            f"{server.url}/t/{old}/resize/new", data={"seats": "2"}, headers={"origin": server.url}
        )
        new = answer.headers["location"].rpartition("/")[2]
        assert new != old and len(anna.get(f"/tables/{new}").json()["seats"]) == 2
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as friend:
        assert friend.get(f"/t/{old}").headers["location"] == f"/t/{new}"
        sent = friend.post(f"/t/{old}/sit", data={"name": "Боб"})
        assert sent.headers["location"] == f"/t/{new}"
        assert not any(seat["taken"] for seat in friend.get(f"/api/tables/{old}").json()["seats"])
