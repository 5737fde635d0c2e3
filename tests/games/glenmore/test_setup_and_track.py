"""Set-up, turn order, the refill and the die: G1–G10, G38, G40, G41, G46."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.engine import IllegalAction, Rng
from igroteka.games.glenmore.rules.box import CARD_NAMES, TILES
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.tiles import STACK, TILE_NAMES
from igroteka.games.glenmore.rules.track import FIGURE, LEFT, refill, start_turn
from tests.games.glenmore.positions import (
    T,
    at_turn,
    do,
    figures,
    finish_turn,
    legal,
    new,
    put,
    rows,
)
from tests.rules import rule


@rule("G1")
def test_everybody_starts_with_a_village_a_member_and_six_coins() -> None:
    for seats in (2, 3, 4, 5):
        state = new(seats)
        view = state.view(None)
        for player in view["players"]:
            assert player["coins"] == 6 and player["barrels"] == player["chieftains"] == 0
            assert player["tiles"] == [{"tile": "home", "at": [0, 0], "folk": 1, "cubes": {}}]
            assert player["cards"] == []
        assert len(figures(state)) == seats + (seats < 4)


@rule("G2")
def test_the_tiles_lie_in_four_shuffled_stacks() -> None:
    assert Counter(tile.stack for tile in TILES) == {0: 8, 1: 23, 2: 19, 3: 17}
    assert len(CARD_NAMES) == 13 and set(CARD_NAMES) <= set(TILE_NAMES)
    decks = [new(4, seed).deck for seed in range(20)]
    for deck in decks:
        assert sorted(deck) == list(range(67))
        assert [STACK[tile] for tile in deck] == [0] * 8 + [1] * 23 + [2] * 19 + [3] * 17
    for first, last in ((0, 8), (8, 31), (31, 50), (50, 67)):
        assert len({deck[first:last] for deck in decks}) == 20


@rule("G3")
@pytest.mark.parametrize("seats,tiles", [(2, 10), (3, 9), (4, 9), (5, 8)])
def test_the_track_at_the_start(seats: int, tiles: int) -> None:
    state = new(seats, 3)
    order = [(state.start + n) % seats for n in range(seats)]
    assert figures(state)[:seats] == order
    on_track = [entry for entry in state.chain if entry >= 0]
    assert state.chain[-tiles:] == on_track == list(state.deck[:tiles])
    assert len(state.chain) == 13
    view = state.view(None)
    assert len(view["track"]) == 14
    assert view["track"][13]["tile"] is None and view["track"][13]["figure"] is None
    assert view["track"][0]["figure"] == state.start == state.seat_to_act
    assert view["stacks"] == [0, 31 - tiles, 19, 17]


@rule("G4")
def test_market_and_die_depend_on_the_number_of_players() -> None:
    for seats in (4, 5):
        assert new(seats).market == [0] * 5
        assert len(figures(new(seats))) == seats
    for seats in (2, 3):
        state = new(seats)
        assert state.market == [1] * 5
        assert figures(state)[-1] == seats, "the die is front-most"
        assert state.view(None)["track"][seats]["figure"] == "die"
        assert state.coins == [6] * seats, "the coins of the rows come from the supply"


@rule("G5")
def test_no_component_is_limited() -> None:
    state = new()
    put(state, "distillery-1", 1, 1, folk=9)
    for n in range(8):
        put(state, f"forest-{n + 1}" if n < 6 else f"field-{n - 5}", 5, n, cubes=3)
    state.barrels[0] = 16
    state.coins[0] = 99
    at_turn(state, "meadow-2", "village-4")
    do(state, "take meadow-2", "place distillery-1 north")
    do(state, "activate distillery-1", "buy grain")
    assert state.barrels[0] == 17, "there are 16 barrels in the box"
    assert state.goods[0] == 18, "there are 10 pieces of wood in the box"


@rule("G6")
def test_the_rearmost_figure_moves_also_several_times() -> None:
    state = at_turn(new(), "meadow-1", "forest-1", "forest-2")
    do(state, "take meadow-1", "place home north")
    finish_turn(state)
    assert state.seat_to_act == 0, "still rearmost"
    do(state, "take forest-1", "place home south")
    finish_turn(state)
    assert state.seat_to_act == 0
    state.chain[-1] = T["quarry-1"]  # beyond the figures of the others
    do(state, "take quarry-1", "place home east")
    finish_turn(state)
    assert state.seat_to_act == 1, "the next in the chain, not the next clockwise from anybody"


@rule("G7")
def test_any_tile_that_can_be_paid_and_placed_and_never_a_pass() -> None:
    state = new()
    rows(state)
    at_turn(state, "quarry-1", "fair-3-1", "village-4", "castle-moil", "field-3", "loch-lochy")
    # Plain tiles find no place beside the bare start village; what is dear is paid by coins.
    assert legal(state, "take") >= {"quarry-1", "village-4", "loch-lochy"}
    assert not legal(state, "take") & {"fair-3-1", "castle-moil", "field-3"}
    assert "skip" not in legal(state) and "end" not in legal(state)
    with pytest.raises(IllegalAction):
        state.play("end")
    # Over other figures, too.
    ahead = state.chain[10]
    state.chain[10] = T["forest-2"]
    assert ahead >= 0 and "forest-2" in legal(state, "take")
    state.coins[0] = 0
    assert "village-4" not in legal(state, "take")
    do(state, "take quarry-1")
    assert state.chain[:2] == [LEFT, FIGURE]


@rule("G7")
def test_the_order_of_a_turn() -> None:
    state = at_turn(new(), "village-1")
    kinds = [
        event.kind
        for event in do(state, "take village-1", "place home east", "activate village-1")
        + do(state, "activate home", "move home", "to village-1", "end")
    ]
    in_order = ["took", "laid", "marched", "marched", "moved", "dealt"]
    assert [kind for kind in kinds if kind in in_order] == in_order


@rule("G8")
def test_tiles_behind_the_rearmost_figure_leave_and_new_ones_come() -> None:
    state = new()
    state.chain = [FIGURE, T["forest-1"], T["quarry-1"], FIGURE - 1, T["meadow-1"], FIGURE - 2]
    state.chain += [FIGURE - 3, *(T[f"field-{n}"] for n in range(1, 6)), T["pasture-1"]]
    state.tail, state.drawn = 12, 20
    at = state.deck[20:23]
    start_turn(state, 0)
    do(state, "take meadow-1", "place home north")
    finish_turn(state)
    assert state.seat_to_act == 1
    assert state.chain[0] == FIGURE - 1 and state.chain[1] == FIGURE
    assert T["forest-1"] not in state.chain and T["quarry-1"] not in state.chain
    assert tuple(state.chain[-3:]) == at, "from the space that was empty onward"
    assert state.tail == 1 and state.drawn == 23 and len(state.chain) == 13


@rule("G8")
def test_stacks_are_used_in_order() -> None:
    for seed in range(5):
        state = new(2, seed)
        rng = Rng(seed)
        seen: list[int] = [STACK[tile] for tile in state.chain if tile >= 0]
        state.events = []
        while (seat := state.seat_to_act) is not None:
            state.apply(rng.choice(state.legal_actions(seat)), seat)
        seen += [STACK[T[str(e.args["tile"])]] for e in state.events if e.kind == "dealt"]
        assert seen == sorted(seen) and len(seen) == 67


@rule("G9")
def test_who_can_take_nothing_goes_to_the_next_tile() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    rows(state, wood=1)
    at_turn(state, "castle-moil", "castle-of-mey", "duart-castle")
    state.chain[7:] = [T[name] for name in ("iona-abbey", "cawdor-castle", "donan-castle")]
    state.chain += [T["tavern-4"], T["loch-ness"], T["tavern-3-1"]]
    state.coins[0] = 0
    state.drawn = 45
    assert legal(state) == {"skip", "sell forest-1"}
    before = state.view(None)["players"][0]
    do(state, "skip")
    assert T["castle-moil"] not in state.chain and T["castle-moil"] not in state.lands[0]
    assert state.view(None)["players"][0] == before, "no bonus, activation or movement"
    assert state.seat_to_act == 0 and len(state.chain) == 13


@rule("G10", "G46")
def test_the_die_counts_tiles_jumps_figures_and_discards() -> None:
    reached: Counter[int] = Counter()
    for seed in range(300):
        state = new(2, seed)
        chain = [LEFT, FIGURE - 2, T["forest-1"], FIGURE, T["castle-moil"], T["meadow-1"]]
        chain += [FIGURE - 1, *(T[f"field-{n}"] for n in range(1, 6)), T["pasture-1"]]
        state.chain = chain[:]
        state.drawn = 50
        state.events = []
        refill(state)
        state.events = [event for event in state.events if event.kind == "rolled"]
        gone = [n for n, tile in enumerate(chain) if tile >= 0 and tile not in state.chain]
        roll = int(state.events[0].args["roll"])
        reached[roll] += 1
        assert state.events[0].args["tile"] == ("", "forest-1", "castle-moil", "meadow-1")[roll]
        if roll == 2:
            assert gone == [2, 4], "the forest lies behind player 0 now and leaves"
        if roll == 3:
            assert gone == [2, 5], "the tile it jumped stays before player 0"
        assert all(len(land) == 1 for land in state.lands), "it has no territory"
        assert state.seat_to_act == 0
    # 1-1-1-2-2-3; after a 1 the die is still rearmost and moves again.
    assert 110 < reached[1] < 190 and 65 < reached[2] < 135 and 25 < reached[3] < 80


@rule("G46")
def test_the_die_may_move_several_times_in_a_row_and_has_no_score() -> None:
    rolls = 0
    for seed in range(20):
        state = new(3, seed)
        fields = [T[f"field-{n}"] for n in range(1, 7)]
        state.chain = [LEFT, FIGURE - 3, *fields, T["pasture-1"], T["pasture-2"], FIGURE]
        state.chain += [FIGURE - 1, FIGURE - 2]
        state.drawn = 12
        state.events = []
        refill(state)
        rolled = [event for event in state.events if event.kind == "rolled"]
        rolls = max(rolls, len(rolled))
        assert state.seat_to_act == 0, "a player is rearmost in the end"
        assert len(state.scores()) == 3
    assert rolls >= 3


@rule("G46")
def test_the_die_is_not_the_smallest_territory() -> None:
    state = new(2)
    for seat, tiles in ((0, ("forest-1", "forest-3")), (1, ("meadow-1",))):
        for n, name in enumerate(tiles):
            put(state, name, 0, n + 1, seat=seat)
    assert [state.score_sheet(seat)["tiles"] for seat in (0, 1)] == [-3, 0]


@rule("G38")
def test_the_first_player_is_drawn() -> None:
    starts = Counter(new(4, seed).start for seed in range(400))
    assert set(starts) == {0, 1, 2, 3} and min(starts.values()) > 60


@rule("G40")
def test_as_many_tiles_are_laid_as_the_rearmost_stands_ahead() -> None:
    for seats in (2, 3, 4, 5):
        state = new(seats, seats)
        rng = Rng(seats)
        while (seat := state.seat_to_act) is not None:
            tail, drawn = state.tail, state.drawn
            state.apply(rng.choice(state.legal_actions(seat)), seat)
            laid = state.drawn - drawn
            if not laid or state.is_over:
                continue
            # Dice turns included, the empty space moves on by as many spaces as tiles came.
            assert (state.tail - tail) % 14 == laid % 14
            assert state.chain[0] <= FIGURE and len(state.chain) == 13
            taken = {space["space"] for space in state.view(None)["track"][:13]}
            assert (state.tail - 1) % 14 not in taken


@rule("G41")
@pytest.mark.parametrize("left,last", [(3, True), (4, True), (5, False)])
def test_the_last_turn_of_a_player_can_be_told(left: int, last: bool) -> None:
    state = new()
    put(state, "village-1", 1, 0)
    at_turn(state, "quarry-2", "pasture-1", "meadow-1", "forest-1")
    state.drawn = 67 - left
    do(state, "take forest-1", "place home north")  # four spaces ahead
    assert state.view(0)["last_turn"] is last
    do(state, "activate home", "done", "move home")
    assert ("promote" in legal(state)) is last


@rule("G41")
def test_the_last_turn_is_never_foretold_wrongly() -> None:
    for seed in range(40):
        seats = 2 + seed % 4
        state = new(seats, seed)
        rng = Rng(seed)
        foretold: set[int] = set()
        movers: set[int] = set()
        while (seat := state.seat_to_act) is not None:
            assert seat not in foretold or state.steps[-1] != TAKING, (
                "moves again after its last turn"
            )
            view = state.view(None)
            if view["last_turn"]:
                foretold.add(seat)
            action = rng.choice(state.legal_actions(seat))
            state.apply(action, seat)
            if state.CODEC.text(action) == "skip":
                movers.discard(seat)
            elif state.steps and state.seat_to_act == seat:
                movers.add(seat)
        assert foretold >= movers, "everybody's last turn was foretold"
