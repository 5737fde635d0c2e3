"""The city as a map: its squares, what can be on one, and the straight lines between them."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.venice.rules.box import SETUPS

# Squares are numbered row by row on a side-8 grid, also when only 6×6 of it is laid out,
# so that a square has one number and one name in every game.
GRID: Final = 8
SQUARES: Final = GRID * GRID
SQUARE_NAMES: Final = tuple(f"{'abcdefgh'[s % GRID]}{s // GRID + 1}" for s in range(SQUARES))

# What stands on a square: a seat, nothing, or the square is water (or outside the city).
FREE: Final = -1
WATER: Final = -2

Lines = tuple[tuple[int, ...], ...]
"""The squares in each direction from one square, nearest first."""


@cache
def squares_of(side: int) -> tuple[int, ...]:
    """Return the squares of a side×side city, in reading order."""
    return tuple(row * GRID + column for row in range(side) for column in range(side))


def rays(side: int, directions: int) -> tuple[Lines, ...]:
    """Return for each square the lines a figure can go along."""
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)][:directions]
    table: list[Lines] = []
    for square in range(SQUARES):
        row, column = divmod(square, GRID)
        lines = []
        for down, right in steps:
            line = []
            r, c = row + down, column + right
            while 0 <= r < side and 0 <= c < side:
                line.append(r * GRID + c)
                r, c = r + down, c + right
            if line and row < side and column < side:
                lines.append(tuple(line))
        table.append(tuple(lines))
    return tuple(table)


# V16: eight directions or four, by the number of players and the choice of the option.
LINES: Final = {
    seats: (rays(setup.side, 8), rays(setup.side, 4)) for seats, setup in SETUPS.items()
}


DRAWN: Final = tuple(f"sq-{name}" for name in SQUARE_NAMES)


def drawn(square: int) -> str:
    """Return the id with which a square is drawn."""
    return DRAWN[square]
