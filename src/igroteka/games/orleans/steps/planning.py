"""Phase 4: putting characters from the market on slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import (
    DONE,
    KEEP,
    LIFT,
    PICK,
    PICK_TOWER,
    PLANNING_ORDER,
    PUT,
)
from igroteka.games.orleans.data import TOKEN_NAMES, TOKENS
from igroteka.games.orleans.effects import fit_bits
from igroteka.games.orleans.places import SLOT_NAMES, SLOTS, TOWER_TILE
from igroteka.games.orleans.steps import rounds
from igroteka.games.orleans.steps.numbers import EMPTY, PLANNING, S_PLAN

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState

NONE_HELD = -1
FROM_TOWER = 16
"""Added to a held token that lies in the tower."""


def can_plan(state: OrleansState, seat: int) -> bool:
    """Say whether any character of *seat* fits a free slot."""
    free = state.free[seat]
    bits = fit_bits(state, seat)
    market = state.market
    base = seat * TOKENS
    for token in range(TOKENS):
        if market[base + token] and bits[token] & free:
            return True
    if state.tiles[TOWER_TILE] == seat:
        for token in range(TOKENS):
            if state.tower[token] and bits[token] & free:
                return True
    return False


def begin_all(state: OrleansState) -> bool:
    """O14: let all plan at once; say whether anybody has something to plan."""
    done = 0
    for seat in range(state.seats):
        if not can_plan(state, seat):
            done |= 1 << seat
    state.done = done
    return wait(state)


def begin(state: OrleansState, seat: int) -> bool:
    """O14: let one plan, in order; say whether there is something to plan."""
    if not can_plan(state, seat):
        return False
    state.done = (1 << state.seats) - 1 - (1 << seat)
    return wait(state)


def wait(state: OrleansState) -> bool:
    """Wait for those who have not reported done; say whether there are any."""
    done = state.done
    for seat in range(state.seats):
        if not done >> seat & 1:
            if not state.steps:
                state.steps.append(S_PLAN)
            state.seat_to_act = seat
            return True
    return False


def secret(state: OrleansState) -> bool:
    """O14: say whether plans are hidden now."""
    return state.phase == PLANNING and not state.options[PLANNING_ORDER]


def legal_plan(state: OrleansState, seat: int) -> list[int]:
    """O13: a character to take up, a slot it fits, what to take back, or done."""
    if state.done >> seat & 1:
        return []
    free = state.free[seat]
    bits = fit_bits(state, seat)
    held = state.held[seat]
    if held != NONE_HELD:
        actions = [KEEP]
        spots = bits[held & 15] & free
        while spots:
            spot = spots & -spots
            actions.append(PUT - 1 + spot.bit_length())
            spots ^= spot
        return actions
    actions = [DONE]
    market = state.market
    base = seat * TOKENS
    for token in range(TOKENS):
        if market[base + token] and bits[token] & free:
            actions.append(PICK + token)
    if state.tiles[TOWER_TILE] == seat:
        tower = state.tower
        for token in range(TOKENS):
            if tower[token] and bits[token] & free:
                actions.append(PICK_TOWER + token)
    fresh = state.fresh[seat]
    while fresh:
        spot = fresh & -fresh
        actions.append(LIFT - 1 + spot.bit_length())
        fresh ^= spot
    return actions


def apply_plan(state: OrleansState, action: int, seat: int) -> None:
    """Carry out one small action of a plan."""
    if action < PICK_TOWER:
        state.held[seat] = action - PICK
    elif action < PUT:
        state.held[seat] = action - PICK_TOWER + FROM_TOWER
    elif action < KEEP:
        put(state, seat, state.held[seat], action - PUT)
        state.held[seat] = NONE_HELD
    elif action == KEEP:
        state.held[seat] = NONE_HELD
    elif action < DONE:
        lift(state, seat, action - LIFT)
    else:
        report_done(state, seat)


def put(state: OrleansState, seat: int, held: int, slot: int) -> None:
    """Lay a held token on *slot*, remembering where it came from."""
    bit = 1 << slot
    token = held & 15
    if held >= FROM_TOWER:
        state.tower[token] -= 1
        state.origin[seat] |= bit
    else:
        state.market[seat * TOKENS + token] -= 1
    state.slots[seat * SLOTS + slot] = token
    state.free[seat] ^= bit
    state.fresh[seat] |= bit


def lift(state: OrleansState, seat: int, slot: int) -> None:
    """Take back what was put on *slot* in this phase."""
    bit = 1 << slot
    token = state.slots[seat * SLOTS + slot]
    if state.origin[seat] & bit:
        state.tower[token] += 1
        state.origin[seat] ^= bit
    else:
        state.market[seat * TOKENS + token] += 1
    state.slots[seat * SLOTS + slot] = EMPTY
    state.free[seat] ^= bit
    state.fresh[seat] ^= bit


def lift_all(state: OrleansState, seat: int) -> None:
    """Undo all that *seat* planned in this phase, as the others see it."""
    fresh = state.fresh[seat]
    while fresh:
        spot = fresh & -fresh
        lift(state, seat, spot.bit_length() - 1)
        fresh ^= spot
    state.held[seat] = NONE_HELD


def report_done(state: OrleansState, seat: int) -> None:
    """Note that *seat* is done; when all are, the plans are shown and stand."""
    state.done |= 1 << seat
    if wait(state):
        return
    state.steps.clear()
    if state.events is not None and not state.options[PLANNING_ORDER]:
        state.tell("revealed", reveals=True)
    for s in range(state.seats):
        if state.events is not None and state.fresh[s]:
            slots = [slot for slot in range(SLOTS) if state.fresh[s] >> slot & 1]
            state.tell(
                "planned",
                s,
                count=len(slots),
                plan=" ".join(
                    f"{TOKEN_NAMES[state.slots[s * SLOTS + slot]]}:{SLOT_NAMES[slot]}"
                    for slot in slots
                ),
            )
        # O13: what lies on a slot now moves no more.
        state.fresh[s] = 0
        state.origin[s] = 0
    rounds.go_on(state)
