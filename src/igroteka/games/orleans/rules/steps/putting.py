"""Putting a character on a slot, in planning and in the bathhouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer
from igroteka.games.orleans.rules.places import PLACE_NAMES, SLOT_NAMES, SLOT_PLACE
from igroteka.games.orleans.rules.readiness import completes

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def putting(state: OrleansState, seat: int, action: int, slot: int) -> Offer:
    """Return what putting a character on a slot means, here and in the bathhouse."""
    name, place = SLOT_NAMES[slot], PLACE_NAMES[SLOT_PLACE[slot]]
    return Offer(
        action,
        "put",
        f"slot-{name}",
        then=(("completes", place),) if completes(state, seat, slot) else (),
        args={"slot": name, "place": place},
    )
