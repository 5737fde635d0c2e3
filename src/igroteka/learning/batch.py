"""Many games in one process, each writing to its row of the arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from igroteka.bots import Bot
from igroteka.engine import Game, IllegalAction
from igroteka.engine.returns import BY_PLACE
from igroteka.engine.rows import write_mask
from igroteka.learning.arrays import Arrays, Sizes
from igroteka.learning.table import ENDS, Table
from igroteka.learning.turns import Turns, bots_of

SAME_STEP: Final = "SameStep"
"""The mode of Gymnasium in which a new game begins in the step that ends the last one."""


class Setting(NamedTuple):
    """What all games have in common: see `igroteka.gymnasium.VectorGames`."""

    game: Game | str
    rivals: str | Sequence[str | Bot] | None
    seat: int | None = None
    illegal: str = ENDS
    seats: int | None = None
    options: Mapping[str, str] | None = None
    rules: int | None = None
    reward: str = BY_PLACE
    max_actions: int | None = None
    autoreset: str = SAME_STEP

    def turns(self) -> Turns:
        """Return a table, and who sits at it."""
        table = Table(
            self.game, self.seats, self.options, self.rules, self.reward, self.max_actions
        )
        rivals = None if self.rivals is None else bots_of(self.rivals, table.seats - 1)
        return Turns(table, rivals, self.seat, self.illegal)

    def sizes(self, games: int) -> Sizes:
        """Return how large the arrays of so many games are."""
        table = self.turns().table
        return Sizes(games, table.layout.size(), table.action_count, table.seats)


class Batch:
    """Games side by side: those of the rows from *first* up to *last*.

    No game depends on another one, nor on how many there are in a batch.
    """

    alive = True

    def __init__(self, setting: Setting, arrays: Arrays, first: int, last: int) -> None:
        self.setting = setting
        self.arrays = arrays
        self.rows = slice(first, last)
        self.first = first
        self.turns = [setting.turns() for _ in range(first, last)]
        self.random: list[np.random.Generator | None] = [None] * (last - first)
        """What follows without a seed, by game; None: it has not begun."""
        # An element of a memoryview is written in a third of the time that one of an array takes,
        # and a row of it is made once.
        self.observations = [memoryview(row) for row in arrays.observations[self.rows]]
        self.masks = [memoryview(row) for row in arrays.masks[self.rows]]

    def reset(self, seeds: Mapping[int, int | None]) -> None:
        """Begin new games in some rows; without a seed they follow from the last one given."""
        for row, seed in seeds.items():
            number = row - self.first
            random = self.random[number]
            if random is None or seed is not None:
                # The generator that Gymnasium has for this seed.
                random = self.random[number] = np.random.default_rng(seed)
            self.turns[number].begin(random, seed)
            self.arrays.rewards[row] = 0.0
            self.arrays.terminated[row] = self.arrays.truncated[row] = False
            self._show(number)

    def step(self) -> dict[int, str]:
        """Do what the array of actions says; return why, by row, some of it was illegal.

        A game that has ended before begins anew.
        """
        arrays, rows = self.arrays, self.rows
        arrays.rewards[rows] = 0.0
        arrays.terminated[rows] = arrays.truncated[rows] = False
        illegal: dict[int, str] = {}
        actions = arrays.actions[rows].tolist()
        for number, turns in enumerate(self.turns):
            if not turns.running:
                self._begin(number)
            elif not turns.take(actions[number]):
                if turns.reason:
                    illegal[self.first + number] = turns.reason
                self._end(number)
            self._show(number)
        return illegal

    def why(self, row: int, action: int) -> IllegalAction:
        """Return why an illegal action is illegal; nothing is changed."""
        table = self.turns[row - self.first].table
        try:
            table.check(action)
        except IllegalAction as error:
            return error
        raise ValueError(f"The action {action} is legal.")

    def render(self, mode: str) -> list[Any]:
        """Return each position as the seat whose turn it is sees it."""
        from igroteka.learning import pictures  # few look, and it takes long to load

        return [
            pictures.render(turns.table.game, turns.table.state, mode, turns.seat)
            for turns in self.turns
        ]

    def close(self) -> None:
        """Let the rivals go."""
        for turns in self.turns:
            turns.close()

    def _begin(self, number: int) -> None:
        random = self.random[number]
        assert random is not None, "a game is reset before it is stepped"
        self.turns[number].begin(random)

    def _end(self, number: int) -> None:
        """Write how a game has ended; where that is how it is to be, begin the next one."""
        arrays, turns, row = self.arrays, self.turns[number], self.first + number
        arrays.rewards[row] = turns.reward
        arrays.terminated[row] = turns.terminated
        arrays.truncated[row] = turns.truncated
        arrays.returns[row] = turns.returns
        arrays.places[row] = turns.places or 0
        arrays.scores[row] = turns.scores or 0
        if self.setting.autoreset == SAME_STEP:
            turns.table.state.observe(turns.seat, arrays.final_observations[row])
            arrays.final_seats[row] = turns.seat
            self._begin(number)

    def _show(self, number: int) -> None:
        turns = self.turns[number]
        table, seat = turns.table, turns.seat
        table.state.observe(seat, self.observations[number])
        legal = table.legal if seat == table.seat else []
        write_mask(legal, self.masks[number], table.action_count)
        self.arrays.seats[self.first + number] = seat
