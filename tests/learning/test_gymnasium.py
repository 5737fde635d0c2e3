"""The Gymnasium environments: Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import igroteka
from igroteka.bots import Bot, Sight
from igroteka.engine import BadSetup, IllegalAction, Rng, State
from igroteka.gymnasium import SeatEnv
from igroteka.testing.case import Setup
from tests.learning.setups import FEW, GAMES, settings


def made(game: str, **wanted: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"igroteka/{game}-v1", **wanted)


def bare(game: str, **wanted: Any) -> SeatEnv:
    found = made(game, **wanted).unwrapped
    assert isinstance(found, SeatEnv)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(game, seats=3).unwrapped)
    assert "Player 1" in capsys.readouterr().out  # the mode `human` prints


@pytest.mark.parametrize(("game", "setup"), FEW)
def test_gymnasiums_own_check_in_every_set_up(game: str, setup: Setup) -> None:
    check_env(made(game, rivals="random", **settings(setup)).unwrapped, skip_render_check=True)


def test_all_seats_may_learn_in_one_environment() -> None:
    check_env(made("venice", rivals=None, seats=3).unwrapped, skip_render_check=True)
    env = made("venice", rivals=None, seats=3)
    acted: set[int] = set()
    _, info = env.reset(seed=4)
    over = False
    while not over:
        seat = info["seat"]
        acted.add(seat)
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert reward == (info["returns"][seat] if over else 0)
    assert acted == {0, 1, 2} and info["returns"] == bare_of(env).table.state.returns()


class Witness(Bot):
    """Takes any action, and remembers for which seats it did, and how it ended."""

    name = "witness"

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.heard: set[int] = set()
        self.closed = 0

    def choose(self, sight: Sight, rng: Rng) -> int:
        self.seats.add(sight.seat)
        return rng.choice(sight.actions)

    def game_over(self, seat: int, state: State[Any]) -> None:
        assert state.is_over
        self.heard.add(seat)

    def close(self) -> None:
        self.closed += 1


def random_game(env: Any, seed: int | None) -> tuple[float, dict[str, Any]]:
    """Play a whole game at random; return the reward of its end, and what is said there."""
    observation, info = env.reset(seed=seed)
    rng = Rng(1)
    while True:
        table = env.unwrapped.table
        seat = info["seat"]
        assert table.state.seat_to_act == seat
        assert observation.tolist() == list(table.state.numbers(seat))
        legal = np.flatnonzero(info["action_mask"]).tolist()
        assert legal == sorted(table.state.legal_actions(seat))
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(rng.choice(legal))
        if terminated or truncated:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("reward", ["place", "win", "score"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_seen_played_and_rewarded(game: str, reward: str) -> None:
    env = made(game, seats=3, rivals="random", reward=reward)
    got, info = random_game(env, 4)
    state = bare_of(env).table.state
    assert state.is_over and got == state.returns(reward)[info["seat"]]
    assert info["places"] == state.ranking() and info["scores"] == state.scores()


def bare_of(env: gymnasium.Env[Any, Any]) -> SeatEnv:
    assert isinstance(env.unwrapped, SeatEnv)
    return env.unwrapped


def test_the_rivals_have_the_other_seats_in_turn_order() -> None:
    next_one, last_one = Witness(), Witness()
    env = made("venice", seats=4, rivals=[next_one, last_one], seat=2)
    random_game(env, 1)
    assert next_one.seats == next_one.heard == {3}
    assert last_one.seats == last_one.heard == {0, 1}
    env.close()
    assert last_one.closed == 1


def test_the_seat_is_drawn_by_lot_unless_it_is_fixed() -> None:
    env = bare("venice", seats=3, rivals="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert set(seats) == {0, 1, 2}
    fixed = bare("venice", seats=3, rivals="random", seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game_with_the_same_rivals(game: str) -> None:
    one, other = made(game, rivals="greedy"), made(game, rivals="greedy")
    for env in (one, other):
        _, info = env.reset(seed=9)
        for _ in range(4):
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            if over:
                break
    assert bare_of(one).table.state == bare_of(other).table.state


def test_a_seed_deals_what_the_library_deals() -> None:
    env = bare("venice", seats=2, seat=0, rivals="random")
    env.reset(seed=11)
    dealt = igroteka.new("venice", seats=2, seed=11)
    assert env.table.state.view(0)["players"][0] == dealt.view(0)["players"][0]


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = bare("venice", seats=3)
    env.reset(seed=1)
    action = env.table.game.codec.parse("to e7")
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "not possible now" in info["illegal"]
    with pytest.raises(ResetNeeded):
        env.step(action)


def test_an_illegal_action_may_raise_instead() -> None:
    env = bare("venice", seats=3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not possible now"):
        env.step(env.table.game.codec.parse("to e7"))
    env.step(env.table.legal[0])


def test_a_game_is_cut_off_where_one_says() -> None:
    env = bare("venice", seats=2, rivals="random", max_actions=9)
    _, info = env.reset(seed=1)
    cut = over = False
    while not (cut or over):
        _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert reward == 0
    assert cut and not over and env.table.actions == 9


def test_it_renders_what_the_own_seat_sees() -> None:
    env = bare("venice", seats=2, seat=1, rivals="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Your hand" in str(env.render())


def test_many_at_once_by_gymnasiums_own_vector() -> None:
    envs = gymnasium.make_vec(
        "igroteka/venice-v1", num_envs=3, vectorization_mode="sync", rivals="random", seats=3
    )
    observations, info = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    assert observations.shape == (3, 336) and info["action_mask"].shape == (3, 433)
    ended = 0
    for _ in range(60):
        # At the step after an end, which begins a new game, any action will do.
        masks = info["action_mask"] + (info["action_mask"].sum(1, keepdims=True) == 0)
        actions = [rng.choice(np.flatnonzero(mask)) for mask in masks]
        _, _, terminations, _, info = envs.step(np.array(actions))
        ended += int(terminations.sum())
    assert ended >= 3
    envs.close()


def test_bad_settings_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="The seats are 0 to 1, not 2"):
        SeatEnv("venice", seat=2)
    with pytest.raises(ValueError, match="may 'end' or 'raise', not 'pass'"):
        SeatEnv("venice", illegal="pass")
    with pytest.raises(BadSetup, match="There is no bot “deep-blue”"):
        SeatEnv("venice", rivals="deep-blue")
    with pytest.raises(BadSetup, match="Name at least one bot"):
        SeatEnv("venice", rivals=[])
    assert SeatEnv("venice", options={"directions": 4}).table.options["directions"] == "4"  # type: ignore[dict-item]
    with pytest.raises(BadSetup, match="3 rivals are named for 2 other seats"):
        SeatEnv("venice", seats=3, rivals="greedy,greedy,random")
