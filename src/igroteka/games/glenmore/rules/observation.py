"""What a seat may know of a game of Glen More, as numbers: the facts behind `view`.

Prices of the market, free places, leadership and what a payment brings follow from these
numbers and are not among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    ORACLE,
    PUBLIC,
    Field,
    Layout,
    common_fields,
    common_numbers,
    flags,
    step_field,
)
from igroteka.games.glenmore.rules.actions import OPTIONS, POINTS_SECRET
from igroteka.games.glenmore.rules.box import CARD_NAMES, GOODS, MOST_CUBES, ROW_SPACES, SPACES
from igroteka.games.glenmore.rules.cells import MIDDLE, ROW
from igroteka.games.glenmore.rules.decisions import DROPPING, PAYING
from igroteka.games.glenmore.rules.steps import STEPS
from igroteka.games.glenmore.rules.steps.paying import payee
from igroteka.games.glenmore.rules.tiles import HOME, MOST_SEATS, STACK_TILES, STORES, TILE_WORDS
from igroteka.games.glenmore.rules.view import is_laid

if TYPE_CHECKING:
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

# By seats and viewer, then by the entry of the chain; what is no tile counts from the end.
TRACK: Final = tuple(
    tuple(
        (
            *range(1, STACK_TILES + 1),
            STACK_TILES + SEATS + 1,
            *(STACK_TILES + 1 + (other - viewer) % seats for other in reversed(range(seats))),
            0,
        )
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
EAST: Final = tuple(
    CENTRE + (cell - MIDDLE + ROW // 2) % ROW - ROW // 2 for cell in range(ROW * ROW)
)
NORTH: Final = tuple(CENTRE + (cell - MIDDLE + ROW // 2) // ROW for cell in range(ROW * ROW))
ABSENT: Final = (0,) * (SEATS * CARDS)
# The bits of a set of cards, in two halves.
LOW_CARDS: Final = 7
LOW: Final = (1 << LOW_CARDS) - 1
FLAGS: Final = tuple(tuple(flags(bits, LOW_CARDS)) for bits in range(1 << LOW_CARDS))
HIGH_FLAGS: Final = tuple(
    tuple(flags(bits, CARDS - LOW_CARDS)) for bits in range(1 << CARDS - LOW_CARDS)
)
NO_PAYMENT: Final = (0,) * (KINDS + 4)
NO_TILES: Final = (0,) * WORDS


def numbers(state: GlenMoreState, seat: int | None, kind: str) -> list[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats = state.seats
    first = 0 if seat is None else seat
    found = common_numbers(state, seat, SEATS)
    codes = TRACK[seats][first]
    chain = state.chain
    steps, site = state.steps, state.site
    step = steps[-1] if steps else -1
    found += (step + 1, AFTER[seats][first][state.start], state.tail)
    found += [codes[entry] for entry in chain]
    found += ABSENT[: SPACES - len(chain)]
    found.append(state.drawn)
    found += state.market
    found += (state.moved, state.hand + 1)
    found += (EAST[site], NORTH[site]) if site >= 0 else (0, 0)
    if step == PAYING:
        caps, least = state.caps, state.least
        found += (
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
    else:
        found += NO_PAYMENT
    laid = is_laid(state)
    found.append(state.moves if laid else 0)
    found.append(word_code(steps[-2]) if step == DROPPING else 0)
    add_places(state.ready, laid, found)
    add_places(state.extra, laid, found)
    add_lands(state, first, found)
    add_players(state, first, found)
    if kind != PUBLIC:
        found += state.points[4 * first : 4 * first + 4]
        if kind == ORACLE:
            found += state.points[4 * first + 4 :]
            found += state.points[: 4 * first]
            found += ABSENT[: 4 * (SEATS - seats)]
            found += state.deck
    return found


def word_code(tile: int) -> int:
    """Return 1 + the number of a tile's word: all start villages have the same."""
    return 1 + (tile if tile < HOME else HOME)


def add_places(tiles: list[int], laid: bool, found: list[int]) -> None:
    """Add for each word of a tile its place in a list, from 1."""
    if not laid or not tiles:
        found += NO_TILES
        return
    places = [0] * WORDS
    for place, tile in enumerate(tiles, 1):
        places[tile if tile < HOME else HOME] = place
    found += places


def add_lands(state: GlenMoreState, first: int, found: list[int]) -> None:
    """Add whose each tile is, when and where it was laid, and what is on it."""
    owner, order = [0] * STACK_TILES, [0] * STACK_TILES
    east, north = [0] * STACK_TILES, [0] * STACK_TILES
    cells, lands = state.cell, state.lands
    for after, land in enumerate(lands[first:] + lands[:first], 1):
        for place, tile in enumerate(land[1:], 1):  # the first one is the start village
            cell = cells[tile]
            owner[tile] = after
            order[tile] = place
            east[tile] = EAST[cell]
            north[tile] = NORTH[cell]
    found += owner
    found += order
    found += east
    found += north
    found += state.folk[:STACK_TILES]
    found += state.cubes


def add_players(state: GlenMoreState, first: int, found: list[int]) -> None:
    """Add what belongs to each player, from the viewer on."""
    seats = state.seats
    absent = ABSENT[: SEATS - seats]
    folk = state.folk[HOME : HOME + seats]
    for values in (folk, state.coins, state.barrels, state.chiefs):
        found += values[first:]
        found += values[:first]
        found += absent
    goods = state.goods
    found += goods[KINDS * first :]
    found += goods[: KINDS * first]
    found += absent * KINDS
    cards = state.cards
    for held in cards[first:] + cards[:first]:
        found += FLAGS[held & LOW]
        found += HIGH_FLAGS[held >> LOW_CARDS]
    found += absent * CARDS
    # G36: secret points are shown when the game is over.
    if state.options[POINTS_SECRET] and state.seat_to_act is not None:
        found += ABSENT[: SEATS * 4]
    else:
        found += state.points[4 * first :]
        found += state.points[: 4 * first]
        found += absent * 4
