"""A real server process on a free port with a real SQLite file, and people who use it.

Run as a program (``python -m tests.web.serving PORT DATABASE``) it is that server, with
the example game among the installed ones.
"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests import guest

if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes of its bots
    guest.install()
ROOT = Path(__file__).parents[2]
NO_PROXY = ", no proxy"
"""After the name of limits: nobody may say for whom they ask, not even from this machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """Where people play, whoever serves it."""

    def __init__(self, url: str) -> None:
        self.url = url

    def page(self, path: str, **headers: str) -> httpx.Response:
        """Return a page as a stranger gets it, however busy the machine is."""
        return httpx.get(self.url + path, headers=headers, timeout=60, verify=False)

    def client(self, token: str | None = None) -> httpx.Client:
        """Return a client with its own cookies, or one that acts by a seat's token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=f"{self.url}/api", headers=headers, timeout=60, verify=False)

    def seated(self, game: str, seats: int, **more: Any) -> tuple[str, list[str]]:
        """Open a table of people, start it, and return its id and the seats' tokens."""
        with self.client() as client:
            made = client.post("/tables", json=more | {"game": game, "seats": seats, "name": "P0"})
            assert made.status_code == 201, made.text
            table = made.json()["table"]
            tokens = [made.json()["token"]]
            for seat in range(1, seats - len(more.get("bots", {}))):
                with self.client() as friend:
                    taken = friend.post(f"/tables/{table}/seats", json={"name": f"P{seat}"})
                    assert taken.status_code == 201, taken.text
                    tokens.append(taken.json()["token"])
            assert client.post(f"/tables/{table}/start").status_code == 204
        return table, tokens


class Server(Site):
    """A server that can be killed and started again on the same database."""

    def __init__(
        self,
        database: Path | str,
        *,
        limits: str = "generous",
        public_url: str = "",
        inside: bool = False,
    ) -> None:
        self.address = str(database)
        """The file of its database, or an URL."""
        self.database = Path(database)
        self.port = free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.limits = limits
        self.public_url = public_url
        """How much one client may ask for: one of those at the end of this file."""
        self.inside = inside
        """Whether notices may go to this machine, and soon."""
        self.errors: int | None = None
        """Where the server writes its complaints: None: where we do."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serving", str(self.port)]
        self.process = subprocess.Popen(
            [*command, self.address, self.limits, self.public_url, str(self.inside)],
            cwd=ROOT,
            stderr=self.errors,
        )
        for _ in range(3000):
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server has died"
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill the server as hard as can be."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)


def events_of(lines: Iterator[str]) -> Iterator[tuple[str | None, str, dict[str, Any], str]]:
    """Read server-sent events: (id, kind, data, the raw text)."""
    name: str | None = None
    kind, raw = "", ""
    data: dict[str, Any] = {}
    for line in lines:
        raw += line + "\n"
        if line.startswith("id: "):
            name = line[4:]
        elif line.startswith("event: "):
            kind = line[7:]
        elif line.startswith("data: "):
            data = json.loads(line[6:])
        elif not line and kind:
            yield name, kind, data, raw
            name, kind, data, raw = None, "", {}, ""


class Listener:
    """Somebody who keeps the stream of a table open, in a thread."""

    def __init__(self, client: httpx.Client, table: str, since: int | None = None) -> None:
        self.client, self.table, self.since = client, table, since
        self.heard: list[tuple[str | None, str, dict[str, Any], str]] = []
        self._closing = False
        self._response: httpx.Response | None = None
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self.wait_for(lambda: any(kind == "presence" for _, kind, _, _ in self.heard))
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _listen(self) -> None:
        params = {} if self.since is None else {"since": str(self.since)}
        try:
            with self.client.stream(
                "GET", f"/tables/{self.table}/stream", params=params, timeout=60
            ) as response:
                self._response = response
                for event in events_of(response.iter_lines()):
                    self.heard.append(event)
                    if self._closing:
                        return
        except (httpx.TransportError, httpx.StreamError):
            pass

    def close(self) -> None:
        self._closing = True
        if self._response is not None:
            stream = self._response.extensions.get("network_stream")
            if stream is not None:
                with suppress(OSError):  # the server may have ended it just now
                    stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self._thread.join(5)

    @property
    def numbers(self) -> list[int]:
        return [int(name) for name, _, _, _ in self.heard if name is not None]

    def wait_for(self, condition: Any, seconds: float = 10) -> None:
        until = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < until, "what we wait for does not come"
            time.sleep(0.005)


if __name__ == "__main__":
    from igroteka.people.notices.watching import Telling
    from igroteka.tables import opening
    from igroteka.web.server import serve
    from igroteka.web.settings import Limits

    # The same games every time: landing must not depend on luck.
    chance = random.Random(1)
    secret = lambda: chance.randbytes(32).hex()  # noqa: E731
    setattr(opening, "new_secret", secret)  # noqa: B010 - mypy knows it as imported
    limits = {
        "generous": Limits.generous(),
        "usual": Limits(),
        "strict": replace(Limits.generous(), new_tables_per_minute=0.001, new_tables_at_once=5),
        "few requests": replace(Limits.generous(), requests_per_second=0.5, requests_at_once=40),
        "few streams": replace(Limits.generous(), streams=3),
        "little work": replace(Limits.generous(), cpu_per_second=0.001, cpu_at_once=0.3),
        "few unfinished": replace(Limits.generous(), unfinished=20),
        "quick": replace(Limits.generous(), head_seconds=0.3, body_seconds=0.3, connections=20),
    }
    serve(
        port=int(sys.argv[1]),
        database=sys.argv[2],
        bot_workers=1,
        bot_pause=0,
        absent_after=0.3,
        limits=limits[sys.argv[3].removesuffix(NO_PROXY)],
        proxies="" if sys.argv[3].endswith(NO_PROXY) else "127.0.0.1",
        public_url=sys.argv[4],
        telling=Telling(inside=True, gathered_for=0.5, rest=1.0) if sys.argv[5] == "True" else None,
    )
