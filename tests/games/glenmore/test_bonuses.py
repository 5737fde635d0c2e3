"""One-time bonuses and the cards of the special places: G19, G20, G22."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction
from igroteka.games.glenmore.rules.box import BONNETS, CARD_NAMES, GOODS
from igroteka.games.glenmore.rules.decisions import ACTIVATING, MOVING, PAYING
from igroteka.games.glenmore.rules.scoring import leadership
from igroteka.games.glenmore.rules.state import GlenMoreState
from tests.games.glenmore.positions import (
    T,
    at_turn,
    do,
    finish_turn,
    goods,
    legal,
    new,
    put,
    rows,
    store,
)
from tests.rules import rule


def rich(*tiles: str, rules: int | None = None) -> GlenMoreState:
    """Return a position where player 1 can pay for anything; a place is east of forest-1."""
    state = new(rules=rules)
    put(state, "forest-1", 0, 1, folk=1)
    state.coins[0] = 60
    state.barrels[0] = 5
    return at_turn(state, *tiles)


def lay(state: GlenMoreState, name: str, place: str = "forest-1 east") -> GlenMoreState:
    """Take a tile and pay for it with coins."""
    do(state, f"take {name}", f"place {place}")
    while state.steps[-1] == PAYING:
        do(state, next(text for text in legal(state) if text.startswith("buy")))
    return state


@rule("G19")
def test_the_bonus_comes_before_the_activation() -> None:
    state = lay(rich("village-3"), "village-3")
    assert state.folk[T["village-3"]] == 1 and state.ready, "nothing is activated yet"
    state = lay(rich("castle-of-mey"), "castle-of-mey")
    assert state.folk[T["castle-of-mey"]] == 1
    assert state.view(None)["players"][0]["cards"] == ["castle-of-mey"]
    state = lay(rich("distillery-1"), "distillery-1")
    assert state.barrels[0] == 6


@rule("G19")
def test_a_bonus_cannot_pay_for_its_own_tile() -> None:
    state = rich("armadale-castle", "castle-stalker")
    state.coins[0] = 1
    rows(state, wood=1, stone=1)  # four coins in all
    at_turn(state, "armadale-castle")
    assert "armadale-castle" not in legal(state, "take"), "its three coins come too late"
    state = at_turn(new(), "tavern-3-1", "loch-ness")
    assert not legal(state, "take") & {"tavern-3-1", "loch-ness"}


@rule("G20")
@pytest.mark.parametrize(
    "name,folk,barrels,coins",
    [
        ("castle-stalker", 2, 0, 0),
        ("castle-moil", 1, 1, 0),
        ("donan-castle", 1, 2, 0),
        ("armadale-castle", 1, 0, 3),
        ("cawdor-castle", 1, 0, 0),
    ],
)
def test_castles(name: str, folk: int, barrels: int, coins: int) -> None:
    place = {"castle-stalker": "forest-1 north", "donan-castle": "home east"}
    state = rich(name)
    before = state.coins[0], state.barrels[0]
    lay(state, name, place.get(name, "forest-1 east"))
    kinds = {"castle-stalker": 2, "armadale-castle": 2}.get(name, 3)
    assert state.folk[T[name]] == folk
    assert (state.coins[0], state.barrels[0]) == (before[0] - kinds + coins, before[1] + barrels)


@rule("G20")
def test_bonnets() -> None:
    bonnets = dict(zip(CARD_NAMES, BONNETS, strict=True))
    assert {name: n for name, n in bonnets.items() if n} == {
        "cawdor-castle": 3,
        "castle-of-mey": 1,
        "castle-stalker": 1,
        "castle-moil": 1,
        "donan-castle": 1,
        "armadale-castle": 1,
    }
    state = new()
    state.chiefs[0] = 3
    assert leadership(state, 0) == 3
    put(state, "cawdor-castle", 1, 1)
    assert leadership(state, 0) == 6
    put(state, "castle-of-mey", 2, 1)
    assert leadership(state, 0) == 3 * 2 + 3 + 1, "chieftains count double, bonnets once"


@rule("G20", "G22")
def test_loch_lochy_brings_any_two_cubes() -> None:
    state = rich("loch-lochy")
    do(state, "take loch-lochy", "place forest-1 north")
    assert legal(state) == {f"gain {g}" for g in ("wood", "stone", "grain", "cattle", "sheep")}
    do(state, "gain sheep")
    assert legal(state, "gain") == {"wood", "stone", "grain", "cattle", "sheep"}
    do(state, "gain sheep")
    assert goods(state) == {"sheep": 2}, "the same kind twice is allowed"
    tile = next(t for t in state.view(0)["players"][0]["tiles"] if t["tile"] == "loch-lochy")
    assert tile["cubes"] == {"sheep": 2}, "they lie on Loch Lochy"
    assert "activate loch-lochy" not in legal(state)


@rule("G22")
def test_the_cubes_on_loch_lochy_count_against_no_limit() -> None:
    state = rich("loch-lochy")
    put(state, "meadow-2", 1, 1, cubes=3)
    at_turn(state, "loch-lochy")
    do(state, "take loch-lochy", "place forest-1 north", "gain sheep", "gain sheep")
    assert goods(state) == {"sheep": 5}


@rule("G20")
def test_loch_ness_activates_one_more_tile_in_each_turn() -> None:
    state = rich("loch-ness")
    put(state, "meadow-2", 7, 7)
    put(state, "field-3", 8, 7)
    state.chiefs[0] = 1
    at_turn(state, "loch-ness")
    do(state, "take loch-ness", "place forest-1 north", "give chieftain")
    # From the turn it is taken on: one tile anywhere, one only.
    assert legal(state, "activate") == {"forest-1", "meadow-2", "field-3", "home"}
    do(state, "activate meadow-2")
    assert legal(state, "activate") == {"forest-1"}, "home is not a neighbour of the new tile"
    finish_turn(state)
    at_turn(state, "quarry-3")
    do(state, "take quarry-3", "place forest-1 east")
    assert {"meadow-2", "field-3"} <= legal(state, "activate"), "in each own turn"
    do(state, "activate forest-1")
    assert "forest-1" not in legal(state, "activate"), "no tile twice"


@rule("G20")
def test_loch_shiel_fills_what_is_empty_after_sales() -> None:
    state = rich("loch-shiel")
    put(state, "quarry-3", 3, 3)
    put(state, "meadow-2", 4, 3, cubes=2)
    put(state, "field-3", 5, 3, cubes=1)
    put(state, "pasture-2", 5, 4)
    put(state, "distillery-1", 6, 3)
    put(state, "iona-abbey", 1, 0)
    rows(state, grain=1)
    at_turn(state, "loch-shiel")
    do(state, "take loch-shiel", "place forest-1 north")
    assert legal(state) == {"fill", "sell field-3"}
    do(state, "sell field-3", "fill", "gain cattle")
    # Forest, quarry, field and pasture were empty, the meadow was not; the distillery gets none.
    assert goods(state) == {"wood": 1, "stone": 1, "grain": 1, "cattle": 2, "sheep": 2}
    assert state.barrels[0] == 5
    do(state, "activate forest-1")
    assert goods(state)["wood"] == 2, "the normal activation follows"


def shiel_with_abbey(rules: int) -> GlenMoreState:
    """Return a position in which Loch Shiel has filled a forest; Iona Abbey is empty."""
    state = rich(rules=rules)
    put(state, "iona-abbey", 1, 0)
    at_turn(state, "loch-shiel")
    do(state, "take loch-shiel", "place forest-1 north")
    assert goods(state) == {"wood": 1}
    return state


@rule("G20")
def test_the_cube_of_loch_shiel_for_iona_abbey_may_be_declined() -> None:
    state = shiel_with_abbey(2)
    kinds = {f"gain {good}" for good in GOODS}
    assert legal(state) == {*kinds, "decline"} and state.view(0)["step"] == "gain-shiel"
    taken = state.copy()
    do(taken, "gain sheep")
    assert goods(taken) == {"wood": 1, "sheep": 1} and taken.steps == [ACTIVATING]
    events = do(state, "decline")
    assert goods(state) == {"wood": 1} and state.steps == [ACTIVATING]
    assert [event.kind for event in events] == ["declined"]
    # An activation of the abbey is another matter: who activates it takes a cube.
    put(state, "forest-3", 1, 2)
    state.ready = [T["iona-abbey"]]
    do(state, "activate iona-abbey")
    assert legal(state) == kinds


@rule("G20")
def test_before_version_2_the_cube_for_iona_abbey_was_a_must() -> None:
    state = shiel_with_abbey(1)
    assert legal(state) == {f"gain {good}" for good in GOODS}
    assert state.view(0)["step"] == "gain-iona" and state.view(0)["rules"] == 1
    with pytest.raises(IllegalAction, match="must be taken"):
        state.play("decline")
    do(state, "gain grain")
    assert goods(state) == {"wood": 1, "grain": 1}


@rule("G20")
def test_loch_shiel_leaves_iona_abbey_alone_unless_it_is_empty() -> None:
    state = rich("loch-shiel")
    put(state, "iona-abbey", 1, 0)
    store(state, "iona-abbey sheep", 1)
    at_turn(state, "loch-shiel")
    do(state, "take loch-shiel", "place forest-1 north")
    assert not legal(state, "gain") and goods(state) == {"wood": 1, "sheep": 1}


@rule("G20")
def test_loch_oich_activates_everything_once_and_no_loch_ness() -> None:
    state = rich("loch-oich")
    put(state, "meadow-2", 7, 7)
    put(state, "loch-ness", 0, 2, folk=1)
    put(state, "village-1", 1, 0)
    at_turn(state, "loch-oich")
    lay(state, "loch-oich", "home south")
    assert legal(state, "activate") == {"forest-1", "meadow-2", "village-1", "home"}
    do(state, "activate meadow-2", "activate forest-1")
    assert legal(state, "activate") == {"village-1", "home"}, "each once, none by Loch Ness"
    do(state, "activate home", "activate village-1")
    assert state.steps == [MOVING] and state.moves == 2, "then movement"
    do(state, "end")


@rule("G20")
def test_places_that_score_at_the_end() -> None:
    state = new()
    for n, name in enumerate(("quarry-3", "forest-3", "distillery-1", "meadow-2", "field-3")):
        put(state, name, 4, n)
    put(state, "village-1", 1, 0)
    assert state.score_sheet(0)["places"] == 0
    put(state, "iona-abbey", 2, 0)
    assert state.score_sheet(0)["places"] == 2 * 4, "itself too"
    put(state, "loch-morar", 0, 1)
    assert state.score_sheet(0)["places"] == 8 + 2 * 2
    put(state, "duart-castle", 5, 5)
    put(state, "castle-moil", 5, 6)
    assert state.score_sheet(0)["places"] == 12 + 3 * 2, "the start village, no castles"
