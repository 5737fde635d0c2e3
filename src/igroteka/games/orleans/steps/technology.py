"""Placing technology tiles, after the owner has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import COVER, DONE
from igroteka.games.orleans.places import (
    FARMER_BITS,
    PLACE_BITS,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOTS,
    TECHNOLOGY_BITS,
)
from igroteka.games.orleans.steps import acting
from igroteka.games.orleans.steps.numbers import S_COVER, TECHNOLOGY

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def coverable(state: OrleansState, seat: int) -> int:
    """Return the slots that a technology tile of *seat* may cover, as bits."""
    # O35: empty ones; O34: one for a place, the first on a farmer's.
    bits = state.free[seat] & TECHNOLOGY_BITS & ~state.covered[seat]
    return bits if state.pioneers >> seat & 1 else bits & FARMER_BITS


def begin(state: OrleansState, seat: int) -> bool:
    """O33: ask *seat*, who has passed, about unplaced tiles; say whether there is a choice."""
    if not state.technology[seat] or not coverable(state, seat):
        return False
    state.steps.append(S_COVER)
    state.seat_to_act = seat
    return True


def legal_cover(state: OrleansState, seat: int) -> list[int]:
    """Offer every slot, and to leave the tiles for a later round."""
    actions = [DONE]
    bits = coverable(state, seat)
    while bits:
        spot = bits & -bits
        actions.append(COVER - 1 + spot.bit_length())
        bits ^= spot
    return actions


def apply_cover(state: OrleansState, action: int, seat: int) -> None:
    """Cover a slot for the rest of the game."""
    state.steps.clear()
    if action != DONE:
        slot = action - COVER
        state.technology[seat] -= 1
        state.slots[seat * SLOTS + slot] = TECHNOLOGY
        state.free[seat] ^= 1 << slot
        state.covered[seat] |= PLACE_BITS[SLOT_PLACE[slot]]
        state.pioneers |= 1 << seat
        if state.events is not None:
            state.tell("covered", seat, slot=SLOT_NAMES[slot])
        if begin(state, seat):
            return
    acting.end_turn(state)
