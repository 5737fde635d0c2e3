"""A program that is talked with in lines, over its standard input and output.

Whatever it does wrong (does not start, ends, keeps silent, does not read, writes what is no JSON)
ends it, and is told in one sentence that names it.
"""

from __future__ import annotations

import json
import os
import select
import shlex
import subprocess
import time
from contextlib import suppress
from typing import Any, Final

from igroteka.engine import IgrotekaError

LONGEST_ANSWER: Final = 16_000_000
"""Bytes; a line that is longer is no answer."""
CHUNK: Final = 65536
SECONDS_TO_END: Final = 2.0
"""A program that closes its pipes is usually about to end; so long we wait to hear how."""


class BotFailed(IgrotekaError):
    """An outside bot did not answer as agreed."""

    at: tuple[int, int] | None = None
    """At which table, by its number, and at which seat; None: not at one of them alone."""


class Program:
    """A program that runs from the first message to it until `end`."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def send(self, line: str, seconds: float) -> None:
        """Send a line, and be done with it in time.

        :raises BotFailed: if the program has ended, or does not read.
        """
        reading, writing = self._pipes()
        left = memoryview(line.encode() + b"\n")
        until = time.monotonic() + seconds
        while left:
            # What it says meanwhile is taken, or it might never come to read what we say.
            full, free, _ = select.select([reading], [writing], [], until - time.monotonic())
            if full:
                self._take(reading)
            if free:
                try:
                    left = left[os.write(writing, left) :]
                except BlockingIOError:
                    continue
                except OSError:
                    raise self.ended() from None
            if left and time.monotonic() >= until:
                raise self.silent(seconds)

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the JSON object that is its next line.

        :raises BotFailed: if it does not come in time, or is none.
        """
        reading, _ = self._pipes()
        until = time.monotonic() + seconds
        while b"\n" not in self._unread:
            left = until - time.monotonic()
            if left <= 0 or not select.select([reading], [], [], left)[0]:
                raise self.silent(seconds)
            self._take(reading)
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.no_object()
        return answer

    def end(self, seconds: float = 0.0) -> None:
        """End the program; if it may, it ends by itself when there is no more to read."""
        if self._process is None:
            return
        process, self._process, self._unread = self._process, None, b""
        assert process.stdin is not None and process.stdout is not None
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.kill()
        process.wait()
        process.stdout.close()

    def _pipes(self) -> tuple[int, int]:
        """Return where the program is read and written; start it if it does not run."""
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self.command),
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                )
            except (OSError, ValueError) as error:
                raise BotFailed(
                    "The bot “{command}” cannot be started: {reason}.",
                    "refusal-program-start",
                    command=self.command,
                    reason=str(error),
                ) from None
            assert self._process.stdin is not None
            os.set_blocking(self._process.stdin.fileno(), False)
        assert self._process.stdin is not None and self._process.stdout is not None
        return self._process.stdout.fileno(), self._process.stdin.fileno()

    def _take(self, reading: int) -> None:
        chunk = os.read(reading, CHUNK)
        if not chunk:
            raise self.ended()
        self._unread += chunk
        if len(self._unread) > LONGEST_ANSWER:
            raise self.no_object()

    # --- what can be wrong --------------------------------------------------------------

    def ended(self) -> BotFailed:
        """Return the sentence that it ran no longer, and how it ended."""
        status = self._exit_status()
        self.end()
        if status is None:
            return BotFailed(
                "The bot “{command}” has closed its output before the game ended.",
                "refusal-program-closed",
                command=self.command,
            )
        if status < 0:
            return BotFailed(
                "The bot “{command}” was ended by signal {signal} before the game ended.",
                "refusal-program-killed",
                command=self.command,
                signal=-status,
            )
        return BotFailed(
            "The bot “{command}” has ended before the game did, with exit status {status}.",
            "refusal-program-ended",
            command=self.command,
            status=status,
        )

    def _exit_status(self) -> int | None:
        """Return how it ended, negative by a signal; None: it still runs, though it is silent."""
        assert self._process is not None
        try:
            return self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return None

    def silent(self, seconds: float) -> BotFailed:
        """Return the sentence that it took too long."""
        self.end()
        return BotFailed(
            "The bot “{command}” gave no answer in {seconds} s.",
            "refusal-program-silent",
            command=self.command,
            seconds=f"{seconds:g}",
        )

    def no_object(self) -> BotFailed:
        """Return the sentence that it said something else than a JSON object."""
        self.end()
        return BotFailed(
            "The bot “{command}” did not answer with a JSON object.",
            "refusal-program-json",
            command=self.command,
        )

    def illegal(self, answer: object) -> BotFailed:
        """Return the sentence that it chose what it may not."""
        self.end()
        return BotFailed(
            "The bot “{command}” answered {answer}, which is not legal now.",
            "refusal-program-illegal",
            command=self.command,
            answer=shown(answer),
        )


def shown(answer: object) -> str:
    """Return an answer as JSON, cut short if it is long.

    >>> shown("drown"), shown([1] * 50)
    ('"drown"', '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,…')
    """
    text = json.dumps(answer, ensure_ascii=False)
    return text if len(text) <= 40 else text[:39] + "…"
