"""The types that a program with a type checker gets: `make lint` fails if one becomes `Any`."""

from __future__ import annotations

from typing import Any, assert_type

import pytest

import igroteka
from igroteka import IgrotekaError, State
from igroteka.games.bruges import BrugesState, BrugesView
from igroteka.games.glenmore import GlenMoreState, GlenMoreView
from igroteka.games.orleans import OrleansState, OrleansView
from igroteka.games.venice import VeniceState, VeniceView


def test_a_game_that_is_named_by_its_state_is_typed() -> None:
    venice = assert_type(igroteka.new(VeniceState, seats=2, seed=7), VeniceState)
    assert_type(venice.view(0), VeniceView)
    glenmore = assert_type(igroteka.new(GlenMoreState, seats=2), GlenMoreState)
    assert_type(glenmore.view(0), GlenMoreView)
    assert_type(glenmore.copy(), GlenMoreState)
    orleans = assert_type(igroteka.new(OrleansState, seats=2), OrleansState)
    assert_type(orleans.view(None), OrleansView)
    bruges = assert_type(igroteka.new(BrugesState, seats=2), BrugesState)
    assert_type(bruges.view(1), BrugesView)
    assert_type(igroteka.new("venice", seats=2), State[Any])
    assert venice == igroteka.new("venice", seats=2, seed=7)
    for state in (venice, glenmore, orleans, bruges):
        assert state == igroteka.new(state.GAME, seats=2, seed=7 if state is venice else 0)


def test_options_and_refusals_are_the_same_by_either_name() -> None:
    chosen = igroteka.new(VeniceState, seats=2, gondola="extra")
    assert chosen == igroteka.new("venice", seats=2, gondola="extra")
    assert chosen.view(None)["options"]["gondola"] == "extra"
    with pytest.raises(IgrotekaError, match="9"):
        igroteka.new(VeniceState, seats=9)
