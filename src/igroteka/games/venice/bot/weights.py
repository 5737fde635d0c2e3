"""All numbers of what a position of Venice 2099 is worth to a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What things are worth, in points expected at the end, while cards are left to play."""

    gondola: float = 1.5
    """A gondola not used yet: it will save a figure or bring one to a better place."""
    platform: float = 1.0
    """A figure on a platform: nothing yet, but it can still go somewhere."""
    doomed_figure: float = 1.4
    """A figure whose square is going to sink: it can still get away."""


WEIGHTS: Final = Weights()
