"""A real PostgreSQL of our own: on a free port, in a folder of its own, gone afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg

from tests.web.serving import free_port


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; None if it is not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


class Postgres:
    """A database server that can be killed and started again.

    Root may not run it, so root has it run by the user that its package made.
    """

    def __init__(self, *, durable: bool = True) -> None:
        self.durable = durable
        """Whether commits are synced: tests that outlive no power cut are quicker without."""
        self.port = free_port()
        self.user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
        self.process: subprocess.Popen[bytes] | None = None
        found = programs()
        assert found is not None, "PostgreSQL is not installed: sh scripts/install-postgres"
        self.programs = found
        if self.user:
            shutil.chown(self.folder, self.user)
        command = ["initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"]
        self.run(*command, "--locale=C.UTF-8")

    def run(self, program: str, *arguments: str, given: bytes = b"") -> bytes:
        """Run one of PostgreSQL's programs in its folder, and return what it prints."""
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            user=self.user,
            input=given,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout

    def start(self) -> None:
        """Start it; return when it takes connections."""
        synced = [] if self.durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        command = [str(self.programs / "postgres"), "-D", "data", "-p", str(self.port), "-k", ""]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", *synced]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, user=self.user, stdout=log, stderr=log
            )
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                told = (self.folder / "log").read_text("utf-8", "replace")
                assert self.process.poll() is None, told
                assert time.monotonic() < until, told
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT at once and cleanly, SIGQUIT as if it had crashed."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    def address(self, database: str) -> str:
        """Return where a database is, as PostgreSQL's own programs want to know it."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its SQLAlchemy URL."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name).replace("postgresql://", "postgresql+psycopg://")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
