"""Every operation of the vocabulary, and every card, at least once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.engine import Rng
from igroteka.games.bruges.data import ACTIVE, CARD_NAMES, DECK, HAND_LIMIT, ICON
from igroteka.games.bruges.state import BrugesState
from igroteka.games.bruges.vocabulary import LAUREL, LIGHTNING, OPERATIONS
from tests.games.bruges.contract import conserved
from tests.games.bruges.positions import (
    act,
    card,
    discard,
    give,
    hand_of,
    house,
    live,
    people_of,
    pile_of,
    plays_of,
    position,
    texts,
    threats,
    threats_of,
    workers,
    workers_of,
)

RICH = 30


def settle(name: str, *hand: str, seats: int = 2, dice: str = "33333") -> BrugesState:
    """Seat 0, rich, with two empty red houses, settles a person in one of them."""
    state = position(name, *hand, seats=seats, dice=dice)
    house(state, 0, "red", "red")
    state.guilders[0] = RICH
    return state


def using(name: str, *hand: str, seats: int = 2, dice: str = "33333") -> BrugesState:
    """Seat 0 has a person to use and one worker of each colour."""
    state = position("writer", *hand, seats=seats, dice=dice)
    live(state, 0, name)
    return state


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
    assert workers_of(state, 0)["red"] + workers_of(state, 0)["blue"] >= 3


def test_workers_of_one_printed_colour() -> None:
    state = settle("mercenary")
    act(state, "play mercenary person")
    assert workers_of(state, 0)["red"] == 5


def test_workers_each() -> None:
    state = settle("monk")
    act(state, "play monk person")
    assert set(workers_of(state, 0).values()) == {2}


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


def test_guilders_per_canal() -> None:
    state = settle("customs_officer")
    state.canals[:2] = [1, 2]
    act(state, "play customs_officer person")
    assert state.guilders[0] == RICH + 6


def test_guilders_per_house() -> None:
    state = using("tax_collector")
    house(state, 0, "red", "red", "blue")
    act(state, "use tax_collector")
    assert state.guilders[0] == 5 + 4


def test_guilders_per_reputation() -> None:
    state = settle("viscount")
    state.reputation[0] = 3
    act(state, "play viscount person")
    assert state.guilders[0] == RICH - 3 + 6


def test_vp_per_guild() -> None:
    state = using("abbot")
    live(state, 0, "nun")
    act(state, "use abbot")
    assert state.points[0] == 7


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


def test_sell_workers() -> None:
    state = settle("pedlar", "king")
    workers(state, 0, red=2, blue=1)
    act(state, "play pedlar person", "give red", "give blue", "done")
    assert state.guilders[0] == RICH + 6 and workers_of(state, 0) == {"red": 1}
    state = using("money_changer")
    workers(state, 0, red=3)
    act(state, "use money_changer", "give red", "give red")
    assert state.guilders[0] == 5 + 4 and workers_of(state, 0) == {"red": 1}


def test_buy_vp() -> None:
    state = using("cloth_merchant")
    act(state, "use cloth_merchant", "buy", "buy")
    assert (state.guilders[0], state.points[0]) == (1, 7)
    assert "buy" not in texts(state), "one guilder buys nothing"


def test_pay_guilders() -> None:
    state = using("tapestry_maker")
    act(state, "use tapestry_maker")
    assert (state.guilders[0], state.points[0]) == (3, 8)


def test_discard_hand_after_drawing() -> None:
    state = using("tightrope_walker")
    act(state, "use tightrope_walker", "draw left", "draw right", "discard writer")
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


def test_person_to_hand() -> None:
    state = using("chambermaid")
    live(state, 0, "king")
    act(state, "use chambermaid", "recall king")
    assert hand_of(state, 0) == {"writer", "king"} and state.guilders[0] == 8


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


def test_build_house_from_hand() -> None:
    state = settle("architect", "king", "queen", "prince")
    act(state, "play architect person", "build king", "build queen")
    assert len(state.houses[0]) == 4 and hand_of(state, 0) == {"prince"}
    assert set(workers_of(state, 0).values()) == {1}, "no worker is needed"


def test_play_extra_card() -> None:
    state = settle("acrobat", "king", "queen")
    act(state, "play acrobat person", "play king guilders")
    assert hand_of(state, 0) == {"queen"} and state.guilders[0] == RICH - 6 + 3


def test_draw_and_play() -> None:
    state = settle("master_of_ceremonies", "king")
    top = CARD_NAMES[state.left[-1]]
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
    assert texts(state) == {"burn red", "evict king"}
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


def test_take_from_discard() -> None:
    state = using("irishwoman")
    discard(state, "king", "queen")
    act(state, "use irishwoman", "fetch king")
    assert hand_of(state, 0) == {"writer", "king"}


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


def rich_position(name: str) -> BrugesState:
    """A position in which every effect finds something to do."""
    state = settle(name, "king" if name != "king" else "queen", seats=3, dice="12346")
    spare = [n for n in ("bard", "nun", "jailer", "poet") if n != name]
    live(state, 0, *[n for n in ("alchemist", "monk") if n != name])
    live(state, 1, spare[0], spare[1])
    discard(state, *[n for n in ("count", "actor", "baker", "abbot") if n != name])
    discard(state, *[n for n in ("captain", "engineer", "judge", "lackey") if n != name])
    discard(state, *[n for n in ("wine_merchant", "composer", "thief", "swede") if n != name])
    for seat in (0, 1):
        threats(state, seat, blue=1, red=2)
        workers(state, seat, blue=2, brown=2, red=2, purple=2, yellow=2)
    state.canals[:2] = [2, 1]
    state.reputation[0] = 3
    return state


def carry_on(state: BrugesState, rng: Rng, until: Callable[[BrugesState], bool]) -> None:
    """Decide at random until the turn is seat 0's again or has passed."""
    while state.seat_to_act is not None and not until(state):
        actions = state.legal_actions(state.seat_to_act)
        state.apply(rng.choice(actions), state.seat_to_act)


@pytest.mark.parametrize("name", CARD_NAMES)
def test_every_card_can_be_settled_and_used(name: str) -> None:
    state = rich_position(name)
    counted = conserved(state)
    number = card(name)
    before = state.to_json()
    act(state, f"play {name} person")
    if ICON[number] == LIGHTNING:
        assert state.to_json() != before
    for seed in range(6):
        trial = state.copy()
        rng = Rng(seed)
        carry_on(trial, rng, lambda s: s.seat_to_act == 0 and s.view(0)["step"]["kind"] == "turn")
        if trial.round == state.round and number in trial.people[0] and ACTIVE[number]:
            snapshot = trial.to_json()
            if name not in ("beggar",):
                act(trial, f"use {name}")
                assert trial.to_json() != snapshot
        carry_on(trial, rng, lambda s: s.round > 1)
        assert conserved(trial) == counted
    if ICON[number] == LAUREL:
        live(state, 0, "accountant", "dancer")
        house(state, 0, "blue", "brown", "purple", "yellow")
        state.leaders[0], state.statues[0] = 1, 0
        assert state.score_sheet(0)["laurels"] > 0


def test_every_operation_is_on_some_card() -> None:
    used = {OPERATIONS[op[0]].name for c in DECK.cards for op in c.ops}
    assert used == {operation.name for operation in OPERATIONS}
