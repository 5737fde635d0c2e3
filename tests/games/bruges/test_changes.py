"""The operations that change how something goes: infinity of types 2 and 3."""

from __future__ import annotations

import pytest

from igroteka.games.bruges.rules.box import HAND_LIMIT
from tests.games.bruges.acting import RICH, says, settle, using
from tests.games.bruges.positions import (
    act,
    give,
    live,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)


def test_mod_workers_action() -> None:
    state = using("lawyer")
    act(state, "play writer workers")
    assert workers_of(state, 0)["blue"] == 4


def test_mod_guilder_action() -> None:
    state = using("toll_keeper", dice="13333")
    act(state, "play writer guilders")
    assert state.guilders[0] == 5 + 1 + 2
    state = using("dice_player", dice="13335")
    act(state, "play writer guilders")
    assert state.guilders[0] == 5 + 5


def test_mod_threat_vp() -> None:
    state = using("exorcist")
    threats(state, 0, blue=1)
    act(state, "play writer threat")
    assert state.points[0] == 7


def test_mod_canal_cost() -> None:
    state = using("turk", "queen")
    state.guilders[0] = 0
    act(state, "play queen canal")
    assert state.canals[0] == 1 and state.guilders[0] == 0


def test_mod_house_worker() -> None:
    state = using("joiner")
    workers(state, 0, red=1, yellow=1)
    act(state, "play writer house")
    assert texts(state) == {"give red", "give yellow"}
    act(state, "give red")
    assert workers_of(state, 0) == {"yellow": 1}


def test_mod_recruit_cost() -> None:
    state = settle("prince")
    live(state, 0, "marquis")
    act(state, "play prince person")
    assert state.guilders[0] == RICH - 6


def test_mod_reputation_cost() -> None:
    from tests.games.bruges.test_dice import after_roll

    state = after_roll("12333")
    state.steps, steps = [], state.steps
    live(state, 0, "notary")
    state.steps = steps
    state.run()
    assert state.view(0)["step"]["price"] == 1


def test_mod_hand_limit_and_mod_penalty_immunity() -> None:
    state = using("watch_sergeant")
    threats(state, 0, yellow=2)
    live(state, 1, "agitator")
    give(state, 1, "king")
    act(state, "play writer workers")
    state.workers[5:] = [1] * 5
    act(state, "use agitator")
    assert state.guilders[0] == 5 and threats_of(state, 0) == {}
    assert state.changes[0][HAND_LIMIT] == 5
    live(state, 0, "inventor")
    assert state.changes[0][HAND_LIMIT] == 6


def test_on_canal() -> None:
    state = using("baron", "queen")
    live(state, 0, "shipowner")
    act(state, "play queen canal")
    assert state.points[0] == 6 and state.guilders[0] == 5 - 1 + 2


def test_on_house() -> None:
    state = using("court_painter")
    live(state, 0, "tanner")
    act(state, "play writer house")
    assert state.points[0] == 6 and state.guilders[0] == 7


def test_on_recruit() -> None:
    state = settle("nun", "king")
    live(state, 0, "writer", "minstrel")
    act(state, "play nun person", "take red")
    assert state.points[0] == 6 and workers_of(state, 0)["red"] == 2


def test_on_reputation() -> None:
    state = settle("countess", "king")
    live(state, 0, "baroness", "lord")
    act(state, "play countess person")
    assert state.points[0] == 6 and state.guilders[0] == RICH - 6 + 2


def test_mod_canal_cost_for_cards_only_or_for_every_canal(monkeypatch: pytest.MonkeyPatch) -> None:
    state = using("turk")
    live(state, 0, "well_digger")
    state.canals[:2] = [2, 5]
    act(state, "use well_digger", "canal left")
    assert state.guilders[0] == 5 - 3, "the turk helps only played cards"
    says(monkeypatch, "turk", {"op": "mod_canal_cost", "minus": 2})
    state = using("turk", "king")
    live(state, 0, "well_digger")
    state.canals[:2] = [2, 5]
    act(state, "use well_digger", "canal left", "play king canal")
    assert state.guilders[0] == 5 - 1 - 2


def test_on_canal_for_cards_only_or_for_every_canal(monkeypatch: pytest.MonkeyPatch) -> None:
    state = using("baron")
    live(state, 0, "well_digger", "shipowner")
    act(state, "use well_digger", "canal left")
    assert state.points[0] == 6 and state.guilders[0] == 5 - 1 + 2
    says(monkeypatch, "baron", {"op": "on_canal", "vp": 1, "guilders": 1, "by_card_only": True})
    state = using("baron", "queen")
    live(state, 0, "well_digger")
    by_card = state.copy()
    act(state, "use well_digger", "canal left")
    assert state.points[0] == 5 and state.guilders[0] == 4
    act(by_card, "play queen canal")
    assert by_card.points[0] == 6 and by_card.guilders[0] == 5


def test_mod_recruit_cost_of_one_guild() -> None:
    state = settle("dancer", "king")
    live(state, 0, "marquis")
    act(state, "play dancer person")
    assert state.guilders[0] == RICH - 6, "a dancer is no noble"
    state = settle("dancer", "king")
    live(state, 0, "cook")
    act(state, "play dancer person")
    assert state.guilders[0] == RICH - 5, "the cook helps with all"


def test_on_recruit_workers_of_a_printed_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "minstrel", {"op": "on_recruit", "workers": 2, "colour": "red"})
    state = settle("nun", "king")
    live(state, 0, "minstrel")
    act(state, "play nun person")
    assert workers_of(state, 0)["red"] == 3


def test_on_reputation_for_each_step() -> None:
    state = settle("archduke", "king")
    live(state, 0, "baroness", "lord")
    act(state, "play archduke person")
    assert state.points[0] == 5 + 2 and state.guilders[0] == RICH - 12 + 4


def test_mod_threat_vp_for_each_marker_and_the_best_only(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "lawyer", {"op": "mod_threat_vp", "vp": 3})
    state = settle("abbess")
    live(state, 0, "exorcist", "lawyer")
    threats(state, 0, blue=1, red=2)
    act(state, "play abbess person")
    assert state.points[0] == 5 + 3 * 3
