"""O15: which places are activated, and what the others still want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.rules.characters import own_places
from igroteka.games.orleans.rules.places import (
    NOTHING,
    PLACES,
    READY_BITS,
    SLOT_PLACE,
    TOWN_HALL,
    TOWN_HALL_BITS,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def slots_missing(state: OrleansState, seat: int, place: int) -> int:
    """O15: return how many slots must still be covered for a place to be activated."""
    free = state.free[seat]
    if place == TOWN_HALL:
        return 1 if TOWN_HALL_BITS & ~free == 0 else 0
    return (READY_BITS[place] & free).bit_count()


def activated(state: OrleansState, seat: int) -> list[int]:
    """O15: return the activated places of *seat*; a place without slots never is."""
    return [
        place
        for place in own_places(state, seat)
        if PLACES[place].does != NOTHING
        and PLACES[place].slots
        and not slots_missing(state, seat, place)
    ]


def completes(state: OrleansState, seat: int, slot: int) -> bool:
    """Say whether covering a free slot activates its place."""
    place = SLOT_PLACE[slot]
    return PLACES[place].does != NOTHING and slots_missing(state, seat, place) == 1
