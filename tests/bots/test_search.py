"""How the search with a network goes about, in any game: what it judges, and how often."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.bots import Sight
from igroteka.bots.levels import LevelBot
from igroteka.bots.search import LOOKED_AT, SearchBot, Tree
from igroteka.engine import Rng, find_game
from igroteka.engine.network import Manner, Network
from igroteka.engine.networks import Weights
from igroteka.games.venice.bot.features import Counted
from igroteka.games.venice.bot.knowledge import VeniceKnowledge
from igroteka.games.venice.rules.decisions import PLACING
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import fresh

GAME = find_game("venice")


class Counting(VeniceKnowledge):
    """Counts how often a position is judged, and whether in the middle of a choice."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0
        self.in_the_middle = 0

    def for_search(self) -> Counting:
        return self

    def counted(self, state: VeniceState) -> Counted:
        assert state.seat_to_act is not None
        self.judged += 1
        self.in_the_middle += self.in_chain(state, state.seat_to_act)
        return super().counted(state)


def blank(folder: Path, manner: Manner) -> str:
    """Return the file of a network that takes all seats for equals."""
    own, common = len(GAME.knowledge.FEATURES), len(GAME.knowledge.COMMON)
    weights = Weights([[0]] * own, [[0]] * own, [[0]] * common, bias=[0], out=[], bits=8)
    file = folder / "network.json"
    file.write_text(weights.text(GAME.knowledge, {}, manner), "utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("manner", "times"),
    [
        (Manner(), 1),
        (Manner(judges_first=True), 1),
        (Manner(judges_first=True, compares_worlds=True), 2),
    ],
)
def test_where_a_game_has_hunches_an_iteration_judges_one_position(
    tmp_path: Path, manner: Manner, times: int
) -> None:
    network = blank(tmp_path, manner)
    knowledge = Counting()
    game = replace(GAME, knowledge=knowledge)
    state = fresh(2, seed=4)
    iterations = 0
    for turn in range(16):
        seat = state.seat_to_act
        assert seat is not None
        bot = SearchBot(iterations=1 + turn, network=network)
        sight = Sight.of(game, state, seat, Rng(turn))
        action = bot.choose(sight, Rng(turn))
        assert action in sight.actions
        assert action == SearchBot(iterations=1 + turn, network=network).choose(sight, Rng(turn))
        # Never half of a choice: a figure that was taken up is put down first.
        if not knowledge.in_chain(state, seat):
            assert not knowledge.in_the_middle
        knowledge.in_the_middle = 0
        iterations += 2 * bot.iterations_done
        state.apply(action, seat)
    # The world itself is judged once more where it is compared with.
    assert knowledge.judged == times * iterations


class Lucky(VeniceKnowledge):
    """Takes seat 0 for the richer, the more cards of value 3 to 5 the other one holds."""

    def for_search(self) -> Lucky:
        return self

    def counted(self, state: VeniceState) -> Counted:
        of_seats, common = super().counted(state)
        luck = (state.hands[1] & (1 << 24) - 1).bit_count() - 5
        return [[luck] + [0] * (len(of_seats[0]) - 1), [0] * len(of_seats[0])], common


def test_luck_with_the_world_is_no_merit_where_worlds_are_compared(tmp_path: Path) -> None:
    own, common = len(GAME.knowledge.FEATURES), len(GAME.knowledge.COMMON)
    rows = [[64 * (n == 0)] for n in range(own)]
    weights = Weights(rows, [[0]] * own, [[0]] * common, bias=[0], out=[], bits=8)
    game = replace(GAME, knowledge=Lucky())
    state = fresh(2, seed=4)
    while state.steps[-1] == PLACING or state.seat_to_act != 0:
        state.apply(state.legal_actions(state.turn)[0], state.turn)
    spread = []
    for compares in (False, True):
        file = tmp_path / f"network-{compares}.json"
        manner = Manner(judges_first=True, compares_worlds=compares)
        file.write_text(weights.text(game.knowledge, {}, manner), "utf-8")
        search = SearchBot(iterations=40, network=str(file))
        network = search.network_for(game.knowledge)
        assert network is not None
        root = search.grow(Sight.of(game, state, 0, Rng(1)), network, Rng(1)).root
        means = [child.totals[0] / child.visits for child in root.children.values() if child.visits]
        spread.append(max(means) - min(means))
    # Nothing that seat 0 does changes these hands: whatever differs is luck.
    assert spread[0] > 0.02
    assert spread[1] < spread[0] / 2


class Watching(SearchBot):
    """Tells with how large a tree a search began, and whether its worlds fit what is seen."""

    begun_with = 0
    grown_to = 0

    def grow(self, sight: Sight, network: Network, rng: Rng, tree: Tree | None = None) -> Tree:
        self.begun_with = tree.root.visits if tree else 0
        if tree is not None:
            worlds = [tree.worlds.next() for _ in range(8)]
            assert all(world.view(sight.seat) == sight.view for world in worlds)
        grown = super().grow(sight, network, rng, tree)
        self.grown_to = grown.root.visits
        return grown


@pytest.mark.parametrize("name", ["venice", "orleans", "bruges"])
def test_the_rest_of_a_choice_goes_on_with_the_tree_that_is_there(name: str) -> None:
    game = find_game(name)
    state, rng = game.new(2, seed=5), Rng(5)
    bots = [Watching(iterations=12), Watching(iterations=12)]
    went_on = begun_anew = 0
    for _ in range(60):
        seat = state.seat_to_act
        assert seat is not None
        bot = bots[seat]
        bot.grown_to = 0
        before = bot.iterations_done
        action = bot.choose(Sight.of(game, state, seat, rng), rng)
        if bot.grown_to:
            # What is there already comes on top of the budget.
            assert bot.grown_to == bot.begun_with + 12
            assert bot.iterations_done == before + 12
            went_on += bot.begun_with > 0
            begun_anew += bot.begun_with == 0
        state.apply(action, seat)
    assert went_on and begun_anew


def test_a_tree_is_left_where_something_else_has_happened() -> None:
    state, rng = fresh(2, seed=4), Rng(4)
    while state.steps[-1] == PLACING:
        state.apply(state.legal_actions(state.turn)[0], state.turn)
    seat, bot = state.turn, Watching(iterations=12)
    action = bot.choose(Sight.of(GAME, state, seat, rng), rng)
    other = next(each for each in state.legal_actions(seat) if each != action)
    same, instead = state.copy(), state.copy()
    same.apply(action, seat)
    instead.apply(other, seat)
    assert bot._promise is not None and bot._promise.view == same.view(seat)
    bot.choose(Sight.of(GAME, instead, instead.seat_to_act or 0, rng), rng)
    assert not bot.begun_with
    # Nor is it taken up later, when it might fit again.
    bot.choose(Sight.of(GAME, same, seat, rng), rng)
    assert not bot.begun_with


def test_a_level_that_goes_on_takes_less_time_for_it() -> None:
    game = find_game("venice")
    state, rng = fresh(2, seed=4), Rng(4)
    while state.steps[-1] == PLACING:
        state.apply(state.legal_actions(state.turn)[0], state.turn)
    bot = LevelBot("expert", iterations=40)
    done = []
    seat = state.turn
    for _ in range(2):
        action = bot.choose(Sight.of(game, state, seat, rng), rng)
        assert bot._search is not None
        done.append(bot._search.iterations_done)
        state.apply(action, seat)
    assert done == [40, 50]


class Fickle(VeniceKnowledge):
    """Considers another pair of actions in every world that it is asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def for_search(self) -> Fickle:
        return self

    def considered(self, state: VeniceState, seat: int) -> list[int]:
        legal = state.legal_actions(seat)
        if seat or len(legal) < 4:
            return legal[:2]
        self.asked += 1
        return [legal[0], legal[1 + self.asked % (len(legal) - 1)]]


def test_what_is_considered_in_one_world_is_tried_in_all(tmp_path: Path) -> None:
    game = replace(GAME, knowledge=Fickle())
    state = fresh(2, seed=4)
    while state.steps[-1] == PLACING or state.seat_to_act != 0:
        state.apply(state.legal_actions(state.turn)[0], state.turn)
    search = SearchBot(iterations=400, network=blank(tmp_path, Manner(judges_first=True)))
    network = search.network_for(game.knowledge)
    assert network is not None
    root = search.grow(Sight.of(game, state, 0, Rng(1)), network, Rng(1)).root
    # All that came up is known to all worlds after the first few, and none is asked any more.
    assert set(root.children) == set(root.actions) and len(root.actions) > 3
    assert min(child.available for child in root.children.values()) >= 400 - LOOKED_AT
    assert root.asked == LOOKED_AT
