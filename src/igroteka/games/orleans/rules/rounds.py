"""The course of the game: eighteen rounds of seven phases.

A step never says what comes next. When one is over it leaves the stack of steps empty, and
the round goes on here to the next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.rules.actions import EXPERT, PLANNING_ORDER
from igroteka.games.orleans.rules.box import (
    EVENT_NAMES,
    FARMER,
    ROUNDS,
    STATIONS_CITIZEN,
    TRACKS,
)
from igroteka.games.orleans.rules.decisions import (
    ACTIONS,
    CENSUS,
    EVENT,
    FOLLOWERS,
    NOBODY,
    PLANNING,
    REMOVAL,
    WARDING,
)
from igroteka.games.orleans.rules.gains import take_citizen
from igroteka.games.orleans.rules.scoring import most_stations
from igroteka.games.orleans.rules.steps import (
    acting,
    events,
    followers,
    planning,
    removal,
    torture,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


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
        phase = state.phase
        if state.at >= state.seats:
            # O16: in the phase of actions it goes round until all have passed.
            if (phase == ACTIONS and acting.next_turn(state)) or next_phase(state):
                return
            continue
        # O56: from the start player clockwise.
        seat = (state.start + state.at) % state.seats
        state.at += 1
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
            waits = removal.begin(state, seat)
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
        acting.begin(state)
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
    # O38: who ignored the event of this round does not ignore that of the next.
    state.warded = NOBODY
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
    counted = " ".join(map(str, farmers)) if state.events is not None else ""
    mine = farmers[seat]
    if farmers.count(mine) > 1:
        return False
    if mine == max(farmers):
        state.coins[seat] += 1
        if state.events is not None:
            state.tell("census-first", seat, farmers=counted)
    elif mine == min(farmers) and state.seats > 2:
        if state.events is not None:
            # O50: who has no coin does not pay one, but may have to give something for it.
            kind = "census-last" if state.coins[seat] else "census-last-poor"
            state.tell(kind, seat, farmers=counted)
        return torture.owe(state, seat, 1)
    return False
