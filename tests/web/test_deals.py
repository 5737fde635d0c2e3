"""What pages, API and command line say of a deal: to people who trust nobody, and to strangers."""

from __future__ import annotations

import hashlib
import html
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from igroteka.engine import Rng, read_record
from igroteka.engine.record import checksum
from tests.web.serving import Server


def igroteka(*arguments: str) -> tuple[int, str]:
    """Run a command; return how it ended and what it said."""
    done = subprocess.run(
        [sys.executable, "-c", "from igroteka.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, (done.stdout + done.stderr).strip()


def page(client: httpx.Client, server: Server, path: str, lang: str = "en") -> str:
    """Return a page as its reader sees it."""
    answer = client.get(f"{server.url}{path}", headers={"accept-language": lang})
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def play_to_the_end(server: Server, table: str, tokens: list[str]) -> None:
    rng = Rng(3)
    with ExitStack() as stack:
        players = [stack.enter_context(server.client(token)) for token in tokens]
        view = players[0].get(f"/tables/{table}").json()
        while view["status"] == "playing":
            player = players[view["to_act"][0]]
            now = player.get(f"/tables/{table}/actions").json()
            body = {"action": rng.choice(now["actions"])["text"], "number": now["number"]}
            view = player.post(f"/tables/{table}/actions", json=body).json()


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, str]:
    """Play a game to its end; return its table, and the commitment noted before the first move."""
    with server.client() as ann, server.client() as ben:
        made = ann.post("/tables", json={"game": "venice", "seats": 2, "name": "Ann"}).json()
        table = made["table"]
        promised: str = ben.get(f"/tables/{table}").json()["deal"]["commitment"]
        taken = ben.post(f"/tables/{table}/seats", json={"name": "Ben"}).json()
        # In the waiting room everybody sees the commitment, and the words of the others.
        word = {"word": "it's <tea>"}
        assert ben.put(f"/tables/{table}/word", json=word).status_code == 204
        room = page(ann, server, f"/t/{table}")
        assert promised in room and "it's <tea>" in room
        sent = ann.post(f"{server.url}/t/{table}/word", data={"word": "чай"})
        assert sent.status_code == 303 and 'value="чай"' in page(ann, server, f"/t/{table}")
        words = ben.get(f"/tables/{table}").json()["deal"]["words"]
        assert words == ["чай", "it's <tea>"]
        assert ann.post(f"/tables/{table}/start").status_code == 204
        late = ben.put(f"/tables/{table}/word", json={"word": "late"})
        assert (late.status_code, late.json()["error"]) == (409, "error-not-waiting")
        assert promised in page(ann, server, f"/t/{table}")
        assert "Check the deal" not in page(ann, server, f"/t/{table}")
        early = ben.get(f"/tables/{table}/deal")
        assert (early.status_code, early.json()["error"]) == (409, "error-not-finished")
    play_to_the_end(server, table, [made["token"], taken["token"]])
    return table, promised


def test_everybody_can_check_the_deal_on_the_page_and_by_hand(
    server: Server, played: tuple[str, str]
) -> None:
    table, promised = played
    with server.client() as stranger:
        assert "Check the deal" in page(stranger, server, f"/t/{table}")
        shown = page(stranger, server, f"/t/{table}/deal")
        assert "✓ All holds" in shown and promised in shown
        assert "✓ Всё сходится" in page(stranger, server, f"/t/{table}/deal", "ru")
        checked = stranger.get(f"/tables/{table}/deal").json()
    assert checked["holds"] and not checked["why"] and checked["commitment"] == promised
    # What the page tells people to type, typed.
    for command in shown.split('<pre class="command"><code>')[1:]:
        typed = command.partition("</code>")[0]
        if typed.startswith("printf"):
            done = subprocess.run(["bash", "-c", typed], capture_output=True, text=True, check=True)
            assert done.stdout.split()[0] in (promised, checked["seed"].removeprefix("blake2b-"))
        elif typed.startswith("from"):
            run = [sys.executable, "-c", typed]
            lines = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
            assert lines == [promised, checked["seed"].removeprefix("blake2b-")]
    text = f"{checked['secret']}\nчай\nit's <tea>\n".encode()
    assert checked["seed"] == "blake2b-" + hashlib.sha256(text).hexdigest()


def test_the_command_line_verifies_a_record_and_notices_what_was_changed(
    server: Server, played: tuple[str, str], tmp_path: Path
) -> None:
    table, promised = played
    with server.client() as anybody:
        text = anybody.get(f"/tables/{table}/record").text
    good = tmp_path / "game.txt"
    good.write_text(text, "utf-8")
    code, said = igroteka("replay", "--verify", str(good), "--commitment", promised)
    assert code == 0 and said.startswith("✓ The secret makes the commitment " + promised)
    assert len(said.splitlines()) == 1
    code, said = igroteka("replay", "--verify", str(good), "--lang", "ru")
    assert code == 0 and said.startswith("✓ Секрет даёт отпечаток")
    code, said = igroteka("replay", str(good), "--commitment", "0" * 64, "--lang", "en")
    assert code == 2 and "not " + "0" * 64 in said and len(said.splitlines()) == 1
    for change, complaint in (
        (("word 2: it's", "word 2: its"), "secret and the words do not make the seed"),
        (("secret: ", "secret: 0"), "does not make the commitment"),
        (("scores: ", "scores: 1"), "scores"),
    ):
        wrong = tmp_path / "wrong.txt"
        body = text.replace(*change).rpartition("check: ")[0]
        wrong.write_text(f"{body}check: {checksum(body)}\n", "utf-8")
        code, said = igroteka("replay", "--verify", str(wrong), "--lang", "en")
        assert code == 2 and complaint in said and len(said.splitlines()) == 1, said
        # A forged record is no table, either.
        with server.client() as anybody:
            sent = anybody.post("/records", json={"record": wrong.read_text("utf-8")})
        assert sent.status_code == 400 and sent.json()["error"] == "error-bad-record"
    record = read_record(text)
    record.secret, record.commitment, record.words = "", "", []
    good.write_text(record.text(), "utf-8")
    code, said = igroteka("replay", "--verify", str(good), "--lang", "en")
    assert code == 2 and "cannot be checked" in said


def test_a_game_that_goes_on_says_so_everywhere_and_known_cards_stay_private(
    server: Server, played: tuple[str, str]
) -> None:
    table, _ = played
    body = {"step": 10, "name": "Eve"}
    with server.client() as eve, server.client() as guest:
        refused = eve.post(f"/tables/{table}/continue", json=body | {"public": True})
        assert (refused.status_code, refused.json()["error"]) == (400, "error-known-deal")
        form = page(eve, server, f"/t/{table}/replay/10")
        assert 'name="anew"' in form and 'value="anybody"' in form
        same = eve.post(f"/tables/{table}/continue", json=body).json()["table"]
        said = "Continues another game from step 10 with the same cards"
        for who in (eve, guest):
            room = page(who, server, f"/t/{same}")
            assert said in room and f'href="/t/{table}/replay/10"' in room
        # By the page: open to everybody is always drawn anew.
        opened = eve.post(
            f"{server.url}/t/{table}/continue", data={"step": "10", "against": "anybody"}
        )
        new = opened.headers["location"].rpartition("/")[2]
        assert opened.status_code == 303 and new != table
        view = guest.get(f"/tables/{new}").json()
        assert view["public"] and view["deal"]["origin"] == "anew" and view["first_step"] == 10
        said = "Continues another game from step 10; what was still hidden there is drawn anew."
        assert said in page(guest, server, "/") and said in page(guest, server, f"/t/{new}")
        assert "Продолжение другой партии с шага 10" in page(guest, server, "/", "ru")
        listed = next(t for t in guest.get("/lobby").json()["open"] if t["id"] == new)
        assert (listed["origin"], listed["first_step"]) == ("anew", 10)
        # At the table as well, to the end.
        with server.client() as friend:
            taken = friend.post(f"/tables/{new}/seats", json={"name": "Fay"}).json()
            token = eve.get(f"/tables/{new}").json()["return_token"]
            assert friend.post(f"/tables/{new}/start").status_code == 204
            assert said in page(guest, server, f"/t/{new}")
            play_to_the_end(server, new, [token, taken["token"]])
            shown = page(friend, server, f"/t/{new}/deal")
            assert "✓ All holds" in shown and "up to step 10" in shown
