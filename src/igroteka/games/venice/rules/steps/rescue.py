"""The rescue of a fallen figure, at once and in anybody's turn: V22, V33, V36."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.venice.rules.actions import DROWN, RESCUE, RESCUE_GROUND
from igroteka.games.venice.rules.box import MOST_FIGURES, PLATFORM
from igroteka.games.venice.rules.city import FREE, SQUARE_NAMES
from igroteka.games.venice.rules.ground import no_room
from igroteka.games.venice.rules.steps.end import end_turn
from igroteka.games.venice.rules.steps.to_square import ToSquare

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


class Rescue(ToSquare):
    """V36: the owner decides before the turn passes on, also after the last card."""

    name = "rescue"
    base = RESCUE
    gondolas = 1

    def legal(self, state: VeniceState, seat: int) -> list[int]:
        """Return where the figure can be put, and that it can be given up."""
        free = [square for square, stands in enumerate(state.standing) if stands == FREE]
        # V22: to a free district or, if the table plays so, to any free square.
        if state.options[RESCUE_GROUND]:
            free = [square for square in free if state.layout[square] != PLATFORM]
        actions = [RESCUE + square for square in free]
        actions.append(DROWN)
        return actions

    def apply(self, state: VeniceState, action: int, seat: int) -> None:
        """Spend a gondola and put the figure down, or let it go; then the turn passes."""
        origin = state.steps[-2]
        del state.steps[-2:]
        if action == DROWN:
            if state.events is not None:
                state.tell("drowned", seat, square=SQUARE_NAMES[origin])
        else:
            square = action - RESCUE
            # V33: a used gondola never comes back.
            state.gondolas[seat] -= 1
            state.figures[state.figures.index(-1, seat * MOST_FIGURES)] = square
            state.standing[square] = seat
            if state.events is not None:
                state.tell(
                    "rescued", seat, origin=SQUARE_NAMES[origin], square=SQUARE_NAMES[square]
                )
        end_turn(state)

    def obstacle(self, state: VeniceState, square: int, seat: int) -> Reason | None:
        """Return why the figure cannot be put there."""
        if reason := no_room(state, square, "V22"):
            return reason
        if state.options[RESCUE_GROUND] and state.layout[square] == PLATFORM:
            return because(
                "{square} is a platform; a gondola rescues only to a district.",
                "venice-refusal-rescue-platform",
                "V22",
                square=SQUARE_NAMES[square],
            )
        return None

    def comes_first(self, state: VeniceState) -> Reason:
        """V36: say that the rescue is decided before the next turn."""
        return because(
            "First decide whether to rescue your figure from {square}.",
            "venice-refusal-rescue-first",
            "V36",
            square=SQUARE_NAMES[state.steps[-2]],
        )

    def offer(self, state: VeniceState, action: int, seat: int) -> Offer:
        """Return what awaits the figure, or that it is lost."""
        if action == DROWN:
            return Offer(action, "drown", then=(("lost", SQUARE_NAMES[state.steps[-2]]),))
        return super().offer(state, action, seat)
