"""Sending characters from the town hall or the gunpowder tower to the deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import DONE, REWARD, SEND
from igroteka.games.orleans.data import (
    CANALISATION,
    DEED_CITIZEN,
    DEED_NAMES,
    DEEDS,
    ENTRIES_OF_DEED,
    ENTRIES_OF_KIND,
    ENTRY_DEED,
    ENTRY_KIND,
    KIND_NAMES,
    KINDS,
)
from igroteka.games.orleans.effects import develop, release, take_citizen
from igroteka.games.orleans.places import SLOTS, TOWN_HALL, TOWN_HALL_SLOTS
from igroteka.games.orleans.steps import acting
from igroteka.games.orleans.steps.numbers import EMPTY, S_REWARD, S_SEND

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def kinds_to_send(state: OrleansState, seat: int, place: int) -> list[int]:
    """Return the kinds of neutral characters waiting there. O28: own ones never go."""
    if place == TOWN_HALL:
        slots = [state.slots[seat * SLOTS + slot] for slot in TOWN_HALL_SLOTS]
        return [kind for kind in range(KINDS) if kind in slots]
    return [kind for kind in range(KINDS) if state.tower[kind]]


def can_send(state: OrleansState, seat: int, place: int) -> bool:
    """O61: at least one of them must fit a free space."""
    deeds = state.deeds
    for kind in kinds_to_send(state, seat, place):
        for entry in ENTRIES_OF_KIND[kind]:
            if deeds[entry]:
                return True
    return False


def begin(state: OrleansState, place: int) -> None:
    """Ask whom to send where."""
    state.steps.append(0)
    state.steps.append(place)
    state.steps.append(S_SEND)


def legal_send(state: OrleansState, seat: int) -> list[int]:
    """O27: a character to a free space that shows exactly its kind; after one, enough."""
    deeds = state.deeds
    actions = [
        SEND + entry
        for kind in kinds_to_send(state, seat, state.steps[-2])
        for entry in ENTRIES_OF_KIND[kind]
        if deeds[entry]
    ]
    if state.steps[-3]:
        actions.append(DONE)
    return actions


def apply_send(state: OrleansState, action: int, seat: int) -> None:
    """Send a character for the rest of the game, and reward it at once."""
    if action == DONE:
        finish(state, seat)
        return
    steps = state.steps
    entry = action - SEND
    kind = ENTRY_KIND[entry]
    if steps[-2] == TOWN_HALL:
        slot = TOWN_HALL_SLOTS[0]
        if state.slots[seat * SLOTS + slot] != kind:
            slot = TOWN_HALL_SLOTS[1]
        state.slots[seat * SLOTS + slot] = EMPTY
        state.free[seat] |= 1 << slot
    else:
        state.tower[kind] -= 1
    state.deeds[entry] -= 1
    steps[-3] += 1
    deed = ENTRY_DEED[entry]
    if state.events is not None:
        state.tell("sent", seat, character=KIND_NAMES[kind], deed=DEED_NAMES[deed])
    if deed == CANALISATION:
        steps.append(S_REWARD)
    else:
        state.coins[seat] += DEEDS[deed].coins
        if state.events is not None:
            state.tell("coins", seat, coins=DEEDS[deed].coins)
    # O27: whoever fills the last space takes the citizen.
    if not any(state.deeds[e] for e in ENTRIES_OF_DEED[deed]):
        take_citizen(state, seat, DEED_CITIZEN + deed)
    if deed != CANALISATION:
        go_on(state, seat)


def go_on(state: OrleansState, seat: int) -> None:
    """Ask about the second character, if it can be sent."""
    if state.steps[-3] == 2 or not can_send(state, seat, state.steps[-2]):
        finish(state, seat)


def finish(state: OrleansState, seat: int) -> None:
    """O61: one not sent goes to the bag; O40: from the tower it does not."""
    if state.steps[-2] == TOWN_HALL:
        release(state, seat, TOWN_HALL)
    acting.end_turn(state)


def legal_reward(state: OrleansState, seat: int) -> list[int]:
    """O27: canalisation gives a coin or a development point, chosen each time."""
    return [REWARD, REWARD + 1]


def apply_reward(state: OrleansState, action: int, seat: int) -> None:
    """Give the chosen reward."""
    state.steps.pop()
    if action == REWARD:
        state.coins[seat] += 1
        if state.events is not None:
            state.tell("coins", seat, coins=1)
    else:
        if state.events is not None:
            state.tell("point", seat)
        develop(state, seat, 1)
    go_on(state, seat)
