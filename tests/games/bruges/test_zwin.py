"""City on the Zwin: its modules, the new citizens and the fifth player (Z1–Z7, Z17)."""

from __future__ import annotations

import pytest

from igroteka.engine import BadSetup, Rng
from igroteka.games.bruges.rules.deck.vocabulary import GUILD_NAMES
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.acting import says
from tests.games.bruges.positions import (
    BOX,
    GAME,
    act,
    discard,
    give,
    house,
    live,
    new,
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
from tests.games.bruges.zwin_positions import FULL, bourse
from tests.rules import rule


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
    assert len(state.left) == len(state.right) == 17 * seats
    assert len(state.reserve) == 34 * (6 - seats)
    zwin = [c for c in BOX.deck.cards if c.set == "zwin"]
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
    live(state, 0, "accountant")
    discard(state, "monk", "queen")
    state.guilders[0] = 6
    act(state, "play prior person")
    assert people_of(state, 0) == {"prior", "accountant"}, "a second, empty house is needed"
    assert "admit monk" not in texts(state)
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
    found = [
        c for c in BOX.deck.cards if any("settle_from_discard" in name for name in ops_of(c.id))
    ]
    assert sorted(c.guild for c in found) == list(range(12))


def ops_of(name: str) -> list[str]:
    from igroteka.games.bruges.rules.deck.vocabulary import OPERATIONS

    card = next(c for c in BOX.deck.cards if c.id == name)
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


@rule("Z4", "B43")
def test_a_person_from_the_pile_is_settled_like_any_other() -> None:
    state = position("prior", "king")
    live(state, 0, "writer")
    house(state, 0, "red", "blue", "blue")
    discard(state, "printer", "monk", "pilgrim")
    state.guilders[0] = 6
    act(state, "play prior person", "lodge 2", "admit pilgrim")
    assert state.points[0] == 5 + 2, "the writer's point for each of the two"
    assert texts(state) == {"draw left", "draw right"}
    act(state, "draw left", "draw left")
    assert len(state.hands[0]) == 3 and pile_of(state) == ["printer", "monk"]


@rule("Z4")
def test_who_moves_in_from_the_pile_may_bring_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, "monk", {"op": "settle_from_discard", "guild": "clerics", "pay": True})
    state = position("prior", "king")
    house(state, 0, "red", "red", "red")
    discard(state, "monk", "abbot", "pilgrim", "abbess")
    state.guilders[0] = 9
    act(state, "play prior person", "admit monk")
    assert texts(state) == {"admit pilgrim", "admit abbess", "done"}, "9 for the abbot is too much"
    declined = state.copy()
    act(state, "admit abbess")
    assert people_of(state, 0) == {"prior", "monk", "abbess"} and state.guilders[0] == 0
    act(declined, "done")
    assert people_of(declined, 0) == {"prior", "monk"} and declined.guilders[0] == 3


@rule("Z5", "B47")
def test_a_house_from_the_pile_is_not_a_played_card() -> None:
    state = position("greek", "king")
    live(state, 0, "court_painter", "tanner")
    house(state, 0, "red")
    discard(state, "queen")
    act(state, "play greek person", "raise queen")
    assert state.points[0] == 6, "the court painter counts every house"
    assert state.guilders[0] == 5 - 3, "the tanner only those of played cards"


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


@rule("Z6")
def test_it_is_used_only_with_a_card_still_to_be_played_from_hand() -> None:
    state = position("king", "queen")
    live(state, 0, "spaniard", "accountant")
    act(state, "play king workers")
    assert "use spaniard" not in texts(state), "the card of the turn has been played"
    live(state, 0, "coachman")
    assert "use spaniard" in texts(state), "the coachman lets a further one be played"
    workers(state, 0, brown=1)
    assert "use spaniard" not in texts(state), "but nobody can pay the coachman"
    state = position()
    live(state, 0, "spaniard", "accountant")
    assert texts(state) == {"use accountant", "done"}, "an empty hand"


@rule("Z6")
def test_unused_it_lapses_with_the_turn() -> None:
    state = position("king")
    live(state, 0, "spaniard", "jeweller")
    give(state, 1, "queen", "prince")
    act(state, "use spaniard", "use jeweller", "discard king")
    assert state.seat_to_act == 1, "nothing is left to be played"
    act(state, "play queen workers")
    assert workers_of(state, 1)["blue"] == 3, "no colour is asked for"


@rule("Z6")
def test_a_person_settled_uses_it_up_without_a_colour() -> None:
    state = position("nun", "king")
    live(state, 0, "spaniard", "coachman")
    house(state, 0, "red")
    act(state, "use spaniard", "play nun person")
    assert "nun" in people_of(state, 0) and not state.wild


@rule("Z6", "Z14")
def test_it_goes_together_with_the_exchange() -> None:
    state = bourse("guilders_plus", "king", "queen", dice="12346")
    live(state, 0, "spaniard", "coachman")
    act(state, "use spaniard")
    further = state.copy()
    act(state, "trade king", "as yellow")
    assert state.guilders[0] == 5 + 6 + 2 and not state.wild
    act(further, "use coachman", "trade king", "as purple")
    assert further.guilders[0] == 5 + 4 + 2 and not further.wild, "also for a further card"
    state = bourse("threat_points", "king", "queen")
    live(state, 0, "spaniard")
    threats(state, 0, purple=1)
    assert "trade king" not in texts(state)
    act(state, "use spaniard", "trade king", "as purple")
    assert state.points[0] == 8 and threats_of(state, 0) == {}


@rule("Z6", "Z14")
def test_its_colours_are_those_of_the_modified_action() -> None:
    state = bourse("canal_free", "king", "prince")
    live(state, 0, "spaniard")
    state.guilders[0] = 0
    act(state, "use spaniard")
    assert "canal" not in plays_of(state, "king"), "there is no money"
    act(state, "trade king")
    assert texts(state) == {"as blue", "as red"}
    act(state, "as red")
    assert state.canals[:2] == [0, 1]


@rule("Z6", "Z14")
def test_no_colour_is_asked_for_where_none_matters() -> None:
    state = bourse("guilders_five", "king", "queen")
    live(state, 0, "spaniard")
    act(state, "use spaniard", "trade king")
    assert state.guilders[0] == 5 + 5 and not state.wild
    state = position("king", "queen", dice="12346")
    live(state, 0, "spaniard", "dice_player")
    act(state, "use spaniard", "play king guilders")
    assert state.guilders[0] == 5 + 6, "any die counts"
    state = bourse("workers_any", "king", "queen")
    live(state, 0, "spaniard")
    act(state, "use spaniard", "trade king")
    assert state.view(0)["step"]["kind"] == "take-worker"
    state = bourse("canal_any_colour", "king", "queen")
    live(state, 0, "spaniard")
    act(state, "use spaniard", "trade king")
    assert texts(state) == {"canal left", "canal right"}
    state = bourse("threat_any", "king", "queen")
    live(state, 0, "spaniard")
    threats(state, 0, red=1, yellow=1)
    act(state, "use spaniard", "trade king")
    assert texts(state) == {"ward red", "ward yellow"}


@rule("Z6", "Z14")
def test_a_house_of_the_exchange_costs_a_worker_of_the_named_colour() -> None:
    state = bourse("house_guilders", "king", "queen")
    live(state, 0, "spaniard")
    workers(state, 0, brown=1, red=1, yellow=1)
    act(state, "use spaniard", "trade king", "give yellow")
    assert workers_of(state, 0) == {"red": 1} and state.guilders[0] == 8
    state = bourse("house_no_worker", "king", "queen")
    live(state, 0, "spaniard")
    workers(state, 0, brown=1)
    act(state, "use spaniard")
    assert "house" not in plays_of(state, "king") and "trade king" in texts(state)


@rule("Z6", "Z14")
def test_a_card_drawn_and_traded_at_once_is_not_from_hand() -> None:
    state = bourse("guilders_plus", "king", "queen")
    live(state, 0, "spaniard", "actor", "master_of_ceremonies")
    act(state, "use spaniard", "use actor", "repeat master_of_ceremonies", "draw left")
    (traded,) = (text for text in texts(state) if text.startswith("trade"))
    act(state, traded)
    assert state.guilders[0] == 5 + 3 + 2
    act(state, "play king guilders", "as red")
    assert not state.wild, "it was kept for the next card from hand"


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
    act(state, "use executioner", "dismiss nun", "play prior person", "lodge 3")
    assert "admit nun" in texts(state)


def test_a_whole_game_with_everything_ends() -> None:
    state = GAME.new(5, 11, FULL)
    assert isinstance(state, BrugesState)
    rng = Rng(4)
    while state.seat_to_act is not None:
        state.apply(rng.choice(state.legal_actions(state.seat_to_act)), state.seat_to_act)
    assert len(state.scores()) == 5
