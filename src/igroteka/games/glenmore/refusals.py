"""Why an action is not legal, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.glenmore.actions import (
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
from igroteka.games.glenmore.data import (
    COST,
    HOME,
    LINK,
    MOST_CUBES,
    STORE_GOOD,
    STORE_TILE,
    STORES_OF_TILE,
)
from igroteka.games.glenmore.placement import spots
from igroteka.games.glenmore.tiles import COST_BARREL, COST_PERSON, GOODS, RIVER, ROAD

if TYPE_CHECKING:
    from igroteka.games.glenmore.state import GlenMoreState


def reason(state: GlenMoreState, action: int, seat: int) -> str:
    """Return why *action* is not legal, or nothing if only the moment is wrong."""
    words = state.CODEC.words(action)
    step = state.steps[-1]
    if words[0] == "take" and step == 0:
        return _why_not_take(state, action - TAKE)
    if words[0] == "place" and step == 1:
        tile = (action - PLACE) >> 2
        if (tile if tile < HOME else HOME + seat) not in state.lands[seat]:
            return f"{words[1]} is not in your territory."
        return f"The tile cannot lie to the {words[2]} of {words[1]}."
    if words[0] in ("sell", "spend"):
        store = action - (SELL if words[0] == "sell" else SPEND)
        tile, good = STORE_TILE[store], STORE_GOOD[store]
        if tile not in state.lands[seat]:
            return f"{words[1]} is not in your territory."
        if not state.cubes[store]:
            return f"There is no {GOODS[good]} on {words[1]}."
        if words[0] == "sell" and not state.market[good]:
            return f"No coins lie in the market's row of {GOODS[good]}."
    if words[0] == "buy" and step == 2:
        good = action - BUY
        if state.market[good] == 3:
            return f"The market has no {GOODS[good]} left to sell."
        if state.coins[seat] <= state.market[good]:
            coins = state.coins[seat]
            return f"It costs {state.market[good] + 1} coins and you have {coins}."
    if words[0] == "activate" and action < HARVEST:
        return _why_not_activate(state, action - ACTIVATE, seat)
    if words[0] in ("move", "give"):
        tile = action - (MOVE if words[0] == "move" else GIVE)
        tile = tile if tile < HOME else HOME + seat
        if tile in state.lands[seat] and not state.folk[tile]:
            return f"No clan member stands on {words[1]}."
    return ""


def _why_not_take(state: GlenMoreState, tile: int) -> str:
    name = state.CODEC.words(TAKE + tile)[1]
    if tile not in state.chain:
        return f"{name} does not lie on the track."
    if not spots(state, tile):
        link = {RIVER: "continue the river", ROAD: "continue the road"}.get(LINK[tile], "go")
        return f"{name} could {link} nowhere within reach of a clan member."
    if COST[tile] == COST_BARREL:
        return f"{name} costs a barrel of whisky and you have none."
    if COST[tile] == COST_PERSON:
        return f"{name} costs a clan member or a chieftain, and one member must stay beside it."
    return f"You cannot pay for {name}, not even by selling and buying."


def _why_not_activate(state: GlenMoreState, tile: int, seat: int) -> str:
    name = state.CODEC.words(ACTIVATE + tile)[1]
    tile = tile if tile < HOME else HOME + seat
    if tile not in state.lands[seat]:
        return f"{name} is not in your territory."
    if tile not in state.ready and tile not in state.extra:
        return f"{name} cannot be activated (again) in this turn."
    stores = STORES_OF_TILE[tile]
    if stores and sum(state.cubes[store] for store in stores) >= MOST_CUBES:
        return f"{MOST_CUBES} cubes lie on {name}; there is no room for more."
    return f"You cannot pay what {name} takes."
