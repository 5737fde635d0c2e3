"""Venice 2099: the state, and what happens in it, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Self

from igroteka.engine.errors import IllegalAction
from igroteka.engine.randomness import Rng, seeded
from igroteka.engine.state import State
from igroteka.engine.terms import Terms
from igroteka.engine.view import CommonView
from igroteka.games.venice.rules import scoring
from igroteka.games.venice.rules.actions import (
    BUY,
    CODEC,
    DROWN,
    GONDOLA,
    MOVE,
    OPTIONS,
    PLACE,
    PLAY,
    RESCUE,
    TO,
)
from igroteka.games.venice.rules.box import (
    CARD_VALUES,
    COLOURS,
    DISTRICT_NAMES,
    DISTRICTS,
    GONDOLAS,
    MOST_FIGURES,
    PLATFORM,
    SETUPS,
    SQUARE_NAMES,
    SQUARES,
    TREASURES_PER_COLOUR,
    squares_of,
)
from igroteka.games.venice.rules.decisions import (
    BOUGHT,
    FREE,
    MOVE_TO,
    MOVED,
    PLACING,
    RESCUING,
    RIDDEN,
    RIDE_TO,
    TURN,
    WATER,
)
from igroteka.games.venice.rules.ground import refusal
from igroteka.games.venice.rules.steps.turn import legal_actions
from igroteka.games.venice.rules.view import describe


class VeniceState(State[Any]):
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
    RULES = (1,)
    CODEC = CODEC
    OPTIONS = OPTIONS

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
    done: int  # MOVED, RIDDEN, BOUGHT

    @classmethod
    def tuples(cls) -> frozenset[str]:
        """Return the fields that never change."""
        return frozenset({"options", "layout", "square_of"})

    # --- set-up -------------------------------------------------------------------------

    @classmethod
    def deal(cls, terms: Terms) -> Self:
        """Lay out the city and deal the cards."""
        self = cls.__new__(cls)
        self.events = None
        seats, options, seed, self.rules, self.edition = terms
        self.seats = seats
        self.options = options
        self.rng = seeded(seed)
        setup = SETUPS[seats]
        # V12: with two players one colour, drawn at random, stays in the box.
        colours = list(range(COLOURS))
        self.shuffle(colours)
        colours = sorted(colours[setup.colours_removed :])
        districts = [v * COLOURS + c for v in setup.values for c in colours]
        cards = [d for d in districts if d // COLOURS in CARD_VALUES]
        # V5: all squares are shuffled and laid out.
        tiles = districts + [PLATFORM] * setup.platforms
        self.shuffle(tiles)
        layout = [-1] * SQUARES
        square_of = [-1] * DISTRICTS
        self.standing = [WATER] * SQUARES
        for square, tile in zip(squares_of(setup.side), tiles, strict=True):
            layout[square] = tile
            self.standing[square] = FREE
            if tile != PLATFORM:
                square_of[tile] = square
        self.layout = tuple(layout)
        self.square_of = tuple(square_of)
        # V6: cards are dealt, the rest is set aside unseen.
        self.shuffle(cards)
        self.hands = [0] * seats
        for n, card in enumerate(cards[: seats * setup.cards]):
            self.hands[n % seats] |= 1 << card
        self.unseen = sum(1 << card for card in cards[seats * setup.cards :])
        self.floors = [0] * seats
        # V7, V8: gondolas, figures and coins.
        self.gondolas = [GONDOLAS] * seats
        self.figures = [-1] * (seats * MOST_FIGURES)
        self.purses = [setup.coins] * seats
        self.stakes = [0] * SQUARES
        self.treasures = [0] * (seats * COLOURS)
        self.supply = [TREASURES_PER_COLOUR if c in colours else 0 for c in range(COLOURS)]
        # V9: the start player is drawn; V32: and places the first figure.
        self.start = self.random_below(seats)
        self.turn = self.start
        self.placed = 0
        self.done = 0
        self.steps = [PLACING]
        self.seat_to_act = self.start
        return self

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.events = None
        new.seats = self.seats
        new.options = self.options
        new.rules = self.rules
        new.edition = self.edition
        new.rng = self.rng
        new.seat_to_act = self.seat_to_act
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
        new.steps = self.steps[:]
        return new

    # --- what is legal, what happens ------------------------------------------------------

    def legal_actions(self, seat: int) -> list[int]:
        """Return what *seat* may do now."""
        return legal_actions(self, seat) if seat == self.seat_to_act else []

    def apply(self, action: int, seat: int) -> None:
        """Carry out *action*."""
        if action >= PLAY:
            if action < RESCUE:
                self._play_card(action - PLAY, seat)
            elif action < DROWN:
                self._rescue(action - RESCUE, seat)
            else:
                del self.steps[-2:]
                if self.events is not None:
                    self.tell("drowned", seat)
                self._next_turn()
        elif action >= BUY:
            self._buy(action - BUY, seat)
        elif action >= TO:
            self._put_down(action - TO, seat)
        elif action >= GONDOLA:
            self.steps.append(action - GONDOLA)
            self.steps.append(RIDE_TO)
        elif action >= MOVE:
            self.steps.append(action - MOVE)
            self.steps.append(MOVE_TO)
        else:
            self._place(action - PLACE, seat)

    def _place(self, square: int, seat: int) -> None:
        # V10: one figure at a time, lap after lap, from the start player.
        lap = self.placed // self.seats
        self.figures[seat * MOST_FIGURES + lap] = square
        self.standing[square] = seat
        self.placed += 1
        if self.events is not None:
            self.tell("placed", seat, square=SQUARE_NAMES[square])
        if self.placed == self.seats * SETUPS[self.seats].figures:
            self.steps[-1] = TURN
        self.turn = (seat + 1) % self.seats
        self.seat_to_act = self.turn

    def _put_down(self, square: int, seat: int) -> None:
        steps = self.steps
        step = steps.pop()
        origin = steps.pop()
        self.standing[origin] = FREE
        self.standing[square] = seat
        self.figures[self.figures.index(origin)] = square
        if step == MOVE_TO:
            self.done |= MOVED
        else:
            # V33: a used gondola never comes back.
            self.done |= RIDDEN
            self.gondolas[seat] -= 1
        if self.events is not None:
            kind = "moved" if step == MOVE_TO else "rode"
            self.tell(kind, seat, origin=SQUARE_NAMES[origin], square=SQUARE_NAMES[square])

    def _buy(self, square: int, seat: int) -> None:
        # V18, V34: the price is one more than lies there, and is laid there.
        price = self.stakes[square] + 1
        colour = self.layout[square] % COLOURS
        self.purses[seat] -= price
        self.stakes[square] += price
        self.supply[colour] -= 1
        self.treasures[seat * COLOURS + colour] += 1
        self.done |= BOUGHT
        if self.events is not None:
            district = DISTRICT_NAMES[self.layout[square]]
            self.tell("bought", seat, district=district, square=SQUARE_NAMES[square], price=price)

    def _play_card(self, card: int, seat: int) -> None:
        # V21, V36: the square becomes water and its coins go; then the owner may rescue.
        self.hands[seat] &= ~(1 << card)
        self.floors[seat] = card // COLOURS
        square = self.square_of[card]
        fallen = self.standing[square]
        self.standing[square] = WATER
        self.stakes[square] = 0
        if self.events is not None:
            self.tell(
                "sank",
                seat,
                reveals=True,
                district=DISTRICT_NAMES[card],
                square=SQUARE_NAMES[square],
            )
        if fallen < 0:
            self._next_turn()
            return
        self.figures[self.figures.index(square)] = -1
        if self.gondolas[fallen]:
            self.steps.append(square)
            self.steps.append(RESCUING)
            self.seat_to_act = fallen
            return
        if self.events is not None:
            self.tell("drowned", fallen)
        self._next_turn()

    def _rescue(self, square: int, seat: int) -> None:
        del self.steps[-2:]
        self.gondolas[seat] -= 1
        base = seat * MOST_FIGURES
        self.figures[self.figures.index(-1, base)] = square
        self.standing[square] = seat
        if self.events is not None:
            self.tell("rescued", seat, square=SQUARE_NAMES[square])
        self._next_turn()

    def _next_turn(self) -> None:
        self.done = 0
        self.turn = (self.turn + 1) % self.seats
        # V24: the game ends when all hands are empty.
        if self.hands[self.turn]:
            self.seat_to_act = self.turn
            return
        self.steps.clear()
        self.seat_to_act = None
        if self.events is not None:
            self.tell("finished")

    # --- scores, views, imagination -----------------------------------------------------------

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Return the points by category."""
        return scoring.score_sheet(self, seat)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """V29: more own figures left on the board."""
        base = seat * MOST_FIGURES
        return (sum(square >= 0 for square in self.figures[base : base + MOST_FIGURES]),)

    def describe(self, seat: int | None, common: CommonView) -> Any:
        """Return what *seat* may know."""
        return {**common, **describe(self, seat)}

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """Deal the cards that *seat* does not see anew.

        V31: who played a value last holds nothing below it. Those with the highest floor are
        dealt first: their choice never takes away from what the next may hold, so every
        possible deal is as likely as any other.
        """
        new = self.copy()
        new.rng = rng.bits()
        pool = new.unseen
        for other in range(self.seats):
            if other != seat:
                pool |= new.hands[other]
        cards = [card for card in range(DISTRICTS) if pool >> card & 1]
        others = [other for other in range(self.seats) if other != seat]
        others.sort(key=lambda other: (-self.floors[other], other))
        for other in others:
            lowest = self.floors[other] * COLOURS
            wanted = self.hands[other].bit_count()
            hand = rng.shuffled([card for card in cards if card >= lowest])[:wanted]
            new.hands[other] = sum(1 << card for card in hand)
            cards = [card for card in cards if card not in hand]
        new.unseen = sum(1 << card for card in cards)
        return new

    def refusal(self, action: int, seat: int) -> IllegalAction:
        """Say why *action* is not legal."""
        return refusal(self, action, seat) or State.refusal(self, action, seat)
