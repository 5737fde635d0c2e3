"""How an answer is written to a connection: head and body in one piece.

uvicorn writes them one after the other, which is twice as much work for the system, and looks
into every header of every answer for what must not be in one. Nearly all of our headers are the
same in all answers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    HEADER_RE,
    HEADER_VALUE_RE,
    STATUS_LINE,
    RequestResponseCycle,
)

Header = tuple[bytes, bytes]

LENGTH: Final = b"content-length"
NEVER_THE_SAME: Final = frozenset({LENGTH, b"x-request-id", b"set-cookie", b"etag"})
WHAT_CLOSES: Final = frozenset({b"connection", b"transfer-encoding"})
"""Headers that say how the connection goes on: uvicorn knows what to do then."""
KNOWN: Final[dict[Header, bytes]] = {}
"""Headers as they are written, of those that were found to be in order."""
MOST_KNOWN: Final = 500


class Answer(RequestResponseCycle):
    """Answers one request, as uvicorn does, but for what is plain and whole.

    That is a head that says how long the body is, and that body: it is written at once. Streams,
    for example, are left to uvicorn.
    """

    _head: Any = None
    """How the answer begins, as long as nothing has been written."""

    def send(self, message: Any) -> Awaitable[None]:  # type: ignore[override]
        """Write a part of the answer; its head is kept until there is something to follow it."""
        if message["type"] == "http.response.start" and not self.response_started:
            # Another head may come if what was to follow the first has failed.
            self._head = message
            return DONE
        head, self._head = self._head, None
        if head is None:
            return super().send(message)
        is_free = not (self.flow.write_paused or self.disconnected)
        written = whole(self, head, message) if is_free else None
        if written is None:
            return self._send_both(head, message)
        self.response_started = self.response_complete = True
        self.waiting_for_100_continue = False
        self.transport.write(written)
        self.message_event.set()
        self.on_response()
        return DONE

    async def _send_both(self, head: Any, message: Any) -> None:
        await super().send(head)
        await super().send(message)


class Done:
    """What is awaited for nothing."""

    def __await__(self) -> Generator[None, None, None]:
        return
        yield


DONE: Final = Done()


def whole(cycle: RequestResponseCycle, head: Any, message: Any) -> bytes | None:
    """Return an answer as it is written; None: it is not plain, or not whole."""
    if (
        message["type"] != "http.response.body"
        or message.get("more_body")
        or not cycle.keep_alive
        or cycle.scope["method"] == "HEAD"
    ):
        return None
    body: bytes = message.get("body", b"")
    lines, length = [STATUS_LINE[head["status"]]], -1
    for pair in (*cycle.default_headers, *head["headers"]):
        line = KNOWN.get(pair)
        if line is None:
            name = pair[0].lower()
            if name in WHAT_CLOSES or HEADER_RE.search(name) or HEADER_VALUE_RE.search(pair[1]):
                return None
            line = b"%s: %s\r\n" % (name, pair[1])
            if name == LENGTH:
                if length >= 0:
                    return None
                length = int(pair[1])
            elif name not in NEVER_THE_SAME and len(KNOWN) < MOST_KNOWN:
                KNOWN[pair] = line
        lines.append(line)
    if length != len(body):
        return None
    return b"".join((*lines, b"\r\n", body))
