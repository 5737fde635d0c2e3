"""Leadership and the final scoring: B30–B33."""

from __future__ import annotations

import pytest

from igroteka.games.bruges.rules.stack import ROUND
from tests.games.bruges.positions import GAME, LEADERS, house, live, position, workers
from tests.rules import rule


def leaders_after(state, seat: int) -> list[str]:  # type: ignore[no-untyped-def]
    state.steps = [LEADERS, 0, -1, ROUND]
    state.run()
    return [name for name, up in state.view(None)["players"][seat]["leaders"].items() if up]


@rule("B30")
def test_a_sole_leader_turns_the_marker_for_good() -> None:
    state = position(seats=3)
    state.reputation = [1, 3, 2]
    live(state, 0, "king", "queen")
    live(state, 1, "prince")
    house(state, 1, "red", "red", "red")
    state.canals = [1, 1, 0, 3, 2, 2]
    assert leaders_after(state, 0) == ["persons"]
    assert leaders_after(state, 1) == ["reputation"]
    assert leaders_after(state, 2) == ["canals"]
    state.reputation = [5, 3, 2]
    assert leaders_after(state, 0) == ["reputation", "persons"], "several can have the same one"
    assert leaders_after(state, 1) == ["reputation"], "it never turns back"


@rule("B30")
def test_a_tie_crowns_nobody() -> None:
    state = position(seats=3)
    state.reputation = [2, 2, 1]
    assert leaders_after(state, 0) == leaders_after(state, 1) == []


@rule("B31")
def test_the_start_marker_goes_clockwise() -> None:
    state = position(seats=3)
    leaders_after(state, 0)
    assert state.start == 1 and state.seat_to_act == 1 and state.round == 2


@rule("B32", "B21")
def test_the_rulebooks_example_of_a_final_scoring() -> None:
    """Five persons 3 + 1 + 2 + 0 + 2, six houses, the mayor, two leaders, a canal: 36."""
    state = position()
    live(state, 0, "prince", "alchemist", "mayor", "squire", "councillor")
    house(state, 0, "red")
    state.leaders[:3] = [1, 1, 0]
    state.canals[:2] = [3, 1]
    state.reputation[0] = 6
    state.points[0] = 0
    assert state.score_sheet(0) == {
        "track": 0,
        "persons": 8,
        "houses": 6,
        "laurels": 4,
        "leaders": 8,
        "canals": 3,
        "statues": 0,
        "reputation": 7,
    }
    assert state.scores()[0] == 36


@rule("B32")
def test_statues_and_the_points_on_the_track_count_too() -> None:
    state = position()
    state.statues = [0, 0, 1, 1, 1, 1]
    state.points[0] = 11
    assert state.scores() == [11 + 7 + 6, 5 + 5 + 4 + 3 + 2]


@rule("B18", "B32")
def test_each_section_with_its_third_token_counts() -> None:
    state = position()
    state.canals[:2] = [3, 4]
    assert state.score_sheet(0)["canals"] == 3 + 3


@rule("B21")
@pytest.mark.parametrize(
    "name,points", [("king", 4), ("prince", 3), ("count", 2), ("alchemist", 1), ("squire", 0)]
)
def test_a_person_is_worth_a_third_of_its_cost(name: str, points: int) -> None:
    state = position()
    live(state, 0, name)
    assert state.score_sheet(0)["persons"] == points


@rule("B33")
def test_ties_go_to_more_guilders_and_are_shared_after_that() -> None:
    state = position(seats=3)
    assert state.ranking() == [1, 1, 1]
    state.guilders = [5, 6, 6]
    assert state.ranking() == [3, 1, 1]
    state.reputation[1], state.points[1] = 1, 4
    assert state.scores() == [5, 5, 5] and state.ranking() == [3, 1, 1]
    state.points[0] = 120
    assert state.ranking() == [1, 2, 2] and state.scores()[0] == 120


LAURELS = {
    "landgrave": ("king", "queen", 2 * 3),
    "margrave": (None, None, 2 * 2),
    "crown_prince": (None, None, 3),
    "jester": ("alchemist", "king", 1),
    "troubadour": (None, None, 2 * 2),
    "canal_builder": (None, None, 7),
    "sculptor": (None, None, 3),
    "canon": ("bishop", None, 2 + 2),
    "chronicler": ("accountant", None, 1),
    "valet": ("king", None, 1),
    "stonemason": (None, None, 2),
    "standard_bearer": ("princess", None, 2 * 2),
    "engraver": ("king", "queen", 2),
    "banker": (None, None, 3),
    "bishop": (None, None, 2),
    "glass_painter": (None, None, 2),
}


@rule("B26")
@pytest.mark.parametrize("name", LAURELS)
def test_every_laurel_operation(name: str) -> None:
    one, two, points = LAURELS[name]
    state = position("coachman", "lackey")
    live(state, 0, *(person for person in (one, two, name) if person))
    house(state, 0, "red")
    state.leaders[:3] = [1, 0, 1]
    state.reputation[0] = 7
    state.canals[:2] = [5, 2]
    state.statues[0] = 0
    state.guilders[0] = 11
    workers(state, 0, red=2, blue=3)
    assert state.score_sheet(0)["laurels"] == points
    assert GAME.name == "bruges"
