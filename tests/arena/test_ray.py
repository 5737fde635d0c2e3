"""Games played by Ray are the games played here, and none is lost with who played it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from igroteka.arena import Arena, Progress
from igroteka.bots import BotFailed
from igroteka.engine import BadSetup
from igroteka.jobs import cluster
from igroteka.jobs.cluster import Cluster, do_job
from tests.arena.test_keeping import until

ARENA = Arena("venice", ("greedy", "random", "search:5"), games=6, seats=3, keep_records=True)

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves files of its own open
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def killed_at_first(marker: Path) -> Iterator[int]:
    """Die without a word, as a machine does; the second time, tell who is alive."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    yield os.getpid()


@pytest.mark.soak  # a cluster on one machine takes a minute and a half beside other tests
def test_games_on_a_cluster_are_the_games_played_here(tmp_path: Path) -> None:
    """All that takes a cluster is one test, as it takes seconds to start one."""
    pytest.importorskip("ray")
    with Cluster("local", 2) as local:
        same_games(tmp_path)
        done_again(local, tmp_path)
        from ray._common.usage import usage_lib

        assert not usage_lib.usage_stats_enabled(), "Ray tells its makers nothing"


def same_games(tmp_path: Path) -> None:
    """Also in the file, thinking times and the order of ending aside; and it goes on from it."""
    here = ARENA.play(1, tmp_path / "here.jsonl")
    told: list[Progress] = []
    there = ARENA.play(2, tmp_path / "there.jsonl", told.append, ray="local")
    assert here == there
    assert [one.record for one in here.outcomes] == [one.record for one in there.outcomes]
    assert [progress.done for progress in told] == list(range(7))
    assert ARENA.play(1, tmp_path / "there.jsonl", told.append) == here
    assert told[-1].outcome is None and told[-1].done == 6, "nothing was left to be played"

    broken = Arena("venice", ("broken=exec:false", "random"), games=4)
    with pytest.raises(BotFailed, match="“false” has ended"):
        broken.play(2, ray="local")


def done_again(local: Cluster, tmp_path: Path) -> None:
    """What a dead process was doing is done by another one."""
    marks = iter([tmp_path / "one", tmp_path / "two"])
    alive = list(local.run(killed_at_first, lambda: next(marks, None)))
    assert len(alive) == 2 and os.getpid() not in alive


def test_another_version_of_the_package_is_refused_by_name() -> None:
    assert do_job(version("igroteka"), range, 3) == [0, 1, 2]
    with pytest.raises(BadSetup, match=r"has Igroteka .*, not 0\.0\.0; install that there"):
        do_job("0.0.0", range, 3)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999999"])
def test_where_no_cluster_is_one_is_told_so_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(BadSetup, match=f"There is no Ray cluster at {address} "):
        ARENA.play(ray=address)


@pytest.mark.soak
def test_a_machine_that_dies_loses_no_game() -> None:
    """Two machines, as far as Ray knows; one of them is lost in the midst of the games."""
    utils = pytest.importorskip("ray.cluster_utils")
    small = {"num_cpus": 1, "object_store_memory": cluster.STORE}
    machines = utils.Cluster(initialize_head=True, head_node_args=small)
    lost = machines.add_node(**small)
    arena = Arena("venice", ("greedy", "random"), games=40)

    def pull_the_plug(progress: Progress) -> None:
        if progress.done == 5:
            machines.remove_node(lost, allow_graceful=False)

    try:
        assert arena.play(None, None, pull_the_plug, ray=machines.address) == arena.play(1)
    finally:
        machines.shutdown()


@pytest.mark.soak
def test_ctrl_c_ends_a_cluster_of_our_own_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "venice", "--bots", "search:3,random", "--games", "4000", "--ray", "local"]
    process = subprocess.Popen(
        [sys.executable, "-m", "igroteka", *words, "--jobs", "2", "--results", str(file)],
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody hears it
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "the same command goes on from there" in said
    deadline = time.monotonic() + 30
    while any(f"{process.pid}" == stat.split()[5] for stat in stats()):  # its session
        assert time.monotonic() < deadline, "something of it still runs"
        time.sleep(0.1)


def stats() -> list[str]:
    """Return a line for each process of this machine: number, state, parent, group, session."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, rest = file.read_text().partition(" ")
        except OSError:
            continue  # it has ended meanwhile
        state = rest.rpartition(") ")[2]
        if not state.startswith("Z"):
            found.append(f"{number} - {state}")
    return found
