"""What a seat may know of a game of Orléans, as numbers: the facts behind `view`.

Levels, draws, activated places and points follow from these numbers and are not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    ORACLE,
    PUBLIC,
    Field,
    Layout,
    Row,
    common_fields,
    common_numbers,
    in_bytes,
    joined,
    step_field,
    turning,
)
from igroteka.games.orleans.rules.actions import OPTIONS, PLANNING_ORDER
from igroteka.games.orleans.rules.box import (
    CITIZENS,
    DEVELOPMENT_END,
    ENTRY_SPACES,
    EVENTS,
    GOOD_COUNTS,
    GOODS,
    KINDS,
    NEUTRAL,
    ROUNDS,
    SETUPS,
    STATIONS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_END,
    TRACKS,
)
from igroteka.games.orleans.rules.decisions import (
    ACTIONS,
    EMPTY,
    FROM_TOWER,
    GONE_STATIONS,
    NONE_HELD,
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
    TECHNOLOGY,
)
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    BOARD_SLOTS,
    PLACES,
    SLOTS,
    SLOTS_OF,
    TILES,
)
from igroteka.games.orleans.rules.steps import STEPS
from igroteka.games.orleans.rules.steps.planning import has_planned, secret
from igroteka.games.orleans.rules.towns import SPACE_MARKS, TOWNS

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

VERSION: Final = 1
SEATS: Final = max(SETUPS)
SPACES: Final = len(SPACE_MARKS)
MOST_FOLLOWERS: Final = max(NEUTRAL)
MOST_COINS: Final = 400  # the bank has no bottom; see docs/observation.md
# What is added to the code of a token that was laid in this planning phase.
FRESH: Final = TECHNOLOGY + 1
FRESH_FROM_TOWER: Final = 2 * FRESH
SLOT: Final = (
    "0 empty, 1–11 a token, 12 technology; 12 more: laid in this planning phase from the market, "
    "24 more: from the gunpowder tower."
)
# O14: what is planned unseen is not yet there.
AS_SEEN: Final = "as the others see it: before what is planned unseen."
PHASE_CODES: Final = tuple(1 + PHASE_NAMES.index(name) for name in PHASE_NAMES)

LAYOUT: Final[Layout] = Layout(
    "orleans",
    VERSION,
    public=[
        *common_fields(2, OPTIONS, SEATS),
        step_field(STEPS),
        Field(
            "phase",
            1,
            0,
            max(PHASE_CODES),
            "0 over, " + ", ".join(f"{n} {name}" for n, name in enumerate(PHASE_NAMES[:-1], 1)),
            codes=True,
        ),
        Field("round", 1, 1, ROUNDS, "The round."),
        Field("event", 1, 0, EVENTS - 1, "The event of the round.", codes=True),
        Field("start", 1, 0, SEATS - 1, "The start player, in seats after the viewer.", codes=True),
        Field("turn", 1, 0, SEATS, "1 + seats after the viewer: who acts in phase 5.", codes=True),
        Field("warded", 1, 0, SEATS, "The same: who ignores the event; 0: nobody.", codes=True),
        Field(
            "detail",
            1,
            0,
            99,
            "Of the open decision: how many may still be recalled or removed, how many were sent "
            "or coins are missing, the way, the kind of way or of character.",
        ),
        Field("place", 1, 0, len(PLACES), "1 + the place from which is sent; 0: none.", codes=True),
        Field("drawn", TOKENS, 0, MOST_FOLLOWERS, "The characters in hand, by token."),
        Field("played", ROUNDS, 0, EVENTS, "1 + the events so far; 0: to come.", codes=True),
        Field("supply", KINDS, 0, MOST_FOLLOWERS, "Neutral characters left."),
        Field("goods_market", GOODS, 0, max(GOOD_COUNTS), "Goods left."),
        Field("technology_supply", 1, 0, TECHNOLOGIES, "Technology tiles left."),
        Field("ways", SPACES, 0, GOODS, "1 + the good on each space; 0: none.", codes=True),
        Field(
            "stations",
            len(TOWNS),
            0,
            (1 << SEATS) - 1,
            "Each town: bits of who has a station there, the lowest the viewer's, then in order.",
            codes=True,
        ),
        Field("deeds", len(ENTRY_SPACES), 0, max(ENTRY_SPACES), "Free spaces of each entry."),
        Field("citizens", CITIZENS, 0, SEATS, "Each: 1 + seats after the viewer.", codes=True),
        Field(
            "tiles", TILES, 0, SEATS + 1, f"The same; 0 in a stack, {SEATS + 1} out.", codes=True
        ),
        Field("gone", GONE_STATIONS, 0, 30, "Characters, goods and technology out of the game."),
        Field("tower", TOKENS, 0, 16, f"In the gunpowder tower, {AS_SEEN}"),
        Field("coins", SEATS, 0, MOST_COINS, "The coins of each seat.", SEATS),
        Field("development", SEATS, 0, DEVELOPMENT_END, "Its space of the track.", SEATS),
        Field("stock", SEATS, 0, STATIONS, "Its trading stations in hand.", SEATS),
        Field("lost", SEATS, 0, STATIONS, "Its trading stations out of the game.", SEATS),
        Field("merchant", SEATS, 0, len(TOWNS) - 1, "The town of its merchant.", SEATS, codes=True),
        Field("technology", SEATS, 0, TECHNOLOGIES, "Technology not yet placed.", SEATS),
        Field("pioneer", SEATS, 0, 1, "1: its first technology tile is placed.", SEATS),
        Field("passed", SEATS, 0, 1, "1: it has passed.", SEATS),
        Field("planned", SEATS, 0, 1, "1: it is through with planning.", SEATS),
        Field(
            "held",
            SEATS,
            0,
            FROM_TOWER + TOKENS,
            f"1 + token, {FROM_TOWER} more from the tower: taken up while planning, {AS_SEEN}",
            SEATS,
            codes=True,
        ),
        Field("tracks", SEATS * TRACKS, 0, max(TRACK_END), "Its spaces of the tracks.", SEATS),
        Field("goods", SEATS * GOODS, 0, max(GOOD_COUNTS), "Its goods.", SEATS),
        Field("bag", SEATS * TOKENS, 0, MOST_FOLLOWERS, "Tokens in its bag.", SEATS),
        Field("market", SEATS * TOKENS, 0, MOST_FOLLOWERS, f"On its market, {AS_SEEN}", SEATS),
        Field(
            "slots",
            SEATS * BOARD_SLOTS,
            0,
            FRESH_FROM_TOWER + FRESH,
            f"What lies on each slot of its board, {AS_SEEN} {SLOT}",
            SEATS,
            codes=True,
        ),
        Field(
            "tile_slots",
            SLOTS - BOARD_SLOTS,
            0,
            FRESH_FROM_TOWER + FRESH,
            "The same for the slots of all tiles, whoever has them.",
            codes=True,
        ),
    ],
    player=[
        Field("own_held", 1, 0, FROM_TOWER + TOKENS, "What the viewer has taken up.", codes=True),
        Field(
            "own_plan",
            SLOTS,
            0,
            FRESH + TOKENS,
            "What the viewer has laid unseen on each slot: 0 nothing, 1–11 a token of the market, "
            "12 more: of the gunpowder tower.",
            codes=True,
        ),
    ],
    oracle=[
        Field("glass", ROUNDS, 0, EVENTS - 1, "The events of all rounds.", codes=True),
        Field(
            "rival_held",
            SEATS - 1,
            0,
            FROM_TOWER + TOKENS,
            "The same for each rival.",
            SEATS - 1,
            codes=True,
        ),
        Field(
            "rival_plans",
            (SEATS - 1) * SLOTS,
            0,
            FRESH + TOKENS,
            "The same for each rival.",
            SEATS - 1,
            codes=True,
        ),
    ],
)

# Rows of things become bytes, in which −1 is 255, and tables of 256 turn those into others: that
# is several times cheaper than to turn one after the other.
# By seats and viewer, the owner of a tile; OUT and NOBODY count from the end.
OWNER: Final = tuple(
    tuple(
        bytes(1 + (other - viewer) % seats for other in range(seats)).ljust(254, b"\0")
        + bytes((SEATS + 1, 0))
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer, bits of seats: the same with the viewer's bit the lowest.
TURNED: Final = tuple(
    tuple(
        bytes(
            bits >> viewer | bits << seats - viewer & (1 << seats) - 1 for bits in range(1 << seats)
        ).ljust(256, b"\0")
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer, then by bits of seats: a flag for each seat, the viewer's first.
FLAGS: Final = tuple(
    tuple(
        tuple(
            tuple(
                bits >> (viewer + after) % seats & 1 if after < seats else 0
                for after in range(SEATS)
            )
            for bits in range(1 << seats)
        )
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer: the six fields that are a number of each seat.
SINGLE: Final = tuple(turning(6, seats, SEATS) for seats in range(SEATS + 1))
# By seats and viewer: where the slots of each seat begin, the viewer's first.
BASES: Final = tuple(
    tuple(
        tuple((viewer + after) % seats * SLOTS for after in range(seats)) for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
TILE_SLOTS: Final = SLOTS_OF[BOARD_PLACES:]
# By seats: what lies on the slots of all boards; and what lies on ways, who is a citizen, whose
# the tiles are.
ON_BOARDS: Final = tuple(Struct(f"{seats * BOARD_SLOTS}b") for seats in range(SEATS + 1))
ON_TABLE: Final = Struct(f"{SPACES + CITIZENS + TILES}b")
# The next number; of 255, which is nothing, 0.
NEXT: Final = bytes((number + 1) % 256 for number in range(256))
NONE_HELD_BY: Final = [NONE_HELD] * SEATS
ABSENT: Final = (0,) * (SEATS * SLOTS)
# The same for what is in bytes.
ZEROS: Final = bytes(SEATS * SLOTS)
# Decisions with a number right below them on the stack.
DETAILED: Final = frozenset((S_STORE, S_RECALL, S_REMOVE, S_GO, S_GOODS, S_BATH_PUT, S_TORTURE))


def numbers(state: OrleansState, seat: int | None, kind: str) -> Sequence[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats = state.seats
    first = 0 if seat is None else seat
    tower, held, market, slots = state.tower, state.held, state.market, state.slots
    if state.phase == PLANNING:
        slots = slots[:]
        if secret(state):
            tower, held, market = tower[:], NONE_HELD_BY[:seats], market[:]
            take_back(state, tower, market, slots)
        else:
            mark(state, slots)
    found: Row = table_numbers(state, seat, first)
    found += in_bytes(tower)
    found = joined(found, player_numbers(state, first, held, market))
    lying: list[int] = []
    for base in BASES[seats][first]:
        lying += slots[base : base + BOARD_SLOTS]
    found += ON_BOARDS[seats].pack(*lying).translate(NEXT)
    found += ZEROS[: (SEATS - seats) * BOARD_SLOTS]
    found += on_tiles(state.tiles, slots)
    if kind != PUBLIC:
        found.append(state.held[first] + 1)
        found += plan_of(state, first)
        if kind == ORACLE:
            add_hidden(state, first, found)
    return found  # type: ignore[no-any-return]


def table_numbers(state: OrleansState, seat: int | None, first: int) -> bytearray:
    """Return the open decision, how far the game is, and what belongs to nobody."""
    seats = state.seats
    known = state.round + 1 if state.round < ROUNDS else ROUNDS
    short = common_numbers(state, seat, SEATS)
    short += question(state, first, known)
    short += state.hand
    found = bytearray(short)
    found += bytearray(state.glass[:known]).translate(NEXT)
    found += ZEROS[: ROUNDS - known]
    short = state.supply + state.goods_market
    short.append(state.technology_supply)
    found += bytearray(short)
    table = ON_TABLE.pack(*state.ways, *state.citizens, *state.tiles)
    found += table[:SPACES].translate(NEXT)
    found += bytearray(state.built).translate(TURNED[seats][first])
    found += bytearray(state.deeds)
    found += table[SPACES:].translate(OWNER[seats][first])
    found += bytearray(state.gone[:GONE_STATIONS])
    return found


def player_numbers(
    state: OrleansState, first: int, held: list[int], market: list[int]
) -> list[int]:
    """Return what belongs to each player, from the viewer on."""
    seats = state.seats
    absent = SEATS - seats
    bits = FLAGS[seats][first]
    turned: tuple[int, ...] = SINGLE[seats][first](
        [
            *state.coins,
            *state.development,
            *state.stock,
            *state.gone[GONE_STATIONS : GONE_STATIONS + seats],
            *state.merchants,
            *state.technology,
            0,
        ]
    )
    found = list(turned)
    found += bits[state.pioneers]
    found += bits[state.passed if acting(state) else 0]
    found += bits[planned(state)]
    held = [token + 1 for token in held]
    found += held[first:]
    found += held[:first]
    if absent:
        found += ABSENT[:absent]
    for values, width in (
        (state.tracks, TRACKS),
        (state.goods, GOODS),
        (state.bag, TOKENS),
        (market, TOKENS),
    ):
        cut = first * width
        found += values[cut:]
        found += values[:cut]
        if absent:
            found += ABSENT[: absent * width]
    return found


def acting(state: OrleansState) -> bool:
    """Say whether it is phase 5."""
    return state.phase == ACTIONS and state.seat_to_act is not None


def question(state: OrleansState, first: int, known: int) -> tuple[int, ...]:
    """Return the open decision with its particulars, and how far the game is."""
    after = AFTER[state.seats][first]
    kind = phase = detail = place = 0
    if state.seat_to_act is not None:
        steps = state.steps
        step = steps[-1]
        kind, phase = step + 1, PHASE_CODES[state.phase]
        if step in DETAILED:
            detail = steps[-2]
        elif step == S_SEND:
            detail, place = steps[-3], steps[-2] + 1
        elif step == S_REWARD:
            detail, place = steps[-4], steps[-3] + 1
    return (
        kind,
        phase,
        known,
        state.event,
        after[state.start],
        after[state.turn] + 1 if acting(state) else 0,
        after[state.warded] + 1,
        detail,
        place,
    )


def planned(state: OrleansState) -> int:
    """Return the bits of the seats that are through with the planning that is going on."""
    if state.phase != PLANNING:
        return 0
    if not state.options[PLANNING_ORDER]:
        return state.done
    return sum(1 << seat for seat in range(state.seats) if has_planned(state, seat))


def take_back(state: OrleansState, tower: list[int], market: list[int], slots: list[int]) -> None:
    """O14: take what is planned unseen back to where it came from."""
    for seat, fresh in enumerate(state.fresh):
        origin = state.origin[seat]
        while fresh:
            spot = fresh & -fresh
            fresh ^= spot
            place = seat * SLOTS + spot.bit_length() - 1
            if origin & spot:
                tower[slots[place]] += 1
            else:
                market[seat * TOKENS + slots[place]] += 1
            slots[place] = EMPTY


def mark(state: OrleansState, slots: list[int]) -> None:
    """Mark what has been laid in this planning phase."""
    for seat, fresh in enumerate(state.fresh):
        origin = state.origin[seat]
        while fresh:
            spot = fresh & -fresh
            fresh ^= spot
            slots[seat * SLOTS + spot.bit_length() - 1] += (
                FRESH_FROM_TOWER if origin & spot else FRESH
            )


def on_tiles(owners: list[int], slots: list[int]) -> bytearray:
    """Return what lies on the slots of tiles: a tile has one owner at most."""
    lying = bytearray(SLOTS - BOARD_SLOTS)
    for tile, owner in enumerate(owners):
        if owner >= 0:
            base = owner * SLOTS
            for slot in TILE_SLOTS[tile]:
                lying[slot - BOARD_SLOTS] = slots[base + slot] + 1
    return lying


def plan_of(state: OrleansState, seat: int) -> bytearray:
    """Return what *seat* has laid on its slots in a planning phase that is secret."""
    plan = bytearray(SLOTS)
    if secret(state):
        fresh, origin = state.fresh[seat], state.origin[seat]
        while fresh:
            spot = fresh & -fresh
            fresh ^= spot
            slot = spot.bit_length() - 1
            plan[slot] = state.slots[seat * SLOTS + slot] + (FRESH + 1 if origin & spot else 1)
    return plan


def add_hidden(state: OrleansState, seat: int, found: Row) -> None:
    """Add what *seat* may not know: events to come, and what the others have planned."""
    rivals = [(seat + after) % state.seats for after in range(1, state.seats)]
    absent = SEATS - state.seats
    found += bytes(state.glass)
    found += bytes([state.held[rival] + 1 for rival in rivals])
    found += ZEROS[:absent]
    for rival in rivals:
        found += plan_of(state, rival)
    found += ZEROS[: absent * SLOTS]
