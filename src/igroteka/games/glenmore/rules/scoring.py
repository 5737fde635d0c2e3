"""The three scorings and the final one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.glenmore.rules.box import (
    BONNETS,
    CASTLE_OF_MEY,
    DIFFERENCE_POINTS,
    DUART_CASTLE,
    DUART_POINTS,
    GREEN,
    IONA_ABBEY,
    IONA_POINTS,
    LOCH_MORAR,
    MORAR_POINTS,
    TILE_PENALTY,
    YELLOW,
)
from igroteka.games.glenmore.rules.tiles import COLOUR, IS_VILLAGE

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

# Where points come from; `points` holds four numbers a seat.
POINTS_GOODS: Final = 0
POINTS_WHISKY: Final = 1
POINTS_CHIEFTAINS: Final = 2
POINTS_CARDS: Final = 3
# What is compared in a scoring.
FIELDS: Final[tuple[str, ...]] = ("whisky", "chieftains", "cards")

# For every set of cards the bonnets on them.
BONNETS_OF: tuple[int, ...] = tuple(
    sum(BONNETS[card] for card in range(len(BONNETS)) if cards >> card & 1)
    for cards in range(1 << len(BONNETS))
)


def leadership(state: GlenMoreState, seat: int) -> int:
    """Return chieftains and bonnets together."""
    cards = state.cards[seat]
    chiefs = state.chiefs[seat]
    # G20: with the Castle of Mey chieftains count double, bonnets once.
    if cards >> CASTLE_OF_MEY & 1:
        chiefs *= 2
    return chiefs + BONNETS_OF[cards]


def lead_points(ahead: int) -> int:
    """G33: return the points for being so far above the lowest."""
    return DIFFERENCE_POINTS[ahead if ahead < 5 else 5]


def difference_points(amounts: list[int]) -> list[int]:
    """G33: return everybody's points for being above the lowest.

    >>> difference_points([3, 0, 3, 7])
    [3, 0, 3, 8]
    """
    lowest = min(amounts)
    return [lead_points(amount - lowest) for amount in amounts]


def fields(state: GlenMoreState) -> tuple[list[int], list[int], list[int]]:
    """Return what is compared in a scoring: barrels, chieftains, cards."""
    seats = range(state.seats)
    return (
        state.barrels[:],
        [leadership(state, seat) for seat in seats],
        [state.cards[seat].bit_count() for seat in seats],
    )


def score(state: GlenMoreState) -> None:
    """G33: compare all players in the three fields. The die is never compared."""
    for field, amounts in enumerate(fields(state)):
        gained = difference_points(amounts)
        for seat, points in enumerate(gained):
            state.points[4 * seat + POINTS_WHISKY + field] += points
            if state.events is not None:
                state.tell(
                    "compared", seat, field=FIELDS[field], count=amounts[seat], points=points
                )


def place_points(state: GlenMoreState, seat: int) -> int:
    """G34: return the points of Iona Abbey, Loch Morar and Duart Castle."""
    cards = state.cards[seat]
    points = 0
    land = state.lands[seat]
    if cards >> IONA_ABBEY & 1:
        points += IONA_POINTS * sum(COLOUR[tile] == YELLOW for tile in land)
    if cards >> LOCH_MORAR & 1:
        points += MORAR_POINTS * sum(COLOUR[tile] == GREEN for tile in land)
    if cards >> DUART_CASTLE & 1:
        points += DUART_POINTS * sum(IS_VILLAGE[tile] for tile in land)
    return points


def score_sheet(state: GlenMoreState, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category."""
    base = 4 * seat
    points = state.points
    smallest = min(len(land) for land in state.lands)
    return {
        "goods": points[base + POINTS_GOODS],
        "whisky": points[base + POINTS_WHISKY],
        "chieftains": points[base + POINTS_CHIEFTAINS],
        "cards": points[base + POINTS_CARDS],
        # G34: the end: some special places, coins, and the size of the territory.
        "places": place_points(state, seat),
        "coins": state.coins[seat],
        "tiles": TILE_PENALTY * (len(state.lands[seat]) - smallest),
    }
