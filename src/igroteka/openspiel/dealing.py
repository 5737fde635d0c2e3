"""On what terms an OpenSpiel game is played: what its states share, copied and pickled by name."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from igroteka.engine import Game, State, find_game

DIGITS: Final = 4
"""So many chance nodes begin a game; together their outcomes are the seed."""
OUTCOMES: Final = 256
"""So many outcomes each of them has."""


class Dealer:
    """Deals a game by its terms; get one from `dealer_of`, which keeps them."""

    def __init__(
        self, name: str, seats: int, options: tuple[tuple[str, str], ...], rules: int, reward: str
    ) -> None:
        self.terms = (name, seats, options, rules, reward)
        self.game: Game = find_game(name)
        self.seats = seats
        self.options = self.game.check(seats, dict(options), rules)
        self.rules = rules
        self.reward = reward
        self.codec = self.game.codec

    def deal(self, digits: tuple[int, ...]) -> State[Any]:
        """Return the first position of the game that the outcomes of chance stand for."""
        seed = int.from_bytes(bytes(digits), "big")
        return self.game.new(self.seats, seed, self.options, self.rules)

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealer:
        return self  # OpenSpiel copies states this way, all the time

    def __reduce__(self) -> tuple[Any, ...]:
        return dealer_of, self.terms


@cache
def dealer_of(
    name: str, seats: int, options: tuple[tuple[str, str], ...], rules: int, reward: str
) -> Dealer:
    """Return who deals on these terms, always the same one.

    :raises BadSetup: if the game is not played so.
    """
    return Dealer(name, seats, options, rules, reward)
