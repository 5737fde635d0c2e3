"""The move of a figure, the first part of a turn: V14–V16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.venice.rules.actions import DIRECTIONS, GONDOLA_USE, MOVE, TO
from igroteka.games.venice.rules.city import FREE, LINES, SQUARE_NAMES, WATER, Lines, drawn
from igroteka.games.venice.rules.decisions import BOUGHT, MOVE_TO, MOVED, RIDDEN
from igroteka.games.venice.rules.ground import named, no_figure, no_room
from igroteka.games.venice.rules.steps.own_figure import WithFigure
from igroteka.games.venice.rules.steps.to_square import ToSquare

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def lines(state: VeniceState) -> tuple[Lines, ...]:
    """V16: return for each square the lines from it, in the directions the table plays with."""
    return LINES[state.seats][state.options[DIRECTIONS]]


def bought_already() -> Reason:
    """V14: buying never precedes moving."""
    return because(
        "You have bought a treasure, and nothing moves after that; now play a forecast card.",
        "venice-refusal-bought",
        "V14",
    )


class Move(WithFigure):
    """The choice of a figure that moves."""

    name = "move"
    base = MOVE

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Take up the figure; where it goes is the next decision."""
        state.steps.append(action - MOVE)
        state.steps.append(MOVE_TO)

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return what keeps *seat* from moving the figure on *square*."""
        if state.standing[square] != seat:
            return no_figure(square, "V15")
        if state.done & BOUGHT:
            return bought_already()
        # V14: one figure a turn.
        if state.done & MOVED:
            return because(
                "You have moved a figure; there is one move a turn.", "venice-refusal-moved", "V14"
            )
        # V17: unless the table plays otherwise, a ride was the move.
        if state.done & RIDDEN and not state.options[GONDOLA_USE]:
            return because(
                "The gondola has taken the place of your move.",
                "venice-refusal-ride-was-move",
                "V17",
            )
        if not any(state.standing[line[0]] == FREE for line in lines(state)[square]):
            return because(
                "The figure on {square} is shut in by water, figures or the edge.",
                "venice-refusal-shut-in",
                "V15",
                square=SQUARE_NAMES[square],
            )
        return None

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return which figure it is."""
        square = action - MOVE
        return Offer(action, self.name, drawn(square), args=named(state, square), opens=True)


# --- where it goes -----------------------------------------------------------------------------


class PutDown(ToSquare):
    """The choice of the square on which a figure that was taken up is put down."""

    base = TO

    def origin(self, state: VeniceState) -> int | None:
        """Return where the figure stands."""
        return state.steps[-2]

    def comes_first(self, state: VeniceState) -> Reason:
        """V14: one thing after the other; the figure must be put down."""
        return because(
            "First put down the figure from {square}.",
            "venice-refusal-put-down",
            "V14",
            square=SQUARE_NAMES[state.steps[-2]],
        )


def put_down(state: VeniceState, square: int, seat: int) -> int:
    """Put the figure that was taken up on *square*; return where it stood."""
    state.steps.pop()
    origin = state.steps.pop()
    state.standing[origin] = FREE
    state.standing[square] = seat
    state.figures[state.figures.index(origin)] = square
    return origin


def stands_there(square: int, rule: str) -> Reason:
    """Say that *square* is where the figure stands already."""
    return because(
        "The figure stands on {square} already.",
        "venice-refusal-stands-there",
        rule,
        square=SQUARE_NAMES[square],
    )


def no_way(state: VeniceState, origin: int, square: int) -> Reason | None:
    """Return why a figure that moves does not come from *origin* to *square*."""
    # V15: it goes at least one square.
    if square == origin:
        return stands_there(square, "V15")
    if reason := no_room(state, square, "V15"):
        return reason
    for line in lines(state)[origin]:
        if square in line:
            return in_the_way(state, line, square)
    # V16: a table may play without diagonals.
    if state.options[DIRECTIONS] and any(square in line for line in LINES[state.seats][0][origin]):
        return because(
            "At this table figures do not move diagonally.", "venice-refusal-diagonal", "V16"
        )
    return because(
        "{square} is not in a straight line from {origin}.",
        "venice-refusal-no-line",
        "V15",
        square=SQUARE_NAMES[square],
        origin=SQUARE_NAMES[origin],
    )


def in_the_way(state: VeniceState, line: tuple[int, ...], square: int) -> Reason | None:
    """V15: return what on the line a figure would have to cross before *square*."""
    for between in line[: line.index(square)]:
        if state.standing[between] == WATER:
            return because(
                "The water on {square} is in the way.",
                "venice-refusal-water-between",
                "V15",
                square=SQUARE_NAMES[between],
            )
        if state.standing[between] != FREE:
            return because(
                "The figure on {square} is in the way.",
                "venice-refusal-figure-between",
                "V15",
                square=SQUARE_NAMES[between],
            )
    return None


class MoveTo(PutDown):
    """The choice of the square to which the figure goes."""

    name = "move-to"

    def legal(self, state: VeniceState, seat: int) -> list[int]:
        """V15: in a straight line, up to the first square that is water or taken."""
        standing = state.standing
        actions: list[int] = []
        for line in lines(state)[state.steps[-2]]:
            for square in line:
                if standing[square] != FREE:
                    break
                actions.append(TO + square)
        return actions

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Put the figure down: it has moved."""
        square = action - TO
        origin = put_down(state, square, seat)
        state.done |= MOVED
        if state.events is not None:
            state.tell("moved", seat, origin=SQUARE_NAMES[origin], square=SQUARE_NAMES[square])

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return why the figure does not get there."""
        return no_way(state, state.steps[-2], square)
