"""What a seat may know of a game of Glen More: all but the order of the stacks.

Tiles are named as in the texts of actions; a place is its offset to the east and north of
the start village.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.engine.state import View
from igroteka.games.glenmore.rules import scoring, turn
from igroteka.games.glenmore.rules.actions import PLACE, POINTS_SECRET
from igroteka.games.glenmore.rules.activation import is_last_turn
from igroteka.games.glenmore.rules.box import CARD_NAMES, GOODS
from igroteka.games.glenmore.rules.placement import cell_of_spot
from igroteka.games.glenmore.rules.tiles import (
    DIRECTION_NAMES,
    HOME,
    SCORINGS,
    SPACES,
    STACK_ENDS,
    STACK_SIZES,
    STORE_GOOD,
    STORES_OF_TILE,
    TILE_WORDS,
    cell_xy,
)
from igroteka.games.glenmore.rules.track import FIGURE

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def word(tile: int) -> str:
    """Return the name of a tile; start villages are "home"."""
    return TILE_WORDS[min(tile, HOME)]


def describe(state: GlenMoreState, seat: int | None) -> View:
    """Return the open things. G36: only points may be secret."""
    step = state.steps[-1] if state.steps else -1
    return {
        "step": turn.STEP_NAMES[step] if state.steps else "over",
        "start": state.start,
        "track": track(state),
        "tail": state.tail,
        "stacks": [
            max(0, min(size, last - state.drawn))
            for size, last in zip(STACK_SIZES, STACK_ENDS, strict=True)
        ],
        "scorings": sum(state.drawn >= last for last in SCORINGS),
        "market": dict(zip(GOODS, state.market, strict=True)),
        "moved": state.moved,
        "last_turn": state.seat_to_act is not None and step > 0 and is_last_turn(state),
        "hand": word(state.hand) if state.hand >= 0 else None,
        "site": list(cell_xy(state.site)) if state.site >= 0 else None,
        "places": places(state),
        "payment": payment(state, step),
        "ready": [word(tile) for tile in state.ready] if step >= turn.FILLING else [],
        "extra": [word(tile) for tile in state.extra] if step >= turn.FILLING else [],
        "moves": state.moves if step >= turn.FILLING else 0,
        "lifted": word(state.steps[-2]) if step == turn.DROPPING else None,
        "players": [player(state, s, seat) for s in range(state.seats)],
    }


def track(state: GlenMoreState) -> list[dict[str, Any]]:
    """Return the 14 spaces from the rearmost entry of the chain on; the last ones are empty."""
    spaces: list[dict[str, Any]] = []
    for n in range(SPACES):
        entry = state.chain[n] if n < len(state.chain) else -1
        figure = FIGURE - entry
        spaces.append(
            {
                "space": (state.tail + n) % SPACES,
                "tile": word(entry) if entry >= 0 else None,
                "figure": None if figure < 0 else figure if figure < state.seats else "die",
            }
        )
    return spaces


def places(state: GlenMoreState) -> dict[str, list[dict[str, Any]]]:
    """Return where the player at turn may lay a plain tile, a river tile, a road tile."""
    seat = state.seat_to_act
    if seat is None or state.steps[-1] > turn.PLACING:
        return {"plain": [], "river": [], "road": []}
    found = {}
    for link, spots in (
        ("plain", state.plain_spots),
        ("river", state.river_spots),
        ("road", state.road_spots),
    ):
        found[link] = [
            {
                "action": PLACE + spot,
                "tile": TILE_WORDS[spot >> 2],
                "side": DIRECTION_NAMES[spot & 3],
                "at": list(cell_xy(cell_of_spot(state, spot, seat))),
            }
            for spot in spots
        ]
    return found


def payment(state: GlenMoreState, step: int) -> dict[str, Any] | None:
    """Return the payment that is being made."""
    if step != turn.PAYING:
        return None
    return {
        "for": word(state.hand if state.hand >= 0 else state.target),
        "caps": {good: state.caps >> 2 * n & 3 for n, good in enumerate(GOODS)},
        "least": max(0, state.least),
        "most": state.most,
        "paid": state.paid,
    }


def player(state: GlenMoreState, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return one player's things."""
    points = state.points[4 * seat : 4 * seat + 4]
    secret = state.options[POINTS_SECRET] and seat != viewer and not state.is_over
    land = state.lands[seat]
    return {
        "coins": state.coins[seat],
        "barrels": state.barrels[seat],
        "chieftains": state.chiefs[seat],
        "leadership": scoring.leadership(state, seat),
        "cards": [name for n, name in enumerate(CARD_NAMES) if state.cards[seat] >> n & 1],
        "points": None
        if secret
        else dict(zip(("goods", "whisky", "chieftains", "cards"), points, strict=True)),
        "score": None if secret else sum(points),
        "members": sum(state.folk[tile] for tile in land),
        "goods": dict(zip(GOODS, state.goods[5 * seat : 5 * seat + 5], strict=True)),
        "tiles": [
            {
                "tile": word(tile),
                "at": list(cell_xy(state.cell[tile])),
                "folk": state.folk[tile],
                "cubes": {
                    GOODS[STORE_GOOD[store]]: state.cubes[store]
                    for store in STORES_OF_TILE[tile]
                    if state.cubes[store]
                },
            }
            for tile in land
        ],
    }
