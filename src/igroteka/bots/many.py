"""Bots that decide for several games at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from igroteka.bots.bot import Bot, Sight
from igroteka.engine import Rng, State


class Waiting(NamedTuple):
    """A decision that a game waits for."""

    table: int
    """Which of the games that are played at the same time."""
    sight: Sight
    rng: Rng


class ManyBot(Bot):
    """Chooses for all games that wait for it. It sits at most once at each table."""

    @abstractmethod
    def choose_many(self, waiting: Sequence[Waiting]) -> list[int]:
        """Return an action for each decision, in order; no choice depends on the others."""

    @abstractmethod
    def table_over(self, table: int, seat: int, state: State[Any]) -> None:
        """Hear how the game of a table ended."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return one of `sight.actions`, in a game that is played alone."""
        return self.choose_many([Waiting(0, sight, rng)])[0]

    def game_over(self, seat: int, state: State[Any]) -> None:
        """Hear how a game ended that was played alone."""
        self.table_over(0, seat, state)
