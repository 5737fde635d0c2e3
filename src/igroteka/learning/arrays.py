"""What many games show and are told, as numpy arrays in one piece of memory, a row for each."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from igroteka.learning.table import Mask, Numbers

ALIGNED: Final = 64
"""Each array begins at such a multiple of bytes."""


class Sizes(NamedTuple):
    """How large the arrays are."""

    games: int
    numbers: int
    """Of an observation."""
    actions: int
    seats: int


class Arrays:
    """The arrays, as views of a buffer that processes may share.

    >>> sizes = Sizes(games=2, numbers=3, actions=4, seats=5)
    >>> arrays = Arrays(bytearray(Arrays.bytes_of(sizes)), sizes)
    >>> arrays.observations.shape, arrays.masks.shape, arrays.returns.shape
    ((2, 3), (2, 4), (2, 5))
    """

    def __init__(self, memory: Any, sizes: Sizes) -> None:
        self.sizes = sizes
        self._memory = memory
        self._offset = 0
        games, numbers, actions, seats = sizes
        self.actions: npt.NDArray[np.int64] = self._next(np.int64, games)
        """What is to be done in each game."""
        self.observations: Numbers = self._next(np.int16, games, numbers)
        self.masks: Mask = self._next(np.int8, games, actions)
        self.seats: npt.NDArray[np.int64] = self._next(np.int64, games)
        """Whose observation and mask it is."""
        self.rewards: npt.NDArray[np.float64] = self._next(np.float64, games)
        self.terminated: npt.NDArray[np.bool_] = self._next(np.bool_, games)
        self.truncated: npt.NDArray[np.bool_] = self._next(np.bool_, games)
        # The rest is written only where a game ends.
        self.returns: npt.NDArray[np.float64] = self._next(np.float64, games, seats)
        self.places: npt.NDArray[np.int64] = self._next(np.int64, games, seats)
        """Zeros if the game has not ended by its rules."""
        self.scores: npt.NDArray[np.int64] = self._next(np.int64, games, seats)
        self.final_observations: Numbers = self._next(np.int16, games, numbers)
        """Where a new game has begun in the same step: how the last one ended, …"""
        self.final_seats: npt.NDArray[np.int64] = self._next(np.int64, games)
        """… and in whose eyes."""

    @staticmethod
    def bytes_of(sizes: Sizes) -> int:
        """Return how much memory the arrays need."""
        row = 2 * 2 * sizes.numbers + sizes.actions + 3 * 8 * sizes.seats + 4 * 8 + 2
        return sizes.games * row + 12 * ALIGNED

    def _next(self, dtype: type[np.generic], *shape: int) -> npt.NDArray[Any]:
        count = int(np.prod(shape))
        found = np.frombuffer(self._memory, dtype, count, self._offset)
        self._offset += -(-found.nbytes // ALIGNED) * ALIGNED
        return found.reshape(shape)
