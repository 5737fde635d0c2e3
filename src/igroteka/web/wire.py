"""A connection of the server: how many there may be, how large a request's head, how slow.

uvicorn bounds none of this. What is refused here has not been read as a request yet, so it is
answered in one short sentence in both languages, and the connection is closed.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, Final

import httptools
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from igroteka.web.admission import client_of
from igroteka.web.answering import Answer
from igroteka.web.settings import Limits

SPARE_FILES: Final = 200
"""So many open files are left to the database, the bots, and those who are turned away."""
MOST_AHEAD: Final = 16
"""So many requests may be sent before the first is answered."""
SENTENCES: Final = {
    400: "This is no request that can be read. / Такой запрос не разобрать.",
    408: "The request came too slowly. / Запрос шёл слишком медленно.",
    414: "The address is too long. / Адрес слишком длинный.",
    429: "Too many connections from your address. / Слишком много соединений с вашего адреса.",
    431: "The head of the request is too large. / Заголовки запроса слишком велики.",
    503: "Too many are here now; try again soon. / Сейчас здесь слишком много людей.",
}


class HeadTooLarge(Exception):
    """The head of a request goes on too long."""

    def __init__(self, status: int) -> None:
        self.status = status


class Doorkeeper:
    """Counts the connections of everybody."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.limits = limits
        self.proxies = ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts
        self.most = min(limits.connections_in_all, open_files() - SPARE_FILES)
        self.in_all = 0
        self._by_client: Counter[str] = Counter()
        self._unfinished: dict[str, dict[Wire, None]] = {}

    def enter(self, address: str) -> int:
        """Count a connection; return the status with which it is turned away, 0: it is not."""
        client = client_of(address)
        self.in_all += 1
        self._by_client[client] += 1
        if self.in_all > self.most:
            return 503
        # Behind a proxy there are many people: it keeps count of their connections itself.
        many = self._by_client[client] > self.limits.connections
        return 429 if many and address not in self.proxies else 0

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        client = client_of(address)
        self.in_all -= 1
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]
            self._unfinished.pop(client, None)

    def unfinished_of(self, address: str) -> dict[Wire, None]:
        """Return the connections from an address whose request has not come whole, oldest first.

        Those of a proxy are among them: whole requests come whole at once, through it as well.
        """
        return self._unfinished.setdefault(client_of(address), {})


async def _nobody(*_: Any) -> None:
    """Stand where no application is needed."""


def open_files() -> int:
    """Return how many files this process may have open, after having asked for all it can get."""
    if sys.platform == "win32":
        return 10**9
    import resource  # there is none elsewhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft if soft != resource.RLIM_INFINITY else 10**9


class Wire(HttpToolsProtocol):
    """One connection, as uvicorn serves it, bounded in size and time."""

    doorkeeper: Doorkeeper

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = self.doorkeeper.limits
        self._address = ""
        self._in_head = True
        self._came = 0
        """So many bytes have come of an unfinished head."""
        self._read = 0
        """So many bytes of it have been read as headers."""
        self._patience: asyncio.TimerHandle | None = None
        """Until when the rest of a request must have come."""
        self._waits_for_body = False
        """Whether that is its body."""
        self._unfinished: dict[Wire, None] = {}
        """Whose requests from the same address have not come whole."""
        self._unread: asyncio.TimerHandle | None = None
        """Until when the client must have read what it was sent."""
        self._idle_since = 0.0
        """When the last request was answered, on the loop's clock."""
        self._idle: asyncio.TimerHandle | None = None
        """When to see whether nothing has been asked for long; it is not set for each request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or turn them away."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "?"
        self._unfinished = self.doorkeeper.unfinished_of(self._address)
        if (status := self.doorkeeper.enter(self._address)) != 0:
            self.turn_away(status)
        else:
            self._wait_for(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that somebody has gone."""
        self.doorkeeper.leave(self._address)
        self._wait_for(None)
        if self._idle is not None:
            self._idle.cancel()
        self.resume_writing()
        super().connection_lost(exc)

    def _wait_for(self, seconds: float | None) -> None:
        """Wait so long for the rest of a request; None: no longer.

        Where too many are waited for, the oldest is given up: who comes now is let in.
        """
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._waits_for_body = False
        if seconds is None:
            self._unfinished.pop(self, None)
            return
        self._patience = self.loop.call_later(seconds, self.turn_away, 408)
        self._unfinished[self] = None
        if len(self._unfinished) > self.limits.unfinished:
            next(iter(self._unfinished)).turn_away(408)

    def turn_away(self, status: int) -> None:
        """Say in a sentence why, and hang up."""
        self._wait_for(None)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            said = SENTENCES[status].encode()
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n" % len(said)
            self.transport.write(
                STATUS_LINE[status] + head + b"retry-after: 5\r\nconnection: close\r\n\r\n" + said
            )
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the head of a request stays within its bounds."""
        if self.transport.is_closing():
            return
        if self._in_head:
            self._came += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass  # we speak nothing else: it is answered as if it had not been asked for
        except httptools.HttpParserError as error:
            why = error.__context__
            self.turn_away(why.status if isinstance(why, HeadTooLarge) else 400)
            return
        # Nearly all requests come whole, and nothing is waited for.
        if not self._in_head:
            if not self._waits_for_body:
                self._wait_for(self.limits.body_seconds)
                self._waits_for_body = True
        elif self._came > self.limits.head:
            self.turn_away(431)
        elif self._came and self._patience is None:
            self._wait_for(self.limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        """Take a part of the address."""
        super().on_url(url)
        if len(self.url) > self.limits.url:
            raise HeadTooLarge(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._read += len(name) + len(value) + 4
        if self._read > self.limits.head:
            raise HeadTooLarge(431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer."""
        self._in_head, self._came, self._read = False, 0, 0
        if len(self.pipeline) >= MOST_AHEAD:
            raise HeadTooLarge(429)
        super().on_headers_complete()
        # Its task has not begun yet: it will find our way of answering.
        self.cycle.__class__ = Answer

    def on_message_complete(self) -> None:
        """Note that the request is whole, and wait for the head of the next one."""
        self._in_head = True
        if self._patience is not None:
            self._wait_for(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on to the next request, or wait for one, but not for ever."""
        if self.pipeline or self.transport.is_closing():
            super().on_response_complete()
            return
        self.server_state.total_requests += 1
        self.flow.resume_reading()
        self._idle_since = self.loop.time()
        if self._idle is None:
            self._idle = self.loop.call_later(self.timeout_keep_alive, self._look_if_idle)

    def _look_if_idle(self) -> None:
        """Hang up if nothing has been asked for long."""
        self._idle, now = None, self.loop.time()
        answers = self.cycle is not None and not self.cycle.response_complete
        is_busy = answers or self._patience is not None
        until = (now if is_busy else self._idle_since) + self.timeout_keep_alive
        if until <= now:
            self.timeout_keep_alive_handler()
        else:
            self._idle = self.loop.call_at(until, self._look_if_idle)

    def pause_writing(self) -> None:
        """Wait until the client has read what it was sent, but not for ever."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on sending."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self.flow is not None:
            super().resume_writing()


def wire(limits: Limits, proxies: str) -> type[Wire]:
    """Return the connections of one server."""
    return type("Wire", (Wire,), {"doorkeeper": Doorkeeper(limits, proxies)})
