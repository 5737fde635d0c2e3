"""The bathhouse: two from the bag, one of them goes to work at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import KEEP, PICK, PUT
from igroteka.games.orleans.data import TOKEN_NAMES, TOKENS
from igroteka.games.orleans.effects import bag_size, draw_token, fit_bits, release
from igroteka.games.orleans.places import BATH_SLOT, SLOT_NAMES, SLOT_PLACE, SLOTS
from igroteka.games.orleans.steps import acting
from igroteka.games.orleans.steps.numbers import S_BATH, S_BATH_PUT

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def begin(state: OrleansState, seat: int) -> None:
    """O41: draw two, or the only one; the bathhouse's own character is not in the bag."""
    total = bag_size(state, seat)
    hand = state.hand
    for n in range(min(2, total)):
        hand[draw_token(state, seat, total - n)] += 1
    if state.events is not None:
        drawn = " ".join(TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(hand[t]))
        state.tell("bathed", seat, reveals=True, tokens=drawn)
    if fitting(state, seat):
        state.steps.append(S_BATH)
    else:
        finish(state, seat)


def fitting(state: OrleansState, seat: int) -> list[int]:
    """Return the drawn tokens that fit a free slot of another place."""
    bits = fit_bits(state, seat)
    free = state.free[seat]
    return [token for token in range(TOKENS) if state.hand[token] and bits[token] & free]


def legal_bath(state: OrleansState, seat: int) -> list[int]:
    """Offer those that fit; one of them must be used."""
    return [PICK + token for token in fitting(state, seat)]


def apply_bath(state: OrleansState, action: int, seat: int) -> None:
    """Take up the chosen one."""
    state.steps.append(action - PICK)
    state.steps.append(S_BATH_PUT)


def legal_bath_put(state: OrleansState, seat: int) -> list[int]:
    """Offer the slots it fits, and the other one while there is a choice."""
    actions = []
    spots = fit_bits(state, seat)[state.steps[-2]] & state.free[seat]
    while spots:
        spot = spots & -spots
        actions.append(PUT - 1 + spot.bit_length())
        spots ^= spot
    if len(fitting(state, seat)) > 1:
        actions.append(KEEP)
    return actions


def apply_bath_put(state: OrleansState, action: int, seat: int) -> None:
    """Put it on a slot, or choose the other one after all."""
    state.steps.pop()
    token = state.steps.pop()
    if action == KEEP:
        return
    slot = action - PUT
    state.hand[token] -= 1
    state.slots[seat * SLOTS + slot] = token
    state.free[seat] ^= 1 << slot
    if state.events is not None:
        state.tell("bath-put", seat, token=TOKEN_NAMES[token], slot=SLOT_NAMES[slot])
    finish(state, seat)


def finish(state: OrleansState, seat: int) -> None:
    """The other one and the bathhouse's own character go to the bag."""
    for token in range(TOKENS):
        state.bag[seat * TOKENS + token] += state.hand[token]
        state.hand[token] = 0
    release(state, seat, SLOT_PLACE[BATH_SLOT])
    acting.end_turn(state)
