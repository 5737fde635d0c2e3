"""Why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.errors import IllegalAction
from igroteka.games.glenmore.rules.actions import (
    ACTIVATE,
    BUY,
    GIVE,
    HARVEST,
    MOVE,
    PLACE,
    SELL,
    SPEND,
    TAKE,
)
from igroteka.games.glenmore.rules.box import COST_BARREL, COST_PERSON, GOODS, RIVER, ROAD
from igroteka.games.glenmore.rules.placement import spots
from igroteka.games.glenmore.rules.tiles import (
    COST,
    HOME,
    LINK,
    MOST_CUBES,
    STORE_GOOD,
    STORE_TILE,
    STORES_OF_TILE,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def reason(state: GlenMoreState, action: int, seat: int) -> IllegalAction | None:
    """Return why *action* is not legal, or nothing if only the moment is wrong."""
    verb, *words = state.CODEC.words(action)
    step = state.steps[-1]
    if verb == "take" and step == 0:
        return _why_not_take(state, action - TAKE)
    if verb == "place" and step == 1:
        tile = (action - PLACE) >> 2
        if (tile if tile < HOME else HOME + seat) not in state.lands[seat]:
            return _not_yours(words[0])
        return IllegalAction(
            "The tile cannot lie to the {side} of {tile}.",
            "glenmore-refusal-no-place",
            side=words[1],
            tile=words[0],
        )
    if verb in ("sell", "spend"):
        return _why_not_use(state, action - (SELL if verb == "sell" else SPEND), verb, seat)
    if verb == "buy" and step == 2:
        return _why_not_buy(state, action - BUY, seat)
    if verb == "activate" and action < HARVEST:
        return _why_not_activate(state, action - ACTIVATE, seat)
    if verb in ("move", "give"):
        tile = action - (MOVE if verb == "move" else GIVE)
        tile = tile if tile < HOME else HOME + seat
        if tile in state.lands[seat] and not state.folk[tile]:
            return IllegalAction(
                "No clan member stands on {tile}.", "glenmore-refusal-nobody", tile=words[0]
            )
    return None


def _not_yours(tile: str) -> IllegalAction:
    return IllegalAction(
        "{tile} is not in your territory.", "glenmore-refusal-not-yours", tile=tile
    )


def _why_not_use(state: GlenMoreState, store: int, verb: str, seat: int) -> IllegalAction | None:
    tile, good = STORE_TILE[store], STORE_GOOD[store]
    name = state.CODEC.words(SPEND + store)[1]
    if tile not in state.lands[seat]:
        return _not_yours(name)
    if not state.cubes[store]:
        return IllegalAction(
            "There is no {good} on {tile}.",
            "glenmore-refusal-no-cube",
            good=GOODS[good],
            tile=name,
        )
    if verb == "sell" and not state.market[good]:
        return IllegalAction(
            "No coins lie in the market's row of {good}.",
            "glenmore-refusal-no-coins",
            good=GOODS[good],
        )
    return None


def _why_not_buy(state: GlenMoreState, good: int, seat: int) -> IllegalAction | None:
    if state.market[good] == 3:
        return IllegalAction(
            "The market has no {good} left to sell.",
            "glenmore-refusal-sold-out",
            good=GOODS[good],
        )
    if state.coins[seat] <= state.market[good]:
        return IllegalAction(
            "It costs {price} coins and you have {coins}.",
            "glenmore-refusal-price",
            price=state.market[good] + 1,
            coins=state.coins[seat],
        )
    return None


def _why_not_take(state: GlenMoreState, tile: int) -> IllegalAction:
    name = state.CODEC.words(TAKE + tile)[1]
    if tile not in state.chain:
        return IllegalAction(
            "{tile} does not lie on the track.", "glenmore-refusal-not-on-track", tile=name
        )
    if not spots(state, tile):
        if LINK[tile] == RIVER:
            return IllegalAction(
                "{tile} could continue the river nowhere within reach of a clan member.",
                "glenmore-refusal-no-river",
                tile=name,
            )
        if LINK[tile] == ROAD:
            return IllegalAction(
                "{tile} could continue the road nowhere within reach of a clan member.",
                "glenmore-refusal-no-road",
                tile=name,
            )
        return IllegalAction(
            "{tile} could go nowhere within reach of a clan member.",
            "glenmore-refusal-nowhere",
            tile=name,
        )
    if COST[tile] == COST_BARREL:
        return IllegalAction(
            "{tile} costs a barrel of whisky and you have none.",
            "glenmore-refusal-no-barrel",
            tile=name,
        )
    if COST[tile] == COST_PERSON:
        return IllegalAction(
            "{tile} costs a clan member or a chieftain, and one member must stay beside it.",
            "glenmore-refusal-no-person",
            tile=name,
        )
    return IllegalAction(
        "You cannot pay for {tile}, not even by selling and buying.",
        "glenmore-refusal-cannot-pay",
        tile=name,
    )


def _why_not_activate(state: GlenMoreState, tile: int, seat: int) -> IllegalAction:
    name = state.CODEC.words(ACTIVATE + tile)[1]
    tile = tile if tile < HOME else HOME + seat
    if tile not in state.lands[seat]:
        return _not_yours(name)
    if tile not in state.ready and tile not in state.extra:
        return IllegalAction(
            "{tile} cannot be activated (again) in this turn.",
            "glenmore-refusal-not-again",
            tile=name,
        )
    stores = STORES_OF_TILE[tile]
    if stores and sum(state.cubes[store] for store in stores) >= MOST_CUBES:
        return IllegalAction(
            "{cubes} cubes lie on {tile}; there is no room for more.",
            "glenmore-refusal-full",
            cubes=MOST_CUBES,
            tile=name,
        )
    return IllegalAction(
        "You cannot pay what {tile} takes.", "glenmore-refusal-cannot-feed", tile=name
    )
