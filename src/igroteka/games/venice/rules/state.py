"""Venice 2099: the state of a game. What happens in it stands in `steps`, by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from igroteka.engine.observation import PLAYER
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView
from igroteka.games.venice.rules import imagine, observation, scoring, view
from igroteka.games.venice.rules.actions import CODEC, OPTIONS
from igroteka.games.venice.rules.box import MOST_FIGURES
from igroteka.games.venice.rules.orders import RescueOrder
from igroteka.games.venice.rules.steps import STEPS
from igroteka.games.venice.rules.steps.setup import set_up
from igroteka.games.venice.rules.view import VeniceView


class VeniceState(State[VeniceView]):
    """A position of Venice 2099."""

    __slots__ = (
        "done",
        "figures",
        "floors",
        "gondolas",
        "hands",
        "layout",
        "placed",
        "purses",
        "square_of",
        "stakes",
        "standing",
        "start",
        "supply",
        "treasures",
        "turn",
        "unseen",
    )

    GAME = "venice"
    # 2: a rescue leads to a district unless the table says otherwise (V22).
    RULES = (1, 2)
    CODEC = CODEC
    OPTIONS = OPTIONS
    STEPS = STEPS
    ORDERS = (RescueOrder(),)
    OBSERVATION = observation.LAYOUT
    # V10, V14, V36: at most 15 figures are placed. There are at most 36 turns; in each a move
    # and a ride (two actions each), a purchase, a forecast, and a rescue of the one that falls.
    LONGEST = 15 + 36 * 7
    # V25–V28: 12 purchases of 6 points, 4 figures on X districts of twice 35, and 13 coins.
    SCORES = (0, 12 * 6 + 4 * 70 + 13)

    layout: tuple[int, ...]  # the tile of each square; -1 outside the city
    square_of: tuple[int, ...]  # the square of each district; -1 if not in the game
    start: int  # the start player
    standing: list[int]  # for each square a seat, FREE or WATER
    stakes: list[int]  # coins lying on each square
    figures: list[int]  # seat * MOST_FIGURES + n: the figure's square, or -1
    placed: int  # figures placed in the set-up so far
    hands: list[int]  # for each seat the bits of its cards
    unseen: int  # the bits of the cards set aside
    floors: list[int]  # V31: the value each seat played last; it holds nothing below
    purses: list[int]
    gondolas: list[int]
    treasures: list[int]  # seat * COLOURS + colour
    supply: list[int]  # treasures left of each colour
    turn: int  # whose turn it is
    done: int  # what the player at turn has done: MOVED, RIDDEN, BOUGHT

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the fields that never change."""
        return frozenset({"options", "layout", "square_of"})

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Set up a new game."""
        self = cls.on(terms)
        set_up(self)
        return self

    def copy(self, reseed: Rng | None = None) -> Self:
        """Return an independent copy."""
        new = self.bare_copy(reseed)
        new.layout = self.layout
        new.square_of = self.square_of
        new.start = self.start
        new.standing = self.standing[:]
        new.stakes = self.stakes[:]
        new.figures = self.figures[:]
        new.placed = self.placed
        new.hands = self.hands[:]
        new.unseen = self.unseen
        new.floors = self.floors[:]
        new.purses = self.purses[:]
        new.gondolas = self.gondolas[:]
        new.treasures = self.treasures[:]
        new.supply = self.supply[:]
        new.turn = self.turn
        new.done = self.done
        return new

    # --- questions about a position -----------------------------------------------------------

    def figures_of(self, seat: int) -> list[int]:
        """Return the squares on which figures of *seat* stand."""
        base = seat * MOST_FIGURES
        return [square for square in self.figures[base : base + MOST_FIGURES] if square >= 0]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points by category."""
        return scoring.score_sheet(self, seat)

    def scores(self) -> list[int]:
        """Return everybody's points, as if the game ended now."""
        return scoring.scores(self)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """Return what decides between equal scores."""
        return scoring.tie_break(self, seat)

    def describe(self, seat: int | None, common: CommonView) -> VeniceView:
        """Return what *seat* may know."""
        return view.describe(self, seat, common)

    def numbers(self, seat: int | None, kind: str = PLAYER) -> Sequence[int]:
        """Return what *seat* may know as numbers."""
        return observation.numbers(self, seat, kind)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Return a state that *seat* cannot tell from this one."""
        self.check_seat(seat)
        return imagine.dealt_anew(self, seat, rng)
