"""How many can look on at one table: what their coming costs, and when the last one is told.

    python -m bench.viewers                   5,000 viewers of one table
    python -m bench.viewers --viewers 300

The server is a process of its own with its own SQLite file. The viewers only note when
something arrives, so that the server is measured and not they; what they are late themselves is
printed too: a timer that should ring every 10 ms says by how much it was late.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path

from bench.load import Wire, processor_time, quantile, start_server


class Viewer(asyncio.Protocol):
    """Somebody who has the table open and notes when what arrives."""

    def __init__(self, request: bytes, viewers: Viewers) -> None:
        self.request, self.viewers = request, viewers
        self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.messages += data.count(b"event: ")
        if b"event: presence" in data and not self.viewers.is_here(self):
            self.viewers.here.add(self)
        if b"event: chat" in data:
            self.viewers.told.append(time.perf_counter())


class Viewers:
    """All viewers, and how late they are themselves."""

    def __init__(self) -> None:
        self.here: set[Viewer] = set()
        self.told: list[float] = []
        self.late = 0.0

    def is_here(self, viewer: Viewer) -> bool:
        return viewer in self.here

    async def watch_ourselves(self) -> None:
        while True:
            due = time.perf_counter() + 0.01
            await asyncio.sleep(0.01)
            self.late = max(self.late, time.perf_counter() - due)


async def measure(arguments: argparse.Namespace, server: int, port: int) -> int:
    """Print what the viewers cost and when they are told."""
    wire = Wire(port)
    body = {"game": "venice", "seats": 2, "name": "Anna", "bots": {"1": "random"}}
    _, made = await wire.ask("POST", "/api/tables", None, body)
    table, token = made["table"], made["token"]
    request = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n"
    viewers, loop = Viewers(), asyncio.get_running_loop()
    ourselves = asyncio.create_task(viewers.watch_ourselves())
    used, begun = processor_time(server), time.perf_counter()
    number = arguments.viewers
    everybody: list[Viewer] = []
    for start in range(0, number, 100):
        together = [
            loop.create_connection(lambda: Viewer(request.encode(), viewers), "127.0.0.1", port)
            for _ in range(min(100, number - start))
        ]
        everybody += [viewer for _, viewer in await asyncio.gather(*together)]
    while len(viewers.here) < number:
        await asyncio.sleep(0.05)
    arrived = time.perf_counter() - begun
    await asyncio.sleep(arguments.rest)
    used = processor_time(server) - used
    print(f"{number} viewers: {arrived:.1f} s to come, {used:.2f} s of the server's processor")
    delays, costs, late = [], [], []
    for n in range(arguments.moves):
        viewers.told, viewers.late = [], 0.0
        used, begun = processor_time(server), time.perf_counter()
        await wire.ask("POST", f"/api/tables/{table}/chat", token, {"text": str(n)})
        while len(viewers.told) < number:
            await asyncio.sleep(0.01)
        delays.append(max(viewers.told) - begun)
        late.append(viewers.late)
        await asyncio.sleep(2.1)  # people may not talk faster
        costs.append(processor_time(server) - used)
    ourselves.cancel()
    for viewer in everybody:
        viewer.transport.close()
    print(
        f"the last one is told after {1000 * quantile(delays, 0.5):.0f} ms (worst "
        f"{1000 * max(delays):.0f} ms), for {1000 * quantile(costs, 0.5):.0f} ms of the "
        f"server's processor; we were late ourselves by up to {1000 * max(late):.0f} ms"
    )
    return 0 if max(delays) < 1 + max(late) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--viewers", type=int, default=5000)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--rest", type=float, default=3.0, help="seconds until all is quiet")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(str(Path(folder) / "load.db"))
        try:
            return asyncio.run(measure(arguments, server.pid, port))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    raise SystemExit(main())
