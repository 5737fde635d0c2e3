"""The servers of the fortnight: real processes that are killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.web.serving import ROOT, free_port

from bench.fortnight.asking import NoAnswer, ask
from bench.fortnight.page import Page

STARTS_WITHIN: Final = 120.0
LOOKS_WITHIN: Final = 90.0
"""Real seconds: a machine may be busy."""
PAUSE: Final = 0.002


class Hanging(Exception):
    """A server is up and does not get on."""


class Hosts:
    """Servers on one database that live in the time of a shared page."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.database = database
        self._file = folder / "page"
        self.page = Page(self._file)
        self.ports = [free_port() for _ in range(number)]
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * number
        self._log = (folder / "servers.log").open("ab")
        self.log = folder / "servers.log"

    @property
    def up(self) -> list[int]:
        """The servers that are there."""
        return [n for n, process in enumerate(self._processes) if process is not None]

    @property
    def ports_up(self) -> list[int]:
        """Where the servers listen that are there."""
        return [self.ports[number] for number in self.up]

    async def start(self, number: int) -> None:
        """Start a server, and wait until it answers."""
        self.page.forget(number)
        program = [sys.executable, "-m", "bench.fortnight.server", str(self.ports[number])]
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        process = subprocess.Popen(
            [*program, self.database, str(self._file), str(number)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stderr=self._log,
        )
        self._processes[number] = process
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                if (await ask(self.ports[number], "GET", "/health")).status == 200:
                    return
            except NoAnswer:
                pass
            if process.poll() is not None or time.monotonic() > until:
                raise Hanging(f"a server does not start; see {self.log}")
            await asyncio.sleep(PAUSE)

    def kill(self, number: int) -> None:
        """Kill a server as hard as can be."""
        process = self._processes[number]
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait()
            self._processes[number] = None

    async def all_have_looked(self) -> None:
        """Wait until every server has looked everywhere and nothing is under way.

        :raises Hanging: if one of them does not.
        """
        round, until = self.page.next_round(), time.monotonic() + LOOKS_WITHIN
        while any(self._is_at_work(number, round) for number in self.up):
            if time.monotonic() > until:
                raise Hanging("a server does not get on with what there is to do")
            for number in self.up:
                process = self._processes[number]
                if process is not None and process.poll() is not None:
                    raise Hanging(f"a server has ended by itself; see {self.log}")
            await asyncio.sleep(PAUSE)

    def _is_at_work(self, number: int, round: float) -> bool:
        return not self.page.has_looked(number, round) or self.page.is_busy(number)

    def stop(self) -> None:
        """Have all servers stop, as a host would."""
        for number in self.up:
            process = self._processes[number]
            assert process is not None
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill(number)
            self._processes[number] = None
        self._log.close()
