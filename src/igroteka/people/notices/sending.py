"""Sends one message to one channel, and says what came of it.

What a server has not said no to may have arrived: that is told apart, since only what certainly
did not arrive is tried again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from igroteka.people.notices.channels import APPRISE, PUSH, Channel
from igroteka.people.notices.through_apprise import Apprise

if TYPE_CHECKING:
    from httpcore import AsyncConnectionPool

UNSURE: Final = (502, 504)
"""What a proxy says when it has not heard what became of a request."""


class Outcome(StrEnum):
    """What came of a message."""

    SENT = "sent"
    REFUSED = "refused"
    """It has certainly not arrived, and may be tried again."""
    UNSURE = "unsure"
    """Nobody knows whether it has arrived: it is not tried again."""
    GONE = "gone"
    """There is nobody any more."""


class Sender:
    """Speaks to push services, to webhooks, and to all else through Apprise."""

    def __init__(self, *, inside: bool, host_key: str = "") -> None:
        self.inside = inside
        self.host_key = host_key
        """The key by which push services know this host."""
        self.apprise = Apprise(inside=inside)
        self._pool: AsyncConnectionPool | None = None

    async def close(self) -> None:
        """Hang up."""
        await self.apprise.close()
        if self._pool is not None:
            await self._pool.aclose()

    async def send(self, channel: Channel, message: dict[str, Any], id: str) -> Outcome:
        """Send a message; *id* is its own among all that this host sends."""
        if channel.kind == APPRISE:
            arrived = await self.apprise.send(channel.address, message)
            return {True: Outcome.SENT, False: Outcome.REFUSED, None: Outcome.UNSURE}[arrived]
        if channel.kind == PUSH:
            from igroteka.people.notices.push import push_request  # it brings cryptography along

            headers, body = push_request(message, channel.address, channel.secret, self.host_key)
            status = await self.post(channel.address, headers, body)
            gone = {404, 410}
        else:
            body = json.dumps(message | {"id": id}, ensure_ascii=False).encode()
            headers = signed_headers(body, channel.secret.get("key", ""), id)
            status = await self.post(channel.address, headers, body)
            gone = {410}
        if isinstance(status, Outcome):
            return status
        if status in gone:
            return Outcome.GONE
        if 200 <= status < 300:
            return Outcome.SENT
        return Outcome.UNSURE if status in UNSURE else Outcome.REFUSED

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int | Outcome:
        """Return the status that a server answers with, or what became of the request instead."""
        from igroteka.people.notices import reaching  # most servers never tell anybody

        if self._pool is None:
            self._pool = reaching.pool(inside=self.inside)
        try:
            return await reaching.post(self._pool, url, headers, body)
        except reaching.NotReached:
            return Outcome.REFUSED
        except reaching.NotAnswered:
            return Outcome.UNSURE


def signed_headers(body: bytes, key: str, id: str) -> dict[str, str]:
    """Return the headers by which a program knows that a message is ours, and when it was sent.

    >>> headers = signed_headers(b"{}", "key", "a1")
    >>> text = headers["x-igroteka-time"].encode() + b".{}"
    >>> headers["x-igroteka-signature"] == hmac.new(b"key", text, hashlib.sha256).hexdigest()
    True
    """
    now = str(int(time.time()))
    mac = hmac.new(key.encode(), now.encode() + b"." + body, hashlib.sha256)
    return {
        "content-type": "application/json",
        "x-igroteka-id": id,
        "x-igroteka-time": now,
        "x-igroteka-signature": mac.hexdigest(),
    }
