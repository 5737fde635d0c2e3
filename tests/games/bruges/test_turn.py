"""Phase 3: the turn and the six actions of a card: B12–B21, B28, B47, B48."""

from __future__ import annotations

import json

import pytest

from igroteka.engine import IllegalAction, Rng
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.steps.threats import take_threats
from tests.games.bruges.positions import (
    BOX,
    act,
    card,
    colour,
    give,
    hand_of,
    house,
    live,
    match,
    out_of_play,
    people_of,
    pile_of,
    play_out,
    plays_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.rules import rule


@rule("B12")
def test_each_plays_one_card_in_turn_four_times() -> None:
    state = position("king", "queen", "prince", "princess", "count")
    give(state, 1, "bard", "actor", "dancer", "juggler", "acrobat")
    turns = []
    while state.round == 1:
        assert state.seat_to_act is not None
        turns.append(state.seat_to_act)
        assert "done" not in texts(state), "nobody may pass"
        name = sorted(hand_of(state, state.seat_to_act))[0]
        act(state, f"play {name} workers")
    assert turns == [0, 1] * 4
    assert len(hand_of(state, 0)) == 1, "one card is left"


@rule("B12")
def test_with_an_empty_hand_the_turn_is_taken_but_a_drawn_card_must_be_played() -> None:
    state = position()
    live(state, 0, "lackey", "accountant")
    assert texts(state) == {"use lackey", "use accountant", "done"}
    act(state, "use lackey", "draw left")
    assert "done" not in texts(state)
    name = next(iter(hand_of(state, 0)))
    act(state, f"play {name} workers", "done")
    assert state.steps[1] > 2, "the turn has counted"


@rule("B12")
def test_an_empty_hand_and_nothing_to_use_ends_the_turn_by_itself() -> None:
    state = position("king")
    act(state, "play king workers")
    assert state.round == 2, "nobody else holds a card: eight turns pass"


@rule("B12")
def test_a_card_drawn_after_the_card_of_the_turn_waits() -> None:
    state = position("king")
    live(state, 0, "lackey", "accountant")
    act(state, "play king workers", "use lackey", "draw left")
    assert texts(state) == {"use accountant", "done"}, "one card a turn, also with the last one"


@rule("B13")
def test_any_card_serves_any_action_that_can_be_carried_out() -> None:
    state = position("king")
    workers(state, 0)
    assert plays_of(state, "king") == {"workers", "guilders"}
    workers(state, 0, brown=1)
    threats(state, 0, brown=1)
    house(state, 0, "red")
    state.guilders[0] = 12
    state.canals[0] = 3
    assert BOX.canal_colours[0][3] == COLOUR_NAMES.index("brown")
    assert plays_of(state, "king") == {
        "workers",
        "guilders",
        "threat",
        "canal",
        "house",
        "person",
    }
    with pytest.raises(IllegalAction, match="You do not hold queen"):
        state.play("play queen workers")


@rule("B14")
def test_two_workers_of_the_cards_colour() -> None:
    state = position("king", "queen")
    act(state, "play king workers")
    assert workers_of(state, 0)["brown"] == 3 and pile_of(state) == ["king"]
    state = position("king", "queen")
    workers(state, 0, brown=60)
    act(state, "play king workers")
    assert workers_of(state, 0) == {"brown": 62}, "there are always more"


@rule("B15")
def test_as_many_guilders_as_the_die_of_its_colour_shows() -> None:
    state = position("king", "queen", dice="16222")
    act(state, "play king guilders")
    assert state.guilders[0] == 11 and pile_of(state) == ["king"]


@rule("B16")
def test_one_threat_marker_of_its_colour_for_a_point() -> None:
    state = position("king", "queen")
    threats(state, 0, brown=2, red=1)
    act(state, "play king threat")
    assert threats_of(state, 0) == {"brown": 1, "red": 1} and state.points[0] == 6
    assert "threat" not in plays_of(state, "queen")


@rule("B17", "B48")
def test_the_next_space_of_a_section_if_it_has_the_cards_colour() -> None:
    state = position("queen", "princess", "count")
    # Seat 1 of the data: left starts blue, right starts red; the yellow one comes second.
    assert plays_of(state, "count") == {"workers", "guilders", "house"}
    act(state, "play queen canal")
    assert state.canals[:2] == [1, 0] and state.guilders[0] == 4
    give(state, 1, "bear_leader")
    state.steps[-2] = 1
    state.seat_to_act = 1
    assert "canal" in plays_of(state, "bear_leader"), "seat 2 starts with a yellow space"


@rule("B48")
@pytest.mark.parametrize("seat", range(5))
def test_each_seat_builds_along_its_own_guardhouse(seat: int) -> None:
    state = position("queen", "king", "princess", "prince", "count", seats=5, turn=seat)
    assert state.seat_to_act == seat
    canals = {text.split()[1] for text in texts(state) if text.endswith(" canal")}
    starts = {BOX.canal_colours[2 * seat][0], BOX.canal_colours[2 * seat + 1][0]}
    assert {BOX.colour[card(name)] for name in canals} == starts and len(starts) == 2


@rule("B17")
def test_canal_spaces_cost_their_printed_guilders() -> None:
    state = position("archduke")
    state.canals[0] = 4  # the fifth space, purple
    state.guilders[0] = 4
    assert "canal" not in plays_of(state, "archduke")
    state.guilders[0] = 5
    act(state, "play archduke canal")
    assert state.canals[0] == 5 and state.guilders[0] == 0


@rule("B17")
def test_where_both_sections_fit_the_player_chooses() -> None:
    state = position("queen")
    state.canals[:2] = [0, 2]  # blue next on both
    act(state, "play queen canal")
    assert texts(state) == {"canal left", "canal right"}
    act(state, "canal right")
    assert state.canals[:2] == [0, 3] and state.guilders[0] == 2


@rule("B18")
def test_a_section_gives_its_statue_once_and_the_third_space_counts_at_the_end() -> None:
    state = position("archduke", "smuggler", "king")
    state.guilders[0] = 20
    state.canals[:2] = [4, 0]
    act(state, "play archduke canal")
    assert state.view(0)["players"][0]["statues"] == [7]
    assert state.score_sheet(0)["canals"] == 3 and state.score_sheet(0)["statues"] == 7
    threats(state, 0, red=2)
    take_threats(state, 0, [COLOUR_NAMES.index("red")])
    state.run()
    assert state.canals[0] == 4, "a fire takes the fifth token"
    state.steps[-4:] = [0, 0, 0, state.steps[-1]]
    state.seat_to_act = 0
    act(state, "play smuggler canal")
    assert state.view(0)["players"][0]["statues"] == [7]
    state.canals[0] = 2
    assert state.score_sheet(0)["canals"] == 0, "the third token must lie there at the end"


@rule("B18")
def test_an_empty_stack_gives_no_statue() -> None:
    state = position("archduke")
    state.statues = [1] * 6
    state.canals[0] = 4
    act(state, "play archduke canal")
    assert state.statues == [1] * 6


@rule("B19")
def test_a_house_costs_a_worker_of_its_colour_and_brings_a_point_at_the_end() -> None:
    state = position("king")
    act(state, "play king house")
    assert "brown" not in workers_of(state, 0) and state.houses[0] == [card("king")]
    assert pile_of(state) == [] and state.score_sheet(0)["houses"] == 1


@rule("B19", "B20")
def test_a_new_house_is_empty_and_nobody_moves() -> None:
    state = position("king")
    live(state, 0, "jailer")
    act(state, "play king house")
    assert [(h["colour"], h["person"]) for h in state.view(0)["players"][0]["houses"]] == [
        ("blue", "jailer"),
        ("brown", None),
    ]


@rule("B20", "B21")
def test_a_person_moves_into_an_own_empty_house_for_its_cost() -> None:
    state = position("prince", "king")
    house(state, 0, "red")
    state.guilders[0] = 10
    act(state, "play prince person")
    assert people_of(state, 0) == {"prince"} and state.guilders[0] == 1
    assert state.score_sheet(0)["persons"] == 3
    assert state.view(1)["players"][0]["houses"][0]["colour"] == "red"
    state.guilders[0] = 12
    state.steps[-4:] = [0, 0, 0, state.steps[-1]]
    state.seat_to_act = 0
    assert "person" not in plays_of(state, "king"), "one person per house"


@rule("B20")
def test_the_player_chooses_which_empty_house() -> None:
    state = position("nun")
    house(state, 0, "red", "blue", "red")
    state.play("play nun person")
    assert texts(state) == {"lodge 1", "lodge 2", "lodge 3"}, "equal colours differ too"
    state.play("lodge 3")
    assert [(h["colour"], h["person"]) for h in state.view(1)["players"][0]["houses"]] == [
        ("red", None),
        ("blue", None),
        ("red", "nun"),
    ], "every house keeps its colour"


@rule("B20", "B35")
def test_which_house_was_chosen_is_what_lies_open_when_it_burns() -> None:
    state = position("nun", "king")
    house(state, 0, "red", "red")
    first, second = (BOX.card_names[number] for number in state.houses[0])
    state.play("play nun person")
    state.play("lodge 2")
    threats(state, 0, red=2)
    take_threats(state, 0, [colour("red")])
    state.run()
    assert texts(state) == {f"burn {first}", "evict nun"}
    state.play("evict nun")
    assert pile_of(state)[-1] == second and state.houses[0] == [card(first)]


@rule("B20", "B38")
def test_choosing_a_house_tells_nobody_what_its_card_is() -> None:
    game, state = match(), position("nun", "king")
    house(state, 0, "red", "red")
    secret = {BOX.card_names[number] for number in state.houses[0]}
    game.state = state
    state.play("play nun person")
    before = state.copy()
    move = game.play("lodge 2")
    assert not {str(value) for event in move.events for value in event.args.values()} & secret
    for viewer in (1, None):
        assert not set(json.dumps(state.view(viewer)).split('"')) & secret
        world = before.imagine(viewer, Rng(5))
        assert world.legal_actions(0) == before.legal_actions(0)
        world.apply(move.action, 0)
        assert world.view(viewer) == state.view(viewer)


@rule("B20")
def test_a_single_empty_house_is_not_asked_about() -> None:
    state = position("nun", "king")
    live(state, 0, "bard")
    house(state, 0, "red")
    state.play("play nun person")
    assert state.people[0] == [card("bard"), card("nun")]


@rule("B20")
def test_before_version_3_the_oldest_house_of_a_colour_was_taken() -> None:
    state = position("nun", rules=2)
    house(state, 0, "red", "blue", "red")
    state.play("play nun person")
    assert texts(state) == {"house red", "house blue"}
    state.play("house red")
    assert state.people[0] == [card("nun"), -1, -1]
    state = position("nun", "king", rules=2)
    house(state, 0, "red", "red")
    state.play("play nun person")
    assert state.people[0] == [card("nun"), -1]


@rule("B28", "B47")
def test_a_further_card_is_a_played_card_but_not_one_of_the_four() -> None:
    state = position("king", "queen", "prince")
    live(state, 0, "coachman", "lawyer")
    act(state, "use coachman", "play king workers")
    assert workers_of(state, 0)["brown"] == 4, "modifiers apply"
    assert "play queen workers" in texts(state), "the card of the turn is still due"
    act(state, "play queen workers")
    assert hand_of(state, 0) == {"prince"}


@rule("B28")
def test_a_coachman_leaves_the_hand_one_shorter() -> None:
    state = position("king", "queen", "prince", "princess", "count")
    live(state, 0, "coachman")
    act(state, "use coachman")
    play_out(state)
    assert state.hands[0] == []


@rule("B47")
def test_a_further_card_needs_a_card_in_hand() -> None:
    state = position("acrobat")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play acrobat person")
    assert state.round == 2, "no card: nothing is played, and the turn is over"
    state = position("king")
    live(state, 0, "coachman", "accountant")
    act(state, "play king workers")
    assert "use coachman" not in texts(state)


@rule("B47")
def test_a_card_drawn_to_be_played_at_once_is_the_only_one_that_can_be() -> None:
    state = position("master_of_ceremonies", "king")
    house(state, 0, "red")
    state.left.append(out_of_play(state, card("queen")))
    act(state, "play master_of_ceremonies person", "draw left")
    assert plays_of(state, "king") == set()
    with pytest.raises(IllegalAction, match="Only queen, which you have just drawn"):
        state.play("play king house")
    act(state, "play queen canal")
    assert state.canals[0] == 1 and hand_of(state, 0) == {"king"}


@rule("B47")
def test_houses_and_canals_by_an_effect_are_not_played_cards() -> None:
    state = position("bricklayer", "king")
    live(state, 0, "tanner")
    house(state, 0, "red")
    act(state, "play bricklayer person", "build king")
    assert state.guilders[0] == 2, "the tanner pays for played cards only"
    assert len(state.houses[0]) == 3
