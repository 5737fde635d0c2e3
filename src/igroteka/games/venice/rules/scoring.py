"""The scoring at the end of Venice 2099."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.venice.rules.box import (
    COLOURS,
    DISTRICTS,
    MOST_FIGURES,
    NUMBERS,
    PLATFORM,
    TREASURE_POINTS,
    X,
)
from igroteka.games.venice.rules.decisions import WATER

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def survivors(state: VeniceState) -> tuple[list[int], list[int]]:
    """Return for each colour how many districts stand, and the sum of their numbers."""
    counts, sums = [0] * COLOURS, [0] * COLOURS
    for district in range(DISTRICTS):
        square = state.square_of[district]
        if square >= 0 and state.standing[square] != WATER:
            counts[district % COLOURS] += 1
            sums[district % COLOURS] += NUMBERS[district // COLOURS]
    return counts, sums


def score_sheet(state: VeniceState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category."""
    counts, sums = survivors(state)
    # V25: a treasure is worth the more, the fewer districts of its colour stand.
    treasures = sum(
        state.treasures[seat * COLOURS + colour] * TREASURE_POINTS[counts[colour]]
        for colour in range(COLOURS)
    )
    districts = x_districts = 0
    base = seat * MOST_FIGURES
    for square in state.figures[base : base + MOST_FIGURES]:
        if square < 0 or state.layout[square] == PLATFORM:
            continue
        value, colour = divmod(state.layout[square], COLOURS)
        if value == X:
            # V27: an X district scores twice the sum of its colour's surviving numbers.
            x_districts += 2 * sums[colour]
        else:
            # V26: a numbered district scores its number.
            districts += NUMBERS[value]
    # V28: a coin is a point; gondolas and coins on squares are nobody's.
    return {
        "treasures": treasures,
        "districts": districts,
        "x_districts": x_districts,
        "coins": state.purses[seat],
    }
