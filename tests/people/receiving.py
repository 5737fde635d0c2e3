"""Those who are told, for real: a push service, a webhook and a mail server of our own."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec

from igroteka.people.notices.push import encoded, public_point
from tests.web.serving import free_port


class Received(NamedTuple):
    """One request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        """What a webhook is told."""
        told: dict[str, Any] = json.loads(self.body)
        return told


class Receiver:
    """A web server that takes whatever it is told, and answers as it is set to."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status = 201
        self.hold = threading.Event()
        """Until it is set nobody is answered."""
        self.hold.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                receiver.hold.wait(30)
                self.send_response(receiver.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.hold.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def wait_for(self, number: int, seconds: float = 20) -> list[Received]:
        """Return what arrived, when it is so much."""
        wait_until(lambda: len(self.received) >= number, seconds)
        return self.received


class Browser:
    """What a browser keeps of a subscription: an address and keys that nobody else has."""

    def __init__(self, receiver: Receiver, name: str = "one") -> None:
        self.endpoint = f"{receiver.url}/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.keys = {"p256dh": encoded(public_point(self._key)), "auth": encoded(self._auth)}

    def reads(self, received: Received) -> dict[str, Any]:
        """Return what a push says to this browser."""
        plain = http_ece.decrypt(
            received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(plain)
        return told


class Mailbox:
    """A mail server that takes every mail."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(envelope.content.decode())
        return "250 taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def wait_until(condition: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "what we wait for does not come"
        time.sleep(0.01)
