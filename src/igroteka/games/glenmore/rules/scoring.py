"""The three scorings and the final one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.glenmore.rules.activation import (
    POINTS_CARDS,
    POINTS_CHIEFTAINS,
    POINTS_GOODS,
    POINTS_WHISKY,
)
from igroteka.games.glenmore.rules.box import (
    BONNETS,
    CASTLE_OF_MEY,
    DUART_CASTLE,
    GREEN,
    IONA_ABBEY,
    LOCH_MORAR,
    YELLOW,
)
from igroteka.games.glenmore.rules.tiles import (
    COLOUR,
    DIFFERENCE_POINTS,
    IS_VILLAGE,
    SCORINGS,
    TILE_PENALTY,
)

if TYPE_CHECKING:
    from igroteka.engine.randomness import Rng
    from igroteka.games.glenmore.rules.state import GlenMoreState

FIELDS = ("whisky", "chieftains", "cards")

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


def difference_points(amounts: list[int]) -> list[int]:
    """G33: return everybody's points for being above the lowest.

    >>> difference_points([3, 0, 3, 7])
    [3, 0, 3, 8]
    """
    lowest = min(amounts)
    return [DIFFERENCE_POINTS[min(5, amount - lowest)] for amount in amounts]


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
                state.tell("compared", seat, field=FIELDS[field], points=points)


def place_points(state: GlenMoreState, seat: int) -> int:
    """G34: return the points of Iona Abbey, Loch Morar and Duart Castle."""
    cards = state.cards[seat]
    points = 0
    land = state.lands[seat]
    if cards >> IONA_ABBEY & 1:
        points += 2 * sum(COLOUR[tile] == YELLOW for tile in land)
    if cards >> LOCH_MORAR & 1:
        points += 2 * sum(COLOUR[tile] == GREEN for tile in land)
    if cards >> DUART_CASTLE & 1:
        points += 3 * sum(IS_VILLAGE[tile] for tile in land)
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


def imagine_points(state: GlenMoreState, seat: int, rng: Rng) -> None:
    """G36: guess another player's secret points from how far the game has come."""
    held = sum(state.drawn >= last for last in SCORINGS)
    base = 4 * seat
    state.points[base + POINTS_GOODS] = rng.below(1 + state.drawn // 3)
    for field in (POINTS_WHISKY, POINTS_CHIEFTAINS, POINTS_CARDS):
        state.points[base + field] = rng.below(1 + 5 * held)
