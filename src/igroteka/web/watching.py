"""Stands outermost: gives every request an id, and has its time counted and written down."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
import time
import types
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.tables import counting, logs

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 0.25
"""Seconds between two looks at how late the event loop is."""
NO_ROUTE: Final = "none"
"""What a request is counted under that no handler has got."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
SERVER: Final = secrets.token_hex(4)
COUNT: Final = itertools.count(1)
"""Requests are called by the process that answers them and their number there."""
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{12}")
"""What a table's id looks like; whatever else somebody asks for is not written down."""


class Watch:
    """Wraps the whole application, refusals included.

    What is written down of a request is its route, never its path: a path may hold a token.
    """

    def __init__(self, app: ASGIApp, *, times: bool) -> None:
        self.app = app
        self.times = times
        """Whether somebody wants to know how long requests take."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and note what became of it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        name = f"{SERVER}-{next(COUNT):x}"
        context = logs.REQUEST.set(name)
        begun, status = time.perf_counter(), 0

        def send_named(message: Message) -> Awaitable[None]:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
                if self.times:
                    took = time.perf_counter() - begun
                    counting.REQUEST.note(took, method_of(scope), route_of(scope), str(status))
            return send(message)

        try:
            if self.times:
                await Spent(scope).on(self.app(scope, receive, send_named))
            else:
                await self.app(scope, receive, send_named)
        finally:
            if log.isEnabledFor(logging.DEBUG):
                log.debug("request", extra=told_of(scope, status, time.perf_counter() - begun))
            logs.REQUEST.reset(context)


class Spent:
    """Counts how long a request keeps the event loop to itself, turn by turn."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    @types.coroutine
    def on(self, work: Any) -> Generator[Any, Any, None]:
        """Do the work, and count."""
        asked: Coroutine[Any, Any, None] = work
        step, given = asked.send, None
        while True:
            begun = time.perf_counter()
            try:
                wanted = step(given)
            except StopIteration:
                return
            finally:
                counting.ON_LOOP.add(route_of(self.scope), by=time.perf_counter() - begun)
            try:
                given = yield wanted
                step = asked.send
            except BaseException as error:
                given = error
                step = asked.throw


def method_of(scope: Scope) -> str:
    """Return the method of a request, if it is one that somebody may mean."""
    method = str(scope.get("method"))
    return method if method in METHODS else "other"


def route_of(scope: Scope) -> str:
    """Return the route of a request, as it is written in the program."""
    return scope.get("path_template") or NO_ROUTE


def told_of(scope: Scope, status: int, seconds: float) -> dict[str, object]:
    """Return what the log says of a request."""
    told: dict[str, object] = {
        "method": method_of(scope),
        "route": route_of(scope),
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    table = scope.get("path_params", {}).get("table", "")
    return told | {"table": table} if TABLE.fullmatch(table) else told


async def watch_loop() -> None:
    """Note how late the event loop is, for ever."""
    while True:
        due = time.perf_counter() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        counting.LAG.note(max(0.0, time.perf_counter() - due))
