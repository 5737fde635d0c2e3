"""Puzzles over the API and on pages without scripts."""

from __future__ import annotations

import re

import pytest

from igroteka import coach
from igroteka.engine import find_game, game_names
from igroteka.web.assets import assets
from tests.web.serving import Server

GAMES = [game for game in game_names() if coach.puzzles_of(find_game(game))]
MOST_SCRIPT = 2_500


def test_a_program_can_solve_a_puzzle(server: Server) -> None:
    with server.client() as anna:
        listed = anna.get("/puzzles", headers={"Accept-Language": "ru"}).json()
        assert len(listed) == len(coach.every_puzzle())
        assert anna.get("/puzzles/today").json()["id"] in {each["id"] for each in listed}
        puzzle = coach.puzzles_of(find_game("venice"))[0]
        wanted = {"game": puzzle.game, "id": puzzle.id, "name": "Anna"}
        table = anna.post("/puzzles", json=wanted).json()["table"]
        view = anna.get(f"/tables/{table}").json()
        assert not view["puzzle"]["is_solved"] and "Find the best" in view["puzzle"]["text"]
        wrong = next(iter(puzzle.line[0].others or {}))
        sent = {"action": wrong, "number": view["number"]}
        refused = anna.post(f"/tables/{table}/actions", json=sent)
        assert refused.status_code == 409 and refused.json()["error"] == "error-puzzle-weighed"
        for decision in puzzle.line:
            number = anna.get(f"/tables/{table}").json()["number"]
            sent = {"action": decision.answers[0], "number": number}
            assert anna.post(f"/tables/{table}/actions", json=sent).status_code == 200
        solved = anna.get(f"/tables/{table}").json()["puzzle"]
        assert solved["is_solved"] and solved["line"][0]["reasons"]
        assert anna.post(f"/tables/{table}/answer").status_code == 409
        on = anna.post(f"/tables/{table}/play-on")
        assert on.status_code == 201 and on.json()["table"] != table
        missing = anna.post("/puzzles", json=wanted | {"id": "nothing"})
        assert missing.status_code == 404 and "no puzzle “nothing”" in missing.json()["message"]


@pytest.mark.parametrize("game", GAMES)
def test_pages_lead_to_a_puzzle_and_through_it(server: Server, game: str) -> None:
    assert "/puzzles" in server.page("/").text
    assert f"/puzzles?game={game}" in server.page(f"/rules/{game}").text
    page = server.page(f"/puzzles?game={game}", **{"Accept-Language": "en"}).text
    found = [puzzle.id for puzzle in coach.puzzles_of(find_game(game))]
    assert re.findall(rf'<li data-puzzle="{game}/([a-z0-9-]+)"', page) == found
    with server.client() as anna:
        origin = {"Origin": server.url}
        opened = anna.post(f"{server.url}/puzzles/{game}/{found[-1]}", headers=origin)
        assert opened.status_code == 303
        table = server.url + opened.headers["location"]
        russian = anna.get(table, headers={"Accept-Language": "ru"}).text
        assert "Показать ответ" in russian and "data-solved" not in russian
        anna.post(f"{table}/answer", headers=origin)
        shown = anna.get(table, headers={"Accept-Language": "en"}).text
        assert "That was the answer" in shown and "against the best of everything else" in shown
        on = anna.post(f"{table}/play-on", headers=origin)
        assert on.status_code in (303, 409)  # 409: the point has ended the game


def test_puzzles_are_picked_by_theme_and_difficulty(server: Server) -> None:
    puzzle = coach.puzzles_of(find_game("venice"))[0]
    asked = f"/puzzles?game=venice&theme={puzzle.theme}&difficulty={puzzle.difficulty}"
    listed = re.findall(r'<li data-puzzle="venice/([a-z0-9-]+)"', server.page(asked).text)
    assert listed == [
        each.id
        for each in coach.puzzles_of(find_game("venice"))
        if (each.theme, each.difficulty) == (puzzle.theme, puzzle.difficulty)
    ]
    for odd in ("?game=x", "?theme=<b>", "?difficulty=99"):
        answer = server.page(f"/puzzles{odd}")
        assert answer.status_code == 200 and "<b>" not in answer.text
    assert server.page("/puzzles/venice/nothing").status_code == 303
    assert server.page("/puzzles/nothing/nothing").status_code == 404


def test_what_is_kept_in_the_browser_takes_a_small_script() -> None:
    assert len(assets()["solved.js"].packed["br"]) < MOST_SCRIPT
