"""Activation of tiles, and the movement that follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import (
    ACTIVATE,
    DONE,
    END,
    HARVEST,
    MOVE,
    PROMOTE,
    TO,
)
from igroteka.games.glenmore.rules.box import (
    EXCHANGE,
    GOODS,
    LOCH_NESS,
    MOVEMENT,
    NOTHING,
    PRODUCE,
    TAVERN,
)
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    GOOD,
    HOME,
    IONA_TILE,
    IS_FREE,
    IS_NEAR,
    MOST_CUBES,
    OICH_TILE,
    POINTS,
    STACK_TILES,
    TILE_WORDS,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

# Where points come from; `points` holds four numbers a seat.
POINTS_GOODS: Final = 0
POINTS_WHISKY: Final = 1
POINTS_CHIEFTAINS: Final = 2
POINTS_CARDS: Final = 3


def prepare(state: GlenMoreState, tile: int, seat: int) -> None:
    """Find what may be activated now that *tile* is laid."""
    land, cell = state.lands[seat], state.cell
    middle = cell[tile]
    state.moves = 0
    state.extra = []
    if tile == OICH_TILE:
        # G20: Loch Oich: all own tiles instead of the neighbours, and no Loch Ness.
        state.ready = [t for t in land if ACTION[t] != NOTHING]
        return
    # G23: the new tile and its eight neighbours. G31: lochs have no activation.
    state.ready = [
        t for t in land if (cell[t] - middle in IS_NEAR or t == tile) and ACTION[t] != NOTHING
    ]
    if state.cards[seat] >> LOCH_NESS & 1:
        # G20: Loch Ness: one more own tile, anywhere.
        ready = state.ready
        state.extra = [t for t in land if t not in ready and ACTION[t] != NOTHING]


def is_useful(state: GlenMoreState, tile: int, seat: int) -> bool:
    """Say whether activating *tile* would do anything now."""
    action = ACTION[tile]
    if action == PRODUCE:
        # G24: at most three cubes on a tile.
        return state.cubes[FIRST_STORE[tile]] < MOST_CUBES
    if action == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        return market.can_pay(state, seat, price[0], price[1])
    if action in (MOVEMENT, TAVERN):
        return True
    first = FIRST_STORE[IONA_TILE]
    return sum(state.cubes[first : first + 5]) < MOST_CUBES


def activation_actions(state: GlenMoreState, seat: int) -> list[int]:
    """Return what may be done in the activation phase."""
    actions: list[int] = []
    cubes = state.cubes
    free = 0
    for tile in state.ready:
        action = ACTION[tile]
        if action == PRODUCE:
            if cubes[FIRST_STORE[tile]] < MOST_CUBES:
                actions.append(ACTIVATE + tile)
                free += 1
        elif action == MOVEMENT:
            actions.append(ACTIVATE + (tile if tile < HOME else HOME))
            free += 1
        elif is_useful(state, tile, seat):
            actions.append(ACTIVATE + tile)
            free += action == TAVERN
    if free > 1:
        actions.append(HARVEST)
    if state.extra:
        actions += [
            ACTIVATE + (tile if tile < HOME else HOME)
            for tile in state.extra
            if is_useful(state, tile, seat)
        ]
    market.add_sales(state, seat, actions)
    actions.append(DONE if state.moves else END)
    return actions


def activate(state: GlenMoreState, tile: int, seat: int) -> int:
    """Use *tile*. Return what it asks for: NOTHING, PRODUCE_ANY (which kind) or EXCHANGE."""
    # G23: each tile at most once in a phase.
    if tile in state.ready:
        state.ready.remove(tile)
    else:
        state.extra = []
    action = ACTION[tile]
    if action == PRODUCE:
        good = GOOD[tile]
        state.cubes[FIRST_STORE[tile]] += 1
        state.goods[5 * seat + good] += 1
        if state.events is not None:
            state.tell("produced", seat, tile=TILE_WORDS[tile], good=GOODS[good])
        return NOTHING
    if action == MOVEMENT:
        # G29: a village or castle gives a movement point.
        state.moves += 1
        if state.events is not None:
            state.tell("marched", seat, tile=TILE_WORDS[tile if tile < STACK_TILES else HOME])
        return NOTHING
    if action == TAVERN:
        # G28: a tavern gives points for nothing.
        score_goods(state, tile, POINTS[tile][0], seat)
        return NOTHING
    if action == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        state.caps, state.least, state.most = price
        state.paid = 0
        state.target = tile
    return action


def harvest(state: GlenMoreState, seat: int) -> None:
    """Activate every ready tile that takes nothing, asks nothing, and does something."""
    for tile in state.ready[:]:
        if IS_FREE[tile] and is_useful(state, tile, seat):
            activate(state, tile, seat)


def finish_exchange(state: GlenMoreState, seat: int) -> None:
    """Give what the cubes paid to the active tile bring."""
    tile = state.target
    if EXCHANGE_BARRELS[tile]:
        # G25: a distillery turns a grain into a barrel.
        state.barrels[seat] += 1
        if state.events is not None:
            state.tell("distilled", seat, tile=TILE_WORDS[tile])
    else:
        # G26, G27, G28: butchers, fairs, grocer and bridge give points.
        score_goods(state, tile, POINTS[tile][state.paid], seat)
    state.target = -1


def score_goods(state: GlenMoreState, tile: int, points: int, seat: int) -> None:
    """Give points for a brown tile."""
    state.points[4 * seat + POINTS_GOODS] += points
    if state.events is not None:
        state.tell("scored", seat, tile=TILE_WORDS[tile], points=points)


# --- movement -----------------------------------------------------------------------------------


def movement_actions(state: GlenMoreState, seat: int) -> list[int]:
    """Return what may be done after the activations."""
    actions: list[int] = []
    if state.moves:
        folk = state.folk
        actions = [
            MOVE + (tile if tile < HOME else HOME) for tile in state.lands[seat] if folk[tile]
        ]
    market.add_sales(state, seat, actions)
    actions.append(END)
    return actions


def is_last_turn(state: GlenMoreState) -> bool:
    """G41: a figure that moved at least as far as tiles are left will not move again."""
    return state.moved >= STACK_TILES - state.drawn


def drop_actions(state: GlenMoreState, origin: int, seat: int) -> list[int]:
    """Return where the clan member taken up from *origin* may go."""
    cell, folk = state.cell, state.folk
    middle = cell[origin]
    actions: list[int] = []
    members = 0
    for tile in state.lands[seat]:
        members += folk[tile]
        # G29: to a neighbouring own tile. G45: of any kind, with any number on it.
        if cell[tile] - middle in IS_NEAR:
            actions.append(TO + (tile if tile < HOME else HOME))
    # G30: the last member becomes a chieftain only in the player's last turn.
    if members > 1 or is_last_turn(state):
        actions.append(PROMOTE)
    return actions


def drop(state: GlenMoreState, origin: int, tile: int, seat: int) -> None:
    """Move a clan member; *tile* −1: it becomes a chieftain."""
    state.moves -= 1
    state.folk[origin] -= 1
    start = TILE_WORDS[origin if origin < HOME else HOME]
    if tile < 0:
        state.chiefs[seat] += 1
        if state.events is not None:
            state.tell("promoted", seat, tile=start)
        return
    state.folk[tile] += 1
    if state.events is not None:
        state.tell("moved", seat, origin=start, tile=TILE_WORDS[tile if tile < HOME else HOME])
