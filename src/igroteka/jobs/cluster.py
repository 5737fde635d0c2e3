"""Jobs done on several machines, by Ray (the extra `ray`).

A job whose process or machine dies is done again elsewhere: Ray sees to that. All machines must
have the same version of this package, or they might play other games; one that has not is named.
"""

from __future__ import annotations

import os
import socket
import time
from importlib.metadata import version
from typing import Any, Final

from igroteka.engine import BadSetup, IgrotekaError
from igroteka.engine.extras import needs
from igroteka.jobs.processes import no_interruption
from igroteka.jobs.workers import Elsewhere, Function, Job, Result, WorkersFailed, all_of

LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 10.0
"""Seconds that a cluster has to answer."""
STORE: Final = 100_000_000
"""Bytes of memory that a cluster of our own keeps for results: these are small."""
TRIES: Final = 5
"""So often a job is done again whose process or machine has died."""
LOOK_EVERY: Final = 5.0
"""After so many seconds we look again how large the cluster is: machines come and go."""


class Cluster(Elsewhere[Any]):
    """The machines of a Ray cluster, as many jobs at a time as they have cores, or fewer.

    :raises BadSetup: if Ray is not installed, or there is no cluster at that address.
    """

    def __init__(self, address: str, at_once: int | None = None) -> None:
        # Ray would tell its makers that it is used, and how.
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        with needs("ray", "--ray"):
            import ray
        self._ray: Any = ray
        self._at_once = at_once
        self._looked_at = 0.0
        self._size = 1
        self._under_way: set[Any] = set()
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            self._join(address)
        self._do: Any = self._ray.remote(num_cpus=1, max_retries=TRIES)(do_job)

    def _join(self, address: str) -> None:
        """Start a cluster on this machine, or join one."""
        decks = {name: file for name, file in os.environ.items() if name.startswith("IGROTEKA_")}
        known: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if address == LOCAL:
            cores = self._at_once or os.cpu_count() or 1
            known |= {"num_cpus": cores, "object_store_memory": STORE, "include_dashboard": False}
        elif decks:
            known["runtime_env"] = {"env_vars": decks}
        try:
            if address == LOCAL:
                with no_interruption():  # what is started here must not hear Ctrl+C
                    self._ray.init(address, **known)
            else:
                knock(address)
                self._ray.init(address, **known)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            raise BadSetup(
                "There is no Ray cluster at {address} ({reason}); start one with “ray start "
                "--head”, or take --ray local.",
                "refusal-ray",
                address=address,
                reason=" ".join(str(error).split())[:200],
            ) from None

    @property
    def size(self) -> int:  # type: ignore[override]  # it may change
        """How many jobs are done at the same time."""
        now = time.monotonic()
        if now - self._looked_at > LOOK_EVERY:
            self._looked_at = now
            self._size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return min(self._size, self._at_once or self._size)

    def hand_out(self, function: Function[Job, Result], job: Job) -> Any:
        """Have some machine do a job."""
        pending = self._do.remote(version("igroteka"), function, job)
        self._under_way.add(pending)
        return pending

    def wait(self, under_way: list[Any]) -> tuple[list[Any], list[Any]]:
        """Wait until at least one job is done."""
        done, others = self._ray.wait(under_way, num_returns=1)
        if others:
            more, others = self._ray.wait(others, num_returns=len(others), timeout=0)
            done += more
        return done, others

    def result(self, done: Any) -> list[Any]:
        """Return what was made of a job."""
        self._under_way.discard(done)
        try:
            results: list[Any] = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, IgrotekaError):
                raise error.cause from None
            raise
        except self._ray.exceptions.RayError as error:
            raise WorkersFailed(
                "Machines or processes of the cluster have died again and again in the same game "
                "({reason}).",
                "refusal-cluster-died",
                reason=" ".join(str(error).split())[:200],
            ) from None
        return results

    def close(self) -> None:
        """End what is under way, and leave; a cluster of our own ends."""
        for pending in self._under_way:
            self._ray.cancel(pending, force=True)
        self._under_way.clear()
        if self._is_ours:
            with no_interruption():
                self._ray.shutdown()


def knock(address: str) -> None:
    """Make sure that somebody answers at an address: Ray itself would try for many minutes.

    :raises OSError: if nobody does.
    :raises ValueError: if that is no address.
    """
    if address == AUTO:
        return  # Ray knows by itself whether a cluster runs here
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        raise ValueError("an address is HOST:PORT")
    socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def do_job(wanted: str, function: Function[Job, Result], job: Job) -> list[Result]:
    """Do a job, on whatever machine this is.

    :raises BadSetup: if it has another version of this package.
    """
    found = version("igroteka")
    if found != wanted:
        raise BadSetup(
            "The machine {machine} has Igroteka {found}, not {wanted}; install that there.",
            "refusal-cluster-version",
            machine=socket.gethostname(),
            found=found,
            wanted=wanted,
        )
    return all_of(function, job)
