"""The arrangement of compose.yaml as plain processes: what a container would run, without one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import yaml

from tests.postgres import Postgres
from tests.web.hosted import Hosted, wait_for_port
from tests.web.serving import ROOT, Site, free_port

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "igroteka"]
CERTIFIED_WITHIN = 60.0


def entry_point() -> list[str]:
    """Return what the Dockerfile runs before a service's command."""
    [line] = re.findall(r"^ENTRYPOINT (\[.*\])$", (ROOT / "Dockerfile").read_text("utf-8"), re.M)
    found: list[str] = yaml.safe_load(line)
    return found


def options_of(command: list[str], here: dict[str, str]) -> list[str]:
    """Return a service's command, with what is different on one machine put in its place.

    >>> options_of(["serve", "--port=8000", "--https"], {"--port": "1"})
    ['serve', '--port=1', '--https']
    """
    changed = []
    for word in command:
        name, is_given, _ = word.partition("=")
        changed.append(f"{name}={here[name]}" if is_given and name in here else word)
    return changed


class Arrangement(Site):
    """PostgreSQL, two servers, two workers and the proxy, all of them real."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        super().__init__(f"https://localhost:{self.port}")
        self._stack = ExitStack()
        self.servers: list[Hosted] = []
        self.workers: list[Hosted] = []
        self.database = ""

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.postgres = stack.enter_context(Postgres(durable=False))
            self.database = self.postgres.new_database()
            for name in OURS:
                service = SERVICES[name]
                for number in range(service.get("deploy", {}).get("replicas", 1)):
                    hosted = self._hosted(f"{name}-{number}", service["command"])
                    group = self.workers if service["command"][0] == "think" else self.servers
                    group.append(stack.enter_context(hosted))
            self._start_proxy(stack)
            self._stack = stack.pop_all()
        return self

    def _hosted(self, name: str, command: list[str]) -> Hosted:
        port, metrics = free_port(), free_port()
        here = {
            "--host": "127.0.0.1",
            "--port": str(port),
            "--proxies": "127.0.0.1",
            "--public-url": self.url,
            "--metrics": str(metrics),
            "--metrics-host": "127.0.0.1",
        }
        assert entry_point() == ["igroteka"]
        return Hosted(
            self.folder / f"{name}.log",
            *options_of(command, here),
            port=metrics if command[0] == "think" else port,
            metrics=metrics,
            environment={"IGROTEKA_DATABASE": self.database},
        )

    def _start_proxy(self, stack: ExitStack) -> None:
        servers = " ".join(f"127.0.0.1:{server.port}" for server in self.servers)
        environment = {
            **os.environ,
            "IGROTEKA_ADDRESS": self.url,
            "IGROTEKA_SERVERS": servers,
            "IGROTEKA_HTTP_PORT": str(free_port()),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
        }
        command = [caddy() or "caddy", "run", "--adapter", "caddyfile", "--config"]
        with (self.folder / "proxy.log").open("ab") as log:
            proxy = subprocess.Popen(
                [*command, str(ROOT / "deploy" / "Caddyfile")],
                env=environment,
                stdout=log,
                stderr=log,
            )
        stack.callback(proxy.wait)
        stack.callback(proxy.terminate)
        wait_for_port(self.port, proxy)
        # It listens before it has a certificate.
        until = time.monotonic() + CERTIFIED_WITHIN
        while not self._answers():
            assert proxy.poll() is None and time.monotonic() < until, self.told()
            time.sleep(0.02)

    def _answers(self) -> bool:
        with self.client() as client, suppress(httpx.TransportError):
            return client.get("/levels").status_code == 200
        return False

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stack.close()

    def told(self) -> str:
        """Return what all of them have written, for whoever has to find out what went wrong."""
        return "\n".join(
            f"--- {file.name}\n{file.read_text('utf-8')[-3000:]}"
            for file in sorted(self.folder.glob("*.log"))
        )


def caddy() -> str | None:
    """Return where the proxy is; `make test` puts one beside Python."""
    beside = Path(sys.executable).with_name("caddy")
    return str(beside) if beside.exists() else shutil.which("caddy")
