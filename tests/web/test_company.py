"""People among each other as programs and hosts meet them: the API, the commands, shut doors."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from igroteka.cli import app
from igroteka.engine import BadSetup
from igroteka.people.company.mine import Search, my_tables, waits_of
from igroteka.people.company.statistics import comparison_of, statistics_of
from igroteka.tables.database import engine_of
from tests.people.meeting import add_many, peopled
from tests.tables.helpers import run
from tests.web.serving import Server


def igroteka(*arguments: str) -> str:
    """Run a command about people as a host does, in English; return what it says."""
    done = CliRunner(env={"LC_ALL": "C"}).invoke(app, ["people", *arguments])
    if isinstance(done.exception, BadSetup):
        return str(done.exception)
    assert done.exit_code == 0, done.output
    return done.output


def test_what_the_pages_do_programs_do(server: Server) -> None:
    with server.client() as anna, server.client() as bob, server.client() as carl:
        made = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
        table = made["table"]
        found = bob.post("/find", json={"name": "Bob", "game": "venice"})
        assert found.status_code == 201 and found.json()["table"] == table
        assert anna.post(f"/tables/{table}/start").status_code == 204
        counts = {
            name: who.get("/my/waits").json()["count"] for name, who in (("a", anna), ("b", bob))
        }
        assert sum(counts.values()) >= 1
        mine = anna.get("/my/tables", params={"game": "venice", "person": "BO"}).json()
        assert [one["id"] for one in mine["tables"]] == [table]
        assert anna.get("/my/tables", params={"person": "carl"}).json()["tables"] == []
        (met,) = anna.get("/my/company").json()
        assert (met["name"], met["table"], met["seat"]) == ("Bob", table, 1)

        wanted = {"language": "ru", "level": "some", "line": "Tea is served"}
        new = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
        place = f"/tables/{new['table']}"
        assert anna.put(f"{place}/wants", json=wanted).status_code == 204
        (listed,) = (t for t in carl.get("/lobby").json()["open"] if t["id"] == new["table"])
        assert listed["wants"] == wanted
        whom = {"table": table, "seat": 1}
        assert anna.post(f"{place}/invitations", json=whom).status_code == 204
        assert anna.get(f"{place}/invitations").json() == [{"name": "Bob", "answer": ""}]
        assert carl.get(f"{place}/invitations").status_code == 403
        (invitation,) = bob.get("/my/invitations").json()
        stolen = carl.post(f"/invitations/{invitation['id']}/accept", json={"name": "Carl"})
        assert stolen.json()["error"] == "error-no-invitation"
        accepted = bob.post(f"/invitations/{invitation['id']}/accept", json={"name": "Bob"})
        assert accepted.json()["seat"] == 1

        for kind in ("blocks", "mutes"):
            assert anna.post(f"/my/{kind}", json=whom).status_code == 204
            (line,) = anna.get(f"/my/{kind}").json()
            assert line["name"] == "Bob"
            assert bob.delete(f"/my/{kind}/{line['id']}").status_code == 404
            assert anna.delete(f"/my/{kind}/{line['id']}").status_code == 204
            assert anna.get(f"/my/{kind}").json() == []
        refused = anna.post("/reports", json=whom | {"reason": ""})
        assert refused.json()["error"] == "error-bad-reason"
        for nobody in ("/people/nobody", "/people?name=nobody", "/people/a/with/b"):
            assert anna.get(nobody).status_code == 404
    with server.client(made["token"]) as token:
        refused = token.post("/my/blocks", json=whom)
        assert (refused.status_code, refused.json()["error"]) == (403, "error-account-by-token")


def test_a_form_that_is_refused_leads_back_and_a_report_is_acknowledged(server: Server) -> None:
    with server.client() as anna, server.client() as boris:
        table = anna.post("/tables", json={"game": "toy", "seats": 3, "name": "Anna"}).json()[
            "table"
        ]
        boris.post(f"/tables/{table}/seats", json={"name": "Boris"})
        room = f"{server.url}/t/{table}"
        assert "stands in the lobby" in anna.get(room).text
        for page, leads_back in ((room, True), ("https://elsewhere.example/", False)):
            asked = {"name": "Nobody at all"}
            refused = anna.post(f"{room}/invite", data=asked, headers={"referer": page})
            assert refused.status_code == 404 and "nobody of this name" in refused.text
            assert (f'href="/t/{table}">Back<' in refused.text) == leads_back
            assert "elsewhere" not in refused.text
        who = f"/t/{table}/who/1"
        assert "Thank you" not in anna.get(f"{server.url}{who}").text
        told = {"table": table, "seat": "1", "reason": "It is mine", "to": who}
        done = anna.post(f"{server.url}/company/report", data=told, follow_redirects=True)
        assert "Thank you: the host will see it." in done.text
        assert "Then you do not see what they write." in done.text
        told = {"table": table, "seat": "1", "to": who}
        done = anna.post(f"{server.url}/company/mute", data=told, follow_redirects=True)
        assert ">You do not see what they write." in done.text


def test_no_answer_tells_who_somebody_is(server: Server) -> None:
    """The id in a cookie is its owner's alone."""
    with server.client() as anna, server.client() as bob:
        made = anna.post("/tables", json={"game": "venice", "seats": 3, "name": "Anna"}).json()
        table = made["table"]
        bob.post(f"/tables/{table}/seats", json={"name": "Bob"})
        anna.post("/my/blocks", json={"table": table, "seat": 1})
        anna.post("/reports", json={"table": table, "seat": 1, "reason": "odd"})
        secret = bob.cookies["igroteka"].partition(".")[0]
        for path in ("/my/tables", "/my/company", "/my/blocks", "/lobby", f"/tables/{table}"):
            assert secret not in anna.get(path).text
        for page in (f"/t/{table}", f"/t/{table}/who/1", "/my"):
            sent = httpx.get(server.url + page, cookies=dict(anna.cookies), timeout=60)
            assert sent.status_code == 200 and secret not in sent.text


def test_a_host_invites_lists_revokes_and_takes_names_away(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    assert "There is no file" in igroteka("reports", str(database))
    with Server(database) as server, server.client() as anna, server.client() as bob:
        made = anna.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"}).json()
        place = f"/tables/{made['table']}"
        bob.post(f"{place}/seats", json={"name": "Übel"})
        anna.post("/reports", json={"table": made["table"], "seat": 1, "reason": "too evil"})
        listed = igroteka("reports", str(database))
        assert "Übel (1)" in listed and "Guest: too evil" in listed
        assert "seats 1" in igroteka("remove-name", str(database), "übel")
        until = time.monotonic() + 20
        while (name := anna.get(place).json()["seats"][1]["name"]) != "Guest":
            assert time.monotonic() < until, name
            time.sleep(0.05)
        with server.client() as carl:
            again = carl.post("/tables", json={"game": "venice", "seats": 2, "name": "ÜBEL"})
        assert again.json()["error"] == "error-name-removed"
        assert igroteka("reports", str(database)) == ""

        asked = ("--uses", "2", "--public-url", "https://ex.org/")
        link = igroteka("invite", str(database), *asked).strip()
        assert link.startswith("https://ex.org/join/")
        token = link.rpartition("/")[2]
        assert f"{token}  0/2" in igroteka("invitations", str(database))
        assert httpx.get(f"{server.url}/join/{token}", timeout=60).status_code == 200
        assert igroteka("revoke", str(database), token) == ""
        assert "does not work" in igroteka("invitations", str(database))
        assert httpx.get(f"{server.url}/join/{token}", timeout=60).status_code == 404
        assert "no invitation nothing" in igroteka("revoke", str(database), "nothing")


GAMES = 10_000
MOST_SECONDS = {"waits": 0.05, "my tables": 0.4, "with somebody": 0.6, "results": 0.8, "two": 0.4}
"""Of a processor, for somebody with so many games; several times what it takes on a quiet one."""


@pytest.mark.soak
def test_somebody_with_ten_thousand_games_waits_for_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with peopled(str(tmp_path / "many.db")):
            pass  # now it is migrated
        engine = engine_of(str(tmp_path / "many.db"))
        with engine.begin() as connection:
            add_many(connection, "anna", GAMES, seed=1)
            for other in range(2, 6):
                add_many(connection, f"other {other}", GAMES // 2, seed=other)
        with engine.connect() as connection:
            asked: dict[str, Callable[[], object]] = {
                "waits": lambda: waits_of(connection, "anna"),
                "my tables": lambda: my_tables(connection, "anna", Search(page=300)),
                "with somebody": lambda: my_tables(connection, "anna", Search(person="игрок 17")),
                "results": lambda: statistics_of(connection, "anna"),
                "two": lambda: comparison_of(connection, "anna", "other-5-1"),
            }
            for name, ask in asked.items():
                took = []
                for _ in range(3):
                    began = time.thread_time()
                    assert ask()
                    took.append(time.thread_time() - began)
                assert min(took) < MOST_SECONDS[name], name
        engine.dispose()

    run(test)
