"""The end, the scoring, and what is secret: V24–V31."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.engine import Rng
from igroteka.games.venice.rules.box import COLOURS, DISTRICT_NAMES, VALUE_NAMES
from igroteka.games.venice.rules.scoring import survivors
from tests.games.venice.positions import (
    act,
    fresh,
    occupy,
    position,
    sink_district,
    texts,
    treasure,
)
from tests.rules import rule


@rule("V24")
def test_the_game_ends_when_all_hands_are_empty() -> None:
    state = position(hands=["red-3", "red-4"])
    act(state, "play red-3")
    assert not state.is_over
    act(state, "play red-4")
    assert state.seats_to_act() == []


@rule("V25")
@pytest.mark.parametrize("left,points", [(1, 6), (2, 3), (3, 2), (4, 1), (6, 1), (0, 0)])
def test_treasures_are_worth_more_the_less_is_left(left: int, points: int) -> None:
    state = position(hands=["", ""])
    colour = next(DISTRICT_NAMES[tile] for tile in state.layout if 0 <= tile < 48).split("-")[0]
    treasure(state, 0, colour, 2)
    values = ["X", "2", "3", "4", "5", "6"]
    sink_district(state, *(f"{colour}-{value}" for value in values[left:]))
    assert state.score_sheet(0)["treasures"] == 2 * points


@rule("V25", "V27")
@pytest.mark.parametrize("doomed", ["red-3", "red-3 red-X green-2", "black-2 red-6"])
def test_what_will_sink_counts_like_what_has_sunk(doomed: str) -> None:
    state = position(hands=["", ""])
    bits = sum(1 << DISTRICT_NAMES.index(card) for card in doomed.split())
    foreseen = survivors(state, bits)
    sink_district(state, *doomed.split())
    assert foreseen == survivors(state) == survivors(state, bits)


@rule("V26")
def test_figures_score_their_number_and_nothing_on_platforms() -> None:
    state = position(tiles={"a1": "red-5", "b1": "green-2", "c1": "platform"})
    for square in ("a1", "b1", "c1"):
        occupy(state, square, 0)
    assert state.score_sheet(0)["districts"] == 7


@rule("V27")
def test_an_x_scores_twice_the_surviving_numbers_of_its_colour() -> None:
    state = position(tiles={"a1": "red-X"})
    occupy(state, "a1", 1)
    assert state.score_sheet(1)["x_districts"] == 2 * (2 + 3 + 4 + 5 + 6)
    sink_district(state, "red-5", "red-6", "green-4")
    assert state.score_sheet(1)["x_districts"] == 2 * (2 + 3 + 4)
    assert state.score_sheet(1)["districts"] == 0


@rule("V25", "V27")
def test_a_district_with_a_figure_on_it_survives_like_any_other() -> None:
    state = position(tiles={"a1": "red-X", "b1": "red-4"})
    treasure(state, 1, "red", 1)
    sink_district(state, "red-2", "red-3", "red-5", "red-6")
    occupy(state, "a1", 1)
    occupy(state, "b1", 0)
    assert state.score_sheet(1) == {"treasures": 3, "districts": 0, "x_districts": 8, "coins": 11}


@rule("V28")
def test_coins_in_the_purse_score_gondolas_and_coins_on_squares_do_not() -> None:
    state = position(figures={"a1": 0}, hands=["red-3", "red-4"], tiles={"a1": "platform"})
    state.purses[0] = 4
    state.stakes[0] = 9
    assert sum(state.score_sheet(0).values()) == 4
    state.gondolas[0] = 0
    assert sum(state.score_sheet(0).values()) == 4


@rule("V29")
def test_ties_go_to_more_figures_and_are_shared_after_that() -> None:
    state = position(hands=["", ""], tiles={"a1": "platform", "b1": "platform"})
    assert state.ranking() == [1, 1]
    occupy(state, "a1", 1)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [2, 1], "platforms count"
    state.purses[0] += 1
    assert state.ranking() == [1, 2], "points come first"


@rule("V30")
def test_hands_and_unseen_cards_are_secret_all_else_is_open() -> None:
    state = fresh(3)
    mine, other, watcher = state.view(0), state.view(1), state.view(None)
    assert mine["hand"] and other["hand"] and watcher["hand"] is None
    assert len(mine["hand"]) == 12
    assert set(mine["hand"]).isdisjoint(other["hand"])
    for view in (mine, other, watcher):
        assert [player["cards"] for player in view["players"]] == [12] * 3
        assert view["unseen"] == 6
    hidden = {"hand", "next_cards", "seat"}
    open_things = [{k: v for k, v in view.items() if k not in hidden} for view in (mine, other)]
    assert open_things[0] == open_things[1]


@rule("V31")
def test_what_is_imagined_respects_the_values_played() -> None:
    rng = Rng(5)
    for seed in range(6):
        state = fresh(4, seed)
        while not state.is_over:
            act(state, rng.choice(texts(state)))
            world = state.imagine(0, rng)
            for seat in (1, 2, 3):
                hand = world.hands[seat]
                assert hand.bit_count() == state.hands[seat].bit_count()
                lowest = (hand & -hand).bit_length() - 1
                assert not hand or lowest // COLOURS >= state.floors[seat]
            assert world.hands[0] == state.hands[0]


@rule("V31")
def test_a_played_value_tells_everybody_that_nothing_lower_is_held() -> None:
    state = position(hands=["red-5 red-6", "red-3 red-4 red-X"])
    aside = ["green-3", "green-4", "green-5", "green-X"]
    state.unseen = sum(1 << DISTRICT_NAMES.index(card) for card in aside)
    assert state.view(1)["players"][0]["played_last"] is None
    act(state, "play red-5", "play red-3")
    assert [player["played_last"] for player in state.view(1)["players"]] == ["5", "3"]
    worlds = [state.imagine(1, Rng(seed)).view(0)["hand"] for seed in range(100)]
    assert {card for hand in worlds for card in hand or ()} == {"green-5", "red-6", "green-X"}


@rule("V31")
def test_every_deal_that_fits_is_equally_likely() -> None:
    """Seat 1 played a 5 and holds one card; seat 2 played a 3 and holds one."""
    state = position(seats=3, hands=["red-X", "red-6", "red-4"])
    state.floors = [0, VALUE_NAMES.index("5"), VALUE_NAMES.index("3")]
    state.unseen = 1 << DISTRICT_NAMES.index("green-7")
    rng = Rng(1)
    seen = Counter(tuple(state.imagine(0, rng).hands[1:]) for _ in range(4000))
    assert len(seen) == 4, "seat 1 has red-6 or green-7, seat 2 one of the two others"
    assert all(800 < number < 1200 for number in seen.values())
