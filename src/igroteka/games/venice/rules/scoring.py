"""The scoring at the end of Venice 2099: V25–V29."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.venice.rules.box import (
    COLOURS,
    NUMBERS,
    PLATFORM,
    TREASURE_POINTS,
    X,
)
from igroteka.games.venice.rules.city import WATER

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def survivors(state: VeniceState, doomed: int = 0) -> tuple[list[int], list[int]]:
    """Return for each colour how many districts stand, and the sum of their numbers.

    *doomed* has the bits of cards that count as played: who imagines the hands knows them.
    """
    counts, sums = [0] * COLOURS, [0] * COLOURS
    standing = state.standing
    for district, square in enumerate(state.square_of):
        if square >= 0 and not doomed >> district & 1 and standing[square] != WATER:
            colour = district % COLOURS
            counts[colour] += 1
            sums[colour] += NUMBERS[district // COLOURS]
    return counts, sums


def treasure_points(count: int) -> int:
    """V25: a treasure is worth the more, the fewer districts of its colour stand."""
    return TREASURE_POINTS[count]


def figure_points(tile: int, sums: list[int]) -> int:
    """Return what a figure on *tile* scores, given the sums of the surviving numbers."""
    # V26: on a platform it scores nothing.
    if tile == PLATFORM:
        return 0
    value = tile // COLOURS
    # V27: an X district scores twice the sum of its colour's surviving numbers.
    if value == X:
        return 2 * sums[tile % COLOURS]
    # V26: a numbered district scores its number.
    return NUMBERS[value]


def points_on(state: VeniceState, tile: int) -> int:
    """Return what a figure on *tile* would score now; what stands counts for an X only."""
    return figure_points(tile, survivors(state)[1] if tile // COLOURS == X else [])


def scores(state: VeniceState) -> list[int]:
    """Return everybody's points; what stands is counted once for all."""
    standing = survivors(state)
    return [sum(sheet(state, seat, *standing).values()) for seat in range(state.seats)]


def score_sheet(state: VeniceState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category."""
    return sheet(state, seat, *survivors(state))


def sheet(state: VeniceState, seat: int, counts: list[int], sums: list[int]) -> dict[str, int]:
    """Return the points of *seat* by category, given how many districts stand, and their sums."""
    treasures = districts = x_districts = 0
    for colour in range(COLOURS):
        held = state.treasures[seat * COLOURS + colour]
        if held:
            treasures += held * treasure_points(counts[colour])
    for square in state.figures_of(seat):
        tile = state.layout[square]
        if tile // COLOURS == X:
            x_districts += figure_points(tile, sums)
        else:
            districts += figure_points(tile, sums)
    # V28: a coin is a point; gondolas and coins on squares are nobody's.
    return {
        "treasures": treasures,
        "districts": districts,
        "x_districts": x_districts,
        "coins": state.purses[seat],
    }


def tie_break(state: VeniceState, seat: int) -> tuple[int, ...]:
    """V29: more own figures left on the board, platforms included."""
    return (len(state.figures_of(seat)),)
