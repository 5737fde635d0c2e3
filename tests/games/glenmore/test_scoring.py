"""Scorings, the end, and what is secret: G32–G36, G47."""

from __future__ import annotations

import json

import pytest

from igroteka.engine import Rng
from igroteka.games.glenmore.rules.scoring import difference_points
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import TILE_NAMES
from igroteka.games.glenmore.rules.track import FIGURE, LEFT, refill
from tests.games.glenmore.positions import at_turn, do, new, points, put, store
from tests.rules import rule


def before_refill(seats: int, drawn: int, behind: int = 1) -> GlenMoreState:
    """Return a position whose refill lays *behind* tiles."""
    state = new(seats)
    figures = [FIGURE - s for s in range(seats)]
    chain = [LEFT, *range(behind - 1), *figures]
    state.chain = chain + list(range(20, 33 - len(chain)))
    assert len(state.chain) == 13
    state.drawn = drawn
    return state


@rule("G32")
@pytest.mark.parametrize("last,held", [(8, 0), (31, 1), (50, 2), (67, 3)])
def test_a_scoring_when_a_stack_runs_out(last: int, held: int) -> None:
    state = before_refill(4, last - 1)
    state.barrels = [2, 0, 0, 1]
    refill(state)
    assert [points(state, seat) for seat in range(4)] == ([2, 0, 0, 1] if held else [0] * 4)
    assert state.view(None)["scorings"] == held
    assert state.is_over == (last == 67)


@rule("G32")
def test_the_refill_goes_on_after_the_first_and_second_scoring() -> None:
    for last in (31, 50):
        state = before_refill(4, last - 1, behind=3)
        state.cards[2] = 0b1000
        refill(state)
        assert state.drawn == last + 2 and len(state.chain) == 13
        assert state.seat_to_act == 0 and points(state, 2) == 1
    state = before_refill(4, 66 - 1, behind=4)
    refill(state)
    assert state.is_over and state.drawn == 67, "after the third nothing more is laid"
    assert state.legal_actions(0) == []


@rule("G32")
def test_every_game_has_three_scorings() -> None:
    for seed in range(10):
        state = new(2 + seed % 4, seed)
        state.events = []
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            state.apply(rng.choice(state.legal_actions(seat)), seat)
        assert [e.args["number"] for e in state.events if e.kind == "scoring"] == [1, 2, 3]


@rule("G33")
def test_points_for_differences() -> None:
    assert difference_points([0, 1, 2, 3, 4, 5, 6, 11]) == [0, 1, 2, 3, 5, 8, 8, 8]
    assert difference_points([4, 4]) == [0, 0]
    assert difference_points([9, 7]) == [2, 0]


@rule("G33")
def test_the_scoring_of_anna_bruce_clara_and_danny() -> None:
    """The rulebook's example: 3-2-1, 0-1-1, 3-5-0 and 8-0-0 points."""
    state = before_refill(4, 30)
    state.barrels = [3, 0, 3, 6]
    state.chiefs = [1, 1, 4, 0]
    put(state, "castle-moil", 1, 1, seat=0)  # a card and a bonnet
    put(state, "loch-morar", 0, 1, seat=1)  # a card without
    refill(state)
    assert [state.points[4 * s + 1 : 4 * s + 4] for s in range(4)] == [
        [3, 2, 1],
        [0, 1, 1],
        [3, 5, 0],
        [8, 0, 0],
    ]


@rule("G33")
def test_the_die_is_never_compared() -> None:
    state = new(2)
    state.chain = [LEFT, FIGURE, FIGURE - 1, FIGURE - 2, *range(9)]
    state.drawn = 30
    state.barrels = [4, 3]
    refill(state)
    assert [points(state, seat) for seat in (0, 1)] == [1, 0]


@rule("G34")
def test_the_final_scoring() -> None:
    state = new(4)
    names = iter(TILE_NAMES)
    for seat, size in enumerate((15, 13, 16, 13)):
        for n in range(size - 1):
            put(state, next(names), 20, n, seat=seat)
        state.cards[seat] = 0
    # The rulebook's example: 15, 13, 16 and 13 tiles.
    assert [state.score_sheet(s)["tiles"] for s in range(4)] == [-6, 0, -9, 0]
    state.coins = [4, 0, 7, 1]
    assert [state.score_sheet(s)["coins"] for s in range(4)] == [4, 0, 7, 1]
    state.points = [5, 1, 2, 3] * 4
    assert state.scores() == [11 + 4 - 6, 11, 11 + 7 - 9, 11 + 1]


@rule("G34")
def test_the_special_places_are_scored_at_the_end_only() -> None:
    state = before_refill(4, 30)
    put(state, "iona-abbey", 1, 0)
    refill(state)
    assert points(state) == 1, "the card counts as a card"
    assert state.score_sheet(0)["places"] == 2


@rule("G35", "G47")
def test_ties_are_broken_by_cubes_then_shared() -> None:
    state = new(3)
    state.coins = [5, 5, 5]
    for seat, name in enumerate(("forest-1", "loch-lochy", "meadow-1")):
        put(state, name, 0, 1, seat=seat)
    store(state, "forest-1", 1, seat=0)
    store(state, "loch-lochy sheep", 1, seat=1)
    store(state, "loch-lochy wood", 1, seat=1)
    state.cards = [0, 0, 0]
    assert state.scores() == [5, 5, 5] and state.ranking() == [2, 1, 3]
    store(state, "forest-1", 1, seat=0)
    assert state.ranking() == [1, 1, 3], "shared"
    state.barrels = [0, 9, 9]
    assert state.ranking() == [1, 1, 3], "barrels do not count"
    state.coins = [6, 5, 5]
    assert state.ranking() == [1, 2, 3]


@rule("G47")
def test_totals_may_fall_below_zero() -> None:
    state = new(2)
    state.coins = [0, 0]
    for n, name in enumerate(("forest-1", "meadow-1")):
        put(state, name, 0, n + 1)
    assert state.scores() == [-6, 0]


@rule("G34")
def test_points_are_shown_as_if_the_game_ended_now() -> None:
    state = new(2)
    state.points[:4] = [7, 0, 1, 0]
    state.coins = [5, 2]
    put(state, "forest-1", 0, 1)
    shown = [player["score"] for player in state.view(1)["players"]]
    assert shown == [7 + 1 + 5 - 3, 2] == state.scores()


@rule("G36")
def test_everything_lies_open_but_the_order_of_the_stacks() -> None:
    state = at_turn(new(4, 5), "forest-1")
    do(state, "take forest-1", "place home north", "harvest", "end")
    view = state.view(1)
    assert view == {**state.view(2), "seat": 1}
    player = view["players"][0]
    assert player["coins"] == 6 and player["goods"]["wood"] == 1
    assert view["stacks"] == [0, 21, 19, 17]
    for seed in range(5):
        world = state.imagine(1, Rng(seed))
        assert world.deck != state.deck and world.deck[: world.drawn] == state.deck[: state.drawn]
        assert json.dumps(world.view(1)) == json.dumps(view)


@rule("G36")
@pytest.mark.parametrize("drawn", [20, 40, 55])
def test_the_order_of_every_stack_is_imagined_anew(drawn: int) -> None:
    state = new(4, 5)
    state.drawn = drawn
    worlds = [state.imagine(0, Rng(seed)).deck for seed in range(10)]
    for first, last in ((0, 8), (8, 31), (31, 50), (50, 67)):
        stacks = {world[first:last] for world in worlds}
        assert {tuple(sorted(stack)) for stack in stacks} == {tuple(range(first, last))}
        assert len(stacks) == (10 if last > drawn else 1)


@rule("G36")
def test_points_may_be_secret() -> None:
    state = new(3, points="hidden")
    coins = state.coins[0]
    state.points = [7, 0, 1, 0, 4, 4, 4, 4, 0, 9, 0, 0]
    for viewer in (0, 1, 2, None):
        players = state.view(viewer)["players"]
        for seat, player in enumerate(players):
            assert (player["score"] is None) == (player["points"] is None) == (seat != viewer)
    mine = [state.view(seat)["players"][seat]["score"] for seat in (0, 1)]
    assert mine == [8 + coins, 16 + coins]
    assert state.imagine(0, Rng(1)).points[:4] == [7, 0, 1, 0]
    assert len({tuple(state.imagine(0, Rng(n)).points) for n in range(20)}) > 10
    shown = new(3, points="open")
    shown.points = state.points[:]
    scores = [points + coins for points in (8, 16, 9)]
    assert [p["score"] for p in shown.view(None)["players"]] == scores
    state.seat_to_act, state.steps = None, []
    assert [p["score"] for p in state.view(None)["players"]] == scores, "open in the end"
