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

from igroteka.cli.playing import verified
from igroteka.engine import Deal, Match, Rng, find_game, read_record, record_of
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
        # Nothing is promised that does not hold: without a word it is the server's choice.
        for lang, sentence in (
            ("en", "Nobody has added a word yet. Without one the server itself could have chosen"),
            ("ru", "Слова пока никто не добавил. Без него карты мог выбрать сам сервер."),
        ):
            room = page(ann, server, f"/t/{table}", lang)
            assert sentence in room and sentence in page(ben, server, f"/t/{table}/deal", lang)
        assert "Nobody can foresee" not in room
        promised: str = ben.get(f"/tables/{table}").json()["deal"]["commitment"]
        taken = ben.post(f"/tables/{table}/seats", json={"name": "Ben"}).json()
        # In the waiting room everybody sees the commitment, and the words of the others.
        word = {"word": "it's <tea>"}
        assert ben.put(f"/tables/{table}/word", json=word).status_code == 204
        room = page(ann, server, f"/t/{table}")
        assert promised in room and "it's <tea>" in room
        assert "not even the server by itself can have chosen" in room
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
        # What is to be compared is what they noted: the page does not put it into their mouths.
        assert "--commitment WHAT-YOU-NOTED<" in shown and f"--commitment {promised}" not in shown
        assert "Whoever added a word knows that not even the server by itself" in shown
        assert "see that it is among these, exactly as you wrote it" in shown
        russian = page(stranger, server, f"/t/{table}/deal", "ru")
        assert "✓ Всё сходится" in russian and "убедитесь, что оно здесь есть" in russian
        checked = stranger.get(f"/tables/{table}/deal").json()
    assert checked["holds"] and not checked["why"] and checked["commitment"] == promised
    assert (checked["origin"], checked["anew_from"]) == ("fresh", None)
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
    assert said.splitlines()[1:] == [
        "The commitment is the one that you gave.",
        "Word of seat 1 (Ann): чай",
        "Word of seat 2 (Ben): it's <tea>",
        "See that your own word is among these, exactly as you wrote it: then not even the server "
        "by itself can have chosen the cards.",
    ]
    code, said = igroteka("replay", "--verify", str(good), "--lang", "ru")
    assert code == 0 and said.startswith("✓ Секрет даёт отпечаток")
    assert "Сравните отпечаток с тем, что стол показывал до игры;" in said
    assert "Слово места 1 (Ann): чай" in said and "есть ваше" in said
    code, said = igroteka("replay", "--verify", str(good), "--commitment", "zzz", "--lang", "en")
    assert code == 2 and "“zzz” is no commitment" in said and len(said.splitlines()) == 1
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


def forged(words: tuple[str, ...], step: int | None = None) -> str:
    """Return the record of a game whose secret its maker has chosen; *step*: drawn anew there."""
    deal = Deal("00" * 32, words)
    match = Match.start(find_game("venice"), 2, deal.seed if step is None else 5)
    rng = Rng(4)
    while not match.state.is_over:
        if len(match.moves) == step:
            match.draw_anew(deal.seed)
        seat = match.state.seats_to_act()[0]
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return record_of(match, ["Ann", "Ben"], deal).text()


def test_an_uploaded_record_is_only_said_to_agree_with_itself(server: Server) -> None:
    with server.client() as eve:
        for words, step in ((("tea", ""), None), (("", ""), 10)):
            sent = {"record": forged(words, step)}
            table = eve.post("/records", json=sent).json()["table"]
            assert eve.get(f"/tables/{table}").json()["deal"]["origin"] == "uploaded"
            checked = eve.get(f"/tables/{table}/deal").json()
            assert checked["holds"]
            assert (checked["origin"], checked["anew_from"]) == ("uploaded", step)
            for lang, first, verdict, again, never in (
                (
                    "en",
                    "an uploaded record, and it can only agree with itself",
                    "✓ The record agrees with itself",
                    "up to step 10",
                    ("foresee", "All holds", "showed from the beginning", "the server"),
                ),
                (
                    "ru",
                    "загруженная запись, и она может лишь не противоречить себе",
                    "✓ Запись не противоречит себе",
                    "до шага 10",
                    ("предвидеть", "Всё сходится", "с самого начала", "сервер"),
                ),
            ):
                shown = page(eve, server, f"/t/{table}/deal", lang).partition("<main")[2]
                assert first in shown.partition('class="lead"')[2].partition("</p>")[0]
                assert verdict in shown and not [text for text in never if text in shown]
                assert (again in shown) == (step == 10)
        # Without a secret there is nothing to check, and nothing else is claimed.
        record = read_record(forged(("", "")))
        record.secret, record.commitment, record.words = "", "", []
        table = eve.post("/records", json={"record": record.text()}).json()["table"]
        shown = page(eve, server, f"/t/{table}/deal")
        assert "does not say how it was dealt" in shown and "✓" not in shown


def test_the_command_line_says_what_nobodys_word_leaves_open() -> None:
    for words, lang, line in (
        (("", ""), "en", "Nobody added a word, so the server itself could have chosen the cards."),
        (("", ""), "ru", "Слова никто не добавил, поэтому карты мог выбрать сам сервер."),
        # Nor can a word change what else stands in the terminal.
        (("", "tea\x1b[2K\u202e"), "en", "Word of seat 2 (Ben): tea\\x1b[2K\\u202e"),
    ):
        record = read_record(forged(words))
        found = verified(record, "", lang)
        assert line in found and verified(record, record.commitment, lang)[0] == found[0]


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
            assert "Nobody has added a word, so the server itself could have chosen" in shown
            shown = page(friend, server, f"/t/{new}/deal", "ru")
            assert "Слова никто не добавил, поэтому карты мог выбрать сам сервер." in shown
