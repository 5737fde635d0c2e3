"""The named numbers of a position that a learned value is made of."""

from __future__ import annotations

from functools import cache

import pytest

from igroteka.engine import Rng
from igroteka.engine.knowledge import MOST
from igroteka.engine.networks import network_at
from igroteka.face import LANGUAGES
from igroteka.games.glenmore import GAME
from igroteka.games.glenmore.bot.knowledge import GlenMoreKnowledge
from igroteka.games.glenmore.rules.actions import END
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import HOME
from igroteka.games.glenmore.rules.track import FIGURE
from tests.games.glenmore.positions import at_turn, do, finish_turn, new, put, rows, store

KNOWLEDGE = GlenMoreKnowledge()
FEATURES, COMMON = KNOWLEDGE.FEATURES, KNOWLEDGE.COMMON


@cache
def sample() -> list[GlenMoreState]:
    """Return positions of random and of greedy games: all decisions, ends, seats and options."""
    found = []
    for seats in GAME.seat_counts:
        for points in ("open", "hidden"):
            for greedy in (False, True):
                state = new(seats, seats, points)
                rng = Rng(seats)
                number = 0
                while (seat := state.seat_to_act) is not None:
                    # Decisions of a turn are many alike: a third of them is enough.
                    if state.steps[-1] == TAKING or number % 3 == 0:
                        found.append(state.copy())
                    number += 1
                    if greedy:
                        action = KNOWLEDGE.playout_action(state, seat, rng)
                    else:
                        action = rng.choice(state.legal_actions(seat))
                    state.apply(action, seat)
                found.append(state)
    return found


@cache
def counted() -> list[tuple[list[list[int]], list[int]]]:
    return [(KNOWLEDGE.features(state), KNOWLEDGE.common(state)) for state in sample()]


def of(state: GlenMoreState, seat: int = 0) -> dict[str, int]:
    """Return the features of a seat by name, with those of the table."""
    own = dict(zip(FEATURES, KNOWLEDGE.features(state)[seat], strict=True))
    return own | dict(zip(COMMON, KNOWLEDGE.common(state), strict=True))


def test_names_are_unique_and_as_many_as_agreed() -> None:
    assert len({*FEATURES, *COMMON}) == len(FEATURES) + len(COMMON)
    assert 40 <= len(FEATURES) <= 100 and 8 <= len(COMMON) <= 25


def test_numbers_fit_the_names_and_are_small_whole_numbers() -> None:
    for state, (own, table) in zip(sample(), counted(), strict=True):
        assert len(own) == state.seats
        assert {len(row) for row in own} == {len(FEATURES)} and len(table) == len(COMMON)
        for number in (*table, *(number for row in own for number in row)):
            assert type(number) is int and -MOST <= number <= MOST


def test_what_is_greater_is_cut_off() -> None:
    state = at_turn(new(2), "forest-1")
    state.points[0] = 1000
    assert of(state)["score"] == of(state)["expected-points"] == MOST
    assert of(state, 1)["expected-lead"] == -MOST


def test_no_feature_is_dead() -> None:
    for n, name in enumerate(FEATURES):
        assert len({row[n] for own, _ in counted() for row in own}) > 1, name
    for n, name in enumerate(COMMON):
        assert len({table[n] for _, table in counted()}) > 1, name


def test_counting_changes_nothing() -> None:
    for state in sample()[::7]:
        before = state.to_json()
        KNOWLEDGE.features(state)
        KNOWLEDGE.common(state)
        assert state.to_json() == before


def one_seat_on(state: GlenMoreState) -> GlenMoreState:
    """Return the same position with everybody a seat further, the last one in the first seat."""
    seats = state.seats

    def moved(entry: int) -> int:
        if HOME <= entry < HOME + seats:
            return HOME + (entry - HOME + 1) % seats
        if FIGURE - seats < entry <= FIGURE:
            return FIGURE - (FIGURE - entry + 1) % seats
        return entry

    new = state.copy()
    for field in ("coins", "barrels", "chiefs", "cards", "points", "goods", "ends", "lands"):
        values = getattr(state, field)
        share = len(values) // seats
        setattr(new, field, values[-share:] + values[:-share])
    new.lands = [[moved(tile) for tile in land] for land in new.lands]
    new.ends = [moved(tile) for tile in new.ends]
    new.chain = [moved(entry) for entry in state.chain]
    for numbers in (new.cell, new.folk):
        homes = numbers[HOME : HOME + seats]
        numbers[HOME : HOME + seats] = homes[-1:] + homes[:-1]
    if state.seat_to_act is not None:
        new.seat_to_act = (state.seat_to_act + 1) % seats
    return new


def test_all_seats_are_counted_alike() -> None:
    for state, (own, table) in zip(sample(), counted(), strict=True):
        if state.is_over or state.steps[-1] == TAKING:
            other = one_seat_on(state)
            assert KNOWLEDGE.features(other) == own[-1:] + own[:-1]
            assert KNOWLEDGE.common(other) == table


def test_a_turn_under_way_is_counted_at_its_end() -> None:
    state = at_turn(new(4), "forest-1", "meadow-1")
    do(state, "take forest-1", "place home north", "harvest")
    after = state.copy()
    finish_turn(after)
    assert state.steps[-1] != TAKING == after.steps[-1]
    assert KNOWLEDGE.features(state) == KNOWLEDGE.features(after)
    time = COMMON.index("tiles-to-come")
    assert KNOWLEDGE.common(state)[time] == KNOWLEDGE.common(after)[time]


def test_a_scoring_at_the_end_of_the_turn_is_counted() -> None:
    state = at_turn(new(4), "forest-1")
    state.barrels = [4, 0, 1, 2]
    state.drawn = 30
    assert of(state)["scorings-to-come"] == 3 and of(state)["whisky-points-to-come"] == 15
    do(state, "take forest-1", "place home north", "harvest")
    found = of(state)
    assert found["points-of-scorings"] == 5
    assert found["scorings-to-come"] == 2 and found["whisky-points-to-come"] == 10


def test_fields_of_a_scoring() -> None:
    state = at_turn(new(3), "forest-1")
    state.barrels = [5, 4, 1]
    first, second, third = (of(state, seat) for seat in range(3))
    assert [s["whisky-points"] for s in (first, second, third)] == [5, 3, 0]
    # G33: a fifth barrel ahead brings 3 more, in each of three scorings; a fourth one 2.
    assert [s["whisky-points-for-one-more"] for s in (first, second, third)] == [9, 6, 0]
    assert [s["whisky-lead"] for s in (first, second, third)] == [1, -1, -4]
    assert [s["whisky-fewer"] for s in (first, second, third)] == [0, 0, 3]


def test_what_the_lowest_gives_away() -> None:
    state = at_turn(new(3), "forest-1")
    state.barrels = [5, 4, 1]
    own = [of(state, seat) for seat in range(3)]
    # G33: the leads over the last seat are 4 and 3: 5 and 3 points, in each of three scorings.
    assert [s["whisky-given"] for s in own] == [0, 0, 24]
    # With one more they are 3 and 2: 2 + 1 points less.
    assert [s["whisky-taken-by-one-more"] for s in own] == [0, 0, 9]
    state.drawn = 40
    assert of(state, 2)["whisky-given"] == 16 and of(state, 2)["whisky-taken-by-one-more"] == 6
    # Two that have fewest both give; one more of theirs takes nothing, the other stays lowest.
    state.chiefs = [3, 0, 0]
    own = [of(state, seat) for seat in range(3)]
    assert [s["chieftains-given"] for s in own] == [0, 6, 6]
    assert {s["chieftains-taken-by-one-more"] for s in own} == {0}
    state.cards = [1, 3, 0]
    own = [of(state, seat) for seat in range(3)]
    assert [s["cards-given"] for s in own] == [0, 0, 6]
    assert [s["cards-taken-by-one-more"] for s in own] == [0, 0, 4]


def test_what_brown_tiles_could_bring_a_turn() -> None:
    state = new(4)
    put(state, "forest-1", 0, 1, cubes=2)
    put(state, "tavern-3-1", 1, 1)
    assert of(at_turn(state, "village-2"))["brown-income"] == 3, "a tavern takes nothing"
    put(state, "butcher-sheep", 0, 2)
    assert of(state)["brown-income"] == 3
    put(state, "meadow-1", 1, 2)
    # The sheep to be produced is 2 points.
    assert of(state)["points-for-own-cubes"] == 0 and of(state)["brown-income"] == 5
    put(state, "quarry-2", 1, 3, cubes=2)
    put(state, "grocer", 0, 3)
    put(state, "fair-4", 0, 4)
    # There are three wood and three stones and the sheep of the butcher. The grocer takes three
    # of six for 8 points, the fair has wood and stone, 3 points.
    assert of(state)["brown-income"] == 5 + 8 + 3
    put(state, "bridge", 1, 4)
    # A wood and a stone are 7 points, and of the four that are left the grocer leaves one.
    assert of(state)["brown-income"] == 5 + 7 + 8 + 1
    assert of(state)["brown-income-times-turns"] == 4 * 21
    # Five tiles left, that is two turns; of one tile one turn; then none.
    found = []
    for drawn in (62, 66, 67):
        state.drawn = drawn
        found.append(of(state)["brown-income-times-turns"])
    assert found == [42, 21, 0]


def test_cubes_that_nothing_will_need() -> None:
    state = new(4)
    put(state, "forest-1", 0, 1, cubes=3)
    put(state, "meadow-1", 0, 2, cubes=3)
    put(state, "field-1", 0, 3, cubes=3)
    put(state, "forest-2", 1, 1, cubes=3)
    at_turn(state, "village-2")
    # One of each kind is kept for prices.
    assert of(state)["idle-cubes"] == 5 + 2 + 2
    # One turn left: a butcher takes two sheep, a distillery a grain, a fair one of each kind.
    state.drawn = 66
    assert of(state)["idle-cubes"] == 9
    put(state, "butcher-sheep", 1, 2)
    assert of(state)["idle-cubes"] == 5 + 0 + 2
    put(state, "distillery-1", 1, 3)
    assert of(state)["idle-cubes"] == 5 + 0 + 1
    put(state, "fair-3-1", 1, 4)
    assert of(state)["idle-cubes"] == 4
    # The grocer takes any three, in two turns six.
    put(state, "grocer", 0, 4)
    assert of(state)["idle-cubes"] == 1
    state.drawn = 62
    assert of(state)["idle-cubes"] == 0
    state.drawn = 67
    assert of(state)["idle-cubes"] == 12, "without a turn nothing is needed"


def test_a_brown_tile_ahead_is_worth_what_it_would_take() -> None:
    state = new(4)
    put(state, "forest-1", 0, 1, folk=1)
    put(state, "meadow-1", 1, 1)
    at_turn(state, "butcher-sheep")
    state.drawn = 66
    state.chain = [entry for entry in state.chain if entry < 0 or entry == state.chain[1]]
    before = of(state)["best-tile-to-take"]
    store(state, "meadow-1", 1)
    # Two points are twenty tenths, shown in fifths.
    assert of(state)["best-tile-to-take"] == before + 10


def test_the_size_of_territories() -> None:
    state = at_turn(new(3), "forest-1")
    for n, name in enumerate(("forest-2", "meadow-1", "pasture-1")):
        put(state, name, 0, n + 1)
    put(state, "quarry-2", 0, 1, seat=1)
    state.drawn = 67
    state.chain = state.chain[:9]
    state.seat_to_act, state.steps = None, []
    own = [of(state, seat) for seat in range(3)]
    assert [s["tiles"] for s in own] == [4, 2, 1]
    assert [s["extra-tiles-late"] for s in own] == [-9, -3, 0]
    assert [s["tiles-fewer"] for s in own] == [0, 0, 1]
    assert {s["no-turn-left"] for s in own} == {1}


def test_places_and_cubes_within_reach() -> None:
    state = new(4)
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "butcher-sheep", 1, 1, folk=1)
    put(state, "meadow-1", 0, 2, cubes=2)
    put(state, "distillery-1", 1, 2)
    rows(state, wood=1, stone=3, grain=3)
    state.coins[0] = 0
    found = of(at_turn(state, "village-2", "tavern-3-1"))
    # The place to the east of the butcher touches it, the distillery and the start village.
    assert found["points-at-a-place"] == found["points-for-own-cubes"] == 4
    assert found["barrels-at-a-place"] == 0 and found["movement-at-a-place"] == 1
    assert found["can-pay-wood"] == 1 and found["can-pay-grain"] == found["can-pay-stone"] == 0
    assert found["coins-for-cubes"] == 1 and found["kinds-of-cubes"] == 2
    rows(state, wood=1, grain=1)
    assert of(state)["barrels-at-a-place"] == 0, "the wood sells for 1, the grain costs 2"
    state.coins[0] = 1
    assert of(state)["barrels-at-a-place"] == 1


def test_the_track() -> None:
    state = new(2)
    state.chain = [FIGURE - 1, 20, 21, FIGURE - 2, 22, FIGURE, 23, 24, 25, 26, 27, 28, 29]
    state.drawn = 60
    state.seat_to_act, state.steps = 1, [TAKING]
    mine, theirs = of(state, 0), of(state, 1)
    assert (mine["spaces-ahead"], mine["figures-behind"], mine["moves-next"]) == (5, 2, 0)
    assert (theirs["spaces-ahead"], theirs["gap-ahead"], theirs["moves-next"]) == (0, 2, 1)
    assert (mine["spaces-left"], theirs["spaces-left"]) == (2, 7)
    assert (mine["last-turn-near"], theirs["last-turn-near"]) == (1, 0)
    assert (mine["die-ahead"], mine["figures-apart"], mine["tiles-to-come"]) == (3, 5, 7)


def test_spaces_left_say_who_will_move_again() -> None:
    """G41: whoever has none left never moves again, whoever has some left does."""
    left = FEATURES.index("spaces-left")
    for seats in GAME.seat_counts:
        state = new(seats, 7)
        rng = Rng(7)
        movers: list[int] = []
        promised: list[list[bool]] = []
        while (seat := state.seat_to_act) is not None:
            if state.steps[-1] == TAKING:
                movers.append(seat)
                promised.append([row[left] > 0 for row in KNOWLEDGE.features(state)])
            state.apply(rng.choice(state.legal_actions(seat)), seat)
        for turn, promises in enumerate(promised):
            assert promises == [s in movers[turn:] for s in range(seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_has_a_name_in_words(lang: str) -> None:
    words = GAME.face.words(lang)
    named = [words(f"feature-{name}") for name in (*FEATURES, *COMMON)]
    assert len(set(named)) == len(named)


def test_the_last_decision_of_a_game_is_counted_as_its_end() -> None:
    state = new(2, 3)
    rng = Rng(3)
    before = state
    while (seat := state.seat_to_act) is not None:
        before = state.copy()
        state.apply(KNOWLEDGE.playout_action(state, seat, rng), seat)
    assert KNOWLEDGE.playout_action(before, before.seat_to_act or 0, rng) == END
    assert KNOWLEDGE.features(before) == KNOWLEDGE.features(state)
    assert [row[FEATURES.index("score")] for row in KNOWLEDGE.features(state)] == state.scores()


def test_the_shipped_network_is_read_and_prefers_who_leads() -> None:
    network = network_at(KNOWLEDGE.network_path, KNOWLEDGE)
    state = at_turn(new(2), "forest-1")
    even = network.chances(KNOWLEDGE.features(state), KNOWLEDGE.common(state))
    state.points[0] += 20
    ahead = network.chances(KNOWLEDGE.features(state), KNOWLEDGE.common(state))
    assert abs(sum(even) - 1) < 1e-9 and ahead[0] > even[0]


def test_in_a_turn_search_with_a_network_looks_at_more() -> None:
    """What the first search looks at stays one action; the new one sees all that are thinkable."""
    wider = 0
    for state in sample():
        seat = state.seat_to_act
        if seat is None:
            continue
        looked_at = KNOWLEDGE.considered(state, seat)
        assert set(looked_at) <= set(state.legal_actions(seat))
        assert KNOWLEDGE.habit(state, seat, Rng(1)) in state.legal_actions(seat)
        if state.steps[-1] != TAKING:
            assert len(KNOWLEDGE.candidates(state, seat)) == 1
            wider += len(looked_at) > 1
    assert wider
