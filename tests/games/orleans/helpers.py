"""Positions of Orléans in a line or two, and what must hold in every position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from igroteka.engine.randomness import Rng
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules import rounds
from igroteka.games.orleans.rules.actions import CODEC, DONE, KEEP, LIFT, PASS
from igroteka.games.orleans.rules.box import (
    ENTRIES,
    EVENT_NAMES,
    GOOD_COUNTS,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    NEUTRAL,
    STATIONS,
    TECHNOLOGIES,
    TOKEN_NAMES,
    TOKENS,
    TRACKS,
)
from igroteka.games.orleans.rules.decisions import (
    ACTIONS,
    CENSUS,
    EMPTY,
    FOLLOWERS,
    GONE_GOODS,
    GONE_STATIONS,
    GONE_TECHNOLOGY,
    OUT,
    PLANNING,
    TECHNOLOGY,
    WARDING,
)
from igroteka.games.orleans.rules.places import (
    BOARD_BITS,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOT_WANTS,
    SLOTS,
    SLOTS_OF,
    TILE_BITS,
    TILE_NAMES,
)
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps import STEPS
from igroteka.games.orleans.rules.towns import TOWN_NAMES

PHASES = {
    "census": CENSUS,
    "followers": FOLLOWERS,
    "planning": PLANNING,
    "actions": ACTIONS,
    "event": WARDING,
}


def new(seats: int = 2, seed: int = 1, rules: int | None = None, **options: str) -> OrleansState:
    """A new game whose start player is seat 0, standing at the first decision."""
    while True:
        state = cast(OrleansState, GAME.new(seats, seed, options, rules))
        if state.start == 0:
            return state
        seed += 1


def at(phase: str, state: OrleansState, event: str = "") -> OrleansState:
    """Let *state* go into *phase* anew, with all that has been set up in it."""
    state.steps.clear()
    state.done = state.passed = 0
    for seat in range(state.seats):
        state.fresh[seat] = state.origin[seat] = 0
        state.held[seat] = -1
    if event:
        state.event = EVENT_NAMES.index(event)
        glass = list(state.glass)
        glass[state.round] = state.event
        state.glass = tuple(glass)
    # All are through with the phase before, and have passed if it is that of actions.
    state.phase = PHASES[phase] - 1
    state.at = state.seats
    state.passed = (1 << state.seats) - 1
    rounds.go_on(state)
    return state


def give_tile(state: OrleansState, tile: str, seat: int = 0) -> OrleansState:
    """Let *seat* own a place tile."""
    number = TILE_NAMES.index(tile)
    state.tiles[number] = seat
    state.free[seat] |= TILE_BITS[number]
    return state


def lay(state: OrleansState, slot: str, token: str, seat: int = 0) -> OrleansState:
    """Lay a token of the supply (or the own one of the market) on a slot, fitting or not."""
    number = SLOT_NAMES.index(slot)
    if token == "technology":
        state.technology_supply -= 1
        state.slots[seat * SLOTS + number] = TECHNOLOGY
        state.covered[seat] |= sum(1 << s for s in SLOTS_OF[SLOT_PLACE[number]])
        state.pioneers |= 1 << seat
    else:
        take_from_anywhere(state, token, seat)
        state.slots[seat * SLOTS + number] = TOKEN_NAMES.index(token)
    state.free[seat] &= ~(1 << number)
    return state


def fill(state: OrleansState, place: str, seat: int = 0) -> OrleansState:
    """Fill a place with exactly what it asks for, from the supply."""
    for slot in SLOTS_OF[PLACE_NAMES.index(place)]:
        wants = SLOT_WANTS[slot]
        lay(state, SLOT_NAMES[slot], KIND_NAMES[wants] if wants < KINDS else "farmer", seat)
    return state


def take_from_anywhere(state: OrleansState, token: str, seat: int) -> None:
    """Take a token from the supply, or an own one from the market or the bag."""
    number = TOKEN_NAMES.index(token)
    if number < KINDS:
        state.supply[number] -= 1
    elif state.market[seat * TOKENS + number]:
        state.market[seat * TOKENS + number] -= 1
    else:
        state.bag[seat * TOKENS + number] -= 1


def market(state: OrleansState, *tokens: str, seat: int = 0) -> OrleansState:
    """Let exactly these lie on the market of *seat*; what lay there goes to the bag."""
    base = seat * TOKENS
    for token in range(TOKENS):
        state.bag[base + token] += state.market[base + token]
        state.market[base + token] = 0
    for word in tokens:
        take_from_anywhere(state, word, seat)
        state.market[base + TOKEN_NAMES.index(word)] += 1
    return state


def bag(state: OrleansState, *tokens: str, seat: int = 0) -> OrleansState:
    """Let exactly these be in the bag of *seat*; neutrals go to the supply, own to the market."""
    base = seat * TOKENS
    for token in range(TOKENS):
        if token < KINDS:
            state.supply[token] += state.bag[base + token]
        else:
            state.market[base + token] += state.bag[base + token]
        state.bag[base + token] = 0
    for word in tokens:
        take_from_anywhere(state, word, seat)
        state.bag[base + TOKEN_NAMES.index(word)] += 1
    return state


def track(state: OrleansState, kind: str, space: int, seat: int = 0) -> OrleansState:
    """Put a marker on a space of a track."""
    state.tracks[seat * TRACKS + KIND_NAMES.index(kind)] = space
    return state


def goods(state: OrleansState, seat: int = 0, **counts: int) -> OrleansState:
    """Let *seat* have these goods, from the goods market (or the map when it has none)."""
    for name, count in counts.items():
        good = GOOD_NAMES.index(name)
        for _ in range(count):
            if state.goods_market[good]:
                state.goods_market[good] -= 1
            else:
                state.ways[state.ways.index(good)] = EMPTY
            state.goods[seat * GOODS + good] += 1
    return state


def station(state: OrleansState, *towns: str, seat: int = 0) -> OrleansState:
    """Let *seat* have stations in these towns."""
    for town in towns:
        state.built[TOWN_NAMES.index(town)] |= 1 << seat
        state.stock[seat] -= 1
    return state


def texts(state: OrleansState, seat: int = 0) -> list[str]:
    """What *seat* may do, as texts."""
    return [CODEC.text(action) for action in state.legal_actions(seat)]


def play(state: OrleansState, *actions: str, seat: int = 0) -> OrleansState:
    """Play actions of one seat, checked."""
    for action in actions:
        state.play(action, seat)
    return state


def count(state: OrleansState, where: str, token: str, seat: int = 0) -> int:
    """How many of a token lie in the bag or on the market."""
    tokens: list[int] = getattr(state, where)
    return tokens[seat * TOKENS + TOKEN_NAMES.index(token)]


def on(state: OrleansState, slot: str, seat: int = 0) -> str | None:
    """What lies on a slot."""
    token = state.slots[seat * SLOTS + SLOT_NAMES.index(slot)]
    if token == EMPTY:
        return None
    return "technology" if token == TECHNOLOGY else TOKEN_NAMES[token]


def check_components(state: OrleansState) -> None:
    """104 characters, 90 goods, 16 technologies, 14 citizens, 20 tiles, 10 stations each."""
    seats = range(state.seats)
    sent = [0] * KINDS
    for entry, (_, kind, spaces) in enumerate(ENTRIES):
        sent[kind] += spaces - state.deeds[entry]
    for token in range(TOKENS):
        lying = sum(state.market[token::TOKENS]) + sum(state.bag[token::TOKENS])
        lying += state.slots.count(token) + state.tower[token] + state.hand[token]
        if token < KINDS:
            total = lying + state.supply[token] + sent[token] + state.gone[token]
            assert total == NEUTRAL[token], (TOKEN_NAMES[token], total)
        else:
            assert lying == state.seats, (TOKEN_NAMES[token], lying)
    for good in range(GOODS):
        total = state.goods_market[good] + state.ways.count(good) + state.gone[GONE_GOODS + good]
        total += sum(state.goods[seat * GOODS + good] for seat in seats)
        assert total == GOOD_COUNTS[good], (GOOD_NAMES[good], total)
    placed = state.slots.count(TECHNOLOGY)
    technologies = state.technology_supply + sum(state.technology) + placed
    assert technologies + state.gone[GONE_TECHNOLOGY] == TECHNOLOGIES
    for seat in seats:
        built = sum(owners >> seat & 1 for owners in state.built)
        assert built == built_stations(state, seat)
        stations = built + state.stock[seat]
        assert stations + state.gone[GONE_STATIONS + seat] == STATIONS
        check_slots(state, seat)
    assert len(state.citizens) == 14
    assert all(owner in (-1, *seats) for owner in state.citizens)
    assert len(state.tiles) == 20
    assert all(owner in (OUT, -1, *seats) for owner in state.tiles)
    for numbers in (state.coins, state.supply, state.goods_market, state.bag, state.market):
        assert min(numbers) >= 0


def check_slots(state: OrleansState, seat: int) -> None:
    """The bits of the empty slots agree with what lies there, and only own places count."""
    lies = sum(1 << slot for slot in range(SLOTS) if state.slots[seat * SLOTS + slot] != EMPTY)
    owned = BOARD_BITS
    for tile, owner in enumerate(state.tiles):
        if owner == seat:
            owned |= TILE_BITS[tile]
    assert state.free[seat] == owned & ~lies
    assert not lies & ~owned
    assert sum(state.market[seat * TOKENS : seat * TOKENS + TOKENS]) <= 8
    assert sum(state.tower) <= 2


def eager(state: OrleansState, seat: int, rng: Rng) -> int:
    """A random action that seldom stops early, so that much happens."""
    legal = state.legal_actions(seat)
    if len(legal) > 1 and rng.below(12):
        legal = [a for a in legal if a not in (DONE, PASS, KEEP) and not is_lift(a)] or legal
    return rng.choice(legal)


def is_lift(action: int) -> bool:
    """Whether it takes back a placement."""
    return LIFT <= action < DONE


def random_game(
    seats: int, seed: int, options: Mapping[str, str], check: bool = False
) -> OrleansState:
    """Play a whole eager random game, checking the components all the way if asked."""
    state = cast(OrleansState, GAME.new(seats, seed, options))
    rng = Rng(seed)
    while not state.is_over:
        seat = rng.choice(state.seats_to_act())
        state.apply(eager(state, seat, rng), seat)
        if check:
            check_components(state)
    return state


def nowhere_to_go() -> OrleansState:
    """Every slot that a knight fits is taken."""
    state = give_tile(market(new(), "knight"), "gunpowder_tower")
    for slot in ("ship-knight", "wagon-knight", "guildhall-knight", "scriptorium-knight"):
        lay(state, slot, "technology")
    lay(lay(state, "town_hall-any", "farmer"), "town_hall-any-2", "farmer")
    state.tower[TOKEN_NAMES.index("knight")] = 1
    state.supply[TOKEN_NAMES.index("knight")] -= 1
    give_tile(state, "hayrick")
    state.market[TOKEN_NAMES.index("own-farmer")], state.bag[7] = 1, 0
    return at("planning", state)


@cache
def every_step() -> dict[str, OrleansState]:
    """A position for every kind of decision: some set up, the others from random games."""
    found: dict[str, OrleansState] = {}
    bathing = lay(give_tile(bag(new(), "knight", "scholar"), "bathhouse"), "bathhouse-any", "monk")
    found["bath"] = play(at("actions", bathing), "do bathhouse")
    found["bath-put"] = play(found["bath"].copy(), "pick knight")
    praying = goods(give_tile(new(), "sacristy"), wool=3)
    found["ward"] = at("event", fill(praying, "sacristy"), "taxes")
    selling = lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk")
    found["pay"] = play(at("actions", selling), "do pharmacy")
    towering = give_tile(bag(new(), "knight", "scholar"), "gunpowder_tower")
    found["store"] = play(at("followers", towering), "draw 2")
    for seed in range(40):
        state = cast(OrleansState, GAME.new(2 + seed % 3, seed, {"tiles": "expert"}))
        rng = Rng(seed)
        while not state.is_over and len(found) < len(STEPS):
            found.setdefault(state.step().name, state.copy())
            seat = rng.choice(state.seats_to_act())
            state.apply(eager(state, seat, rng), seat)
    return found
