"""The PettingZoo environments: PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

import igroteka
import igroteka.pettingzoo
from igroteka.engine import BadSetup, IllegalAction
from igroteka.pettingzoo import Environments, GameEnv, venice_v1
from igroteka.testing.case import Setup
from tests.learning.setups import ALL, FEW, GAMES, settings

# PettingZoo says so of its own games too, unless they are on a list of names in its test.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def module(game: str) -> Environments:
    found: Environments = getattr(igroteka.pettingzoo, f"{game}_v1")
    return found


@pytest.mark.parametrize(("game", "setup"), FEW)
def test_petting_zoos_own_api_test(game: str, setup: Setup) -> None:
    api_test(module(game).env(**settings(setup)), num_cycles=60)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "setup"), ALL)
def test_petting_zoos_own_api_test_over_whole_games(game: str, setup: Setup) -> None:
    for _ in range(5):
        api_test(module(game).env(**settings(setup)), num_cycles=3000)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoos_own_seed_test(game: str) -> None:
    seed_test(partial(module(game).env, seats=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoos_own_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(game).env, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "Player 1" in capsys.readouterr().out  # the mode `human` prints


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoos_own_state_test(game: str) -> None:
    env = module(game).env(seats=3)
    check_state_space(env)
    check_state(env, 20)


def random_game(env: Any, seed: int, rng: igroteka.Rng) -> dict[str, float]:
    """Play a whole game at random; return what each agent got in the end."""
    env.reset(seed=seed)
    got: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        table = env.unwrapped.table
        seat = table.state.seat_to_act
        assert agent == f"player_{seat}"
        assert observation["observation"].tolist() == list(table.state.numbers(seat))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == sorted(table.state.legal_actions(seat))
        env.step(np.int64(rng.choice(legal)))
    return got


@pytest.mark.parametrize("reward", ["place", "win", "score"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_seen_played_and_rewarded(game: str, reward: str) -> None:
    env = module(game).env(seats=3, reward=reward)
    got = random_game(env, 5, igroteka.Rng(1))
    state = env.unwrapped.table.state
    assert state.is_over and not env.agents
    assert list(got.values()) == state.returns(reward)


def test_rewards_are_by_place_unless_something_else_is_said() -> None:
    got = random_game(venice_v1.env(seats=4), 2, igroteka.Rng(3))
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_what_the_library_deals(game: str) -> None:
    env = module(game).env(seats=2)
    env.reset(seed=11)
    assert env.unwrapped.table.state == igroteka.new(game, seats=2, seed=11)
    env.reset()
    following = env.unwrapped.table.state.copy()
    assert following != igroteka.new(game, seats=2, seed=11)
    env.reset(seed=11)
    env.reset()
    assert env.unwrapped.table.state == following


def test_who_is_not_to_act_has_an_empty_mask_even_while_all_plan() -> None:
    env = module("orleans").env(seats=3)
    env.reset(seed=1)
    rng = igroteka.Rng(4)
    state = env.unwrapped.table.state
    while len(state.seats_to_act()) < 2:
        env.step(rng.choice(env.unwrapped.table.legal))
    for agent in env.agents:
        acts = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == acts


def test_an_illegal_action_ends_the_game_as_petting_zoo_does() -> None:
    env = venice_v1.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.agents}
    assert "First all figures are placed" in env.infos[agent]["illegal"]
    for _ in env.agent_iter():
        env.step(None)
    assert not env.agents


def test_the_bare_environment_says_why_an_action_is_illegal() -> None:
    env = venice_v1.raw_env(seats=3)
    env.reset(seed=1)
    before = env.table.state.copy()
    with pytest.raises(IllegalAction, match="not possible now"):
        env.step(env.table.game.codec.parse("to e7"))
    with pytest.raises(IllegalAction, match="There is no action 9999"):
        env.step(9999)
    assert env.table.state == before


def test_an_action_that_there_is_not_is_illegal_too() -> None:
    for number in (-1, 9999):
        env = venice_v1.env(seats=3)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(number)
        assert all(env.terminations.values()) and env.rewards[agent] == -1
    env = venice_v1.env(seats=3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(-1)


def test_a_game_is_cut_off_where_one_says() -> None:
    env = venice_v1.env(seats=2, max_actions=7)
    got = random_game(env, 1, igroteka.Rng(1))
    assert env.unwrapped.table.actions == 7
    assert set(got.values()) == {0.0} and not env.unwrapped.table.state.is_over


def test_a_cut_is_a_truncation_and_an_end_a_termination() -> None:
    env = venice_v1.raw_env(seats=2, max_actions=1)
    env.reset(seed=1)
    env.step(env.table.legal[0])
    assert set(env.truncations.values()) == {True} and set(env.terminations.values()) == {False}


@pytest.mark.parametrize("game", GAMES)
def test_pixels_have_the_colours_of_the_drawing(game: str) -> None:
    env = module(game).env(seats=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1] == 720 and picture.dtype == np.uint8
    colours, counts = np.unique(picture @ np.array([65536, 256, 1]), return_counts=True)
    common = int(colours[counts.argmax()])
    assert min(common.to_bytes(3, "big")) > 150, "mostly paper or water, never black"
    assert len(colours) > 200


def test_bad_settings_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="rendered as human, ansi, svg, rgb_array, not as 'gif'"):
        venice_v1.env(render_mode="gif")
    with pytest.raises(ValueError, match="Returns are by place, win, score, not by 'luck'"):
        venice_v1.env(reward="luck")
    with pytest.raises(BadSetup, match="venice is for 2 to 5 players, not 9"):
        venice_v1.env(seats=9)
    env = venice_v1.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="render_mode='ansi'"):
        env.render()


def test_environments_are_named_by_game_and_version() -> None:
    assert str(venice_v1.env()) == "venice_v1"
    assert {f"{game}_v1" for game in GAMES} <= set(dir(igroteka.pettingzoo))
    with pytest.raises(ImportError):
        from igroteka.pettingzoo import chess_v1  # noqa: F401
    with pytest.raises(AttributeError, match="There is no venice_v9; the observation here is"):
        igroteka.pettingzoo.venice_v9  # noqa: B018


def test_an_environment_is_pickled_by_its_settings() -> None:
    env = venice_v1.raw_env(seats=4, options={"directions": "4"}, reward="score")
    again: GameEnv = pickle.loads(pickle.dumps(env))
    again.reset(seed=3)
    env.reset(seed=3)
    assert again.table.state == env.table.state and again.table.reward == "score"
