"""What a host starts, as a host starts it: `igroteka serve`, `igroteka think`."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.web.serving import ROOT, Site

PROGRAM = [sys.executable, "-c", "from igroteka.cli import main; main()"]


def wait_for_port(port: int, process: subprocess.Popen[Any], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return
        except OSError:
            assert process.poll() is None, "it has ended"
            assert time.monotonic() < until, "it does not listen"
            time.sleep(0.02)


class Hosted(Site):
    """A command of `igroteka` that runs until it is told to stop; its log goes to a file."""

    def __init__(
        self,
        log: Path,
        *arguments: str,
        port: int = 0,
        metrics: int = 0,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.log = log
        self.arguments = arguments
        self.port = port
        """Where it listens when it is up; 0: nowhere."""
        self.metrics = metrics
        self.environment = {**os.environ, **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*PROGRAM, *self.arguments], cwd=ROOT, stderr=log, stdout=log, env=self.environment
            )
        if self.port:
            wait_for_port(self.port, self.process)

    def stop(self, seconds: float = 30) -> None:
        """Tell it to stop, as systemd and Docker do, and see that it does."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(seconds) == 0, self.written()[-2000:]

    def written(self) -> str:
        """Return the log so far."""
        return self.log.read_text("utf-8")

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
            self.process.kill()
            self.process.wait()


def numbers_at(port: int) -> str:
    """Return what Prometheus would get."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=20)
    assert answer.status_code == 200
    return answer.text
