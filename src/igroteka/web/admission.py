"""Who may ask how much: all limits on what is asked for, in one place.

A request is known by the handler that will answer it, never by how its address is written. What
it costs is measured, in seconds of a processor, and charged to the address it came from; until
then it is taken to cost what that handler has cost of late, so nothing has to be guessed.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
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
SIGNS_IN: Final = {KIND: "signs-in"}
"""For handlers that may be tried until something fits: passkeys and recovery codes."""
LOOK: Final = {KIND: "look"}
ACT: Final = {KIND: "act"}
"""For the two handlers that a game consists of, see `short_way`."""
SCOPE: Final = "scope"
ACCOUNT: Final = {SCOPE: "account"}
"""For handlers for which the token of a person needs this scope; see `people.tokens`."""
SHARE: Final = 0.1
"""How much the newest request counts in what a handler is taken to cost."""


class Admission:
    """What every client has used up, and what is under way for it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Buckets(limits.requests_at_once, limits.requests_per_second)
        self._creations = Buckets(limits.new_tables_at_once, limits.new_tables_per_minute / 60)
        self._sign_ins = Buckets(limits.sign_ins_at_once, limits.sign_ins_per_minute / 60)
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

    def admitted(self, client: str, person: str, handler: str, kind: str) -> Streaming | Turn:
        """Let a request be worked on when it is its turn; *person* is empty for somebody new.

        :raises WebError: if the client has used up what it may.
        """
        if kind == STREAM[KIND]:
            return Streaming(self, client)
        price, now = self.prices.get(handler, 0.0), time.monotonic()
        if not self._cpu.take(client, now, min(price, self.limits.cpu_at_once)):
            raise WebError(429, "error-too-much")
        if kind == CREATES[KIND] and not self._creations.take(client, now):
            raise WebError(429, "error-too-many-tables")
        if kind == SIGNS_IN[KIND] and not self._sign_ins.take(client, now):
            raise WebError(429, "error-too-many-sign-ins")
        return Turn(self, Asking(client, person), handler, price)

    def enter(self, client: str) -> Gate:
        """Return the gate through which the requests of a client go, and count one more."""
        self._under_way[client] += 1
        gate = self._gates.get(client)
        if gate is None:
            gate = self._gates[client] = Gate(self.limits.running)
        return gate

    def leave(self, client: str) -> None:
        """Count a request no longer."""
        self._under_way[client] -= 1
        if not self._under_way[client]:
            del self._under_way[client], self._gates[client]

    def charge(self, who: Asking, handler: str, price: float) -> None:
        """Have a client pay what a request has cost beyond its price, and learn from it."""
        self._cpu.charge(who.client, time.monotonic(), who.spent - price)
        self.prices[handler] = price + SHARE * (who.spent - price)

    def open_stream(self, client: str) -> None:
        """Count a stream.

        :raises WebError: if the client has too many.
        """
        if self._streams[client] >= self.limits.streams:
            raise WebError(429, "error-too-many")
        self._streams[client] += 1

    def close_stream(self, client: str) -> None:
        """Count a stream no longer."""
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]


class Turn:
    """A request that is worked on, from when few enough others of its client are."""

    __slots__ = ("_admission", "_handler", "_price", "_token", "_who")

    def __init__(self, admission: Admission, who: Asking, handler: str, price: float) -> None:
        self._admission, self._who = admission, who
        self._handler, self._price = handler, price

    async def __aenter__(self) -> Asking:
        who = self._who
        self._token = asking.set(who)
        who.gate = self._admission.enter(who.client)
        try:
            await who.gate.enter()
        except BaseException:
            self._end()
            raise
        return who

    async def __aexit__(self, *_: object) -> None:
        assert self._who.gate is not None
        self._who.gate.leave()
        self._end()

    def _end(self) -> None:
        self._admission.leave(self._who.client)
        asking.reset(self._token)
        self._admission.charge(self._who, self._handler, self._price)


class Streaming:
    """A stream that is open: it is counted, not charged."""

    __slots__ = ("_admission", "_client")

    def __init__(self, admission: Admission, client: str) -> None:
        self._admission, self._client = admission, client

    async def __aenter__(self) -> Asking:
        self._admission.open_stream(self._client)
        return Asking(self._client)

    async def __aexit__(self, *_: object) -> None:
        self._admission.close_stream(self._client)


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
