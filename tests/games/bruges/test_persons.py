"""Persons: their four kinds, how effects combine, and how they end: B22–B29, B39–B46."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.bruges.rules.deck.vocabulary import GUILD_NAMES
from igroteka.games.bruges.rules.stack import TURN
from tests.games.bruges.positions import (
    BOX,
    act,
    card,
    discard,
    give,
    hand_of,
    house,
    live,
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


@rule("B22")
def test_eleven_guilds_of_fifteen() -> None:
    base = [c for c in BOX.deck.cards if c.set == "base"]
    counts = Counter(GUILD_NAMES[c.guild] for c in base)
    assert len(base) == 165 and set(counts.values()) == {15} and len(counts) == 11
    assert all(c.cost % 3 == 0 and c.ops for c in BOX.deck.cards)


@rule("B23")
def test_lightning_strikes_once_right_after_settling() -> None:
    state = position("alchemist", "king")
    house(state, 0, "red")
    act(state, "play alchemist person")
    assert state.guilders[0] == 5 - 3 + 6
    play_out(state)
    assert "use alchemist" not in texts(state)


@rule("B23", "B46")
def test_lightning_strikes_again_when_the_person_is_settled_again() -> None:
    state = position("king")
    workers(state, 0, purple=2)
    live(state, 0, "chambermaid", "alchemist")
    state.guilders[0] = 0
    act(state, "use chambermaid", "recall alchemist")
    assert state.guilders[0] == 3
    act(state, "play alchemist person")
    assert state.guilders[0] == 6 and people_of(state, 0) == {"chambermaid", "alchemist"}


@rule("B24")
def test_a_worker_person_takes_a_worker_of_the_icons_colour_once_a_round() -> None:
    state = position("king", "queen")
    live(state, 0, "lackey")  # a purple card with a red worker
    workers(state, 0, purple=3)
    assert "use lackey" not in texts(state)
    workers(state, 0, red=3)
    act(state, "use lackey", "draw left")
    assert workers_of(state, 0) == {"red": 2}
    assert "use lackey" not in texts(state)


@rule("B25")
def test_infinity_type_1_is_free_and_once_a_round() -> None:
    state = position("king", "queen")
    live(state, 0, "accountant")
    workers(state, 0)
    act(state, "use accountant")
    assert state.guilders[0] == 7 and "use accountant" not in texts(state)


@rule("B25")
def test_infinity_type_2_changes_an_action_every_time() -> None:
    state = position("king", "jailer")
    live(state, 0, "lawyer", "coachman")
    workers(state, 0, yellow=1)
    act(state, "use coachman", "play king workers", "play jailer workers")
    assert workers_of(state, 0) == {"brown": 3, "blue": 3}


@rule("B25")
def test_infinity_type_3_works_whenever_its_situation_occurs() -> None:
    state = position("archduke")
    live(state, 0, "baroness")
    house(state, 0, "red")
    state.guilders[0] = 12
    act(state, "play archduke person")
    assert state.reputation[0] == 2 and state.points[0] == 7, "a point for each step"


@rule("B26")
def test_laurels_count_only_in_the_final_scoring() -> None:
    state = position("bishop", "king")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play bishop person")
    assert state.points[0] == 5 and state.score_sheet(0)["laurels"] == 2
    workers(state, 0, red=7)
    assert state.score_sheet(0)["laurels"] == 3


@rule("B27")
def test_persons_are_used_before_or_after_the_card_also_in_the_turn_of_settling() -> None:
    state = position("accountant", "king")
    house(state, 0, "red")
    live(state, 0, "queen")
    act(state, "use queen", "play accountant person")
    assert texts(state) == {"use accountant", "done"}
    act(state, "use accountant")
    assert state.points[0] == 8 and state.guilders[0] == 5 - 3 + 2


@rule("B29", "B31")
def test_used_persons_are_turned_until_the_end_of_the_round() -> None:
    state = position("king", "queen")
    live(state, 0, "accountant")
    live(state, 1, "butler")
    act(state, "use accountant", "play king workers", "use butler", "take red")
    people = state.view(1)["players"]
    assert people[0]["houses"][0]["turned"] and people[1]["houses"][0]["turned"]
    play_out(state)
    people = state.view(1)["players"]
    assert not people[0]["houses"][0]["turned"] and not people[1]["houses"][0]["turned"]


@rule("B39")
def test_a_guild_counts_settled_persons_of_the_owner_only() -> None:
    state = position("king", "queen")
    live(state, 0, "count", "prince")
    live(state, 1, "princess")
    house(state, 0, "red")
    state.houses[0][-1] = card("viscount")
    act(state, "use count")
    assert state.guilders[0] == 5 + 2 * 2


@rule("B40")
def test_an_effect_overrides_the_rule_it_contradicts() -> None:
    state = position("paver", "king")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play paver person", "canal right")
    assert state.canals[:2] == [0, 1], "without a card of the colour, without guilders"
    assert state.guilders[0] == 0


@rule("B42")
def test_a_cost_is_paid_in_full_or_declined() -> None:
    state = position("king", "queen")
    workers(state, 0, yellow=1)
    live(state, 0, "jeweller")
    act(state, "use jeweller")
    assert texts(state) == {"discard king", "discard queen", "done"}
    paid = state.copy()
    act(state, "done")
    assert state.points[0] == 5 and hand_of(state, 0) == {"king", "queen"}
    act(paid, "discard king")
    assert paid.points[0] == 8 and pile_of(paid) == ["king"]


@rule("B42")
def test_a_person_is_used_only_if_something_would_happen() -> None:
    state = position("king")
    live(state, 0, "nun", "tapestry_maker", "harbour_master")
    assert texts(state) & {"use nun", "use tapestry_maker", "use harbour_master"} == {
        "use tapestry_maker"
    }
    state.guilders[0] = 1
    threats(state, 0, red=1)
    state.canals[0] = 1
    assert texts(state) & {"use nun", "use tapestry_maker", "use harbour_master"} == {
        "use nun",
        "use harbour_master",
    }


@rule("B42")
def test_up_to_may_be_nothing_and_gains_are_taken_as_far_as_possible() -> None:
    state = position("fire_eater", "king")
    house(state, 0, "red")
    threats(state, 0, blue=1)
    act(state, "play fire_eater person")
    assert texts(state) == {"ward blue", "done"}
    act(state, "done")
    assert threats_of(state, 0) == {"blue": 1} and state.points[0] == 5


@rule("B42")
def test_only_those_who_can_lose_something_are_targets() -> None:
    state = position("thief", seats=4)
    house(state, 0, "red")
    state.guilders = [5, 0, 9, 2]
    act(state, "play thief person")
    assert texts(state) == {"at 3", "at 4"}
    act(state, "at 4")
    assert state.guilders == [7, 0, 9, 0]


@rule("B43")
def test_settling_pays_then_others_gain_then_lightning() -> None:
    state = position("alchemist", "king")
    live(state, 0, "minstrel", "writer")
    house(state, 0, "red")
    act(state, "play alchemist person")
    assert state.points[0] == 6 and state.guilders[0] == 2, "paid, gained; lightning waits"
    act(state, "take red")
    assert state.guilders[0] == 8 and workers_of(state, 0)["red"] == 2


@rule("B43")
def test_a_person_never_modifies_its_own_settling() -> None:
    state = position("writer", "king")
    house(state, 0, "red")
    state.guilders[0] = 9
    act(state, "play writer person")
    assert state.points[0] == 5
    state = position("cook", "king")
    house(state, 0, "red")
    act(state, "play cook person")
    assert state.guilders[0] == 2 and state.score_sheet(0)["persons"] == 1


@rule("B43")
def test_no_person_is_used_while_an_effect_is_open() -> None:
    state = position("acrobat", "king")
    live(state, 0, "accountant")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play acrobat person")
    assert not any(text.startswith("use") for text in texts(state))


@rule("B44")
def test_replacement_first_then_additions_then_discounts() -> None:
    state = position("king", "queen", "count", dice="16222")
    live(state, 0, "toll_keeper", "dice_player")
    act(state, "play queen guilders")
    assert state.guilders[0] == 5 + 6 + 2, "any die, then two more"
    state = position("prince", "king")
    live(state, 0, "marquis", "cook")
    house(state, 0, "red")
    act(state, "play prince person")
    assert state.guilders[0] == 0, "9 − 3 − 1 = 5"
    state = position("squire", "king")
    live(state, 0, "marquis", "cook")
    house(state, 0, "red")
    act(state, "play squire person")
    assert state.guilders[0] == 8, "not below 0"


@rule("B45")
def test_threats_go_clockwise_each_victim_resolving_first() -> None:
    state = position("king", seats=3)
    live(state, 0, "poisoner")
    live(state, 1, "queen", "prince")
    live(state, 2, "bard", "actor")
    threats(state, 1, brown=2)
    threats(state, 2, brown=2)
    workers(state, 0, blue=1, brown=1, red=1, purple=1, yellow=1)
    act(state, "use poisoner")
    assert state.seat_to_act == 1 and threats_of(state, 2) == {"brown": 2}
    act(state, "dismiss queen")
    assert state.seat_to_act == 2
    act(state, "dismiss bard")
    assert state.seat_to_act == 0, "the turn goes on"


@rule("B45")
def test_passing_a_marker_is_not_discarding_it_and_immunity_is_from_penalties_only() -> None:
    state = position("bodyguard", "king")
    house(state, 0, "red")
    threats(state, 0, brown=1)
    threats(state, 1, brown=2)
    live(state, 1, "plague_doctor")
    act(state, "play bodyguard person")
    assert state.points[0] == 5 and threats_of(state, 0) == {}
    assert people_of(state, 1) == {"plague_doctor"} and threats_of(state, 1) == {}
    give(state, 0, "assassin")
    state.guilders[0] = 9
    house(state, 0, "blue")
    state.steps[-4:] = [0, 0, 0, TURN]
    state.seat_to_act = 0
    act(state, "play assassin person")
    assert people_of(state, 1) == set(), "an assassin is no penalty"


@rule("B46")
def test_a_person_who_leaves_stops_working_at_once() -> None:
    state = position("king", "queen")
    live(state, 0, "chambermaid", "lawyer", "accountant")
    workers(state, 0, purple=1)
    act(state, "use accountant", "use chambermaid", "recall lawyer", "play king workers")
    assert workers_of(state, 0) == {"brown": 2}


@rule("B46")
def test_a_person_settled_again_is_new_and_can_be_used_again() -> None:
    state = position("king")
    live(state, 0, "chambermaid", "accountant")
    workers(state, 0, purple=1)
    act(state, "use accountant", "use chambermaid", "recall accountant")
    act(state, "play accountant person", "use accountant")
    assert state.guilders[0] == 5 + 2 + 3 - 3 + 2


@rule("B46")
def test_a_resident_returned_by_fire_does_not_change_the_number_of_turns() -> None:
    state = position("king")
    live(state, 0, "arsonist")
    live(state, 1, "queen")
    threats(state, 1, red=2)
    workers(state, 0, blue=1, brown=1, red=1, purple=1, yellow=1)
    act(state, "use arsonist", "play king workers")
    assert hand_of(state, 1) == {"queen"} and state.seat_to_act == 1
    act(state, "play queen workers")
    assert state.round == 2


def test_a_used_person_may_leave_while_its_effect_goes_on() -> None:
    """The coachman plays the executioner's victim away; its further card is still played."""
    state = position("acrobat", "assassin", seats=2)
    live(state, 0, "coachman")
    live(state, 1, "king")
    house(state, 0, "red", "blue")
    state.guilders[0] = 20
    workers(state, 0, yellow=1)
    act(state, "use coachman", "play acrobat person", "lodge 2", "play assassin person")
    assert people_of(state, 0) == {"coachman", "acrobat", "assassin"}
    assert people_of(state, 1) == set() and pile_of(state) == ["king"]


def test_a_deck_runs_out_in_the_middle_of_an_effect() -> None:
    state = position("librarian", "king")
    house(state, 0, "red")
    state.left, state.right, state.reserve, state.reserve_in = [1], [2], [], 1
    state.hands[0] = [card("librarian")]
    act(state, "play librarian person", "draw left", "draw right")
    assert len(state.hands[0]) == 2 and not state.drawn, "two of three: there are no more"


def test_a_penalty_in_the_middle_of_an_effect_is_suffered_before_it_goes_on() -> None:
    state = position("bodyguard", "king", seats=3)
    house(state, 0, "red")
    threats(state, 0, brown=1)
    threats(state, 2, brown=2)
    live(state, 2, "queen", "prince")
    act(state, "play bodyguard person")
    assert texts(state) == {"at 2", "at 3"}
    act(state, "at 3")
    assert state.seat_to_act == 2 and state.guilders[0] == 2
    act(state, "dismiss queen")
    assert state.guilders[0] == 4, "then the bodyguard is paid"


@pytest.mark.parametrize("name", ["brewer", "dane"])
def test_the_discard_pile_is_used_by_the_expansion(name: str) -> None:
    state = position(name, "king")
    discard(state, "baker", "queen")
    house(state, 0, "red", "red")
    state.guilders[0] = 6
    act(state, f"play {name} person")
    assert "done" in texts(state)
    assert plays_of(state, "king") == set()
