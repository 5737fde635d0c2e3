"""Lessons over the API and on pages without scripts; who comes back is led to where they were."""

from __future__ import annotations

import re
import time

import pytest

from igroteka.engine import find_game, game_names
from igroteka.face import lessons
from tests.web.serving import Server

GUIDED = [game for game in game_names() if lessons.courses_of(find_game(game).face)]


def settled(client: object, table: str, lang: str = "en") -> dict[str, object]:
    """Return the table as soon as its lesson wants something of the learner."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        view = client.get(f"/tables/{table}", headers={"Accept-Language": lang}).json()  # type: ignore[attr-defined]
        guide = view["guide"]
        if guide is None or guide["waits"] or guide["expects"] or guide["is_free"]:
            found: dict[str, object] = view
            return found
    raise AssertionError("the bots did not act")


def test_a_program_can_take_a_course(server: Server) -> None:
    with server.client() as anna:
        listed = {game["name"]: game["lessons"] for game in anna.get("/games").json()}
        assert listed["venice"] == ["first"]
        wanted = {"game": "venice", "course": "first", "name": "Anna"}
        table = anna.post("/lessons", json=wanted).json()["table"]
        view = settled(anna, table, "ru")
        guide = view["guide"]
        assert isinstance(guide, dict) and "Венецию 2099" in guide["text"]
        while True:
            view = settled(anna, table)
            guide = view["guide"]
            assert isinstance(guide, dict)
            if guide["expects"]:
                break
            sent = anna.post(f"/tables/{table}/lesson", json={"lesson": guide["lesson"]})
            assert sent.status_code == 204
        wrong = {"action": "place g1", "number": view["number"]}
        refused = anna.post(f"/tables/{table}/actions", json=wrong)
        assert refused.status_code == 409 and refused.json()["error"] == "error-lesson"
        assert "black 5" in refused.json()["message"]
        right = {"action": guide["expects"][0], "number": view["number"]}
        assert anna.post(f"/tables/{table}/actions", json=right).status_code == 200
        assert anna.delete(f"/tables/{table}/lesson").status_code == 204
        assert anna.get(f"/tables/{table}").json()["guide"] is None
        assert anna.delete(f"/tables/{table}/lesson").status_code == 409
        no_such = anna.post("/lessons", json=wanted | {"course": "nothing"})
        assert no_such.status_code == 404 and "Venice 2099" in no_such.json()["message"]


@pytest.mark.parametrize("game", GUIDED)
def test_lobby_and_rules_lead_to_the_lessons_and_back_to_them(server: Server, game: str) -> None:
    courses = [course.id for course in lessons.courses_of(find_game(game).face)]
    assert f"/rules/{game}/learn/{courses[0]}" in server.page("/").text
    rules = server.page(f"/rules/{game}").text
    assert re.findall(rf"/rules/{game}/learn/([a-z0-9-]+)", rules) == courses
    with server.client() as anna:

        def learn() -> str:
            url = f"{server.url}/rules/{game}/learn/{courses[0]}"
            answer = anna.post(url, headers={"Origin": server.url}, follow_redirects=False)
            assert answer.status_code == 303, answer.text
            return str(answer.headers["location"])

        table = learn()
        page = anna.get(server.url + table, headers={"Accept-Language": "en"}).text
        assert "Lesson 1 of" in page and "data-next" in page
        sent = anna.post(
            f"{server.url}{table}/lesson", data={"lesson": "1"}, headers={"Origin": server.url}
        )
        assert sent.status_code == 303 and learn() == table
        page = anna.get(server.url + table, headers={"Accept-Language": "ru"}).text
        assert "Урок 2 из" in page
        anna.delete(f"/tables/{table.removeprefix('/t/')}/lesson")
        assert learn() != table
