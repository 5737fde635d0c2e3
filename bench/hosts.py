"""The servers that `bench.load` measures, as processes of their own, and what they use."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from tests.postgres import Postgres
from tests.web.serving import ROOT, free_port

UNLIMITED = """
from dataclasses import fields
from igroteka.web.server import serve
from igroteka.web.settings import Limits
limits = Limits(**{each.name: 10**9 for each in fields(Limits)})
serve(port=%d, database=%r, limits=limits, **%r)
"""
"""A server that does not limit its clients: all of them come from one address."""
ECHO = "import asyncio; from bench.wire import answer_echoes; asyncio.run(answer_echoes(%d))"


class Hosts:
    """Servers on one database, and one that does nothing but answer, to compare with."""

    def __init__(
        self,
        servers: int,
        database: str,
        folder: Path,
        stack: ExitStack,
        *,
        metrics: bool = False,
        source: Path | None = None,
    ) -> None:
        self.postgres: int | None = None
        self._stack = stack
        self._environment = {**os.environ}
        if source is not None:
            self._environment["PYTHONPATH"] = os.pathsep.join(map(str, (source, ROOT)))
        if not database and servers > 1:
            postgres = stack.enter_context(Postgres())
            database = postgres.new_database()
            assert postgres.process is not None
            self.postgres = postgres.process.pid
        self.kind = "PostgreSQL" if database.startswith("postgresql") else "SQLite"
        self.database = database or str(folder / "load.db")
        # Older checkouts have nothing to count with.
        counted = [
            {"metrics": ("127.0.0.1", free_port())} if metrics else {} for _ in range(servers)
        ]
        started = [self._start(UNLIMITED, self.database, more) for more in counted]
        self.processes = [process.pid for process, _ in started]
        self.ports = [port for _, port in started]
        self.echo = self._start(ECHO)[1]

    def _start(self, program: str, *arguments: object) -> tuple[subprocess.Popen[bytes], int]:
        port = free_port()
        command = [sys.executable, "-c", program % (port, *arguments)]
        process = subprocess.Popen(command, env=self._environment)
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        until = time.monotonic() + 60
        while time.monotonic() < until and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return process, port
            except OSError:
                time.sleep(0.05)
        raise SystemExit("A server does not start.")

    def used(self) -> tuple[float, float]:
        """Return the processor seconds that the servers have used, and those of PostgreSQL."""
        database = processor_time(self.postgres) if self.postgres else 0.0
        return sum(map(processor_time, self.processes)), database

    def memory(self) -> float:
        """Return the resident memory of the servers in MB."""
        return sum(map(memory, self.processes))


def family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    found = [pid]
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in file.read_text().split():
            found += family(int(child))
    return found


def processor_time(pid: int) -> float:
    """Return the processor seconds of a process and of all that it has started."""
    ticks = 0
    for member in family(pid):
        try:
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended; its parent has its time
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return float("nan")
