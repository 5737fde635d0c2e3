"""What a seat may know of a game of Orléans. O55: all but plans, draws and tiles to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.state import View
from igroteka.games.orleans.data import (
    CITIZEN_NAMES,
    DEED_NAMES,
    ENTRIES_OF_DEED,
    ENTRY_KIND,
    ENTRY_SPACES,
    EVENT_NAMES,
    EVENTS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KNIGHT,
    KNIGHT_DRAWS,
    LEVELS,
    ROUNDS,
    TOKEN_NAMES,
    TOKENS,
    TRACKS,
)
from igroteka.games.orleans.places import (
    BOARD_PLACES,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOTS,
    SLOTS_OF,
    STACK,
    TILE_NAMES,
    TILES,
    TOWER_TILE,
)
from igroteka.games.orleans.steps.numbers import (
    ACTIONS,
    EMPTY,
    GONE_GOODS,
    GONE_TECHNOLOGY,
    NOBODY,
    OUT,
    PHASE_NAMES,
    PLANNING,
    S_BATH_PUT,
    S_GO,
    S_GOODS,
    S_RECALL,
    S_REMOVE,
    S_REWARD,
    S_SEND,
    S_STORE,
    S_TORTURE,
    STEP_NAMES,
    TECHNOLOGY,
)
from igroteka.games.orleans.towns import RIVER, TOWN_NAMES, WAYS

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def describe(state: OrleansState, seat: int | None) -> View:
    """Return a position, from which plans hidden from *seat* have been taken away."""
    over = state.seat_to_act is None
    known = state.glass[: state.round + 1]
    return {
        "step": "over" if over else STEP_NAMES[state.steps[-1]],
        "phase": "over" if over else PHASE_NAMES[state.phase],
        "round": min(state.round + 1, ROUNDS),
        "event": EVENT_NAMES[state.event],
        "played": [EVENT_NAMES[event] for event in known],
        "to_come": {
            EVENT_NAMES[event]: state.glass.count(event) - known.count(event)
            for event in range(EVENTS)
        },
        "start": state.start,
        "turn": state.turn if state.phase == ACTIONS and not over else None,
        "deciding": None if over else state.seat_to_act,
        "supply": dict(zip(KIND_NAMES, state.supply, strict=True)),
        "goods_market": dict(zip(GOOD_NAMES, state.goods_market, strict=True)),
        "technology_supply": state.technology_supply,
        "ways": [
            {
                "kind": "river" if way.kind == RIVER else "road",
                "towns": [TOWN_NAMES[way.a], TOWN_NAMES[way.b]],
                "goods": [
                    None if state.ways[space] == EMPTY else GOOD_NAMES[state.ways[space]]
                    for space in way.spaces
                ],
                "marks": list(way.marks),
            }
            for way in WAYS
        ],
        "stations": {
            TOWN_NAMES[town]: [s for s in range(state.seats) if owners >> s & 1]
            for town, owners in enumerate(state.built)
        },
        "deeds": {
            DEED_NAMES[deed]: {
                KIND_NAMES[ENTRY_KIND[e]]: [ENTRY_SPACES[e] - state.deeds[e], ENTRY_SPACES[e]]
                for e in entries
            }
            for deed, entries in enumerate(ENTRIES_OF_DEED)
        },
        "citizens": {
            name: None if owner == NOBODY else owner
            for name, owner in zip(CITIZEN_NAMES, state.citizens, strict=True)
        },
        "stacks": [
            [TILE_NAMES[t] for t in range(TILES) if state.tiles[t] == NOBODY and STACK[t] == n]
            for n in (1, 2)
        ],
        "removed": [TILE_NAMES[tile] for tile in range(TILES) if state.tiles[tile] == OUT],
        "gone": {
            "characters": dict(zip(KIND_NAMES, state.gone, strict=False)),
            "goods": dict(zip(GOOD_NAMES, state.gone[GONE_GOODS:GONE_TECHNOLOGY], strict=True)),
            "technology": state.gone[GONE_TECHNOLOGY],
        },
        "warded": None if state.warded == NOBODY else state.warded,
        "asked": asked(state),
        "players": [player(state, s) for s in range(state.seats)],
    }


def asked(state: OrleansState) -> View:
    """Return the particulars of the open step."""
    found: View = {"drawn": {TOKEN_NAMES[t]: state.hand[t] for t in range(TOKENS) if state.hand[t]}}
    if state.seat_to_act is None:
        return found
    step = state.steps[-1]
    if step in (S_STORE, S_RECALL):
        found["recalls"] = state.steps[-2]
    elif step == S_REMOVE:
        found["removals"] = state.steps[-2]
    elif step == S_GO:
        found["kind"] = "river" if state.steps[-2] == RIVER else "road"
    elif step == S_GOODS:
        found["way"] = state.steps[-2]
    elif step == S_SEND:
        found["place"] = PLACE_NAMES[state.steps[-2]]
        found["sent"] = state.steps[-3]
    elif step == S_REWARD:
        found["place"] = PLACE_NAMES[state.steps[-3]]
        found["sent"] = state.steps[-4]
    elif step == S_BATH_PUT:
        found["picked"] = TOKEN_NAMES[state.steps[-2]]
    elif step == S_TORTURE:
        found["missing"] = state.steps[-2]
    return found


def player(state: OrleansState, seat: int) -> View:
    """Return all that belongs to one player."""
    base = seat * TOKENS
    held = state.held[seat]
    tiles = [tile for tile in range(TILES) if state.tiles[tile] == seat]
    owned = [*range(BOARD_PLACES), *(BOARD_PLACES + tile for tile in tiles)]
    fresh = state.fresh[seat]
    return {
        "coins": state.coins[seat],
        "development": state.development[seat],
        "level": LEVELS[state.development[seat]],
        "tracks": dict(
            zip(KIND_NAMES, state.tracks[seat * TRACKS : seat * TRACKS + TRACKS], strict=False)
        ),
        "draws": KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]],
        "goods": dict(
            zip(GOOD_NAMES, state.goods[seat * GOODS : seat * GOODS + GOODS], strict=True)
        ),
        "stations": [TOWN_NAMES[t] for t, owners in enumerate(state.built) if owners >> seat & 1],
        "stock": state.stock[seat],
        "merchant": TOWN_NAMES[state.merchants[seat]],
        "citizens": [CITIZEN_NAMES[c] for c, owner in enumerate(state.citizens) if owner == seat],
        "technology": state.technology[seat],
        "pioneer": bool(state.pioneers >> seat & 1),
        "market": dict(zip(TOKEN_NAMES, state.market[base : base + TOKENS], strict=True)),
        "bag": dict(zip(TOKEN_NAMES, state.bag[base : base + TOKENS], strict=True)),
        "tower": dict(zip(TOKEN_NAMES, state.tower, strict=True))
        if state.tiles[TOWER_TILE] == seat
        else None,
        "tiles": [TILE_NAMES[tile] for tile in tiles],
        "slots": {
            SLOT_NAMES[slot]: on_slot(state.slots[seat * SLOTS + slot])
            for place in owned
            for slot in SLOTS_OF[place]
        },
        "fresh": [SLOT_NAMES[slot] for slot in range(SLOTS) if fresh >> slot & 1],
        "from_tower": [SLOT_NAMES[slot] for slot in range(SLOTS) if state.origin[seat] >> slot & 1],
        "held": None if held < 0 else TOKEN_NAMES[held & 15],
        "held_from_tower": held >= 16,
        "planned": state.phase == PLANNING and bool(state.done >> seat & 1),
        "passed": state.phase == ACTIONS and bool(state.passed >> seat & 1),
        "score": sum(state.score_sheet(seat).values()),
    }


def on_slot(token: int) -> str | None:
    """Return the word for what lies on a slot."""
    if token == EMPTY:
        return None
    return "technology" if token == TECHNOLOGY else TOKEN_NAMES[token]
