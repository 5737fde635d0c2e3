"""The operations against other players."""

from __future__ import annotations

import pytest

from tests.games.bruges.acting import RICH, says, settle, using
from tests.games.bruges.positions import (
    act,
    burning,
    hand_of,
    house,
    live,
    people_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)


def test_opponents_pay() -> None:
    state = using("bear_leader", seats=4)
    state.guilders = [0, 3, 0, 9]
    act(state, "use bear_leader")
    assert state.guilders == [2, 2, 0, 8]


def test_opponents_lose_worker() -> None:
    state = using("bailiff", seats=4)
    workers(state, 1)
    workers(state, 2, red=2)
    act(state, "use bailiff")
    assert state.seat_to_act == 3, "only who has a choice is asked"
    act(state, "give blue")
    assert workers_of(state, 2) == {"red": 1}
    assert "blue" not in workers_of(state, 3)


def test_opponents_take_threat_of_a_printed_colour() -> None:
    state = using("wrecker", seats=3)
    act(state, "use wrecker")
    assert [threats_of(state, s) for s in range(3)] == [{}, {"blue": 1}, {"blue": 1}]


def test_opponents_take_threat_of_a_named_colour() -> None:
    state = using("inquisitor", seats=3)
    act(state, "use inquisitor", "threat purple", "at 3")
    assert [threats_of(state, s) for s in range(3)] == [{}, {}, {"purple": 1}]
    state = settle("saboteur", seats=3)
    act(state, "play saboteur person", "threat red")
    assert [threats_of(state, s) for s in range(3)] == [{}, {"red": 1}, {"red": 1}]


def test_opponent_discards_person() -> None:
    state = settle("assassin", seats=3)
    live(state, 1, "king", "queen")
    live(state, 2, "bard")
    act(state, "play assassin person", "at 2")
    assert state.seat_to_act == 1, "of their own choice"
    act(state, "dismiss queen")
    assert people_of(state, 1) == {"king"} and len(state.houses[1]) == 2


def test_opponent_discards_house() -> None:
    state = settle("incendiary")
    live(state, 1, "king")
    house(state, 1, "red")
    act(state, "play incendiary person")
    assert texts(state) == {burning(state, 1, "red"), "evict king"}
    act(state, "evict king")
    assert hand_of(state, 1) == {"king"} and len(state.houses[1]) == 1


def test_pass_threat() -> None:
    state = settle("bodyguard", seats=3)
    threats(state, 0, blue=1, red=1)
    act(state, "play bodyguard person", "threat red", "at 2")
    assert [threats_of(state, s) for s in range(3)] == [{"blue": 1}, {"red": 1}, {}]
    assert state.points[0] == 5 and state.guilders[0] == RICH - 3 + 2


def test_steal_guilders() -> None:
    state = settle("thief")
    act(state, "play thief person")
    assert state.guilders == [RICH + 4, 1]


def test_beg() -> None:
    state = using("beggar", seats=3)
    state.guilders = [5, 6, 5]
    act(state, "use beggar")
    assert state.guilders == [6, 5, 5], "compared before taking"


def test_a_house_with_a_resident_can_be_attacked_too() -> None:
    state = settle("incendiary")
    live(state, 1, "king")
    act(state, "play incendiary person")
    if state.view(None)["step"]["kind"] == "raze":
        act(state, "evict king")
    assert state.houses[1] == [] and hand_of(state, 1) == {"king"}


def test_they_lose_as_many_workers_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "bailiff", {"op": "opponents_lose_worker", "n": 2, "target": "all_others"})
    state = using("bailiff", seats=4)
    workers(state, 1, red=3)
    workers(state, 2, blue=1)
    act(state, "use bailiff")
    assert workers_of(state, 1) == {"red": 1} and workers_of(state, 2) == {}
    act(state, "give blue", "give red")
    assert workers_of(state, 3) == {"brown": 1, "purple": 1, "yellow": 1}
    assert state.seat_to_act == 0


def test_they_take_as_many_threats_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    op = {"op": "opponents_take_threat", "n": 2, "target": "all_others"}
    says(monkeypatch, "wrecker", {**op, "colour": "blue"})
    state = using("wrecker", seats=3)
    act(state, "use wrecker")
    assert [threats_of(state, s) for s in range(3)] == [{}, {"blue": 2}, {"blue": 2}]
    says(monkeypatch, "wrecker", {**op, "colour": "any"})
    state = using("wrecker", seats=3)
    act(state, "use wrecker", "threat red")
    assert [threats_of(state, s) for s in range(3)] == [{}, {"red": 2}, {"red": 2}]


def test_they_discard_as_many_persons_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "assassin", {"op": "opponent_discards_person", "n": 2, "target": "one"})
    state = settle("assassin")
    live(state, 1, "king", "queen", "prince")
    fewer = settle("assassin")
    live(fewer, 1, "king", "queen")
    act(state, "play assassin person", "dismiss queen", "dismiss king")
    assert people_of(state, 1) == {"prince"}
    act(fewer, "play assassin person")
    assert people_of(fewer, 1) == set(), "without a choice nobody is asked"


def test_they_discard_as_many_houses_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "incendiary", {"op": "opponent_discards_house", "n": 2, "target": "one"})
    state = settle("incendiary")
    live(state, 1, "king")
    house(state, 1, "red", "red")
    act(state, "play incendiary person", burning(state, 1, "red"), "evict king")
    assert len(state.houses[1]) == 1 and hand_of(state, 1) == {"king"}
    state = settle("incendiary")
    house(state, 1, "red", "red", "red")
    act(state, "play incendiary person")
    act(state, burning(state, 1, "red"))
    act(state, burning(state, 1, "red"))
    assert len(state.houses[1]) == 1 and texts(state) == {"draw left", "draw right"}
    state = settle("incendiary")
    live(state, 1, "king")
    house(state, 1, "red")
    act(state, "play incendiary person")
    assert not state.houses[1] and hand_of(state, 1) == {"king"}, "all of them: nobody is asked"


def test_only_own_markers_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = settle("bodyguard", seats=3)
    threats(state, 0, blue=1, red=1)
    act(state, "play bodyguard person")
    assert texts(state) == {"threat blue", "threat red"}
    says(monkeypatch, "bodyguard", {"op": "pass_threat", "n": 2, "colour": "red", "target": "one"})
    state = settle("bodyguard", seats=2)
    threats(state, 0, blue=2, red=1)
    act(state, "play bodyguard person")
    assert [threats_of(state, s) for s in range(2)] == [{"blue": 2}, {"red": 1}]
    state = settle("bodyguard", seats=3)
    threats(state, 0, red=2)
    act(state, "play bodyguard person", "at 2", "at 3")
    assert [threats_of(state, s) for s in range(3)] == [{}, {"red": 1}, {"red": 1}]


def test_beg_as_much_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "beggar", {"op": "beg", "n": 3})
    state = using("beggar", seats=3)
    state.guilders = [1, 2, 9]
    act(state, "use beggar")
    assert state.guilders == [6, 0, 6]


def test_five_at_the_table() -> None:
    """Z7, B45: clockwise from the left of the attacker, whoever sits there."""
    state = position("king", "saboteur", seats=5, turn=3)
    house(state, 3, "red")
    state.guilders[3] = RICH
    for seat in (4, 0):
        live(state, seat, "writer" if seat else "lawyer", "nun" if seat else "monk")
        threats(state, seat, brown=2)
    act(state, "play saboteur person", "threat brown")
    assert state.seat_to_act == 4 and threats_of(state, 0) == {"brown": 2}
    act(state, "dismiss nun")
    assert state.seat_to_act == 0
    act(state, "dismiss monk")
    assert [threats_of(state, seat).get("brown", 0) for seat in range(5)] == [0, 1, 1, 0, 0]
