"""Activation and movement: G23–G31."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction
from igroteka.games.glenmore.rules.decisions import ACTIVATING, MOVING, PAYING
from igroteka.games.glenmore.rules.state import GlenMoreState
from tests.games.glenmore.positions import (
    T,
    at_turn,
    do,
    finish_turn,
    goods,
    legal,
    new,
    points,
    put,
    rows,
    store,
)
from tests.rules import rule


def active(*names: str, coins: int = 0) -> GlenMoreState:
    """Return a position in which these tiles may be activated; nothing can be bought."""
    state = new()
    put(state, "loch-lochy", 0, 1, folk=1)
    for n, name in enumerate(names):
        put(state, name, 9, n)
    rows(state, wood=3, stone=3, grain=3, cattle=3, sheep=3)
    state.coins[0] = coins
    state.ready = [T[name] for name in names]
    state.extra = []
    state.moves = 0
    state.seat_to_act = 0
    state.steps = [ACTIVATING]
    return state


@rule("G23")
def test_the_new_tile_and_its_eight_neighbours_once_each_in_any_order() -> None:
    state = new()
    around = ["quarry-3", "forest-3", "meadow-2", "pasture-2", "field-3", "field-4", "forest-4"]
    cells = [(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3)]
    for name, (x, y) in zip(around, cells, strict=True):
        put(state, name, x, y, folk=1)
    put(state, "quarry-4", 3, 3)
    put(state, "field-5", 4, 4)
    at_turn(state, "pasture-4")
    do(state, "take pasture-4", "place forest-3 north")
    assert legal(state, "activate") == {*around, "quarry-4", "pasture-4"}
    do(state, "activate quarry-4", "activate pasture-4", "activate forest-3")
    assert not legal(state, "activate") & {"quarry-4", "pasture-4", "forest-3"}
    with pytest.raises(IllegalAction, match="again"):
        state.play("activate quarry-4")
    assert goods(state) == {"stone": 1, "cattle": 1, "wood": 1}
    do(state, "end")
    assert goods(state) == {"stone": 1, "cattle": 1, "wood": 1}, "each is optional"


@rule("G23")
def test_all_that_is_free_can_be_activated_at_once() -> None:
    state = active("quarry-3", "meadow-2", "village-3", "tavern-4", "distillery-1", coins=9)
    state.market[2] = 0
    do(state, "harvest")
    assert goods(state) == {"stone": 1, "sheep": 1} and points(state) == 4 and state.moves == 1
    assert state.barrels[0] == 0 and legal(state, "activate") == {"distillery-1"}


@rule("G24")
def test_production() -> None:
    names = ["quarry-3", "forest-3", "meadow-2", "pasture-2", "field-3", "iona-abbey"]
    state = active(*names)
    do(state, *(f"activate {name}" for name in names))
    assert legal(state) == {f"gain {g}" for g in ("wood", "stone", "grain", "cattle", "sheep")}
    do(state, "gain grain")
    tiles = {tile["tile"]: tile["cubes"] for tile in state.view(0)["players"][0]["tiles"]}
    assert [tiles[name] for name in names] == [
        {"stone": 1},
        {"wood": 1},
        {"sheep": 1},
        {"cattle": 1},
        {"grain": 1},
        {"grain": 1},
    ]


@rule("G24")
def test_three_cubes_on_a_tile_are_the_most_but_selling_makes_room() -> None:
    state = active("forest-3", "iona-abbey")
    store(state, "forest-3", 3)
    store(state, "iona-abbey sheep", 2)
    store(state, "iona-abbey grain", 1)
    assert not legal(state, "activate")
    with pytest.raises(IllegalAction, match="no room"):
        state.play("activate forest-3")
    do(state, "sell forest-3", "activate forest-3", "sell iona-abbey grain")
    do(state, "activate iona-abbey", "gain sheep")
    assert goods(state) == {"wood": 3, "sheep": 3}


@rule("G25")
def test_a_distillery_turns_grain_into_whisky_once_also_when_laid() -> None:
    state = active("distillery-1", "field-3")
    assert "distillery-1" not in legal(state, "activate")
    do(state, "activate field-3", "activate distillery-1")
    assert state.barrels[0] == 1 and goods(state) == {} and not legal(state, "activate")
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "field-3", 5, 5, cubes=2)
    rows(state, grain=3)
    at_turn(state, "distillery-1")
    do(state, "take distillery-1", "place forest-1 east", "activate distillery-1")
    assert state.barrels[0] == 2 and goods(state) == {"grain": 1}


@rule("G26")
def test_butchers() -> None:
    for kind, pen in (("butcher-sheep", "meadow-2"), ("butcher-cattle", "pasture-2")):
        state = active(kind, pen)
        store(state, pen, 3)
        do(state, f"activate {kind}", "enough")
        assert points(state) == 2
        state = active(kind, pen)
        store(state, pen, 3)
        do(state, f"activate {kind}", f"spend {pen}")
        assert points(state) == 4 and sum(goods(state).values()) == 1
    state = active("butcher-mixed", "meadow-2", "pasture-2")
    store(state, "meadow-2", 3)
    assert "butcher-mixed" not in legal(state, "activate")
    store(state, "pasture-2", 1)
    do(state, "activate butcher-mixed")
    assert points(state) == 5 and goods(state) == {"sheep": 2}


@rule("G27")
@pytest.mark.parametrize("fair,size", [("fair-3-1", 3), ("fair-4", 4), ("fair-5", 5)])
def test_fairs_take_different_cubes_up_to_their_size(fair: str, size: int) -> None:
    pens = ["forest-3", "quarry-3", "field-3", "pasture-2", "meadow-2"]
    for number in range(1, size + 1):
        state = active(fair, *pens)
        for pen in pens:
            store(state, pen, 2)
        do(state, f"activate {fair}")
        promised = 0
        for n, pen in enumerate(pens[:number]):
            (spend,) = (o for o in state.offers(0) if state.CODEC.text(o.action) == f"spend {pen}")
            promised += spend.gains["points"]
            do(state, f"spend {pen}")
            if n + 1 < size:
                assert pen not in legal(state, "spend"), "all kinds different"
        if number < size:
            do(state, "enough")
        assert points(state) == promised == {1: 1, 2: 3, 3: 5, 4: 8, 5: 12}[number]
        assert sum(goods(state).values()) == 10 - number and state.steps == [ACTIVATING]


@rule("G28")
def test_grocer_bridge_and_taverns() -> None:
    state = active("grocer", "meadow-2", "pasture-2")
    store(state, "meadow-2", 2)
    assert "grocer" not in legal(state, "activate")
    store(state, "pasture-2", 1)
    do(state, "activate grocer")
    assert legal(state, "spend") == {"meadow-2", "pasture-2"}
    do(state, "spend meadow-2")
    while state.steps[-1] == PAYING:
        do(state, f"spend {sorted(legal(state, 'spend'))[0]}")
    assert points(state) == 8 and goods(state) == {}, "any kinds, also the same twice"
    state = active("bridge", "forest-3", "quarry-3")
    store(state, "forest-3", 2)
    store(state, "quarry-3", 1)
    do(state, "activate bridge")
    assert points(state) == 7 and goods(state) == {"wood": 1}
    for tavern, worth in (("tavern-3-1", 3), ("tavern-3-2", 3), ("tavern-4", 4)):
        state = active(tavern)
        do(state, f"activate {tavern}")
        assert points(state) == worth and state.barrels[0] == 0


@rule("G29")
def test_movement_points() -> None:
    """The rulebook's example: three points move one member three times, or three once."""

    def three() -> GlenMoreState:
        state = active("village-3", "castle-moil", "village-4")
        do(state, "harvest")
        assert state.moves == 3 and state.steps == [MOVING]
        return state

    state = three()
    state.folk[T["village-3"]] = 1  # at 9, 0; castle-moil at 9, 1; village-4 at 9, 2
    do(state, "move village-3", "to castle-moil", "move castle-moil", "to village-4")
    do(state, "move village-4", "to castle-moil")
    assert state.folk[T["castle-moil"]] == 1 and not legal(state, "move")
    state = three()
    state.folk[T["village-3"]] = 3
    do(state, *["move village-3", "to castle-moil"] * 3)
    assert state.folk[T["castle-moil"]] == 3


@rule("G29")
def test_a_member_moves_diagonally_or_becomes_a_chieftain_for_good() -> None:
    state = active("village-3", "village-4")
    put(state, "meadow-2", 10, 1)
    state.folk[T["village-3"]] = 1
    do(state, "harvest", "move village-3")
    assert legal(state) == {"to village-4", "to meadow-2", "promote"}
    do(state, "to meadow-2", "move meadow-2", "promote")
    assert state.chiefs[0] == 1 and state.folk[T["meadow-2"]] == 0


@rule("G29")
def test_unspent_movement_points_lapse() -> None:
    state = active("village-3", "village-4")
    do(state, "harvest")
    assert state.moves == 2
    finish_turn(state)
    at_turn(state, "quarry-2")
    do(state, "take quarry-2", "place home south")
    assert state.moves == 0 and state.view(0)["moves"] == 0


@rule("G29")
def test_the_start_village_gives_a_point_and_movement_follows_all_activations() -> None:
    state = at_turn(new(), "forest-1")
    do(state, "take forest-1", "place home north", "activate home")
    assert not legal(state, "move"), "activations are still open"
    do(state, "activate forest-1")
    assert legal(state, "move") == {"home"}


@rule("G29")
def test_a_new_chieftain_counts_in_the_scoring_of_the_same_refill() -> None:
    state = new()
    put(state, "village-1", 1, 0, folk=1)
    at_turn(state, "forest-1")
    state.drawn = 30
    do(state, "take forest-1", "place home north", "harvest", "move home", "promote", "end")
    assert state.points[2] == 1


@rule("G30")
def test_the_last_member_stays_until_the_last_turn() -> None:
    state = at_turn(new(), "forest-1")
    do(state, "take forest-1", "place home north", "harvest", "move home")
    assert legal(state) == {"to forest-1"}
    state = at_turn(new(), "forest-1")
    state.drawn = 66
    do(state, "take forest-1", "place home north", "harvest", "move home")
    assert "promote" in legal(state)


@rule("G31")
def test_lochs_have_no_activation() -> None:
    state = new()
    for n, name in enumerate(("loch-lochy", "loch-morar", "loch-shiel", "loch-oich")):
        put(state, name, 0, n + 1, folk=1)
    at_turn(state, "meadow-2")
    do(state, "take meadow-2", "place loch-morar east")
    assert legal(state, "activate") == {"meadow-2"}


@rule("G23", "G29", "G37")
def test_what_is_left_to_do_is_told_while_an_exchange_is_paid_for() -> None:
    state = active("village-3", "butcher-sheep", "meadow-2", "forest-3", coins=3)
    put(state, "field-3", 12, 12)
    state.extra = [T["field-3"]]
    store(state, "meadow-2", 2)
    state.market[4] = 0
    do(state, "activate village-3", "activate butcher-sheep")
    assert state.steps == [ACTIVATING, PAYING]
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["payment"] is not None and view["payment"]["for"] == "butcher-sheep"
        assert view["moves"] == 1
        assert view["ready"] == ["meadow-2", "forest-3"] and view["extra"] == ["field-3"]
    # While the tile in hand is paid for, what is left over from the last turn is not told.
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "meadow-2", 5, 5, cubes=1)
    state.ready, state.extra, state.moves = [T["meadow-2"]], [T["meadow-2"]], 2
    rows(state, wood=1)
    at_turn(state, "village-5")
    do(state, "take village-5", "place home south")
    view = state.view(0)
    assert view["step"] == "pay" and (view["ready"], view["extra"], view["moves"]) == ([], [], 0)
