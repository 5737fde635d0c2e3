"""How bots judge a position of Venice 2099."""

from __future__ import annotations

from igroteka.engine.knowledge import Knowledge
from igroteka.games.venice.bot.weights import WEIGHTS, Weights
from igroteka.games.venice.rules.box import COLOURS, PLATFORM
from igroteka.games.venice.rules.decisions import MOVE_TO, RIDE_TO
from igroteka.games.venice.rules.scoring import figure_points, survivors, treasure_points
from igroteka.games.venice.rules.state import VeniceState


class VeniceKnowledge(Knowledge[VeniceState]):
    """Every card in a hand will be played: who knows the hands knows the final city."""

    margin_scale = 6.0
    seconds = 0.5
    playout_depth = 12

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def in_chain(self, state: VeniceState, seat: int) -> bool:
        """A figure taken up is half a choice."""
        return bool(state.steps) and state.steps[-1] in (MOVE_TO, RIDE_TO)

    def values(self, state: VeniceState) -> list[float]:
        """Return the points expected, taking the imagined hands at their word."""
        weights = self.weights
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
