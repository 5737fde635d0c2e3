"""Development, events, torture, the end. Rules O43–O53, O58, O63."""

from __future__ import annotations

import pytest

from igroteka.engine import Event
from igroteka.games.orleans.rules.box import LEVELS
from igroteka.games.orleans.rules.gains import develop
from igroteka.games.orleans.rules.places import TILE_NAMES
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps import torture
from igroteka.games.orleans.rules.towns import TOWN_NAMES
from tests.games.orleans.helpers import (
    at,
    bag,
    check_components,
    count,
    fill,
    give_tile,
    goods,
    lay,
    new,
    on,
    play,
    station,
    texts,
    track,
)
from tests.rules import rule


@rule("O43")
def test_levels() -> None:
    stars = {0: 1, 3: 1, 4: 2, 8: 2, 9: 3, 14: 3, 15: 4, 21: 4, 22: 5, 29: 5, 30: 6}
    assert {space: LEVELS[space] for space in stars} == stars


@rule("O43")
def test_coins_and_citizens_of_spaces_reached_or_passed() -> None:
    state = new()
    develop(state, 0, 8)
    assert state.coins[0] == 8 and state.citizens[0] == 0
    develop(state, 0, 4)
    assert state.coins[0] == 12
    develop(state, 1, 18)
    assert state.citizens[:3] == [0, 1, -1] and state.coins[1] == 12
    develop(state, 1, 40)
    assert state.development[1] == 30 and state.coins[1] == 17 and state.citizens[2] == 1


@rule("O43")
def test_moving_back_may_lower_the_level() -> None:
    state = new()
    state.development[0], state.coins[0] = 9, 0
    goods(state, wool=3)
    at("event", state, "taxes")
    assert state.view(0)["players"][0]["level"] == 3
    play(state, "give development")
    assert state.view(0)["players"][0]["level"] == 2


@rule("O44", "O45")
@pytest.mark.parametrize(("number", "tax"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_taxes(number: int, tax: int) -> None:
    assert at("event", goods(new(), wool=number), "taxes").coins == [5 - tax, 5]
    assert at("event", goods(new(), wool=number), "pilgrimage").coins == [5, 5]


@rule("O46", "O47")
def test_income_and_trading_day() -> None:
    state = station(new(), "blois", "tours", "orleans")
    state.development[0] = 15
    assert at("event", state.copy(), "income").coins == [9, 6]
    assert at("event", state.copy(), "trading_day").coins == [8, 5]


@rule("O48", "O58")
def test_harvest_takes_food_back_to_the_market() -> None:
    state = goods(new(), grain=1, wine=1, wool=2)
    before = state.goods_market[2]
    at("event", state, "harvest")
    assert texts(state) == ["feed grain", "feed wine"]
    play(state, "feed wine")
    assert state.goods[:5] == [1, 0, 0, 2, 0] and state.goods_market[2] == before + 1
    assert state.coins == [5, 0], "without food five coins"


@rule("O48")
def test_harvest_with_one_kind_of_food_asks_nothing() -> None:
    state = goods(goods(new(), cheese=2), 1, grain=1)
    at("event", state, "harvest")
    assert state.goods[:5] == [0, 1, 0, 0, 0] and state.goods[5:] == [0] * 5 and state.round == 1


@rule("O49")
def test_plague_takes_a_neutral_character_back_to_the_supply() -> None:
    state = track(bag(new(), "knight", "knight"), "knight", 2)
    supply = state.supply[4]
    state.events = []
    at("event", state, "plague")
    assert Event("plague", 0, {"token": "knight"}, reveals=True) in state.events
    assert state.supply[4] == supply + 1 and count(state, "bag", "knight") == 1
    assert state.tracks[4] == 2, "markers do not move"


@rule("O49")
def test_plague_spares_own_characters_and_empty_bags() -> None:
    state = bag(new(), "own-farmer")
    state.bag[7], state.market[7] = 1, 0
    at("event", state, "plague")
    assert count(state, "bag", "own-farmer") == 1
    assert sum(state.bag[11:22]) == 0


def poor(state: OrleansState, event: str = "harvest") -> OrleansState:
    """Seat 0 has no coins and faces an event."""
    state.coins[0] = 0
    return at("event", state, event)


@rule("O50", "O63")
def test_torture_offers_everything_one_has() -> None:
    state = station(goods(bag(new(), "knight"), wool=1), "blois")
    give_tile(lay(state, "village-farmer", "technology"), "hayrick")
    state.technology[0] += 1
    state.technology_supply -= 1
    state.development[0] = 5
    assert set(texts(poor(state))) == {
        "give station",
        "give-station blois",
        "give follower",
        "give development",
        "give-good wool",
        "give-tile hayrick",
        "give technology",
        "give-technology village-farmer",
    }
    play(state, "give station", "give-station blois", "give follower", "give development")
    assert state.seat_to_act == 0 and state.view(0)["asked"]["missing"] == 1
    play(state, "give-good wool")
    assert state.stock[0] == 8 and state.view(0)["stations"]["blois"] == []
    assert count(state, "bag", "knight") == 0 and state.gone[4] == 14 - 8 + 1
    assert state.development[0] == 4 and sum(state.goods[:5]) == 0
    check_components(state)


@rule("O50")
def test_each_thing_given_is_told() -> None:
    state = station(goods(bag(new(), "knight"), wool=1), "blois")
    give_tile(lay(state, "village-farmer", "technology"), "hayrick")
    state.technology[0] += 1
    state.technology_supply -= 1
    state.development[0] = 5
    told = {
        "give station": Event("gave-stock", 0),
        "give-station blois": Event("gave-station", 0, {"town": "blois"}),
        "give follower": Event("gave-follower", 0, {"token": "knight"}, reveals=True),
        "give development": Event("gave-development", 0),
        "give-good wool": Event("gave-good", 0, {"good": "wool"}),
        "give-tile hayrick": Event("gave-tile", 0, {"tile": "hayrick"}),
        "give technology": Event("gave-technology", 0),
        "give-technology village-farmer": Event(
            "gave-placed", 0, {"place": "village", "slot": "village-farmer"}
        ),
    }
    poor(state)
    for text, event in told.items():
        after = state.copy()
        after.events = []
        play(after, text)
        assert after.events[0] == event


@rule("O50")
def test_one_pays_what_one_has_first() -> None:
    state = new()
    state.coins[0] = 3
    at("event", state, "harvest")
    assert state.coins[0] == 0 and state.view(0)["asked"]["missing"] == 2
    play(state, "give station", "give station")
    assert state.stock[0] == 8 and state.round == 1


@rule("O50")
def test_the_census_can_lead_to_torture() -> None:
    state = track(track(new(3), "farmer", 2, seat=1), "farmer", 1, seat=2)
    state.coins[0] = 0
    at("census", state)
    assert state.seat_to_act == 0 and state.view(0)["step"] == "torture"
    play(state, "give station")
    assert state.stock[0] == 9 and state.view(0)["step"] == "plan"


@rule("O50")
def test_nothing_left_to_give_and_the_rest_lapses() -> None:
    state = new()
    state.stock[0] = 1
    state.gone[13] = 9
    poor(state)
    play(state, "give station")
    assert state.round == 1
    empty = new()
    empty.stock[0] = 0
    empty.gone[13] = 10
    assert poor(empty).round == 1


@rule("O50")
def test_a_follower_is_neutral_and_random_and_leaves_the_game() -> None:
    state = bag(new(), "monk")
    for token in range(7, 11):
        state.bag[token], state.market[token] = 1, 0
    poor(state)
    play(state, "give follower")
    assert count(state, "bag", "monk") == 0 and state.gone[6] == 14 - 8 + 1
    assert "give follower" not in texts(state), "own ones are never given"


@rule("O50", "O63")
@pytest.mark.parametrize(
    ("space", "possible"), [(0, False), (1, True), (7, False), (8, False), (9, True), (13, False)]
)
def test_never_back_from_or_onto_a_coin_space(space: int, possible: bool) -> None:
    state = new()
    state.development[0] = space
    assert ("give development" in texts(poor(state))) == possible


@rule("O51")
def test_a_tile_given_up_frees_its_characters_and_loses_its_technology() -> None:
    state = lay(give_tile(new(), "winery"), "winery-farmer", "technology")
    lay(give_tile(state, "school"), "winery-trader", "trader")
    lay(state, "castle-trader", "scholar")
    poor(state)
    play(state, "give-tile winery", "give-tile school")
    assert count(state, "bag", "trader") == 1 and state.gone[12] == 1
    assert (
        "winery" in state.view(0)["removed"]
        and "winery-farmer" not in state.view(0)["players"][0]["slots"]
    )
    assert on(state, "castle-trader") == "scholar", "a substitute stays valid"
    lay(lay(state, "castle-farmer", "farmer"), "castle-boatman", "boatman")
    check_components(state)
    assert "do castle" in texts(at("actions", state, "income"))


@rule("O51")
def test_a_tower_given_up_empties_into_the_bag() -> None:
    state = give_tile(new(), "gunpowder_tower")
    state.tower[5] = 1
    state.supply[5] -= 1
    play(poor(state), "give-tile gunpowder_tower")
    assert count(state, "bag", "scholar") == 1 and sum(state.tower) == 0
    check_components(state)


@rule("O51")
def test_a_tower_given_up_empties_into_its_owners_bag() -> None:
    state = give_tile(new(), "gunpowder_tower", seat=1)
    state.tower[5] = 1
    state.supply[5] -= 1
    torture.give_tile(state, 1, TILE_NAMES.index("gunpowder_tower"))
    assert state.view(1)["players"][1]["bag"]["scholar"] == 1 and sum(state.tower) == 0
    check_components(state)


@rule("O63")
def test_a_placed_technology_given_up_opens_the_slot_again() -> None:
    state = lay(new(), "village-farmer", "technology")
    play(poor(state), "give-technology village-farmer")
    assert on(state, "village-farmer") is None and state.gone[12] == 1
    at("planning", state)
    assert "put village-farmer" in texts(play(state, "pick own-farmer"))
    check_components(state)
    state.technology[0], state.technology_supply = 1, state.technology_supply - 1
    at("actions", state, "pilgrimage")
    assert "cover village-boatman" in texts(state), "its place may carry another one"


@rule("O63")
def test_a_station_given_up_frees_its_town_and_citizens_are_never_given() -> None:
    state = station(fill(new(), "guildhall", 1), "blois")
    state.citizens[0] = 0
    state.merchants[1] = TOWN_NAMES.index("blois")
    poor(state)
    assert not [text for text in texts(state) if "citizen" in text]
    play(state, "give-station blois", *["give station"] * 4)
    assert "do guildhall" in texts(at("actions", state, "income"), 1)


@rule("O58")
def test_what_returns_reopens_actions() -> None:
    state = fill(bag(new(), "knight"), "castle")
    state.gone[4] += state.supply[4]
    state.supply[4] = 0
    assert "do castle" not in texts(at("actions", fill(state.copy(), "farmhouse"), "income"))
    at("event", state, "plague")
    assert "do castle" in texts(at("actions", state, "income"))


def last_round(state: OrleansState) -> OrleansState:
    state.round = 17
    return at("event", state, "pilgrimage")


@rule("O52")
def test_the_sole_owner_of_the_most_stations_takes_the_last_citizen() -> None:
    state = last_round(station(new(3), "blois", "tours", seat=1))
    assert state.is_over and state.view(None)["citizens"]["most_stations"] == 1
    tied = last_round(station(station(new(3), "blois", seat=1), "tours", seat=2))
    assert tied.view(None)["citizens"]["most_stations"] is None


@rule("O53")
def test_points() -> None:
    state = goods(station(new(), "blois", "tours"), grain=1, cheese=2, wine=1, wool=1, brocade=2)
    state.development[0], state.citizens[4] = 16, 0
    last_round(state)
    assert state.score_sheet(0) == {"coins": 5, "goods": 22, "stations": 8, "citizens": 8}
    assert state.scores() == [43, 5] and state.ranking() == [1, 2]


@rule("O53")
def test_ties() -> None:
    state = last_round(new(3))
    assert state.ranking() == [1, 1, 1]
    further = new(3)
    further.development[1] = 2
    assert last_round(further).ranking() == [2, 1, 2]
