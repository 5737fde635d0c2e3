"""What bots may like in Orléans beside winning: features, and what one more of each is worth."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "trader": {"goods-points": 0.09},
    "founder": {"stations": 0.45},
}
