"""The words in which a state of Venice 2099 speaks: squares, open decisions, what is done."""

from __future__ import annotations

from typing import Final

# What stands on a square: a seat, nothing, or the square is water (or outside the city).
FREE: Final = -1
WATER: Final = -2

# The steps of the stack. Each of the last three stands above the square of its figure.
PLACING: Final = 0
TURN: Final = 1
MOVE_TO: Final = 2
RIDE_TO: Final = 3
RESCUING: Final = 4
STEP_NAMES: Final = ("place", "turn", "move-to", "gondola-to", "rescue")

# What the player at turn has already done.
MOVED: Final = 1
RIDDEN: Final = 2
BOUGHT: Final = 4
DONE_NAMES: Final = ((MOVED, "moved"), (RIDDEN, "rode"), (BOUGHT, "bought"))
