"""A bot in any language: a program that talks JSON lines, one decision a message.

This is protocol 1, see docs/bots.md; `igroteka.bots.external_many` is protocol 2.
"""

from __future__ import annotations

import json
from typing import Any

from igroteka.bots.bot import Bot, Sight
from igroteka.bots.program import Program
from igroteka.engine import IllegalAction, Rng, State

PROTOCOL = 1


class ExternalBot(Bot):
    """Asks another program for every decision."""

    def __init__(self, command: str, timeout: float = 60.0) -> None:
        self.name = f"exec:{command}"
        self.timeout = timeout
        self.program = Program(command)

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
        text = self.program.receive(self.timeout).get("action")
        try:
            action = codec.parse(text) if isinstance(text, str) else -1
        except IllegalAction:
            action = -1
        if action not in sight.actions:
            raise self.program.illegal(text)
        return action

    def game_over(self, seat: int, state: State[Any]) -> None:
        """Tell the program how the game ended; it need not answer."""
        self._send(
            {"type": "over", "seat": seat, "scores": state.scores(), "ranking": state.ranking()}
        )

    def close(self) -> None:
        """End the program."""
        self.program.end()

    def _send(self, message: dict[str, Any]) -> None:
        self.program.send(json.dumps(message, ensure_ascii=False), self.timeout)
