"""What may be activated after a tile is laid, and what an exchange brings (G23, G25–G28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.glenmore.rules.box import LOCH_NESS, NOTHING
from igroteka.games.glenmore.rules.cells import IS_NEAR
from igroteka.games.glenmore.rules.decisions import ACTIVATING, MOVING
from igroteka.games.glenmore.rules.scoring import POINTS_GOODS
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_BARRELS,
    OICH_TILE,
    POINTS,
    TILE_WORDS,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def reached(state: GlenMoreState, tile: int, middle: int, seat: int) -> list[int]:
    """Return the own tiles that laying *tile* on a cell activates besides itself."""
    land, cell = state.lands[seat], state.cell
    if tile == OICH_TILE:
        # G20: Loch Oich: all own tiles instead of the neighbours.
        return [t for t in land if ACTION[t] != NOTHING]
    # G23: the eight neighbours. G31: lochs have no activation.
    return [t for t in land if cell[t] - middle in IS_NEAR and ACTION[t] != NOTHING]


def has_loch_ness(state: GlenMoreState, tile: int, seat: int) -> bool:
    """G20: say whether Loch Ness activates one more tile when *tile* is laid: not Loch Oich."""
    return tile != OICH_TILE and bool(state.cards[seat] >> LOCH_NESS & 1)


def prepare(state: GlenMoreState, tile: int, seat: int) -> None:
    """Find what may be activated now that *tile* is laid."""
    ready = reached(state, tile, state.cell[tile], seat)
    # G23: the new tile, too.
    if ACTION[tile] != NOTHING:
        ready.append(tile)
    state.ready = ready
    state.extra = []
    state.moves = 0
    if state.cards[seat] and has_loch_ness(state, tile, seat):
        # G20: Loch Ness: one more own tile, anywhere.
        state.extra = [t for t in state.lands[seat] if t not in ready and ACTION[t] != NOTHING]


def go_on(state: GlenMoreState) -> None:
    """Go on to movement when nothing is left that could be activated."""
    if not state.ready and not state.extra and state.moves and state.steps[-1] == ACTIVATING:
        state.steps[-1] = MOVING


def exchange_points(tile: int, cubes: int) -> int:
    """G26, G27, G28: return what a butcher, fair, grocer or bridge gives for so many cubes."""
    return POINTS[tile][cubes]


def finish_exchange(state: GlenMoreState, seat: int) -> None:
    """Give what the cubes paid to the active tile bring."""
    tile = state.target
    if EXCHANGE_BARRELS[tile]:
        # G25: a distillery turns a grain into a barrel.
        state.barrels[seat] += EXCHANGE_BARRELS[tile]
        if state.events is not None:
            state.tell("distilled", seat, tile=TILE_WORDS[tile])
    else:
        score_goods(state, tile, exchange_points(tile, state.paid), seat)
    state.target = -1


def score_goods(state: GlenMoreState, tile: int, points: int, seat: int) -> None:
    """Give points for a brown tile."""
    state.points[4 * seat + POINTS_GOODS] += points
    if state.events is not None:
        state.tell("scored", seat, tile=TILE_WORDS[tile], points=points)
