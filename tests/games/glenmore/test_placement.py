"""Where tiles may lie: G11–G14, G39, G45."""

from __future__ import annotations

import pytest

from igroteka.engine import Rng
from igroteka.games.glenmore.rules.box import COLOUR_NAMES, KINDS, PLAIN, RIVER, ROAD
from igroteka.games.glenmore.rules.cells import cell_xy
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.placement import cell_of_spot, spots
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import COLOUR, LINK, TILE_KIND, TILE_NAMES
from tests.games.glenmore.positions import T, at_turn, do, legal, new, put
from tests.rules import rule


def cells(state: GlenMoreState, name: str) -> set[tuple[int, int]]:
    """Return where a tile may lie."""
    assert state.seat_to_act is not None
    seat = state.seat_to_act
    return {cell_xy(cell_of_spot(state, spot, seat)) for spot in spots(state, T[name])}


@rule("G11")
def test_a_full_side_and_a_member_nearby() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "quarry-1", 1, 0)
    at_turn(state, "meadow-2")
    # The member stands on the start village: reach is its eight neighbours, minus the tiles
    # that are there, minus the open ends of river and road, minus what touches only a corner.
    assert cells(state, "meadow-2") == {(1, 1), (-1, 1), (1, -1)}
    state.folk[state.lands[0][0]] = 0
    state.folk[T["forest-1"]] = 1
    at_turn(state, "meadow-2")
    assert cells(state, "meadow-2") == {(1, 1), (-1, 1)}
    put(state, "field-3", 1, 1)
    at_turn(state, "meadow-2")
    assert cells(state, "meadow-2") == {(-1, 1), (1, 2)}


@rule("G11")
def test_a_member_at_a_corner_is_near_enough() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "meadow-2", 1, 1)
    at_turn(state, "field-3")
    assert (2, 1) not in cells(state, "field-3")
    put(state, "pasture-2", 1, 2)
    state.folk[T["pasture-2"]] = 1
    at_turn(state, "field-3")
    assert (2, 1) in cells(state, "field-3"), "the member stands diagonally"
    assert (2, 3) not in cells(state, "field-3"), "a corner is no full side"


@rule("G12")
def test_river_and_road_are_only_continued_at_their_ends() -> None:
    state = new()
    at_turn(state, "forest-1", "quarry-1")
    assert cells(state, "forest-1") == {(0, 1), (0, -1)}
    assert cells(state, "quarry-1") == {(1, 0), (-1, 0)}
    do(state, "take forest-1", "place home north", "end")
    at_turn(state, "meadow-1", "field-1")
    # The north end has moved on; the member on the start village does not reach it.
    assert cells(state, "meadow-1") == {(0, -1)}
    state.folk[T["forest-1"]] = 1
    at_turn(state, "meadow-1", "field-1")
    assert cells(state, "meadow-1") == {(0, 2), (0, -1)}
    assert cells(state, "field-1") == {(1, 0), (-1, 0)}


@rule("G12")
def test_what_runs_through_the_tiles() -> None:
    rivers = [TILE_NAMES[t] for t in range(67) if LINK[t] == RIVER]
    roads = [TILE_NAMES[t] for t in range(67) if LINK[t] == ROAD]
    assert len(rivers) == 16 and len(roads) == 17
    assert {"loch-ness", "bridge", "castle-stalker", "loch-oich"} <= set(rivers)
    assert {"iona-abbey", "donan-castle", "fair-4"} <= set(roads)


@rule("G13")
def test_open_ends_are_kept_open() -> None:
    state = at_turn(new(), "meadow-2")
    assert cells(state, "meadow-2") == set(), "all four sides of the start village are open"
    assert "meadow-2" not in legal(state, "take")
    put(state, "forest-1", 0, 1)
    state.folk[T["forest-1"]] = 1
    at_turn(state, "meadow-2")
    assert (0, 2) not in cells(state, "meadow-2")
    assert (1, 1) in cells(state, "meadow-2"), "beside the river is no end"


@rule("G13")
def test_a_river_may_not_run_into_a_tile_without_it() -> None:
    state = new()
    put(state, "forest-1", 0, 1, folk=1)
    put(state, "meadow-2", 1, 1)
    put(state, "field-3", 1, 2, folk=1)
    put(state, "pasture-2", 1, 3)
    at_turn(state, "meadow-1")
    assert (0, 2) in cells(state, "meadow-1")
    put(state, "quarry-3", 0, 3)
    at_turn(state, "meadow-1")
    assert cells(state, "meadow-1") == {(0, -1)}


@rule("G14", "G39")
def test_kinds_may_lie_side_by_side_as_they_like() -> None:
    names: dict[str, list[str]] = {name: [] for name in COLOUR_NAMES}
    for kind in KINDS:
        names[COLOUR_NAMES[kind.colour]].append(kind.name)
    assert set(names["yellow"]) == {"quarry", "forest", "distillery", "iona-abbey"}
    assert set(names["green"]) == {"meadow", "pasture", "field"}
    assert set(names["blue"]) == {n for n in (kind.name for kind in KINDS) if n[:4] == "loch"}
    assert {"village", "home"} <= set(names["grey"]) and len(names["grey"]) == 9
    assert {n.split("-")[0] for n in names["brown"]} == {
        "butcher",
        "fair",
        "grocer",
        "bridge",
        "tavern",
    }
    # The same places for every tile of one link, whatever lies there.
    state = new()
    put(state, "loch-lochy", 0, 1)
    put(state, "castle-moil", 1, 1, folk=1)
    at_turn(state)
    places = {COLOUR[t]: spots(state, t) for t in range(67) if LINK[t] == PLAIN}
    assert len(places) >= 4 and len(set(places.values())) == 1
    assert len(TILE_KIND) == 72


@rule("G45")
def test_any_number_of_members_on_any_kind_of_tile() -> None:
    state = new()
    put(state, "loch-lochy", 0, 1, folk=2)
    put(state, "village-1", 1, 0, folk=1)
    at_turn(state, "meadow-2")
    do(state, "take meadow-2", "place village-1 north", "harvest")
    do(state, "move home", "to loch-lochy", "move village-1", "to loch-lochy")
    assert state.folk[T["loch-lochy"]] == 4


@rule("G45")
def test_a_new_member_may_move_at_once_and_points_may_be_split() -> None:
    state = at_turn(new(), "village-1")
    do(state, "take village-1", "place home east", "harvest")
    assert state.moves == 2
    do(state, "move village-1", "promote", "move home", "to village-1")
    assert state.chiefs[0] == 1 and state.folk[T["village-1"]] == 1
    state = at_turn(new(), "village-1")
    do(state, "take village-1", "place home east", "harvest")
    do(state, "move home", "to village-1", "move village-1", "promote")
    assert state.chiefs[0] == 1


@pytest.mark.parametrize("seats", [2, 4])
@rule("G11", "G12", "G13")
def test_the_fast_survey_agrees_with_the_plain_rules(seats: int) -> None:
    """Every place is checked against the wording of the rules, in random games."""
    for seed in range(12):
        state = new(seats, seed)
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            if state.steps[-1] == TAKING:
                for link, name in ((PLAIN, "meadow-2"), (RIVER, "meadow-1"), (ROAD, "field-1")):
                    assert LINK[T[name]] == link
                    assert cells(state, name) == by_the_book(state, seat, link)
            state.apply(rng.choice(state.legal_actions(seat)), seat)


def by_the_book(state: GlenMoreState, seat: int, link: int) -> set[tuple[int, int]]:
    laid = {cell_xy(state.cell[tile]): tile for tile in state.lands[seat]}
    rivers = {xy for xy, tile in laid.items() if LINK[tile] in (RIVER, 3)}
    roads = {xy for xy, tile in laid.items() if LINK[tile] in (ROAD, 3)}
    found = set()
    columns, rows = zip(*laid, strict=True)
    for x in range(min(columns) - 2, max(columns) + 3):
        for y in range(min(rows) - 2, max(rows) + 3):
            if (x, y) in laid:
                continue
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            north_south = {(x, y + 1), (x, y - 1)} & set(laid)
            west_east = {(x + 1, y), (x - 1, y)} & set(laid)
            if not north_south | west_east:
                continue
            if not any(state.folk[laid[xy]] for xy in around if xy in laid):
                continue
            if link == RIVER:
                fits = north_south and north_south <= rivers and not west_east & roads
            elif link == ROAD:
                fits = west_east and west_east <= roads and not north_south & rivers
            else:
                fits = not north_south & rivers and not west_east & roads
            if fits:
                found.add((x, y))
    return found
