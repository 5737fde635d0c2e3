"""A club of two servers and two workers on one PostgreSQL, and what may happen to it.

Everybody talks to a server directly, with no proxy between: a proxy would hide that a server is
gone by leading its people to the other one, and here they must go on when theirs is back.
"""

from __future__ import annotations

import itertools
import os
import random
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg

from igroteka.tables.postgres import CHANNEL
from tests.browser.serving import ADDRESSES
from tests.postgres import Postgres
from tests.web.hosted import Hosted
from tests.web.serving import free_port

PATIENCE = 60.0
LONGEST_AWAY = 1.5
"""Seconds for which a killed server stays away, at most, before it is started again."""


class Club:
    """Two servers and two workers."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.folder, self.postgres = folder, postgres
        self.database = postgres.new_database()
        ports = [free_port(), free_port()]
        self.servers = [
            self._hosted(f"server-{port}", port, "serve", f"--port={port}", "--workers=0")
            for port in ports
        ]
        self.workers = [
            self._hosted(f"worker-{port}", port, "think", "--workers=1", f"--metrics={port}")
            for port in (free_port(), free_port())
        ]
        self._stack = ExitStack()

    def _hosted(self, name: str, port: int, *arguments: str) -> Hosted:
        known = {"IGROTEKA_DATABASE": self.database}
        return Hosted(self.folder / f"{name}.log", *arguments, port=port, environment=known)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            everybody = (*self.servers, *self.workers)
            # The first sets the database up; the others need not wait for each other.
            stack.enter_context(everybody[0])
            with ThreadPoolExecutor() as together:
                for hosted in together.map(Hosted.__enter__, everybody[1:]):
                    stack.push(hosted)
            ADDRESSES.update(server.url for server in self.servers)
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stack.close()

    def connect(self) -> psycopg.Connection[Any]:
        """Return a connection of our own to the database."""
        return psycopg.connect(self.database.replace("+psycopg", ""), autocommit=True)

    def newest(self, table: str) -> int:
        """Return the number of the newest entry that the database has."""
        query = "SELECT max(number) FROM entries WHERE table_id = %s"
        with self.connect() as connection:
            [[number]] = connection.execute(query, [table]).fetchall()
        return int(number)

    def told(self) -> str:
        """Return what all of them have written."""
        return "\n".join(
            f"--- {file.name}\n{file.read_text('utf-8')[-4000:]}"
            for file in sorted(self.folder.glob("*.log"))
        )


class Trouble(threading.Thread):
    """Kills one thing after another, at any moment of a game, and starts it again."""

    def __init__(
        self, club: Club, table: str, plan: Sequence[str], every: int, rng: random.Random
    ) -> None:
        super().__init__(daemon=True)
        self.club, self.table, self.plan, self.every, self.rng = club, table, plan, every, rng
        self.servers = itertools.cycle(rng.sample(club.servers, len(club.servers)))
        """Each in its turn."""
        self.done: list[str] = []
        """What was killed so far, and when: the number of the newest entry then."""
        self.stop = False
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            for what in self.plan:
                number = self._wait_for_moves()
                if self.stop:
                    return
                getattr(self, f"kill_{what}")()
                self.done.append(f"{what} after {number}")
        except BaseException as error:
            self.failed = error

    def _wait_for_moves(self) -> int:
        """Wait until the game has gone on a while since the last kill, then for a moment more."""
        begun = self.club.newest(self.table)
        wanted = begun + self.rng.randint(self.every // 2, self.every * 3 // 2)
        until = time.monotonic() + 3 * PATIENCE
        while (number := self.club.newest(self.table)) < wanted and not self.stop:
            assert time.monotonic() < until, f"the game does not go on after {self.done}"
            time.sleep(0.1)
        time.sleep(self.rng.random() * 0.3)
        return number

    def kill_server(self) -> None:
        """Kill a server at any moment."""
        self._kill(next(self.servers))

    def kill_server_that_has_stored(self) -> None:
        """Kill a server in the moment when something was stored and perhaps not yet answered."""
        server = next(self.servers)
        with self.club.connect() as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            for notice in connection.notifies(timeout=5):
                if '"entries"' in notice.payload:
                    break
            self._kill(server)

    def kill_worker(self) -> None:
        """Kill a worker, if it can be while bots are waited for."""
        worker = self.rng.choice(self.club.workers)
        until = time.monotonic() + 5
        with self.club.connect() as connection:
            waits = "SELECT 1 FROM thoughts WHERE action IS NULL"
            while not connection.execute(waits).fetchall() and time.monotonic() < until:
                time.sleep(0.005)
        self._kill(worker)

    def kill_postgresql(self) -> None:
        """Restart PostgreSQL, as its package does."""
        self.club.postgres.stop(signal.SIGINT)
        self._stay_away()
        self.club.postgres.start()

    def kill_postgresql_at_once(self) -> None:
        """Have PostgreSQL crash, and recover."""
        self.club.postgres.stop(signal.SIGQUIT)
        self._stay_away()
        self.club.postgres.start()

    def _kill(self, hosted: Hosted) -> None:
        assert hosted.process is not None
        children = children_of(hosted.process.pid)
        os.kill(hosted.process.pid, signal.SIGKILL)
        hosted.process.wait()
        self._stay_away()
        hosted.start()
        until = time.monotonic() + PATIENCE
        while any(is_alive(child) for child in children):
            assert time.monotonic() < until, "a process of a killed one lives on"
            time.sleep(0.1)

    def _stay_away(self) -> None:
        time.sleep(self.rng.random() * LONGEST_AWAY)


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started; none where the system does not tell."""
    told = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []


def is_alive(process: int) -> bool:
    """Say whether a process is there and not merely waiting to be buried."""
    told = Path(f"/proc/{process}/stat")
    try:
        return told.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
