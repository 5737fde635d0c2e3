"""City on the Zwin: the exchange (Z13–Z16, Z18)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.games.bruges.rules.box import twist
from igroteka.games.bruges.rules.stack import ROUND
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.rounds import PHASES
from igroteka.games.bruges.rules.steps.zwin import close_exchange, dock_ships, open_exchange
from tests.games.bruges.acting import says
from tests.games.bruges.positions import (
    BOX,
    act,
    colour,
    house,
    live,
    new,
    play_out,
    plays_of,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.games.bruges.zwin_positions import bourse, harbour
from tests.rules import rule


@rule("Z13", "Z16")
def test_after_the_draw_an_exchange_card_is_turned_up() -> None:
    state = new(2, exchange="yes")
    assert state.view(None)["exchange"] is None and len(state.bourse) == 12
    for _ in range(10):
        act(state, "draw left")
    shown = state.view(None)["exchange"]
    assert shown and shown["markers"] in (5, 6) and len(state.bourse) == 11
    names = [phase.__name__ for phase in PHASES]
    assert names.index("draw_cards") + 1 == names.index("open_exchange")
    assert not any(text.startswith("trade") for text in texts(state)) or (
        state.view(None)["phase"] == "actions"
    ), "never in phase 2"


TRADES: dict[str, tuple[list[str], Callable[[BrugesState], object], object]] = {
    "workers_any": (["trade king", "take red", "take blue"], lambda s: workers_of(s, 0)["red"], 2),
    "workers_three": (["trade king"], lambda s: workers_of(s, 0)["brown"], 4),
    "guilders_five": (["trade king"], lambda s: s.guilders[0], 10),
    "guilders_plus": (["trade king"], lambda s: s.guilders[0], 5 + 3 + 2),
    "threat_any": (["trade king", "ward red"], lambda s: threats_of(s, 0), {"brown": 1}),
    "threat_points": (["trade king"], lambda s: s.points[0], 8),
    "canal_any_colour": (["trade king", "canal left"], lambda s: s.canals[:2], [1, 0]),
    "canal_free": (["trade queen"], lambda s: (s.canals[0], s.guilders[0]), (1, 5)),
    "house_no_worker": (["trade king"], lambda s: workers_of(s, 0)["brown"], 1),
    "house_guilders": (["trade king"], lambda s: s.guilders[0], 8),
    "settle_discount": (["trade councillor"], lambda s: s.guilders[0], 2),
    "settle_points": (["trade nun"], lambda s: s.points[0], 5),
}


@rule("Z14")
@pytest.mark.parametrize("name", TRADES)
def test_the_modified_action_instead_of_the_usual_one(name: str) -> None:
    actions, seen, expected = TRADES[name]
    state = bourse(name, "king", "queen", "councillor", "nun")
    threats(state, 0, brown=1, red=1)
    if name.startswith("settle"):
        house(state, 0, "red")
    act(state, *actions)
    assert seen(state) == expected
    assert state.markers == 4


@rule("Z14")
def test_with_the_last_marker_the_card_leaves() -> None:
    state = bourse("guilders_five", "king", "queen")
    state.markers = 1
    act(state, "trade king")
    assert state.exchange == -1 and state.view(None)["exchange"] is None


@rule("Z14")
def test_only_by_playing_a_card() -> None:
    state = bourse("canal_free", "king", "queen")
    live(state, 0, "well_digger")
    act(state, "use well_digger", "canal left")
    assert state.guilders[0] == 4 and state.markers == 5


@rule("Z15")
def test_the_card_leaves_the_game_and_an_empty_deck_modifies_nothing() -> None:
    state = bourse("guilders_five", "king")
    close_exchange(state, 0)
    assert state.exchange == -1 and state.markers == 0
    assert BOX.exchange_names.index("guilders_five") not in state.bourse
    state.bourse = []
    open_exchange(state, 0)
    assert state.exchange == -1


@rule("Z16")
def test_the_exchange_does_not_touch_phase_two() -> None:
    state = bourse("threat_points", "king")
    state.dice = [1, 5, 3, 3, 3]
    state.steps = [PHASES.index(dock_ships) - 1, 0, -1, ROUND]
    threats(state, 0, brown=2)
    points = state.points[0]
    state.run()
    assert state.points[0] == points and state.view(0)["step"]["price"] == 1


@rule("Z18")
def test_one_card_may_use_both_exchange_and_ship_the_marker_goes_first() -> None:
    state = harbour("king", "queen", red="guilders")
    state.exchange, state.markers = BOX.exchange_names.index("canal_any_colour"), 1
    act(state, "trade king")
    assert state.exchange == -1, "the marker is gone before the section is chosen"
    act(state, "canal left", "ship red")
    assert state.guilders[0] == 10


@rule("Z18", "B44")
def test_modifications_combine_as_ruled() -> None:
    state = bourse("workers_three", "king")
    live(state, 0, "lawyer")
    act(state, "trade king")
    assert workers_of(state, 0)["brown"] == 4
    state = bourse("workers_any", "king", "queen")
    live(state, 0, "lawyer")
    act(state, "trade king", "take red", "take red", "take red")
    assert workers_of(state, 0)["red"] == 4
    state = bourse("guilders_five", "king")
    live(state, 0, "toll_keeper")
    act(state, "trade king")
    assert state.guilders[0] == 12
    state = bourse("threat_points", "king")
    live(state, 0, "exorcist")
    threats(state, 0, brown=1)
    act(state, "trade king")
    assert state.points[0] == 8
    state = bourse("canal_free", "king", "queen")
    state.guilders[0] = 0
    assert "trade queen" in texts(state), "B13 counts a modified action as possible"
    assert "canal" not in plays_of(state, "queen")


@rule("Z13")
@pytest.mark.parametrize("name", BOX.exchange_names)
def test_a_card_comes_with_as_many_markers_as_it_says(name: str) -> None:
    state = bourse("workers_any", "king")
    state.bourse = [BOX.exchange_names.index(name)]
    open_exchange(state, 0)
    assert state.markers == BOX.exchange_markers[BOX.exchange_names.index(name)]
    assert state.markers == (5 if name in FIVE else 6) and state.bourse == []


FIVE = {
    *("workers_three", "guilders_plus", "threat_points"),
    *("canal_free", "house_no_worker", "settle_discount"),
}


@rule("Z15")
def test_every_round_has_a_card_of_its_own_that_never_returns() -> None:
    state = new(2, 5, exchange="yes")
    seen = []
    for left in range(11, 8, -1):
        play_out(state, PHASES.index(dock_ships))
        seen.append(state.exchange)
        assert len(state.bourse) == left
        play_out(state)
        assert state.exchange == -1 and state.markers == 0, "until the next draw is over"
    assert len(set(seen)) == 3 and not set(seen) & set(state.bourse)


@rule("Z14")
def test_the_usual_action_can_be_done_all_the_same() -> None:
    state = bourse("guilders_five", "king", "queen", dice="36333")
    usual = state.copy()
    act(usual, "play king guilders")
    assert usual.guilders[0] == 11 and usual.markers == 5
    act(state, "trade king")
    assert state.guilders[0] == 10, "five, whatever the die shows"


@rule("B44")
def test_of_two_replacements_the_better_one_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "lawyer", {"op": "mod_workers_action", "n": 5})
    state = bourse("workers_three", "king")
    live(state, 0, "lawyer")
    act(state, "trade king")
    assert workers_of(state, 0)["brown"] == 6


@rule("B44")
def test_additions_add_up() -> None:
    state = bourse("guilders_plus", "king", dice="14333")
    live(state, 0, "toll_keeper", "dice_player")
    act(state, "trade king")
    assert state.guilders[0] == 5 + 4 + 2 + 2
    state = bourse("settle_discount", "queen", "king")
    live(state, 0, "marquis", "cook")
    house(state, 0, "red")
    act(state, "trade queen")
    assert state.guilders[0] == 5 - (12 - 3 - 4)


@rule("B44")
def test_a_discount_never_brings_guilders() -> None:
    state = bourse("settle_discount", "nun", "king")
    house(state, 0, "red")
    act(state, "trade nun")
    assert state.guilders[0] == 5


@rule("B44")
def test_discounts_of_canals_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exchange card of another deck makes a canal space cheaper by 1."""
    number = BOX.exchange_names.index("canal_free")
    cheaper = twist({"op": "mod_canal_cost", "minus": 1})
    twists = (*BOX.twists[: number + 1], cheaper, *BOX.twists[number + 2 :])
    monkeypatch.setattr(BOX, "twists", twists)
    state = bourse("canal_free", "smuggler", "king")
    live(state, 0, "turk")
    state.canals[:2] = [4, 0]
    act(state, "trade smuggler")
    assert state.canals[0] == 5 and state.guilders[0] == 5 - (5 - 1 - 2)


@rule("Z14")
def test_any_threat_marker_but_only_one_and_it_must_be_returned() -> None:
    state = bourse("threat_any", "king", "queen")
    threats(state, 0, red=2, blue=1)
    act(state, "trade king")
    assert texts(state) == {"ward red", "ward blue"}
    act(state, "ward red")
    assert threats_of(state, 0) == {"red": 1, "blue": 1} and state.points[0] == 6
    state = bourse("threat_any", "king", "queen")
    assert "trade king" not in texts(state), "nothing to return"


@rule("Z18", "B13")
def test_a_modified_canal_needs_the_money_that_is_left_to_pay() -> None:
    state = bourse("canal_any_colour", "king", "prince")
    state.guilders[0] = 0
    assert "trade king" not in texts(state)
    live(state, 0, "turk")
    act(state, "trade king", "canal right")
    assert state.canals[:2] == [0, 1] and state.guilders[0] == 0


@rule("Z18", "B44")
def test_persons_gain_from_a_house_without_a_worker() -> None:
    state = bourse("house_no_worker", "king", "queen")
    live(state, 0, "court_painter", "tanner")
    workers(state, 0)
    act(state, "trade king")
    assert state.points[0] == 6 and state.guilders[0] == 7 and len(state.houses[0]) == 3


@rule("Z18", "B44")
def test_the_joiner_pays_for_a_house_of_the_exchange() -> None:
    state = bourse("house_guilders", "king", "queen")
    workers(state, 0, red=1)
    assert "trade king" not in texts(state)
    live(state, 0, "joiner")
    act(state, "trade king")
    assert workers_of(state, 0) == {} and state.guilders[0] == 8


@rule("Z14", "B47")
def test_a_further_card_may_be_traded_too() -> None:
    state = bourse("guilders_five", "king", "queen", "prince")
    live(state, 0, "coachman")
    act(state, "use coachman", "trade king", "trade queen")
    assert state.guilders[0] == 15 and state.markers == 3
    state = bourse("guilders_five", "king", "master_of_ceremonies")
    house(state, 0, "red")
    act(state, "play master_of_ceremonies person", "draw right")
    (traded,) = (text for text in texts(state) if text.startswith("trade"))
    act(state, traded)
    assert state.guilders[0] == 5 - 3 + 5


@rule("Z18")
def test_the_ship_comes_after_statue_and_gains_of_a_traded_canal() -> None:
    state = bourse("canal_any_colour", "king", "queen", zwin="yes")
    live(state, 0, "baron", "shipowner")
    state.docked[colour("red")] = BOX.ship_names.index("guilders")
    state.canals[:2] = [4, 5]
    act(state, "trade king")
    assert state.statues[0] == 0 and state.points[0] == 6 and state.guilders[0] == 5 - 5 + 2
    assert texts(state) == {"ship red", "done"} and state.markers == 4
    act(state, "ship red")
    assert state.guilders[0] == 8
