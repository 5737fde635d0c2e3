"""The operations that bring and exchange something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bruges.acting import RICH, says, settle, using
from tests.games.bruges.positions import (
    BOX,
    act,
    hand_of,
    house,
    live,
    people_of,
    pile_of,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)

PRICE = {"op": "pay_guilders", "n": 4, "cost": True}
PRIZE = {"op": "vp", "n": 3}
LOOT = {"op": "guilders", "n": 1}


def test_guilders() -> None:
    state = settle("treasurer")
    act(state, "play treasurer person")
    assert state.guilders[0] == RICH - 6 + 8


def test_vp() -> None:
    state = using("dancer")
    act(state, "use dancer")
    assert state.points[0] == 7


def test_reputation() -> None:
    state = using("king")
    act(state, "use king")
    assert (state.reputation[0], state.points[0]) == (1, 6)


def test_workers_of_any_colours() -> None:
    state = using("weaver")
    workers(state, 0, **dict.fromkeys(("blue", "brown", "red", "purple", "yellow"), 1))
    act(state, "use weaver", "take red", "take blue")
    assert workers_of(state, 0) == {"blue": 2, "brown": 1, "red": 2, "yellow": 1}


def test_workers_of_one_colour_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "mercenary", {"op": "workers", "n": 3, "colour": "one"})
    state = settle("mercenary")
    act(state, "play mercenary person", "take blue")
    assert workers_of(state, 0)["blue"] == 4


def test_workers_of_one_printed_colour() -> None:
    state = settle("mercenary")
    act(state, "play mercenary person")
    assert workers_of(state, 0)["red"] == 5


def test_workers_each() -> None:
    state = settle("monk")
    act(state, "play monk person")
    assert set(workers_of(state, 0).values()) == {2}


def test_workers_each_as_many_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "monk", {"op": "workers_each", "n": 2})
    state = settle("monk")
    act(state, "play monk person")
    assert set(workers_of(state, 0).values()) == {3}


def test_on_the_last_step_reputation_is_not_used() -> None:
    state = using("prince")
    state.reputation[0] = BOX.last_step
    assert "use prince" not in texts(state)
    state.reputation[0] -= 1
    act(state, "use prince")
    assert state.reputation[0] == BOX.last_step


def test_draw() -> None:
    state = settle("juggler")
    act(state, "play juggler person", "draw left", "draw left")
    assert len(state.hands[0]) == 2


@pytest.mark.parametrize("dice,gained", [("16345", 3 + 4), ("12566", 0)])
def test_guilders_die_sum_3_4(dice: str, gained: int) -> None:
    state = settle("mathematician", "king", dice=dice)
    act(state, "play mathematician person")
    assert state.guilders[0] == RICH + gained


def test_guilders_die_highest() -> None:
    state = settle("piper", dice="12345")
    act(state, "play piper person")
    assert state.guilders[0] == RICH + 5


def test_guilders_per_guild_up_to_its_maximum() -> None:
    state = using("bard")
    live(state, 0, "jester")
    act(state, "use bard")
    assert state.guilders[0] == 5 + 4
    state = using("bard")
    live(state, 0, "jester", "troubadour", "minstrel")
    act(state, "use bard")
    assert state.guilders[0] == 5 + 6


@pytest.mark.parametrize("tokens,gained", [([1, 2], 6), ([5, 0], 8), ([0, 0], 0)])
def test_guilders_per_canal_up_to_its_maximum(tokens: list[int], gained: int) -> None:
    state = settle("customs_officer")
    state.canals[:2] = tokens
    act(state, "play customs_officer person")
    assert state.guilders[0] == RICH + gained


def test_guilders_per_house_occupied_or_not_up_to_its_maximum() -> None:
    state = using("tax_collector")
    live(state, 0, "king")
    house(state, 0, "red", "red")
    more = state.copy()
    act(state, "use tax_collector")
    assert state.guilders[0] == 5 + 4
    house(more, 0, "red", "red", "blue")
    act(more, "use tax_collector")
    assert more.guilders[0] == 5 + 6


@pytest.mark.parametrize("steps,gained", [(3, 6), (5, 8)])
def test_guilders_per_reputation_up_to_its_maximum(steps: int, gained: int) -> None:
    state = settle("viscount")
    state.reputation[0] = steps
    act(state, "play viscount person")
    assert state.guilders[0] == RICH - 3 + gained


def test_vp_per_guild_up_to_its_maximum() -> None:
    state = using("abbot")
    live(state, 0, "nun")
    more = state.copy()
    act(state, "use abbot")
    assert state.points[0] == 7
    live(more, 0, "monk", "dean")
    act(more, "use abbot")
    assert more.points[0] == 8


@pytest.mark.parametrize(
    "op",
    [
        {"op": "guilders_per_guild", "n": 2, "guild": "clerics"},
        {"op": "vp_per_guild", "n": 2, "guild": "clerics"},
        {"op": "guilders_per_reputation", "n": 2},
        {"op": "guilders_per_canal", "n": 2},
        {"op": "guilders_die", "which": "sum_3_4"},
        {"op": "discard_threat", "n": 2, "colour": "red"},
    ],
)
def test_where_there_is_nothing_to_gain_a_person_is_not_used(
    op: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    says(monkeypatch, "dancer", op)
    state = using("dancer", dice="12566")
    threats(state, 0, blue=2)
    assert "use dancer" not in texts(state)
    live(state, 0, "nun")
    state.reputation[0], state.canals[0], state.dice[0] = 1, 1, 4
    threats(state, 0, red=1)
    assert "use dancer" in texts(state)


def test_discard_threat_up_to_some() -> None:
    state = using("jailer")
    threats(state, 0, blue=1, red=2)
    act(state, "use jailer", "ward red", "ward red")
    assert threats_of(state, 0) == {"blue": 1} and state.points[0] == 7


def test_discard_threat_all() -> None:
    state = settle("abbess")
    threats(state, 0, blue=1, red=2)
    act(state, "play abbess person")
    assert threats_of(state, 0) == {} and state.points[0] == 8


def test_discard_threat_all_of_one_colour() -> None:
    state = settle("militiaman")
    threats(state, 0, blue=1, red=2)
    act(state, "play militiaman person")
    assert texts(state) == {"ward blue", "ward red"}
    act(state, "ward red")
    assert threats_of(state, 0) == {"blue": 1} and state.points[0] == 7


def test_discard_threat_no_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "militiaman", {"op": "discard_threat", "n": 1, "colour": "one"})
    state = settle("militiaman")
    threats(state, 0, blue=1, red=2)
    act(state, "play militiaman person", "ward red")
    assert threats_of(state, 0) == {"blue": 1, "red": 1} and state.points[0] == 6
    says(monkeypatch, "militiaman", {"op": "discard_threat", "n": 1, "colour": "red"})
    state = settle("militiaman")
    threats(state, 0, blue=1, red=2)
    act(state, "play militiaman person")
    assert threats_of(state, 0) == {"blue": 1, "red": 1} and state.points[0] == 6


def test_discard_threat_of_a_printed_colour_only(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "militiaman", {"op": "discard_threat", "n": "all", "colour": "red"})
    state = settle("militiaman")
    threats(state, 0, blue=2, red=2)
    act(state, "play militiaman person")
    assert threats_of(state, 0) == {"blue": 2} and state.points[0] == 7


def test_sell_workers() -> None:
    state = settle("pedlar", "king")
    workers(state, 0, red=2, blue=1)
    act(state, "play pedlar person", "give red", "give blue", "done")
    assert state.guilders[0] == RICH + 6 and workers_of(state, 0) == {"red": 1}
    state = using("money_changer")
    workers(state, 0, red=3)
    act(state, "use money_changer", "give red", "give red")
    assert state.guilders[0] == 5 + 4 and workers_of(state, 0) == {"red": 1}
    assert state.view(0)["step"]["kind"] == "turn", "two and no more"


def test_buy_vp() -> None:
    state = using("cloth_merchant")
    act(state, "use cloth_merchant", "buy", "buy")
    assert (state.guilders[0], state.points[0]) == (1, 7)
    assert "buy" not in texts(state), "one guilder buys nothing"
    state = using("cloth_merchant")
    state.guilders[0] = 1
    assert "use cloth_merchant" not in texts(state)


def test_buy_vp_up_to_its_maximum(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "cloth_merchant", {"op": "buy_vp", "per": 3, "vp": 2, "max_vp": 5})
    state = using("cloth_merchant")
    state.guilders[0] = RICH
    act(state, "use cloth_merchant")
    assert texts(state) == {"buy", "done"}
    less = state.copy()
    act(state, "buy", "buy")
    assert (state.guilders[0], state.points[0]) == (RICH - 6, 9)
    assert state.view(0)["step"]["kind"] == "turn", "a third time would be 6 points"
    act(less, "buy", "done")
    assert (less.guilders[0], less.points[0]) == (RICH - 3, 7)


def test_pay_guilders() -> None:
    state = using("tapestry_maker")
    act(state, "use tapestry_maker")
    assert (state.guilders[0], state.points[0]) == (3, 8)


def test_who_uses_a_person_for_its_price_is_asked_only_if_something_comes_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    says(monkeypatch, "dancer", PRICE, PRIZE)
    state = using("dancer")
    act(state, "use dancer")
    assert (state.guilders[0], state.points[0]) == (1, 8)
    says(monkeypatch, "dancer", LOOT, PRICE, PRIZE)
    state = using("dancer")
    act(state, "use dancer", "done")
    assert (state.guilders[0], state.points[0]) == (6, 5)


def test_a_cost_that_cannot_be_paid_in_full_is_not_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "treasurer", {"op": "pay_guilders", "n": 25, "cost": True}, PRIZE)
    state = settle("treasurer")
    act(state, "play treasurer person")
    assert (state.guilders[0], state.points[0]) == (RICH - 6, 5)
    assert "buy" not in texts(state), "nobody is asked"
    says(monkeypatch, "treasurer", {"op": "pay_guilders", "n": 25}, PRIZE)
    state = settle("treasurer")
    act(state, "play treasurer person")
    assert (state.guilders[0], state.points[0]) == (0, 8), "not a cost: as far as possible"
    says(monkeypatch, "treasurer", {"op": "discard_hand", "n": 2, "cost": True}, PRIZE)
    state = settle("treasurer", "king")
    act(state, "play treasurer person")
    assert pile_of(state) == [] and state.points[0] == 5
    assert "discard king" not in texts(state), "nobody is asked"
    state = settle("treasurer", "king", "queen", "prince")
    act(state, "play treasurer person", "discard king")
    assert texts(state) == {"discard queen", "discard prince"}, "once begun it is paid in full"
    act(state, "discard queen")
    assert pile_of(state) == ["king", "queen"] and state.points[0] == 8


def test_discard_hand_after_drawing() -> None:
    state = using("tightrope_walker")
    act(state, "use tightrope_walker", "draw left", "draw right")
    assert "done" not in texts(state), "it is no cost"
    act(state, "discard writer")
    assert pile_of(state) == ["writer"] and len(state.hands[0]) == 2


def test_discard_hand_as_a_cost() -> None:
    state = using("strategist")
    act(state, "use strategist", "discard writer", "draw left")
    assert pile_of(state) == ["writer"] and len(state.hands[0]) == 1


def test_discard_own_person() -> None:
    state = using("executioner")
    assert "use executioner" not in texts(state), "nobody else to discard"
    live(state, 0, "king", "queen")
    act(state, "use executioner")
    assert texts(state) == {"dismiss king", "dismiss queen", "done"}
    act(state, "dismiss king")
    assert state.points[0] == 9 and pile_of(state) == ["king"]


def test_persons_leave_in_full_and_of_all_if_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "executioner", {"op": "discard_own_person", "n": 2}, PRIZE)
    state = using("executioner")
    live(state, 0, "king", "queen")
    act(state, "use executioner")
    assert texts(state) == {"dismiss executioner", "dismiss king", "dismiss queen"}
    act(state, "dismiss queen", "dismiss executioner")
    assert people_of(state, 0) == {"king"} and state.points[0] == 8


def test_person_to_hand() -> None:
    state = using("chambermaid")
    live(state, 0, "king")
    act(state, "use chambermaid", "recall king")
    assert hand_of(state, 0) == {"writer", "king"} and state.guilders[0] == 8
