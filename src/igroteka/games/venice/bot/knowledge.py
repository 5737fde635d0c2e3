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
        doomed = 0
        for hand in state.hands:
            doomed |= hand
        counts, sums = survivors(state, doomed)
        treasures = [treasure_points(count) for count in counts]
        return [self.value(state, seat, doomed, treasures, sums) for seat in range(state.seats)]

    def value(
        self, state: VeniceState, seat: int, doomed: int, treasures: list[int], sums: list[int]
    ) -> float:
        """Return the points that *seat* may expect.

        *doomed* has the bits of the cards still to be played; *treasures* and *sums* are
        what treasures and X districts score by colour when they have been.
        """
        value = float(state.purses[seat])
        for colour, points in enumerate(treasures):
            value += state.treasures[seat * COLOURS + colour] * points
        # After the last card nothing moves any more, and only what counts is worth something.
        weights, moves = self.weights, state.hands[seat] > 0
        if moves:
            value += weights.gondola * state.gondolas[seat]
        for square in state.figures_of(seat):
            tile = state.layout[square]
            if doomed >> tile & 1:
                value += weights.doomed_figure if moves else 0.0
            elif tile == PLATFORM and moves:
                value += weights.platform
            else:
                value += figure_points(tile, sums)
        return value
