"""Why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.errors import IllegalAction
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


def refusal(state: OrleansState, action: int, seat: int) -> IllegalAction | None:
    """Return the reason; None if there is no better one than the general."""
    verb, *words = CODEC.words(action)
    step = state.steps[-1]
    if step == S_PLAN:
        if verb == "pick":
            return picking_refusal(state, action - PICK, seat, words[0])
        if verb == "put":
            return putting_refusal(state, action - PUT, seat, words[0])
        if verb == "lift":
            return IllegalAction(
                "You have put nothing on {slot} in this phase.",
                "orleans-refusal-nothing-put",
                slot=words[0],
            )
    if step == S_TURN and verb == "do":
        return acting_refusal(state, action - DO, seat)
    return None


def owns(state: OrleansState, seat: int, place: int) -> bool:
    """Say whether *seat* has the place."""
    return place < BOARD_PLACES or state.tiles[place - BOARD_PLACES] == seat


def not_owned(place: int) -> IllegalAction:
    """Say that a player does not have a place."""
    return IllegalAction(
        "You do not have {place}.", "orleans-refusal-not-owned", place=PLACES[place].name
    )


def picking_refusal(state: OrleansState, token: int, seat: int, name: str) -> IllegalAction:
    """Say why a character cannot be taken up."""
    if state.held[seat] >= 0:
        return IllegalAction(
            "You have taken up a character; put it on a slot, or keep it.",
            "orleans-refusal-already-held",
        )
    if not state.market[seat * TOKENS + token]:
        return IllegalAction(
            "There is no {token} on your market.", "orleans-refusal-not-on-market", token=name
        )
    return IllegalAction("No free slot fits your {token}.", "orleans-refusal-no-slot", token=name)


def putting_refusal(state: OrleansState, slot: int, seat: int, name: str) -> IllegalAction | None:
    """Say why a character cannot be put on a slot."""
    held = state.held[seat]
    if held < 0:
        return IllegalAction("Take up a character first.", "orleans-refusal-nothing-held")
    if not owns(state, seat, SLOT_PLACE[slot]):
        return not_owned(SLOT_PLACE[slot])
    if state.slots[seat * SLOTS + slot] != EMPTY:
        return IllegalAction(
            "The slot {slot} is not empty.", "orleans-refusal-slot-taken", slot=name
        )
    if not fit_bits(state, seat)[held & 15] >> slot & 1:
        return IllegalAction(
            "That character does not fit the slot {slot}.",
            "orleans-refusal-does-not-fit",
            slot=name,
        )
    return None


def acting_refusal(state: OrleansState, place: int, seat: int) -> IllegalAction:
    """Say why a place cannot act."""
    name = PLACES[place].name
    if not owns(state, seat, place):
        return not_owned(place)
    if not PLACES[place].does:
        return IllegalAction(
            "The place {place} has no action.", "orleans-refusal-no-action", place=name
        )
    free = state.free[seat]
    if READY_BITS[place] & free or (place == TOWN_HALL and not TOWN_HALL_BITS & ~free):
        return IllegalAction(
            "The place {place} is not filled.", "orleans-refusal-not-filled", place=name
        )
    if place == MONASTERY and state.event == PILGRIMAGE:
        return IllegalAction(
            "No monk can be gained in a pilgrimage round.", "orleans-refusal-pilgrimage"
        )
    return IllegalAction(
        "The place {place} can do nothing now.", "orleans-refusal-does-nothing", place=name
    )
