"""Threads that work for the loop: what comes of a piece of work, in which order, and at the end."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest

from igroteka.tables.threads import Threads
from tests.tables.helpers import run


def test_what_is_returned_or_raised_comes_back() -> None:
    async def test() -> None:
        threads = Threads(2, "test")

        def fail() -> None:
            raise ZeroDivisionError("so it is")

        squares = [pow(n, 2) for n in range(50)]
        assert await asyncio.gather(*(threads.do(partial(pow, n, 2)) for n in range(50))) == squares
        with pytest.raises(ZeroDivisionError, match="so it is"):
            await threads.do(fail)
        assert (await threads.do(threading.current_thread)).name.startswith("test_")
        threads.close()

    run(test)


def test_one_thread_does_one_thing_after_the_other() -> None:
    async def test() -> None:
        thread, done = Threads(1, "test"), list[int]()
        await asyncio.gather(*(thread.do(partial(done.append, n)) for n in range(200)))
        assert done == list(range(200))
        thread.close()

    run(test)


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def test() -> None:
        thread, go, begun = Threads(1, "test"), threading.Event(), threading.Event()
        done: list[str] = []

        def first() -> None:
            begun.set()
            go.wait()
            done.append("first")

        running, waiting = thread.do(first), thread.do(lambda: done.append("second"))
        await asyncio.get_running_loop().run_in_executor(None, begun.wait)
        running.cancel()
        waiting.cancel()
        go.set()
        await thread.do(lambda: done.append("third"))
        assert done == ["first", "third"], "what has begun is ended"
        thread.close()

    run(test)


def test_to_close_is_to_wait_for_what_was_given() -> None:
    done: list[int] = []
    threads = Threads(3, "test")

    async def test() -> None:
        for n in range(100):
            threads.do(partial(done.append, n))
        threads.close()
        assert sorted(done) == list(range(100))
        assert not [each for each in threading.enumerate() if each.name.startswith("test_")]
        assert await threads.do(lambda: 7) == 7, "it may be gone on with"
        threads.close()

    run(test)


def test_a_loop_that_has_gone_stops_no_thread() -> None:
    thread, go = Threads(1, "test"), threading.Event()

    async def leave() -> None:
        thread.do(go.wait)

    async def come() -> None:
        assert await thread.do(lambda: 7) == 7

    run(leave)
    go.set()
    run(come)
    thread.close()
