"""A gondola as a move, on one's own turn: V17, V33, V35."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.venice.rules.actions import GONDOLA, GONDOLA_USE, TO, actions_of
from igroteka.games.venice.rules.city import FREE, SQUARE_NAMES, drawn
from igroteka.games.venice.rules.decisions import BOUGHT, MOVED, RIDDEN, RIDE_TO
from igroteka.games.venice.rules.ground import named, no_figure, no_room
from igroteka.games.venice.rules.steps.move import (
    PutDown,
    bought_already,
    put_down,
    stands_there,
)
from igroteka.games.venice.rules.steps.own_figure import WithFigure

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


class Ride(WithFigure):
    """The choice of a figure that a gondola carries."""

    name = "gondola"
    base = GONDOLA

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Take up the figure; where it goes is the next decision."""
        state.steps.append(action - GONDOLA)
        state.steps.append(RIDE_TO)

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return what keeps *seat* from a ride with the figure on *square*."""
        # V35: with a figure on the board.
        if state.standing[square] != seat:
            return no_figure(square, "V35")
        if state.done & BOUGHT:
            return bought_already()
        if not state.gondolas[seat]:
            return because("You have no gondola left.", "venice-refusal-no-gondola", "V33")
        # V35: at most one ride a turn.
        if state.done & RIDDEN:
            return because(
                "You have taken a gondola; there is one ride a turn.",
                "venice-refusal-rode",
                "V35",
            )
        # V17: it takes the place of the move, unless the table plays otherwise.
        if state.done & MOVED and not state.options[GONDOLA_USE]:
            return because(
                "You have moved, and a gondola would take the place of the move.",
                "venice-refusal-move-was-ride",
                "V17",
            )
        return None

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return which figure it is, and that the ride will take a gondola."""
        square = action - GONDOLA
        then = (("spends", "gondola"),)
        args = named(state, square)
        return Offer(action, self.name, drawn(square), then=then, args=args, opens=True)


LANDINGS: Final = tuple(actions_of("to"))


class RideTo(PutDown):
    """The choice of the square to which the gondola carries the figure."""

    name = "gondola-to"
    gondolas = 1

    def legal(self, state: VeniceState, seat: int) -> list[int]:
        """V17: any free square that is not water, whatever lies between."""
        return [
            action
            # A plain zip, since that is what mypyc makes a loop without tuples of.
            for action, stands in zip(LANDINGS, state.standing)  # noqa: B905
            if stands == FREE
        ]

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Put the figure down."""
        square = action - TO
        origin = put_down(state, square, seat)
        state.done |= RIDDEN
        # V33: a used gondola never comes back.
        state.gondolas[seat] -= 1
        if state.events is not None:
            state.tell("rode", seat, origin=SQUARE_NAMES[origin], square=SQUARE_NAMES[square])

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return why no gondola goes there."""
        # V35: to a square other than its own.
        if square == state.steps[-2]:
            return stands_there(square, "V35")
        return no_room(state, square, "V17")
