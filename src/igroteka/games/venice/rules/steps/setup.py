"""The set-up: the city is laid out, cards are dealt, figures are placed. V5–V13, V32."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Reason, because
from igroteka.games.venice.rules.actions import PLACE, actions_of
from igroteka.games.venice.rules.box import (
    CARD_VALUES,
    COLOURS,
    DISTRICTS,
    GONDOLAS,
    MOST_FIGURES,
    PLATFORM,
    SAME_VALUE,
    SETUPS,
    TREASURES_PER_COLOUR,
    VALUE_NAMES,
)
from igroteka.games.venice.rules.city import FREE, SQUARE_NAMES, SQUARES, WATER, squares_of
from igroteka.games.venice.rules.decisions import PLACING, TURN
from igroteka.games.venice.rules.ground import no_room
from igroteka.games.venice.rules.steps.to_square import ToSquare

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def set_up(state: VeniceState) -> None:
    """Lay out the city and deal what everybody starts with."""
    seats = state.seats
    setup = SETUPS[seats]
    # V12: with two players one colour, drawn at random, stays in the box.
    colours = list(range(COLOURS))
    state.shuffle(colours)
    colours = sorted(colours[setup.colours_removed :])
    districts = [v * COLOURS + c for v in setup.values for c in colours]
    # V5: all squares are shuffled and laid out.
    tiles = districts + [PLATFORM] * setup.platforms
    state.shuffle(tiles)
    layout = [-1] * SQUARES
    square_of = [-1] * DISTRICTS
    standing = state.standing = [WATER] * SQUARES
    for square, tile in zip(squares_of(setup.side), tiles, strict=True):
        layout[square] = tile
        standing[square] = FREE
        if tile != PLATFORM:
            square_of[tile] = square
    state.layout = tuple(layout)
    state.square_of = tuple(square_of)
    # V6, V13: cards are dealt, the rest is set aside unseen.
    cards = [d for d in districts if d // COLOURS in CARD_VALUES]
    state.shuffle(cards)
    state.hands = [0] * seats
    for n, card in enumerate(cards[: seats * setup.cards]):
        state.hands[n % seats] |= 1 << card
    state.unseen = sum(1 << card for card in cards[seats * setup.cards :])
    state.floors = [0] * seats
    # V7, V8: gondolas, figures and coins.
    state.gondolas = [GONDOLAS] * seats
    state.figures = [-1] * (seats * MOST_FIGURES)
    state.purses = [setup.coins] * seats
    state.stakes = [0] * SQUARES
    state.treasures = [0] * (seats * COLOURS)
    state.supply = [TREASURES_PER_COLOUR if c in colours else 0 for c in range(COLOURS)]
    # V9: the start player is drawn; V32: and places the first figure.
    state.start = state.random_below(seats)
    state.turn = state.start
    state.placed = 0
    state.done = 0
    state.steps = [PLACING]
    state.seat_to_act = state.start


PLACEMENTS: Final = tuple(actions_of("place"))


def lap(state: VeniceState) -> int:
    """V10: return which of their figures all place now, from 0: one each, lap after lap."""
    return state.placed // state.seats


class Placing(ToSquare):
    """V10: one figure at a time, from the start player, with the hands known."""

    name = "place"
    base = PLACE

    def legal(self, state: VeniceState, seat: int) -> list[int]:
        """V11: one figure a square; own figures on districts of different values."""
        layout = state.layout
        barred: set[int] = set()
        for square in state.figures_of(seat):
            barred |= SAME_VALUE[layout[square]]
        return [
            action
            # A plain zip, since that is what mypyc makes a loop without tuples of.
            for action, tile, stands in zip(PLACEMENTS, layout, state.standing)  # noqa: B905
            if stands == FREE and tile not in barred
        ]

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Place the figure; after the last lap the turns begin."""
        square = action - PLACE
        state.figures[seat * MOST_FIGURES + lap(state)] = square
        state.standing[square] = seat
        state.placed += 1
        if state.events is not None:
            state.tell("placed", seat, square=SQUARE_NAMES[square])
        if state.placed == state.seats * SETUPS[state.seats].figures:
            state.steps[-1] = TURN
        # V32: clockwise, and after the last figure it is the start player's turn.
        state.turn = (seat + 1) % state.seats
        state.seat_to_act = state.turn

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """V11: the square is taken, or its value is one that the player has."""
        if reason := no_room(state, square, "V11"):
            return reason
        tile, first = state.layout[square], seat * MOST_FIGURES
        for other in state.figures[first : first + MOST_FIGURES]:
            if other >= 0 and tile in SAME_VALUE[state.layout[other]]:
                return because(
                    "You already have a figure on value {value}, at {square}; your figures start "
                    "on districts of different values.",
                    "venice-refusal-value",
                    "V11",
                    value=VALUE_NAMES[tile // COLOURS],
                    square=SQUARE_NAMES[other],
                )
        return None

    def comes_first(self, state: VeniceState) -> Reason:
        """V10: all figures are placed before the first turn."""
        return because(
            "First all figures are placed; then the turns begin.", "venice-refusal-placing", "V10"
        )
