"""Sentences that say why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import CODEC, DO, PICK, PUT
from igroteka.games.orleans.data import PILGRIMAGE, TOKENS
from igroteka.games.orleans.effects import fit_bits
from igroteka.games.orleans.places import (
    BOARD_PLACES,
    MONASTERY,
    PLACES,
    READY_BITS,
    SLOT_PLACE,
    SLOTS,
    TOWN_HALL,
    TOWN_HALL_BITS,
)
from igroteka.games.orleans.steps.numbers import EMPTY, S_PLAN, S_TURN

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def refusal(state: OrleansState, action: int, seat: int) -> str:
    """Return the reason, or nothing if there is no better one than the general."""
    verb, *words = CODEC.words(action)
    step = state.steps[-1]
    if step == S_PLAN:
        return planning_refusal(state, action, seat, verb, words)
    if step == S_TURN and verb == "do":
        return acting_refusal(state, action - DO, seat)
    return ""


def owns(state: OrleansState, seat: int, place: int) -> bool:
    """Say whether *seat* has the place."""
    return place < BOARD_PLACES or state.tiles[place - BOARD_PLACES] == seat


def planning_refusal(
    state: OrleansState, action: int, seat: int, verb: str, words: list[str]
) -> str:
    """Say what is wrong with a plan."""
    held = state.held[seat]
    if verb == "pick":
        if held >= 0:
            return "You have taken up a character; put it on a slot, or keep it."
        token = action - PICK
        if not state.market[seat * TOKENS + token]:
            return f"There is no {words[0]} on your market."
        return f"No free slot fits your {words[0]}."
    if verb == "put":
        slot = action - PUT
        if held < 0:
            return "Take up a character first."
        if not owns(state, seat, SLOT_PLACE[slot]):
            return f"You do not have {PLACES[SLOT_PLACE[slot]].name}."
        if state.slots[seat * SLOTS + slot] != EMPTY:
            return f"The slot {words[0]} is not empty."
        if not fit_bits(state, seat)[held & 15] >> slot & 1:
            return f"That character does not fit the slot {words[0]}."
    if verb == "lift":
        return f"You have put nothing on {words[0]} in this phase."
    return ""


def acting_refusal(state: OrleansState, place: int, seat: int) -> str:
    """Say why a place cannot act."""
    name = PLACES[place].name
    if not owns(state, seat, place):
        return f"You do not have {name}."
    if not PLACES[place].does:
        return f"The place {name} has no action."
    free = state.free[seat]
    if READY_BITS[place] & free or (place == TOWN_HALL and not TOWN_HALL_BITS & ~free):
        return f"The place {name} is not filled."
    if place == MONASTERY and state.event == PILGRIMAGE:
        return "No monk can be gained in a pilgrimage round."
    return f"The place {name} can do nothing now."
