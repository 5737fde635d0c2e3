"""A process that does one piece of work at a time, and is replaced when it dies or hangs."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

T = TypeVar("T")


def usual_workers() -> int:
    """Return how many processes may think here: one core stays free."""
    return max(1, (os.cpu_count() or 2) - 1)


class WorkerLost(Exception):
    """The process died or took too long; the next piece of work gets a new one."""


class Worker:
    """A process of its own, started when it is first asked."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, patience: float, work: Callable[..., T], *arguments: object) -> T:
        """Return what *work* returns for *arguments*.

        :raises WorkerLost: if the process died, or *patience* seconds were over.
        """
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle_in,
                initargs=(os.getpid(), self._niceness),
            )
        try:
            async with asyncio.timeout(patience):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool, work, *arguments)
        except BrokenProcessPool:
            self.end()
            raise WorkerLost("its process died") from None
        except TimeoutError:
            self.end()
            raise WorkerLost(f"it took more than {patience:g} seconds") from None
        except asyncio.CancelledError:
            # Nobody wants the answer any more, and the next one must not wait for it.
            self.end()
            raise

    @property
    def processes(self) -> list[int]:
        """The id of the process, if it is up."""
        return [] if self._pool is None else list(self._pool._processes or {})

    def end(self) -> None:
        """End the process, whatever it does; another one is started when there is work."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def settle_in(parent: int, niceness: int) -> None:
    """Prepare a worker: let others go first, and never outlive the server's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
