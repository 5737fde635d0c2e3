"""Glen More: the state, its set-up and its copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from igroteka.engine.observation import PLAYER
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView
from igroteka.games.glenmore.rules import observation, scoring
from igroteka.games.glenmore.rules.actions import CODEC, OPTIONS
from igroteka.games.glenmore.rules.box import SPACES, STACK_ENDS, START_COINS
from igroteka.games.glenmore.rules.cells import MIDDLE
from igroteka.games.glenmore.rules.imagine import draw_hidden
from igroteka.games.glenmore.rules.steps import STEPS
from igroteka.games.glenmore.rules.tiles import ALL_TILES, HOME, STORES
from igroteka.games.glenmore.rules.track import FIGURE, has_die, start_turn
from igroteka.games.glenmore.rules.view import GlenMoreView, describe


class GlenMoreState(State[GlenMoreView]):
    """A position of Glen More."""

    __slots__ = (
        "barrels",
        "caps",
        "cards",
        "cell",
        "chain",
        "chiefs",
        "coins",
        "cubes",
        "deck",
        "drawn",
        "ends",
        "extra",
        "folk",
        "goods",
        "hand",
        "lands",
        "least",
        "market",
        "most",
        "moved",
        "moves",
        "paid",
        "plain_spots",
        "points",
        "ready",
        "river_spots",
        "road_spots",
        "site",
        "start",
        "tail",
        "target",
    )

    GAME = "glenmore"
    RULES = (1, 2)
    CODEC = CODEC
    OPTIONS = OPTIONS
    STEPS = STEPS
    OBSERVATION = observation.LAYOUT
    # Both are measured, with a margin: see docs/observation.md. G34: 66 tiles more cost 198.
    LONGEST = 2000
    SCORES = (-198, 400)

    deck: tuple[int, ...]  # the tiles in the order of the stacks
    drawn: int  # how many of them have been laid on the track
    chain: list[int]  # see `igroteka.games.glenmore.rules.track`
    tail: int  # the space of the chain's first entry
    start: int  # the first player
    market: list[int]  # covered spaces of each row
    coins: list[int]
    barrels: list[int]
    chiefs: list[int]
    cards: list[int]  # for each seat the bits of its cards
    points: list[int]  # four numbers a seat: by goods, whisky, chieftains, cards
    goods: list[int]  # five numbers a seat: own cubes of each kind
    cubes: list[int]  # cubes in each store
    lands: list[list[int]]  # for each seat its tiles, in the order they were laid
    cell: list[int]  # where each tile lies; −1 in no territory
    folk: list[int]  # clan members on each tile
    ends: list[int]  # four a seat: the tiles at the ends of river and road, by side
    plain_spots: tuple[int, ...]  # where the player at turn may lay a tile without river or road …
    river_spots: tuple[int, ...]  # … with the river …
    road_spots: tuple[int, ...]  # … with the road
    moved: int  # how far the figure has gone this turn
    hand: int  # the tile taken and not yet laid; −1: none
    site: int  # the cell chosen for it; −1: none
    target: int  # the tile to which a payment goes; −1: none
    caps: int  # the open payment, see `igroteka.games.glenmore.rules.steps.paying` …
    least: int
    most: int
    paid: int  # … and the cubes paid so far
    ready: list[int]  # tiles that may still be activated
    extra: list[int]  # tiles of which Loch Ness may still activate one
    moves: int  # movement points

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the fields that hold tuples."""
        return frozenset({"options", "deck", "plain_spots", "river_spots", "road_spots"})

    # --- set-up -------------------------------------------------------------------------

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Shuffle the stacks and fill the track."""
        self = cls.on(terms)
        seats = self.seats
        # G2: four stacks, each shuffled.
        deck: list[int] = []
        for first, last in zip((0, *STACK_ENDS), STACK_ENDS, strict=False):
            stack = list(range(first, last))
            self.shuffle(stack)
            deck += stack
        self.deck = tuple(deck)
        # G38: the first player is drawn. G3: the first stands rearmost, the others ahead.
        self.start = self.random_below(seats)
        self.chain = [FIGURE - (self.start + n) % seats for n in range(seats)]
        # G4: with two or three players the die stands front-most, and rows start with a coin.
        if has_die(seats):
            self.chain.append(FIGURE - seats)
        self.market = [int(has_die(seats))] * 5
        # G3: tiles fill the spaces ahead; the one behind the first figure stays empty.
        self.drawn = SPACES - 1 - len(self.chain)
        self.chain += deck[: self.drawn]
        self.tail = 0
        # G1: what everybody starts with.
        self.coins = [START_COINS] * seats
        self.barrels = [0] * seats
        self.chiefs = [0] * seats
        self.cards = [0] * seats
        self.points = [0] * (4 * seats)
        self.goods = [0] * (5 * seats)
        self.cubes = [0] * STORES
        self.lands = [[HOME + seat] for seat in range(seats)]
        self.cell = [-1] * ALL_TILES
        self.folk = [0] * ALL_TILES
        self.ends = []
        for seat in range(seats):
            self.cell[HOME + seat] = MIDDLE
            self.folk[HOME + seat] = 1
            self.ends += [HOME + seat] * 4
        self.hand = self.site = self.target = -1
        self.caps = self.least = self.most = self.paid = 0
        self.ready = []
        self.extra = []
        self.moves = 0
        start_turn(self, self.start)
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy."""
        new = self.bare_copy(reseed)
        new.deck = self.deck
        new.drawn = self.drawn
        new.chain = self.chain[:]
        new.tail = self.tail
        new.start = self.start
        new.market = self.market[:]
        new.coins = self.coins[:]
        new.barrels = self.barrels[:]
        new.chiefs = self.chiefs[:]
        new.cards = self.cards[:]
        new.points = self.points[:]
        new.goods = self.goods[:]
        new.cubes = self.cubes[:]
        new.lands = [land[:] for land in self.lands]
        new.cell = self.cell[:]
        new.folk = self.folk[:]
        new.ends = self.ends[:]
        new.plain_spots = self.plain_spots
        new.river_spots = self.river_spots
        new.road_spots = self.road_spots
        new.moved = self.moved
        new.hand = self.hand
        new.site = self.site
        new.target = self.target
        new.caps = self.caps
        new.least = self.least
        new.most = self.most
        new.paid = self.paid
        new.ready = self.ready[:]
        new.extra = self.extra[:]
        new.moves = self.moves
        return new

    # --- scores, views, imagination -----------------------------------------------------

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points by category."""
        return scoring.score_sheet(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """G35, G47: more cubes left, on whatever tile."""
        return (sum(self.goods[5 * seat : 5 * seat + 5]),)

    def describe(self, seat: int | None, common: CommonView) -> GlenMoreView:
        """Return what *seat* may know."""
        return describe(self, seat, common)

    def numbers(self, seat: int | None, kind: str = PLAYER) -> Sequence[int]:
        """Return what *seat* may know as numbers."""
        return observation.numbers(self, seat, kind)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Draw anew what is hidden: the order of the stacks, and secret points."""
        self.check_seat(seat)
        new = self.copy()
        draw_hidden(new, seat, rng)
        return new

    def drawn_anew(self, rng: Rng) -> Self:
        """Draw the stacks anew; points that were earned stay, whoever sees them."""
        new = self.imagine(None, rng)
        new.points = self.points[:]
        return new
