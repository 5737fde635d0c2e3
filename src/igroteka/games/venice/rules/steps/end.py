"""The end of a turn, and of the game: V14, V24, V32."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def end_turn(state: VeniceState) -> None:
    """Pass the turn on."""
    state.done = 0
    # V14, V32: then the next player clockwise.
    state.turn = (state.turn + 1) % state.seats
    # V24: the game ends when all hands are empty; all play one card a turn, so the hand of
    # the next player is among the last to be.
    if state.hands[state.turn]:
        state.seat_to_act = state.turn
        return
    state.steps.clear()
    state.seat_to_act = None
    if state.events is not None:
        state.tell("finished")
