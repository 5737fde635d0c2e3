"""What is measured: pieces of work, done again and again for a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

Work = Callable[[int], int]
"""Do one piece of work, by its number; return how many units it was."""


class Rate(NamedTuple):
    """How much is done in a second of processor time."""

    units: float
    pieces: float


@dataclass
class Row:
    """One thing with all that is measured of it, by name, such as `random` or `copy`."""

    works: dict[str, Work]
    players: int
    best: dict[str, Rate] = field(default_factory=dict)

    def measure(self, seconds: float) -> None:
        """Measure everything once, and keep what is better than before."""
        for name, work in self.works.items():
            units = pieces = 0
            start = time.process_time()
            while True:
                units += work(pieces)
                pieces += 1
                if (spent := time.process_time() - start) >= seconds:
                    break
            before = self.best.get(name, Rate(0, 0))
            self.best[name] = Rate(
                max(before.units, units / spent), max(before.pieces, pieces / spent)
            )
