"""The operations that build and play, and those of the discard pile."""

from __future__ import annotations

import pytest

from tests.games.bruges.acting import RICH, says, settle, using
from tests.games.bruges.positions import (
    BOX,
    act,
    discard,
    give,
    hand_of,
    live,
    people_of,
    pile_of,
    plays_of,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)


def test_build_canal() -> None:
    state = using("well_digger")
    act(state, "use well_digger")
    assert texts(state) == {"canal left", "canal right", "done"}
    act(state, "canal right")
    assert state.canals[:2] == [0, 1] and state.guilders[0] == 4
    state = using("engineer")
    state.canals[:2] = [2, 5]
    act(state, "use engineer", "canal left")
    assert state.canals[0] == 3 and state.guilders[0] == 4, "3 − 2"


def test_a_canal_by_an_effect_may_be_declined_if_it_costs() -> None:
    state = using("well_digger")
    act(state, "use well_digger", "done")
    assert state.canals[:2] == [0, 0] and state.guilders[0] == 5
    state = settle("paver")
    act(state, "play paver person")
    assert texts(state) == {"canal left", "canal right"}


def test_build_house_from_hand() -> None:
    state = settle("architect", "king", "queen", "prince")
    workers(state, 0)
    act(state, "play architect person", "build king")
    assert texts(state) == {"build queen", "build prince", "done"}
    act(state, "build queen")
    assert len(state.houses[0]) == 4 and hand_of(state, 0) == {"prince"}
    assert state.seat_to_act != 0 or state.view(0)["step"]["kind"] == "turn", "two and no more"


def test_build_house_from_hand_for_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    op = {"op": "build_house_from_hand", "n": 2, "worker": "card_colour"}
    says(monkeypatch, "architect", op)
    state = settle("architect", "king", "queen", "prince")
    workers(state, 0, brown=1, blue=2)
    act(state, "play architect person")
    assert texts(state) == {"build king", "build queen", "done"}, "no purple worker"
    act(state, "build king", "build queen")
    assert workers_of(state, 0) == {"blue": 1} and len(state.houses[0]) == 4


def test_build_house_from_hand_is_not_a_played_card() -> None:
    state = settle("architect", "king", "queen")
    live(state, 0, "court_painter", "tanner")
    act(state, "play architect person", "build king", "done")
    assert state.points[0] == 6 and state.guilders[0] == RICH - 6


def test_play_extra_card() -> None:
    state = settle("acrobat", "king", "queen")
    act(state, "play acrobat person", "play king guilders")
    assert hand_of(state, 0) == {"queen"} and state.guilders[0] == RICH - 6 + 3


def test_what_nests_is_done_as_often_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "acrobat", {"op": "play_extra_card", "n": 2})
    state = settle("acrobat", "king", "queen", "prince")
    give(state, 1, "bard")
    act(state, "play acrobat person", "play king guilders", "play queen guilders")
    assert hand_of(state, 0) == {"prince"} and state.guilders[0] == RICH - 6 + 6
    says(monkeypatch, "master_of_ceremonies", {"op": "draw_and_play", "n": 2})
    state = settle("master_of_ceremonies")
    for _ in range(2):
        first = BOX.card_names[state.right[-1]]
        if len(state.discard) == 0:
            act(state, "play master_of_ceremonies person")
        act(state, "draw right", f"play {first} guilders")
    assert len(state.discard) == 2 and state.guilders[0] == RICH - 3 + 6


def test_draw_and_play() -> None:
    state = settle("master_of_ceremonies", "king")
    top = BOX.card_names[state.left[-1]]
    act(state, "play master_of_ceremonies person", "draw left")
    assert "workers" in plays_of(state, top) and plays_of(state, "king") == set()
    hidden = state.view(1)["step"]
    assert hidden["card"] is None and hidden["colour"]
    act(state, f"play {top} workers")
    assert pile_of(state) == [top] and hand_of(state, 0) == {"king"}


def test_repeat_lightning() -> None:
    state = using("actor")
    assert "use actor" not in texts(state)
    live(state, 0, "alchemist", "treasurer", "librarian")
    act(state, "use actor")
    assert texts(state) == {"repeat alchemist", "repeat librarian"}, "the treasurer costs 6"
    act(state, "repeat alchemist")
    assert state.guilders[0] == 11


def test_take_from_discard() -> None:
    state = using("irishwoman")
    discard(state, "king", "queen")
    act(state, "use irishwoman", "fetch king")
    assert hand_of(state, 0) == {"writer", "king"}
    held = state.view(1)["players"][0]["hand"]
    assert [c["card"] for c in held] == [None, "king"], "all saw what was taken"


def test_take_from_discard_as_many_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "irishwoman", {"op": "take_from_discard", "n": 2})
    state = using("irishwoman")
    discard(state, "king", "queen", "prince")
    act(state, "use irishwoman", "fetch king", "fetch prince")
    assert pile_of(state) == ["queen"] and state.view(0)["step"]["kind"] == "turn"


def test_settle_from_discard() -> None:
    state = settle("brewer", "king")
    discard(state, "baker", "queen", "shoemaker")
    act(state, "play brewer person")
    assert texts(state) == {"admit baker", "admit shoemaker", "done"}
    act(state, "admit shoemaker")
    assert people_of(state, 0) == {"brewer", "shoemaker"}
    assert state.guilders[0] == RICH - 6 + 5, "no guilders are paid, and its lightning strikes"


def test_build_house_from_discard() -> None:
    state = settle("dane", "king")
    discard(state, "baker", "queen")
    workers(state, 0, blue=1)
    act(state, "play dane person")
    assert texts(state) == {"raise queen", "done"}
    act(state, "raise queen")
    assert workers_of(state, 0) == {}
    assert state.view(1)["players"][0]["houses"][-1]["card"] == "queen", "all know this house"


def test_build_house_from_discard_without_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "dane", {"op": "build_house_from_discard", "worker": "none"})
    state = settle("dane", "king")
    discard(state, "baker")
    workers(state, 0)
    act(state, "play dane person", "raise baker")
    assert len(state.houses[0]) == 3 and workers_of(state, 0) == {}


def test_next_card_any_colour() -> None:
    state = using("spaniard", "king", dice="12346")
    threats(state, 0, purple=1)
    act(state, "use spaniard")
    assert plays_of(state, "king") >= {"workers", "guilders", "threat", "canal", "house"}
    named = state.copy()
    act(state, "play king threat")
    assert texts(state) == {"as purple"}
    act(state, "as purple")
    assert state.points[0] == 6 and threats_of(state, 0) == {}
    act(named, "play king guilders", "as yellow")
    assert named.guilders[0] == 11
