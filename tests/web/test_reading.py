"""Pages to read."""

from __future__ import annotations

import pytest

from igroteka.engine import find_game, game_names
from igroteka.web.pages.bits import number
from tests.web.serving import Server


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", game_names())
def test_the_rules_say_whose_game_it_is(server: Server, game: str, lang: str) -> None:
    page = server.page(f"/rules/{game}", **{"accept-language": lang})
    assert page.status_code == 200
    assert find_game(game).face.notice(lang) in page.text


def test_who_has_the_link_of_a_table_that_moved_is_led_to_where_it_is(server: Server) -> None:
    with server.client() as anna:
        old = anna.post("/tables", json={"game": "venice", "seats": 3, "name": "Anna"}).json()
        new = anna.post(f"/tables/{old['table']}/resize", json={"seats": 2})
        assert new.status_code == 201, new.text
    page = server.page(f"/t/{old['table']}")
    assert page.headers["location"] == f"/t/{new.json()['table']}"
    assert "Anna" in server.page(page.headers["location"]).text
    # Who has it open already gets the way there.
    parts = server.page(f"/t/{old['table']}", **{"x-parts": ""})
    assert f'href="/t/{new.json()["table"]}"' in parts.text


def test_points_below_zero_have_a_real_minus() -> None:
    assert number(-9) == "−9"
    assert number(12) == "12"
