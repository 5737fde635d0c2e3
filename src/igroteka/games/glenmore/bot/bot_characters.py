"""What bots may like in Glen More beside winning: features, and what one more of each is worth."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "cooper": {"whisky": 0.3, "distilleries": 0.3},
    "laird": {"cards": 0.35},
}
