from __future__ import annotations

import pytest

import igroteka
from igroteka.engine import BadSetup, Match, Rng, find_game, game_names


def test_unknown_things_are_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match=r"There is no game “chess”; there are: .*venice"):
        find_game("chess")
    with pytest.raises(BadSetup, match="2 to 5 players, not 6"):
        igroteka.new("venice", 6)
    with pytest.raises(BadSetup, match="no option “speed”; it has: directions"):
        igroteka.new("venice", 2, speed="high")
    with pytest.raises(BadSetup, match="directions is 8 or 4, not “9”"):
        igroteka.new("venice", 2, directions="9")


def test_games_are_found_by_their_entry_points() -> None:
    assert "venice" in game_names()
    for name in game_names():
        game = find_game(name)
        assert game.name == name
        settled = game.check(game.seat_counts[0], {})
        assert list(settled) == [option.name for option in game.options]
        assert all(settled[option.name] in option.choices for option in game.options)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused_at_every_door(name: str, seat: int) -> None:
    """Who is off by one would search worlds that fit nobody's view."""
    game = find_game(name)
    state, match = game.new(3, 7), Match.start(game, 3, 7)
    mask = bytearray(game.action_count)
    numbers = [0] * (game.observation.size("player") if game.observation else 0)
    for door in (
        lambda: state.view(seat),
        lambda: state.imagine(seat, Rng(1)),
        lambda: state.observe(seat, numbers),
        lambda: state.legal_mask(seat, mask),
        lambda: match.information_state(seat),
    ):
        with pytest.raises(ValueError, match=f"The seats are 0 to 2, not {seat}"):
            door()


def test_a_state_draws_itself_in_a_notebook() -> None:
    for name in game_names():
        state = igroteka.new(name, find_game(name).seat_counts[0])
        assert state._repr_svg_().startswith("<svg")
