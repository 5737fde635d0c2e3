"""Substitution, technology, and the twenty tiles. Rules O31–O42, O59."""

from __future__ import annotations

import pytest

from igroteka.games.orleans.rules.box import ENTRY_NAMES, EVENT_NAMES, TOKEN_NAMES
from igroteka.games.orleans.rules.places import FIT_BITS, SLOT_NAMES, STACK, TILE_NAMES
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps.events import harms
from tests.games.orleans.helpers import (
    at,
    bag,
    count,
    fill,
    give_tile,
    goods,
    lay,
    market,
    new,
    on,
    play,
    station,
    texts,
    track,
)
from tests.rules import rule


def fits(token: str, slot: str, mode: int = 0) -> bool:
    return bool(FIT_BITS[mode][TOKEN_NAMES.index(token)] >> SLOT_NAMES.index(slot) & 1)


def ready_tile(tile: str, event: str = "pilgrimage") -> OrleansState:
    return at("actions", fill(give_tile(new(), tile), tile), event)


@rule("O31")
def test_a_monk_stands_for_any_and_nothing_for_a_monk() -> None:
    assert all(fits("monk", slot) for slot in SLOT_NAMES)
    for token in TOKEN_NAMES:
        for mode in range(4):
            assert fits(token, "brewery-monk", mode) == (token == "monk")
    assert not fits("knight", "village-farmer") and fits("own-farmer", "village-farmer")


@rule("O32")
def test_school_and_herb_garden() -> None:
    for slot in ("village-farmer", "village-boatman", "castle-trader", "ship-knight"):
        assert not fits("scholar", slot) and fits("scholar", slot, 1)
    assert not fits("scholar", "cellar-monk", 1)
    for slot in ("village-farmer", "village-craftsman", "castle-trader"):
        assert (
            not fits("boatman", slot) and fits("boatman", slot, 2) and fits("own-boatman", slot, 2)
        )
    assert not fits("boatman", "ship-knight", 2) and not fits("boatman", "cellar-scholar", 2)
    state = at("planning", give_tile(market(new(), "scholar"), "school"))
    assert "put castle-trader" in texts(play(state, "pick scholar"))
    other = at("planning", give_tile(market(new(), "scholar"), "school", seat=1))
    assert "put castle-trader" not in texts(play(other, "pick scholar"))


def with_technology(state: OrleansState, number: int = 1) -> OrleansState:
    state.technology[0] += number
    state.technology_supply -= number
    return state


@rule("O33", "O34")
def test_technology_is_placed_after_passing_the_first_on_a_farmer() -> None:
    state = with_technology(fill(fill(new(), "farmhouse"), "scriptorium", 1), 2)
    at("actions", state, "pilgrimage")
    assert texts(state) == ["do farmhouse", "pass"]
    play(state, "pass")
    assert state.seat_to_act == 0, "before the next player acts"
    farmers = {"village", "university", "castle", "ship", "wagon", "guildhall"}
    assert set(texts(state)) == {"done"} | {f"cover {place}-farmer" for place in farmers}
    play(state, "cover village-farmer")
    offered = texts(state)
    assert "cover village-boatman" not in offered, "one for a place"
    assert "cover castle-boatman" in offered and "cover scriptorium-knight" in offered
    assert not [text for text in offered if "town_hall" in text or "farmhouse" in text]
    play(state, "done")
    assert state.seat_to_act == 1 and state.technology[0] == 1, "the other waits for a later round"


@rule("O34")
def test_never_on_a_monk_or_a_single_slot() -> None:
    state = with_technology(new())
    state.pioneers = 1
    for tile in ("cellar", "brewery", "hayrick", "pharmacy", "gunpowder_tower", "laboratory"):
        give_tile(state, tile)
    at("actions", state, "pilgrimage")
    offered = {text.removeprefix("cover ") for text in texts(state)}
    assert "cellar-scholar" in offered and "laboratory-craftsman" in offered
    assert not offered & {"cellar-monk", "brewery-monk", "hayrick-farmer", "pharmacy-any"}


@rule("O35")
def test_a_technology_tile_never_covers_a_character() -> None:
    state = with_technology(fill(fill(new(), "castle"), "scriptorium"))
    state.pioneers = 1
    play(at("actions", state, "pilgrimage"), "pass")
    assert not [text for text in texts(state) if "castle" in text or "scriptorium" in text]


@rule("O34", "O35")
def test_a_technology_tile_covers_an_empty_slot_for_good() -> None:
    state = lay(with_technology(new()), "village-farmer", "farmer")
    at("actions", state, "pilgrimage")
    assert "cover village-farmer" not in texts(state)
    play(state, "cover castle-farmer")
    market(state)
    at("followers", state)
    play(state, "draw 0")
    assert texts(state) == ["recall village-farmer", "done"]
    at("planning", state)
    assert "lift castle-farmer" not in texts(state)


@rule("O36")
def test_the_first_trader_step_chooses_from_stack_one() -> None:
    state = play(at("actions", fill(new(), "village")), "do village", "recruit trader")
    ones = {f"build {tile}" for n, tile in enumerate(TILE_NAMES) if STACK[n] == 1}
    assert set(texts(state)) == ones and len(ones) == 12
    later = track(fill(new(), "village"), "trader", 1)
    play(at("actions", later), "do village", "recruit trader")
    assert len(texts(later)) == 20, "both stacks, and one must be taken"
    none = fill(new(), "village")
    for tile in range(20):
        if STACK[tile] == 1:
            none.tiles[tile] = -2
    play(at("actions", none), "do village", "recruit trader")
    assert none.tracks[3] == 1 and count(none, "bag", "trader") == 1 and 0 not in none.tiles


@rule("O37", "O59")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("hayrick", "grain"),
        ("cheese_factory", "cheese"),
        ("winery", "wine"),
        ("wool_manufacturer", "wool"),
        ("tailor_shop", "brocade"),
    ],
)
def test_tiles_that_make_goods(tile: str, good: str) -> None:
    state = play(ready_tile(tile), f"do {tile}")
    assert state.view(0)["players"][0]["goods"][good] == 1
    barred = fill(fill(give_tile(new(), tile), tile), "castle")
    number = ("grain", "cheese", "wine", "wool", "brocade").index(good)
    barred.gone[7 + number] += barred.goods_market[number]
    barred.goods_market[number] = 0
    assert f"do {tile}" not in texts(at("actions", barred))


@rule("O37", "O59")
@pytest.mark.parametrize(
    ("tile", "coins", "points"),
    [
        ("shipping_line", 0, 1),
        ("brewery", 2, 0),
        ("library", 0, 2),
        ("windmill", 2, 1),
        ("cellar", 4, 0),
    ],
)
def test_tiles_that_give_coins_and_points(tile: str, coins: int, points: int) -> None:
    state = play(ready_tile(tile), f"do {tile}")
    assert (state.coins[0], state.development[0]) == (5 + coins, points)


@rule("O59", "O62")
def test_office_and_hospital() -> None:
    office = station(fill(give_tile(new(), "office"), "office"), "blois", "tours")
    play(at("actions", office, "pilgrimage"), "do office")
    assert office.coins[0] == 7
    none = play(ready_tile("office"), "do office")
    assert none.coins[0] == 5, "legal, and gives nothing"
    hospital = fill(give_tile(new(), "hospital"), "hospital")
    hospital.development[0] = 9
    play(at("actions", hospital, "pilgrimage"), "do hospital")
    assert hospital.coins[0] == 8


@rule("O37")
def test_horse_wagon_goes_by_road() -> None:
    state = play(ready_tile("horse_wagon"), "do horse_wagon")
    assert "go chartres" in texts(state) and "go briare" not in texts(state)
    play(state, "go chartres")
    assert "leave" in texts(state)


@rule("O38")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_sacristy_may_ignore_an_event(event: str) -> None:
    state = fill(give_tile(bag(new(), *["knight"] * 5), "sacristy"), "sacristy")
    state.goods[:5] = [1, 0, 0, 3, 0]
    ready = at("event", state.copy(), event)
    assert texts(ready) == ["ward", "endure"]
    play(ready, "ward")
    assert ready.goods[:5] == [1, 0, 0, 3, 0] and ready.coins[0] == 5
    assert sum(ready.bag[:11]) == 6, "nobody was lost, and the monk is back"
    hurt = play(at("event", state.copy(), event), "endure")
    assert on(hurt, "sacristy-monk") == "monk"
    assert hurt.goods[0] == (0 if event == "harvest" else 1)
    assert hurt.coins[0] == (4 if event == "taxes" else 5)
    assert sum(hurt.bag[:11]) == (4 if event == "plague" else 5)


def praying(*in_bag: str, rules: int = 2, coins: int = 5, **had: int) -> OrleansState:
    """Seat 0 has a monk in the sacristy, exactly these in the bag, and these goods and coins."""
    state = fill(give_tile(bag(new(rules=rules), *in_bag), "sacristy"), "sacristy")
    state.coins[0] = coins
    return goods(state, **had)


@rule("O38")
@pytest.mark.parametrize(
    ("event", "state", "lost"),
    [
        ("taxes", praying(wool=2), False),
        ("taxes", praying(wool=3), True),
        ("taxes", praying(wool=3, coins=0), True),
        ("harvest", praying(), True),
        ("harvest", praying(coins=0), True),
        ("harvest", praying(grain=1, coins=0), True),
        ("plague", praying(), False),
        ("plague", praying("own-farmer"), False),
        ("plague", praying("knight"), True),
    ],
)
def test_the_owner_is_asked_only_where_something_would_be_lost(
    event: str, state: OrleansState, lost: bool
) -> None:
    older = praying_by_older_rules(state)
    assert (at("event", state.copy(), event).view(0)["step"] == "ward") == lost
    assert at("event", older, event).view(0)["step"] == "ward", "before version 2 always"


def praying_by_older_rules(state: OrleansState) -> OrleansState:
    older = state.copy()
    older.rules = 1
    return older


@rule("O38", "O50")
def test_who_has_nothing_to_give_has_nothing_to_lose() -> None:
    state = praying(coins=0)
    state.stock[0], state.gone[13] = 0, 10
    state.tiles[TILE_NAMES.index("sacristy")] = 0
    # The sacristy itself could be given.
    assert at("event", state.copy(), "harvest").view(0)["step"] == "ward"
    assert harms(at("event", state.copy(), "harvest"), 0)
    state.tiles[TILE_NAMES.index("sacristy")] = -2
    state.event = EVENT_NAMES.index("harvest")
    assert not harms(state, 0)


@rule("O38")
def test_an_event_is_ignored_only_while_it_goes_on() -> None:
    state = at("event", goods(goods(praying(wool=3), 1, grain=1), 1, cheese=1), "harvest")
    play(state, "ward")
    assert state.view(1)["step"] == "feed" and state.view(1)["warded"] == 0
    play(state, "feed grain", seat=1)
    assert state.round == 1 and state.view(1)["warded"] is None


@rule("O38")
def test_sacristy_has_no_action_and_does_not_help_elsewhere() -> None:
    state = fill(fill(give_tile(new(3), "sacristy"), "sacristy"), "castle")
    assert "do sacristy" not in texts(at("actions", state.copy()))
    assert at("event", state.copy(), "income").round == 1
    assert at("event", state.copy(), "pilgrimage").round == 1, "there is nothing to ignore"
    census = track(track(state, "farmer", 2, seat=1), "farmer", 1, seat=2)
    assert at("census", census).coins[0] == 4


@rule("O39")
def test_pharmacy_sells_development() -> None:
    state = at("actions", lay(give_tile(new(), "pharmacy"), "pharmacy-any", "own-trader"))
    play(state, "do pharmacy")
    assert texts(state) == ["pay 1", "pay 2", "pay 3"]
    play(state, "pay 3")
    assert state.development[0] == 3 and state.coins[0] == 2
    assert state.citizens[0] == 0
    poor = lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk")
    poor.coins[0], poor.development[0] = 2, 29
    play(at("actions", poor), "do pharmacy")
    assert texts(poor) == ["pay 1"], "at most the spaces left"
    for coins, space in ((0, 3), (5, 30)):
        barred = fill(lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk"), "castle")
        barred.coins[0], barred.development[0] = coins, space
        assert "do pharmacy" not in texts(at("actions", barred))
    met = lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk")
    met.coins[0], met.development[0] = 1, 6
    play(at("actions", met, "pilgrimage"), "do pharmacy")
    assert texts(met) == ["pay 1"], "coins met on the way cannot pay"
    assert play(met, "pay 1").coins[0] == 3


@rule("O40")
def test_gunpowder_tower_stores_what_was_drawn() -> None:
    state = give_tile(new(), "gunpowder_tower")
    market(state, *["farmer"] * 7)
    at("followers", state)
    assert texts(state) == ["draw 0", "draw 1", "draw 2", "draw 3"], (
        "one space and two in the tower"
    )
    play(state, "draw 3")
    assert "done" not in texts(state), "not all fit on the market"
    token = texts(state)[0].removeprefix("store ")
    assert token.startswith("own-")
    play(state, f"store {token}")
    second = texts(state)[0].removeprefix("store ")
    play(state, f"store {second}")
    assert sum(state.market[:11]) == 8 and sum(state.tower) == 2
    at("planning", state)
    assert f"pick-tower {token}" in texts(state)
    play(state, f"pick-tower {token}")
    slot = next(text for text in texts(state) if text.startswith("put"))
    play(state, slot)
    assert sum(state.tower) == 1
    play(state, slot.replace("put", "lift"))
    assert sum(state.tower) == 2 and sum(state.market[:11]) == 8


@rule("O12", "O40")
def test_what_is_taken_back_may_be_laid_in_the_tower_too() -> None:
    state = fill(give_tile(market(new()), "gunpowder_tower"), "castle")
    at("followers", state)
    play(state, "draw 0", "recall castle-trader")
    assert texts(state) == ["store trader", "done"]
    play(state, "store trader", "recall castle-farmer", "done")
    assert state.tower[3] == 1 and count(state, "market", "farmer") == 1
    play(state, "recall castle-boatman", "store boatman")
    assert state.tower[1] == 1 and sum(state.market[:11]) == 1


@rule("O40")
def test_tower_sends_to_deeds_and_the_rest_stays() -> None:
    state = give_tile(new(), "gunpowder_tower")
    state.tower[4], state.tower[5] = 1, 1
    state.supply[4] -= 1
    state.supply[5] -= 1
    at("actions", state, "pilgrimage")
    play(state, "do gunpowder_tower", "send papal_conclave-knight")
    assert "send astronomy-scholar" in texts(state)
    play(state, "done")
    assert state.tower[5] == 1 and state.coins[0] == 8
    own = fill(give_tile(new(), "gunpowder_tower"), "castle")
    own.tower[7], own.market[7] = 1, 0
    assert "do gunpowder_tower" not in texts(at("actions", own)), "an own one is never sent"


def bathing(*in_bag: str) -> OrleansState:
    """Seat 0 has a monk in the bathhouse and exactly these in the bag."""
    state = lay(give_tile(new(), "bathhouse"), "bathhouse-any", "monk")
    base = [TOKEN_NAMES.index(token) for token in in_bag]
    for token in base:
        state.bag[token] += 1
        if token < 7:
            state.supply[token] -= 1
        else:
            state.market[token] -= 1
    return fill(state, "castle")


@rule("O41")
def test_bathhouse_puts_one_of_two_to_work() -> None:
    state = at("actions", bathing("knight", "scholar"))
    play(state, "do bathhouse")
    assert texts(state) == ["pick knight", "pick scholar"]
    play(state, "pick knight")
    assert "put bathhouse-any" not in texts(state) and "put town_hall-any" in texts(state)
    play(state, "keep", "pick scholar", "put scriptorium-scholar")
    assert on(state, "scriptorium-scholar") == "scholar"
    assert count(state, "bag", "knight") == 1 and count(state, "bag", "monk") == 1
    assert on(state, "bathhouse-any") is None


@rule("O41")
def test_bathhouse_with_a_small_bag_or_nothing_that_fits() -> None:
    one = play(at("actions", bathing("scholar")), "do bathhouse", "pick scholar")
    assert "keep" not in texts(one)
    assert "do bathhouse" not in texts(at("actions", bathing())), "nobody to draw"
    state = bathing("own-farmer", "own-trader")
    for place in ("village", "university", "ship", "wagon", "guildhall"):
        lay(state, f"{place}-farmer", "farmer")
    for slot in ("university-trader", "monastery-trader", "wagon-trader"):
        lay(state, slot, "trader")
    play(at("actions", state), "do bathhouse")
    assert state.view(0)["step"] == "turn", "neither fits: both return"
    assert count(state, "bag", "own-farmer") == 1 and count(state, "bag", "own-trader") == 1


@rule("O32", "O41")
def test_substitution_counts_in_the_bathhouse() -> None:
    state = bathing("own-boatman")
    for place in ("farmhouse", "village", "ship"):
        lay(state, f"{place}-boatman", "boatman")
    strict = play(at("actions", state.copy()), "do bathhouse")
    assert strict.view(0)["step"] == "turn", "no slot is left for a boatman"
    give_tile(state, "herb_garden")
    play(at("actions", state), "do bathhouse", "pick own-boatman", "put village-farmer")
    assert on(state, "village-farmer") == "own-boatman"


@rule("O41")
def test_bathhouse_takes_any_character() -> None:
    state = at("planning", give_tile(new(), "bathhouse"))
    assert "put bathhouse-any" in texts(play(state, "pick own-craftsman"))


@rule("O42")
def test_laboratory() -> None:
    state = play(ready_tile("laboratory"), "do laboratory")
    assert state.technology_supply == 15
    barred = fill(fill(give_tile(new(), "laboratory"), "laboratory"), "castle")
    barred.gone[12], barred.technology_supply = 16, 0
    assert "do laboratory" not in texts(at("actions", barred))
    own = lay(give_tile(new(), "laboratory"), "laboratory-scholar", "technology")
    lay(own, "laboratory-craftsman", "craftsman")
    assert "do laboratory" in texts(at("actions", own))


@rule("O61")
def test_school_and_herb_garden_do_not_help_on_deeds() -> None:
    state = lay(give_tile(new(), "school"), "town_hall-any", "scholar")
    play(at("actions", state), "do town_hall")
    sent = {text.removeprefix("send ") for text in texts(state)}
    assert sent == {entry for entry in ENTRY_NAMES if entry.endswith("-scholar")}
