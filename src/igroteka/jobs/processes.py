"""Jobs done in processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from igroteka.jobs.workers import Elsewhere, Function, Job, Result, WorkersFailed, all_of


class Processes(Elsewhere[Future[list[Any]]]):
    """So many processes; they end with us, however roughly we end."""

    def __init__(self, size: int) -> None:
        self.size = size
        context = get_context("spawn")
        self._leash, self._hand = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            size, context, initializer=settle_in, initargs=(self._leash,)
        )

    def hand_out(self, function: Function[Job, Result], job: Job) -> Future[list[Any]]:
        """Have a process do a job."""
        with no_interruption(), told_plainly():  # the first ones start the processes
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
        with told_plainly():
            return done.result()

    def close(self) -> None:
        """End the processes, whatever they do."""
        self._hand.close()
        self._pool.shutdown(cancel_futures=True)
        self._leash.close()


@contextmanager
def told_plainly() -> Iterator[None]:
    """Say in a sentence that a process has died.

    :raises WorkersFailed: instead of what Python says.
    """
    try:
        yield
    except BrokenProcessPool:
        raise WorkersFailed(
            "A process that played a game has died; try fewer --jobs.", "refusal-worker-died"
        ) from None


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
