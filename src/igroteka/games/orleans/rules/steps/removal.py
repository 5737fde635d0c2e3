"""Before the first round, for experts: tiles that go back into the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import DONE, REMOVE
from igroteka.games.orleans.rules.decisions import NOBODY, OUT, S_REMOVE
from igroteka.games.orleans.rules.places import TILE_NAMES, TILES

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def begin(state: OrleansState, seat: int) -> bool:
    """O7: each removes up to one tile, with two players up to two."""
    state.steps.append(2 if state.seats == 2 else 1)
    state.steps.append(S_REMOVE)
    state.seat_to_act = seat
    return True


def obstacle(state: OrleansState, tile: int) -> Reason | None:
    """O7: what keeps a tile from being removed."""
    if state.tiles[tile] == NOBODY:
        return None
    return because(
        "The tile {place} is in no stack any more.",
        "orleans-refusal-tile-gone",
        "O7",
        place=TILE_NAMES[tile],
    )


class Removing(Step["OrleansState"]):
    """O7: which tile of either stack leaves the game, if any."""

    name = "remove"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer every tile of both stacks."""
        tiles = state.tiles
        return [DONE, *(REMOVE + tile for tile in range(TILES) if tiles[tile] == NOBODY)]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Put a tile back into the box."""
        steps = state.steps
        if action != DONE:
            tile = action - REMOVE
            state.tiles[tile] = OUT
            steps[-2] -= 1
            if state.events is not None:
                state.tell("removed", seat, tile=TILE_NAMES[tile])
            if steps[-2]:
                return
        steps.clear()

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the tile."""
        if action == DONE:
            return Offer(action, "done-remove")
        tile = TILE_NAMES[action - REMOVE]
        return Offer(action, "remove", f"tile-{tile}", args={"place": tile})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a tile cannot be removed."""
        return obstacle(state, action - REMOVE) if action >= REMOVE else None
