"""Who may ask how much: all limits on what is asked for, in one place.

A request is known by the handler that will answer it, never by how its address is written. What
it costs is measured, in seconds of a processor, and charged to the address it came from; until
then it is taken to cost what that handler has cost of late, so nothing has to be guessed.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Final

from igroteka.tables.allowance import Buckets
from igroteka.tables.aside import Asking, Gate, asking
from igroteka.web.errors import WebError
from igroteka.web.settings import Limits

KIND: Final = "kind"
STREAM: Final = {KIND: "stream"}
"""For handlers of long streams: they are counted, not charged."""
CREATES: Final = {KIND: "creates"}
"""For handlers that make a new table."""
SHARE: Final = 0.1
"""How much the newest request counts in what a handler is taken to cost."""


class Admission:
    """What every client has used up, and what is under way for it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.requests_at_once, limits.requests_per_second)
        self._creations = Buckets(limits.new_tables_at_once, limits.new_tables_per_minute / 60)
        self._cpu = Buckets(limits.cpu_at_once, limits.cpu_per_second)
        self._streams: Counter[str] = Counter()
        self._gates: dict[str, Gate] = {}
        self._under_way: Counter[str] = Counter()
        self.prices: dict[str, float] = {}
        """What each handler has cost of late, in seconds of a processor."""

    def check(self, address: str) -> str:
        """Return the client behind an address, who asks once more.

        :raises WebError: if that is too often.
        """
        client = client_of(address)
        if not self._requests.take(client, time.monotonic()):
            raise WebError(429, "error-too-many")
        return client

    @asynccontextmanager
    async def admitted(
        self, client: str, person: str, handler: str, kind: str
    ) -> AsyncIterator[Asking]:
        """Let a request be worked on when it is its turn; *person* is empty for somebody new.

        :raises WebError: if the client has used up what it may.
        """
        if kind == "stream":
            async with self._streaming(client) as who:
                yield who
            return
        price, now = self.prices.get(handler, 0.0), time.monotonic()
        if not self._cpu.take(client, now, min(price, self.limits.cpu_at_once)):
            raise WebError(429, "error-too-much")
        if kind == "creates" and not self._creations.take(client, now):
            raise WebError(429, "error-too-many-tables")
        who = Asking(client, person)
        token = asking.set(who)
        who.gate = gate = self._gates.setdefault(client, Gate(self.limits.running))
        self._under_way[client] += 1
        try:
            # Until few enough other requests of the client are worked on.
            await gate.enter()
            try:
                yield who
            finally:
                gate.leave()
        finally:
            self._under_way[client] -= 1
            if not self._under_way[client]:
                del self._under_way[client], self._gates[client]
            asking.reset(token)
            self._cpu.charge(client, time.monotonic(), who.spent - price)
            self.prices[handler] = price + SHARE * (who.spent - price)

    @asynccontextmanager
    async def _streaming(self, client: str) -> AsyncIterator[Asking]:
        if self._streams[client] >= self.limits.streams:
            raise WebError(429, "error-too-many")
        self._streams[client] += 1
        try:
            yield Asking(client)
        finally:
            self._streams[client] -= 1
            if not self._streams[client]:
                del self._streams[client]


@lru_cache(4096)
def client_of(address: str) -> str:
    """Return the client behind an address: of IPv6 everybody has a whole network.

    >>> client_of("2001:db8::1") == client_of("2001:db8::ffff"), client_of("10.0.0.7")
    (True, '10.0.0.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
