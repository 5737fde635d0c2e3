"""A bot in any language that is quick: numbers instead of texts, many decisions a message.

This is protocol 2, see docs/bots.md. It begins with a greeting, in which the program says what
it wants to know beside the numbers of its legal actions, and how many decisions it takes at once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from igroteka.bots.bot import Sight
from igroteka.bots.many import ManyBot, Waiting
from igroteka.bots.program import BotFailed, Program, shown
from igroteka.engine import Game, State

PROTOCOL: Final = 2
AT_ONCE: Final = 64
"""Decisions a message, unless the program asks for another number."""
SECONDS_TO_LEAVE: Final = 5.0
"""A program may put things in order when there is no more to decide."""

WISHES: Final[dict[str, Callable[[Sight], Any]]] = {
    "view": lambda sight: sight.view,
    "texts": lambda sight: [sight.game.codec.text(action) for action in sight.actions],
    "observation": lambda sight: sight.observation,
}
"""What a program may want to be told with each decision."""


def offers_of(game: Game) -> list[str]:
    """Return what a program may want to be told in a game; not every game has observations."""
    return [wish for wish in WISHES if wish != "observation" or game.observation is not None]


class ManyExternalBot(ManyBot):
    """Asks another program for the decisions of all games that wait for it."""

    def __init__(self, command: str, timeout: float = 60.0) -> None:
        self.name = f"exec2:{command}"
        self.timeout = timeout
        """Seconds that the program has for the greeting, and for each decision."""
        self.program = Program(command)
        self._greeted: tuple[str, str] | None = None
        self._wishes: list[str] = []
        self._at_once = AT_ONCE

    def choose_many(self, waiting: Sequence[Waiting]) -> list[int]:
        """Send the decisions, as many a message as the program takes, and read the answers."""
        if waiting:
            self.greet(waiting[0].sight.game)
        actions: list[int] = []
        for first in range(0, len(waiting), self._at_once):
            actions += self._ask(waiting[first : first + self._at_once])
        return actions

    def table_over(self, table: int, seat: int, state: State[Any]) -> None:
        """Tell the program how a game ended; it need not answer."""
        if self._greeted is None:
            return  # it has had nothing to decide
        told = {"scores": state.scores(), "ranking": state.ranking()}
        self._send({"type": "over", "table": table, "seat": seat, **told}, self.timeout)

    def close(self) -> None:
        """Let the program end."""
        self.program.end(SECONDS_TO_LEAVE)
        self._greeted = None

    def _ask(self, waiting: Sequence[Waiting]) -> list[int]:
        seconds = self.timeout * len(waiting)
        self._send({"type": "decide", "decisions": [*map(self._told, waiting)]}, seconds)
        answer = self.program.receive(seconds).get("actions")
        if not isinstance(answer, list) or len(answer) != len(waiting):
            raise self._no_list(answer, len(waiting))
        for action, (_, sight, _) in zip(answer, waiting, strict=True):
            if type(action) is not int or action not in sight.actions:
                raise self.program.illegal(action)
        return answer

    def _told(self, waiting: Waiting) -> dict[str, Any]:
        table, sight, rng = waiting
        told = {
            "table": table,
            "seat": sight.seat,
            "seats": sight.seats,
            "random": rng.bits() >> 11,
            "actions": sight.actions,
        }
        for wish in self._wishes:
            told[wish] = WISHES[wish](sight)
        return told

    def greet(self, game: Game) -> None:
        """Make sure that the program knows the game; one that knows another starts anew.

        :raises BotFailed: if it does not answer as agreed.
        """
        known = (game.name, game.edition)
        if self._greeted == known:
            return
        self.close()
        codec = game.codec
        greeting = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "edition": game.edition,
            "offers": offers_of(game),
            "actions": [codec.text(action) for action in range(codec.size)],
            "observation": game.observation and game.observation.document(),
        }
        self._send(greeting, self.timeout)
        answer = self.program.receive(self.timeout)
        wishes, at_once = answer.get("wants", []), answer.get("at_once", AT_ONCE)
        if answer.get("protocol") != PROTOCOL:
            raise self._no_greeting(answer)
        if type(at_once) is not int or at_once < 1:
            raise self._no_number(at_once)
        offers = offers_of(game)
        if not isinstance(wishes, list) or any(wish not in offers for wish in wishes):
            raise self._no_such_wish(wishes, offers)
        self._greeted, self._wishes, self._at_once = known, wishes, at_once

    def _send(self, message: dict[str, Any], seconds: float) -> None:
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.program.send(line, seconds)

    # --- what can be wrong --------------------------------------------------------------

    def _no_greeting(self, answer: object) -> BotFailed:
        self.program.end()
        return BotFailed(
            "The bot “{command}” answered the greeting with {answer}, which is not protocol 2.",
            "refusal-program-greeting",
            command=self.program.command,
            answer=shown(answer),
        )

    def _no_number(self, at_once: object) -> BotFailed:
        self.program.end()
        return BotFailed(
            "The bot “{command}” wants {number} decisions at once; say a number from 1 on.",
            "refusal-program-at-once",
            command=self.program.command,
            number=shown(at_once),
        )

    def _no_such_wish(self, wishes: object, offers: list[str]) -> BotFailed:
        self.program.end()
        return BotFailed(
            "The bot “{command}” wants {wishes}; it can have {offers}.",
            "refusal-program-wants",
            command=self.program.command,
            wishes=shown(wishes),
            offers=shown(offers),
        )

    def _no_list(self, answer: object, wanted: int) -> BotFailed:
        self.program.end()
        return BotFailed(
            "The bot “{command}” answered {answer} instead of a list of actions, {wanted} of them.",
            "refusal-program-list",
            command=self.program.command,
            answer=shown(answer),
            wanted=wanted,
        )
