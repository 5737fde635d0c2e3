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


def test_points_below_zero_have_a_real_minus() -> None:
    assert number(-9) == "−9"
    assert number(12) == "12"
