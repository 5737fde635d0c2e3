"""What a position of Venice 2099 is worth by hand-made numbers."""

from __future__ import annotations

from igroteka.games.venice.bot.weights import WEIGHTS, Weights
from igroteka.games.venice.rules.box import COLOURS, PLATFORM
from igroteka.games.venice.rules.scoring import figure_points, survivors, treasure_points
from igroteka.games.venice.rules.state import VeniceState


def expected_points(state: VeniceState, weights: Weights = WEIGHTS) -> list[float]:
    """Return for each seat the points expected, taking the imagined hands at their word."""
    doomed = 0
    for hand in state.hands:
        doomed |= hand
    counts, sums = survivors(state, doomed)
    values = [float(coins) for coins in state.purses]
    for n, number in enumerate(state.treasures):
        if number:
            values[n // COLOURS] += number * treasure_points(counts[n % COLOURS])
    for seat in range(state.seats):
        # After the last card nothing moves any more: only what scores is worth something.
        moves = state.hands[seat] > 0
        if moves:
            values[seat] += weights.gondola * state.gondolas[seat]
        for square in state.figures_of(seat):
            tile = state.layout[square]
            if doomed >> tile & 1:
                values[seat] += weights.doomed_figure if moves else 0.0
            elif tile == PLATFORM and moves:
                values[seat] += weights.platform
            else:
                values[seat] += figure_points(tile, sums)
    return values
