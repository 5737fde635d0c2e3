"""Cost and market: G15–G18, G21, G37, G42–G44, and every payment against brute force."""

from __future__ import annotations

from functools import cache

import pytest

from igroteka.engine import IllegalAction, Rng
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import BUY, CODEC, GIVE, SELL, SPEND
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.games.glenmore.rules.decisions import ACTIVATING, PAYING
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps import paying
from igroteka.games.glenmore.rules.steps.selling import Sell
from igroteka.games.glenmore.rules.tiles import EXCHANGE_PRICE, PRICE, STORE_GOOD
from tests.games.glenmore.positions import (
    T,
    at_turn,
    do,
    finish_turn,
    goods,
    legal,
    new,
    points,
    put,
    rows,
    store,
)
from tests.rules import rule


@rule("G15")
def test_a_tile_is_paid_in_full_or_not_taken() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=2)
    put(state, "quarry-1", 1, 0, cubes=1)
    rows(state, wood=3, stone=3, grain=3)
    state.coins[0] = 0
    at_turn(state, "castle-moil", "castle-stalker", "meadow-2")
    # No grain, and none to be had; wood and stone are there; a tile without cost is free.
    assert legal(state, "take") >= {"castle-stalker", "meadow-2"}
    assert "castle-moil" not in legal(state, "take")
    do(state, "take castle-stalker", "place home south")
    assert goods(state) == {"wood": 1} and state.coins[0] == 0
    assert T["castle-stalker"] in state.lands[0]


@rule("G15")
def test_the_whisky_for_a_tavern_and_a_free_tile() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    at_turn(state, "tavern-3-1", "meadow-2")
    assert "tavern-3-1" not in legal(state, "take")
    state.barrels[0] = 1
    do(state, "take tavern-3-1", "place forest-1 east")
    assert state.barrels[0] == 0 and state.coins[0] == 6


@rule("G16", "G43")
def test_buying_covers_the_lowest_open_number() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    for covered in (0, 1, 2):
        rows(state, stone=covered)
        before = state.coins[0] = 9
        trial = at_turn(state.copy(), "village-2")
        do(trial, "take village-2", "place home south")
        assert trial.market == [0, covered + 1, 0, 0, 0]
        assert trial.coins[0] == before - (covered + 1)
        assert goods(trial) == {}, "what is bought is spent at once"
    rows(state, stone=3)
    at_turn(state, "village-2")
    assert "village-2" not in legal(state, "take"), "all three are covered"


@rule("G16")
def test_bought_cubes_are_for_tiles_brown_tiles_and_distilleries_only() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "distillery-1", 1, 1, folk=1)
    put(state, "butcher-sheep", -1, 1)
    at_turn(state, "meadow-1")
    assert not legal(state, "buy")
    do(state, "take meadow-1", "place home south")
    assert not legal(state, "buy")
    finish_turn(state)
    at_turn(state, "field-3")
    do(state, "take field-3", "place distillery-1 east")
    assert "distillery-1" in legal(state, "activate")
    assert not legal(state, "buy")
    do(state, "activate distillery-1")
    assert state.barrels[0] == 1 and state.market[2] == 1 and state.coins[0] == 5


@rule("G17", "G43")
def test_selling_takes_the_largest_stack() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=3)
    put(state, "meadow-2", 1, 1, cubes=1)
    rows(state, wood=2)
    at_turn(state, "quarry-2")
    assert legal(state, "sell") == {"forest-1"}, "no coins in the row, no sale"
    do(state, "sell forest-1")
    assert state.coins[0] == 8 and state.market[0] == 1
    do(state, "sell forest-1")
    assert state.coins[0] == 9 and state.market[0] == 0
    assert goods(state) == {"wood": 1, "sheep": 1} and not legal(state, "sell")
    with pytest.raises(IllegalAction, match="No coins"):
        state.play("sell forest-1")


@rule("G18")
def test_whisky_and_members_are_no_goods() -> None:
    assert GOODS == ("wood", "stone", "grain", "cattle", "sheep")
    assert {CODEC.text(BUY + n) for n in range(5)} == {f"buy {good}" for good in GOODS}
    state = new()
    put(state, "forest-1", 0, 1)
    state.coins[0] = 99
    at_turn(state, "tavern-4", "tavern-3-2")
    assert not legal(state, "take") & {"tavern-4", "tavern-3-2"}, "no barrel can be bought"


@rule("G21")
def test_loch_ness_costs_a_person() -> None:
    state = at_turn(new(), "loch-ness")
    assert "loch-ness" not in legal(state, "take"), "with one member and no chieftain"
    state.chiefs[0] = 1
    at_turn(state, "loch-ness")
    do(state, "take loch-ness", "place home north")
    assert state.chiefs[0] == 0 and state.folk[state.lands[0][0]] == 1, "the only way is taken"
    state = new()
    put(state, "village-1", 1, 0, folk=1)
    put(state, "quarry-1", 2, 0, folk=1)
    at_turn(state, "loch-ness")
    do(state, "take loch-ness", "place home north")
    assert legal(state, "give") == {"home", "village-1", "quarry-1"}
    do(state, "give home")
    assert (
        state.folk[state.lands[0][0]] == 0 and "loch-ness" in state.view(0)["players"][0]["cards"]
    )


@rule("G21")
def test_a_member_must_stay_beside_loch_ness() -> None:
    state = new()
    put(state, "quarry-1", 1, 0)
    put(state, "field-1", 2, 0, folk=1)
    state.chiefs[0] = 1
    at_turn(state, "loch-ness")
    do(state, "take loch-ness", "place home north")
    # Only the member at home is near; giving it would leave nobody beside the new tile.
    assert legal(state, "give") == {"field-1", "chieftain"}
    assert {GIVE + T["field-1"]} < set(state.legal_actions(0))


@rule("G21")
def test_loch_oich_costs_two_different_cubes() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=3)
    rows(state, wood=0, stone=3, grain=3, cattle=3, sheep=3)
    state.coins[0] = 9
    at_turn(state, "loch-oich")
    assert "loch-oich" not in legal(state, "take"), "two of one kind will not do"
    rows(state, wood=3, stone=3, grain=2, cattle=3, sheep=3)
    state.coins[0] = 0
    at_turn(state, "loch-oich")
    do(state, "take loch-oich", "place home south")
    # One wood and one grain, which costs what selling a wood brings.
    assert legal(state) == {"spend forest-1", "sell forest-1"}
    while state.steps[-1] == PAYING:
        do(state, sorted(legal(state))[0])
    assert goods(state) == {"wood": 1} and state.market == [2, 3, 3, 3, 3]


@rule("G37")
def test_the_player_chooses_which_tile_a_cube_leaves() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "forest-3", 5, 5, cubes=2)
    put(state, "loch-lochy", 0, 2)
    store(state, "loch-lochy wood", 1)
    rows(state, wood=3)
    at_turn(state, "village-5")
    do(state, "take village-5", "place home south")
    assert legal(state, "spend") == {"forest-1", "forest-3", "loch-lochy wood"}
    do(state, "spend forest-3")
    assert state.view(0)["players"][0]["tiles"][2]["cubes"] == {"wood": 1}


@rule("G37")
def test_grain_and_goods_may_come_from_tiles_that_are_not_activated() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "distillery-1", 1, 1, folk=1)
    put(state, "butcher-cattle", 1, 2)
    put(state, "field-3", 7, 7, cubes=1)
    put(state, "pasture-2", 7, 8, cubes=2)
    state.coins[0] = 0
    at_turn(state, "quarry-3")
    do(state, "take quarry-3", "place distillery-1 east")
    do(state, "activate distillery-1")
    assert state.barrels[0] == 1 and "grain" not in goods(state)
    do(state, "activate butcher-cattle")  # the first cattle goes by itself, a second may
    assert legal(state) == {"spend pasture-2", "enough"}
    do(state, "spend pasture-2")
    assert points(state) == 4 and goods(state) == {}


@rule("G42")
def test_selling_is_open_in_the_whole_own_turn() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=3)
    put(state, "village-1", 1, 0, folk=1)
    rows(state, wood=3, stone=3)
    at_turn(state, "quarry-2")
    assert "forest-1" in legal(state, "sell"), "before moving"
    do(state, "take quarry-2", "place home south")
    assert "forest-1" in legal(state, "sell"), "between activations"
    do(state, "activate home", "sell forest-1", "done")
    assert "forest-1" in legal(state, "sell"), "before movement"
    do(state, "move home", "to village-1", "sell forest-1")
    assert state.coins[0] == 11
    before = state.market[:]
    do(state, "end")
    assert state.market == before, "nobody sells in a refill"


@rule("G42")
def test_no_sale_makes_the_chosen_tile_unpayable() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "meadow-2", 5, 5, cubes=1)
    put(state, "pasture-2", 6, 5, cubes=1)
    rows(state, wood=3, stone=1, sheep=1, cattle=1)
    state.coins[0] = 1
    at_turn(state, "castle-stalker")
    do(state, "take castle-stalker", "place home south")
    # Wood is there; stone costs 2: one of the animals must be sold, not the wood.
    assert legal(state) == {"sell meadow-2", "sell pasture-2"}
    do(state, "sell meadow-2")
    assert T["castle-stalker"] in state.lands[0] and state.coins[0] == 0


@rule("G43")
def test_several_are_bought_at_rising_prices_and_own_cubes_may_be_kept() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "butcher-sheep", 1, 1, folk=1)
    put(state, "meadow-2", 5, 5, cubes=1)
    at_turn(state, "field-3")
    do(state, "take field-3", "place butcher-sheep east", "activate butcher-sheep")
    assert legal(state) >= {"buy sheep", "spend meadow-2"}
    do(state, "buy sheep")
    assert "enough" in legal(state)
    do(state, "buy sheep")
    assert state.coins[0] == 6 - 1 - 2 and points(state) == 4 and goods(state) == {"sheep": 1}


@rule("G44")
def test_all_or_nothing_or_a_number_of_choice() -> None:
    names = "distillery-1 butcher-mixed grocer bridge butcher-sheep butcher-cattle fair-3-1"
    least_most = {
        name: (EXCHANGE_PRICE[T[name]].least, EXCHANGE_PRICE[T[name]].most)
        for name in (*names.split(), "fair-4", "fair-5")
    }
    assert least_most == {
        "distillery-1": (1, 1),
        "butcher-mixed": (2, 2),
        "grocer": (3, 3),
        "bridge": (2, 2),
        "butcher-sheep": (1, 2),
        "butcher-cattle": (1, 2),
        "fair-3-1": (1, 3),
        "fair-4": (1, 4),
        "fair-5": (1, 5),
    }
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "bridge", 0, 2, folk=1)
    rows(state, stone=3, wood=3)
    state.coins[0] = 0
    at_turn(state, "meadow-2")
    do(state, "take meadow-2", "place bridge east")
    assert "bridge" not in legal(state, "activate"), "the wood alone will not do"


# --- brute force --------------------------------------------------------------------------------


@cache
def payable(own: tuple[int, ...], row: tuple[int, ...], coins: int, caps: int, least: int) -> bool:
    """Say whether some order of sales, purchases and payments pays at least so many cubes."""
    if least <= 0:
        return True
    for good in range(5):
        if caps >> 2 * good & 3:
            rest = caps - (1 << 2 * good)
            if own[good] and payable(shift(own, good, -1), row, coins, rest, least - 1):
                return True
            if row[good] < 3 and coins > row[good]:
                dearer = shift(row, good, 1)
                if payable(own, dearer, coins - dearer[good], rest, least - 1):
                    return True
        if own[good] and row[good]:
            sold = shift(own, good, -1), shift(row, good, -1)
            if payable(*sold, coins + row[good], caps, least):
                return True
    return False


def shift(numbers: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*numbers[:index], numbers[index] + by, *numbers[index + 1 :])


PENS = ("forest-3", "quarry-3", "field-3", "pasture-2", "meadow-2")
PRICES = sorted({p for p in (*PRICE, *EXCHANGE_PRICE) if p.most})


def some_purse(rng: Rng) -> GlenMoreState:
    """Return a position with random cubes, coins and rows."""
    state = new()
    for n, name in enumerate(PENS):
        put(state, name, 9, n, cubes=max(0, rng.below(5) - 2))
    rows(state, **{good: rng.below(4) for good in GOODS})
    state.coins[0] = rng.below(5)
    return state


def is_payable(state: GlenMoreState) -> bool:
    return payable(
        tuple(state.goods[:5]), tuple(state.market), state.coins[0], state.caps, state.least
    )


@rule("G15", "G43", "G44")
def test_who_can_pay_somehow_can_pay() -> None:
    rng = Rng(5)
    verdicts = []
    for _ in range(700):
        state = some_purse(rng)
        for price in PRICES:
            state.caps, state.least, state.most = price
            verdict = market.can_pay(state, 0, price.caps, price.least)
            assert verdict == is_payable(state), (state.goods[:5], state.market, state.coins[0])
            verdicts.append(verdict)
    assert 0.2 < sum(verdicts) / len(verdicts) < 0.95


@rule("G16", "G42", "G43", "G44")
def test_a_payment_offers_all_that_is_possible_and_nothing_else() -> None:
    """Each offer leaves a payment that can be made; what is not offered does not."""
    rng = Rng(6)
    seen = 0
    for n in range(1500):
        state = some_purse(rng)
        price = PRICES[n % len(PRICES)]
        if not market.can_pay(state, 0, price.caps, price.least):
            continue
        state.caps, state.least, state.most = price
        state.paid, state.seat_to_act, state.steps = 0, 0, [ACTIVATING, PAYING]
        while state.most > 0 and rng.below(8):
            fixed = sum(state.caps >> 2 * g & 3 for g in range(5)) == state.least
            first = next(g for g in range(5) if state.caps >> 2 * g & 3)
            expected = set()
            for name in PENS:
                for verb, base in (("spend", SPEND), ("sell", SELL)):
                    action = CODEC.parse(f"{verb} {name}")
                    good = STORE_GOOD[action - base]
                    if not state.goods[good]:
                        continue
                    if verb == "sell" and not state.market[good]:
                        continue
                    if verb == "spend" and not allowed(state, good, fixed, first):
                        continue
                    if is_payable(after(state, action)):
                        expected.add(action)
            for good in range(5):
                if (
                    allowed(state, good, fixed, first)
                    and state.market[good] < 3
                    and state.coins[0] > state.market[good]
                    and is_payable(after(state, BUY + good))
                ):
                    expected.add(BUY + good)
            if state.least <= 0:
                expected.add(CODEC.parse("enough"))
            offered = state.legal_actions(0)
            assert set(offered) == expected and expected
            seen += 1
            state = after(state, rng.choice(offered))
            if state.steps == [ACTIVATING]:
                break
    assert seen > 1000


def allowed(state: GlenMoreState, good: int, fixed: bool, first: int) -> bool:
    return bool(state.caps >> 2 * good & 3) and (not fixed or good == first)


def after(state: GlenMoreState, action: int) -> GlenMoreState:
    copy = state.copy()
    if action == CODEC.parse("enough"):
        copy.steps = [ACTIVATING]
    elif action >= SELL:
        Sell().apply(copy, action, 0)
    elif action >= BUY:
        paying.buy(copy, action - BUY, 0)
    else:
        paying.spend(copy, action - SPEND, 0)
    return copy


@rule("G7", "G15")
def test_a_tile_is_offered_if_and_only_if_it_can_be_paid() -> None:
    rng = Rng(7)
    for _ in range(300):
        state = some_purse(rng)
        put(state, "forest-1", 0, 1)
        state.barrels[0] = rng.below(2)
        names = ["castle-moil", "village-2", "loch-oich", "iona-abbey", "tavern-4", "fair-5"]
        at_turn(state, *names)
        for name in names:
            price = PRICE[T[name]]
            state.caps, state.least = price.caps, price.least
            possible = is_payable(state) and (name != "tavern-4" or state.barrels[0] > 0)
            assert (name in legal(state, "take")) == possible


@rule("G44")
def test_no_dead_end_inside_a_chain() -> None:
    """From any small action of a random game some completion of the turn exists."""
    for seed in range(30):
        state = new(2 + seed % 4, seed)
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            actions = state.legal_actions(seat)
            assert actions
            state.apply(rng.choice(actions), seat)
            if state.steps and state.steps[-1] == PAYING:
                assert is_payable_by(state)


def is_payable_by(state: GlenMoreState) -> bool:
    assert state.seat_to_act is not None
    return market.can_pay(state, state.seat_to_act, state.caps, max(0, state.least))


@rule("G15", "G16", "G17", "G19", "G24", "G27")
def test_the_turn_of_anna_with_iona_abbey() -> None:
    """The rulebook's example: 3 coins, 2 wood and 1 cattle become Iona Abbey and 8 points."""
    state = new()
    put(state, "quarry-3", 2, 1)
    put(state, "quarry-1", 1, 0)
    put(state, "meadow-2", 2, -1)
    put(state, "fair-4", 2, 0, folk=1)
    put(state, "forest-3", 7, 7, cubes=2)
    put(state, "pasture-2", 7, 8, cubes=1)
    rows(state, stone=1, cattle=2, sheep=2)
    state.coins[0] = 3
    at_turn(state, "iona-abbey")
    do(state, "take iona-abbey", "place fair-4 east")
    assert legal(state) == {"spend forest-3", "buy wood", "sell pasture-2"}
    do(state, "spend forest-3")
    # A bought stone is the only way, 2 coins; for the sheep at 3 the cattle must be sold.
    assert legal(state) == {"sell pasture-2"} and state.coins[0] == 1
    do(state, "sell pasture-2")
    assert state.coins[0] == 0 and state.market == [0, 2, 0, 1, 3]
    assert goods(state) == {"wood": 1} and "iona-abbey" in state.view(0)["players"][0]["cards"]
    do(state, "activate quarry-3", "activate meadow-2", "activate iona-abbey", "gain sheep")
    assert goods(state) == {"wood": 1, "stone": 1, "sheep": 2}
    do(state, "sell iona-abbey sheep")
    assert state.coins[0] == 3
    do(state, "activate fair-4", "spend forest-3", "spend quarry-3", "buy grain", "spend meadow-2")
    assert points(state) == 8 and goods(state) == {} and state.coins[0] == 2
