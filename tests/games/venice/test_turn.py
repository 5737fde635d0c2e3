"""A turn: V14–V23, V33–V36."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction, find_game
from igroteka.face import Look
from igroteka.games.venice.rules.box import COLOUR_NAMES
from igroteka.games.venice.rules.city import WATER
from tests.games.venice.positions import (
    act,
    at,
    city,
    occupy,
    platforms,
    position,
    sink,
    texts,
    words_after,
)
from tests.rules import rule

HANDS = ["red-3 red-4", "red-5 red-6"]


@rule("V14")
def test_move_then_buy_then_play() -> None:
    state = position(figures={"c3": 0, "a1": 1}, hands=HANDS, tiles={"c3": "red-2", "c4": "red-6"})
    assert texts(state, "move") and texts(state, "buy") and texts(state, "play")
    act(state, "move c3", "to c4")
    assert not texts(state, "move") and texts(state, "buy c4")
    act(state, "buy c4")
    assert texts(state) == ["play red-3"], "one treasure a turn, and no move after it"
    act(state, "play red-3")
    assert state.seat_to_act == 1


@rule("V14")
def test_buying_ends_the_chance_to_move() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-2"})
    act(state, "buy c3")
    assert not texts(state, "move") and not texts(state, "gondola")


@rule("V15", "V16")
def test_a_figure_goes_straight_up_to_water_figures_and_the_edge() -> None:
    state = position(figures={"c3": 0}, hands=HANDS)
    sink(state, "c5")
    occupy(state, "e3", 1)
    occupy(state, "a3", 0)
    act(state, "move c3")
    rows = {"c4", "d3", "b3", "c2", "c1"}
    diagonals = {"d4", "e5", "f6", "b2", "a1", "d2", "e1", "b4", "a5"}
    assert words_after(state, "to") == rows | diagonals
    four = position(figures={"c3": 0}, hands=HANDS, directions="4")
    act(four, "move c3")
    assert words_after(four, "to") == {"c1", "c2", "c4", "c5", "c6", "a3", "b3", "d3", "e3", "f3"}


@rule("V15")
def test_platforms_can_be_crossed_and_stopped_on() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c4": "platform"})
    act(state, "move c3")
    assert {"c4", "c5", "c6"} <= words_after(state, "to")


@rule("V15")
def test_a_figure_that_cannot_go_anywhere_is_not_offered() -> None:
    state = position(figures={"a1": 0}, hands=HANDS)
    sink(state, "a2", "b1", "b2")
    assert "move a1" not in texts(state)


@rule("V16")
def test_corners_passed_do_not_matter() -> None:
    state = position(figures={"a1": 0}, hands=HANDS)
    sink(state, "a2", "b1")
    act(state, "move a1")
    assert "b2" in words_after(state, "to")


@rule("V17", "V33")
def test_a_gondola_goes_anywhere_free_and_is_spent() -> None:
    state = position(figures={"a1": 0, "f6": 1}, hands=HANDS)
    sink(state, "a2", "b1", "b2", "d4")
    act(state, "gondola a1")
    assert words_after(state, "to") == city(state) - {"a1", "f6", "a2", "b1", "b2", "d4"}
    act(state, "to f1")
    assert state.gondolas == [1, 2]
    assert not texts(state, "move") and not texts(state, "gondola"), "it was the move"
    assert texts(state, "play")


@rule("V17")
def test_a_move_leaves_no_gondola_move() -> None:
    state = position(figures={"c3": 0}, hands=HANDS)
    act(state, "move c3", "to c4")
    assert not texts(state, "gondola")


@rule("V17", "V35")
def test_extra_gondola_before_or_after_the_move_but_once_and_before_buying() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, gondola="extra", tiles={"d5": "red-2"})
    act(state, "gondola c3", "to d4")
    assert texts(state, "move") == ["move d4"] and not texts(state, "gondola")
    act(state, "move d4", "to d5")
    assert not texts(state, "move") and not texts(state, "gondola")
    after = position(figures={"c3": 0}, hands=HANDS, gondola="extra", tiles={"c4": "red-2"})
    act(after, "move c3", "to c4")
    assert texts(after, "gondola") == ["gondola c4"]
    act(after, "buy c4")
    assert not texts(after, "gondola")


@rule("V35")
def test_a_ride_needs_a_gondola_and_leads_elsewhere() -> None:
    state = position(figures={"c3": 0}, hands=HANDS)
    act(state, "gondola c3")
    assert "c3" not in words_after(state, "to")
    none_left = position(figures={"c3": 0}, hands=HANDS)
    none_left.gondolas[0] = 0
    with pytest.raises(IllegalAction, match="no gondola"):
        none_left.play("gondola c3")


@rule("V18")
def test_a_treasure_costs_one_more_than_lies_there() -> None:
    tiles = {"c3": "red-2", "a1": "platform"}
    state = position(figures={"c3": 0, "a1": 0}, hands=HANDS, tiles=tiles)
    red = COLOUR_NAMES.index("red")
    for price, lying in ((1, 1), (2, 3), (4, 7)):
        purse = state.purses[0]
        state.done = 0
        act(state, "buy c3")
        assert state.purses[0] == purse - price
        assert state.stakes[at("c3")] == lying
    assert state.treasures[red] == 3 and state.supply[red] == 7
    state.done = 0
    assert texts(state, "buy") == [], "four coins are left and it costs eight"
    with pytest.raises(IllegalAction, match="8 coins"):
        state.play("buy c3")
    with pytest.raises(IllegalAction, match="platform"):
        state.play("buy a1")


@rule("V18")
def test_any_own_figure_may_buy_not_only_the_moved_one() -> None:
    tiles = {"c3": "red-2", "e5": "green-2", "c4": "brown-2"}
    state = position(figures={"c3": 0, "e5": 0}, hands=HANDS, tiles=tiles)
    act(state, "move c3", "to c4")
    assert texts(state, "buy") == ["buy c4", "buy e5"]


@rule("V19")
def test_a_colour_that_is_gone_sells_no_more() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-2"})
    state.supply[COLOUR_NAMES.index("red")] = 0
    assert texts(state, "buy") == []
    with pytest.raises(IllegalAction, match="gone"):
        state.play("buy c3")


@rule("V20")
def test_the_lowest_value_must_be_played_x_is_highest() -> None:
    state = position(hands=["red-4 black-4 brown-6 red-X", "red-3"])
    assert texts(state, "play") == ["play black-4", "play red-4"]
    with pytest.raises(IllegalAction, match="lowest value, 4"):
        state.play("play brown-6")
    last = position(hands=["red-X brown-6", "red-3"])
    assert texts(last, "play") == ["play brown-6"]


@rule("V21")
def test_the_square_sinks_with_its_coins_and_its_figure() -> None:
    state = position(figures={"c3": 1}, hands=HANDS, tiles={"c3": "red-3"})
    state.stakes[at("c3")] = 3
    state.gondolas[1] = 0
    purses = state.purses[:]
    act(state, "play red-3")
    assert state.standing[at("c3")] == WATER
    assert state.stakes[at("c3")] == 0 and state.purses == purses
    assert not any(square >= 0 for square in state.figures)
    assert state.seat_to_act == 1 and texts(state, "play")


@rule("V22", "V36")
def test_the_owner_decides_on_rescue_at_once_in_anybodys_turn() -> None:
    tiles = {"c3": "red-3", "a1": "green-2"}
    state = position(figures={"c3": 1, "e5": 0}, hands=HANDS, tiles=tiles)
    state.stakes[at("c3")] = 1
    act(state, "play red-3")
    assert state.seat_to_act == 1
    assert state.standing[at("c3")] == WATER and state.stakes[at("c3")] == 0
    assert words_after(state, "rescue") == city(state) - platforms(state) - {"c3", "e5"}
    assert "drown" in texts(state)
    question = find_game("venice").face.question(state.view(1), Look("en", ("Ann", "Ben")))
    assert "Your figure on c3 fell" in question
    act(state, "rescue a1")
    assert state.gondolas == [2, 1] and state.standing[at("a1")] == 1
    assert state.seat_to_act == 1, "and then it is the next player's turn"
    assert texts(state, "play")


@rule("V22")
def test_a_figure_may_be_given_up() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-3"})
    act(state, "play red-3", "drown")
    assert state.gondolas == [2, 2]
    assert not any(square >= 0 for square in state.figures)
    assert state.seat_to_act == 1


@rule("V22")
def test_a_gondola_moves_to_any_square_but_rescues_only_to_a_district() -> None:
    state = position(figures={"c3": 0, "e5": 0}, hands=HANDS, tiles={"c3": "red-3"})
    act(state, "gondola e5")
    assert platforms(state) <= words_after(state, "to")
    falling = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-3"})
    act(falling, "play red-3")
    assert words_after(falling, "rescue") == city(falling) - platforms(falling) - {"c3"}


@rule("V22")
def test_a_table_may_agree_to_rescue_to_platforms_too() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-3"}, rescue="any")
    act(state, "play red-3")
    assert words_after(state, "rescue") == city(state) - {"c3"}
    assert platforms(state) <= words_after(state, "rescue")


@rule("V22")
def test_games_of_the_first_rules_keep_their_rescue() -> None:
    game = find_game("venice")
    assert game.check(3, {})["rescue"] == "district"
    assert game.check(3, {}, rules=1)["rescue"] == "any"
    assert game.new(3, 1, rules=1).view(None)["options"]["rescue"] == "any"


@rule("V11")
def test_moves_and_rescues_ignore_different_values() -> None:
    tiles = {"c3": "red-2", "d3": "green-2", "a1": "brown-2"}
    state = position(figures={"c3": 0, "e3": 0}, hands=HANDS, tiles=tiles)
    act(state, "move e3")
    assert "d3" in words_after(state, "to")
    falling = position(figures={"e3": 0, "c3": 0}, hands=HANDS, tiles=tiles | {"e3": "red-3"})
    act(falling, "play red-3")
    assert {"d3", "a1"} <= words_after(falling, "rescue")


@rule("V23")
def test_without_figures_one_only_plays_cards() -> None:
    state = position(figures={"a1": 1}, hands=["red-3 brown-4 red-X", "red-5"])
    assert texts(state) == ["play red-3"]


@rule("V34")
def test_the_buyer_chooses_the_square_and_needs_the_whole_price() -> None:
    tiles = {"c3": "red-2", "e5": "red-X"}
    state = position(figures={"c3": 0, "e5": 0}, hands=HANDS, tiles=tiles)
    state.stakes[at("e5")] = 3
    assert texts(state, "buy") == ["buy c3", "buy e5"], "the dearer one too, and X sells"
    act(state, "buy e5")
    assert state.stakes[at("e5")] == 7 and state.stakes[at("c3")] == 0
    poor = position(figures={"e5": 0}, hands=HANDS, tiles=tiles)
    poor.stakes[at("e5")], poor.purses[0] = 3, 3
    assert texts(poor, "buy") == []
    poor.purses[0] = 4
    assert texts(poor, "buy") == ["buy e5"]


@rule("V36")
def test_the_last_card_of_the_game_waits_for_the_rescue_too() -> None:
    state = position(figures={"c3": 1}, hands=["", "red-3"], tiles={"c3": "red-3"})
    state.turn = state.seat_to_act = 1
    act(state, "play red-3")
    assert not state.is_over and "drown" in texts(state)
    act(state, "rescue a1")
    assert state.is_over


@rule("V33")
def test_a_rescue_spends_the_gondola_for_good() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles={"c3": "red-3"})
    state.gondolas[0] = 1
    act(state, "play red-3", "rescue a1")
    assert state.gondolas[0] == 0
    act(state, "play red-5")
    assert not texts(state, "gondola")
