"""What a bot is, and what it may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property

from igroteka.engine import Game, Rng, State, View


class Sight:
    """What a bot gets: its view, its legal actions, and worlds that fit the view.

    The true state is imagined anew before anything else, so what is kept here carries no
    more than the view: a bot cannot cheat, not even by accident.
    """

    def __init__(self, game: Game, state: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._world = state.imagine(seat, rng)

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        return self._world.view(self.seat)

    @cached_property
    def actions(self) -> list[int]:
        """What the seat may do."""
        return self._world.legal_actions(self.seat)

    def imagine(self, rng: Rng) -> State:
        """Return a whole state that fits the view, the caller's to change."""
        return self._world.imagine(self.seat, rng)


class Bot(ABC):
    """Chooses actions. One bot may play several seats and games, one decision at a time."""

    name: str

    @abstractmethod
    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return one of `sight.actions`. The same sight and *rng* lead to the same choice."""

    def game_over(self, seat: int, state: State) -> None:
        """Hear how a game ended; most bots do not care."""

    def close(self) -> None:
        """Give back what the bot holds, such as a process."""
