"""The set-up. Rules O1–O8, O54, O55, O64."""

from __future__ import annotations

import pytest

from igroteka.engine import Rng
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.box import (
    CHARACTERS,
    DEEDS,
    EVENT_NAMES,
    GOOD_COUNTS,
    NEUTRAL,
    TECHNOLOGIES,
)
from igroteka.games.orleans.rules.places import PLACES, SLOT_NAMES, STACK
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.towns import TOWNS, WAYS
from tests.games.orleans.helpers import at, bag, check_components, fill, new, play, texts
from tests.rules import rule


@rule("O1", "O2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_alike(seats: int) -> None:
    view = new(seats).view(None)
    assert len(view["players"]) == seats
    for player in view["players"]:
        assert player["coins"] == 5 and player["stock"] == 10 and player["stations"] == []
        assert player["merchant"] == "orleans"
        own = {"own-farmer", "own-boatman", "own-craftsman", "own-trader"}
        assert {token for token, n in player["market"].items() if n == 1} == own
        assert sum(player["market"].values()) == 4 and sum(player["bag"].values()) == 0
        assert set(player["tracks"].values()) == {0} and len(player["tracks"]) == 6
        assert player["development"] == 0
    assert GAME.seat_counts == (2, 3, 4)


@rule("O3")
@pytest.mark.parametrize(
    ("seats", "supply", "on_map", "in_market"),
    [
        (2, (12, 6, 6, 6, 8, 8, 8), 43, 35),
        (3, (14, 8, 8, 8, 11, 11, 11), 48, 36),
        (4, (16, 10, 10, 10, 14, 14, 14), 52, 38),
    ],
)
def test_fewer_players_fewer_things(
    seats: int, supply: tuple[int, ...], on_map: int, in_market: int
) -> None:
    state = new(seats)
    assert tuple(state.supply) == supply
    assert sum(good >= 0 for good in state.ways) == on_map
    assert sum(state.goods_market) == in_market
    for way in state.view(None)["ways"]:
        for good, mark in zip(way["goods"], way["marks"], strict=True):
            assert (good is not None) == (mark <= seats)


@rule("O4")
def test_goods_are_shuffled_onto_the_map_and_the_rest_is_the_market() -> None:
    one, two = new(4, 1), new(4, 50)
    assert one.ways != two.ways
    for state in (one, two):
        for good, total in enumerate(GOOD_COUNTS):
            assert state.ways.count(good) + state.goods_market[good] == total


@rule("O3", "O4")
def test_the_goods_that_stay_in_the_box_are_drawn() -> None:
    removed = [tuple(new(2, 10 * seed).gone[7:12]) for seed in range(30)]
    assert {sum(goods) for goods in removed} == {12}
    assert len(set(removed)) > 15 and all(any(goods[g] for goods in removed) for g in range(5))


@rule("O5")
def test_a_pilgrimage_lies_on_top_of_three_tiles_of_each_event() -> None:
    orders = set()
    for seed in range(30):
        state = GAME.new(2, seed)
        assert isinstance(state, OrleansState)
        assert EVENT_NAMES[state.glass[0]] == "pilgrimage"
        assert all(state.glass.count(event) == 3 for event in range(6))
        orders.add(state.glass)
    assert len(orders) == 30


@rule("O6")
def test_stacks_are_open_and_everything_lies_ready() -> None:
    view = new(3).view(1)
    assert len(view["stacks"][0]) == 12 and len(view["stacks"][1]) == 8
    assert view["technology_supply"] == 16 == TECHNOLOGIES
    assert len(view["citizens"]) == 14 and set(view["citizens"].values()) == {None}


@rule("O7")
def test_experts_remove_tiles_before_the_first_round() -> None:
    state = new(3, tiles="expert")
    assert len(texts(state)) == 21
    play(state, "remove school")
    assert state.seat_to_act == 1
    play(state, "done", seat=1)
    play(state, "remove hayrick", seat=2)
    assert state.view(None)["removed"] == ["hayrick", "school"]
    assert state.view(None)["step"] == "plan"

    two = new(2, tiles="expert")
    play(two, "remove school", "remove winery")
    assert two.seat_to_act == 1 and "remove school" not in texts(two, 1)
    play(two, "remove brewery", "done", seat=1)
    assert len(two.view(None)["removed"]) == 3
    assert new(2).view(None)["step"] == "plan"


@rule("O8")
def test_the_start_player_is_drawn() -> None:
    assert {GAME.new(4, seed).view(None)["start"] for seed in range(40)} == {0, 1, 2, 3}


@rule("O54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_are_limited_as_in_the_box(seats: int) -> None:
    check_components(new(seats))
    assert CHARACTERS == 104 and sum(NEUTRAL) == 88 and sum(GOOD_COUNTS) == 90
    assert len(PLACES) == 30 and STACK.count(1) == 12 and STACK.count(2) == 8
    assert len(TOWNS) == 23 and len(WAYS) == 43
    assert sum(n for deed in DEEDS for _, n in deed.spaces) == 45


@rule("O54")
def test_money_is_not_limited() -> None:
    state = fill(new(), "farmhouse")
    state.coins[0] = 500
    assert at("event", state, "income").coins[0] == 501


@rule("O55")
def test_secret_are_tiles_to_come_draws_and_plans_and_bags_are_open() -> None:
    state = bag(new(2), "knight", "monk", seat=1)
    view = state.view(0)
    assert view["players"][1]["bag"]["knight"] == 1
    assert view["played"] == ["pilgrimage"] and sum(view["to_come"].values()) == 17
    worlds = {state.imagine(0, Rng(k)).glass for k in range(20)}
    assert len(worlds) == 20
    assert len({state.imagine(0, Rng(k)).rng for k in range(20)}) == 20


@rule("O64")
def test_slots_for_anybody() -> None:
    own = ("pick own-farmer", "put pharmacy-any")
    state = new()
    state.tiles[17] = 0
    state.free[0] |= 1 << SLOT_NAMES.index("pharmacy-any")
    at("planning", state)
    assert "put town_hall-any" not in texts(play(state, own[0]))
    play(state, own[1])
