"""What a player of Venice 2099 may do, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.venice.rules.actions import (
    BUY,
    DIRECTIONS,
    DROWN,
    GONDOLA,
    GONDOLA_USE,
    MOVE,
    PLACE,
    PLAY,
    RESCUE,
    RESCUE_GROUND,
    TO,
)
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, PLATFORM, RAYS, SQUARES, Lines
from igroteka.games.venice.rules.decisions import (
    BOUGHT,
    FREE,
    MOVE_TO,
    MOVED,
    PLACING,
    RIDDEN,
    RIDE_TO,
    TURN,
)

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState

COLOUR_BITS: Final = (1 << COLOURS) - 1


def legal_actions(state: VeniceState, seat: int) -> list[int]:
    """Return what *seat*, whose decision it is, may do now."""
    step = state.steps[-1]
    if step == TURN:
        return turn_actions(state, seat)
    if step == MOVE_TO:
        return destinations(state, state.steps[-2])
    standing = state.standing
    if step == RIDE_TO:
        # V17: any free square that is not water.
        return [TO + s for s in range(SQUARES) if standing[s] == FREE]
    if step == PLACING:
        return placements(state, seat)
    # V22: the rescue, to a free square that is not water, or the figure is given up.
    actions = [RESCUE + s for s in range(SQUARES) if standing[s] == FREE]
    if state.options[RESCUE_GROUND]:
        layout = state.layout
        actions = [action for action in actions if layout[action - RESCUE] != PLATFORM]
    actions.append(DROWN)
    return actions


def placements(state: VeniceState, seat: int) -> list[int]:
    """V11: one figure a square; own figures on districts of different values."""
    layout, standing = state.layout, state.standing
    mine = state.figures[seat * MOST_FIGURES : seat * MOST_FIGURES + MOST_FIGURES]
    taken = [layout[s] // COLOURS for s in mine if s >= 0 and layout[s] != PLATFORM]
    return [
        PLACE + s
        for s in range(SQUARES)
        if standing[s] == FREE and layout[s] // COLOURS not in taken
    ]


def lines(state: VeniceState) -> tuple[Lines, ...]:
    """V16: return for each square the lines from it, in the directions the table plays with."""
    return RAYS[8 if state.seats > 2 else 6, 4 if state.options[DIRECTIONS] else 8]


def turn_actions(state: VeniceState, seat: int) -> list[int]:
    """V14: move, buy, play, in this order; leaving out the first two is playing at once."""
    actions: list[int] = []
    done = state.done
    if not done & BOUGHT:
        standing, layout = state.standing, state.layout
        # V17: a gondola takes the place of the move, or comes in addition. V35: once.
        used = done & (MOVED | RIDDEN)
        extra = state.options[GONDOLA_USE]
        may_move = not (done & MOVED if extra else used)
        may_ride = state.gondolas[seat] > 0 and not (done & RIDDEN if extra else used)
        purse = state.purses[seat]
        lines_from = lines(state)
        for square in state.figures[seat * MOST_FIGURES : seat * MOST_FIGURES + MOST_FIGURES]:
            if square < 0:
                continue
            if may_move:
                for line in lines_from[square]:
                    if standing[line[0]] == FREE:
                        actions.append(MOVE + square)
                        break
            if may_ride:
                actions.append(GONDOLA + square)
            # V18: on a district, one coin more than lies there. V19: while there are any.
            tile = layout[square]
            if tile != PLATFORM and purse > state.stakes[square] and state.supply[tile % COLOURS]:
                actions.append(BUY + square)
    # V20: a card of the lowest value in hand.
    hand = state.hands[seat]
    first = ((hand & -hand).bit_length() - 1) // COLOURS * COLOURS
    lowest = (hand >> first) & COLOUR_BITS
    card = PLAY + first
    while lowest:
        if lowest & 1:
            actions.append(card)
        lowest >>= 1
        card += 1
    return actions


def destinations(state: VeniceState, square: int) -> list[int]:
    """V15: in a straight line, up to the first square that is water or taken."""
    standing = state.standing
    actions: list[int] = []
    for line in lines(state)[square]:
        for target in line:
            if standing[target] != FREE:
                break
            actions.append(TO + target)
    return actions
