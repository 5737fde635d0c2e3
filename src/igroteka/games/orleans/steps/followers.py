"""Phase 3: drawing followers from the bag, and taking characters back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import DONE, DRAW, RECALL, STORE
from igroteka.games.orleans.data import (
    KNIGHT,
    KNIGHT_DRAWS,
    MARKET_SPACES,
    TOKEN_NAMES,
    TOKENS,
    TOWER_SPACES,
    TRACKS,
)
from igroteka.games.orleans.effects import bag_size, draw_token, market_size
from igroteka.games.orleans.places import SLOT_NAMES, SLOTS, TOWER_TILE
from igroteka.games.orleans.steps import rounds
from igroteka.games.orleans.steps.numbers import (
    EMPTY,
    S_DRAW,
    S_RECALL,
    S_STORE,
    TECHNOLOGY,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def tower_room(state: OrleansState, seat: int) -> int:
    """O40: how many more may be laid in the gunpowder tower of *seat*."""
    if state.tiles[TOWER_TILE] != seat:
        return 0
    return TOWER_SPACES - sum(state.tower)


def room(state: OrleansState, seat: int) -> int:
    """Return how many characters still fit on the market and in the tower of *seat*."""
    return MARKET_SPACES - market_size(state, seat) + tower_room(state, seat)


def most_draws(state: OrleansState, seat: int) -> int:
    """O11: the number of the knight track, at most what is in the bag and what fits."""
    number = KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]]
    return min(number, bag_size(state, seat), room(state, seat))


def begin(state: OrleansState, seat: int) -> bool:
    """Ask *seat* how many to draw, or what to take back; say whether there is a choice."""
    state.seat_to_act = seat
    if most_draws(state, seat) > 0:
        state.steps.append(S_DRAW)
        return True
    return begin_recall(state, seat, KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]])


def legal_draw(state: OrleansState, seat: int) -> list[int]:
    """Offer to draw any number up to the most; O11: also fewer."""
    return list(range(DRAW, DRAW + most_draws(state, seat) + 1))


def apply_draw(state: OrleansState, action: int, seat: int) -> None:
    """O60: draw them together, then store, then take back."""
    state.steps.clear()
    number = action - DRAW
    # O12: for each draw declined one may be taken back.
    allowance = KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]] - number
    if number:
        hand = state.hand
        total = bag_size(state, seat)
        for n in range(number):
            hand[draw_token(state, seat, total - n)] += 1
        if state.events is not None:
            drawn = " ".join(TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(hand[t]))
            state.tell("drew", seat, reveals=True, count=number, tokens=drawn)
        if tower_room(state, seat):
            state.steps.append(allowance)
            state.steps.append(S_STORE)
            return
        to_market(state, seat)
    if not begin_recall(state, seat, allowance):
        rounds.go_on(state)


def to_market(state: OrleansState, seat: int) -> None:
    """Lay what is in the hand on the market."""
    hand = state.hand
    base = seat * TOKENS
    for token in range(TOKENS):
        if hand[token]:
            state.market[base + token] += hand[token]
            hand[token] = 0


# --- the gunpowder tower -----------------------------------------------------------------


def legal_store(state: OrleansState, seat: int) -> list[int]:
    """O40: up to two of those just drawn or taken back may be laid in the tower."""
    hand = state.hand
    actions = [STORE + token for token in range(TOKENS) if hand[token]]
    if sum(hand) <= MARKET_SPACES - market_size(state, seat):
        actions.append(DONE)
    return actions


def apply_store(state: OrleansState, action: int, seat: int) -> None:
    """Lay one in the tower, or the rest on the market."""
    if action != DONE:
        token = action - STORE
        state.hand[token] -= 1
        state.tower[token] += 1
        if state.events is not None:
            state.tell("stored", seat, token=TOKEN_NAMES[token])
        if tower_room(state, seat) and sum(state.hand):
            return
    to_market(state, seat)
    state.steps.pop()
    allowance = state.steps.pop()
    if not begin_recall(state, seat, allowance):
        rounds.go_on(state)


# --- taking back -------------------------------------------------------------------------


def begin_recall(state: OrleansState, seat: int, allowance: int) -> bool:
    """Ask *seat* what to take back; say whether there is a choice."""
    if allowance <= 0 or not room(state, seat):
        return False
    slots = state.slots
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if slots[slot] != EMPTY and slots[slot] != TECHNOLOGY:
            state.steps.append(allowance)
            state.steps.append(S_RECALL)
            return True
    return False


def legal_recall(state: OrleansState, seat: int) -> list[int]:
    """O12: any character of the own slots, activated or not; never a technology tile."""
    slots = state.slots
    base = seat * SLOTS
    actions = [
        RECALL + slot
        for slot in range(SLOTS)
        if slots[base + slot] != EMPTY and slots[base + slot] != TECHNOLOGY
    ]
    actions.append(DONE)
    return actions


def apply_recall(state: OrleansState, action: int, seat: int) -> None:
    """Take a character back to the market, or to the tower if there is room."""
    state.steps.pop()
    allowance = state.steps.pop()
    if action == DONE:
        rounds.go_on(state)
        return
    slot = action - RECALL
    token = state.slots[seat * SLOTS + slot]
    state.slots[seat * SLOTS + slot] = EMPTY
    state.free[seat] |= 1 << slot
    if state.events is not None:
        state.tell("recalled", seat, token=TOKEN_NAMES[token], slot=SLOT_NAMES[slot])
    state.hand[token] += 1
    if tower_room(state, seat):
        state.steps.append(allowance - 1)
        state.steps.append(S_STORE)
        return
    to_market(state, seat)
    if not begin_recall(state, seat, allowance - 1):
        rounds.go_on(state)
