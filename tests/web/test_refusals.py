"""What is refused is told in the reader's language: by the API, and on the pages."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from igroteka.engine import Match, find_game, record_of
from igroteka.people.service import People
from igroteka.tables.errors import Unavailable
from igroteka.web.app import create_app
from igroteka.web.settings import Settings
from tests.tables import toy
from tests.tables.helpers import run
from tests.web.serving import Server

RUSSIAN = {"accept-language": "ru-RU,ru;q=0.9,en;q=0.5"}
ENGLISH = {"accept-language": "en"}
NEW = {"game": "venice", "seats": 2, "name": "Аня"}


@pytest.mark.parametrize(
    ("change", "english", "russian"),
    [
        (
            {"seats": 7},
            "Venice 2099 is for 2 to 5 players, not 7.",
            "Венеция 2099: играют от 2 до 5, а не 7.",
        ),
        (
            {"options": {"directions": "9"}},
            "The option directions is 8 or 4, not “9”.",
            "Вариант directions — это 8 или 4, а не «9».",
        ),
        (
            {"game": "bruges", "seats": 5, "options": {"citizens": "no"}},
            "Five players need the new citizens: leave them on (citizens=auto or yes).",
            "Впятером играют только с новыми горожанами: оставьте их включёнными (citizens=auto",
        ),
        ({"bots": {"1": "clever"}}, "There are no bots called “clever”", "Ботов «clever» нет;"),
    ],
)
def test_a_bad_table_is_refused_exactly(
    server: Server, change: dict[str, object], english: str, russian: str
) -> None:
    with server.client() as anna:
        for headers, sentence in ((ENGLISH, english), (RUSSIAN, russian), ({}, english)):
            answer = anna.post("/tables", json=NEW | change, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["message"].startswith(sentence)


def test_an_illegal_action_is_refused_exactly(server: Server) -> None:
    table, tokens = server.seated("venice", 2)
    with server.client() as anna:

        def next_to_act() -> dict[str, Any]:
            seat = anna.get(f"/tables/{table}").json()["to_act"][0]
            anna.headers["authorization"] = f"Bearer {tokens[seat]}"
            view: dict[str, Any] = anna.get(f"/tables/{table}").json()
            return view

        # Who begins and which squares are water is as it was dealt.
        view = next_to_act()
        action = view["actions"][0]["text"]
        square = action.split()[1]
        body = {"action": action, "number": view["number"]}
        assert anna.post(f"/tables/{table}/actions", json=body).status_code == 200
        body = {"action": action, "number": next_to_act()["number"]}
        for headers, sentence in (
            (ENGLISH, f"A figure already stands on {square}."),
            (RUSSIAN, f"На квадрате {square} уже стоит фигурка."),
        ):
            answer = anna.post(f"/tables/{table}/actions", json=body, headers=headers)
            assert answer.status_code == 400
            assert answer.json()["error"] == "error-illegal-action"
            assert answer.json()["message"] == sentence
            # Programs find the same English sentence in every language.
            assert answer.json()["arguments"] == {"reason": f"A figure already stands on {square}."}


def test_a_request_without_its_body_or_with_a_wrong_token_is_told_so(server: Server) -> None:
    table, _ = server.seated("venice", 2)
    with server.client() as anna, server.client("x" * 32) as eve:
        for headers, no_body, no_token in (
            (ENGLISH, "send a JSON object", "This token leads to no seat of this table"),
            (RUSSIAN, "пошлите объект JSON", "Этот ключ не ведёт ни к одному месту"),
        ):
            for path in ("return-link", "chat"):
                answer = anna.post(f"/tables/{table}/{path}", headers=headers)
                assert answer.status_code == 400 and no_body in answer.json()["message"]
            body = {"action": "to a1", "number": 1}
            answer = eve.post(f"/tables/{table}/actions", json=body, headers=headers)
            assert answer.status_code == 403 and no_token in answer.json()["message"]


def test_monitors_ask_for_the_head_of_a_page(server: Server) -> None:
    table, _ = server.seated("venice", 2)
    for path in ("/", "/health", "/nothing", f"/t/{table}", f"/api/tables/{table}"):
        whole, head = (httpx.request(how, server.url + path) for how in ("GET", "HEAD"))
        assert head.status_code == whole.status_code and head.content == b""
        assert head.headers["content-type"] == whole.headers["content-type"]
    stream = httpx.head(f"{server.url}/api/tables/{table}/stream")
    assert stream.status_code == 405, "it would have no end"


def test_a_charset_is_named_once(server: Server) -> None:
    table, _ = server.seated("venice", 2)
    page = server.page("/")
    found = [page, server.page("/nothing"), httpx.put(f"{server.url}/")]
    found += [server.page(path) for path in re.findall(r'"(/static/[^"]+\.(?:css|js))"', page.text)]
    assert len(found) > 4
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream") as stream:
        kinds = [answer.headers["content-type"] for answer in (*found, stream)]
    assert all(kind.count("charset=utf-8") == 1 for kind in kinds), kinds


def test_a_page_refuses_in_the_readers_language(server: Server) -> None:
    form = {"game": "venice", "seats": "7", "against": "friends"}
    with httpx.Client(base_url=server.url, headers=RUSSIAN, timeout=60) as anna:
        answer = anna.post("/new", data=form)
        assert answer.status_code == 400
        assert "Венеция 2099: играют от 2 до 5, а не 7." in answer.text
        assert "Venice 2099 is for 2 to 5 players, not 7." in (
            anna.post("/new", data=form, headers=ENGLISH).text
        )


def test_a_bad_record_is_refused_exactly(server: Server) -> None:
    match = Match.start(find_game("venice"), 2, 7)
    good = record_of(match)
    good.actions = [(1, "place a1")]
    cases = {
        "nonsense": "Это не запись Игротеки: такая начинается с «igroteka record 1».",
        good.text()[:-3]: "Запись повреждена: контрольная строка не сходится",
        good.text(): "В записи неверно действие 1. Игрок 2 сейчас не ходит; ждём игрока 1 (игрок",
        record_of(match).text(): "Запись обрывается до конца партии.",
    }
    with httpx.Client(base_url=server.url, headers=RUSSIAN, timeout=60) as anna:
        for text, sentence in cases.items():
            page = anna.post("/upload", files={"record": ("game.txt", text.encode())})
            assert page.status_code == 400 and sentence in page.text
            answer = anna.post("/api/records", json={"record": text})
            assert answer.status_code == 400
            assert answer.json()["message"].startswith(sentence)


def test_a_body_that_is_no_text_is_refused_with_a_sentence(server: Server) -> None:
    table, (anna, *_) = server.seated("venice", 2)
    bodies = {
        "/api/tables": b'{"game": "venice", "seats": 2, "name": "\xff"}',
        f"/api/tables/{table}/actions": b'{"action": "\xff", "number": 1}',
        f"/api/tables/{table}/chat": b'{"text": "\xed\xa0\x80"}',
    }
    headers = {"authorization": f"Bearer {anna}", "content-type": "application/json"}
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for address, body in bodies.items():
            for more in ({}, {"cookie": "lang=en"}):
                answer = client.post(address, content=body, headers={**headers, **more})
                assert answer.status_code == 400, address
                assert answer.json()["message"] == (
                    "The request cannot be read: its text is not UTF-8."
                )


def test_who_does_too_much_is_told_on_a_page(tmp_path: Path) -> None:
    form = {"game": "venice", "seats": "2", "against": "friends"}
    with (
        Server(tmp_path / "tables.db", limits="strict") as server,
        httpx.Client(base_url=server.url, headers=RUSSIAN, timeout=60) as anna,
    ):
        answers = [anna.post("/new", data=form) for _ in range(8)]
        refused = answers[-1]
        assert refused.status_code == 429 and refused.headers["retry-after"] == "5"
        assert refused.headers["content-type"].startswith("text/html")
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert "Слишком много новых столов; подождите минуту." in refused.text
        cross = anna.post("/new", data=form, headers={"sec-fetch-site": "cross-site"})
        assert cross.status_code == 403 and "чужой страницы" in cross.text


BREAKS = {
    "game = 'chess'": (
        "The game “chess” is not installed here; install it and start the server again.",
        "Игра «chess» здесь не установлена; установите её и запустите сервер снова.",
    ),
    "edition = 'glass'": (
        "This game needs the deck glass of Venice 2099, which is not here; start the server with "
        "its file.",
        "Этой партии нужна колода glass игры «Венеция 2099», а её здесь нет; запустите сервер с "
        "её файлом.",
    ),
    "rules = 99": (
        "This game is played by version 99 of the rules of Venice 2099, which is not known here; "
        "open it in the Igroteka where it was begun.",
        "Эта партия идёт по версии 99 правил игры «Венеция 2099», а здесь её не знают; откройте "
        "партию в той Игротеке, где её начали.",
    ),
}


def test_tables_that_cannot_be_opened_say_what_to_do_and_the_lobby_lists_them(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "tables.db")
    with server, server.client() as anna:
        made = [anna.post("/tables", json=NEW).json()["table"] for _ in BREAKS]
        cookies = anna.cookies
    file = sqlite3.connect(server.database)
    for table, change in zip(made, BREAKS, strict=True):
        file.execute(f"UPDATE tables SET {change} WHERE id = ?", (table,))
    file.commit()
    file.close()
    with server, server.client() as anna:
        anna.cookies = cookies
        assert {table["id"] for table in anna.get("/lobby").json()["mine"]} == set(made)
        for table, (english, russian) in zip(made, BREAKS.values(), strict=True):
            for headers, sentence in ((ENGLISH, english), (RUSSIAN, russian)):
                answer = anna.get(f"/tables/{table}", headers=headers)
                assert (answer.status_code, answer.json()["message"]) == (409, sentence)
                page = anna.get(f"{server.url}/t/{table}", headers=headers)
                assert page.status_code == 409 and sentence in page.text
        lobby = anna.get(f"{server.url}/", headers=RUSSIAN)
        assert lobby.status_code == 200
        assert all(f"/t/{table}" in lobby.text for table in made)
        good, _ = server.seated("venice", 2)
        assert anna.get(f"/tables/{good}").status_code == 200


def test_an_upload_says_which_deck_or_version_it_needs(server: Server) -> None:
    record = record_of(Match.start(find_game("venice"), 2, 7))
    record.edition = "glass"
    with server.client() as anna:
        answer = anna.post("/records", json={"record": record.text()}, headers=RUSSIAN)
        assert answer.json()["error"] == "error-other-deck"
        assert answer.json()["message"] == BREAKS["edition = 'glass'"][1]
        record.edition, record.rules = "", 99
        answer = anna.post("/records", json={"record": record.text()}, headers=ENGLISH)
        assert answer.json()["message"] == BREAKS["rules = 99"][0]


def test_a_refusal_calls_things_as_the_tables_edition_does(server: Server) -> None:
    """Cards of wood are called so; `tests/tables/test_versions.py` has a table of stone."""
    table, tokens = server.seated("toy", 2)
    with server.client(tokens[0]) as anna:
        view = anna.get(f"/tables/{table}").json()
        own = {action["text"] for action in view["actions"]}
        card = next(c for c in toy.CARDS[toy.WOOD] if f"bid {c}" not in own)
        body = {"action": f"bid {card}", "number": view["number"]}
        answer = anna.post(f"/tables/{table}/actions", json=body, headers=RUSSIAN)
        assert answer.json()["message"] == f"Карты «{card} (wooden)» у вас нет."


def test_things_on_the_table_are_explained(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=ENGLISH, timeout=60) as anna:
        assert "Who holds the lot" in anna.get("/help/toy/lot").text
        assert "Who holds the lot" in anna.get(f"/help/toy@{toy.WOOD}/lot").text
        for wrong in ("toy/nothing", "toy@glass/lot", "chess/lot"):
            assert anna.get(f"/help/{wrong}").status_code == 404
        card = anna.get("/help/bruges/card-jailer")
        assert card.status_code == 200 and "Jailer" in card.text
        assert "<svg" in card.text and 'href="/rules/bruges#B21"' in card.text


def test_a_server_that_cannot_start_closes_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: People) -> None:
        raise Unavailable("error-no-database")

    monkeypatch.setattr(People, "start", refuse)
    database = tmp_path / "tables.db"

    async def test() -> None:
        app = create_app(Settings(database=str(database), bot_workers=0))
        with pytest.raises(BaseException) as caught:  # a group, or what is in it
            async with app.lifespan():
                pass
        assert caught.group_contains(Unavailable) or caught.errisinstance(Unavailable)
        # SQLite removes this when nobody has the file open any more.
        assert database.exists() and not database.with_name("tables.db-wal").exists()

    run(test)
