"""Orléans: the state. The rules are in `steps`, phase by phase; their course is in `rounds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from igroteka.engine.observation import PLAYER
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView
from igroteka.games.orleans.rules import imagine, observation, rounds, scoring, view
from igroteka.games.orleans.rules.actions import CODEC, OPTIONS
from igroteka.games.orleans.rules.box import (
    CITIZENS,
    ENTRY_SPACES,
    EVENT_TILES,
    EVENTS,
    GOOD_COUNTS,
    GOODS,
    KINDS,
    NEUTRAL,
    OWN_KINDS,
    PILGRIMAGE,
    SETUPS,
    START_COINS,
    STATIONS,
    TECHNOLOGIES,
    TOKENS,
    TRACKS,
)
from igroteka.games.orleans.rules.decisions import (
    EMPTY,
    GONE,
    GONE_GOODS,
    NOBODY,
    NONE_HELD,
    S_PLAN,
)
from igroteka.games.orleans.rules.orders import PassOrder
from igroteka.games.orleans.rules.places import BOARD_BITS, SLOTS, TILES
from igroteka.games.orleans.rules.steps import STEPS
from igroteka.games.orleans.rules.towns import ORLEANS, SPACE_MARKS, TOWNS
from igroteka.games.orleans.rules.view import OrleansView

# By seats, then by the bits of those who have reported done: who has not.
NOT_DONE: Final = tuple(
    tuple([seat for seat in range(seats) if not done >> seat & 1] for done in range(1 << seats))
    for seats in range(max(SETUPS) + 1)
)


class OrleansState(State[OrleansView]):
    """A position of Orléans. Lists by seat hold `seat * width + index`."""

    __slots__ = (
        "at",
        "bag",
        "built",
        "citizens",
        "coins",
        "covered",
        "deeds",
        "development",
        "done",
        "event",
        "free",
        "fresh",
        "glass",
        "gone",
        "goods",
        "goods_market",
        "hand",
        "held",
        "market",
        "merchants",
        "origin",
        "passed",
        "phase",
        "pioneers",
        "round",
        "slots",
        "start",
        "stock",
        "supply",
        "technology",
        "technology_supply",
        "tiles",
        "tower",
        "tracks",
        "turn",
        "warded",
        "ways",
    )

    GAME = "orleans"
    RULES = (1, 2)
    CODEC = CODEC
    OPTIONS = OPTIONS
    STEPS = STEPS
    ORDERS = (PassOrder(),)
    OBSERVATION = observation.LAYOUT
    # Measured, with a margin: while planning, what was put down may be taken up for ever.
    LONGEST = 5000
    # O53: 24 stations and citizens at level 6, all goods, and coins as they are measured.
    SCORES = (0, 800)

    # The course of the game.
    glass: tuple[int, ...]  # the events of the 18 rounds, in order
    round: int  # from 0
    event: int  # this round's event
    start: int  # the start player
    phase: int
    at: int  # how many seats, from the start player, have been through this phase
    turn: int  # who acts in phase 5
    done: int  # the bits of the seats that have reported done with planning
    passed: int  # the bits of the seats that have passed
    warded: int  # the seat that ignores the event, or NOBODY

    # The table.
    supply: list[int]  # neutral characters by kind
    goods_market: list[int]
    ways: list[int]  # the good on each space of the map, or EMPTY
    built: list[int]  # for each town the bits of those with a station
    deeds: list[int]  # free spaces of each entry
    citizens: list[int]  # for each the owner, or NOBODY
    tiles: list[int]  # for each the owner, NOBODY (in its stack) or OUT
    technology_supply: int
    gone: list[int]  # what left the game

    # The players.
    coins: list[int]
    development: list[int]
    tracks: list[int]  # six a seat
    goods: list[int]  # five a seat
    stock: list[int]  # stations in hand
    merchants: list[int]  # their towns
    technology: list[int]  # unplaced technology tiles
    pioneers: int  # the bits of the seats that have placed their first technology tile
    market: list[int]  # eleven counts a seat
    bag: list[int]  # eleven counts a seat
    tower: list[int]  # eleven counts, of the tower's owner
    hand: list[int]  # eleven counts: drawn just now
    slots: list[int]  # what lies on each slot: a token, TECHNOLOGY or EMPTY
    free: list[int]  # for each seat the bits of its empty slots
    covered: list[int]  # for each seat the slots of places with a technology tile
    held: list[int]  # for each seat the token taken up while planning, or -1
    fresh: list[int]  # for each seat the slots filled in this planning phase
    origin: list[int]  # … those of them that were filled from the tower

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the fields that never change."""
        return frozenset({"options", "glass"})

    # --- set-up -------------------------------------------------------------------------

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Set up the table and go to the first decision."""
        self = cls.on(terms)
        seats = self.seats
        setup = SETUPS[seats]
        # O3: fewer characters and goods with fewer players.
        self.supply = list(setup.supply)
        self.gone = [0] * GONE
        for kind in range(KINDS):
            self.gone[kind] = NEUTRAL[kind] - setup.supply[kind]
        pile = [good for good in range(GOODS) for _ in range(GOOD_COUNTS[good])]
        self.shuffle(pile)
        for _ in range(setup.goods_removed):
            self.gone[GONE_GOODS + pile.pop()] += 1
        # O4: one good on each open space, the rest is the goods market.
        self.ways = [pile.pop() if mark <= seats else EMPTY for mark in SPACE_MARKS]
        self.goods_market = [pile.count(good) for good in range(GOODS)]
        # O5: a pilgrimage on top, the other seventeen shuffled.
        glass = [event for event in range(EVENTS) for _ in range(EVENT_TILES)]
        glass.remove(PILGRIMAGE)
        self.shuffle(glass)
        self.glass = (PILGRIMAGE, *glass)
        # O6: the stacks of tiles, technology, citizens, deeds.
        self.tiles = [NOBODY] * TILES
        self.technology_supply = TECHNOLOGIES
        self.citizens = [NOBODY] * CITIZENS
        self.deeds = list(ENTRY_SPACES)
        self.built = [0] * len(TOWNS)
        # O1, O2: what each player has; markers at the start of all tracks.
        self.coins = [START_COINS] * seats
        self.development = [0] * seats
        self.tracks = [0] * (seats * TRACKS)
        self.goods = [0] * (seats * GOODS)
        self.stock = [STATIONS] * seats
        self.merchants = [ORLEANS] * seats
        self.technology = [0] * seats
        self.pioneers = 0
        self.market = ([0] * KINDS + [1] * OWN_KINDS) * seats
        self.bag = [0] * (seats * TOKENS)
        self.tower = [0] * TOKENS
        self.hand = [0] * TOKENS
        self.slots = [EMPTY] * (seats * SLOTS)
        self.free = [BOARD_BITS] * seats
        self.covered = [0] * seats
        self.held = [NONE_HELD] * seats
        self.fresh = [0] * seats
        self.origin = [0] * seats
        # O8: the start player is drawn.
        self.start = self.random_below(seats)
        self.turn = self.start
        self.round = 0
        self.event = PILGRIMAGE
        self.done = 0
        self.passed = 0
        self.warded = NOBODY
        rounds.start_game(self)
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy."""
        new = self.bare_copy(reseed)
        new.glass = self.glass
        new.round = self.round
        new.event = self.event
        new.start = self.start
        new.phase = self.phase
        new.at = self.at
        new.turn = self.turn
        new.done = self.done
        new.passed = self.passed
        new.warded = self.warded
        new.supply = self.supply[:]
        new.goods_market = self.goods_market[:]
        new.ways = self.ways[:]
        new.built = self.built[:]
        new.deeds = self.deeds[:]
        new.citizens = self.citizens[:]
        new.tiles = self.tiles[:]
        new.technology_supply = self.technology_supply
        new.gone = self.gone[:]
        new.coins = self.coins[:]
        new.development = self.development[:]
        new.tracks = self.tracks[:]
        new.goods = self.goods[:]
        new.stock = self.stock[:]
        new.merchants = self.merchants[:]
        new.technology = self.technology[:]
        new.pioneers = self.pioneers
        new.market = self.market[:]
        new.bag = self.bag[:]
        new.tower = self.tower[:]
        new.hand = self.hand[:]
        new.slots = self.slots[:]
        new.free = self.free[:]
        new.covered = self.covered[:]
        new.held = self.held[:]
        new.fresh = self.fresh[:]
        new.origin = self.origin[:]
        return new

    # --- who may act, what is legal, what happens ------------------------------------------

    def seats_to_act(self) -> list[int]:
        """O14: while planning, all who have not reported done; else one."""
        if self.seat_to_act is None:
            return []
        if self.steps[-1] == S_PLAN:
            return NOT_DONE[self.seats][self.done][:]
        return [self.seat_to_act]

    def apply(self, action: int, seat: int) -> None:
        """Carry out *action*; when its step is over, go on to the next decision."""
        STEPS[self.steps[-1]].apply(self, action, seat)
        if not self.steps:
            rounds.go_on(self)

    # --- scores, views, imagination -----------------------------------------------------------

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points by category."""
        return scoring.score_sheet(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """O53: further on the development track."""
        return (self.development[seat],)

    def describe(self, seat: int | None, common: CommonView) -> OrleansView:
        """Return what *seat* may know."""
        return view.describe(imagine.without_secrets(self, seat), common)

    def numbers(self, seat: int | None, kind: str = PLAYER) -> Sequence[int]:
        """Return what *seat* may know as numbers."""
        return observation.numbers(self, seat, kind)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Draw anew the hourglass tiles to come, and the plans made unseen."""
        self.check_seat(seat)
        return imagine.imagined(self, seat, rng)

    def drawn_anew(self, rng: Rng) -> Self:
        """Draw anew the hourglass tiles to come; plans made unseen are made again."""
        return imagine.planned_again(self, rng)
