"""City on the Zwin: Z1–Z20."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.engine import BadSetup, Rng
from igroteka.games.bruges.data import DECK, EXCHANGE_NAMES, SHIP_NAMES
from igroteka.games.bruges.rounds import PHASES
from igroteka.games.bruges.state import BrugesState
from igroteka.games.bruges.steps import ROUND
from igroteka.games.bruges.vocabulary import GUILD_NAMES
from igroteka.games.bruges.zwin import clear_harbour, close_exchange, dock_ships, open_exchange
from tests.games.bruges.positions import (
    GAME,
    act,
    colour,
    discard,
    give,
    hand_of,
    house,
    live,
    new,
    people_of,
    plays_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)
from tests.rules import rule

FULL = {"citizens": "yes", "zwin": "yes", "exchange": "yes"}


def harbour(*hand: str, **docked: str) -> BrugesState:
    """A turn of seat 0 with ships in the harbour, one worker of each colour and 5 guilders."""
    state = position(*hand, zwin="yes")
    for name, ship in docked.items():
        kind = SHIP_NAMES.index(ship)
        stack = state.stacks[colour(name)]
        stack.remove(kind)
        state.docked[colour(name)] = kind
    return state


def bourse(card: str, *hand: str, dice: str = "33333") -> BrugesState:
    """A turn of seat 0 with an exchange card in force."""
    state = position(*hand, exchange="yes", dice=dice)
    number = EXCHANGE_NAMES.index(card)
    state.exchange = number
    if number in state.bourse:
        state.bourse.remove(number)
    state.markers = 5
    return state


# --- modules ------------------------------------------------------------------------------------


@rule("Z1")
def test_modules_are_options_and_five_players_switch_the_citizens_on() -> None:
    for seats in (2, 3, 4, 5):
        for zwin in ("no", "yes"):
            for exchange in ("no", "yes"):
                GAME.new(seats, 1, {"zwin": zwin, "exchange": exchange})
    assert GAME.check(5, {})["citizens"] == "yes" and GAME.check(4, {})["citizens"] == "no"
    with pytest.raises(BadSetup, match="Five players need the new citizens"):
        GAME.new(5, 1, {"citizens": "no"})


@rule("Z2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_204_cards_in_six_piles(seats: int) -> None:
    state = new(seats, citizens="yes")
    assert len(state.left) + len(state.right) == 34 * seats
    assert len(state.reserve) == 34 * (6 - seats)
    zwin = [c for c in DECK.cards if c.set == "zwin"]
    guilds = [GUILD_NAMES[c.guild] for c in zwin]
    assert len(zwin) == 39 and guilds.count("travellers") == 17
    assert all(guilds.count(guild) == 2 for guild in GUILD_NAMES[:-1])


@rule("Z3")
def test_everybody_may_look_through_the_discard_pile() -> None:
    state = position("king")
    discard(state, "queen", "dane")
    for seat in (0, 1, None):
        assert state.view(seat)["discard"] == ["queen", "dane"]


@rule("Z4")
def test_a_person_of_the_own_guild_moves_in_from_the_discard_pile() -> None:
    state = position("prior", "king")
    house(state, 0, "red")
    discard(state, "monk", "queen")
    state.guilders[0] = 6
    act(state, "play prior person")
    assert people_of(state, 0) == {"prior"}, "a second, empty house is needed"
    state = position("prior", "king")
    house(state, 0, "red", "red")
    discard(state, "monk", "queen")
    state.guilders[0] = 6
    act(state, "play prior person")
    assert texts(state) == {"admit monk", "done"}
    act(state, "admit monk")
    assert people_of(state, 0) == {"prior", "monk"} and state.guilders[0] == 0
    assert set(workers_of(state, 0).values()) == {2}, "its lightning strikes"


@rule("Z4")
def test_twelve_persons_one_for_each_guild_settle_from_the_pile() -> None:
    found = [c for c in DECK.cards if any("settle_from_discard" in name for name in ops_of(c.id))]
    assert sorted(c.guild for c in found) == list(range(12))


def ops_of(name: str) -> list[str]:
    from igroteka.games.bruges.vocabulary import OPERATIONS

    card = next(c for c in DECK.cards if c.id == name)
    return [OPERATIONS[op[0]].name for op in card.ops]


@rule("Z5", "Z17")
def test_the_house_of_a_discarded_card_costs_a_worker_of_its_colour() -> None:
    state = position("greek", "king")
    live(state, 0, "joiner")
    house(state, 0, "red")
    discard(state, "queen", "princess")
    workers(state, 0, red=1)
    act(state, "play greek person")
    assert texts(state) == {"raise princess", "done"}, "the joiner does not help"
    declined = state.copy()
    act(state, "raise princess")
    assert workers_of(state, 0) == {} and len(state.houses[0]) == 3
    act(declined, "done")
    assert len(declined.houses[0]) == 2 and "greek" in people_of(declined, 0)


@rule("Z6")
def test_the_next_card_from_hand_counts_as_a_named_colour() -> None:
    state = position("king", "queen", dice="12346")
    live(state, 0, "spaniard", "norwegian")
    workers(state, 0, blue=1, brown=1, red=1, purple=1, yellow=1)
    act(state, "use spaniard")
    assert "use norwegian" not in texts(state), "only one at a time"
    act(state, "play king guilders", "as yellow")
    assert state.guilders[0] == 11
    assert state.view(1)["discard"] == ["king"]


@rule("Z6")
def test_a_house_then_costs_a_worker_of_the_named_colour_and_unused_it_lapses() -> None:
    state = position("king", "queen")
    live(state, 0, "spaniard")
    workers(state, 0, blue=1, brown=1, red=1)
    act(state, "use spaniard", "play king house")
    assert texts(state) == {"give blue", "give red"}, "the brown worker was spent on the spaniard"
    act(state, "give blue")
    assert state.view(1)["players"][0]["houses"][-1]["colour"] == "brown", "its own colour"
    state = position("king", "queen")
    live(state, 0, "spaniard", "coachman")
    workers(state, 0, blue=1, brown=1, red=1, purple=1, yellow=1)
    give(state, 1, "prince")
    act(state, "use spaniard", "use coachman", "play king workers", "as red")
    assert not state.wild
    state.wild = 1
    act(state, "play queen workers", "as red")
    assert state.seat_to_act == 1 and not state.wild


@rule("Z6")
def test_a_card_drawn_and_played_at_once_is_not_from_hand() -> None:
    state = position("king", "master_of_ceremonies")
    live(state, 0, "coachman")
    house(state, 0, "red")
    state.wild = 1
    act(state, "play master_of_ceremonies person")
    assert not state.wild, "it was spent on the card of the turn"
    state.wild = 1
    act(state, "draw left")
    played = next(text for text in texts(state) if text.endswith("workers"))
    act(state, played)
    assert state.view(0)["step"]["kind"] == "turn", "no colour is asked for"


@rule("Z7")
def test_a_fifth_player_has_a_guardhouse_and_two_more_statues() -> None:
    state = new(5)
    assert state.view(None)["statues"] == [9, 8, 7, 6, 5, 4, 3, 2]
    assert len(state.canals) == 10
    state = position("smuggler", seats=5, turn=4)
    act(state, "play smuggler canal")
    assert state.canals[8:] == [1, 0], "guardhouse 5 starts purple and brown"


@rule("Z17")
def test_without_a_target_the_person_is_settled_all_the_same() -> None:
    state = position("finn", "dane", "king")
    house(state, 0, "red", "red")
    state.guilders[0] = 6
    act(state, "play finn person")
    assert people_of(state, 0) == {"finn"}


@rule("Z17")
def test_a_card_lost_earlier_in_the_same_turn_is_eligible() -> None:
    state = position("prior", "king")
    live(state, 0, "executioner", "nun")
    house(state, 0, "red")
    state.guilders[0] = 6
    workers(state, 0, blue=1, brown=1, red=1, purple=1, yellow=1)
    act(state, "use executioner", "dismiss nun", "play prior person", "house red")
    assert "admit nun" in texts(state)


# --- ships --------------------------------------------------------------------------------------


@rule("Z8")
def test_six_ships_of_each_colour_the_top_one_open() -> None:
    state = new(3, zwin="yes")
    assert [sorted(stack) for stack in state.stacks] == [list(range(6))] * 5
    shown = state.view(None)["harbour"]
    for c, ships in enumerate(shown.values()):
        assert ships["next"] == SHIP_NAMES[state.stacks[c][-1]] and ships["left"] == 6
    below = {tuple(state.imagine(0, Rng(n)).stacks[0][:-1]) for n in range(20)}
    assert len(below) > 5, "the order below is secret"


@rule("Z9")
def test_dice_of_three_and_four_bring_ships_before_reputation() -> None:
    state = position("king", dice="31462", zwin="yes")
    tops = [stack[-1] for stack in state.stacks]
    order = PHASES.index(dock_ships)
    names = [phase.__name__ for phase in PHASES]
    assert names[order - 1 : order + 2] == ["deal_threats", "dock_ships", "offer_reputation"]
    dock_ships(state, 0)
    assert state.docked == [tops[0], -1, tops[2], -1, -1]
    assert [len(stack) for stack in state.stacks] == [5, 6, 5, 6, 6]


@rule("Z10", "Z18")
def test_a_canal_by_a_card_lets_a_ship_be_used_for_a_worker_of_its_colour() -> None:
    state = harbour("queen", "king", red="guilders", yellow="workers")
    live(state, 0, "shipowner")
    act(state, "play queen canal")
    assert state.guilders[0] == 5 - 1 + 2, "gains come first"
    assert texts(state) == {"ship red", "ship yellow", "done"}
    act(state, "ship red")
    assert state.guilders[0] == 12 and "red" not in workers_of(state, 0)
    assert state.docked[colour("red")] >= 0, "the ship stays"


@rule("Z10")
def test_a_canal_by_an_effect_does_not() -> None:
    state = harbour("king", red="guilders")
    live(state, 0, "well_digger")
    act(state, "use well_digger", "canal left")
    assert state.view(0)["step"]["kind"] == "turn"


@rule("Z10")
def test_without_a_worker_of_its_colour_no_ship_is_used() -> None:
    state = harbour("queen", "king", red="guilders")
    live(state, 0, "accountant")
    workers(state, 0, blue=3)
    act(state, "play queen canal")
    assert texts(state) == {"use accountant", "done"}


@rule("Z11")
def test_what_ships_bring() -> None:
    state = harbour("queen", "king", red="workers")
    act(state, "play queen canal", "ship red", "take blue", "take blue", "take red")
    assert workers_of(state, 0) == {"blue": 3, "brown": 1, "red": 1, "purple": 1, "yellow": 1}
    state = harbour("queen", "king", red="reputation")
    act(state, "play queen canal", "ship red")
    assert state.reputation[0] == 1
    state = harbour("queen", "king", red="extra_action")
    act(state, "play queen canal", "ship red", "draw left")
    assert plays_of(state, "king") == set() and len(hand_of(state, 0)) == 2


@rule("Z11", "Z19")
def test_the_threat_ship_discards_as_many_as_there_are_up_to_two() -> None:
    state = harbour("queen", "king", red="threats")
    threats(state, 0, blue=1)
    act(state, "play queen canal", "ship red", "ward blue")
    assert threats_of(state, 0) == {} and state.points[0] == 6
    assert state.view(0)["step"]["kind"] != "ward"
    state = harbour("queen", "king", red="threats")
    act(state, "play queen canal")
    assert state.view(None)["step"]["kind"] != "ship", "nothing to discard: no use"


@rule("Z11", "Z19")
def test_a_lightning_effect_again_is_no_settling() -> None:
    state = harbour("queen", "king", red="reactivate")
    act(state, "play queen canal")
    assert state.seat_to_act is None or state.view(None)["step"]["kind"] != "ship"
    state = harbour("queen", "king", red="reactivate")
    live(state, 0, "alchemist", "writer")
    act(state, "play queen canal", "ship red", "repeat alchemist")
    assert state.guilders[0] == 10 and state.points[0] == 5


@rule("Z19")
def test_the_same_ship_is_used_again_after_a_further_canal_card() -> None:
    state = harbour("queen", "princess", "king", yellow="guilders")
    live(state, 0, "coachman")
    workers(state, 0, yellow=3)
    act(state, "use coachman", "play queen canal", "ship yellow")
    act(state, "play princess canal", "ship yellow")
    assert state.guilders[0] == 5 - 1 + 6 - 1 + 6


@rule("Z12", "Z20")
def test_docked_ships_leave_and_an_empty_stack_is_made_anew() -> None:
    state = harbour("king", red="guilders")
    red = colour("red")
    state.sailed[red] = state.stacks[red]
    state.stacks[red] = []
    dock_ships(state, 0)
    assert state.stacks[red] == [], "it stays empty until the end of the round"
    clear_harbour(state, 0)
    assert state.docked == [-1] * 5
    assert sorted(state.stacks[red]) == list(range(6)) and state.sailed[red] == []
    assert state.view(None)["harbour"]["red"]["next"] is not None


# --- the exchange -------------------------------------------------------------------------------


@rule("Z13", "Z16")
def test_after_the_draw_an_exchange_card_is_turned_up() -> None:
    state = new(2, exchange="yes")
    assert state.view(None)["exchange"] is None and len(state.bourse) == 12
    for _ in range(10):
        act(state, "draw left")
    shown = state.view(None)["exchange"]
    assert shown["markers"] in (5, 6) and len(state.bourse) == 11
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
    assert EXCHANGE_NAMES.index("guilders_five") not in state.bourse
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
    state.exchange, state.markers = EXCHANGE_NAMES.index("canal_any_colour"), 1
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


def test_a_whole_game_with_everything_ends() -> None:
    state = GAME.new(5, 11, FULL)
    assert isinstance(state, BrugesState)
    rng = Rng(4)
    while state.seat_to_act is not None:
        state.apply(rng.choice(state.legal_actions(state.seat_to_act)), state.seat_to_act)
    assert len(state.scores()) == 5
