"""Where people are told: a webhook for each, which now and then refuses."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, Final, NamedTuple

REFUSES: Final = 0.04
"""So many of all messages are refused, with a 500."""


class Told(NamedTuple):
    """One thing that somebody is told of."""

    kind: str
    table: str
    number: int


class Message(NamedTuple):
    """One message that has come in."""

    at: float
    person: str
    id: str
    news: tuple[Told, ...]
    accepted: bool


class Hooks:
    """A web server that takes what people are told."""

    def __init__(self, chance: random.Random) -> None:
        self.messages: list[Message] = []
        self.now = 0.0
        """What time it is: the driver says so."""
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Hang up."""
        if self._server is not None:
            self._server.close()
            for writer in self._open:
                writer.close()
            await self._server.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            while await self._take_one(reader, writer):
                pass
        self._open.discard(writer)
        writer.close()

    async def _take_one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        named = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        body: dict[str, Any] = json.loads(await reader.readexactly(int(named["content-length"])))
        person = head[0].split()[1].rsplit("/", 1)[-1]
        accepted = self._chance.random() >= REFUSES
        news = tuple(Told(new["kind"], new["table"], new["number"]) for new in body["news"])
        # What is taken counts as told, even if the server is killed before it hears so.
        self.messages.append(Message(self.now, person, body["id"], news, accepted))
        status = b"204 No Content" if accepted else b"500 Not Now"
        writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        return True
