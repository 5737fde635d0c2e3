"""What somebody with bad intentions sends, and what it costs the server.

Costs are CPU seconds of the server's process: they are the same on a busy machine.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Return how long a process has kept a processor busy, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Cost:
    """What something cost a process."""

    cpu = 0.0
    seconds = 0.0


@contextmanager
def cost_of(pid: int) -> Iterator[Cost]:
    """Measure what is done meanwhile."""
    cost, before, begun = Cost(), cpu_seconds(pid), time.monotonic()
    yield cost
    cost.cpu, cost.seconds = cpu_seconds(pid) - before, time.monotonic() - begun


def raw(port: int, request: bytes, seconds: float = 60) -> bytes:
    """Send bytes and return all that is answered until the server hangs up or falls silent."""
    with socket.create_connection(("127.0.0.1", port), seconds) as line:
        with suppress(ConnectionError):  # it may hang up in the middle
            line.sendall(request)
        return hear(line)


def hear(line: socket.socket) -> bytes:
    """Return all that comes until the other side hangs up."""
    heard = b""
    with suppress(ConnectionError, TimeoutError):
        while part := line.recv(65536):
            heard += part
    return heard


def status_of(answer: bytes) -> int:
    """Return the status of an answer; 0: there was none."""
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def get(port: int, path: str = "/health", *headers: str) -> bytes:
    """Ask once, on a connection of one's own."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", *headers]
    return raw(port, ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))


def send_backslashes(port: int, count: int = 32_000) -> bytes:
    """Send a cookie that the standard library of older Pythons reads in quadratic time."""
    return get(port, "/api/levels", 'Cookie: a="' + "\\" * count + '"')


def send_endless_header(port: int, megabytes: int, kind: str = "header") -> bytes:
    """Begin a head that does not end: a header, a name of one, or an address."""
    begin = {
        "header": b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ",
        "name": b"GET /health HTTP/1.1\r\nHost: x\r\nX-",
        "url": b"GET /",
        "many": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    }[kind]
    piece = b"a: b\r\n" * 10_000 if kind == "many" else b"a" * 65_536
    with socket.create_connection(("127.0.0.1", port), 120) as line:
        with suppress(ConnectionError):
            line.sendall(begin)
            for _ in range(megabytes * 2**20 // len(piece)):
                line.sendall(piece)
            # Nothing more comes, and nothing has ended: a patient server would wait for ever.
            line.settimeout(3)
        return hear(line)


@contextmanager
def half_requests(
    port: int, count: int, begin: bytes = b"GET / HTTP/1.1\r\nX-A: b"
) -> Iterator[list[socket.socket]]:
    """Open so many connections with a request that does not go on."""
    with ExitStack() as stack:
        lines: list[socket.socket] = []
        for _ in range(count):
            with suppress(OSError):
                line = stack.enter_context(socket.create_connection(("127.0.0.1", port), 5))
                line.sendall(begin)
                lines.append(line)
        yield lines


def still_open(line: socket.socket) -> bool:
    """Say whether the other side has not hung up; what it said is read."""
    line.setblocking(False)
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def all_at_once(count: int, ask: Callable[[int], object]) -> list[object]:
    """Ask so many times at the same time."""
    answers: list[object] = [None] * count

    def one(number: int) -> None:
        answers[number] = ask(number)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers
