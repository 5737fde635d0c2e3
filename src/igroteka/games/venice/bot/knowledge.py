"""What bots know about Venice 2099."""

from __future__ import annotations

from typing import Any

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.state import State
from igroteka.games.venice.rules.box import (
    COLOURS,
    DISTRICTS,
    MOST_FIGURES,
    NUMBERS,
    PLATFORM,
    TREASURE_POINTS,
    X,
)
from igroteka.games.venice.rules.decisions import MOVE_TO, RIDE_TO, WATER
from igroteka.games.venice.rules.state import VeniceState


class VeniceKnowledge(Knowledge[Any]):
    """Every card in a hand will be played: who knows the hands knows the final city."""

    margin_scale = 6.0
    seconds = 0.5
    playout_depth = 12

    gondola_worth = 1.5
    doomed_share = 0.35
    """What is left of a figure's prospects when its square is going to sink."""

    def in_chain(self, state: State[Any], seat: int) -> bool:
        """A figure taken up is half a choice."""
        assert isinstance(state, VeniceState)
        return bool(state.steps) and state.steps[-1] in (MOVE_TO, RIDE_TO)

    def values(self, state: State[Any]) -> list[float]:
        """Return the points expected, taking the imagined hands at their word."""
        assert isinstance(state, VeniceState)
        doomed = 0
        for hand in state.hands:
            doomed |= hand
        counts, sums = [0] * COLOURS, [0] * COLOURS
        for district in range(DISTRICTS):
            square = state.square_of[district]
            if square >= 0 and state.standing[square] != WATER and not doomed >> district & 1:
                counts[district % COLOURS] += 1
                sums[district % COLOURS] += NUMBERS[district // COLOURS]
        values = []
        for seat in range(state.seats):
            value = float(state.purses[seat])
            for colour in range(COLOURS):
                value += state.treasures[seat * COLOURS + colour] * TREASURE_POINTS[counts[colour]]
            turns = state.hands[seat].bit_count()
            value += self.gondola_worth * state.gondolas[seat] * (turns > 0)
            base = seat * MOST_FIGURES
            for square in state.figures[base : base + MOST_FIGURES]:
                if square < 0:
                    continue
                tile = state.layout[square]
                if tile == PLATFORM:
                    value += 1.0 if turns else 0.0
                    continue
                number, colour = divmod(tile, COLOURS)
                if doomed >> tile & 1:
                    value += self.doomed_share * 4 if turns else 0.0
                else:
                    value += 2 * sums[colour] if number == X else NUMBERS[number]
            values.append(value)
        return values
