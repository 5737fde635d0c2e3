"""What a search with a network looks at first: squares that promise something, and how much."""

from __future__ import annotations

import pytest

from igroteka.engine import find_game
from igroteka.engine.randomness import Rng
from igroteka.games.venice.bot.glance import MANY, considered, out_of_reach, promises
from igroteka.games.venice.bot.knowledge import VeniceKnowledge
from igroteka.games.venice.bot.weights import WEIGHTS
from igroteka.games.venice.rules.actions import DROWN
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import act, fresh, position

HANDS = ["green-3 green-4", "red-3 red-4"]
TILES = {"a1": "red-3", "c1": "red-X", "a6": "platform", "f6": "green-2"}


def promised(state: VeniceState) -> dict[str, float]:
    seat = state.seat_to_act
    assert seat is not None
    actions = state.legal_actions(seat)
    texts = [state.CODEC.text(action) for action in actions]
    return dict(zip(texts, promises(state, seat, actions), strict=True))


def test_of_many_squares_only_some_are_considered_in_whole_games() -> None:
    knowledge, rng = VeniceKnowledge(), Rng(4)
    fewer = 0
    for seats in find_game("venice").seat_counts:
        state = fresh(seats, seats)
        while (seat := state.seat_to_act) is not None:
            legal, kept = state.legal_actions(seat), knowledge.considered(state, seat)
            assert kept and len(set(kept)) == len(kept) and set(kept) <= set(legal)
            assert len(promises(state, seat, legal)) == len(legal)
            fewer += len(kept) < len(legal)
            assert knowledge.habit(state, seat, rng) in legal
            state.apply(rng.choice(kept), seat)
    assert fewer


def test_a_figure_that_fell_may_always_be_given_up() -> None:
    state = position(figures={"a1": 0, "a6": 1}, hands=["red-3", "red-4"], tiles=TILES)
    act(state, "play red-3")
    kept = considered(state, 0)
    assert len(kept) == MANY + 1 and kept[-1] == DROWN
    assert len(considered(fresh(), fresh().seat_to_act or 0)) == MANY


def test_the_best_square_is_promised_by_the_move_that_leads_there() -> None:
    state = position(figures={"a1": 0, "a6": 1}, hands=HANDS, tiles=TILES)
    before = promised(state)
    act(state, "move a1")
    after = promised(state)
    # The red 3 will sink, the X stay and bring twice 2, 5 and 6.
    assert after["to c1"] == pytest.approx(26 - WEIGHTS.doomed_figure)
    assert before["move a1"] == max(after.values()) > before["play green-3"] == 0
    assert before["gondola a1"] == pytest.approx(before["move a1"] - WEIGHTS.gondola)


def test_a_card_that_sinks_an_own_figure_promises_less() -> None:
    state = position(figures={"f6": 0, "a1": 1}, hands=["red-3 black-3", "red-4"], tiles=TILES)
    assert promised(state)["play red-3"] > 0
    state = position(figures={"a1": 0, "f6": 1}, hands=["red-3 black-3", "red-4"], tiles=TILES)
    assert promised(state)["play red-3"] < 0


def test_no_gondola_is_considered_to_where_the_figure_could_walk_instead() -> None:
    figures = {"a1": 0, "a4": 1}
    for use, walks in (("instead", False), ("extra", True)):
        state = position(figures=figures, hands=HANDS, tiles=TILES, gondola=use)
        act(state, "gondola a1")
        legal = state.legal_actions(0)
        texts = {
            state.CODEC.text(action)
            for action in (out_of_reach(state, legal) if use == "instead" else legal)
        }
        # Along the wall up to the rival's figure, not beyond.
        assert ("to a2" in texts, "to a3" in texts, "to a5" in texts) == (walks, walks, True)
        kept = considered(state, 0)
        assert kept and (walks or set(kept) <= set(out_of_reach(state, legal)))
