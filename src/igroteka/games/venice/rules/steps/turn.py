"""A turn: move, buy, play, in this order. V14, V23."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.step import VerbStep
from igroteka.games.venice.rules.actions import BUY, CODEC, GONDOLA, GONDOLA_USE, MOVE
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, PLATFORM
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import BOUGHT, MOVED, RIDDEN
from igroteka.games.venice.rules.steps.forecast import (
    ALL_COLOURS,
    FORECASTS,
    Forecast,
    lowest_value,
)
from igroteka.games.venice.rules.steps.gondola import Ride
from igroteka.games.venice.rules.steps.move import Move, lines
from igroteka.games.venice.rules.steps.purchase import Purchase, price

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


class Turn(VerbStep["VeniceState"]):
    """V14: the first two parts may be left out; the forecast ends the turn.

    V23: without figures only the forecast is left.
    """

    name = "turn"
    codec = CODEC
    # V14: in this order; each says for itself what may no longer be done.
    verbs = (Move(), Ride(), Purchase(), Forecast())

    def legal(self, state: VeniceState, seat: int) -> list[int]:
        """Return what the verbs allow: their obstacles, written out, for this is the hot path."""
        # V20: a card of the lowest value in hand.
        hand = state.hands[seat]
        lowest = lowest_value(hand)
        forecasts = FORECASTS[lowest][hand >> lowest * COLOURS & ALL_COLOURS]
        # V14: nothing but the forecast follows a purchase.
        done = state.done
        if done & BOUGHT:
            return [*forecasts]
        standing, layout, supply = state.standing, state.layout, state.supply
        purse = state.purses[seat]
        # V17: a gondola takes the place of the move, or comes in addition. V35: once.
        extra = state.options[GONDOLA_USE]
        may_move = not done or (extra and not done & MOVED)
        may_ride = state.gondolas[seat] > 0 and (not done or (extra and not done & RIDDEN))
        lines_from = lines(state)
        actions: list[int] = []
        for square in state.figures[seat * MOST_FIGURES : seat * MOST_FIGURES + MOST_FIGURES]:
            if square < 0:
                continue
            # V15: it can move if the first square of any line is free.
            if may_move:
                for line in lines_from[square]:
                    if standing[line[0]] == FREE:
                        actions.append(MOVE + square)
                        break
            if may_ride:
                actions.append(GONDOLA + square)
            # V18, V34: on a district, with the whole price. V19: while there are treasures.
            tile = layout[square]
            if tile != PLATFORM and supply[tile % COLOURS] and price(state, square) <= purse:
                actions.append(BUY + square)
        actions += forecasts
        return actions
