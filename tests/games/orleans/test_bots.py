"""What bots know: plans that make sense, and games worth playing."""

from __future__ import annotations

from typing import cast

from igroteka.arena import Arena
from igroteka.engine import Rng
from igroteka.games.orleans import GAME
from igroteka.games.orleans.bot.outlook import Outlook, expectation
from igroteka.games.orleans.bot.plans import Planner
from igroteka.games.orleans.rules.actions import CODEC
from igroteka.games.orleans.rules.places import SLOT_NAMES
from igroteka.games.orleans.rules.state import OrleansState
from tests.games.orleans.helpers import at, check_components, give_tile, lay, market, new, station


def planned(state: OrleansState) -> set[str]:
    """The slots that the best plan of seat 0 fills."""
    planner = Planner(state, 0)
    return {SLOT_NAMES[slot] for _, slot in planner.placements(planner.best(1)[0][1])}


def test_a_plan_completes_places_and_uses_substitutes() -> None:
    state = lay(market(new(), "farmer", "boatman", "monk"), "village-farmer", "farmer")
    assert planned(state) in (
        {"castle-farmer", "castle-boatman", "castle-trader"},
        {"village-boatman", "village-craftsman"},
    )
    schooled = give_tile(market(new(), "scholar", "scholar", "farmer"), "school")
    assert len(planned(schooled)) >= 3


def test_the_best_plan_is_at_least_as_good_as_the_quick_one() -> None:
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    planner = Planner(state, 0)
    quick = sum(planner.items[n].value for n in planner.quick())
    best = planner.best(3)
    assert best[0][0] >= quick and best == sorted(best, reverse=True)


def test_more_is_worth_more() -> None:
    state = new()
    plain = expectation(state, 0)
    built = expectation(station(new(), "blois"), 0)
    developed = new()
    developed.development[0] = 4
    assert built > plain and expectation(developed, 0) > plain
    assert Outlook(state, 0).points(3) > Outlook(state, 0).points(1) > 0


def test_search_looks_at_few_first_steps_and_then_follows_its_plan() -> None:
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    at("planning", state)
    knowledge = GAME.knowledge
    first = knowledge.candidates(state, 0)
    assert 1 < len(first) <= 6 and all(CODEC.verb(action) == "pick" for action in first)
    state.apply(first[0], 0)
    state.apply(knowledge.candidates(state, 0)[0], 0)
    while not state.done & 1:
        steps = knowledge.candidates(state, 0)
        assert len(steps) == 1 and steps[0] in state.legal_actions(0)
        state.apply(steps[0], 0)


def test_what_all_bots_share_holds_nothing() -> None:
    """Two tables that think at once never follow each other's plans."""
    knowledge = GAME.knowledge
    assert vars(knowledge) == {}
    one, two = knowledge.for_search(), knowledge.for_search()
    assert one is not two and one is not knowledge
    state = at("planning", market(new(), "farmer", "boatman", "trader", "knight"))
    before = state.to_json()
    alone = [one.candidates(state, 0), one.playout_action(state, 0, Rng(1))]
    other = at("planning", market(new(3), "scholar", "monk", seat=1))
    two.playout_action(other, 1, Rng(1))
    assert [two.candidates(state, 0), two.playout_action(state, 0, Rng(1))] == alone
    assert knowledge.candidates(state, 0) == alone[0] and state.to_json() == before


def test_a_search_follows_a_plan_to_its_end_as_it_was_made() -> None:
    state = market(new(), "farmer", "trader", "craftsman", "knight", "knight", "scholar", "boatman")
    at("planning", state)
    memory, rng = GAME.knowledge.for_search(), Rng(3)
    planner = Planner(state, 0, Rng(3))
    plan = planner.placements(planner.quick())
    while not state.done & 1:
        state.apply(memory.playout_action(state, 0, rng), 0)
    assert {slot for slot in range(53) if state.fresh[0] >> slot & 1} == {slot for _, slot in plan}


def test_greedy_beats_random_and_plays_a_sensible_game() -> None:
    (row,) = Arena("orleans", ("random",), games=10, hero="greedy", seed=3).play(jobs=1).rows
    greedy = row.hero
    assert greedy.wins.mean == 1.0 and greedy.score.mean > 80


def test_greedy_games_keep_all_components() -> None:
    for seats in (2, 3, 4):
        state = cast(OrleansState, GAME.new(seats, seats, {}))
        while (seat := state.seat_to_act) is not None:
            state.apply(GAME.knowledge.greedy_action([state], seat, Rng(1)), seat)
            check_components(state)
        assert min(state.scores()) > 40
