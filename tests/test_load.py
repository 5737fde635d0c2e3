"""A client that reads late is told from a server that answers late."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bench.wire import Ear, Echo, answer_echoes

from tests.tables.helpers import run
from tests.web.serving import free_port

HEAD = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n"


class Talker:
    """A server in a thread of its own that tells two things, the second on demand."""

    def __init__(self) -> None:
        self.port = free_port()
        self.tell = threading.Event()
        self.told_at = 0.0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not await reader.readline():
            writer.close()
            return
        writer.write(HEAD + b'event: presence\ndata: {"n":0}\n\n')
        await asyncio.to_thread(self.tell.wait, 10)
        # In two pieces, cut in the middle of a line.
        writer.write(b"event: act\nda")
        await writer.drain()
        await asyncio.sleep(0.05)
        self.told_at = time.time()
        writer.write(b'ta: {"n":1}\n\n')
        await writer.drain()
        writer.close()


@contextmanager
def in_a_thread(serving: Any) -> Iterator[None]:
    loop = asyncio.new_event_loop()
    task = loop.create_task(serving)

    def run() -> None:
        loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join(10)


def wait_for(port: int) -> None:
    for _ in range(500):
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return
        except OSError:
            time.sleep(0.01)
    raise AssertionError("the server does not start")


def test_a_late_reader_knows_when_the_kernel_had_an_event() -> None:
    talker = Talker()
    heard: list[tuple[bytes, dict[str, Any], float, float]] = []

    async def serve() -> None:
        async with await asyncio.start_server(talker.answer, "127.0.0.1", talker.port) as server:
            await server.serve_forever()

    async def listen() -> None:
        ear = Ear(talker.port, "t", None, lambda *event: heard.append(event))
        await ear.open()
        talker.tell.set()
        time.sleep(0.6)  # the client is busy with something else
        async with asyncio.timeout(10):
            while not ear.closed:
                await asyncio.sleep(0.01)

    with in_a_thread(serve()):
        wait_for(talker.port)
        run(listen)
    assert [(kind, data["n"]) for kind, data, _, _ in heard] == [(b"presence", 0), (b"act", 1)]
    _, _, stamp, now = heard[1]
    assert now - talker.told_at > 0.4, "the client was busy"
    assert -0.001 < stamp - talker.told_at < 0.3, "the kernel was not"


def test_a_server_that_does_nothing_is_asked_again_and_again() -> None:
    port = free_port()
    echo = Echo(port, every=0.001)

    async def ask() -> None:
        asking = asyncio.create_task(echo.run())
        async with asyncio.timeout(10):
            while len(echo.times) < 20:
                await asyncio.sleep(0.005)
        asking.cancel()
        echo.close()

    with in_a_thread(answer_echoes(port)):
        wait_for(port)
        run(ask)
    assert all(-0.001 < each < 5 for each in echo.times)
