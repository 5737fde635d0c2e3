"""The kinds of open decisions, and what the player at turn has done so far."""

from __future__ import annotations

from typing import Final

# The kinds on the stack of open decisions; `steps.STEPS` has the object of each.
PLACING: Final = 0
TURN: Final = 1
# Each of these stands above the square of the figure that it is about.
MOVE_TO: Final = 2
RIDE_TO: Final = 3
RESCUING: Final = 4

# What the player at turn has already done: bits of `state.done`.
MOVED: Final = 1
RIDDEN: Final = 2
BOUGHT: Final = 4
