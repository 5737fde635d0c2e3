"""What a game adds to be held to the contract: one `CASE` in tests/games/<game>/contract.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from igroteka.engine import Game, State, View, find_game


@dataclass(frozen=True)
class Case:
    """A game and what only its tests know.

    `conserved` counts components over the whole state, hidden ones included; the result
    must never change during a game. `tally` computes the scores from a final view in the
    plainest way, a second opinion on `State.scores`. `weight` scales the number of games
    down where one takes long (1: about a millisecond).
    """

    name: str
    conserved: Callable[[State[Any]], Any]
    tally: Callable[[View], list[int]]
    weight: int = 1
    longest: int = 5_000
    """No game may take more actions."""
    setups: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """Seats and options to try; empty: every combination."""

    @property
    def game(self) -> Game:
        return find_game(self.name)

    def all_setups(self) -> list[tuple[int, dict[str, str]]]:
        if self.setups:
            return self.setups
        names = [option.name for option in self.game.options]
        combinations = product(*(option.choices for option in self.game.options))
        options = [dict(zip(names, choices, strict=True)) for choices in combinations]
        return [(seats, chosen) for seats in self.game.seat_counts for chosen in options]
