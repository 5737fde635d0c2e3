"""Just enough HTTP for people who lose their server in the middle of a request."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import Any, Final, NamedTuple

ROOM: Final = 2**22
PATIENCE: Final = 60.0
"""Real seconds after which a server that does not answer is as good as gone."""


class NoAnswer(Exception):
    """Nobody knows what became of a request: the server has gone."""


class NotThere(NoAnswer):
    """Nobody listens, so that the request has certainly not arrived."""


class Answer(NamedTuple):
    """What a server has answered."""

    status: int
    said: Any
    cookie: str

    @property
    def refusal(self) -> str:
        """The id of the refusal; empty: it is none."""
        return str(self.said.get("error", "")) if isinstance(self.said, dict) else ""


class Who(NamedTuple):
    """As whom one asks."""

    cookie: str = ""
    token: str = ""
    address: str = "10.0.0.1"


NOBODY: Final = Who()


def request(port: int, method: str, path: str, who: Who, body: Any = None) -> bytes:
    """Return a request as it is sent."""
    data = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        f"host: 127.0.0.1:{port}",
        "connection: close",
        f"x-forwarded-for: {who.address}",
    ]
    if who.token:
        lines.append(f"authorization: Bearer {who.token}")
    elif who.cookie:
        lines.append(f"cookie: {who.cookie}")
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(data)}"]
    return "\r\n".join([*lines, "", ""]).encode() + data


async def connected(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Return a connection.

    :raises NotThere: if there is no server.
    """
    try:
        return await asyncio.open_connection("127.0.0.1", port, limit=ROOM)
    except OSError:
        raise NotThere from None


async def ask(port: int, method: str, path: str, who: Who = NOBODY, body: Any = None) -> Answer:
    """Ask a server for something.

    :raises NoAnswer: if it goes before it has answered.
    """
    reader, writer = await connected(port)
    try:
        writer.write(request(port, method, path, who, body))
        async with asyncio.timeout(PATIENCE):
            raw = await reader.read(-1)
    except (OSError, TimeoutError):
        raise NoAnswer from None
    finally:
        writer.close()
    head, end, data = raw.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    named = [line.partition(": ") for line in lines[1:]]
    length = next((int(value) for name, _, value in named if name.lower() == "content-length"), 0)
    if not end or len(data) < length:
        raise NoAnswer
    cookies = [value.partition(";")[0] for name, _, value in named if name.lower() == "set-cookie"]
    said = None
    if data:
        with suppress(ValueError):  # a record is no JSON
            said = json.loads(data)
    return Answer(int(lines[0].split()[1]), said, "; ".join(cookies))


async def told_since(port: int, table: str, since: int, until: int) -> dict[int, dict[str, Any]]:
    """Return what a stream tells a spectator of the entries after *since* up to *until*.

    :raises NoAnswer: if the server goes meanwhile.
    """
    found: dict[int, dict[str, Any]] = {}
    reader, writer = await connected(port)
    try:
        path = f"/api/tables/{table}/stream?since={since}"
        writer.write(request(port, "GET", path, NOBODY))
        async with asyncio.timeout(PATIENCE):
            while until not in found:
                line = await reader.readline()
                if not line:
                    raise NoAnswer
                if line.startswith(b"data: "):
                    told = json.loads(line[6:])
                    if "number" in told:
                        found[told["number"]] = told
    except (OSError, TimeoutError):
        raise NoAnswer from None
    finally:
        writer.close()
    return found


class OpenTable:
    """A page that somebody has open: the stream of a table."""

    def __init__(self, port: int, table: str, who: Who, now: float) -> None:
        self._port, self._table, self._who = port, table, who
        self.opened_at, self.opened_for_real = now, time.monotonic()
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self.is_open = False
        self._closed_for_real = 0.0

    def closed_lately(self, seconds: float) -> bool:
        """Say whether it was closed less than so many real seconds ago."""
        return time.monotonic() - self._closed_for_real < seconds

    async def open(self) -> None:
        """Come to the table; return when the server has said who is there.

        :raises NoAnswer: if the server goes meanwhile.
        """
        reader, self._writer = await connected(self._port)
        path = f"/api/tables/{self._table}/stream"
        self._writer.write(request(self._port, "GET", path, self._who))
        heard = asyncio.Event()
        self._reading = asyncio.create_task(self._read(reader, heard))
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        if not self.is_open:
            raise NoAnswer

    async def _read(self, reader: asyncio.StreamReader, heard: asyncio.Event) -> None:
        try:
            while line := await reader.readline():
                if line.startswith(b"event: presence"):
                    self.is_open = True
                    heard.set()
        except OSError:
            pass
        finally:
            self.is_open, self._closed_for_real = False, time.monotonic()
            heard.set()

    async def close(self) -> None:
        """Go away."""
        if self._writer is not None:
            self._writer.close()
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        self.is_open = False
