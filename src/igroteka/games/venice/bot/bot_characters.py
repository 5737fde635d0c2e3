"""What bots may like in Venice beside winning: features, and what one more of each is worth."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "jeweller": {"treasure-points": 0.1, "treasures-worth-6": 0.1, "best-purchase": 0.06},
    "saver": {"coins": 0.1, "coins-to-spend": 0.03},
}
