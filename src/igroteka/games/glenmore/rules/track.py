"""The track: who moves next, what leaves the chain, what is laid anew.

The chain is a list from the rearmost figure forward: a tile, or FIGURE − n for the figure
of seat n; the number after the last seat is the die. `tail` is the space of its first entry.
While a turn lasts, the first entry is the space that the mover has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.glenmore.rules import scoring
from igroteka.games.glenmore.rules.box import DIE, SCORINGS, SPACES
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.placement import survey
from igroteka.games.glenmore.rules.tiles import STACK_TILES, TILE_NAMES

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

LEFT: Final = -1  # the space just left
FIGURE: Final = -2  # the figure of seat 0


def has_die(seats: int) -> bool:
    """G4: with two or three players the die is one more figure."""
    return seats < 4


def step_to(state: GlenMoreState, index: int) -> int:
    """Move the rearmost figure to *index* of the chain; return the tile that lay there."""
    chain = state.chain
    tile = chain[index]
    chain[index] = chain[0]
    chain[0] = LEFT
    return tile


def first_tile(state: GlenMoreState, count: int = 1) -> int:
    """Return the index of the *count*-th tile ahead of the rearmost figure."""
    index = 0
    while count:
        index += 1
        count -= state.chain[index] >= 0
    return index


def refill(state: GlenMoreState) -> None:
    """Fill the track, let the die move while it is rearmost, and start the next turn."""
    chain = state.chain
    while True:
        # G8: what lies behind the new rearmost figure leaves the game.
        steps = 1
        while chain[steps] >= 0:
            if state.events is not None:
                state.tell("passed", tile=TILE_NAMES[chain[steps]])
            steps += 1
        del chain[:steps]
        # G40: it stands so many spaces ahead; so many tiles are laid at the end.
        state.tail = (state.tail + steps) % SPACES
        for _ in range(steps):
            tile = state.deck[state.drawn]
            chain.append(tile)
            state.drawn += 1
            if state.events is not None:
                state.tell("dealt", reveals=True, tile=TILE_NAMES[tile])
            if state.drawn in SCORINGS:
                # G32: a scoring when the last tile of stack 1, 2 or 3 is laid.
                if state.events is not None:
                    state.tell("scoring", number=SCORINGS.index(state.drawn) + 1)
                scoring.score(state)
                if state.drawn == STACK_TILES:
                    finish(state)
                    return
        # G6: the rearmost figure moves next.
        figure = FIGURE - chain[0]
        if figure < state.seats:
            start_turn(state, figure)
            return
        # G10, G46: the die goes that many tiles ahead; the tile reached leaves the game.
        roll = DIE[state.random_below(6)]
        tile = step_to(state, first_tile(state, roll))
        if state.events is not None:
            state.tell("rolled", reveals=True, roll=roll, tile=TILE_NAMES[tile])


def start_turn(state: GlenMoreState, seat: int) -> None:
    """Open the turn of the rearmost player."""
    state.seat_to_act = seat
    state.steps = [TAKING]
    state.moved = 0
    survey(state, seat)


def finish(state: GlenMoreState) -> None:
    """End the game. G32: after the third scoring nobody moves."""
    state.seat_to_act = None
    state.steps = []
    state.plain_spots = state.river_spots = state.road_spots = ()
    if state.events is not None:
        state.tell("finished")
