"""A bot in any language: a program that talks JSON lines over its standard input and output.

See docs/bots.md for the protocol.
"""

from __future__ import annotations

import json
import select
import shlex
import subprocess
from typing import Any

from igroteka.bots.bot import Bot, Sight
from igroteka.engine import IgrotekaError, IllegalAction, Rng, State

PROTOCOL = 1


class BotFailed(IgrotekaError):
    """An outside bot did not answer as agreed."""


class ExternalBot(Bot):
    """Asks another program for every decision."""

    def __init__(self, command: str, timeout: float = 60.0) -> None:
        self.name = f"exec:{command}"
        self.command = command
        self.timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._buffer = b""

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Send the view and the legal actions, and read the answer."""
        codec = sight.game.codec
        texts = [codec.text(action) for action in sight.actions]
        self._send(
            {
                "type": "decide",
                "protocol": PROTOCOL,
                "game": sight.game.name,
                "seat": sight.seat,
                "view": sight.view,
                "actions": texts,
                "random": rng.bits() >> 11,
            }
        )
        text = self._receive().get("action")
        try:
            action = codec.parse(text) if isinstance(text, str) else -1
        except IllegalAction:
            action = -1
        if action not in sight.actions:
            raise BotFailed(f"The bot “{self.command}” answered {text!r}, which is not legal now.")
        return action

    def game_over(self, seat: int, state: State[Any]) -> None:
        """Tell the program how the game ended; it need not answer."""
        self._send(
            {"type": "over", "seat": seat, "scores": state.scores(), "ranking": state.ranking()}
        )

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None

    def _send(self, message: dict[str, Any]) -> None:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise BotFailed(f"The bot “{self.command}” has ended before the game did.") from None

    def _receive(self) -> dict[str, Any]:
        process = self._running()
        assert process.stdout is not None
        while b"\n" not in self._buffer:
            if not select.select([process.stdout], [], [], self.timeout)[0]:
                raise BotFailed(f"The bot “{self.command}” gave no answer in {self.timeout:g} s.")
            chunk = process.stdout.read1(65536)  # type: ignore[attr-defined]
            if not chunk:
                raise BotFailed(f"The bot “{self.command}” has ended before the game did.")
            self._buffer += chunk
        line, _, self._buffer = self._buffer.partition(b"\n")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotFailed(f"The bot “{self.command}” did not answer with a JSON object.")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except (OSError, ValueError) as error:
                raise BotFailed(f"The bot “{self.command}” cannot be started: {error}.") from None
        return self._process
