"""Connections that speak just enough HTTP/1.1, and know when the kernel received an event.

A client in Python that shares its machine with others reads an event late. The kernel stamps
what it receives (SO_TIMESTAMPNS), so how long the server took is told from how late we are.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable
from typing import Any

import msgspec

SO_TIMESTAMPNS = 35
"""Linux: have the kernel say when it received what is read."""
STAMP = struct.Struct("qq")
ROOM = socket.CMSG_SPACE(STAMP.size)

Heard = Callable[[bytes, dict[str, Any], float, float], None]
"""What is done with an event: its kind, its data, when the kernel had it, when we read it."""


def request_of(port: int, method: str, path: str, token: str | None, body: Any = None) -> bytes:
    """Return a request as it is sent."""
    data = b"" if body is None else msgspec.json.encode(body)
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
    if token:
        head += f"authorization: Bearer {token}\r\n"
    if body is not None:
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
    return head.encode() + b"\r\n" + data


KEPT = 15.0
"""Seconds after which an idle connection is not trusted any more, as browsers do."""


class Wire:
    """A kept-alive connection: one question at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()
        self.used = 0.0
        """When it was last used: a server ends what is idle for long."""

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None
    ) -> tuple[int, Any]:
        """Send a request and return the answer's status and document."""
        async with self.lock:
            if self.streams is not None and time.monotonic() - self.used > KEPT:
                self.close()
                self.streams = None
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
            self.used = time.monotonic()
            reader, writer = self.streams
            writer.write(request_of(self.port, method, path, token, body))
            lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
            headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
            length = int(headers.get(b"content-length", b"0"))
            data = await reader.readexactly(length) if length else b""
        return int(lines[0].split()[1]), msgspec.json.decode(data) if data else None

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Stamped:
    """A socket of which every reading comes with the kernel's time."""

    def __init__(self) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    async def connect(self, port: int, first: bytes, read: Callable[[], None]) -> None:
        """Connect, send something, and have *read* called whenever there is an answer."""
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, ("127.0.0.1", port))
        await loop.sock_sendall(self.socket, first)
        loop.add_reader(self.socket, read)

    def receive(self) -> tuple[bytes, float, float]:
        """Return what has come, when the kernel had it, and now."""
        try:
            data, notes, _, _ = self.socket.recvmsg(2**18, ROOM)
        except BlockingIOError:
            return b"", 0.0, 0.0
        except OSError:
            data, notes = b"", []
        now = time.time()
        if not data:
            self.close()
        for level, kind, value in notes:
            if level == socket.SOL_SOCKET and kind == SO_TIMESTAMPNS:
                seconds, nanoseconds = STAMP.unpack_from(value)
                return data, seconds + nanoseconds / 1e9, now
        return data, now, now

    def close(self) -> None:
        if self.socket.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.socket)
            self.socket.close()


class Ear:
    """Somebody's stream of a table."""

    def __init__(self, port: int, table: str, token: str | None, heard: Heard) -> None:
        self.port, self.table, self.token, self.heard = port, table, token, heard
        self.stamped = Stamped()
        self.opened = asyncio.Event()
        self.closed = False
        self._rest = b""
        self._kind = b""

    async def open(self) -> None:
        """Begin to listen; return when the server has said who is here."""
        request = request_of(self.port, "GET", f"/api/tables/{self.table}/stream", self.token)
        await self.stamped.connect(self.port, request, self._read)
        await self.opened.wait()

    def _read(self) -> None:
        data, stamp, now = self.stamped.receive()
        if not data:
            if now:
                self.closed = True
                self.opened.set()
            return
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"event: "):
                self._kind = line[7:].strip()
            elif line.startswith(b"data: "):
                self.opened.set()
                self.heard(self._kind, msgspec.json.decode(line[6:]), stamp, now)

    def close(self) -> None:
        self.stamped.close()


class Echo:
    """Asks a server that does nothing but answer: what this machine takes for that alone."""

    def __init__(self, port: int, every: float = 0.02) -> None:
        self.port, self.every = port, every
        self.times: list[float] = []
        self._sent = 0.0
        self._answered = asyncio.Event()
        self._stamped = Stamped()

    async def run(self) -> None:
        """Ask again and again."""
        self._sent = time.time()
        await self._stamped.connect(self.port, b"?", self._read)
        while True:
            await self._answered.wait()
            await asyncio.sleep(self.every)
            self._answered.clear()
            self._sent = time.time()
            self._stamped.socket.send(b"?")

    def _read(self) -> None:
        data, stamp, _ = self._stamped.receive()
        if data:
            self.times.append(stamp - self._sent)
            self._answered.set()

    def close(self) -> None:
        self._stamped.close()


async def answer_echoes(port: int) -> None:
    """Be the server that does nothing but answer."""

    class Answering(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            assert isinstance(transport, asyncio.Transport)
            self.transport = transport

        def data_received(self, data: bytes) -> None:
            self.transport.write(data)

    server = await asyncio.get_running_loop().create_server(Answering, "127.0.0.1", port)
    await server.serve_forever()
