"""What a seat may know of a game of Orléans, as numbers: the facts behind `view`.

Levels, draws, activated places and points follow from these numbers and are not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    NEXT,
    ORACLE,
    PUBLIC,
    ZEROS,
    Field,
    Layout,
    Row,
    common_fields,
    common_numbers,
    joined,
    step_field,
    turning,
)
from igroteka.engine.rows import coded, flat, set_bits, taken
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
    BOARD_SLOTS,
    PLACES,
    SLOTS,
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

# By seats and viewer, the owner of a tile; OUT and NOBODY count from the end.
OWNER: Final = tuple(
    tuple(
        bytes(1 + (other - viewer) % seats for other in range(seats)).ljust(254, b"\0")
        + bytes((SEATS + 1, 0))
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer, bits of seats: the same with the viewer's bit the lowest. What cannot be has
# a code that the field does not know.
TURNED: Final = tuple(
    tuple(
        bytes(
            bits >> viewer | bits << seats - viewer & (1 << seats) - 1 for bits in range(1 << seats)
        ).ljust(256, b"\xff")
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats, then by bits of seats: a flag for each seat.
FLAGS: Final = tuple(
    tuple(tuple(bits >> seat & 1 for seat in range(seats)) for bits in range(1 << seats))
    for seats in range(SEATS + 1)
)
# By seats and viewer: where the numbers of players are, from `coins` to `market`, …
OF_PLAYERS: Final = tuple(
    turning((1,) * 10 + (TRACKS, GOODS, TOKENS, TOKENS), seats, SEATS) for seats in range(SEATS + 1)
)
# … and where what lies on slots is, when those of all seats are in a row: on the boards, from
# the viewer's on, then on the tiles.
OF_SLOTS: Final = tuple(
    tuple(
        bytes(
            place
            for slots in (range(BOARD_SLOTS), range(BOARD_SLOTS, SLOTS))
            for after in range(SEATS)
            for place in (
                [(viewer + after) % seats * SLOTS + slot for slot in slots]
                if after < seats
                else [255] * len(slots)
            )
        )
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# The numbers that are a byte as they are, up to each of these fields; those of the glass come last.
UP_TO_PLAYED: Final = LAYOUT["played"].offset
UP_TO_WAYS: Final = UP_TO_PLAYED + KINDS + GOODS + 1
UP_TO_DEEDS: Final = UP_TO_WAYS + len(TOWNS)
UP_TO_CITIZENS: Final = UP_TO_DEEDS + len(ENTRY_SPACES)
UP_TO_GLASS: Final = UP_TO_CITIZENS + GONE_STATIONS + TOKENS
NONE_HELD_BY: Final = [NONE_HELD] * SEATS
NO_PLANS: Final = bytes(SEATS * SLOTS)
# What is held; nothing counts from the end.
HELD: Final = tuple(bytes((1 + held,)) for held in (*range(FROM_TOWER + TOKENS), NONE_HELD))
ON_BOARDS: Final = SEATS * BOARD_SLOTS
ON_TILES: Final = SLOTS - BOARD_SLOTS
# Decisions with a number right below them on the stack.
DETAILED: Final = frozenset((S_STORE, S_RECALL, S_REMOVE, S_GO, S_GOODS, S_BATH_PUT, S_TORTURE))


def numbers(state: OrleansState, seat: int | None, kind: str) -> Sequence[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats, gone = state.seats, state.gone
    first = 0 if seat is None else seat
    tower, held, market = state.tower, state.held, state.market
    on_slots = bytearray(coded(state.slots, NEXT))  # 1 + what lies on each; 0: nothing
    plans: bytes | bytearray = NO_PLANS
    if state.phase == PLANNING:
        if secret(state):
            held = NONE_HELD_BY[:seats]
            if any(state.fresh):
                tower, market = tower[:], market[:]
                plans = taken_back(state, tower, market, on_slots)
        else:
            mark(state, on_slots)
    known = state.round + 1 if state.round < ROUNDS else ROUNDS
    plain = flat(
        (
            common_numbers(state, seat, SEATS),
            question(state, first, known),
            state.hand,
            state.supply,
            state.goods_market,
            (state.technology_supply,),
            state.built,
            state.deeds,
            gone[:GONE_STATIONS],
            tower,
            state.glass[:known],
        )
    )
    things = coded(state.ways + held, NEXT)
    seen = OF_SLOTS[seats][first].translate(on_slots.ljust(256, b"\0"))
    flags = FLAGS[seats]
    parts: list[Row] = [
        plain[:UP_TO_PLAYED],
        plain[UP_TO_GLASS:].translate(NEXT).ljust(ROUNDS, b"\0"),
        plain[UP_TO_PLAYED:UP_TO_WAYS],
        things[:SPACES],
        plain[UP_TO_WAYS:UP_TO_DEEDS].translate(TURNED[seats][first]),
        plain[UP_TO_DEEDS:UP_TO_CITIZENS],
        coded(state.citizens + state.tiles, OWNER[seats][first]),
        plain[UP_TO_CITIZENS:UP_TO_GLASS],
        taken(
            OF_PLAYERS[seats][first],
            (
                state.coins,
                state.development,
                state.stock,
                gone[GONE_STATIONS : GONE_STATIONS + seats],
                state.merchants,
                state.technology,
                flags[state.pioneers],
                flags[state.passed if acting(state) else 0],
                flags[planned(state)],
                things[SPACES:],
                state.tracks,
                state.goods,
                state.bag,
                market,
            ),
        ),
        seen[:ON_BOARDS],
        on_tiles(seen[ON_BOARDS:]),
    ]
    if kind != PUBLIC:
        parts += (HELD[state.held[first]], plans[first * SLOTS : first * SLOTS + SLOTS])
        if kind == ORACLE:
            add_hidden(state, first, plans, parts)
    return joined(parts)  # type: ignore[no-any-return]


def on_tiles(lying: bytes) -> bytes:
    """Return what lies on the slots of tiles, given that for each seat: a tile has one owner."""
    bits = int.from_bytes(lying, "little")
    bits |= bits >> 16 * ON_TILES
    bits |= bits >> 8 * ON_TILES
    return bits.to_bytes(SEATS * ON_TILES, "little")[:ON_TILES]


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


def taken_back(
    state: OrleansState, tower: list[int], market: list[int], on_slots: bytearray
) -> bytearray:
    """O14: take what is planned unseen back to where it came from; return it by slot, 1 + token."""
    slots = state.slots
    plans = bytearray(NO_PLANS)
    for seat, fresh in enumerate(state.fresh):
        if not fresh:
            continue
        base, stand = seat * SLOTS, seat * TOKENS
        for slot in set_bits(fresh):
            place = base + slot
            token = slots[place]
            on_slots[place] = 0
            plans[place] = token + 1
            market[stand + token] += 1
        for slot in set_bits(state.origin[seat]):
            place = base + slot
            token = slots[place]
            plans[place] = token + 1 + FRESH
            market[stand + token] -= 1
            tower[token] += 1
    return plans


def mark(state: OrleansState, on_slots: bytearray) -> None:
    """Mark what has been laid in this planning phase, of what lies on slots."""
    base = 0
    for fresh, origin in zip(state.fresh, state.origin, strict=True):
        for slot in set_bits(fresh):
            on_slots[base + slot] += FRESH_FROM_TOWER if origin >> slot & 1 else FRESH
        base += SLOTS


def add_hidden(state: OrleansState, seat: int, plans: bytes | bytearray, parts: list[Row]) -> None:
    """Add what *seat* may not know: events to come, and what the others have planned."""
    rivals = [(seat + after) % state.seats for after in range(1, state.seats)]
    absent = SEATS - state.seats
    parts.append(bytes(state.glass))
    parts += [HELD[state.held[rival]] for rival in rivals]
    parts.append(ZEROS[:absent])
    parts += [plans[rival * SLOTS : rival * SLOTS + SLOTS] for rival in rivals]
    parts.append(ZEROS[: absent * SLOTS])
