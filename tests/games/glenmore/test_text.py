"""Who reads the table as text knows where each tile lies, and what runs through it."""

from __future__ import annotations

import pytest

from igroteka.engine import Match, Rng, find_game
from igroteka.face import Look
from igroteka.games.glenmore.face.names import place_name, tile_name
from igroteka.games.glenmore.face.plain import WAYS
from igroteka.games.glenmore.face.tiles import link_of


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_grid_names_places_and_ways(lang: str) -> None:
    game, rng = find_game("glenmore"), Rng(7)
    match, words = Match.start(game, 3, 7), game.face.words(lang)
    while not match.state.is_over:
        seat = match.state.seat_to_act
        assert seat is not None
        view = match.state.view(seat)
        lines = game.face.text(view, Look(lang, ("A", "B", "C"))).splitlines()
        assert words("glenmore-grid-signs") in " ".join(line.strip() for line in lines)
        rows = {line.split()[0]: line for line in lines if line.strip()}
        for tile in view["players"][seat]["tiles"]:
            row = rows[place_name((0, tile["at"][1]), words) or "0"]
            shown = WAYS[link_of(tile["tile"])] + tile_name(tile["tile"], words)[:3]
            assert shown in row
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
