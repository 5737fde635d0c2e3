"""What a seat may know of a game of Glen More, as numbers: the facts behind `view`.

Prices of the market, free places, leadership and what a payment brings follow from these
numbers and are not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    flags,
    joined,
    step_field,
    turning,
)
from igroteka.engine.rows import coded, flat, found_in, halves, taken
from igroteka.games.glenmore.rules.actions import OPTIONS, POINTS_SECRET
from igroteka.games.glenmore.rules.box import CARD_NAMES, GOODS, MOST_CUBES, ROW_SPACES, SPACES
from igroteka.games.glenmore.rules.cells import ROW
from igroteka.games.glenmore.rules.decisions import DROPPING, PAYING
from igroteka.games.glenmore.rules.steps import STEPS
from igroteka.games.glenmore.rules.steps.paying import payee
from igroteka.games.glenmore.rules.tiles import HOME, MOST_SEATS, STACK_TILES, STORES, TILE_WORDS
from igroteka.games.glenmore.rules.view import is_laid

if TYPE_CHECKING:
    from igroteka.engine.rows import Numbers
    from igroteka.games.glenmore.rules.state import GlenMoreState

VERSION: Final = 1
SEATS: Final = MOST_SEATS
CARDS: Final = len(CARD_NAMES)
KINDS: Final = len(GOODS)
WORDS: Final = len(TILE_WORDS)
CENTRE: Final = 64  # what is added to steps east and north, so that none is negative
REACH: Final = CENTRE + 51  # how far a territory can grow, see `cells`
# The box bounds these less tightly than play does; see docs/observation.md.
MOST_COINS: Final = 60
MOST_BARRELS: Final = 60
MOST_FOLK: Final = 40
MOST_GOODS: Final = 40
MOST_POINTS: Final = 400

LAYOUT: Final[Layout] = Layout(
    "glenmore",
    VERSION,
    public=[
        *common_fields(2, OPTIONS, SEATS),
        step_field(STEPS),
        Field("start", 1, 0, SEATS - 1, "The first player, in seats after the viewer.", codes=True),
        Field("tail", 1, 0, SPACES - 1, "The space of the ring where the track begins."),
        Field(
            "track",
            SPACES,
            0,
            STACK_TILES + SEATS + 1,
            f"Each space from the rearmost on: 0 empty, 1 + tile, {STACK_TILES + 1} + seats after "
            f"the viewer: a figure, {STACK_TILES + SEATS + 1} the die.",
            codes=True,
        ),
        Field("drawn", 1, 0, STACK_TILES, "How many tiles of the stacks have been laid."),
        Field("market", KINDS, 0, ROW_SPACES, "The covered spaces of each row."),
        Field("moved", 1, 0, SPACES - 1, "How far the figure at turn has gone."),
        Field(
            "hand", 1, 0, STACK_TILES, "1 + the tile taken and not yet laid; 0: none.", codes=True
        ),
        Field("site", 2, 0, REACH, f"{CENTRE} + its steps east, and north; zeros: no place yet."),
        Field("paid_for", 1, 0, WORDS, "1 + the tile that is paid for; 0: none.", codes=True),
        Field("caps", KINDS, 0, 3, "How many cubes of each kind may still be paid."),
        Field("payment", 3, 0, 15, "How many more cubes must, may, and how many have been paid."),
        Field("moves", 1, 0, 60, "Movement points."),
        Field("lifted", 1, 0, WORDS, "1 + the tile that a member leaves; 0: none.", codes=True),
        Field(
            "ready",
            WORDS,
            0,
            WORDS,
            "Each tile, the village of who is at turn last: its place from 1 among those that may "
            "still be activated.",
        ),
        Field("extra", WORDS, 0, WORDS, "The same for those of which Loch Ness activates one."),
        Field(
            "owner",
            STACK_TILES,
            0,
            SEATS,
            "Each tile: 0 in no territory, 1 + seats after the viewer.",
            codes=True,
        ),
        Field("order", STACK_TILES, 0, STACK_TILES, "When it was laid there, from 1."),
        Field("east", STACK_TILES, 0, REACH, f"{CENTRE} + its steps east of the start village …"),
        Field("north", STACK_TILES, 0, REACH, "… and north of it; 0: in no territory."),
        Field("folk", STACK_TILES, 0, MOST_FOLK, "Clan members on each tile."),
        Field("cubes", STORES, 0, MOST_CUBES, "Cubes in each store, as actions number them."),
        Field("home_folk", SEATS, 0, MOST_FOLK, "Clan members on the start village.", SEATS),
        Field("coins", SEATS, 0, MOST_COINS, "The coins of each seat.", SEATS),
        Field("barrels", SEATS, 0, MOST_BARRELS, "Its barrels of whisky.", SEATS),
        Field("chieftains", SEATS, 0, MOST_FOLK, "Its chieftains.", SEATS),
        Field("goods", SEATS * KINDS, 0, MOST_GOODS, "Its cubes of each kind.", SEATS),
        Field("cards", SEATS * CARDS, 0, 1, "1: it has the card of the special place.", SEATS),
        Field(
            "points",
            SEATS * 4,
            0,
            MOST_POINTS,
            "Its points by goods, whisky, chieftains, cards; zeros while they are secret.",
            SEATS,
        ),
    ],
    player=[Field("own_points", 4, 0, MOST_POINTS, "The viewer's own, secret or not.")],
    oracle=[
        Field("rival_points", (SEATS - 1) * 4, 0, MOST_POINTS, "The rivals' points.", SEATS - 1),
        Field("deck", STACK_TILES, 0, STACK_TILES - 1, "The stacks as they were laid.", codes=True),
    ],
)

# By seats and viewer, then by the entry of the chain; what is no tile counts from the end. What
# cannot be an entry has a code that the field does not know.
TRACK: Final = tuple(
    tuple(
        bytes(range(1, STACK_TILES + 1)).ljust(254 - seats, b"\xff")
        + bytes((STACK_TILES + SEATS + 1,))
        + bytes(STACK_TILES + 1 + (other - viewer) % seats for other in reversed(range(seats)))
        + b"\0"
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer: where the numbers of players are, from `home_folk` to `points`.
PLACES: Final = tuple(
    turning((1, 1, 1, 1, KINDS, CARDS, 4), seats, SEATS) for seats in range(SEATS + 1)
)
# The bits of a set of cards, in two halves.
LOW_CARDS: Final = 7
LOW: Final = (1 << LOW_CARDS) - 1
FLAGS: Final = tuple(flags(bits, LOW_CARDS) for bits in range(1 << LOW_CARDS))
HIGH_FLAGS: Final = tuple(flags(bits, CARDS - LOW_CARDS) for bits in range(1 << CARDS - LOW_CARDS))
# The numbers that are a byte as they are, up to each of these fields.
UP_TO_TRACK: Final = LAYOUT["track"].offset
UP_TO_READY: Final = LAYOUT["ready"].offset - SPACES
UP_TO_PLAYERS: Final = UP_TO_READY + STACK_TILES + STORES
NO_PAYMENT: Final[tuple[int, ...]] = (0,) * (KINDS + 4)
NO_TILES: Final = bytes(WORDS)
ABSENT: Final = [0] * (SEATS * 4)


def numbers(state: GlenMoreState, seat: int | None, kind: str) -> Sequence[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats = state.seats
    first = 0 if seat is None else seat
    steps = state.steps
    step = steps[-1] if steps else -1
    laid = is_laid(state)
    plain = flat(
        (
            common_numbers(state, seat, SEATS),
            (step + 1, AFTER[seats][first][state.start], state.tail, state.drawn),
            state.market,
            (state.moved, state.hand + 1),
            site_numbers(state.site),
            payment(state) if step == PAYING else NO_PAYMENT,
            (state.moves if laid else 0, word_code(steps[-2]) if step == DROPPING else 0),
            state.folk[:STACK_TILES],
            state.cubes,
            secret_numbers(state, first, kind),
        )
    )
    lands = [land[1:] for land in state.lands]  # the first one is the start village
    owner, order = found_in(STACK_TILES, lands[first:] + lands[:first])
    east, north = halves(state.cell[:STACK_TILES])
    parts: list[Row] = [
        plain[:UP_TO_TRACK],
        coded(state.chain, TRACK[seats][first]).ljust(SPACES, b"\0"),
        plain[UP_TO_TRACK:UP_TO_READY],
        places_of(state.ready) if laid and state.ready else NO_TILES,
        places_of(state.extra) if laid and state.extra else NO_TILES,
        owner,
        order,
        east,
        north,
        plain[UP_TO_READY:UP_TO_PLAYERS],
        taken(PLACES[seats][first], tuple(player_numbers(state))),
        plain[UP_TO_PLAYERS:],
    ]
    return joined(parts)  # type: ignore[no-any-return]


def site_numbers(site: int) -> tuple[int, int]:
    """Return how far east and north a cell is, both from CENTRE on; no cell has zeros."""
    return (0, 0) if site < 0 else (site % ROW, site // ROW)


def secret_numbers(state: GlenMoreState, first: int, kind: str) -> list[int]:
    """Return what not everybody knows: the own points, and for the oracle what is hidden."""
    if kind == PUBLIC:
        return []
    points = state.points[4 * first : 4 * first + 4]
    if kind == ORACLE:
        points += state.points[4 * first + 4 :]
        points += state.points[: 4 * first]
        points += ABSENT[: 4 * (SEATS - state.seats)]
        points += state.deck
    return points


def payment(state: GlenMoreState) -> tuple[int, ...]:
    """Return what is paid for, what may be paid, and what must be, may be and has been."""
    caps, least = state.caps, state.least
    return (
        payee(state) + 1,
        caps & 3,
        caps >> 2 & 3,
        caps >> 4 & 3,
        caps >> 6 & 3,
        caps >> 8 & 3,
        least if least > 0 else 0,
        state.most,
        state.paid,
    )


def word_code(tile: int) -> int:
    """Return 1 + the number of a tile's word: all start villages have the same."""
    return 1 + (tile if tile < HOME else HOME)


def places_of(tiles: list[int]) -> bytearray:
    """Return for each word of a tile its place in a list, from 1."""
    places = bytearray(WORDS)
    place = 1
    for tile in tiles:
        places[tile if tile < HOME else HOME] = place
        place += 1
    return places


def player_numbers(state: GlenMoreState) -> list[Numbers]:
    """Return what belongs to each player."""
    found: list[Numbers] = [
        state.folk[HOME : HOME + state.seats],
        state.coins,
        state.barrels,
        state.chiefs,
        state.goods,
    ]
    for held in state.cards:
        found.append(FLAGS[held & LOW])
        found.append(HIGH_FLAGS[held >> LOW_CARDS])
    # G36: secret points are shown when the game is over.
    if not state.options[POINTS_SECRET] or state.seat_to_act is None:
        found.append(state.points)
    return found
