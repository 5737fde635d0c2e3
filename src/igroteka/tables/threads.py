"""Threads that work for the event loop.

The standard library's pool does more than is needed here (futures that threads can wait for,
threads that come and go), and all of that is paid for with each commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
Job = tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any]]


class Threads:
    """So many threads, begun with the first piece of work; each does one piece at a time."""

    def __init__(self, number: int, name: str) -> None:
        self._names: Final = [f"{name}_{n}" for n in range(number)]
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._running: list[Thread] = []

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do *work* in one of the threads.

        Whoever waits for it no longer may cancel what is returned: work that has not begun by
        then is left undone, what has begun is ended.
        """
        if not self._running:
            # As daemons: they must not keep a program alive that forgets to close them.
            self._running = [Thread(target=self._run, name=n, daemon=True) for n in self._names]
            for thread in self._running:
                thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, loop, done))
        return done

    def close(self, *, wait: bool = True) -> None:
        """Take no more work; wait until what was given is done, unless told not to."""
        for _ in self._running:
            self._jobs.put(None)
        for thread in self._running if wait else ():
            thread.join()
        self._running = []

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, loop, done = job
            if done.cancelled():
                continue
            result: Any = None
            problem: BaseException | None = None
            try:
                result = work()
            except BaseException as error:
                problem = error
            with suppress(RuntimeError):  # the loop may have been closed meanwhile
                loop.call_soon_threadsafe(end, done, result, problem)
            del job, work, done, result, problem  # nothing is kept while we wait


def end(done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
    """Say what came of a piece of work, if somebody still wants to know."""
    if done.done():
        return
    if problem is not None:
        done.set_exception(problem)
    else:
        done.set_result(result)
