"""City on the Zwin: the ships (Z8–Z12, Z18–Z20)."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction, Rng
from igroteka.games.bruges.rules.stack import WARDING
from igroteka.games.bruges.rules.steps.rounds import PHASES
from igroteka.games.bruges.rules.steps.zwin import clear_harbour, dock_ships
from tests.games.bruges.positions import (
    BOX,
    act,
    card,
    colour,
    discard,
    hand_of,
    house,
    live,
    new,
    out_of_play,
    people_of,
    play_out,
    plays_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.games.bruges.zwin_positions import harbour
from tests.rules import rule


@rule("Z8")
def test_six_ships_of_each_colour_the_top_one_open() -> None:
    state = new(3, zwin="yes")
    assert [sorted(stack) for stack in state.stacks] == [list(range(6))] * 5
    shown = state.view(None)["harbour"]
    assert shown
    for c, ships in enumerate(shown.values()):
        assert ships["next"] == BOX.ship_names[state.stacks[c][-1]] and ships["left"] == 6
    below = {tuple(state.imagine(0, Rng(n)).stacks[0][:-1]) for n in range(20)}
    assert len(below) > 5, "the order below is secret"


@rule("Z9")
def test_dice_of_three_and_four_bring_ships_before_reputation() -> None:
    state = position("king", dice="31462", zwin="yes")
    tops = [stack[-1] for stack in state.stacks]
    order = PHASES.index(dock_ships)
    names = [phase.__name__ for phase in PHASES]
    assert names[order - 1 : order + 2] == ["deal_threats", "dock_ships", "offer_reputation"]
    dock_ships(state, 0)
    assert state.docked == [tops[0], -1, tops[2], -1, -1]
    assert [len(stack) for stack in state.stacks] == [5, 6, 5, 6, 6]


@rule("Z10", "Z18")
def test_a_canal_by_a_card_lets_a_ship_be_used_for_a_worker_of_its_colour() -> None:
    state = harbour("queen", "king", red="guilders", yellow="workers")
    live(state, 0, "shipowner")
    act(state, "play queen canal")
    assert state.guilders[0] == 5 - 1 + 2, "gains come first"
    assert texts(state) == {"ship red", "ship yellow", "done"}
    act(state, "ship red")
    assert state.guilders[0] == 12 and "red" not in workers_of(state, 0)
    assert state.docked[colour("red")] >= 0, "the ship stays"


@rule("Z10")
def test_a_canal_by_an_effect_does_not() -> None:
    state = harbour("king", red="guilders")
    live(state, 0, "well_digger")
    act(state, "use well_digger", "canal left")
    assert state.view(0)["step"]["kind"] == "turn"


@rule("Z10")
def test_without_a_worker_of_its_colour_no_ship_is_used() -> None:
    state = harbour("queen", "king", red="guilders")
    live(state, 0, "accountant")
    workers(state, 0, blue=3)
    act(state, "play queen canal")
    assert texts(state) == {"use accountant", "done"}


@rule("Z11")
def test_what_ships_bring() -> None:
    state = harbour("queen", "king", red="workers")
    act(state, "play queen canal", "ship red", "take blue", "take blue", "take red")
    assert workers_of(state, 0) == {"blue": 3, "brown": 1, "red": 1, "purple": 1, "yellow": 1}
    state = harbour("queen", "king", red="reputation")
    act(state, "play queen canal", "ship red")
    assert state.reputation[0] == 1
    state = harbour("queen", "king", red="extra_action")
    act(state, "play queen canal", "ship red", "draw left")
    assert plays_of(state, "king") == set() and len(hand_of(state, 0)) == 2


@rule("Z11", "Z19")
def test_the_threat_ship_discards_as_many_as_there_are_up_to_two() -> None:
    state = harbour("queen", "king", red="threats")
    threats(state, 0, blue=1)
    act(state, "play queen canal", "ship red", "ward blue")
    assert threats_of(state, 0) == {} and state.points[0] == 6
    assert state.view(0)["step"]["kind"] != "ward"
    state = harbour("queen", "king", red="threats")
    act(state, "play queen canal")
    assert state.view(None)["step"]["kind"] != "ship", "nothing to discard: no use"


@rule("Z19")
def test_the_threat_ship_takes_as_many_as_there_are() -> None:
    state = new(2, 48, 3, zwin="yes")
    act(state, *["draw left"] * 10, "stay", "stay", "play exorcist canal", "ship purple")
    seat = state.seat_to_act
    assert seat is not None and state.view(seat)["step"]["kind"] == "ward"
    while state.steps[-1] == WARDING:
        assert "done" not in texts(state)
        with pytest.raises(IllegalAction, match="The ship takes as many markers as there are"):
            state.play("done")
        act(state, min(texts(state)))
    assert threats_of(state, seat) == {}


@rule("Z19", "B42")
def test_two_of_three_markers_go_and_no_more_are_asked_for() -> None:
    state = harbour("queen", "king", red="threats")
    threats(state, 0, blue=2, yellow=1)
    act(state, "play queen canal", "ship red")
    assert texts(state) == {"ward blue", "ward yellow"}
    act(state, "ward blue")
    assert texts(state) == {"ward blue", "ward yellow"}, "the second one, too, is a must"
    act(state, "ward yellow")
    assert threats_of(state, 0) == {"blue": 1} and state.view(None)["step"]["kind"] != "ward"


@rule("Z19", "B42")
def test_a_person_who_discards_up_to_two_may_discard_fewer() -> None:
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "fire_eater", "jailer")
    threats(state, 0, blue=1, yellow=1)
    by_ship = state.copy()
    act(state, "use jailer", "ward blue", "done")
    assert threats_of(state, 0) == {"yellow": 1}
    act(by_ship, "play queen canal", "ship red", "repeat fire_eater")
    assert "done" in texts(by_ship), "the ship only lets a person work once more"


@rule("Z19")
def test_before_version_3_the_threat_ship_could_take_fewer() -> None:
    state = new(2, 48, 2, zwin="yes")
    act(state, *["draw left"] * 10, "stay", "stay", "play exorcist canal", "ship purple")
    assert "done" in texts(state)
    act(state, "done")
    assert state.view(None)["step"]["kind"] != "ward"


@rule("Z11", "Z19")
def test_a_lightning_effect_again_is_no_settling() -> None:
    state = harbour("queen", "king", red="reactivate")
    act(state, "play queen canal")
    assert state.seat_to_act is None or state.view(None)["step"]["kind"] != "ship"
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "alchemist", "writer")
    act(state, "play queen canal", "ship red", "repeat alchemist")
    assert state.guilders[0] == 10 and state.points[0] == 5


@rule("Z19")
def test_the_same_ship_is_used_again_after_a_further_canal_card() -> None:
    state = harbour("queen", "princess", "king", yellow="guilders")
    live(state, 0, "coachman")
    workers(state, 0, yellow=3)
    act(state, "use coachman", "play queen canal", "ship yellow")
    act(state, "play princess canal", "ship yellow")
    assert state.guilders[0] == 5 - 1 + 6 - 1 + 6


@rule("Z12", "Z20")
def test_docked_ships_leave_and_an_empty_stack_is_made_anew() -> None:
    state = harbour("king", red="guilders")
    red = colour("red")
    state.sailed[red] = state.stacks[red]
    state.stacks[red] = []
    dock_ships(state, 0)
    assert state.stacks[red] == [], "it stays empty until the end of the round"
    clear_harbour(state, 0)
    assert state.docked == [-1] * 5
    assert sorted(state.stacks[red]) == list(range(6)) and state.sailed[red] == []
    shown = state.view(None)["harbour"]
    assert shown and shown["red"]["next"] is not None


@rule("Z8")
def test_the_stacks_are_shuffled() -> None:
    assert len({tuple(new(2, seed, zwin="yes").stacks[0]) for seed in range(10)}) > 5
    state = new(2, zwin="yes")
    assert len({tuple(stack) for stack in state.stacks}) > 1


@rule("Z10", "Z19")
def test_the_worker_that_pays_for_a_ship_cannot_be_used_by_it() -> None:
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "pedlar", "accountant")
    workers(state, 0, red=1)
    sold = state.copy()
    act(state, "play queen canal")
    assert texts(state) == {"use accountant", "done"}, "the pedlar would have nobody to sell"
    workers(sold, 0, red=2)
    act(sold, "play queen canal", "ship red", "repeat pedlar", "give red")
    assert sold.guilders[0] == 5 - 1 + 3 and workers_of(sold, 0) == {}


@rule("Z11", "Z19")
def test_only_lightning_that_would_do_something_strikes_again() -> None:
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "dancer", "lawyer", "abbess", "alchemist", "long_distance_trader")
    act(state, "play queen canal", "ship red")
    assert texts(state) == {"repeat alchemist", "repeat long_distance_trader"}
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "accountant", "dancer", "abbess")
    act(state, "play queen canal")
    assert not any(text.startswith("ship") for text in texts(state))


@rule("Z4", "Z19")
def test_who_settled_from_the_pile_may_do_so_again() -> None:
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "prior", "writer")
    house(state, 0, "blue")
    discard(state, "nun")
    act(state, "play queen canal", "ship red", "repeat prior", "admit nun")
    assert people_of(state, 0) == {"prior", "writer", "nun"}
    assert state.points[0] == 6, "one settling, not two"


@rule("Z19", "B42")
def test_the_inner_cost_of_an_effect_done_again_is_paid_again() -> None:
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "greek", "accountant")
    discard(state, "princess", "prince")
    workers(state, 0, red=2)
    act(state, "play queen canal", "ship red", "repeat greek", "raise princess")
    assert workers_of(state, 0) == {} and len(state.houses[0]) == 3


@rule("Z11", "B8")
def test_without_a_card_to_draw_there_is_no_extra_action() -> None:
    state = harbour("queen", "king", red="extra_action")
    live(state, 0, "accountant")
    state.left, state.right, state.reserve, state.reserve_in = [], [], [], 1
    act(state, "play queen canal")
    assert texts(state) == {"use accountant", "done"}


@rule("Z11", "Z10")
def test_the_card_of_the_extra_action_may_build_a_canal_and_use_a_ship_in_turn() -> None:
    state = harbour("queen", "king", red="extra_action", yellow="guilders")
    state.left.append(out_of_play(state, card("princess")))
    act(state, "play queen canal", "ship red", "draw left", "play princess canal", "ship yellow")
    assert state.canals[:2] == [1, 1] and state.guilders[0] == 5 - 1 - 1 + 6
    assert hand_of(state, 0) == {"king"}


@rule("Z11")
def test_on_the_last_step_the_reputation_ship_is_of_no_use() -> None:
    state = harbour("queen", "king", red="reputation")
    live(state, 0, "accountant")
    state.reputation[0] = BOX.last_step
    act(state, "play queen canal")
    assert texts(state) == {"use accountant", "done"}


@rule("Z10")
def test_a_ship_may_be_left_alone() -> None:
    state = harbour("queen", "king", red="guilders")
    live(state, 0, "accountant")
    act(state, "play queen canal", "done")
    assert state.guilders[0] == 4 and workers_of(state, 0)["red"] == 1


@rule("Z12", "Z20")
def test_a_stack_with_a_ship_left_is_not_made_anew() -> None:
    state = harbour("king", red="guilders")
    red = colour("red")
    state.sailed[red] = state.stacks[red][1:]
    state.stacks[red] = state.stacks[red][:1]
    clear_harbour(state, 0)
    assert len(state.stacks[red]) == 1 and len(state.sailed[red]) == 5


@rule("Z12")
def test_a_stack_made_anew_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        state = new(2, seed, zwin="yes")
        state.sailed[0], state.stacks[0] = list(range(6)), []
        clear_harbour(state, 0)
        orders.add(tuple(state.stacks[0]))
    assert len(orders) > 5


@rule("Z12")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_round_ends_with_an_empty_harbour(seats: int) -> None:
    state = new(seats, 3, zwin="yes")
    for _ in range(3):
        play_out(state)
        assert state.docked == [-1] * 5, "after the leaders, before the next round"
        for stack, sailed in zip(state.stacks, state.sailed, strict=True):
            assert sorted(stack + sailed) == list(range(6))
    assert any(state.sailed)
