"""Sends through Apprise, in a process of its own.

Apprise speaks to a hundred services, by libraries that wait. So it has a process that may wait,
and that ends when it has not been needed for a while: it is large. There is also nothing else in
that process, so that it can be forbidden everything but to connect to addresses out in the
Internet: see `apprise_process`.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sys
from typing import Any, Final

from igroteka.tables.errors import Refused

LONGEST: Final = 40.0
"""Seconds after which a message that is under way is given up."""
IDLE: Final = 60.0
"""Seconds after which a process that nobody needs ends."""
AT_ONCE: Final = 3


def check_installed() -> None:
    """Refuse if Apprise is not here.

    :raises Refused: with the command that installs it.
    """
    if importlib.util.find_spec("apprise") is None:
        raise Refused("error-no-apprise")


class Apprise:
    """Some processes in which Apprise sends, as many as are needed at once."""

    def __init__(self, *, inside: bool) -> None:
        self._inside = inside
        self._free: list[asyncio.subprocess.Process] = []
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._endings: dict[int, asyncio.TimerHandle] = {}

    async def close(self) -> None:
        """End the processes."""
        for ending in self._endings.values():
            ending.cancel()
        for process in self._free:
            await ended(process)
        self._free.clear()

    async def send(self, address: str, message: dict[str, Any]) -> bool | None:
        """Send a message; say whether it arrived. None: nobody knows."""
        body = f"{message['text']}\n{message['url']}"
        asked = {"url": address, "title": message["title"], "body": body}
        answer = await self._ask(asked)
        return None if answer is None else answer.get("arrived")

    async def knows(self, address: str) -> bool:
        """Say whether Apprise can make something of an address."""
        answer = await self._ask({"url": address})
        return answer is not None and bool(answer.get("known"))

    async def _ask(self, asked: dict[str, str]) -> dict[str, Any] | None:
        check_installed()
        async with self._slots:
            process = self._free.pop() if self._free else await self._started()
            if (ending := self._endings.pop(id(process), None)) is not None:
                ending.cancel()
            try:
                assert process.stdin is not None and process.stdout is not None
                async with asyncio.timeout(LONGEST):
                    process.stdin.write(json.dumps(asked).encode() + b"\n")
                    await process.stdin.drain()
                    answer = json.loads(await process.stdout.readline())
            except (OSError, TimeoutError, ValueError, asyncio.CancelledError) as error:
                await ended(process)
                if isinstance(error, asyncio.CancelledError):
                    raise
                return None
            self._free.append(process)
            loop = asyncio.get_running_loop()
            self._endings[id(process)] = loop.call_later(IDLE, self._end, process)
            return answer if isinstance(answer, dict) else None

    async def _started(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "igroteka.people.notices.apprise_process",
            "inside" if self._inside else "outside",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # it may complain of an address, with its password
        )

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._endings.pop(id(process), None)
        if process in self._free:
            self._free.remove(process)
            assert process.stdin is not None
            process.stdin.close()  # it ends by itself then


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process at once."""
    if process.returncode is None:
        process.kill()
    await process.wait()
