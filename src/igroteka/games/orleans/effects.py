"""The small things that actions and events are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.data import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    CITIZEN_NAMES,
    CRAFTSMAN,
    DEVELOPMENT_END,
    FARMER,
    FARMER_GOODS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_SPACE,
    MONK,
    SCHOLAR,
    SCHOLAR_POINTS,
    SPACE_CITIZENS,
    SPACE_COINS,
    TOKENS,
    TRACK_END,
    TRACKS,
    TRADER,
)
from igroteka.games.orleans.places import (
    FIT_BITS,
    HERB_TILE,
    SCHOOL_TILE,
    SLOTS,
    SLOTS_OF,
    STACK,
    TILES,
)
from igroteka.games.orleans.steps.numbers import EMPTY, NOBODY, S_TILE, TECHNOLOGY

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


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


def market_size(state: OrleansState, seat: int) -> int:
    """Return how many characters lie on the market of *seat*."""
    return sum(state.market[seat * TOKENS : seat * TOKENS + TOKENS])


def fit_bits(state: OrleansState, seat: int) -> tuple[int, ...]:
    """Return for each token the slots it fits, with the school and herb garden of *seat*."""
    tiles = state.tiles
    mode = (1 if tiles[SCHOOL_TILE] == seat else 0) + (2 if tiles[HERB_TILE] == seat else 0)
    return FIT_BITS[mode]


def take_citizen(state: OrleansState, seat: int, citizen: int) -> None:
    """Give *seat* a citizen, if it is still there."""
    if state.citizens[citizen] == NOBODY:
        state.citizens[citizen] = seat
        if state.events is not None:
            state.tell("citizen", seat, citizen=CITIZEN_NAMES[citizen])


def develop(state: OrleansState, seat: int, points: int) -> None:
    """Move the marker of *seat* forward on the development track."""
    # O43: coins and citizens of every space reached or passed; points past the end are lost.
    here = state.development[seat]
    there = min(DEVELOPMENT_END, here + points)
    state.development[seat] = there
    for space in range(here + 1, there + 1):
        if SPACE_COINS[space]:
            state.coins[seat] += SPACE_COINS[space]
            if state.events is not None:
                state.tell("space-coins", seat, coins=SPACE_COINS[space])
        if SPACE_CITIZENS[space] != NOBODY:
            take_citizen(state, seat, SPACE_CITIZENS[space])


def gain_good(state: OrleansState, seat: int, good: int) -> None:
    """Take a good from the goods market, if there is one."""
    if state.goods_market[good]:
        state.goods_market[good] -= 1
        state.goods[seat * GOODS + good] += 1
        if state.events is not None:
            state.tell("good", seat, good=GOOD_NAMES[good])


def gain_technology(state: OrleansState, seat: int) -> None:
    """O33: take a technology tile, if there is one, to lie beside the board."""
    if state.technology_supply:
        state.technology_supply -= 1
        state.technology[seat] += 1
        if state.events is not None:
            state.tell("technology", seat)


def can_recruit(state: OrleansState, seat: int, kind: int) -> bool:
    """Say whether *seat* may take a character of *kind*."""
    # O29: not when there is none, nor at the end of its track.
    return state.supply[kind] > 0 and (
        kind == MONK or state.tracks[seat * TRACKS + kind] < TRACK_END[kind]
    )


def recruit(state: OrleansState, seat: int, kind: int) -> bool:
    """Take a character, step on its track, gain the bonus; say whether a tile is to be chosen."""
    # O57: from the supply straight into the bag.
    state.supply[kind] -= 1
    state.bag[seat * TOKENS + kind] += 1
    if state.events is not None:
        state.tell("recruited", seat, character=KIND_NAMES[kind])
    if kind == MONK:
        return False  # O23: no track
    state.tracks[seat * TRACKS + kind] += 1
    space = state.tracks[seat * TRACKS + kind]
    if kind == FARMER:
        gain_good(state, seat, FARMER_GOODS[space])  # O19
    elif kind == SCHOLAR:
        develop(state, seat, SCHOLAR_POINTS[space])  # O21
    elif kind == KNIGHT:
        if space == KNIGHT_CITIZEN_SPACE:
            take_citizen(state, seat, KNIGHT_CITIZEN)  # O22
    elif kind == BOATMAN:
        # O20: coins, and the citizen of the last space for the first there.
        state.coins[seat] += BOATMAN_COINS[space]
        if state.events is not None and BOATMAN_COINS[space]:
            state.tell("coins", seat, coins=BOATMAN_COINS[space])
        if space == TRACK_END[BOATMAN]:
            take_citizen(state, seat, BOATMAN_CITIZEN)
    elif kind == CRAFTSMAN:
        gain_technology(state, seat)
    elif kind == TRADER and open_tiles(state, seat):
        state.steps.append(S_TILE)
        return True
    return False


def open_tiles(state: OrleansState, seat: int) -> list[int]:
    """Return the tiles that a trader step of *seat*, just made, may choose from."""
    # O36: the first step from stack I, later ones from both.
    stacks = 1 if state.tracks[seat * TRACKS + TRADER] == 1 else 2
    tiles = state.tiles
    return [tile for tile in range(TILES) if tiles[tile] == NOBODY and STACK[tile] <= stacks]


def release(state: OrleansState, seat: int, place: int) -> None:
    """O17: send the characters of a place to the bag; technology tiles stay."""
    slots = state.slots
    base = seat * SLOTS
    for slot in SLOTS_OF[place]:
        token = slots[base + slot]
        if token != TECHNOLOGY and token != EMPTY:
            state.bag[seat * TOKENS + token] += 1
            slots[base + slot] = EMPTY
            state.free[seat] |= 1 << slot
