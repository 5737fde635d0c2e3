"""What a seat may know of a game of Glen More: all but the order of the stacks.

Tiles are named as in the texts of actions; a place is its offset to the east and north of
the start village.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from igroteka.engine.view import CommonView
from igroteka.games.glenmore.rules import market, scoring
from igroteka.games.glenmore.rules.actions import PLACE, POINTS_SECRET
from igroteka.games.glenmore.rules.activation import reached
from igroteka.games.glenmore.rules.box import (
    CARD_NAMES,
    GOODS,
    ROW_SPACES,
    SCORINGS,
    SPACES,
    STACK_ENDS,
    STACK_SIZES,
)
from igroteka.games.glenmore.rules.cells import DIRECTION_NAMES, cell_xy
from igroteka.games.glenmore.rules.decisions import (
    DROPPING,
    GIVING,
    PAYING,
    PLACING,
    TAKING,
)
from igroteka.games.glenmore.rules.placement import cell_of_spot
from igroteka.games.glenmore.rules.steps import STEPS
from igroteka.games.glenmore.rules.steps.giving import count_members
from igroteka.games.glenmore.rules.steps.moving import is_last_turn
from igroteka.games.glenmore.rules.steps.paying import due_kind, payee, points_so_far
from igroteka.games.glenmore.rules.tiles import STORE_GOOD, STORES_OF_TILE, TILE_WORDS, word
from igroteka.games.glenmore.rules.track import FIGURE

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


class SpaceView(TypedDict):
    """One of the 14 spaces of the track."""

    space: int
    """Its number on the ring, from 0."""
    tile: str | None
    figure: int | Literal["die"] | None
    """Whose figure stands there; the die is a figure with two or three players."""


class PlaceView(TypedDict):
    """A place where the player at turn may lay a tile."""

    action: int
    """The action that chooses it."""
    tile: str
    """The own tile that it is named from."""
    side: str
    """The side of that tile: `north`, `east`, `south` or `west`."""
    at: list[int]
    """Its steps east and north of the start village."""
    activates: list[str]
    """The own tiles that a tile laid there would activate, besides itself."""


class PlacesView(TypedDict):
    """The free places of the player at turn, by what runs through the tile."""

    plain: list[PlaceView]
    river: list[PlaceView]
    road: list[PlaceView]


class TradeView(TypedDict):
    """What a cube costs and brings now."""

    buy: int | None
    """The lowest open number of the row; null: none is left to buy."""
    sell: int | None
    """The largest stack of coins of the row; null: no coins, no sale."""


# “for” is a word of the language, so this one field is declared in another way.
PaymentFor = TypedDict("PaymentFor", {"for": str})


class PaymentView(PaymentFor):
    """The payment that is being made; `for` is the tile that is paid for."""

    caps: dict[str, int]
    """How many cubes of each kind may still be paid."""
    least: int
    """How many more cubes must be paid."""
    most: int
    """How many more cubes may be paid."""
    paid: int
    """How many cubes have been paid."""
    due: str | None
    """The kind that must be paid now; null: there is a choice."""
    brings: int
    """The points that the cubes paid for an exchange bring by now."""


class TileView(TypedDict):
    """A tile of a territory."""

    tile: str
    at: list[int]
    """Its steps east and north of the start village."""
    folk: int
    """Clan members on it."""
    cubes: dict[str, int]
    """Cubes on it, by kind; kinds that do not lie there are left out."""


class PlayerView(TypedDict):
    """One player's things."""

    coins: int
    barrels: int
    chieftains: int
    leadership: int
    """Chieftains and bonnets as they count in a scoring."""
    cards: list[str]
    points: dict[str, int] | None
    """Points so far by where they come from; null: secret."""
    score: int | None
    """The points as if the game ended now, with coins and the price of tiles; null: secret."""
    members: int
    """Clan members in the territory."""
    goods: dict[str, int]
    """Own cubes of each kind, on whatever tile."""
    tiles: list[TileView]
    """The territory, in the order in which it was laid."""


class GlenMoreView(CommonView):
    """What a seat may know of a game of Glen More."""

    step: str
    """The decision that is open; `over` when the game is."""
    start: int
    """The first player."""
    track: list[SpaceView]
    """The 14 spaces from the rearmost entry of the chain on; the last ones are empty."""
    tail: int
    """The space of the chain's first entry."""
    stacks: list[int]
    """How many tiles are left in each stack."""
    scorings: int
    """How many of the three are over."""
    market: dict[str, int]
    """Covered spaces of each row."""
    prices: dict[str, TradeView]
    moved: int
    """How far the figure at turn has gone in this turn."""
    last_turn: bool
    """Whether the turn under way is its player's last."""
    hand: str | None
    """The tile taken and not yet laid."""
    site: list[int] | None
    """The place chosen for it, while it is paid for."""
    places: PlacesView
    payment: PaymentView | None
    ready: list[str]
    """Tiles that may still be activated in this turn."""
    extra: list[str]
    """Tiles of which Loch Ness may still activate one."""
    moves: int
    """Movement points."""
    lifted: str | None
    """The tile from which a clan member has been taken up."""
    players: list[PlayerView]


def describe(state: GlenMoreState, seat: int | None, common: CommonView) -> GlenMoreView:
    """Return the open things. G36: only points may be secret."""
    step = state.steps[-1] if state.steps else -1
    laid = is_laid(state)
    return {
        **common,
        "step": STEPS[step].name if state.steps else "over",
        "start": state.start,
        "track": track(state),
        "tail": state.tail,
        "stacks": [
            max(0, min(size, last - state.drawn))
            for size, last in zip(STACK_SIZES, STACK_ENDS, strict=True)
        ],
        "scorings": sum(state.drawn >= last for last in SCORINGS),
        "market": dict(zip(GOODS, state.market, strict=True)),
        "prices": {good: trade(state, n) for n, good in enumerate(GOODS)},
        "moved": state.moved,
        "last_turn": state.seat_to_act is not None and step > TAKING and is_last_turn(state),
        "hand": word(state.hand) if state.hand >= 0 else None,
        "site": list(cell_xy(state.site)) if state.site >= 0 else None,
        "places": places(state),
        "payment": payment(state) if step == PAYING else None,
        "ready": [word(tile) for tile in state.ready] if laid else [],
        "extra": [word(tile) for tile in state.extra] if laid else [],
        "moves": state.moves if laid else 0,
        "lifted": word(state.steps[-2]) if step == DROPPING else None,
        "players": [player(state, s, seat) for s in range(state.seats)],
    }


def is_laid(state: GlenMoreState) -> bool:
    """Say whether the tile of this turn lies: before that, what is ready is of another turn."""
    if not state.steps or state.steps[-1] in (TAKING, PLACING, GIVING):
        return False
    # A payment with a tile in hand is for that tile; else it is for one that was activated.
    return state.hand < 0


def track(state: GlenMoreState) -> list[SpaceView]:
    """Return the 14 spaces from the rearmost entry of the chain on; the last ones are empty."""
    spaces: list[SpaceView] = []
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


def trade(state: GlenMoreState, good: int) -> TradeView:
    """Return what a cube of a kind costs and sells for."""
    return {
        "buy": market.price(state, good) if state.market[good] < ROW_SPACES else None,
        "sell": market.sale(state, good) or None,
    }


def places(state: GlenMoreState) -> PlacesView:
    """Return where the player at turn may lay a plain tile, a river tile, a road tile."""
    seat = state.seat_to_act
    if seat is None or state.steps[-1] > PLACING:
        return {"plain": [], "river": [], "road": []}
    return {
        "plain": [place(state, spot, seat) for spot in state.plain_spots],
        "river": [place(state, spot, seat) for spot in state.river_spots],
        "road": [place(state, spot, seat) for spot in state.road_spots],
    }


def place(state: GlenMoreState, spot: int, seat: int) -> PlaceView:
    """Return one place."""
    cell = cell_of_spot(state, spot, seat)
    return {
        "action": PLACE + spot,
        "tile": TILE_WORDS[spot >> 2],
        "side": DIRECTION_NAMES[spot & 3],
        "at": list(cell_xy(cell)),
        "activates": [word(tile) for tile in reached(state, state.hand, cell, seat)],
    }


def payment(state: GlenMoreState) -> PaymentView:
    """Return the payment that is being made."""
    due = due_kind(state)
    return {
        "for": word(payee(state)),
        "caps": {good: state.caps >> 2 * n & 3 for n, good in enumerate(GOODS)},
        "least": max(0, state.least),
        "most": state.most,
        "paid": state.paid,
        "due": GOODS[due] if due >= 0 else None,
        "brings": points_so_far(state),
    }


def player(state: GlenMoreState, seat: int, viewer: int | None) -> PlayerView:
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
        "score": None if secret else sum(scoring.score_sheet(state, seat).values()),
        "members": count_members(state, seat),
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
