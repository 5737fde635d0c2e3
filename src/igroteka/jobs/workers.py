"""Those who do the jobs: what all of them have in common, and the one who does them here."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from igroteka.engine import IgrotekaError

Job = TypeVar("Job")
Result = TypeVar("Result")
Pending = TypeVar("Pending")

Function = Callable[[Job], Iterable[Result]]
"""What makes results of a job: a function of a module, so that others find it, too."""
NextJob = Callable[[], Job | None]
"""Hands out the next job; None: there is none now, ask again when a result has come."""


class WorkersFailed(IgrotekaError):
    """Who should have done a job has died, and so have those who should have done it instead."""

    status: int | None = None
    """With which exit status it ended by itself; None: it did not, or nobody knows."""


class Workers(ABC):
    """Does jobs; to be closed in the end, which ends what is still under way."""

    size: int
    """So many jobs are done at the same time."""

    @abstractmethod
    def run(self, function: Function[Job, Result], next_job: NextJob[Job]) -> Generator[Result]:
        """Yield what *function* makes of the jobs that are handed out, as it is made.

        :raises WorkersFailed: if those who should do a job keep dying.
        """

    def close(self) -> None:
        """End what is under way."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Here(Workers):
    """Does one job after the other, in this process; results come before the job is done."""

    size = 1

    def run(self, function: Function[Job, Result], next_job: NextJob[Job]) -> Generator[Result]:
        """Yield what *function* makes of the jobs that are handed out."""
        while (job := next_job()) is not None:
            yield from function(job)


class Elsewhere(Workers, Generic[Pending]):
    """Has several jobs done at the same time, by others."""

    def run(self, function: Function[Job, Result], next_job: NextJob[Job]) -> Generator[Result]:
        """Yield what *function* makes of the jobs that are handed out, as they are done.

        Twice as many are handed out as there are workers, so that none waits for us.
        """
        under_way: list[Pending] = []
        while True:
            while len(under_way) < 2 * self.size and (job := next_job()) is not None:
                under_way.append(self.hand_out(function, job))
            if not under_way:
                return
            done, under_way = self.wait(under_way)
            failed: Exception | None = None
            for each in done:
                try:
                    results = self.result(each)
                except Exception as error:  # what was done is told before what went wrong
                    failed = failed or error
                else:
                    yield from results
            if failed is not None:
                raise failed

    @abstractmethod
    def hand_out(self, function: Function[Job, Result], job: Job) -> Pending:
        """Have a job done."""

    @abstractmethod
    def wait(self, under_way: list[Pending]) -> tuple[list[Pending], list[Pending]]:
        """Wait until at least one job is done; return those that are, and the others."""

    @abstractmethod
    def result(self, done: Pending) -> list[Any]:
        """Return what was made of a job."""


def all_of(function: Function[Job, Result], job: Job) -> list[Result]:
    """Return what *function* makes of a job, in a worker."""
    return list(function(job))


def workers_for(jobs: int | None, most: int, ray: str = "") -> Workers:
    """Return workers for at most so many jobs: all cores, or as many as *jobs* says.

    *ray* is the address of a Ray cluster: “local” starts one on this machine, “auto” joins the
    one that runs here, else it is a host and a port.

    :raises BadSetup: if Ray is not installed, or nobody answers there.
    """
    if ray and most:
        from igroteka.jobs.cluster import Cluster

        return Cluster(ray, jobs)
    size = max(1, min(jobs or os.cpu_count() or 1, most))
    if size == 1:
        return Here()
    from igroteka.jobs.processes import Processes

    return Processes(size)
