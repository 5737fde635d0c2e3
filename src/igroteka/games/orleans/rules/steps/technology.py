"""Placing technology tiles, after the owner has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import COVER, DONE
from igroteka.games.orleans.rules.box import MONK
from igroteka.games.orleans.rules.characters import not_owned, own_slots, owns
from igroteka.games.orleans.rules.decisions import EMPTY, S_COVER, TECHNOLOGY
from igroteka.games.orleans.rules.places import (
    FARMER_BITS,
    PLACE_BITS,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOT_WANTS,
    SLOTS,
    TECHNOLOGY_BITS,
    TOWN_HALL,
)
from igroteka.games.orleans.rules.readiness import completes

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def coverable(state: OrleansState, seat: int) -> int:
    """Return the slots that a technology tile of *seat* may cover, as bits."""
    # O35: empty ones; O34: one for a place, the first on a farmer's.
    bits = state.free[seat] & TECHNOLOGY_BITS & ~state.covered[seat]
    return bits if state.pioneers >> seat & 1 else bits & FARMER_BITS


def covering_obstacle(state: OrleansState, seat: int, slot: int) -> Reason | None:
    """O34, O35: what keeps *seat* from covering a slot: the tests of `coverable`, one by one."""
    place = SLOT_PLACE[slot]
    if not owns(state, seat, place):
        return not_owned(place)
    if state.covered[seat] >> slot & 1:
        return because(
            "There is a technology tile already: {place}.",
            "orleans-refusal-covered",
            "O34",
            place=PLACE_NAMES[place],
        )
    if place == TOWN_HALL:
        return because(
            "No technology tile can lie on the town hall.",
            "orleans-refusal-cover-town-hall",
            "O34",
        )
    if SLOT_WANTS[slot] == MONK:
        return because(
            "A technology tile never covers a monk’s slot.", "orleans-refusal-cover-monk", "O34"
        )
    if not TECHNOLOGY_BITS >> slot & 1:
        return because(
            "The place asks for a single follower: {place}.",
            "orleans-refusal-cover-single",
            "O34",
            place=PLACE_NAMES[place],
        )
    if state.slots[seat * SLOTS + slot] != EMPTY:
        return because(
            "A technology tile covers only an empty slot.", "orleans-refusal-cover-empty", "O35"
        )
    if not state.pioneers >> seat & 1 and not FARMER_BITS >> slot & 1:
        return because(
            "Your first technology tile must cover a farmer’s slot.",
            "orleans-refusal-cover-first",
            "O34",
        )
    return None


def after_passing() -> Reason:
    """O33: say when technology tiles are placed."""
    return because(
        "Technology tiles are placed after you have passed.",
        "orleans-refusal-after-passing",
        "O33",
    )


def begin(state: OrleansState, seat: int) -> bool:
    """O33: ask *seat*, who has passed, about unplaced tiles; say whether there is a choice."""
    if not state.technology[seat] or not coverable(state, seat):
        return False
    state.steps.append(S_COVER)
    state.seat_to_act = seat
    return True


class Covering(Step["OrleansState"]):
    """O33: a slot to cover for good, or to leave the tiles for a later round."""

    name = "cover"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer every slot that can be covered, and to wait."""
        actions = [DONE]
        bits = coverable(state, seat)
        while bits:
            spot = bits & -bits
            actions.append(COVER - 1 + spot.bit_length())
            bits ^= spot
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Cover a slot for the rest of the game."""
        state.steps.clear()
        if action == DONE:
            return
        slot = action - COVER
        state.technology[seat] -= 1
        state.slots[seat * SLOTS + slot] = TECHNOLOGY
        state.free[seat] ^= 1 << slot
        state.covered[seat] |= PLACE_BITS[SLOT_PLACE[slot]]
        state.pioneers |= 1 << seat
        if state.events is not None:
            state.tell("covered", seat, slot=SLOT_NAMES[slot])
        begin(state, seat)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the slot, and the place that it completes."""
        if action == DONE:
            return Offer(action, "done-cover")
        slot = action - COVER
        name, place = SLOT_NAMES[slot], PLACE_NAMES[SLOT_PLACE[slot]]
        return Offer(
            action,
            "cover",
            f"slot-{name}",
            pays={"technology": 1},
            gains={"placed": 1},
            then=(("completes", place),) if completes(state, seat, slot) else (),
            args={"slot": name, "place": place},
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a slot cannot be covered."""
        if not COVER <= action < COVER + SLOTS:
            return None
        return covering_obstacle(state, seat, action - COVER)

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """All own slots that cannot be covered."""
        found = []
        for slot in own_slots(state, seat):
            reason = covering_obstacle(state, seat, slot)
            if reason is not None:
                found.append(Closed(f"slot-{SLOT_NAMES[slot]}", reason, "cover"))
        return found
