"""What bots may like in Bruges beside winning: features, and what one more of each is worth."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    "builder": {"longer-section": 0.1, "shorter-section": 0.1, "statue-points": 0.03},
    "patron": {"laurel-points": 0.08, "persons": 0.12},
}
