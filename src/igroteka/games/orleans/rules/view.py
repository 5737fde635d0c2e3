"""What a seat may know of a game of Orléans. O55: all but plans, draws and tiles to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from igroteka.engine.view import CommonView
from igroteka.games.orleans.rules.box import (
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
    LEVELS,
    ROUNDS,
    TOKEN_NAMES,
    TOKENS,
    TRACKS,
)
from igroteka.games.orleans.rules.characters import lying, own_places
from igroteka.games.orleans.rules.decisions import (
    ACTIONS,
    EMPTY,
    FROM_TOWER,
    GONE_GOODS,
    GONE_TECHNOLOGY,
    HELD_TOKEN,
    NOBODY,
    NONE_HELD,
    OUT,
    PHASE_NAMES,
    S_BATH_PUT,
    S_DRAW,
    S_GO,
    S_GOODS,
    S_RECALL,
    S_REMOVE,
    S_REWARD,
    S_SEND,
    S_STORE,
    S_TORTURE,
    TECHNOLOGY,
)
from igroteka.games.orleans.rules.places import (
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
from igroteka.games.orleans.rules.readiness import activated
from igroteka.games.orleans.rules.steps.followers import followers_number
from igroteka.games.orleans.rules.steps.planning import has_planned
from igroteka.games.orleans.rules.towns import RIVER, TOWN_NAMES, WAYS

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


class WayView(TypedDict):
    """A road or a river, with what lies on it."""

    kind: Literal["river", "road"]
    towns: list[str]
    goods: list[str | None]
    """The good on each space; null: none."""
    marks: list[int]
    """For each space, how many must play for a good to lie there at the start."""


class GoneView(TypedDict):
    """What left the game."""

    characters: dict[str, int]
    goods: dict[str, int]
    technology: int


class AskedView(TypedDict):
    """The particulars of the open decision."""

    drawn: dict[str, int]
    """The characters in hand: drawn or taken back just now."""
    lying: NotRequired[int]
    """How many characters lie on slots, to be taken back instead of draws."""
    recalls: NotRequired[int]
    """How many characters may still be taken back from slots."""
    removals: NotRequired[int]
    """How many tiles may still be removed from the game."""
    kind: NotRequired[Literal["river", "road"]]
    """How the merchant travels."""
    way: NotRequired[int]
    """The way on which the merchant came, as a number in `ways`."""
    place: NotRequired[str]
    """From where characters are sent to deeds."""
    sent: NotRequired[int]
    """How many have been sent."""
    picked: NotRequired[str]
    """Who goes to work from the bathhouse."""
    missing: NotRequired[int]
    """For how many coins something must be given."""


class PlayerView(TypedDict):
    """All that belongs to one player."""

    coins: int
    development: int
    """The space of the development track."""
    level: int
    tracks: dict[str, int]
    draws: int
    """How many followers may be drawn in a round."""
    goods: dict[str, int]
    stations: list[str]
    """The towns of the built trading stations."""
    stock: int
    """Trading stations in hand."""
    merchant: str
    citizens: list[str]
    technology: int
    """Technology tiles that have not been placed."""
    pioneer: bool
    """Whether the first technology tile has been placed."""
    market: dict[str, int]
    bag: dict[str, int]
    tower: dict[str, int] | None
    """What lies in the gunpowder tower; null: somebody else's, or nobody's."""
    tiles: list[str]
    slots: dict[str, str | None]
    """For each slot of the own places what lies there: a character, `technology` or null."""
    ready: list[str]
    """The places that are activated: all their slots are covered (of the town hall: one)."""
    fresh: list[str]
    """The slots that were filled in this planning phase."""
    from_tower: list[str]
    """Those of them that were filled from the gunpowder tower."""
    held: str | None
    """The character that has been taken up while planning."""
    held_from_tower: bool
    planned: bool
    """Whether the player is through with the planning that is going on."""
    passed: bool
    score: int
    """The points as if the game ended now."""


class OrleansView(CommonView):
    """What a seat may know."""

    step: str
    """The kind of the open decision; `over` when there is none."""
    phase: str
    round: int
    event: str
    played: list[str]
    """The hourglass tiles that have been turned up, this round's last."""
    to_come: dict[str, int]
    """How many tiles of each event are still to come."""
    start: int
    turn: int | None
    """Who acts in phase 5."""
    deciding: int | None
    """Who decides, or the first of several who do."""
    supply: dict[str, int]
    goods_market: dict[str, int]
    technology_supply: int
    ways: list[WayView]
    stations: dict[str, list[int]]
    """For each town the seats that have a trading station there."""
    deeds: dict[str, dict[str, list[int]]]
    """For each deed and kind of character, how many spaces are filled, and how many there are."""
    citizens: dict[str, int | None]
    """For each citizen who has it."""
    stacks: list[list[str]]
    removed: list[str]
    gone: GoneView
    warded: int | None
    """Who ignores the event that is going on."""
    asked: AskedView
    players: list[PlayerView]


def describe(state: OrleansState, common: CommonView) -> OrleansView:
    """Return a position, from which the plans hidden from the viewer have been taken away."""
    over = state.seat_to_act is None
    known = state.glass[: state.round + 1]
    return {
        **common,
        "step": "over" if over else state.step().name,
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


def asked(state: OrleansState) -> AskedView:
    """Return the particulars of the open step."""
    found: AskedView = {
        "drawn": {TOKEN_NAMES[t]: state.hand[t] for t in range(TOKENS) if state.hand[t]}
    }
    if state.seat_to_act is None:
        return found
    step = state.steps[-1]
    if step == S_DRAW:
        found["lying"] = len(lying(state, state.seat_to_act))
    elif step in (S_STORE, S_RECALL):
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


def player(state: OrleansState, seat: int) -> PlayerView:
    """Return all that belongs to one player."""
    base = seat * TOKENS
    held = state.held[seat]
    owned = own_places(state, seat)
    fresh = state.fresh[seat]
    return {
        "coins": state.coins[seat],
        "development": state.development[seat],
        "level": LEVELS[state.development[seat]],
        "tracks": dict(
            zip(KIND_NAMES, state.tracks[seat * TRACKS : seat * TRACKS + TRACKS], strict=False)
        ),
        "draws": followers_number(state, seat),
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
        "tiles": [PLACE_NAMES[place] for place in owned[BOARD_PLACES:]],
        "slots": {
            SLOT_NAMES[slot]: on_slot(state.slots[seat * SLOTS + slot])
            for place in owned
            for slot in SLOTS_OF[place]
        },
        "ready": [PLACE_NAMES[place] for place in activated(state, seat)],
        "fresh": [SLOT_NAMES[slot] for slot in range(SLOTS) if fresh >> slot & 1],
        "from_tower": [SLOT_NAMES[slot] for slot in range(SLOTS) if state.origin[seat] >> slot & 1],
        "held": None if held == NONE_HELD else TOKEN_NAMES[held & HELD_TOKEN],
        "held_from_tower": held >= FROM_TOWER,
        "planned": has_planned(state, seat),
        "passed": state.phase == ACTIONS and bool(state.passed >> seat & 1),
        "score": sum(state.score_sheet(seat).values()),
    }


def on_slot(token: int) -> str | None:
    """Return the word for what lies on a slot."""
    if token == EMPTY:
        return None
    return "technology" if token == TECHNOLOGY else TOKEN_NAMES[token]
