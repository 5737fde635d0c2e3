"""G16: what a cube costs is asked at one door: whoever moves the price moves what is legal."""

from __future__ import annotations

import pytest

from igroteka.engine import Rng
from igroteka.games.glenmore import GlenMoreState
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import BUY
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.testing import Case, random_step
from tests.games.glenmore.contract import CASE

BUYS = range(BUY, BUY + len(GOODS))


def buying(case: Case, seed: int) -> GlenMoreState:
    """Return a position in which a cube may be bought."""
    state = case.new(case.newest_setups[0], seed)
    rng = Rng(seed)
    while not any(set(BUYS) & set(state.legal_actions(seat)) for seat in state.seats_to_act()):
        if state.is_over:
            seed += 1
            state = case.new(case.newest_setups[0], seed)
        state.apply(*random_step(state, rng))
    assert isinstance(state, GlenMoreState)
    return state


@pytest.mark.parametrize("seed", range(0, 100, 20))
def test_a_dearer_cube_is_neither_legal_nor_paid_for(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = buying(CASE, seed)
    seat = state.seats_to_act()[0]
    bought = [action for action in state.legal_actions(seat) if action in BUYS]
    price = market.price(state, bought[0] - BUY)
    coins = state.coins[seat]
    monkeypatch.setattr(market, "price", lambda state, good: coins + 1)
    assert not set(BUYS) & set(state.legal_actions(seat))
    assert all(state.step().refuse(state, action, seat) for action in bought)
    monkeypatch.setattr(market, "price", lambda state, good: price - 1)
    told = state.copy()
    told.events = []
    told.play(bought[0], seat)
    assert told.events[0].args["coins"] == price - 1
