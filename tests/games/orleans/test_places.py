"""The places of the board. Rules O19–O30, O57, O61, O62."""

from __future__ import annotations

import pytest

from igroteka.games.orleans.rules.box import ENTRY_NAMES, KIND_NAMES
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.towns import TOWN_NAMES, WAY_BETWEEN, WAYS
from tests.games.orleans.helpers import (
    at,
    count,
    fill,
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


def ready(place: str, state: OrleansState | None = None, event: str = "income") -> OrleansState:
    """Seat 0 is about to act with one filled place; seat 1 has nothing to do."""
    return at("actions", fill(state or new(), place), event)


def merchant(state: OrleansState, town: str) -> OrleansState:
    state.merchants[0] = TOWN_NAMES.index(town)
    return state


@rule("O19", "O57")
@pytest.mark.parametrize(
    ("space", "good"),
    list(enumerate(("grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"))),
)
def test_farmhouse(space: int, good: str) -> None:
    state = ready("farmhouse", track(new(), "farmer", space))
    supply, held = state.supply[0], state.view(0)["goods_market"][good]
    play(state, "do farmhouse")
    assert state.tracks[0] == space + 1 and count(state, "bag", "farmer") == 1
    assert state.supply[0] == supply - 1
    assert state.view(0)["players"][0]["goods"][good] == 1
    assert state.view(0)["goods_market"][good] == held - 1


@rule("O20")
def test_village_boatman_pays_coins_and_the_first_at_the_end_takes_the_citizen() -> None:
    for space, coins in enumerate((2, 3, 4, 5, 0)):
        state = ready("village", track(new(), "boatman", space))
        play(state, "do village", "recruit boatman")
        # The event of the round is income: one coin for the level.
        assert state.coins[0] == 5 + coins + 1
        assert (state.citizens[3] == 0) == (space == 4)
    late = ready("village", track(new(), "boatman", 4))
    late.citizens[3] = 1
    play(late, "do village", "recruit boatman")
    assert late.coins[0] == 6 and late.citizens[3] == 1


@rule("O20")
def test_village_craftsman_and_trader() -> None:
    state = play(ready("village"), "do village", "recruit craftsman")
    assert state.technology[0] == 1 and state.technology_supply == 15
    state = play(ready("village"), "do village", "recruit trader", "build brewery")
    assert state.view(0)["players"][0]["tiles"] == ["brewery"]
    assert count(state, "bag", "trader") == 1 and state.tracks[3] == 1


@rule("O21")
def test_university() -> None:
    for space, points in enumerate((2, 3, 4, 5, 6)):
        state = play(ready("university", track(new(), "scholar", space)), "do university")
        assert state.development[0] == points
        assert count(state, "bag", "scholar") == 1 and state.tracks[5] == space + 1


@rule("O22")
def test_castle() -> None:
    for space in range(5):
        state = play(ready("castle", track(new(), "knight", space)), "do castle")
        assert count(state, "bag", "knight") == 1 and state.tracks[4] == space + 1
        assert (state.citizens[4] == 0) == (space == 3)
    second = track(new(), "knight", 3)
    second.citizens[4] = 1
    assert play(ready("castle", second), "do castle").citizens[4] == 1


@rule("O23", "O44")
def test_monastery_rests_in_a_pilgrimage_round() -> None:
    state = play(ready("monastery"), "do monastery")
    assert count(state, "bag", "monk") == 1 and state.tracks[:6] == [0] * 6
    resting = ready("monastery", fill(new(), "castle"), "pilgrimage")
    assert texts(resting) == ["do castle", "pass"]


@rule("O24")
def test_ship_takes_one_good_of_the_river() -> None:
    state = new(4)
    river = WAYS[WAY_BETWEEN[1, TOWN_NAMES.index("orleans"), TOWN_NAMES.index("briare")]]
    first, second = river.spaces
    swap = state.ways.index(3), state.ways.index(4)
    state.ways[first], state.ways[swap[0]] = state.ways[swap[0]], state.ways[first]
    swap = (swap[0], state.ways.index(4))
    state.ways[second], state.ways[swap[1]] = state.ways[swap[1]], state.ways[second]
    ready("ship", state)
    play(state, "do ship")
    assert set(texts(state)) == {"go briare", "go blois"}
    state.events = []
    play(state, "go briare")
    assert [(told.kind, told.args) for told in state.events] == [
        ("went", {"origin": "orleans", "town": "briare"})
    ]
    assert texts(state) == ["take wool", "take brocade", "leave"]
    play(state, "take brocade")
    assert state.view(0)["players"][0]["goods"]["brocade"] == 1
    assert state.ways[second] == -1 and state.ways[first] == 3, "it is not replaced"
    assert TOWN_NAMES[state.merchants[0]] == "briare"


@rule("O24")
def test_wagon_may_leave_the_good_and_use_empty_roads() -> None:
    state = play(ready("wagon"), "do wagon")
    assert set(texts(state)) == {
        f"go {town}" for town in ("vierzon", "chartres", "chateaudun", "montargis")
    }
    play(state, "go chartres", "leave")
    assert sum(state.goods) == 0
    state = new()
    road = WAYS[WAY_BETWEEN[0, 0, TOWN_NAMES.index("chartres")]]
    state.gone[7 + state.ways[road.spaces[0]]] += 1
    state.ways[road.spaces[0]] = -1
    play(ready("wagon", state), "do wagon", "go chartres")
    assert state.round == 1, "there was nothing to take"


@rule("O24")
def test_no_such_way_bars_and_merchants_may_share() -> None:
    state = merchant(fill(new(), "wagon"), "chartres")
    assert texts(ready("ship", state)) == ["do wagon", "pass"]
    assert new(4).merchants == [0, 0, 0, 0]


@rule("O25")
def test_guildhall() -> None:
    state = play(ready("guildhall", merchant(new(), "blois")), "do guildhall")
    assert state.view(0)["stations"]["blois"] == [0] and state.stock[0] == 9
    taken = station(merchant(fill(new(), "castle"), "blois"), "blois", seat=1)
    assert "do guildhall" not in texts(ready("guildhall", taken))
    orleans = station(new(), "orleans", seat=1)
    play(ready("guildhall", orleans), "do guildhall")
    assert orleans.view(0)["stations"]["orleans"] == [0, 1]
    again = station(fill(new(), "castle"), "orleans")
    assert "do guildhall" not in texts(ready("guildhall", again))
    empty = merchant(fill(new(), "castle"), "blois")
    empty.stock[0] = 0
    empty.gone[13] = 10
    assert "do guildhall" not in texts(ready("guildhall", empty))


@rule("O26", "O62")
def test_scriptorium() -> None:
    assert play(ready("scriptorium"), "do scriptorium").development[0] == 1
    end = new()
    end.development[0] = 30
    assert play(ready("scriptorium", end), "do scriptorium").development[0] == 30


@rule("O27")
def test_town_hall_sends_to_deeds_and_each_is_rewarded() -> None:
    state = lay(lay(new(), "town_hall-any", "knight"), "town_hall-any-2", "monk")
    at("actions", state, "pilgrimage")
    play(state, "do town_hall")
    spaces = {"city_wall-knight", "papal_conclave-knight", "peace_treaty-knight"}
    monk = {"papal_conclave-monk", "cathedral-monk", "peace_treaty-monk"}
    assert set(texts(state)) == {f"send {e}" for e in spaces | monk}, "a monk is no joker here"
    play(state, "send papal_conclave-knight")
    assert state.coins[0] == 8 and "done" in texts(state)
    play(state, "send cathedral-monk")
    assert state.coins[0] == 10
    assert state.deeds[ENTRY_NAMES.index("papal_conclave-knight")] == 0
    assert sum(state.bag[:11]) == 0, "they stay there for the rest of the game"


@rule("O27")
def test_who_fills_a_deed_takes_its_citizen() -> None:
    state = lay(new(), "town_hall-any", "trader")
    state.deeds[ENTRY_NAMES.index("astronomy-scholar")] = 0
    state.supply[5] -= 2
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send astronomy-trader")
    assert state.view(None)["citizens"]["astronomy"] == 0
    assert state.coins[0] == 6


@rule("O27")
def test_a_deed_with_a_free_space_keeps_its_citizen() -> None:
    state = lay(new(), "town_hall-any", "trader")
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send astronomy-trader")
    assert state.view(None)["citizens"]["astronomy"] is None


@rule("O27")
def test_a_space_takes_one_character_for_the_rest_of_the_game() -> None:
    state = lay(lay(new(), "town_hall-any", "monk"), "town_hall-any-2", "monk")
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send peace_treaty-monk")
    assert "send cathedral-monk" in texts(state) and "send peace_treaty-monk" not in texts(state)


@rule("O27")
def test_canalisation_gives_a_coin_or_a_point_each_time() -> None:
    state = lay(lay(new(), "town_hall-any", "boatman"), "town_hall-any-2", "boatman")
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send canalisation-boatman")
    assert texts(state) == ["reward coin", "reward point"]
    play(state, "reward point", "send canalisation-boatman", "reward coin")
    assert state.development[0] == 1 and state.coins[0] == 6


@rule("O28")
def test_own_characters_never_go_to_the_town_hall() -> None:
    state = at("planning", new())
    for own in ("own-farmer", "own-boatman", "own-craftsman", "own-trader"):
        play(state, f"pick {own}")
        assert not [text for text in texts(state) if "town_hall" in text]
        play(state, "keep")


@rule("O29")
@pytest.mark.parametrize(
    ("place", "kind", "end"),
    [("farmhouse", "farmer", 8), ("university", "scholar", 5), ("castle", "knight", 5)],
)
def test_the_end_of_a_track_or_of_the_supply_bars(place: str, kind: str, end: int) -> None:
    other = fill(fill(new(), "scriptorium"), place)
    assert f"do {place}" in texts(at("actions", other.copy(), "income"))
    assert f"do {place}" not in texts(at("actions", track(other.copy(), kind, end), "income"))
    other.gone[KIND_NAMES.index(kind)] += other.supply[KIND_NAMES.index(kind)]
    other.supply[KIND_NAMES.index(kind)] = 0
    assert f"do {place}" not in texts(at("actions", other, "income"))


@rule("O23", "O29")
def test_without_a_monk_in_the_supply_the_monastery_rests() -> None:
    state = fill(fill(new(), "castle"), "monastery")
    assert "do monastery" in texts(at("actions", state.copy(), "income"))
    state.gone[6] += state.supply[6]
    state.supply[6] = 0
    assert "do monastery" not in texts(at("actions", state, "income"))


@rule("O29")
def test_a_missing_bonus_does_not_bar() -> None:
    state = goods(new(), 1, grain=0)
    state.gone[7] += state.goods_market[0]
    state.goods_market[0] = 0
    play(ready("farmhouse", state), "do farmhouse")
    assert state.tracks[0] == 1 and count(state, "bag", "farmer") == 1 and sum(state.goods) == 0
    state = new()
    state.gone[12], state.technology_supply = 16, 0
    play(ready("village", state), "do village", "recruit craftsman")
    assert state.technology[0] == 0 and state.tracks[2] == 1
    state = track(new(), "trader", 1)
    state.tiles = [-2] * 20
    play(ready("village", state), "do village", "recruit trader")
    assert state.tracks[3] == 2 and count(state, "bag", "trader") == 1


@rule("O30")
def test_the_village_is_barred_only_for_exhausted_kinds() -> None:
    state = track(track(fill(new(), "castle"), "boatman", 5), "craftsman", 5)
    play(ready("village", state), "do village")
    assert texts(state) == ["recruit trader"]
    closed = track(track(track(fill(new(), "castle"), "boatman", 5), "craftsman", 5), "trader", 5)
    assert texts(ready("village", closed)) == ["do castle", "pass"]


@rule("O61")
def test_town_hall_needs_one_that_fits_and_the_other_goes_to_the_bag() -> None:
    state = lay(lay(fill(new(), "castle"), "town_hall-any", "knight"), "town_hall-any-2", "monk")
    for name in ("papal_conclave-monk", "cathedral-monk", "peace_treaty-monk"):
        entry = ENTRY_NAMES.index(name)
        state.supply[6] -= state.deeds[entry]
        state.deeds[entry] = 0
    barred = state.copy()
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send city_wall-knight")
    assert count(state, "bag", "monk") == 1 and on(state, "town_hall-any-2") is None
    for name in ("city_wall-knight", "papal_conclave-knight", "peace_treaty-knight"):
        entry = ENTRY_NAMES.index(name)
        barred.supply[4] -= barred.deeds[entry]
        barred.deeds[entry] = 0
    at("actions", barred, "pilgrimage")
    assert "do town_hall" not in texts(barred) and on(barred, "town_hall-any-2") == "monk"


@rule("O61")
def test_one_of_two_may_be_kept_back() -> None:
    state = lay(lay(new(), "town_hall-any", "knight"), "town_hall-any-2", "scholar")
    at("actions", state, "pilgrimage")
    assert "done" not in texts(play(state, "do town_hall"))
    play(state, "send city_wall-knight", "done")
    assert count(state, "bag", "scholar") == 1


@rule("O62")
def test_at_the_end_of_the_development_track_points_give_nothing() -> None:
    state = lay(new(), "town_hall-any", "boatman")
    state.development[0] = 30
    at("actions", state, "pilgrimage")
    play(state, "do town_hall", "send canalisation-boatman", "reward point")
    assert state.development[0] == 30 and state.coins[0] == 5
