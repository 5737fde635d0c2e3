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
from igroteka.games.orleans.bot.knowledge import OrleansKnowledge
from igroteka.games.orleans.bot.plans import Planner
from igroteka.games.orleans.bot.weights import WEIGHTS
from igroteka.games.orleans.rules.actions import PUT
from igroteka.games.orleans.rules.decisions import EMPTY
from igroteka.games.orleans.rules.places import PLACE_NAMES, SLOTS
from igroteka.games.orleans.rules.readiness import activated
from igroteka.games.orleans.rules.state import OrleansState
from tests.games.orleans.helpers import at, every_step, goods, market, new

KNOWLEDGE = OrleansKnowledge()


@pytest.mark.parametrize("step", sorted(every_step()))
def test_what_is_considered_is_legal_and_named_once(step: str) -> None:
    state = every_step()[step]
    for seat in state.seats_to_act():
        considered = KNOWLEDGE.considered(state, seat)
        assert considered and len(set(considered)) == len(considered)
        assert set(considered) <= set(state.legal_actions(seat))
        assert KNOWLEDGE.for_search().considered(state, seat) == considered


MARKETS = (
    ("farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman"),
    ("own-farmer", "own-boatman", "own-craftsman", "own-trader", "knight", "monk"),
    ("farmer", "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"),
)


def plans_reached(state: OrleansState) -> list[OrleansState]:
    """Return what comes of a planning by all ways that are considered, once each."""
    reached: dict[tuple[int, ...], OrleansState] = {}
    ways = [state]
    while ways:
        now = ways.pop()
        for action in KNOWLEDGE.considered(now, 0):
            after = now.copy()
            after.apply(action, 0)
            key = (after.done, after.held[0], *after.slots)
            if key not in reached:
                reached[key] = after
                if not after.done & 1:
                    ways.append(after)
    return [after for after in reached.values() if after.done & 1]


@pytest.mark.parametrize("lying", MARKETS)
def test_whole_plans_are_chosen_from_and_each_thing_to_do_is_in_one(lying: tuple[str, ...]) -> None:
    state = at("planning", market(new(), *lying))
    planner = Planner(state, 0)
    plans = plans_reached(state)
    assert 4 < len(plans) < 40
    filled = {PLACE_NAMES[place] for plan in plans for place in activated(plan, 0)}
    assert filled == {PLACE_NAMES[item.place] for item in planner.items}


@pytest.mark.parametrize("lying", MARKETS)
def test_at_first_sight_the_best_plan_is_best(lying: tuple[str, ...]) -> None:
    state = at("planning", market(new(), *lying))
    planner = Planner(state, 0)
    _, chosen = planner.best(1)[0]
    plan = set(planner.placements(chosen))
    while not state.done & 1:
        actions = KNOWLEDGE.considered(state, 0)
        hunches = KNOWLEDGE.hunches(state, 0, actions)
        assert hunches is not None and len(hunches) == len(actions)
        assert max(hunches) == 0 and min(hunches) >= -WEIGHTS.first_sight
        state.apply(actions[hunches.index(max(hunches))], 0)
    placed = {(token, slot) for slot, token in enumerate(state.slots[:SLOTS]) if token != EMPTY}
    assert placed == plan


def test_who_placed_what_no_plan_has_goes_on_with_the_best_rest() -> None:
    state = at("planning", market(new(), *MARKETS[0]))
    plans = [plan for _, plan in OrleansKnowledge().ways(state, 0)]
    for pick in state.legal_actions(0):
        held = state.copy()
        held.apply(pick, 0)
        for put in held.legal_actions(0):
            if PUT <= put < PUT + SLOTS:
                placed = held.copy()
                placed.apply(put, 0)
                if all((held.held[0], put - PUT) not in plan for plan in plans):
                    assert len(KNOWLEDGE.considered(placed, 0)) == 1
                    return
    pytest.fail("all that can be placed is in a plan")


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
