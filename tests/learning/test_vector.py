"""Many games as a vector environment: beside Gymnasium's own, and with any number of workers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import igroteka
from igroteka.bots import BotFailed
from igroteka.engine import BadSetup, IllegalAction
from igroteka.gymnasium import SeatEnv, VectorGames, WorkerFailed
from igroteka.learning.masks import sample
from igroteka.learning.workers import Workers
from tests.learning.setups import GAMES
from tests.learning.vectors import Careless, digest, played

MODES = [mode.value for mode in AutoresetMode]
NEXT, SAME, DISABLED = MODES
PROC = Path("/proc")


# --- beside Gymnasium's own ----------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("game", "rivals"), [*((game, "random") for game in GAMES), ("venice", None)]
)
def test_it_is_what_gymnasium_makes_of_single_environments(
    game: str, rivals: str | None, mode: str
) -> None:
    most = 80 if rivals else 25
    settings: dict[str, Any] = {"seats": 3, "rivals": rivals, "max_actions": most}
    own = SyncVectorEnv([lambda: SeatEnv(game, **settings) for _ in range(3)], autoreset_mode=mode)
    ours = VectorGames(game, 3, autoreset_mode=mode, workers=0, **settings)
    assert ours.observation_space == own.observation_space
    assert ours.action_space == own.action_space
    ended = 0
    for one, other in zip(played(own, 40, 0.02), played(ours, 40, 0.02), strict=True):
        if len(one) == 5:
            assert data_equivalence(one[:4], other[:4], exact=True)
            ended += int((one[2] | one[3]).sum())
        else:
            assert (one[0] == other[0]).all()
        check_said(one[-1], other[-1])
    assert ended >= 3


def check_said(theirs: dict[str, Any], ours: dict[str, Any]) -> None:
    """Make sure that infos say what those of Gymnasium say; only masks and seats, always."""
    for name in ("returns", "places", "scores", "illegal", "final_obs", "final_info"):
        assert (name in theirs) == (name in ours), name
        assert np.array_equal(theirs.get(f"_{name}", ()), ours.get(f"_{name}", ())), name
    if "final_info" in theirs:
        check_said(theirs["final_info"], ours["final_info"])
    for name in theirs.keys() & ours.keys() - {"final_info"}:
        for row in np.flatnonzero(theirs.get(f"_{name}", [])):
            assert np.array_equal(ours[name][row], theirs[name][row]), name


def test_gymnasium_makes_it_by_name() -> None:
    envs = gymnasium.make_vec(
        "igroteka/venice-v1", num_envs=2, vectorization_mode="vector_entry_point", workers=0
    )
    assert isinstance(envs.unwrapped, VectorGames)
    assert envs.spec is not None and envs.spec.kwargs["num_envs"] == 2
    again = gymnasium.make_vec(envs.spec)
    assert isinstance(again.unwrapped, VectorGames) and again.num_envs == 2


@pytest.mark.parametrize("mode", [NEXT, SAME])
def test_gymnasiums_wrappers_go_around_it(mode: str) -> None:
    bare = VectorGames("venice", 4, rivals="random", autoreset_mode=mode, workers=0)
    counted = RecordEpisodeStatistics(bare)
    results = [result for result in played(counted, 60) if len(result) == 5]
    rewards = [result[1][result[2]] for result in results]
    assert counted.episode_count == sum(len(some) for some in rewards) > 4
    assert list(counted.return_queue) == np.concatenate(rewards).tolist()
    listed = DictInfoToList(VectorGames("venice", 2, rivals=None, workers=0))
    _, infos = listed.reset(seed=1)
    assert [sorted(info) for info in infos] == [["action_mask", "seat"]] * 2


# --- all seats learn -----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_without_rivals_each_game_waits_for_who_is_to_act(game: str, mode: str) -> None:
    """The first game of each row is played beside it with the library alone."""
    env = VectorGames(game, 2, None, seats=3, reward="score", autoreset_mode=mode, workers=0)
    states = [igroteka.new(game, seats=3, seed=seed) for seed in (30, 31)]
    random = np.random.default_rng(1)
    observations, infos = env.reset(seed=30)
    waiting = {0, 1}
    while waiting:
        seats, actions = infos["seat"], env.sample_actions(random)
        for row in waiting:
            state = states[row]
            assert state.seat_to_act == seats[row]
            assert observations[row].tolist() == list(state.numbers(seats[row]))
            legal = np.flatnonzero(infos["action_mask"][row]).tolist()
            assert legal == sorted(state.legal_actions(seats[row]))
            state.apply(int(actions[row]), int(seats[row]))
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        for row in list(waiting):
            state = states[row]
            assert terminated[row] == state.is_over
            assert rewards[row] == state.returns("score")[seats[row]]
            if state.is_over:
                check_ending(state, row, int(seats[row]), observations, infos)
                waiting.remove(row)
        if mode == DISABLED and waiting and terminated.any():
            observations, infos = env.reset(options={"reset_mask": terminated})


def check_ending(state: Any, row: int, seat: int, observations: Any, infos: dict[str, Any]) -> None:
    """Make sure that all seats can be given what a game was worth to them."""
    if "final_info" in infos:
        observations, infos = infos["final_obs"], infos["final_info"]
    assert infos["_returns"][row] and infos["_places"][row] and infos["_scores"][row]
    assert infos["returns"][row].tolist() == state.returns("score")
    assert infos["places"][row].tolist() == state.ranking()
    assert infos["scores"][row].tolist() == state.scores()
    assert infos["seat"][row] == seat
    assert observations[row].tolist() == list(state.numbers(seat))


def test_a_game_begins_anew_when_it_should() -> None:
    """As one says: in the next step, which does nothing else; in the same; or when told to."""
    for mode in MODES:
        env = VectorGames("venice", 2, None, max_actions=3, autoreset_mode=mode, workers=0)
        env.reset(seed=1)
        for _ in range(3):
            _, rewards, terminated, truncated, infos = env.step(env.sample_actions())
        assert truncated.all() and not terminated.any() and not rewards.any()
        told = infos["final_info"] if mode == SAME else infos
        assert told["_returns"].all() and not told["returns"].any()
        assert "places" not in told
        if mode == DISABLED:
            with pytest.raises(ResetNeeded, match="Game 0 is over; reset it first"):
                env.step(env.sample_actions())
            _, infos = env.reset(options={"reset_mask": np.array([True, False])})
            with pytest.raises(ResetNeeded, match="Game 1 is over"):
                env.step(env.sample_actions())
        else:
            _, _, _, truncated, _ = env.step(env.sample_actions())
            assert not truncated.any()
            counts = [turns.table.actions for turns in games_of(env)]
            assert counts == ([0, 0] if mode == NEXT else [1, 1])


def games_of(env: VectorGames) -> Any:
    return getattr(env.games, "turns")  # noqa: B009 - those played in this process have it


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = VectorGames("venice", 3, None, seats=3, workers=0)
    _, infos = env.reset(seed=1)
    seat = int(infos["seat"][1])
    actions = env.sample_actions()
    actions[1] = 99999
    _, rewards, terminated, truncated, infos = env.step(actions)
    assert terminated.tolist() == [False, True, False] and not truncated.any()
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert infos["_illegal"].tolist() == [False, True, False]
    assert "There is no action 99999" in infos["illegal"][1]
    assert infos["returns"][1].tolist() == [-1.0 if each == seat else 0.0 for each in range(3)]
    assert "places" not in infos
    _, _, terminated, _, infos = env.step(env.sample_actions())
    assert not terminated.any() and "illegal" not in infos


@pytest.mark.parametrize("action", [-1, 432, 433])
def test_an_illegal_action_may_raise_before_anything_is_done(action: int) -> None:
    env = VectorGames("venice", 3, None, seats=3, workers=0, illegal="raise")
    env.reset(seed=1)
    before = [turns.table.state.copy() for turns in games_of(env)]
    actions = env.sample_actions()
    actions[2] = action
    with pytest.raises(IllegalAction, match=r"^Game 2: "):
        env.step(actions)
    assert [turns.table.state for turns in games_of(env)] == before
    env.step(env.sample_actions())


def test_an_ending_says_nothing_of_the_ending_before() -> None:
    env = VectorGames("venice", 1, None, workers=0, autoreset_mode=SAME)
    env.reset(seed=1)
    ended = False
    while not ended:
        *_, terminated, _, infos = env.step(env.sample_actions())
        ended = bool(terminated[0])
    assert infos["final_info"]["places"].any()
    *_, infos = env.step([-1])
    assert "illegal" in infos["final_info"] and "places" not in infos["final_info"]
    *_, infos = env.step(env.sample_actions())
    assert "final_info" not in infos and "final_obs" not in infos


def test_actions_are_drawn_uniformly_among_the_legal_ones() -> None:
    masks = np.zeros((30_000, 7), np.int8)
    masks[10_000:20_000, [0, 3, 6]] = 1
    masks[20_000:, 6] = 1
    drawn = sample(masks, np.random.default_rng(1))
    assert not drawn[:10_000].any() and (drawn[20_000:] == 6).all()
    values, counts = np.unique(drawn[10_000:20_000], return_counts=True)
    assert values.tolist() == [0, 3, 6] and (abs(counts - 3333) < 200).all()
    for _ in range(50):  # also where the last row, or all of them, are empty
        small = (np.random.default_rng(2).random((4, 3)) < 0.3).astype(np.int8)
        small[3] = 0
        chosen = sample(small, np.random.default_rng(3))
        assert all(row[action] or not row.any() for row, action in zip(small, chosen, strict=True))


def test_masks_may_have_any_kind_of_numbers() -> None:
    masks = (np.random.default_rng(2).random((40, 9)) < 0.3).astype(np.int8)
    wanted = sample(masks, np.random.default_rng(3)).tolist()
    for kind in (np.bool_, np.uint8, np.int64, np.float32):
        assert sample(masks.astype(kind), np.random.default_rng(3)).tolist() == wanted
    assert sample(masks.T.copy().T, np.random.default_rng(3)).tolist() == wanted
    with pytest.raises(ValueError, match=r"a row for each game, not the shape \(9,\)"):
        sample(masks[0], np.random.default_rng(3))


def test_arrays_are_copies_unless_they_need_not_be() -> None:
    for copy in (True, False):
        env = VectorGames("venice", 2, None, workers=0, copy=copy)
        observations, infos = env.reset(seed=1)
        before = observations.copy(), infos["action_mask"].copy()
        env.step(env.sample_actions())
        same = (observations == before[0]).all() and (infos["action_mask"] == before[1]).all()
        assert same == copy


def test_seeds_of_a_list_and_those_that_follow() -> None:
    env = VectorGames("venice", 3, None, workers=0)
    first, _ = env.reset(seed=4)
    second, _ = env.reset()
    assert (env.reset(seed=[6, 5, 4])[0] == first[::-1]).all()
    assert (env.reset()[0] == second[::-1]).all() and not (first == second).all()
    assert (env.reset(seed=np.int64(4))[0] == first).all()
    drawn = env.sample_actions()
    env.reset(seed=4)
    assert (env.sample_actions() == drawn).all()


def test_positions_are_rendered_as_their_seats_see_them() -> None:
    env = VectorGames("venice", 2, None, workers=0, render_mode="ansi")
    env.reset(seed=1)
    assert ["Your hand" in text for text in env.render()] == [True, True]


def test_bad_settings_are_refused_with_a_sentence() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"num_envs": 0}, "At least one game is played, not 0"),
        ({"workers": -1}, "There are no -1 workers"),
        ({"seat": 1, "rivals": None}, "Without rivals all seats learn"),
        ({"seat": 7}, "The seats are 0 to 1, not 7"),
        ({"illegal": "pass"}, "may 'end' or 'raise', not 'pass'"),
        ({"render_mode": "human"}, "rendered as ansi, svg, rgb_array, not 'human'"),
        ({"autoreset_mode": "Nextstep"}, "by NextStep, SameStep, Disabled, not 'Nextstep'"),
        ({"start_method": "frok"}, "Workers start by .*spawn.*, not 'frok'"),
        ({"start_method": "frok", "workers": 0}, "Workers start by .*spawn.*, not 'frok'"),
        ({"rivals": "deep-blue"}, "There is no bot “deep-blue”"),
        ({"seats": 9}, "is for 2 to 5 players, not 9"),
    ]
    for settings, sentence in wrong:
        with pytest.raises(ValueError, match=sentence):
            VectorGames("venice", **settings)
    assert issubclass(BadSetup, ValueError)


def test_bad_calls_are_refused_with_a_sentence() -> None:
    env = VectorGames("venice", 3, None, workers=0)
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step([0, 0, 0])
    for seed, sentence in ((-4, "no less than 0"), ([1, 2], "3 games have 3 seeds, not 2")):
        with pytest.raises(ValueError, match=sentence):
            env.reset(seed=seed)
    for mask in ([True], [1, 0, 0], [False] * 3):
        with pytest.raises(ValueError, match="A reset_mask has 3 bools"):
            env.reset(options={"reset_mask": np.array(mask)})
    env.reset(options={"reset_mask": np.array([True, True, False])})
    with pytest.raises(ResetNeeded):
        env.step([0, 0, 0])
    env.reset(seed=1)
    for actions in ([0, 0], [0.5, 0, 0], [[0], [0], [0]]):
        with pytest.raises(ValueError, match="takes 3 whole numbers in a row"):
            env.step(actions)
    with pytest.raises(ValueError, match="Say how to render"):
        env.render()
    env.close()
    env.close()
    with pytest.raises(ClosedEnvironmentError, match="closed; make new ones"):
        env.step([0, 0, 0])


# --- workers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), [("venice", NEXT), ("glenmore", SAME)])
def test_the_number_of_workers_changes_nothing(game: str, mode: str) -> None:
    found = set()
    for workers in (0, 1, 2):
        settings: dict[str, Any] = {"workers": workers, "autoreset_mode": mode, "max_actions": 90}
        with closing(VectorGames(game, 5, None, seats=3, **settings)) as env:
            found.add(digest(env))
    assert len(found) == 1


def test_what_goes_wrong_in_a_worker_is_told_in_a_sentence() -> None:
    with closing(VectorGames("venice", 4, "exec:false", seats=2, workers=1)) as env:
        with pytest.raises(BotFailed, match="false"):
            env.reset(seed=1)
        check_gone(env)
    with closing(VectorGames("venice", 4, [Careless()], seats=2, workers=1)) as env:
        with pytest.raises(BotFailed, match=r"careless has failed: KeyError: 'what I .* \(vectors"):
            env.reset(seed=1)
        check_gone(env)


def test_rivals_that_cannot_be_sent_to_a_worker_are_refused() -> None:
    class Local(Careless):
        """No module has it."""

    with pytest.raises(ValueError, match=r"cannot be sent to a worker .* by MODULE:CLASS, or"):
        VectorGames("venice", 2, [Local()], workers=1)


def check_gone(env: VectorGames) -> None:
    assert isinstance(env.games, Workers)
    assert not any(process.is_alive() for process in env.games.processes)
    with pytest.raises(ClosedEnvironmentError):
        env.reset()


def test_a_worker_that_dies_is_told_and_close_ends_the_others() -> None:
    env = VectorGames("venice", 6, None, workers=2, illegal="raise", render_mode="svg")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="Game 5: There is no action 500"):
        env.step([*env.sample_actions()[:5], 500])
    assert [frame[:4] for frame in env.render()] == ["<svg"] * 6
    env.reset(options={"reset_mask": np.array([False] * 5 + [True])})
    assert isinstance(env.games, Workers)
    pids = [process.pid for process in env.games.processes]
    assert pids[1] is not None
    os.kill(pids[1], signal.SIGKILL)
    with pytest.raises(WorkerFailed, match=r"Worker 2 of 2 has died \(SIGKILL\), and the games"):
        env.step(env.sample_actions())
    check_gone(env)
    env.close()


def run(script: str, folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Run a script of a user in a session of its own."""
    file = folder / "learner.py"
    file.write_text(textwrap.dedent(script), "utf-8")
    return subprocess.Popen(
        [sys.executable, str(file), *arguments],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path])},
    )


@pytest.mark.parametrize("method", ["fork", "forkserver"])
def test_workers_may_be_started_otherwise(method: str, tmp_path: Path) -> None:
    script = """
        import sys

        if __name__ == "__main__":
            from igroteka.gymnasium import VectorGames
            from tests.learning.vectors import digest

            env = VectorGames("venice", 5, None, workers=2, start_method=sys.argv[1])
            print(digest(env, 20))  # and forget to close it
    """
    with run(script, tmp_path, method) as process:
        found, errors = process.communicate()
    assert (found.strip(), errors) == (digest(VectorGames("venice", 5, None, workers=0), 20), "")


def test_a_script_that_starts_workers_while_it_is_imported_is_told(tmp_path: Path) -> None:
    script = """
        from igroteka.gymnasium import VectorGames
        VectorGames("venice", 2, None, workers=1)
    """
    with run(script, tmp_path) as process:
        _, errors = process.communicate()
    assert errors.splitlines()[-1].startswith(
        "igroteka.learning.workers.WorkerFailed: Worker 1 of 1 has died at its start (code 1): "
        'a script must do what starts workers below `if __name__ == "__main__":`'
    )


@pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize(
    ("method", "number"),
    [("fork", signal.SIGKILL), ("spawn", signal.SIGKILL), ("fork", signal.SIGINT)],
)
def test_workers_end_when_who_started_them_is_killed_or_interrupted(
    method: str, number: int, tmp_path: Path
) -> None:
    """One worker waits for an order, the other one is in the middle of an endless thought."""
    script = """
        import signal, sys
        import numpy as np
        from igroteka.bots import Bot

        class Thinker(Bot):
            name = "thinker"
            def choose(self, sight, rng):
                print("thinking", flush=True)
                while True:
                    pass

        if __name__ == "__main__":
            from igroteka.gymnasium import VectorGames

            signal.signal(signal.SIGINT, signal.default_int_handler)  # some shells have it ignored
            rivals, method = "learner:Thinker", sys.argv[1]
            env = VectorGames("venice", 4, rivals, workers=2, seat=1, start_method=method)
            env.reset(seed=1, options={"reset_mask": np.array([True, True, False, False])})
    """
    with run(script, tmp_path, method) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "thinking\n"
        assert len(alive(process.pid)) >= 3
        process.send_signal(number)
        until = time.monotonic() + 60
        while (left := alive(process.pid)) and time.monotonic() < until:
            time.sleep(0.02)
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        assert not left, "workers outlive who started them"


def alive(group: int) -> list[int]:
    """Return the processes of a group that run; those that only wait to be buried do not."""
    found = []
    for file in PROC.glob("[0-9]*/stat"):
        try:
            state, _, pgrp, *_ = file.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if int(pgrp) == group and state != "Z":
            found.append(int(file.parent.name))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("mode", [NEXT, SAME])
@pytest.mark.parametrize("rivals", [None, "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_games_are_the_same_with_any_number_of_workers(
    game: str, rivals: str | None, mode: str
) -> None:
    found = []
    for workers in (0, 2, 3):
        settings: dict[str, Any] = {"workers": workers, "autoreset_mode": mode, "copy": False}
        with closing(VectorGames(game, 1000 if rivals is None else 24, rivals, **settings)) as env:
            found.append(digest(env, 150 if rivals is None else 40))
    assert all(one == other for one, other in pairwise(found))
