"""Heavy work is done aside, one piece at a time, and whoever asked for it pays for it.

Drawing a page or replaying an uploaded record takes as long as hundreds of moves. In a thread of
its own it keeps nobody's move waiting, and those who wait for it take turns: each client has
one piece done, then the next client.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import ContextVar
from dataclasses import dataclass
from types import coroutine
from typing import Any, TypeVar

from igroteka.tables.threads import Threads

T = TypeVar("T")


class Gate:
    """Lets few of many through at the same time; the others wait in line."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.inside = 0
        self._line: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        """Go in as soon as there is room."""
        if self.inside < self.most:
            self.inside += 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave()  # there was room, and we have gone
            raise

    def leave(self) -> None:
        """Make room for the next."""
        self.inside -= 1
        while self._line and self.inside < self.most:
            first = self._line.popleft()
            if not first.done():
                self.inside += 1
                first.set_result(None)

    def come_back(self) -> None:
        """Go in again after having left for a while, even if it is crowded."""
        self.inside += 1


@dataclass(slots=True)
class Asking:
    """Who asks for something, and what it has cost so far."""

    client: str = ""
    """The address, behind which there may be a whole club."""
    person: str = ""
    """Who it is there; empty: somebody who was never here before."""
    gate: Gate | None = None
    """Through which the client's requests go; it is left while something is done aside."""
    spent: float = 0.0
    """Seconds of a processor, measured."""


asking: ContextVar[Asking | None] = ContextVar("asking", default=None)
"""For whom we work just now; None: for nobody in particular."""


@coroutine
def metered(doing: Awaitable[T], who: Asking) -> Generator[Any, Any, T]:
    """Await what is *doing*, and add to the bill of *who* what it takes the processor."""
    work: Any = doing if isinstance(doing, Coroutine) else doing.__await__()
    sent: Any = None
    problem: BaseException | None = None
    while True:
        begun = time.thread_time()
        try:
            awaited = work.send(sent) if problem is None else work.throw(problem)
        except StopIteration as done:
            value: T = done.value
            return value
        finally:
            who.spent += time.thread_time() - begun
        sent = problem = None
        try:
            sent = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            problem = error


class Aside:
    """A thread for heavy work, at which the clients take turns, and the people of each."""

    def __init__(self) -> None:
        self._thread = Threads(1, "aside")
        self._busy = False
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
        self._waiting = OrderedDict()

    def close(self) -> None:
        """Do nothing more."""
        self._thread.close(wait=False)

    async def do(self, work: Callable[[], T]) -> T:
        """Do *work* in the thread when it is this person's turn."""
        who = asking.get() or Asking()

        def timed() -> T:
            begun = time.thread_time()
            try:
                return work()
            finally:
                who.spent += time.thread_time() - begun

        if who.gate is not None:
            who.gate.leave()
        try:
            await self._turn(who)
            try:
                return await self._thread.do(timed)
            finally:
                self._next()
        finally:
            if who.gate is not None:
                who.gate.come_back()

    async def _turn(self, who: Asking) -> None:
        if not self._busy:
            self._busy = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(who.client, OrderedDict())
        people.setdefault(who.person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # it was our turn, and we have gone
            raise

    def _next(self) -> None:
        """Let the next one have its turn; who has more to do stands behind the others."""
        while self._waiting:
            client, people = self._waiting.popitem(last=False)
            person, line = people.popitem(last=False)
            first = line.popleft()
            if line:
                people[person] = line
            if people:
                self._waiting[client] = people
            if not first.done():
                first.set_result(None)
                return
        self._busy = False
