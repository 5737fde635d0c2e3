"""What a search with a network looks at in Orléans."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.bots import Sight
from igroteka.bots.search import SearchBot
from igroteka.engine import Rng
from igroteka.engine.network import Manner
from igroteka.engine.networks import Weights
from igroteka.games.orleans import GAME
from igroteka.games.orleans.bot.plans import Planner
from igroteka.games.orleans.rules.places import PLACE_NAMES
from igroteka.games.orleans.rules.readiness import activated
from tests.games.orleans.helpers import at, every_step, goods, market, new

KNOWLEDGE = GAME.knowledge


@pytest.mark.parametrize("step", sorted(every_step()))
def test_what_is_considered_is_legal_and_named_once(step: str) -> None:
    state = every_step()[step]
    for seat in state.seats_to_act():
        considered = KNOWLEDGE.considered(state, seat)
        assert considered and len(set(considered)) == len(considered)
        assert set(considered) <= set(state.legal_actions(seat))
        assert KNOWLEDGE.for_search().considered(state, seat) == considered


def test_there_is_a_plan_with_the_farmhouse() -> None:
    """The rating leaves it out. Not every place gets its plan: a plan begun is made anew."""
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    at("planning", state)
    filled = set()
    for first in KNOWLEDGE.considered(state, 0):
        held = state.copy()
        held.apply(first, 0)
        for put in KNOWLEDGE.considered(held, 0):
            planned = held.copy()
            planned.apply(put, 0)
            while not planned.done & 1:
                planned.apply(KNOWLEDGE.considered(planned, 0)[0], 0)
            filled |= {PLACE_NAMES[place] for place in activated(planned, 0)}
    assert "farmhouse" in filled


def test_a_plan_with_an_item_has_that_item_first() -> None:
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    planner = Planner(state, 0)
    for item in range(len(planner.items)):
        assert planner.quick(item)[0] == item


def test_under_torture_few_ways_are_compared() -> None:
    """One thing after another: all ways to give five things would take minutes."""
    state = every_step()["torture"].copy()
    seat = state.seat_to_act
    assert seat is not None
    goods(state, seat, grain=1, wine=1, wool=1, brocade=1)
    state.steps[-2] = 5
    assert len(KNOWLEDGE.considered(state, seat)) == 1 < len(state.legal_actions(seat))
    state.steps[-2] = 1
    assert 1 < len(KNOWLEDGE.considered(state, seat)) <= 3


def test_a_search_without_time_still_finds_something_to_do(tmp_path: Path) -> None:
    own, common = len(KNOWLEDGE.FEATURES), len(KNOWLEDGE.COMMON)
    blank = Weights([[0]] * own, [[0]] * own, [[0]] * common, bias=[0], out=[], bits=8)
    path = tmp_path / "network.json"
    path.write_text(blank.text(KNOWLEDGE, {}, Manner()), "utf-8")
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    sight = Sight.of(GAME, at("planning", state), 0, Rng(1))
    assert SearchBot(seconds=1e-9, network=str(path)).choose(sight, Rng(1)) in sight.actions
