"""A world that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.randomness import Rng
from igroteka.games.glenmore.rules.actions import POINTS_SECRET
from igroteka.games.glenmore.rules.box import SCORINGS, STACK_ENDS
from igroteka.games.glenmore.rules.scoring import (
    POINTS_CARDS,
    POINTS_CHIEFTAINS,
    POINTS_GOODS,
    POINTS_WHISKY,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def draw_hidden(state: GlenMoreState, seat: int | None, rng: Rng) -> None:
    """G36: shuffle what is left of each stack, and draw secret points anew."""
    state.rng = rng.bits()
    deck = list(state.deck[: state.drawn])
    for last in STACK_ENDS:
        if last > state.drawn:
            rest = sorted(state.deck[len(deck) : last])
            rng.shuffle(rest)
            deck += rest
    state.deck = tuple(deck)
    if state.options[POINTS_SECRET] and not state.is_over:
        for other in range(state.seats):
            if other != seat:
                _draw_points(state, other, rng)


def _draw_points(state: GlenMoreState, seat: int, rng: Rng) -> None:
    """Guess another player's secret points from how far the game has come."""
    held = sum(state.drawn >= last for last in SCORINGS)
    base = 4 * seat
    state.points[base + POINTS_GOODS] = rng.below(1 + state.drawn // 3)
    for field in (POINTS_WHISKY, POINTS_CHIEFTAINS, POINTS_CARDS):
        state.points[base + field] = rng.below(1 + 5 * held)
