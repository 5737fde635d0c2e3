"""What a bot is, and what it may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import Any

from igroteka.engine import Game, Offer, Rng, State, View


class Sight:
    """What a bot gets: its view, its legal actions, and worlds that fit the view.

    It is made of a world that the seat has imagined, so it carries no more than the view: a
    bot cannot cheat, not even by accident. `of` imagines one; who already has a world that
    was imagined for the seat, say a worker that was sent it, uses that.
    """

    def __init__(self, game: Game, world: State[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = world

    @classmethod
    def of(cls, game: Game, state: State[Any], seat: int, rng: Rng) -> Sight:
        """Return what *seat* sees of the true *state*."""
        return cls(game, state.imagine(seat, rng), seat)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._world.seats

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        view: View = self._world.view(self.seat)
        return view

    @cached_property
    def actions(self) -> list[int]:
        """What the seat may do."""
        return self._world.legal_actions(self.seat)

    @cached_property
    def observation(self) -> list[int]:
        """What the seat may know, as the numbers of `Game.observation`.

        :raises BadSetup: if the game declares none.
        """
        return list(self._world.numbers(self.seat))

    def offers(self) -> list[Offer]:
        """What each of its actions means."""
        return self._world.offers(self.seat)

    def imagine(self, rng: Rng) -> State[Any]:
        """Return a whole state that fits the view, the caller's to change."""
        return self._world.imagine(self.seat, rng)


class Bot(ABC):
    """Chooses actions. One bot may play several seats and games, one decision at a time."""

    name: str

    @abstractmethod
    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return one of `sight.actions`.

        The same sight and *rng* lead to the same choice, if the bot has met the same before.
        """

    def game_over(self, seat: int, state: State[Any]) -> None:
        """Hear how a game ended; most bots do not care."""

    def close(self) -> None:
        """Give back what the bot holds, such as a process."""
