"""Asks web servers out in the Internet, and none inside the host's own network.

By httpcore, which lets us say how a connection is made: to the very address that was checked.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from typing import Any, Final

import httpcore

from igroteka.people.notices.places import Inside, is_outside

TIMES: Final = {"connect": 5.0, "write": 5.0, "read": 10.0, "pool": 5.0}
"""Seconds for each part of a request."""
LONGEST: Final = 20.0
"""Seconds for all of it."""


class NotReached(Exception):
    """Nothing was sent."""


class NotAnswered(Exception):
    """Something was sent, and nobody knows what became of it."""


class Outside(httpcore.AnyIOBackend):
    """Connects to addresses out in the Internet only, unless the host allows others."""

    def __init__(self, inside: bool) -> None:
        super().__init__()
        self._inside = inside

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a name up, check what it means, and connect to just that."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(timeout):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, TimeoutError) as error:
            raise httpcore.ConnectError("this name means nothing") from error
        addresses = [str(each[4][0]) for each in found]
        if not self._inside and not all(map(is_outside, addresses)):
            raise Inside("this address is inside the host's own network")
        return await super().connect_tcp(addresses[0], port, timeout, local_address, socket_options)


def pool(*, inside: bool) -> httpcore.AsyncConnectionPool:
    """Return a way to ask servers; none is kept connected."""
    backend = Outside(inside)
    return httpcore.AsyncConnectionPool(
        max_connections=20, max_keepalive_connections=0, network_backend=backend
    )


async def post(
    pool: httpcore.AsyncConnectionPool, url: str, headers: dict[str, str], body: bytes
) -> int:
    """Return the status that a server answers with; it is not followed anywhere else.

    :raises NotReached: if it was not asked.
    :raises NotAnswered: if it did not answer.
    """
    asked = httpcore.Request(
        "POST",
        url,
        headers=[
            ("host", host_header(url)),
            ("user-agent", "igroteka"),
            ("content-length", str(len(body))),
            *headers.items(),
        ],
        content=body,
        extensions={"timeout": TIMES},
    )
    try:
        async with asyncio.timeout(LONGEST):
            answer = await pool.handle_async_request(asked)
            await answer.aclose()
            return answer.status
    except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout, Inside):
        raise NotReached from None
    except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError):
        raise NotReached from None
    except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
        raise NotAnswered from None
    except (OSError, TimeoutError):
        raise NotAnswered from None


def host_header(url: str) -> str:
    """Return the server that an address names."""
    return url.split("/", 3)[2].partition("?")[0]
