"""Where effects meet costs, victims and each other: B19, B39, B42, B44, B45, B47."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.face import Look
from igroteka.games.bruges import effects, persons
from igroteka.games.bruges.data import (
    CHANGES_OF,
    HAND_LIMIT,
    PROGRAM,
    THREAT_VP,
    WORKERS_TAKEN,
)
from igroteka.games.bruges.vocabulary import LIGHTNING, encode
from tests.games.bruges.positions import (
    GAME,
    act,
    card,
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


def teach(patch: pytest.MonkeyPatch, name: str, *ops: dict[str, Any]) -> None:
    """Let a person do something else, as it may in a deck of somebody's own."""
    number = card(name)
    program = tuple(encode(op, LIGHTNING) for op in ops)
    patch.setattr(effects, "PROGRAM", (*PROGRAM[:number], program, *PROGRAM[number + 1 :]))


THREE_POINTS = {"op": "vp", "n": 3}


# --- guilds ---------------------------------------------------------------------------------


@rule("B39")
def test_points_for_a_guild_end_at_the_printed_maximum() -> None:
    state = position("king")
    live(state, 0, "abbot", "nun", "bishop", "dean", "canon")
    act(state, "use abbot")
    assert state.points[0] == 5 + 3


@rule("B39")
def test_a_laurel_counts_neither_hand_nor_houses_of_its_guild() -> None:
    state = position("lawyer", "king")
    live(state, 0, "mayor")
    house(state, 0, "red")
    state.houses[0][-1] = card("notary")
    assert state.score_sheet(0)["laurels"] == 2, "the mayor alone"


# --- costs ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lang,asked,pay,keep",
    [
        ("en", "Painter: Pay 2 guilders for the effect?", "Pay 2 guilders", "Do not"),
        ("ru", "Живописец: Заплатить 2 гульдена за эффект?", "Заплатить 2 гульдена", "Отказаться"),
    ],
)
def test_a_cost_in_guilders_is_asked_for_in_words(
    monkeypatch: pytest.MonkeyPatch, lang: str, asked: str, pay: str, keep: str
) -> None:
    teach(monkeypatch, "painter", {"op": "pay_guilders", "n": 2, "cost": True}, THREE_POINTS)
    state = position("painter", "king")
    house(state, 0, "red")
    act(state, "play painter person")
    look, view = Look(lang, ("Ann", "Bob")), state.view(0)
    assert GAME.face.question(view, look) == asked
    choices = GAME.face.choices(view, state.legal_actions(0), look)
    assert [choice.label for choice in choices] == [pay, keep]


@rule("B42")
def test_guilders_that_lightning_asks_for_may_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch, "painter", {"op": "pay_guilders", "n": 2, "cost": True}, THREE_POINTS)
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
    teach(monkeypatch, "poet", {"op": "guilders", "n": 1}, cost, THREE_POINTS)
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
    teach(monkeypatch, "painter", cost, THREE_POINTS)
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
    teach(monkeypatch, "painter", {"op": op, "n": 2, "other": True, "cost": True}, THREE_POINTS)
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
    teach(monkeypatch, "painter", {"op": "discard_hand", "n": 2, "cost": True}, THREE_POINTS)
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
    teach(monkeypatch, "painter", {"op": "build_house_from_hand", "n": 2, "worker": "card_colour"})
    state = position("painter", "king", "queen", "prince")
    house(state, 0, "red")
    workers(state, 0, brown=1, purple=1)
    act(state, "play painter person")
    assert texts(state) == {"build king", "build prince", "done"}, "no worker for the blue one"
    act(state, "build king")
    assert workers_of(state, 0) == {"purple": 1} and len(state.houses[0]) == 2


# --- victims --------------------------------------------------------------------------------


@rule("B42")
def test_an_empty_house_has_nobody_to_lose_and_no_house_no_house() -> None:
    for name, targets in (("assassin", {"at 3", "at 4"}), ("incendiary", {"at 2", "at 3", "at 4"})):
        state = position(name, seats=5)
        house(state, 0, "red")
        house(state, 1, "blue")
        live(state, 2, "bard")
        live(state, 3, "nun")
        state.guilders[0] = 9
        act(state, f"play {name} person")
        assert texts(state) == targets


@rule("B42")
def test_a_bailiff_finds_somebody_with_workers_or_is_not_used() -> None:
    state = position("king", seats=3)
    live(state, 0, "bailiff")
    workers(state, 1)
    assert "use bailiff" in texts(state)
    workers(state, 2)
    assert "use bailiff" not in texts(state)


@rule("B45")
def test_victims_are_hit_clockwise_from_the_left_of_whoever_attacks() -> None:
    state = position("king", seats=4, turn=2)
    live(state, 2, "poisoner")
    homes = (("bard", "nun"), ("queen", "prince"), (), ("count", "jailer"))
    for seat, people in enumerate(homes):
        live(state, seat, *people)
        threats(state, seat, brown=2)
    act(state, "use poisoner")
    order = []
    while state.view(None)["step"]["kind"] == "dismiss":
        order.append(state.seat_to_act)
        act(state, sorted(texts(state))[0])
    assert order == [3, 0, 1] and state.seat_to_act == 2


@rule("B45")
def test_a_fire_warden_does_not_stop_an_incendiary() -> None:
    state = position("incendiary")
    live(state, 1, "fire_warden")
    house(state, 0, "red")
    state.guilders[0] = 6
    act(state, "play incendiary person")
    assert state.houses[1] == [] and hand_of(state, 1) == {"fire_warden"}


# --- what persons change ----------------------------------------------------------------------


@rule("B44")
@pytest.mark.parametrize("place", [HAND_LIMIT, WORKERS_TAKEN, THREAT_VP])
def test_of_two_replacements_the_better_counts_whoever_came_last(
    monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    changes = list(CHANGES_OF)
    changes[card("lawyer")], changes[card("exorcist")] = ((place, 8),), ((place, 7),)
    monkeypatch.setattr(persons, "CHANGES_OF", tuple(changes))
    state = position("king")
    live(state, 0, "lawyer", "exorcist")
    assert state.changes[0][place] == 8


@rule("B44")
def test_nobody_is_paid_for_moving_in() -> None:
    state = position("squire", "king")
    live(state, 0, "marquis", "cook")
    prices = {held["card"]: held["price"] for held in state.view(0)["hand"]}
    assert prices == {"squire": 0, "king": 12 - 3 - 1}


@rule("B47")
def test_a_discount_on_played_canals_is_none_on_those_of_an_effect() -> None:
    state = position("queen")
    live(state, 0, "turk", "well_digger")
    act(state, "use well_digger", "canal left")
    assert state.canals[0] == 1 and state.guilders[0] == 4, "the turk helps cards only"
