"""Jobs done in processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from igroteka.jobs.workers import Elsewhere, Function, Job, Result, WorkersFailed, all_of

SECONDS_TO_END: Final = 2.0
"""So long it may take until it is known how a process ended."""


class Processes(Elsewhere[Future[list[Any]]]):
    """So many processes; they end with us, however roughly we end."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._context = Remembering()
        self._leash, self._hand = self._context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            size, self._context, initializer=settle_in, initargs=(self._leash,)
        )

    def hand_out(self, function: Function[Job, Result], job: Job) -> Future[list[Any]]:
        """Have a process do a job."""
        with no_interruption(), self._told_plainly():  # the first ones start the processes
            return self._pool.submit(all_of, function, job)

    def wait(
        self, under_way: list[Future[list[Any]]]
    ) -> tuple[list[Future[list[Any]]], list[Future[list[Any]]]]:
        """Wait until at least one job is done."""
        done = wait(under_way, return_when=FIRST_COMPLETED).done
        return (
            [each for each in under_way if each in done],
            [each for each in under_way if each not in done],
        )

    def result(self, done: Future[list[Any]]) -> list[Any]:
        """Return what was made of a job."""
        with self._told_plainly():
            return done.result()

    def close(self) -> None:
        """End the processes, whatever they do."""
        self._hand.close()
        self._pool.shutdown(cancel_futures=True)
        self._leash.close()

    @contextmanager
    def _told_plainly(self) -> Iterator[None]:
        """Say in a sentence that a process has died, and how.

        :raises WorkersFailed: instead of what Python says.
        """
        try:
            yield
        except BrokenProcessPool:
            raise died(self._context.exit_status()) from None


class Remembering(SpawnContext):
    """Starts processes, and knows afterwards how they ended, which a pool does not tell."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Return a new process, not yet started."""
        process = SpawnProcess(*args, **named)
        self.started.append(process)
        return process

    def exit_status(self) -> int | None:
        """Return how the process ended that ended first, negative by a signal, if it is known."""
        until = time.monotonic() + SECONDS_TO_END
        while True:
            ended = [code for each in self.started if (code := each.exitcode) is not None]
            # The pool ends the others with a signal of its own.
            by_itself = [code for code in ended if code != -signal.SIGTERM]
            if by_itself:
                return by_itself[0]
            if len(ended) == len(self.started) or time.monotonic() > until:
                return None
            time.sleep(0.01)


def died(status: int | None) -> WorkersFailed:
    """Return the sentence that a process has died, given its exit status."""
    if status is None:
        return WorkersFailed(
            "A process that played a game has died; try fewer --jobs.", "refusal-worker-died"
        )
    if status < 0:
        return WorkersFailed(
            "A process that played a game was ended by signal {signal}; if memory is short, try "
            "fewer --jobs.",
            "refusal-worker-killed",
            signal=-status,
        )
    failed = WorkersFailed(
        "A process that played a game has ended with exit status {status}: a bot did that.",
        "refusal-worker-ended",
        status=status,
    )
    failed.status = status
    return failed


@contextmanager
def no_interruption() -> Iterator[None]:
    """Have Ctrl+C wait; whoever is started meanwhile never hears of it, not even at its start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in(leash: Connection) -> None:
    """Prepare a worker: it ends at once when who started it lets go of the leash, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        try:
            leash.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
