"""Torture: what is given when coins are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import (
    DEVELOPMENT,
    FOLLOWER,
    GIVE_GOOD,
    GIVE_STATION,
    GIVE_TECHNOLOGY,
    GIVE_TILE,
    REMOVE,
    STATION_IN_HAND,
    TECHNOLOGY_IN_HAND,
)
from igroteka.games.orleans.data import GOOD_NAMES, GOODS, KINDS, SPACE_COINS, TOKEN_NAMES, TOKENS
from igroteka.games.orleans.effects import draw_token, release
from igroteka.games.orleans.places import (
    BOARD_PLACES,
    PLACE_BITS,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOTS,
    SLOTS_OF,
    TILE_BITS,
    TILE_NAMES,
    TILES,
    TOWER_TILE,
)
from igroteka.games.orleans.steps import rounds
from igroteka.games.orleans.steps.numbers import (
    EMPTY,
    GONE_GOODS,
    GONE_STATIONS,
    GONE_TECHNOLOGY,
    OUT,
    S_TORTURE,
    TECHNOLOGY,
)
from igroteka.games.orleans.towns import TOWN_NAMES, TOWNS

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def owe(state: OrleansState, seat: int, due: int) -> bool:
    """O50: pay what one can; say whether something must be given for the rest."""
    paid = min(due, state.coins[seat])
    state.coins[seat] -= paid
    missing = due - paid
    if not missing or not legal_torture(state, seat):
        return False
    if state.events is not None:
        state.tell("torture", seat, missing=missing)
    state.steps.append(missing)
    state.steps.append(S_TORTURE)
    state.seat_to_act = seat
    return True


def legal_torture(state: OrleansState, seat: int) -> list[int]:
    """O50, O63: all that may be given for one missing coin."""
    actions = []
    if state.stock[seat]:
        actions.append(STATION_IN_HAND)
    if sum(state.bag[seat * TOKENS : seat * TOKENS + KINDS]):
        actions.append(FOLLOWER)
    # One space back, neither from nor onto a coin space.
    space = state.development[seat]
    if space and not SPACE_COINS[space] and not SPACE_COINS[space - 1]:
        actions.append(DEVELOPMENT)
    if state.technology[seat]:
        actions.append(TECHNOLOGY_IN_HAND)
    actions += [GIVE_STATION + t for t in range(len(TOWNS)) if state.built[t] >> seat & 1]
    actions += [GIVE_GOOD + good for good in range(GOODS) if state.goods[seat * GOODS + good]]
    actions += [GIVE_TILE + tile for tile in range(TILES) if state.tiles[tile] == seat]
    base = seat * SLOTS
    if state.covered[seat]:
        actions += [
            GIVE_TECHNOLOGY + slot
            for slot in range(SLOTS)
            if state.slots[base + slot] == TECHNOLOGY
        ]
    return actions


def apply_torture(state: OrleansState, action: int, seat: int) -> None:
    """Take one thing out of the game for one missing coin."""
    if action >= GIVE_TECHNOLOGY:
        give_technology(state, seat, action - GIVE_TECHNOLOGY)
    elif action >= GIVE_TILE:
        give_tile(state, seat, action - GIVE_TILE)
    elif action >= GIVE_GOOD:
        good = action - GIVE_GOOD
        state.goods[seat * GOODS + good] -= 1
        state.gone[GONE_GOODS + good] += 1
        if state.events is not None:
            state.tell("gave-good", seat, good=GOOD_NAMES[good])
    elif action >= GIVE_STATION:
        # O63: the town is free again.
        town = action - GIVE_STATION
        state.built[town] ^= 1 << seat
        state.gone[GONE_STATIONS + seat] += 1
        if state.events is not None:
            state.tell("gave-station", seat, town=TOWN_NAMES[town])
    elif action == STATION_IN_HAND:
        state.stock[seat] -= 1
        state.gone[GONE_STATIONS + seat] += 1
        if state.events is not None:
            state.tell("gave-stock", seat)
    elif action == FOLLOWER:
        give_follower(state, seat)
    elif action == DEVELOPMENT:
        state.development[seat] -= 1
        if state.events is not None:
            state.tell("gave-development", seat)
    else:
        state.technology[seat] -= 1
        state.gone[GONE_TECHNOLOGY] += 1
        if state.events is not None:
            state.tell("gave-technology", seat)
    state.steps[-2] -= 1
    if state.steps[-2] and legal_torture(state, seat):
        return
    state.steps.clear()
    rounds.go_on(state)


def give_follower(state: OrleansState, seat: int) -> None:
    """A random neutral character; own ones, which would be redrawn, are not drawn at all."""
    base = seat * TOKENS
    token = draw_token(state, seat, sum(state.bag[base : base + KINDS]))
    state.gone[token] += 1
    if state.events is not None:
        state.tell("gave-follower", seat, reveals=True, token=TOKEN_NAMES[token])


def give_tile(state: OrleansState, seat: int, tile: int) -> None:
    """O51: its characters go to the bag, a technology tile on it is lost."""
    place = BOARD_PLACES + tile
    release(state, seat, place)
    base = seat * SLOTS
    for slot in SLOTS_OF[place]:
        if state.slots[base + slot] == TECHNOLOGY:
            state.slots[base + slot] = EMPTY
            state.gone[GONE_TECHNOLOGY] += 1
    if tile == TOWER_TILE:
        for token in range(TOKENS):
            state.bag[seat * TOKENS + token] += state.tower[token]
            state.tower[token] = 0
    state.free[seat] &= ~TILE_BITS[tile]
    state.covered[seat] &= ~TILE_BITS[tile]
    state.tiles[tile] = OUT
    if state.events is not None:
        state.tell("gave-tile", seat, tile=TILE_NAMES[tile])


def give_technology(state: OrleansState, seat: int, slot: int) -> None:
    """Take a placed technology tile from its slot."""
    state.slots[seat * SLOTS + slot] = EMPTY
    state.free[seat] |= 1 << slot
    state.covered[seat] &= ~PLACE_BITS[SLOT_PLACE[slot]]
    state.gone[GONE_TECHNOLOGY] += 1
    if state.events is not None:
        place = PLACE_NAMES[SLOT_PLACE[slot]]
        state.tell("gave-placed", seat, place=place, slot=SLOT_NAMES[slot])


assert GIVE_TECHNOLOGY < REMOVE  # the order that apply_torture relies on
