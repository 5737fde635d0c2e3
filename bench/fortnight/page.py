"""One page of memory that the driver and its servers share: what time it is, and who has looked.

Fourteen days cannot pass for real. The driver turns the time, which stands still while anybody
works; every server says when its own loops have gone round since, so that nobody has to guess how
long a busy machine takes.
"""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROUND, NOW = 0, 1
SLOT: Final = 4
"""So many numbers belong to each server, after those that belong to all."""
LOOKED, SWEPT, TOLD, BUSY = range(SLOT)
"""The last round in which the clocks in memory, those in the database and the notices were looked
after, and how much is under way."""
MOST_SERVERS: Final = 4
SIZE: Final = 8 * (2 + SLOT * MOST_SERVERS)


class Page:
    """The shared page, as an array of numbers."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(SIZE))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), SIZE)
        self._numbers = memoryview(self._memory).cast("d")

    @property
    def now(self) -> float:
        """The time of day, in seconds since 1970."""
        return self._numbers[NOW]

    @now.setter
    def now(self, now: float) -> None:
        self._numbers[NOW] = now

    @property
    def round(self) -> float:
        """The round that the driver waits for."""
        return self._numbers[ROUND]

    def next_round(self) -> float:
        """Ask all servers to look again."""
        self._numbers[ROUND] += 1
        return self._numbers[ROUND]

    def say(self, server: int, what: int, number: float) -> None:
        """Note something about a server."""
        self._numbers[2 + SLOT * server + what] = number

    def has_looked(
        self, server: int, round: float, where: Sequence[int] = (LOOKED, SWEPT, TOLD)
    ) -> bool:
        """Say whether a server has looked everywhere in this round."""
        return all(self._numbers[2 + SLOT * server + what] >= round for what in where)

    def is_busy(self, server: int) -> bool:
        """Say whether something is under way at a server."""
        return bool(self._numbers[2 + SLOT * server + BUSY])

    def forget(self, server: int) -> None:
        """Forget what a server has said that is no longer there."""
        for what in range(SLOT):
            self.say(server, what, -1.0 if what != BUSY else 1.0)
