"""A real server process for the tests: its own port, its own database, its own end."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

STARTED_WITHIN = 90.0
ADDRESSES: set[str] = set()
"""Of all servers that this process has started: pages must ask no others."""
PROGRAM = """
import sys
from igroteka.web.server import serve
from igroteka.web.settings import Limits
free = Limits(requests_per_second=1e6, requests_at_once=10**6,
              new_tables_per_minute=1e6, new_tables_at_once=10**6)
free = Limits.generous() if hasattr(Limits, "generous") else free  # it may be an older checkout
serve(port=int(sys.argv[1]), database=sys.argv[2], bot_workers=1, bot_pause=float(sys.argv[3]),
      absent_after=float(sys.argv[4]), limits=free,
      **({"private": True} if "private" in sys.argv[5:] else {}))
"""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def server(
    folder: Path,
    bot_pause: float = 0.0,
    absent_after: float = 1.0,
    checkout: Path | None = None,
    *,
    private: bool = False,
) -> Iterator[str]:
    """Run a server, of another checkout if one is given; the value is its address."""
    port = free_port()
    path = {"PYTHONPATH": str(checkout / "src")} if checkout else {}
    command = [sys.executable, "-c", PROGRAM, str(port), str(folder / "test.db")]
    command += [str(bot_pause), str(absent_after), *(["private"] if private else [])]
    process = subprocess.Popen(command, env={**os.environ, **path})
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/health", process)
        ADDRESSES.add(address)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + STARTED_WITHIN
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=2):
            return
        time.sleep(0.1)
    raise RuntimeError("the server did not start")
