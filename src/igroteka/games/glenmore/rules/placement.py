"""The free places of a territory: where a tile may be laid, and what a place is called.

A place is called by an own tile and the side of it on which the place lies, one number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.glenmore.rules.box import PLAIN, RIVER
from igroteka.games.glenmore.rules.cells import (
    EAST,
    NORTH,
    ROW,
    SOUTH,
    STEP,
    WEST,
    neighbours,
)
from igroteka.games.glenmore.rules.tiles import HOME, LINK

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def survey(state: GlenMoreState, seat: int) -> None:
    """Find all places of *seat*: where plain, river and road tiles may go."""
    cell, folk, land = state.cell, state.folk, state.lands[seat]
    # By its cell, what a place beside an own tile is called, its side not yet added.
    own = {cell[tile]: 4 * (tile if tile < HOME else HOME) for tile in land}
    # G11: a clan member stands on one of the eight neighbouring tiles.
    near: dict[int, None] = {}
    for tile in land:
        if folk[tile]:
            near.update(neighbours(cell[tile]))
    # G12: a river or road tile continues the one river or road at an end of it.
    # G13: and may not run into a tile that lacks it; nothing else is laid at an open end.
    links: list[list[int]] = [[], []]
    ends = state.ends
    for side in range(4):
        end = cell[ends[4 * seat + side]]
        place = end + STEP[side]
        if place in near:
            del near[place]
            if place + STEP[side] not in own:
                links[side & 1].append(own[end] + side)
    state.river_spots, state.road_spots = tuple(links[0]), tuple(links[1])
    # G11: the tile touches an own tile with a full side. G14: nothing else matters.
    plain: list[int] = []
    for place in near:
        if place in own:
            continue
        if place - ROW in own:
            plain.append(own[place - ROW] + NORTH)
        elif place - 1 in own:
            plain.append(own[place - 1] + EAST)
        elif place + ROW in own:
            plain.append(own[place + ROW] + SOUTH)
        elif place + 1 in own:
            plain.append(own[place + 1] + WEST)
    state.plain_spots = tuple(plain)


def spots(state: GlenMoreState, tile: int) -> tuple[int, ...]:
    """Return where *tile* may go, as numbers of `place` actions."""
    link = LINK[tile]
    if link == PLAIN:
        return state.plain_spots
    return state.river_spots if link == RIVER else state.road_spots


def cell_of_spot(state: GlenMoreState, spot: int, seat: int) -> int:
    """Return the cell that a `place` action means."""
    tile, side = spot >> 2, spot & 3
    return state.cell[tile if tile < HOME else HOME + seat] + STEP[side]


def open_end(state: GlenMoreState, place: int, seat: int) -> int:
    """Return the side to which the river or road would go on over a cell; −1: neither does."""
    for side in range(4):
        if state.cell[state.ends[4 * seat + side]] + STEP[side] == place:
            return side
    return -1


def way_of_side(side: int) -> str:
    """G12: return what runs to a side: the river north and south, the road east and west."""
    return "road" if side & 1 else "river"


def spot_of_cell(state: GlenMoreState, place: int, seat: int) -> int:
    """Return what a free cell is called that touches the land with a full side.

    An end of river or road is named from the tile that ends there, any other place from its
    south, west, north or east neighbour, the first it has: as in `survey`.
    """
    side = open_end(state, place, seat)
    if side >= 0:
        tile = state.ends[4 * seat + side]
    else:
        own = {state.cell[tile]: tile for tile in state.lands[seat]}
        side = next(side for side in range(4) if place - STEP[side] in own)
        tile = own[place - STEP[side]]
    return 4 * (tile if tile < HOME else HOME) + side


def extend_links(state: GlenMoreState, tile: int, seat: int) -> None:
    """Note that a river or road tile, already laid, is the new end."""
    ends, base = state.ends, 4 * seat
    side = NORTH if LINK[tile] == RIVER else EAST
    if state.cell[ends[base + side]] + STEP[side] != state.cell[tile]:
        side += 2
    ends[base + side] = tile
