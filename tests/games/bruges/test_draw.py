"""Set-up and drawing: B1–B8, B41."""

from __future__ import annotations

import pytest

from igroteka.engine import BadSetup
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.state import LAST_ROUND
from tests.games.bruges.positions import (
    BOX,
    GAME,
    act,
    card,
    give,
    hand_of,
    house,
    live,
    match,
    new,
    play_out,
    position,
    texts,
)
from tests.rules import rule


@rule("B1")
def test_two_to_four_play_for_statues_from_seven_down() -> None:
    with pytest.raises(BadSetup):
        GAME.new(1, 1)
    assert BOX.statues[4] == (7, 6, 5, 4, 3, 2)
    assert new(3).view(None)["statues"] == [7, 6, 5, 4, 3, 2]


@rule("B2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_of_five_piles_as_players_make_the_two_decks(seats: int) -> None:
    state = new(seats)
    cards = state.left + state.right + state.reserve
    assert sorted(cards) == list(range(165))
    assert cards != sorted(cards)
    assert len(state.left) + len(state.right) == 33 * seats
    assert 0 <= len(state.left) - len(state.right) <= 1
    assert len(state.reserve) == 165 - 33 * seats


@rule("B3")
def test_everybody_starts_with_the_same() -> None:
    for player in new(4).view(None)["players"]:
        assert (player["points"], player["guilders"], player["reputation"]) == (5, 5, 0)
        assert set(player["workers"].values()) == {1}
        assert not any(player["leaders"].values())
        assert player["hand"] == [] and player["houses"] == []


@rule("B4")
def test_the_start_player_is_drawn() -> None:
    assert {new(3, seed).start for seed in range(20)} == {0, 1, 2}


@rule("B5")
def test_a_round_has_four_phases_in_order() -> None:
    state = new()
    phases = []
    while state.round == 1:
        phases.append(state.view(None)["phase"])
        assert state.seat_to_act is not None
        state.apply(state.legal_actions(state.seat_to_act)[0], state.seat_to_act)
    order = [p for n, p in enumerate(phases) if n == 0 or phases[n - 1] != p]
    assert order in (["draw", "actions"], ["draw", "dice", "actions"])


@rule("B6")
def test_hands_are_filled_to_five_card_by_card_and_seen_when_full() -> None:
    state = new(3)
    first = state.start
    top = state.left[-1]
    assert texts(state) == {"draw left", "draw right"}
    for n in range(5):
        view = state.view(first)
        assert view["hand"] == [] and len(view["drawn"]) == n
        act(state, "draw left" if n % 2 else "draw right")
    assert len(hand_of(state, first)) == 5 and BOX.card_names[top] in hand_of(state, first)
    assert state.seat_to_act == (first + 1) % 3


@rule("B6")
def test_the_colour_of_the_top_cards_is_open() -> None:
    state = new()
    for seat in (0, 1, None):
        assert state.view(seat)["decks"] == {
            side: {"cards": 33, "top": COLOUR_NAMES[BOX.colour[deck[-1]]]}
            for side, deck in (("left", state.left), ("right", state.right))
        }, "and nothing else"


@rule("B6")
def test_a_hand_of_five_or_more_neither_draws_nor_discards() -> None:
    state = position("king", turn=7)
    give(state, 0, "queen", "prince", "princess", "count", "countess", "archduke")
    act(state, "play king workers")
    assert state.round == 2
    assert state.seat_to_act == 1, "the new start player draws"
    play_out(state, until_phase=1)
    assert len(state.hands[0]) == 6


@rule("B6")
def test_the_inventor_may_draw_a_sixth_unseen() -> None:
    state = position("king", turn=7)
    live(state, 1, "inventor")
    act(state, "play king workers", *["draw left"] * 5)
    assert state.hands[1] == [] and texts(state) == {"draw left", "draw right", "done"}
    more = state.copy()
    act(state, "done")
    assert len(state.hands[1]) == 5
    act(more, "draw right")
    assert len(more.hands[1]) == 6


@rule("B6")
def test_the_inventor_may_draw_a_sixth_to_a_hand_of_five() -> None:
    state = position("king", turn=7)
    live(state, 1, "inventor")
    give(state, 1, "queen", "prince", "princess", "count", "countess")
    act(state, "play king workers")
    assert state.seat_to_act == 1 and texts(state) == {"draw left", "draw right", "done"}


@rule("B6")
def test_cards_kept_count_for_where_the_inventor_may_stop() -> None:
    state = position("king", turn=7)
    live(state, 1, "inventor")
    give(state, 1, "queen", "prince")
    act(state, "play king workers", "draw left", "draw left")
    assert "done" not in texts(state), "four cards"
    act(state, "draw left")
    assert "done" in texts(state), "five"


@rule("B7")
def test_the_reserve_fills_the_place_of_an_empty_deck_at_once() -> None:
    state = new()
    reserve = state.reserve[:]
    state.left = state.left[:2]
    act(state, "draw left")
    assert len(state.left) == 1 and state.reserve == reserve, "not before the last card"
    act(state, "draw left")
    assert state.left == reserve and state.reserve == []


@rule("B7")
def test_later_the_surviving_deck_is_split_the_upper_half_stays() -> None:
    state = new()
    first = state.seat_to_act
    state.reserve, state.reserve_in = [], 1
    state.left, state.right = state.left[:1], [10, 11, 12, 13, 14]
    act(state, "draw left")
    assert state.right == [12, 13, 14] and state.left == [10, 11]
    state.left, state.right = [20], [21]
    act(state, "draw left")
    assert state.left == [] and texts(state) == {"draw right"}
    assert state.seat_to_act == first, "a single deck is drawn from like two"
    act(state, "draw right")
    assert state.left == state.right == []
    assert state.view(None)["phase"] != "draw", "no card left: no drawing"


@rule("B8")
def test_a_reserve_brought_in_while_drawing_makes_this_round_the_last() -> None:
    state = new()
    state.left = state.left[:1]
    act(state, "draw left")
    assert state.view(None)["final"] == "now"
    play_out(state)
    assert state.is_over and state.view(None)["phase"] == "over"


@rule("B8", "B31")
def test_a_reserve_brought_in_by_an_effect_makes_the_next_round_the_last() -> None:
    state = position("king")
    live(state, 0, "lackey")
    state.left = state.left[:1]
    act(state, "use lackey", "draw left")
    assert state.view(None)["final"] == "next"
    play_out(state)
    assert not state.is_over and state.round == 2 and state.view(None)["final"] == "now"
    state.left = state.left[:1]
    state.reserve_in = 1
    play_out(state)
    assert state.is_over


@rule("B7", "B41")
def test_an_effect_draws_the_very_last_card() -> None:
    state = position("king")
    live(state, 0, "lackey")
    state.left, state.right, state.reserve, state.reserve_in = [], [card("queen")], [], 1
    act(state, "use lackey")
    assert texts(state) == {"draw right"}
    act(state, "draw right")
    assert hand_of(state, 0) == {"king", "queen"}


@rule("B8")
def test_a_deck_split_later_does_not_move_the_end() -> None:
    state = position("king")
    live(state, 0, "lackey")
    state.final, state.reserve, state.reserve_in = LAST_ROUND, [], 1
    state.left = state.left[:1]
    act(state, "use lackey", "draw left")
    assert state.view(None)["final"] == "now"
    play_out(state)
    assert state.is_over


@rule("B41")
def test_an_effect_draws_card_by_card_and_shows_them_after_the_last() -> None:
    state = position("librarian")
    house(state, 0, "red")
    first, second = state.left[-1], state.right[-1]
    act(state, "play librarian person", "draw left", "draw right")
    assert state.view(0)["hand"] == [] and len(state.view(0)["drawn"]) == 2
    third = state.left[-1]
    act(state, "draw left")
    assert state.hands[0] == [first, second, third]


def test_drawing_cannot_be_taken_back() -> None:
    game = match()
    assert game.play("draw left").barrier
