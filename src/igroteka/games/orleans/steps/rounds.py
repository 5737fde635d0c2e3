"""The course of the game: eighteen rounds of seven phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import DONE, EXPERT, PLANNING_ORDER, REMOVE
from igroteka.games.orleans.data import EVENT_NAMES, FARMER, ROUNDS, STATIONS_CITIZEN, TRACKS
from igroteka.games.orleans.effects import take_citizen
from igroteka.games.orleans.places import TILE_NAMES, TILES
from igroteka.games.orleans.scoring import most_stations
from igroteka.games.orleans.steps import acting, events, followers, planning, torture
from igroteka.games.orleans.steps.numbers import (
    ACTIONS,
    CENSUS,
    EVENT,
    FOLLOWERS,
    NOBODY,
    OUT,
    PLANNING,
    REMOVAL,
    S_REMOVE,
    WARDING,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def start_game(state: OrleansState) -> None:
    """Go to the first decision of the game."""
    state.at = 0
    state.phase = REMOVAL
    if not state.options[EXPERT]:
        begin_round(state)
    go_on(state)


def go_on(state: OrleansState) -> None:
    """Let everybody in turn go through the phases until somebody has to decide."""
    while True:
        if state.at >= state.seats:
            if next_phase(state):
                return
            continue
        # O56: from the start player clockwise.
        seat = (state.start + state.at) % state.seats
        state.at += 1
        phase = state.phase
        if phase == FOLLOWERS:
            waits = followers.begin(state, seat)
        elif phase == PLANNING:
            waits = planning.begin(state, seat)
        elif phase == EVENT:
            waits = events.begin(state, seat)
        elif phase == CENSUS:
            waits = census(state, seat)
        elif phase == WARDING:
            waits = events.begin_ward(state, seat)
        else:
            waits = begin_removal(state, seat)
        if waits:
            return


def next_phase(state: OrleansState) -> bool:
    """Open the next phase; say whether somebody has to decide, or the game is over."""
    state.at = 0
    phase = state.phase
    if phase == REMOVAL:
        begin_round(state)
        return False
    if phase == EVENT:
        return end_round(state)
    state.phase = phase + 1
    if state.phase == PLANNING:
        # O14: all at once, or one after the other.
        if not state.options[PLANNING_ORDER]:
            state.at = state.seats
            return planning.begin_all(state)
    elif state.phase == ACTIONS:
        state.at = state.seats
        return acting.begin(state)
    elif state.phase == WARDING:
        state.warded = NOBODY
    return False


def begin_round(state: OrleansState) -> None:
    """O9: turn up the top hourglass tile; it is this round's event."""
    state.phase = CENSUS
    state.at = 0
    state.event = state.glass[state.round]
    if state.events is not None:
        name = EVENT_NAMES[state.event]
        state.tell("hourglass", reveals=True, round=state.round + 1, event=name)


def end_round(state: OrleansState) -> bool:
    """Pass the start marker and begin the next round; say whether the game is over."""
    # O18: the start marker goes to the left.
    state.start = (state.start + 1) % state.seats
    state.round += 1
    if state.round < ROUNDS:
        begin_round(state)
        return False
    # O52: the sole owner of the most stations takes the last citizen.
    winner = most_stations(state)
    if winner != NOBODY:
        take_citizen(state, winner, STATIONS_CITIZEN)
    state.seat_to_act = None
    if state.events is not None:
        state.tell("finished")
    return True


def census(state: OrleansState, seat: int) -> bool:
    """O10: the sole first on the farmer track gains a coin, the sole last pays one."""
    farmers = state.tracks[FARMER::TRACKS]
    mine = farmers[seat]
    if farmers.count(mine) > 1:
        return False
    if mine == max(farmers):
        state.coins[seat] += 1
        if state.events is not None:
            state.tell("census-first", seat)
    elif mine == min(farmers) and state.seats > 2:
        if state.events is not None:
            state.tell("census-last", seat)
        return torture.owe(state, seat, 1)
    return False


# --- expert variant ----------------------------------------------------------------------


def begin_removal(state: OrleansState, seat: int) -> bool:
    """O7: each removes up to one tile, with two players up to two."""
    state.steps.append(2 if state.seats == 2 else 1)
    state.steps.append(S_REMOVE)
    state.seat_to_act = seat
    return True


def legal_remove(state: OrleansState, seat: int) -> list[int]:
    """Offer every tile of both stacks."""
    tiles = state.tiles
    return [DONE, *(REMOVE + tile for tile in range(TILES) if tiles[tile] == NOBODY)]


def apply_remove(state: OrleansState, action: int, seat: int) -> None:
    """Put a tile back into the box."""
    steps = state.steps
    if action != DONE:
        tile = action - REMOVE
        state.tiles[tile] = OUT
        steps[-2] -= 1
        if state.events is not None:
            state.tell("removed", seat, tile=TILE_NAMES[tile])
        if steps[-2]:
            return
    steps.clear()
    go_on(state)
