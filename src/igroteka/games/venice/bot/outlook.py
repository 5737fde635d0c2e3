"""The city as the cards in the hands will leave it, and what follows from it for all seats.

Every card in a hand will be played: who takes the imagined hands at their word knows what will
stand at the end. That depends on the cards set aside alone, so it stays the same in an imagined
world however long a search plays in it.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.rules.actions import GONDOLA_USE
from igroteka.games.venice.rules.box import COLOURS, NUMBERS, PLATFORM, TREASURE_POINTS, X
from igroteka.games.venice.rules.city import FREE, SQUARES
from igroteka.games.venice.rules.decisions import BOUGHT, MOVED, PLACING, RESCUING
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.forecast import ALL_COLOURS
from igroteka.games.venice.rules.steps.move import lines

FIRST_X: Final = X * COLOURS
TWOS: Final = ALL_COLOURS
"""V3: the districts of which there is no card; they stand to the end."""
NO_TRADE: Final = -100
"""What a treasure brings beyond its price where none is sold."""

TARGETS: Final = 3
"""So many of the free squares that will score most are worth a way of several moves."""
LASTS: Final = 1 << 2 * TARGETS
"""The sign of squares that no card in a hand sinks."""


class Ground:
    """What lies on each square: the same in a whole game."""

    def __init__(self, layout: tuple[int, ...], square_of: tuple[int, ...]) -> None:
        self.layout = layout
        self.square_of = square_of
        self.districts = [district for district, square in enumerate(square_of) if square >= 0]
        self.signs = [LASTS if tile == PLATFORM else 0 for tile in layout]
        """V2: platforms last."""
        self.colours = [tile % COLOURS if 0 <= tile < PLATFORM else COLOURS for tile in layout]
        """The colour that is sold on each square; COLOURS: none is."""


class City:
    """What will stand at the end, and what it will score."""

    def __init__(self, ground: Ground, unseen: int) -> None:
        self.ground = ground
        self.unseen = unseen
        stays = unseen | TWOS
        counts, sums = [0] * COLOURS, [0] * COLOURS
        points, signs = [0] * SQUARES, ground.signs[:]
        ranked: list[int] = []
        self.x_squares = 0
        square_of = ground.square_of
        for district in ground.districts:
            if not stays >> district & 1:
                continue
            colour = district % COLOURS
            number = NUMBERS[district // COLOURS]
            counts[colour] += 1
            sums[colour] += number
            # V27: the X districts come last, when the sums of their colours are complete.
            if district >= FIRST_X:
                number = 2 * sums[colour]
                self.x_squares += 1
            square = square_of[district]
            points[square] = number
            signs[square] = LASTS
            ranked.append(number * SQUARES + square)
        ranked.sort(reverse=True)
        self.counts = counts
        """How many districts of each colour stand at the end."""
        self.treasure_points = [TREASURE_POINTS[count] for count in counts]
        """V25: what a treasure of each colour scores."""
        self.points = points
        """What a figure on each square scores at the end; 0 on platforms and where it sinks."""
        self.signs = signs
        """LASTS for the squares that stand at the end, platforms too."""
        self.ranked = [square % SQUARES for square in ranked]
        """The districts that stand at the end, the best first."""
        self.best = ranked[0] // SQUARES
        """The most that a figure scores anywhere."""

    def fits(self, state: VeniceState) -> bool:
        """Say whether this is what will become of *state*."""
        return self.unseen == state.unseen and self.ground.layout is state.layout


def city_of(state: VeniceState, known: City | None = None) -> City:
    """Return what will become of *state*; *known*, of a position before, spares some work."""
    if known is not None:
        if known.fits(state):
            return known
        if known.ground.layout is state.layout:
            return City(known.ground, state.unseen)
    return City(Ground(state.layout, state.square_of), state.unseen)


def margins_of(state: VeniceState, city: City) -> list[int]:
    """V18, V19: return for each colour what its treasure scores beyond a coin on a square."""
    supply = state.supply
    margins = [
        points - 1 if supply[colour] else NO_TRADE
        for colour, points in enumerate(city.treasure_points)
    ]
    margins.append(NO_TRADE)
    return margins


class Outlook:
    """What follows from the hands for all seats alike, as the city stands now."""

    def __init__(self, state: VeniceState, city: City) -> None:
        self.city = city
        self.margins = margins_of(state, city)
        standing, points = state.standing, city.points
        self.best_free = self.second_free = 0
        """What the two best free squares score at the end."""
        for square in city.ranked:
            if standing[square] == FREE:
                if self.best_free:
                    self.second_free = points[square]
                    break
                self.best_free = points[square]
        self._count_turns(state)

    def _count_turns(self, state: VeniceState) -> None:
        seats, steps, done = state.seats, state.steps, state.done
        step = steps[-1] if steps else -1
        first = state.turn
        if step == PLACING:
            first = state.start
        elif step == RESCUING:
            # V36: the card is played already; the next turn is the next player's.
            first = (first + 1) % seats
        self.at_turn = state.turn if step not in (-1, PLACING, RESCUING) else -1
        """Whose turn has begun; -1: nobody's."""
        self.may_move = not done or (
            state.options[GONDOLA_USE] > 0 and not done & BOUGHT and not done & MOVED
        )
        """Whether the player at turn may still move a figure on foot."""
        self.may_buy = not done & BOUGHT
        self.turns = [hand.bit_count() for hand in state.hands]
        """V24: for each seat how many turns it still has: as many as cards."""
        self.moves = self.turns[:]
        """How many moves each seat still has."""
        self.purchases = self.turns[:]
        if self.at_turn >= 0:
            if not self.may_move:
                self.moves[self.at_turn] -= 1
            if not self.may_buy:
                self.purchases[self.at_turn] -= 1
        self.away = [(seat - first) % seats for seat in range(seats)]
        """How many turns of others come before each seat's next, or present, one."""

    def turns_before(self, seat: int, holder: int, cards: int) -> int:
        """Return how often *seat* may move before *holder* plays the card after *cards* others."""
        turns = cards
        # V14: in one's own turn the move comes before the card.
        if holder == seat or self.away[seat] < self.away[holder]:
            turns += 1
        if seat == self.at_turn and not self.may_move:
            turns -= 1
        return turns


def signs_of(state: VeniceState, city: City, targets: list[int]) -> list[int]:
    """Return for each square, in bits, what a figure that comes there is near to.

    Bit n: the square is target n. Bit TARGETS + n: it is a move away from it. And LASTS.
    """
    signs = city.signs[:]
    standing, lines_from = state.standing, lines(state)
    own, near = 1, 1 << TARGETS
    for target in targets:
        signs[target] |= own
        # V15: who gets there from a square also gets from there to the square.
        for line in lines_from[target]:
            for square in line:
                if standing[square] != FREE:
                    break
                signs[square] |= near
        own <<= 1
        near <<= 1
    return signs
