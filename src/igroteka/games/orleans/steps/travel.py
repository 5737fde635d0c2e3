"""The merchant: moving along rivers and roads, and building trading stations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import GO, LEAVE, TAKE
from igroteka.games.orleans.data import GOOD_NAMES, GOODS
from igroteka.games.orleans.places import SAIL
from igroteka.games.orleans.steps import acting
from igroteka.games.orleans.steps.numbers import EMPTY, S_GO, S_GOODS
from igroteka.games.orleans.towns import (
    NEIGHBOURS,
    ORLEANS,
    RIVER,
    ROAD,
    TOWN_NAMES,
    WAY_BETWEEN,
    WAYS,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def can_go(state: OrleansState, seat: int, does: int) -> bool:
    """O24: barred without such a way from the town."""
    return bool(NEIGHBOURS[RIVER if does == SAIL else ROAD][state.merchants[seat]])


def begin(state: OrleansState, does: int) -> None:
    """Ask where the merchant goes."""
    state.steps.append(RIVER if does == SAIL else ROAD)
    state.steps.append(S_GO)


def legal_go(state: OrleansState, seat: int) -> list[int]:
    """O24: to the next town along one river, or one road."""
    return [GO + town for town in NEIGHBOURS[state.steps[-2]][state.merchants[seat]]]


def apply_go(state: OrleansState, action: int, seat: int) -> None:
    """Move the merchant; ask about the goods that lie on the way."""
    town = action - GO
    way = WAY_BETWEEN[state.steps[-2], state.merchants[seat], town]
    state.merchants[seat] = town
    state.steps.clear()
    if state.events is not None:
        state.tell("went", seat, town=TOWN_NAMES[town])
    for space in WAYS[way].spaces:
        if state.ways[space] != EMPTY:
            state.steps.append(way)
            state.steps.append(S_GOODS)
            return
    acting.end_turn(state)


def legal_goods(state: OrleansState, seat: int) -> list[int]:
    """O24: one good lying there, of one's choice, or none."""
    goods = {state.ways[space] for space in WAYS[state.steps[-2]].spaces}
    return [TAKE + good for good in range(GOODS) if good in goods] + [LEAVE]


def apply_goods(state: OrleansState, action: int, seat: int) -> None:
    """Take a good from the way; it is not replaced."""
    if action != LEAVE:
        good = action - TAKE
        spaces = WAYS[state.steps[-2]].spaces
        space = spaces[0] if state.ways[spaces[0]] == good else spaces[1]
        state.ways[space] = EMPTY
        state.goods[seat * GOODS + good] += 1
        if state.events is not None:
            state.tell("good", seat, good=GOOD_NAMES[good])
    acting.end_turn(state)


def can_build(state: OrleansState, seat: int) -> bool:
    """O25: a station in hand, and none of anybody in the town; in Orléans none of one's own."""
    town = state.merchants[seat]
    owners = state.built[town]
    if town == ORLEANS:
        owners &= 1 << seat
    return not owners and state.stock[seat] > 0


def build(state: OrleansState, seat: int) -> None:
    """Build a trading station in the merchant's town."""
    town = state.merchants[seat]
    state.built[town] |= 1 << seat
    state.stock[seat] -= 1
    if state.events is not None:
        state.tell("built", seat, town=TOWN_NAMES[town])
