"""Characters on their way: the bag, the market, the slots of places, and who fits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Reason, because
from igroteka.games.orleans.rules.box import KINDS, MONK, TOKEN_NAMES, TOKENS
from igroteka.games.orleans.rules.decisions import EMPTY, FROM_TOWER, TECHNOLOGY
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    FIT_BITS,
    HERB_TILE,
    PLACE_NAMES,
    SCHOOL_TILE,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOT_WANTS,
    SLOTS,
    SLOTS_OF,
    TILES,
    TOWER,
    TOWN_HALL,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def draw_token(state: OrleansState, seat: int, total: int) -> int:
    """Draw one of the *total* characters in the bag of *seat* and return it."""
    bag = state.bag
    left = state.random_below(total)
    token = seat * TOKENS
    while left >= bag[token]:
        left -= bag[token]
        token += 1
    bag[token] -= 1
    return token - seat * TOKENS


def bag_size(state: OrleansState, seat: int) -> int:
    """Return how many characters are in the bag of *seat*."""
    return sum(state.bag[seat * TOKENS : seat * TOKENS + TOKENS])


def neutrals_in_bag(state: OrleansState, seat: int) -> int:
    """Return how many neutral characters are in the bag of *seat*."""
    return sum(state.bag[seat * TOKENS : seat * TOKENS + KINDS])


def fit_bits(state: OrleansState, seat: int) -> tuple[int, ...]:
    """Return for each token the slots it fits, with the school and herb garden of *seat*."""
    tiles = state.tiles
    mode = (1 if tiles[SCHOOL_TILE] == seat else 0) + (2 if tiles[HERB_TILE] == seat else 0)
    return FIT_BITS[mode]


def release(state: OrleansState, seat: int, place: int) -> None:
    """O17: send the characters of a place to the bag; technology tiles stay."""
    slots = state.slots
    base = seat * SLOTS
    for slot in SLOTS_OF[place]:
        token = slots[base + slot]
        if token != EMPTY and token != TECHNOLOGY:
            state.bag[seat * TOKENS + token] += 1
            slots[base + slot] = EMPTY
            state.free[seat] |= 1 << slot


def owns(state: OrleansState, seat: int, place: int) -> bool:
    """Say whether *seat* has the place: those of the board everybody has."""
    return place < BOARD_PLACES or state.tiles[place - BOARD_PLACES] == seat


def own_places(state: OrleansState, seat: int) -> list[int]:
    """Return the places of *seat*: those of the board, then those on tiles."""
    tiles = [BOARD_PLACES + tile for tile in range(TILES) if state.tiles[tile] == seat]
    return [*range(BOARD_PLACES), *tiles]


def own_slots(state: OrleansState, seat: int) -> list[int]:
    """Return the slots of all places of *seat*."""
    return [slot for place in own_places(state, seat) for slot in SLOTS_OF[place]]


def lying(state: OrleansState, seat: int, first: int = 0) -> list[int]:
    """O12: return the slots of *seat* on which a character lies, neither empty nor covered.

    They are counted from *first*: an action that names a slot needs no second look.
    """
    own = enumerate(state.slots[seat * SLOTS : seat * SLOTS + SLOTS], first)
    return [slot for slot, token in own if token != EMPTY and token != TECHNOLOGY]


def anybody_lies(state: OrleansState, seat: int) -> bool:
    """Say whether `lying` would find a slot, as fast as can be."""
    for token in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
        if token != EMPTY and token != TECHNOLOGY:
            return True
    return False


def to_take_up(state: OrleansState, seat: int) -> list[int]:
    """Return who lies on the market and in the tower of *seat*, as they would be held."""
    base = seat * TOKENS
    tokens = [token for token in range(TOKENS) if state.market[base + token]]
    if owns(state, seat, TOWER):
        tokens += [token + FROM_TOWER for token in range(TOKENS) if state.tower[token]]
    return tokens


# --- why not -----------------------------------------------------------------------------------


def not_owned(place: int) -> Reason:
    """Say that a player does not have a place."""
    return because(
        "You do not have the place {place}.",
        "orleans-refusal-not-owned",
        "O13",
        place=PLACE_NAMES[place],
    )


def slot_obstacle(state: OrleansState, seat: int, token: int, slot: int) -> Reason | None:
    """O13: what keeps *seat* from laying a token on a slot; None if nothing does."""
    place = SLOT_PLACE[slot]
    if not owns(state, seat, place):
        return not_owned(place)
    if state.slots[seat * SLOTS + slot] != EMPTY:
        return because(
            "The slot “{slot}” is not empty.",
            "orleans-refusal-slot-taken",
            "O13",
            slot=SLOT_NAMES[slot],
        )
    if fit_bits(state, seat)[token] >> slot & 1:
        return None
    if place == TOWN_HALL:
        return because(
            "Followers of your own colour never go to the town hall.",
            "orleans-refusal-own-colour",
            "O28",
        )
    if SLOT_WANTS[slot] == MONK:
        return because(
            "Nobody but a monk fits the slot “{slot}”.",
            "orleans-refusal-only-monk",
            "O31",
            slot=SLOT_NAMES[slot],
        )
    return because(
        "Your {token} does not fit the slot “{slot}”.",
        "orleans-refusal-does-not-fit",
        "O13",
        token=TOKEN_NAMES[token],
        slot=SLOT_NAMES[slot],
    )
