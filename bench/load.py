"""How many tables one server holds: scripted players over the real HTTP API, streams open.

    python -m bench.load                    500 tables, a move every 3 s at each
    python -m bench.load --ramp             … then faster and faster until p99 is too high

Every player keeps a stream open. A move is one POST; when the stream tells the others of
it, they fetch their view, as the page does. Times are from just before the POST is sent
until the update has arrived on another player's stream. The server is a process of its
own with its own SQLite file; the players share the machine with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GOAL = 0.250


class Wire:
    """A kept-alive connection that speaks just enough HTTP/1.1."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def send(self, method: str, path: str, token: str | None, body: Any = None) -> None:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        self.streams[1].write(head.encode() + b"\r\n" + data)

    async def head(self) -> tuple[int, dict[bytes, bytes]]:
        assert self.streams is not None
        text = await self.streams[0].readuntil(b"\r\n\r\n")
        lines = text.split(b"\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in lines[1:] if b": " in line)
        return int(lines[0].split()[1]), headers

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None
    ) -> tuple[int, Any]:
        async with self.lock:
            await self.send(method, path, token, body)
            status, headers = await self.head()
            assert self.streams is not None
            length = int(headers.get(b"content-length", b"0"))
            data = await self.streams[0].readexactly(length) if length else b""
        return status, json.loads(data) if data else None

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


@dataclass
class Figures:
    """What is measured during one level of load."""

    told: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    late: int = 0
    """Moves that began more than a second after their time: the players are too slow."""

    def line(self, name: str, tables: int, seconds: float) -> str:
        told, shown, answered = (
            f"{1000 * quantile(times, 0.5):6.1f} {1000 * quantile(times, 0.99):7.1f}"
            for times in (self.told, self.shown, self.answered)
        )
        rate = self.moves / seconds
        return f"{name:>10} {tables:6} {rate:8.1f}   {told}   {shown}   {answered} {self.late:5}"


HEADING = (
    f"{'':>10} tables  moves/s         update ms           view ms         answer ms  late\n"
    f"{'':>10}                     p50     p99       p50     p99       p50     p99"
)


def quantile(times: list[float], share: float) -> float:
    """Return the value below which *share* of the times lie."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Player:
    """Somebody at a table: a connection for requests, and one for the stream."""

    def __init__(self, load: Load, party: Party, seat: int, token: str) -> None:
        self.load, self.party, self.seat, self.token = load, party, seat, token
        self.wire = Wire(load.port)
        self.stream = Wire(load.port)
        self.view: dict[str, Any] = {}
        self.fresh = asyncio.Event()

    async def look(self) -> None:
        path = f"/api/tables/{self.party.table}?log_from=1000000"
        _, self.view = await self.wire.ask("GET", path, self.token)
        self.party.over = self.view["status"] == "finished"

    async def listen(self) -> None:
        await self.stream.send("GET", f"/api/tables/{self.party.table}/stream", self.token)
        await self.stream.head()
        assert self.stream.streams is not None
        reader = self.stream.streams[0]
        kind = b""
        while line := await reader.readline():
            if line.startswith(b"event: "):
                kind = line[7:].strip()
            elif line.startswith(b"data: ") and kind == b"act":
                now = time.perf_counter()
                message = json.loads(line[6:])
                if message["seat"] == self.seat:
                    continue
                begun = self.party.begun.get(message["step"], now)
                self.load.figures.told.append(now - begun)
                await self.look()
                self.load.figures.shown.append(time.perf_counter() - begun)
                self.party.looked.set()

    async def act(self) -> None:
        actions = self.view["actions"]
        action = self.party.random.choice(actions)["text"]
        begun = time.perf_counter()
        self.party.begun = {self.view["step"] + 1: begun}
        status, answer = await self.wire.ask(
            "POST",
            f"/api/tables/{self.party.table}/actions",
            self.token,
            {"action": action, "number": self.view["number"]},
        )
        self.load.figures.answered.append(time.perf_counter() - begun)
        if status == 200:
            self.load.figures.moves += 1
            self.view = answer
            self.party.over = answer["status"] == "finished"
        else:
            self.load.figures.refused += 1
            await self.look()

    def close(self) -> None:
        self.wire.close()
        self.stream.close()


class Party:
    """One table and its players; when a game is over they open another table."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.random = random.Random(number)
        self.players: list[Player] = []
        self.listening: list[asyncio.Task[None]] = []
        self.table = ""
        self.over = False
        self.begun: dict[int, float] = {}
        self.looked = asyncio.Event()

    async def sit_down(self) -> None:
        load, wire = self.load, Wire(self.load.port)
        body = {"game": load.game, "seats": load.seats, "name": "P0", "public": False}
        status, made = await wire.ask("POST", "/api/tables", None, body)
        assert status == 201, made
        self.table = made["table"]
        tokens = [made["token"]]
        for seat in range(1, load.seats):
            body = {"name": f"P{seat}", "seat": seat}
            _, seated = await wire.ask("POST", f"/api/tables/{self.table}/seats", None, body)
            tokens.append(seated["token"])
        await wire.ask("POST", f"/api/tables/{self.table}/start", tokens[0])
        wire.close()
        self.over = False
        self.players = [Player(load, self, seat, token) for seat, token in enumerate(tokens)]
        self.listening = [asyncio.create_task(player.listen()) for player in self.players]
        for player in self.players:
            await player.look()

    def get_up(self) -> None:
        for task in self.listening:
            task.cancel()
        for player in self.players:
            player.close()

    async def play(self) -> None:
        """Make a move now and then, until told to stop."""
        due = time.perf_counter() + self.random.random() * self.load.every
        while not self.load.stopping:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.load.figures.late += time.perf_counter() - due > 1
            due = max(due, time.perf_counter() - 1)
            due += self.load.every * (0.5 + self.random.random())
            if self.over:
                self.get_up()
                await self.sit_down()
            ready = [player for player in self.players if player.view.get("actions")]
            if not ready:
                for player in self.players:
                    await player.look()
                ready = [player for player in self.players if player.view.get("actions")]
            if ready:
                await ready[0].act()


class Load:
    """All parties."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self.port, self.game, self.seats = port, game, seats
        self.every = 3.0
        self.figures = Figures()
        self.stopping = False
        self.parties: list[Party] = []

    async def seat(self, tables: int) -> None:
        self.parties = [Party(self, number) for number in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(party.sit_down() for party in self.parties[start : start + 20]))

    async def run(self, every: float, seconds: float) -> tuple[Figures, float]:
        """Play for so long; the first second is not counted."""
        self.every, self.stopping = every, False
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        await asyncio.sleep(min(every, 3.0))
        self.figures = Figures()
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        figures, lasted = self.figures, time.perf_counter() - begun
        self.stopping = True
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await asyncio.sleep(0.5)
        # Who was cut off in the middle of an answer gets a new connection.
        for party in self.parties:
            for player in party.players:
                player.wire.close()
                player.wire = Wire(self.port)
                player.view = {}
        return figures, lasted


def memory(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return float("nan")


def processor_time(pid: int) -> float:
    """Return the processor seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(database: str) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server that does not limit its clients."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = (
        "from igroteka.web.server import serve; from igroteka.web.settings import Limits\n"
        f"serve(port={port}, database={database!r}, limits=Limits.generous())"
    )
    process = subprocess.Popen([sys.executable, "-c", program])
    for _ in range(500):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return process, port
        except OSError:
            time.sleep(0.05)
    raise SystemExit("The server does not start.")


async def measure(arguments: argparse.Namespace, server: subprocess.Popen[bytes], port: int) -> int:
    load = Load(port, arguments.game, arguments.seats)
    await Wire(port).ask("GET", "/health")
    empty = memory(server.pid)
    begun = time.perf_counter()
    await load.seat(arguments.tables)
    seated = time.perf_counter() - begun
    print(f"{arguments.tables} tables of {arguments.game}, {arguments.seats} players each, "
          f"{arguments.tables * arguments.seats} streams; seated in {seated:.1f} s")  # fmt: skip
    print(HEADING)
    every, best = arguments.every, 0.0
    failed = False
    while True:
        used = processor_time(server.pid)
        figures, lasted = await load.run(every, arguments.seconds)
        used = (processor_time(server.pid) - used) / lasted
        each = 1000 * used * lasted / max(1, figures.moves)
        print(figures.line(f"every {every:.2g}s", arguments.tables, lasted), end="")
        print(f"  server {used:.0%} of a core, {each:.1f} ms a move")
        good = quantile(figures.told, 0.99) < GOAL and figures.moves > 0
        if every == arguments.every:
            grown = memory(server.pid) - empty
            each = 1024 * grown / arguments.tables
            print(
                f"{'':>10} memory: {empty:.0f} MB empty, {each:.0f} kB per table with its streams"
            )
            failed = not good
        kept_up = figures.moves / lasted > 0.85 * arguments.tables / every
        if good and kept_up:
            best = figures.moves / lasted
        if not arguments.ramp or not good or not kept_up:
            break
        every /= 1.5
    if arguments.ramp:
        print(f"highest sustained rate with p99 under {1000 * GOAL:.0f} ms: {best:.0f} moves/s")
    print("median of all updates: " + f"{1000 * statistics.median(figures.told):.1f} ms")
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="venice")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between moves at a table")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each level lasts")
    parser.add_argument("--ramp", action="store_true", help="go faster until it is too much")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(str(Path(folder) / "load.db"))
        try:
            return asyncio.run(measure(arguments, server, port))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    raise SystemExit(main())
