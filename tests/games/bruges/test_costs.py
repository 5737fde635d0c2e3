"""What effects cost, and what may be declined: B19, B23, B24, B42."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.face import Look
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from tests.games.bruges.acting import says
from tests.games.bruges.positions import (
    GAME,
    act,
    give,
    hand_of,
    house,
    live,
    people_of,
    pile_of,
    position,
    texts,
    threats,
    workers,
    workers_of,
)
from tests.rules import rule

THREE_POINTS = {"op": "vp", "n": 3}


@rule("B24")
@pytest.mark.parametrize(
    "name,hue",
    [
        ("princess", "blue"),
        ("stable_boy", "brown"),
        ("queen", "red"),
        ("king", "purple"),
        ("goldsmith", "yellow"),
    ],
)
def test_a_person_takes_the_worker_of_its_icon(name: str, hue: str) -> None:
    state = position("writer")
    live(state, 0, name)
    act(state, f"use {name}")
    assert workers_of(state, 0) == dict.fromkeys(set(COLOUR_NAMES) - {hue}, 1)


@rule("B42")
def test_the_last_guilders_pay_for_a_person() -> None:
    state = position("king")
    live(state, 0, "tapestry_maker")
    state.guilders[0] = 2
    act(state, "use tapestry_maker")
    assert (state.guilders[0], state.points[0]) == (0, 8)


@rule("B42")
def test_a_loss_that_is_no_cost_cannot_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("king", "queen")
    live(state, 0, "tightrope_walker")
    act(state, "use tightrope_walker", "draw left", "draw left")
    assert "done" not in texts(state) and len(texts(state)) == 4
    says(monkeypatch, "painter", THREE_POINTS, {"op": "discard_own_person", "n": 1})
    state = position("painter", "queen")
    live(state, 0, "nun")
    house(state, 0, "red")
    act(state, "play painter person")
    assert state.points[0] == 8 and texts(state) == {"dismiss nun", "dismiss painter"}


@rule("B42")
def test_points_cannot_be_bought_without_money(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "painter", {"op": "buy_vp", "per": 3, "vp": 1, "max_vp": 2})
    state = position("painter", "king")
    house(state, 0, "red")
    give(state, 1, "queen")
    act(state, "play painter person")
    assert state.seat_to_act == 1 and state.guilders[0] == 2


@rule("B23", "B42")
def test_lightning_strikes_again_only_where_it_would_do_something() -> None:
    state = position("king")
    live(state, 0, "actor", "fire_eater", "gatekeeper", "accountant")
    assert "use actor" not in texts(state), "no threat to discard; the others have no lightning"
    threats(state, 0, red=1)
    act(state, "use actor")
    assert texts(state) == {"repeat fire_eater"}


@pytest.mark.parametrize(
    "lang,asked,pay,keep",
    [
        ("en", "Painter: Pay 2 guilders for the effect?", "Pay 2 guilders", "Decline"),
        ("ru", "Живописец. Заплатить 2 гульдена за эффект?", "Заплатить 2 гульдена", "Отказаться"),
    ],
)
def test_a_cost_in_guilders_is_asked_for_in_words(
    monkeypatch: pytest.MonkeyPatch, lang: str, asked: str, pay: str, keep: str
) -> None:
    says(monkeypatch, "painter", {"op": "pay_guilders", "n": 2, "cost": True}, THREE_POINTS)
    state = position("painter", "king")
    house(state, 0, "red")
    act(state, "play painter person")
    look, view = Look(lang, ("Ann", "Bob")), state.view(0)
    assert GAME.face.question(view, look) == asked
    choices = GAME.face.choices(view, state.offers(0), look)
    assert [choice.label for choice in choices] == [pay, keep]


@rule("B42")
def test_guilders_that_lightning_asks_for_may_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "painter", {"op": "pay_guilders", "n": 2, "cost": True}, THREE_POINTS)
    state = position("painter", "king")
    house(state, 0, "red")
    act(state, "play painter person")
    assert texts(state) == {"buy", "done"} and state.view(0)["step"]["price"] == 2
    kept = state.copy()
    act(state, "buy")
    assert (state.guilders[0], state.points[0]) == (0, 8)
    act(kept, "done")
    assert (kept.guilders[0], kept.points[0]) == (2, 5)


@rule("B42")
def test_a_cost_in_the_middle_of_an_effect_may_be_declined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cost = {"op": "pay_guilders", "n": 2, "cost": True}
    says(monkeypatch, "poet", {"op": "guilders", "n": 1}, cost, THREE_POINTS)
    state = position("king")
    live(state, 0, "poet")
    act(state, "use poet", "done")
    assert (state.guilders[0], state.points[0]) == (6, 5), "what came before it stays"


COSTS = [
    {"op": "pay_guilders", "n": 3, "cost": True},
    {"op": "discard_hand", "n": 2, "cost": True},
    {"op": "discard_own_person", "n": 1, "other": True, "cost": True},
    {"op": "person_to_hand", "n": 1, "other": True, "cost": True},
]


@rule("B42")
@pytest.mark.parametrize("cost", COSTS, ids=lambda cost: str(cost["op"]))
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(
    monkeypatch: pytest.MonkeyPatch, cost: dict[str, Any]
) -> None:
    says(monkeypatch, "painter", cost, THREE_POINTS)
    state = position("painter", "king")
    house(state, 0, "red")
    give(state, 1, "queen")
    act(state, "play painter person")
    assert state.seat_to_act == 1, "nothing to decide"
    assert (state.guilders[0], state.points[0]) == (2, 5)
    assert hand_of(state, 0) == {"king"} and people_of(state, 0) == {"painter"}


@rule("B42")
@pytest.mark.parametrize(
    "op,verb", [("discard_own_person", "dismiss"), ("person_to_hand", "recall")]
)
def test_a_cost_of_persons_once_begun_is_paid_to_the_end(
    monkeypatch: pytest.MonkeyPatch, op: str, verb: str
) -> None:
    says(monkeypatch, "painter", {"op": op, "n": 2, "other": True, "cost": True}, THREE_POINTS)
    state = position("painter", "king")
    live(state, 0, "bard", "nun", "jailer")
    house(state, 0, "red")
    act(state, "play painter person")
    assert texts(state) == {f"{verb} bard", f"{verb} nun", f"{verb} jailer", "done"}
    act(state, f"{verb} bard")
    assert texts(state) == {f"{verb} nun", f"{verb} jailer"} and state.points[0] == 5
    act(state, f"{verb} nun")
    assert state.points[0] == 8 and people_of(state, 0) == {"jailer", "painter"}


@rule("B42")
def test_a_cost_of_cards_once_begun_is_paid_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "painter", {"op": "discard_hand", "n": 2, "cost": True}, THREE_POINTS)
    state = position("painter", "king", "queen", "count")
    house(state, 0, "red")
    act(state, "play painter person", "discard king")
    assert texts(state) == {"discard queen", "discard count"} and state.points[0] == 5
    act(state, "discard queen")
    assert state.points[0] == 8 and pile_of(state) == ["king", "queen"]


@rule("B42")
def test_houses_that_may_be_put_down_need_not_be() -> None:
    state = position("architect", "king", "queen")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play architect person")
    assert texts(state) == {"build king", "build queen", "done"}
    act(state, "build king", "done")
    assert len(state.houses[0]) == 2 and hand_of(state, 0) == {"queen"}


@rule("B19", "B42", "B47")
def test_a_house_by_an_effect_takes_its_worker_if_the_card_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    says(monkeypatch, "painter", {"op": "build_house_from_hand", "n": 2, "worker": "card_colour"})
    state = position("painter", "king", "queen", "prince")
    house(state, 0, "red")
    workers(state, 0, brown=1, purple=1)
    act(state, "play painter person")
    assert texts(state) == {"build king", "build prince", "done"}, "no worker for the blue one"
    act(state, "build king")
    assert workers_of(state, 0) == {"purple": 1} and len(state.houses[0]) == 2
