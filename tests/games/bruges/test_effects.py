"""Where effects meet guilds, victims and each other: B39, B42, B44, B45, B47."""

from __future__ import annotations

import pytest

from igroteka.games.bruges.rules.box import HAND_LIMIT, THREAT_VP, TWIST_PLUS, WORKERS_TAKEN
from tests.games.bruges.acting import says
from tests.games.bruges.positions import (
    BOX,
    act,
    card,
    hand_of,
    house,
    live,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.rules import rule

# --- guilds ---------------------------------------------------------------------------------


@rule("B39")
def test_points_for_a_guild_end_at_the_printed_maximum() -> None:
    state = position("king")
    live(state, 0, "abbot", "nun", "bishop", "dean", "canon")
    act(state, "use abbot")
    assert state.points[0] == 5 + 3


@rule("B39")
def test_a_person_counts_itself_for_its_guild() -> None:
    state = position("pole", "king")
    house(state, 0, "red")
    act(state, "play pole person")
    assert state.guilders[0] == 5 - 3 + 3


@rule("B39")
def test_a_laurel_counts_neither_hand_nor_houses_of_its_guild() -> None:
    state = position("lawyer", "king")
    live(state, 0, "mayor")
    house(state, 0, "red")
    state.houses[0][-1] = card("notary")
    assert state.score_sheet(0)["laurels"] == 2, "the mayor alone"


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


@rule("B42")
def test_nobody_loses_more_workers_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "painter", {"op": "opponents_lose_worker", "n": 2, "target": "all_others"})
    state = position("painter", "king", seats=3)
    house(state, 0, "red")
    workers(state, 1, red=1)
    workers(state, 2, blue=1, yellow=2)
    act(state, "play painter person", "give blue", "give yellow")
    assert workers_of(state, 1) == {} and workers_of(state, 2) == {"yellow": 1}


@rule("B45")
def test_several_markers_of_one_attack_are_all_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = {"op": "opponents_take_threat", "n": 2, "colour": "purple", "target": "all_others"}
    says(monkeypatch, "painter", attack)
    state = position("painter", "king", seats=3)
    house(state, 0, "red")
    threats(state, 2, purple=2)
    act(state, "play painter person")
    assert [threats_of(state, seat) for seat in (1, 2)] == [{"purple": 2}, {"purple": 1}]
    assert state.points == [5, 5, 2], "one circle has closed"


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
    changes = list(BOX.changes_of)
    changes[card("lawyer")], changes[card("exorcist")] = ((place, 8),), ((place, 7),)
    monkeypatch.setattr(BOX, "changes_of", tuple(changes))
    state = position("king")
    live(state, 0, "lawyer", "exorcist")
    assert state.changes[0][place] == 8


@rule("B44")
def test_everything_that_adds_guilders_adds_up() -> None:
    state = position("king", dice="14222", exchange="yes")
    state.exchange, state.markers = BOX.exchange_names.index("guilders_plus"), 5
    live(state, 0, "toll_keeper")
    plus = BOX.twists[state.exchange + 1][TWIST_PLUS]
    act(state, "trade king")
    assert plus and state.guilders[0] == 5 + 4 + 2 + plus


@rule("B44")
def test_a_discount_for_all_guilds_is_one_for_travellers_too() -> None:
    state = position("dane", "king")
    live(state, 0, "cook")
    hand = state.view(0)["hand"]
    assert hand
    dane = hand[0]
    assert (dane["card"], dane["price"], dane["uses"]["person"]) == ("dane", 2, 2)


@rule("B44")
def test_nobody_is_paid_for_moving_in() -> None:
    state = position("squire", "king")
    live(state, 0, "marquis", "cook")
    prices = {held["card"]: held["price"] for held in state.view(0)["hand"] or ()}
    assert prices == {"squire": 0, "king": 12 - 3 - 1}


@rule("B47")
def test_a_discount_on_played_canals_is_none_on_those_of_an_effect() -> None:
    state = position("queen")
    live(state, 0, "turk", "well_digger")
    act(state, "use well_digger", "canal left")
    assert state.canals[0] == 1 and state.guilders[0] == 4, "the turk helps cards only"
