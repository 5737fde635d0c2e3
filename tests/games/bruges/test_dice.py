"""Phase 2 and the penalties: B9–B11, B34–B37."""

from __future__ import annotations

import pytest

from igroteka.engine import find_game
from igroteka.face import Look
from igroteka.games.bruges.rules.stack import ROUND
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.threats import take_threats
from tests.games.bruges.positions import (
    BOX,
    THREATS,
    act,
    burning,
    colour,
    hand_of,
    house,
    live,
    new,
    people_of,
    pile_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.rules import rule


def after_roll(dice: str, seats: int = 2) -> BrugesState:
    """Phase 2 of seat 0's round, the dice just rolled; nobody has been dealt a marker yet."""
    state = position("writer", seats=seats, dice=dice)
    state.steps = [THREATS, 0, -1, ROUND]
    return state


def suffer(state: BrugesState, seat: int, *colours: str) -> None:
    """Take markers in the middle of a turn."""
    take_threats(state, seat, [colour(name) for name in colours])
    state.run()


@rule("B9")
def test_the_dice_are_rolled_once_a_round() -> None:
    seen = set()
    for seed in range(30):
        state = new(2, seed)
        for _ in range(10):
            act(state, "draw left")
        assert all(1 <= die <= 6 for die in state.dice)
        seen |= set(state.dice)
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("B10")
def test_each_die_of_five_or_six_threatens_everybody() -> None:
    state = after_roll("56431", seats=3)
    state.run()
    for seat in range(3):
        assert threats_of(state, seat) == {"blue": 1, "brown": 1}


@rule("B10", "B34")
def test_a_third_marker_of_a_colour_brings_its_penalty() -> None:
    state = after_roll("33336")
    threats(state, 1, yellow=2)
    state.run()
    assert state.guilders == [5, 0]
    assert threats_of(state, 1) == {} and threats_of(state, 0) == {"yellow": 1}


@rule("B11")
def test_a_step_costs_the_sum_of_ones_and_twos_in_turn_order() -> None:
    state = after_roll("12343")
    state.start = 1
    state.run()
    assert state.seat_to_act == 1 and state.view(1)["step"]["price"] == 3
    act(state, "rise")
    assert (state.guilders[1], state.reputation[1]) == (2, 1)
    assert state.seat_to_act == 0
    act(state, "stay")
    assert (state.guilders[0], state.reputation[0]) == (5, 0)
    assert state.view(None)["phase"] == "actions", "one paid step a round"


@rule("B11")
def test_no_one_or_two_no_step_and_no_money_no_step() -> None:
    state = after_roll("34343")
    state.run()
    assert state.view(None)["phase"] == "actions"
    state = after_roll("22233")
    state.guilders = [5, 5]
    state.run()
    assert state.view(None)["phase"] == "actions", "six guilders nobody has"


@rule("B11")
def test_the_last_guilder_may_pay_for_the_step() -> None:
    state = after_roll("11333")
    state.guilders = [2, 1]
    state.run()
    assert state.seat_to_act == 0
    act(state, "rise")
    assert (state.guilders[0], state.reputation[0]) == (0, 1)
    assert state.view(None)["phase"] == "actions", "one guilder is not enough"


@rule("B11", "B44")
def test_a_step_never_costs_less_than_nothing() -> None:
    state = after_roll("13333")
    live_quietly(state, 0, "notary")
    state.run()
    act(state, "rise")
    assert (state.guilders[0], state.reputation[0]) == (5, 1)


@rule("B11", "B25")
def test_a_bought_step_brings_what_each_step_brings() -> None:
    state = after_roll("13333")
    live_quietly(state, 0, "baroness", "lord")
    state.run()
    act(state, "rise")
    assert (state.points[0], state.guilders[0]) == (6, 5 - 1 + 2)


@rule("B11")
def test_of_two_steps_gained_the_one_beyond_the_last_brings_nothing() -> None:
    state = position("archduke")
    live(state, 0, "baroness")
    house(state, 0, "red")
    state.guilders[0], state.reputation[0] = 12, BOX.last_step - 1
    act(state, "play archduke person")
    assert (state.reputation[0], state.points[0]) == (BOX.last_step, 6)


@rule("B11")
def test_on_the_last_step_none_is_bought_and_a_gained_one_is_lost() -> None:
    state = after_roll("13333")
    state.reputation = [BOX.last_step, BOX.last_step - 1]
    state.run()
    assert state.seat_to_act == 1
    state = position("countess")
    live(state, 0, "baroness")
    house(state, 0, "red")
    state.guilders[0], state.reputation[0] = 6, BOX.last_step
    act(state, "play countess person")
    assert state.reputation[0] == BOX.last_step and state.points[0] == 5


@rule("B34")
def test_flood_takes_all_workers() -> None:
    state = position("king")
    threats(state, 0, blue=2)
    suffer(state, 0, "blue")
    assert workers_of(state, 0) == {} and threats_of(state, 0) == {}


@rule("B34", "B46")
def test_plague_takes_a_person_of_the_owners_choice_the_house_stays() -> None:
    state = position("queen")
    live(state, 0, "king", "jailer")
    threats(state, 0, brown=2)
    suffer(state, 0, "brown")
    assert texts(state) == {"dismiss king", "dismiss jailer"}
    act(state, "dismiss king")
    assert people_of(state, 0) == {"jailer"} and len(state.houses[0]) == 2
    assert pile_of(state) == ["king"]


@rule("B34")
def test_riot_takes_all_guilders() -> None:
    state = position("king")
    threats(state, 0, yellow=2)
    suffer(state, 0, "yellow")
    assert state.guilders[0] == 0


@rule("B34", "B35")
def test_fire_takes_a_house_or_a_canal_token() -> None:
    state = position("queen")
    house(state, 0, "red")
    live(state, 0, "king")
    state.canals[:2] = [0, 5]
    state.crowned[1], state.statues[0] = 1, 0
    threats(state, 0, red=2)
    suffer(state, 0, "red")
    assert texts(state) == {burning(state, 0, "red"), "evict king", "breach right"}
    spare = state.copy()
    act(state, "breach right")
    assert state.canals[:2] == [0, 4] and state.score_sheet(0)["statues"] == 7
    other = spare.copy()
    house(other, 0, "blue")
    act(other, burning(other, 0, "blue"))
    assert [h["colour"] for h in other.view(0)["players"][0]["houses"]] == ["red", "blue"]
    assert people_of(other, 0) == {"king"}, "the empty blue house, not the king's"
    act(spare, "evict king")
    assert hand_of(spare, 0) == {"queen", "king"}, "the resident returns to the hand"
    assert len(spare.houses[0]) == 1 and len(spare.discard) == 1


@rule("B34", "B46")
def test_fire_takes_the_one_of_two_equal_houses_that_its_owner_names() -> None:
    """Both are red, but the card lies face up afterwards: others may want one of them (Z4, Z5)."""
    state = position("queen")
    house(state, 0, "red", "red")
    first, second = (BOX.card_names[card] for card in state.houses[0])
    threats(state, 0, red=2)
    suffer(state, 0, "red")
    assert texts(state) == {f"burn {first}", f"burn {second}"}
    face, look = find_game("bruges").face, Look("en", ("Ann", "Ben"))
    choices = face.choices(state.view(0), state.offers(0), look)
    assert len({choice.target for choice in choices}) == 2, "each house on the street is a target"
    act(state, f"burn {second}")
    assert state.view(1)["discard"] == [second]
    assert [house["card"] for house in state.view(0)["players"][0]["houses"]] == [first]


@rule("B34")
@pytest.mark.parametrize("points,left", [(7, 4), (2, 0)])
def test_intrigue_takes_three_points_but_never_below_nothing(points: int, left: int) -> None:
    state = position("king")
    state.points[0] = points
    threats(state, 0, purple=2)
    suffer(state, 0, "purple")
    assert state.points[0] == left


@rule("B34")
def test_with_nothing_to_lose_nothing_happens() -> None:
    state = position("king")
    before = state.score_sheet(0)
    threats(state, 0, brown=2, red=2)
    suffer(state, 0, "brown", "red")
    assert state.score_sheet(0) == before and threats_of(state, 0) == {}


@rule("B35")
def test_the_outermost_token_of_a_section_is_lost() -> None:
    state = position("queen")
    state.canals[:2] = [3, 0]
    threats(state, 0, red=2)
    suffer(state, 0, "red")
    assert state.canals[:2] == [2, 0], "the only thing to lose is not asked for"
    assert state.score_sheet(0)["canals"] == 0


@rule("B36")
def test_penalties_return_their_markers_without_points() -> None:
    state = position("king")
    threats(state, 0, blue=2, yellow=1)
    suffer(state, 0, "blue")
    assert threats_of(state, 0) == {"yellow": 1} and state.points[0] == 5


@rule("B36")
@pytest.mark.parametrize("first,left", [("brown", {"fire_warden"}), ("red", {"fire_warden"})])
def test_of_plague_and_fire_the_player_chooses_the_order(first: str, left: set[str]) -> None:
    state = position("king")
    live(state, 0, "fire_warden")
    threats(state, 0, brown=2, red=2)
    suffer(state, 0, "brown", "red")
    assert texts(state) == {"suffer brown", "suffer red"}
    act(state, f"suffer {first}")
    houses = {"brown": 0, "red": 1}
    assert len(state.houses[0]) == houses[first], "the warden protects only while it lives there"
    assert people_of(state, 0) == set()


@rule("B36")
def test_in_phase_two_players_suffer_in_turn_order() -> None:
    state = after_roll("35333", seats=3)
    for seat, people in enumerate([("king", "queen"), ("prince", "count"), ("bard", "nun")]):
        threats(state, seat, brown=2)
        live_quietly(state, seat, *people)
    state.start = 1
    state.run()
    for seat, following in ((1, 2), (2, 0)):
        assert state.seat_to_act == seat
        assert threats_of(state, following) == {"brown": 2}, "no marker taken yet"
        act(state, sorted(texts(state))[0])
    assert state.seat_to_act == 0


def live_quietly(state: BrugesState, seat: int, *names: str) -> None:
    """Let persons move in without running on."""
    steps, state.steps = state.steps, []
    live(state, seat, *names)
    state.steps = steps


@rule("B36")
@pytest.mark.parametrize(
    "protector,hue", [("dyke_reeve", "blue"), ("confessor", "purple"), ("watch_sergeant", "yellow")]
)
def test_who_dies_of_plague_still_protects_from_what_strikes_at_once(
    protector: str, hue: str
) -> None:
    state = position("king")
    live(state, 0, protector)
    threats(state, 0, brown=2, **{hue: 2})
    suffer(state, 0, "brown", hue)
    assert people_of(state, 0) == set() and threats_of(state, 0) == {}
    assert (state.points[0], state.guilders[0]) == (5, 5)
    assert len(workers_of(state, 0)) == 5


@rule("B36")
def test_only_three_markers_return() -> None:
    state = position("king")
    threats(state, 0, yellow=2)
    suffer(state, 0, "yellow", "yellow")
    assert state.guilders[0] == 0 and threats_of(state, 0) == {"yellow": 1}


@rule("B37")
def test_nobody_keeps_three_of_a_colour() -> None:
    state = after_roll("66666", seats=4)
    for seat in range(4):
        threats(state, seat, blue=2, brown=2, red=2, purple=2, yellow=2)
    state.run()
    assert max(state.threats) == 0


@rule("B34", "B45")
def test_a_penalty_can_strike_in_phase_three_too() -> None:
    state = position("king", seats=3)
    workers(state, 0, purple=1, blue=1, brown=1, red=1, yellow=1)
    live(state, 0, "agitator")
    threats(state, 1, yellow=2)
    act(state, "use agitator")
    assert state.guilders == [5, 0, 5] and threats_of(state, 2) == {"yellow": 1}
