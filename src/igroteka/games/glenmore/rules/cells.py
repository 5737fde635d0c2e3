"""The cells on which territories grow, and what lies next to what."""

from __future__ import annotations

from functools import cache
from typing import Final

# A cell is ROW * y + x + MIDDLE, x to the east and y to the north of the start village. The
# box bounds the land: going east takes road tiles (17) and tiles that are plain (34), going
# north river tiles (16) and plain ones, so no territory reaches further than 51 cells.
ROW: Final = 128
MIDDLE: Final = ROW * (ROW // 2) + ROW // 2
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTION_NAMES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
STEP: Final[tuple[int, ...]] = (ROW, 1, -ROW, -1)
AROUND: Final[tuple[int, ...]] = (ROW - 1, ROW, ROW + 1, -1, 1, -ROW - 1, -ROW, -ROW + 1)
IS_NEAR: Final = frozenset(AROUND)


@cache
def neighbours(cell: int) -> dict[int, None]:
    """Return the eight cells around one, in order, ready to be joined with others'."""
    return dict.fromkeys(cell + step for step in AROUND)


def cell_xy(cell: int) -> tuple[int, int]:
    """Return how far east and north of the start village a cell lies.

    >>> cell_xy(MIDDLE + 2 * ROW - 3)
    (-3, 2)
    """
    y, x = divmod(cell - MIDDLE + ROW // 2, ROW)
    return x - ROW // 2, y
