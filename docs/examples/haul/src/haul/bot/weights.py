"""Every number of the evaluation, by its name."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "strong_card": 2.0,  # points that the strongest card may still win
    "weak_card": 0.3,  # and the weakest
    "swap_below": 2.0,  # worth less than this, a crate is swapped in a playout
}
