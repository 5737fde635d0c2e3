"""The players of `bench.load`: people at tables, and viewers, in processes of their own."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field, fields
from multiprocessing.connection import Connection
from typing import Any

import uvloop

from bench.wire import Ear, Echo, Wire


@dataclass
class Figures:
    """What is measured during one level of load; times in seconds."""

    told: list[float] = field(default_factory=list)
    """From just before a move is sent until the kernel has the update for another player."""
    read: list[float] = field(default_factory=list)
    """From then until the player's process reads it: the client's own delay."""
    echo: list[float] = field(default_factory=list)
    """What a server that does nothing takes at the same time on this machine."""
    shown: list[float] = field(default_factory=list)
    """From just before a move is sent until the other player has the new view."""
    answered: list[float] = field(default_factory=list)
    """From just before a move is sent until it is answered."""
    moves: int = 0
    moves_in_all: int = 0
    """With those before and after the counted time."""
    refused: int = 0
    late: int = 0
    """Moves that began more than a second after their time: the players are too slow."""

    def add(self, other: Figures) -> None:
        """Count what another process has measured as well."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


class Player:
    """Somebody at a table: a connection for requests, and one for the stream."""

    def __init__(self, load: Load, party: Party, seat: int, port: int, token: str) -> None:
        self.load, self.party, self.seat, self.token = load, party, seat, token
        self.wire = Wire(port)
        self.ear = Ear(port, party.table, token, self.hear)
        self.view: dict[str, Any] = {}
        self.looking: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        path = f"/api/tables/{self.party.table}?log_from=1000000"
        status, view = await self.wire.ask("GET", path, self.token)
        if status == 200:
            self.view = view
            self.party.over = view["status"] == "finished"

    def hear(self, kind: bytes, message: dict[str, Any], stamp: float, now: float) -> None:
        if kind != b"act" or message["seat"] == self.seat:
            return
        begun = self.party.begun.get(message["step"])
        if begun is not None:
            self.load.figures.told.append(stamp - begun)
            self.load.figures.read.append(now - stamp)
        task = asyncio.create_task(self.look_again(begun))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def look_again(self, begun: float | None) -> None:
        await self.look()
        if begun is not None:
            self.load.figures.shown.append(time.time() - begun)

    async def act(self) -> None:
        action = self.party.random.choice(self.view["actions"])["text"]
        begun = time.time()
        self.party.begun = {self.view["step"] + 1: begun}
        status, answer = await self.wire.ask(
            "POST",
            f"/api/tables/{self.party.table}/actions",
            self.token,
            {"action": action, "number": self.view["number"]},
        )
        self.load.figures.answered.append(time.time() - begun)
        if status == 200:
            self.load.figures.moves += 1
            self.view = answer
            self.party.over = answer["status"] == "finished"
        else:
            self.load.figures.refused += 1
            await self.look()

    def close(self) -> None:
        self.wire.close()
        self.ear.close()


class Party:
    """One table and its players; when a game is over they open another table.

    The players of a table are at different servers, where there are several.
    """

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.random = random.Random(number)
        self.players: list[Player] = []
        self.table = ""
        self.over = False
        self.begun: dict[int, float] = {}

    def port(self, seat: int) -> int:
        ports = self.load.ports
        return ports[(self.number + seat) % len(ports)]

    async def sit_down(self) -> None:
        load, wire = self.load, Wire(self.port(0))
        body: dict[str, Any] = {"game": load.game, "seats": load.seats, "name": "P0"}
        status, made = await wire.ask("POST", "/api/tables", None, body | {"public": False})
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
        self.players = [
            Player(load, self, seat, self.port(seat), token) for seat, token in enumerate(tokens)
        ]
        for player in self.players:
            await player.ear.open()
            await player.look()

    def get_up(self) -> None:
        for player in self.players:
            player.close()

    async def play(self) -> None:
        """Make a move now and then, until told to stop."""
        due = time.time() + self.random.random() * self.load.every
        while not await self.load.stopped_within(due - time.time()):
            self.load.figures.late += time.time() - due > 1
            due = max(due, time.time() - 1) + self.load.every * (0.5 + self.random.random())
            await self.move()

    async def move(self) -> bool:
        """Make a move; a new game is begun where one is over."""
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
        return bool(ready)


class Load:
    """What one client process does: its parties, and the viewers of one table."""

    def __init__(self, ports: list[int], echo: int, game: str, seats: int) -> None:
        self.ports, self.game, self.seats = ports, game, seats
        self.every = 3.0
        self.figures = Figures()
        self.stop = asyncio.Event()
        self.echo = Echo(echo)
        self.parties: list[Party] = []
        self.viewers: list[Ear] = []
        self.told: dict[int, list[float]] = {}
        """When the kernel had the update for each viewer, by the step it tells of."""
        self.late: list[float] = []
        """How late this process read each of them."""

    async def stopped_within(self, seconds: float) -> bool:
        """Wait for so long, and say whether all is over."""
        if seconds > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.stop.wait()
        return self.stop.is_set()

    async def seat(self, first: int, tables: int) -> list[str]:
        """Open tables, number *first* and the following; return their ids."""
        self.parties = [Party(self, first + number) for number in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(party.sit_down() for party in self.parties[start : start + 20]))
        return [party.table for party in self.parties]

    async def run(self, every: float, seconds: float) -> tuple[Figures, float]:
        """Play for so long; the first moments are not counted."""
        self.every, self.figures = every, Figures()
        self.stop.clear()
        echo = asyncio.create_task(self.echo.run())
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        await asyncio.sleep(min(every, 3.0))
        before, self.figures, self.echo.times = self.figures, Figures(), []
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        figures, lasted = self.figures, time.perf_counter() - begun
        figures.echo = self.echo.times
        self.figures = Figures()
        self.stop.set()
        await asyncio.gather(*playing)
        figures.moves_in_all = before.moves + figures.moves + self.figures.moves
        echo.cancel()
        self.echo.close()
        self.echo = Echo(self.echo.port)
        return figures, lasted

    # --- viewers --------------------------------------------------------------------------------

    async def watch(self, table: str, number: int) -> int:
        """Open so many spectators' streams at one table; return how many are open."""
        self.viewers = [
            Ear(self.ports[n % len(self.ports)], table, None, self.hear) for n in range(number)
        ]
        for start in range(0, number, 50):
            await asyncio.gather(*(viewer.open() for viewer in self.viewers[start : start + 50]))
        return sum(not viewer.closed for viewer in self.viewers)

    def hear(self, kind: bytes, message: dict[str, Any], stamp: float, now: float) -> None:
        if kind == b"act":
            self.told.setdefault(message["step"], []).append(stamp)
            self.late.append(now - stamp)

    async def heard(self, step: int) -> int:
        """Return how many viewers have been told of a step."""
        return len(self.told.get(step, []))

    async def stamps(self) -> tuple[dict[int, list[float]], list[float]]:
        """Return when each viewer was told of each step, and how late it was read."""
        return self.told, self.late

    async def one_move(self) -> tuple[int, float]:
        """Make one move at the first table; return the step it led to and when it was sent."""
        party = self.parties[0]
        while not await party.move() or not party.begun:
            await asyncio.sleep(0.1)
        return next(iter(party.begun.items()))


def client(pipe: Connection, ports: list[int], echo: int, game: str, seats: int) -> None:
    """Be a client process: do what comes through the pipe, and answer."""

    async def obey() -> None:
        load = Load(ports, echo, game, seats)
        while True:
            asked = await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
            if asked is None:
                return
            name, *arguments = asked
            pipe.send(await getattr(load, name)(*arguments))

    with suppress(KeyboardInterrupt, EOFError):
        uvloop.run(obey())
