"""The process in which Apprise sends: it reads lines that say what to send, and tells what came.

Before anything else it forbids itself to connect to the host's own network, to start programs and
to write files. Python asks this guard at every connection, whichever library makes it, with the
very address that is connected to.

Apprise says only that something did not work. Whether it may be tried again depends on whether a
server has said no, or was never reached: that is watched here.
"""

from __future__ import annotations

import http.client
import json
import os
import smtplib
import socket
import sys
from typing import Any, Final

from igroteka.people.notices.places import Inside, is_outside

NEVER: Final = frozenset(
    {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty"}
    | {"socket.bind", "socket.sendto", "os.remove", "os.rename", "os.mkdir"}
)
UNSURE: Final = (502, 504)
"""What a proxy says when it has not heard what became of a request."""


def guard(inside: bool) -> None:
    """Forbid this process what no notice needs, for good."""

    def allow(event: str, arguments: tuple[Any, ...]) -> None:
        if event in NEVER:
            raise PermissionError(f"{event} is not for notices")
        if event == "open" and isinstance(arguments[2], int) and is_writing(arguments[2]):
            raise PermissionError("notices write no files")
        if event == "socket.connect" and not inside:
            address = arguments[1]
            host = address[0] if isinstance(address, tuple) else ""
            if not is_outside(str(host)):
                raise Inside("this address is inside the host's own network")

    sys.addaudithook(allow)


def is_writing(flags: int) -> bool:
    """Say whether a file is opened to be changed."""
    return bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC))


class Heard:
    """What servers have said to the message that is under way."""

    connected = False
    """Whether any was reached."""
    refused = False
    """Whether one has said no."""

    @property
    def certainly_not(self) -> bool:
        """Whether a message that did not work has certainly not arrived."""
        return self.refused or not self.connected

    def watch(self) -> None:
        """See what is said by HTTP and by SMTP, whichever library speaks it."""
        connect, answer = socket.socket.connect, http.client.HTTPConnection.getresponse
        reply = smtplib.SMTP.getreply

        def connecting(it: socket.socket, address: Any) -> None:
            connect(it, address)
            self.connected = True

        def answered(it: http.client.HTTPConnection) -> http.client.HTTPResponse:
            response = answer(it)
            self.refused = response.status >= 400 and response.status not in UNSURE
            return response

        def replied(it: smtplib.SMTP) -> tuple[int, bytes]:
            code, text = reply(it)
            self.refused = self.refused or code >= 400
            return code, text

        setattr(socket.socket, "connect", connecting)  # noqa: B010 - mypy knows it as a method
        setattr(http.client.HTTPConnection, "getresponse", answered)  # noqa: B010
        setattr(smtplib.SMTP, "getreply", replied)  # noqa: B010

    def forget(self) -> None:
        """Begin with another message."""
        self.connected = self.refused = False


def main(inside: bool) -> None:
    """Send until nobody asks for anything any more."""
    sys.dont_write_bytecode = True
    import apprise

    asset = apprise.AppriseAsset(secure_logging=True, plugin_paths=[], async_mode=False)
    heard = Heard()
    heard.watch()
    guard(inside)
    for line in sys.stdin:
        heard.forget()
        try:
            said = answer(apprise, asset, json.loads(line), heard)
        except Exception:
            said = {"known": False, "arrived": False if heard.certainly_not else None}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


def answer(apprise: Any, asset: Any, asked: dict[str, str], heard: Heard) -> dict[str, bool | None]:
    """Send what is to be sent, and say whether it arrived; None: nobody knows."""
    found = apprise.Apprise.instantiate(asked["url"], asset=asset, suppress_exceptions=True)
    if "body" not in asked or found is None:
        return {"known": found is not None, "arrived": False}
    sender = apprise.Apprise(asset=asset)
    sender.add(found)
    if sender.notify(body=asked["body"], title=asked["title"]):
        return {"known": True, "arrived": True}
    return {"known": True, "arrived": False if heard.certainly_not else None}


if __name__ == "__main__":
    main(sys.argv[1:] == ["inside"])
