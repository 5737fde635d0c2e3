"""Components and set-up: V1–V13, V32."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.engine import Rng
from igroteka.games.venice.rules.box import (
    CARD_VALUES,
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    PLATFORM,
)
from tests.games.venice.positions import act, city, fresh, platforms, texts, words_after
from tests.rules import rule

SEEDS = range(40)


def cards_of(bits: int) -> list[str]:
    return [DISTRICT_NAMES[card] for card in range(48) if bits >> card & 1]


@rule("V1", "V2", "V5")
def test_the_city_holds_all_districts_and_platforms_once() -> None:
    for seats in (3, 4, 5):
        state = fresh(seats)
        tiles = Counter(tile for tile in state.layout if tile >= 0)
        assert tiles.pop(PLATFORM) == 16
        names = {DISTRICT_NAMES[tile] for tile in tiles}
        colours = ["black", "brown", "turquoise", "purple", "red", "green"]
        assert names == {f"{c}-{v}" for c in colours for v in "2345678X"}
        assert set(tiles.values()) == {1}
        assert city(state) == {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
    assert fresh(4, seed=1).layout != fresh(4, seed=2).layout


@rule("V3")
def test_there_is_no_forecast_of_value_2() -> None:
    state = fresh(3)
    every = state.unseen
    for hand in state.hands:
        every |= hand
    cards = cards_of(every)
    assert len(cards) == 42
    assert Counter(card.split("-")[1] for card in cards) == dict.fromkeys("345678X", 6)
    assert 0 not in CARD_VALUES


@rule("V4")
def test_ten_treasures_of_each_colour_and_two_gondolas_each() -> None:
    state = fresh(5)
    assert state.supply == [10] * 6
    assert state.gondolas == [2] * 5


@rule("V6", "V7", "V8")
@pytest.mark.parametrize(
    "seats,cards,unseen,figures,coins", [(3, 12, 6, 4, 13), (4, 9, 6, 3, 10), (5, 7, 7, 3, 8)]
)
def test_cards_figures_and_coins(
    seats: int, cards: int, unseen: int, figures: int, coins: int
) -> None:
    state = fresh(seats)
    assert [hand.bit_count() for hand in state.hands] == [cards] * seats
    assert state.unseen.bit_count() == unseen
    assert state.purses == [coins] * seats
    rng = Rng(1)
    placements = 0
    while texts(state)[0].startswith("place"):
        act(state, rng.choice(texts(state)))
        placements += 1
    assert placements == seats * figures
    assert sum(square >= 0 for square in state.figures) == seats * figures


@rule("V6")
def test_the_cards_are_shuffled_and_the_unseen_ones_too() -> None:
    deals = [fresh(3, seed) for seed in SEEDS]
    assert len({tuple(state.hands) for state in deals}) == len(SEEDS)
    assert len({state.unseen for state in deals}) > len(SEEDS) // 2


@rule("V9")
def test_chance_names_the_start_player() -> None:
    assert {fresh(5, seed).start for seed in SEEDS} == set(range(5))


@rule("V10", "V32")
def test_figures_are_placed_one_by_one_and_the_start_player_goes_on() -> None:
    state = fresh(4)
    order = []
    assert all(hand for hand in state.hands), "hands are known before placement"
    for _ in range(12):
        order.append(state.seat_to_act)
        act(state, texts(state)[0])
    lap = [(state.start + n) % 4 for n in range(4)]
    assert order == lap * 3
    assert state.seat_to_act == state.start
    assert texts(state, "play")


@rule("V11")
def test_own_figures_start_on_different_values_platforms_aside() -> None:
    state = fresh(2, seed=3)
    state.start = state.turn = state.seat_to_act = 0
    square = next(s for s in sorted(city(state) - platforms(state)))
    value = state.layout[state.CODEC.parse(f"place {square}")] // COLOURS
    act(state, f"place {square}")
    assert square not in words_after(state, "place"), "one figure a square"
    other = words_after(state, "place")
    assert any(state.layout[state.CODEC.parse(f"place {s}")] // COLOURS == value for s in other), (
        "only one's own values matter"
    )
    act(state, f"place {sorted(platforms(state))[0]}")
    mine = words_after(state, "place")
    for s in mine - platforms(state):
        assert state.layout[state.CODEC.parse(f"place {s}")] // COLOURS != value
    free = sorted(platforms(state) & mine)
    act(state, f"place {free[0]}")
    act(state, f"place {sorted(words_after(state, 'place'))[0]}")
    assert platforms(state) & words_after(state, "place"), "several may start on platforms"


@rule("V12")
def test_two_players_play_a_smaller_city() -> None:
    removed = set()
    for seed in SEEDS:
        state = fresh(2, seed)
        districts = [DISTRICT_NAMES[tile] for tile in state.layout if 0 <= tile < PLATFORM]
        assert len(districts) == 30 and len(platforms(state)) == 6
        assert city(state) == {f"{column}{row}" for column in "abcdef" for row in range(1, 7)}
        assert not any(name[-1] in "78" for name in districts)
        colours = {name.split("-")[0] for name in districts}
        assert len(colours) == 5
        removed |= set(COLOUR_NAMES) - colours
        every = state.hands[0] | state.hands[1] | state.unseen
        assert every.bit_count() == 25
        assert {card.split("-")[0] for card in cards_of(every)} == colours
        assert state.supply.count(0) == 1, "its treasures are useless"
    assert len(removed) == 6, "the colour is drawn at random"


@rule("V13")
def test_two_players_have_three_figures_ten_cards_eleven_coins() -> None:
    state = fresh(2)
    assert [hand.bit_count() for hand in state.hands] == [10, 10]
    assert state.unseen.bit_count() == 5
    assert state.purses == [11, 11] and state.gondolas == [2, 2]
    for _ in range(6):
        act(state, texts(state, "place")[0])
    assert texts(state, "play")
