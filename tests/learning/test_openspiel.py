"""The OpenSpiel games: OpenSpiel's own tests and search, and what they do not look at."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import igroteka
import igroteka.openspiel
from igroteka.engine import BadSetup, Match, find_game
from igroteka.openspiel import SpielState
from igroteka.testing.case import Setup
from tests.learning.setups import ALL, GAMES, QUICK


def loaded(game: str, **parameters: int | str) -> Any:
    return pyspiel.load_game(f"igroteka_{game}_v1", parameters)


def load(game: str, setup: Setup) -> Any:
    options: dict[str, int | str] = {
        name: int(choice) if choice.isdecimal() else choice
        for name, choice in setup.options.items()
    }
    return loaded(game, players=setup.seats, rules=setup.rules, **options)


def dealt(game: Any, seed: int = 7) -> SpielState:
    state: SpielState = game.new_initial_state()
    for digit in seed.to_bytes(4, "big"):
        state.apply_action(digit)
    return state


def position(state: SpielState) -> igroteka.State[Any]:
    assert state.position is not None
    return state.position


def play_on(state: SpielState, actions: int, seed: int = 1) -> None:
    rng = igroteka.Rng(seed)
    for _ in range(actions):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "setup"), QUICK)
def test_open_spiels_own_random_simulation_with_serialization(game: str, setup: Setup) -> None:
    pyspiel.random_sim_test(load(game, setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "setup"), ALL)
def test_open_spiels_own_random_simulation_in_every_set_up(game: str, setup: Setup) -> None:
    pyspiel.random_sim_test(load(game, setup), num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiels_own_simulation_from_python(game: str) -> None:
    # Here, because it loads all of SciPy's statistics, and whoever collects tests would wait.
    from open_spiel.python.tests import games_sim_test

    np.random.seed(1)  # theirs draws from there
    games_sim_test.GamesSimTest("sim_game").sim_game(loaded(game))


def searcher(game: Any, simulations: int) -> Any:
    luck = np.random.RandomState(3)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=luck,
    )


@pytest.mark.parametrize("game", GAMES)
def test_open_spiels_own_is_mcts_plays(game: str) -> None:
    spiel = loaded(game, players=3)
    state = dealt(spiel)
    play_on(state, 20)
    bot = searcher(spiel, 12)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_open_spiels_own_is_mcts_plays_whole_games(game: str) -> None:
    spiel = loaded(game, players=2)
    state, bot = dealt(spiel), searcher(spiel, 5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_world_looks_the_same_to_the_player_and_is_another(game: str) -> None:
    state = dealt(loaded(game, players=3))
    play_on(state, 30)
    worlds = set()
    for player in range(3):
        for number in range(5):
            world = state.resample_from_infostate(player, partial(float, number / 7))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert position(world).rng != position(state).rng
            worlds.add(position(world).to_json())
    assert len(worlds) > 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_the_information_state_of_the_library(game: str) -> None:
    state = dealt(loaded(game, players=2), seed=5)
    match = Match.start(find_game(game), 2, 5)
    rng = igroteka.Rng(2)
    for number in range(40):
        if state.is_terminal():
            break
        if number % 9 == 0:  # asked now and then, and never
            state.information_state_string(0)
        action = rng.choice(state.legal_actions())
        match.play(action, state.current_player())
        state.apply_action(action)
    assert position(state) == match.state
    for copy in (state, state.clone(), pickle.loads(pickle.dumps(state))):
        for player in range(2):
            assert copy.information_state_string(player) == match.information_state(player)


@pytest.mark.parametrize("reward", ["place", "win", "score"])
def test_the_end_is_worth_what_the_library_says(reward: str) -> None:
    game = loaded("venice", players=3, reward=reward)
    state = dealt(game)
    play_on(state, 10_000)
    assert state.returns() == position(state).returns(reward)
    assert game.min_utility() <= min(state.returns())
    assert (game.utility_sum() == 0) == (reward == "place")


def test_chance_deals_every_seed_alike_and_the_same_as_the_library() -> None:
    game = loaded("glenmore", players=2)
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert len({digit for digit, _ in outcomes}) == 256
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert position(dealt(game, 70_000)) == igroteka.new("glenmore", seats=2, seed=70_000)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(loaded("bruges", players=2))
    clone = state.clone()
    before = str(state), state.information_state_string(0)
    play_on(clone, 10)
    assert (str(state), state.information_state_string(0)) == before != (str(clone), "")


@pytest.mark.parametrize("game", GAMES)
def test_observations_have_the_fields_of_the_layout_by_name(game: str) -> None:
    state = dealt(loaded(game, players=2))
    kinds = {"NONE": "public", "SINGLE_PLAYER": "player", "ALL_PLAYERS": "oracle"}
    for private, kind in kinds.items():
        seen = make_observation(
            state.get_game(),
            pyspiel.IIGObservationType(
                perfect_recall=False,
                public_info=True,
                private_info=getattr(pyspiel.PrivateInfoType, private),
            ),
        )
        seen.set_from(state, 1)
        viewer = None if kind == "public" else 1
        assert seen.tensor.tolist() == list(position(state).numbers(viewer, kind))
        assert seen.dict["seats"].tolist() == [2]


def test_open_spiels_environment_of_learners_plays_a_game() -> None:
    env = rl_environment.Environment(loaded("venice", players=3))
    env.seed(1)
    step = env.reset()
    rng = igroteka.Rng(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 336
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_parameters_are_read_from_a_text_and_wrong_ones_refused() -> None:
    game = pyspiel.load_game("igroteka_venice_v1(players=4,directions=4)")
    options = position(dealt(game)).view(None)["options"]
    assert options["directions"] == "4" and game.num_players() == 4
    with pytest.raises(BadSetup, match="venice is for 2 to 5 players, not 9"):
        loaded("venice", players=9)
    with pytest.raises(BadSetup, match="The option directions is 8 or 4, not “5”"):
        loaded("venice", directions=5)
    with pytest.raises(ValueError, match="Returns are by place, win, score, not by 'luck'"):
        loaded("venice", reward="luck")
