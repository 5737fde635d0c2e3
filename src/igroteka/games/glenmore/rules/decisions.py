"""The kinds of decisions, as they stand on the stack of open ones.

A turn starts with TAKING alone. PAYING alone is the price of the tile in hand, above
ACTIVATING it is an exchange. Below DROPPING is the tile that the clan member leaves.
"""

from __future__ import annotations

from typing import Final

TAKING: Final = 0
PLACING: Final = 1
PAYING: Final = 2
GIVING: Final = 3
FILLING: Final = 4
GAINING_LOCHY: Final = 5
GAINING_IONA: Final = 6
ACTIVATING: Final = 7
MOVING: Final = 8
DROPPING: Final = 9
GAINING_SHIEL: Final = 10
