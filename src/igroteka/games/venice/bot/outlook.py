"""The city as the cards in the hands will leave it, and when each of its squares sinks.

Every card in a hand will be played, the lowest first: who takes the imagined hands at their word
knows what will stand at the end, and nearly knows the order in which the rest sinks.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.rules.actions import GONDOLA_USE
from igroteka.games.venice.rules.box import (
    COLOURS,
    NUMBERS,
    TREASURE_POINTS,
    VALUE_NAMES,
    X,
)
from igroteka.games.venice.rules.city import FREE, SQUARES, WATER
from igroteka.games.venice.rules.decisions import BOUGHT, MOVED, PLACING, RESCUING
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.forecast import ALL_COLOURS
from igroteka.games.venice.rules.steps.move import lines

VALUES: Final = len(VALUE_NAMES)
FIRST_X: Final = X * COLOURS

TARGETS: Final = 4
"""So many of the free squares that will score most are worth a way of several moves."""
LASTS: Final = 1 << 2 * TARGETS
"""The sign of squares that no card in a hand sinks."""


class Outlook:
    """What follows from the hands for all seats alike."""

    def __init__(self, state: VeniceState) -> None:
        self._count_turns(state)
        self._find_sinking(state)
        self._find_points(state)
        self._find_bargains(state)

    # --- turns ------------------------------------------------------------------------------

    def _count_turns(self, state: VeniceState) -> None:
        seats, steps, done = state.seats, state.steps, state.done
        step = steps[-1] if steps else -1
        first = state.turn
        if step == PLACING:
            first = state.start
        elif step == RESCUING:
            # V36: the card is played already; the next turn is the next player's.
            first = (first + 1) % seats
        self.first = first
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

    def turns_before(self, seat: int, square: int, cards: int) -> int:
        """Return how often *seat* may move before *square* sinks, *cards* after the holder's next.

        `soonest` and `latest` say of each square how many cards those may be.
        """
        holder = self.holder[square]
        turns = cards
        # V14: in one's own turn the move comes before the card.
        if holder == seat or self.away[seat] < self.away[holder]:
            turns += 1
        if seat == self.at_turn and not self.may_move:
            turns -= 1
        return turns

    # --- the city ---------------------------------------------------------------------------

    def _find_sinking(self, state: VeniceState) -> None:
        self.holder = [-1] * SQUARES
        """For each square who holds its card; -1: nobody does, it will stand."""
        self.soonest = [0] * SQUARES
        """V20: so many cards of that hand are lower and come before it."""
        self.latest = [0] * SQUARES
        """And so many can come before it at most, if those of its value do, too."""
        self.choices = [0] * state.seats
        """Of how many cards of the lowest value each seat chooses."""
        square_of = state.square_of
        for seat, hand in enumerate(state.hands):
            lower = 0
            for value in range(VALUES):
                bits = hand >> value * COLOURS & ALL_COLOURS
                if not bits:
                    continue
                same = bits.bit_count()
                if not lower:
                    self.choices[seat] = same
                for colour in range(COLOURS):
                    if bits >> colour & 1:
                        square = square_of[value * COLOURS + colour]
                        self.holder[square] = seat
                        self.soonest[square] = lower
                        self.latest[square] = lower + same - 1
                lower += same

    def _find_points(self, state: VeniceState) -> None:
        standing, holder = state.standing, self.holder
        counts_now, sums_now = [0] * COLOURS, [0] * COLOURS
        counts, sums = [0] * COLOURS, [0] * COLOURS
        points = [0] * SQUARES
        free: list[int] = []
        self.best = self.surviving_x = self.free_x = self.free_doomed = 0
        for district, square in enumerate(state.square_of):
            if square < 0 or standing[square] == WATER:
                continue
            colour = district % COLOURS
            number = NUMBERS[district // COLOURS]
            is_free = standing[square] == FREE
            counts_now[colour] += 1
            sums_now[colour] += number
            if holder[square] >= 0:
                if is_free:
                    self.free_doomed += 1
                continue
            counts[colour] += 1
            sums[colour] += number
            # V27: the X districts come last, when the sums of their colours are complete.
            if district >= FIRST_X:
                number = 2 * sums[colour]
                self.surviving_x += 1
                if is_free:
                    self.free_x += 1
            points[square] = number
            if number > self.best:
                self.best = number
            if is_free:
                free.append(number * SQUARES + square)
        free.sort(reverse=True)
        self.sums_now, self.sums = sums_now, sums
        """The sums of the numbers of each colour: as the city stands, and at the end."""
        self.counts = counts
        """How many districts of each colour stand at the end."""
        self.treasure_points_now = [TREASURE_POINTS[count] for count in counts_now]
        self.treasure_points = [TREASURE_POINTS[count] for count in counts]
        """V25: what a treasure of each colour scores: as the city stands, and at the end."""
        self.points = points
        """What a figure on each square scores at the end; 0 on platforms and where it sinks."""
        self.free_points = [square // SQUARES for square in free]
        """What the free squares score that will stand, the best first."""
        self.targets = [square % SQUARES for square in free[:TARGETS]]

    def _find_bargains(self, state: VeniceState) -> None:
        """V18, V19: on each square, what a treasure bought there scores beyond its price."""
        standing, stakes, supply = state.standing, state.stakes, state.supply
        worth = self.treasure_points
        bargains = [0] * SQUARES
        best = 0
        for district, square in enumerate(state.square_of):
            if square < 0 or standing[square] == WATER:
                continue
            colour = district % COLOURS
            gain = worth[colour] - 1 - stakes[square]
            if gain > 0 and supply[colour]:
                bargains[square] = gain
                if gain > best and standing[square] == FREE:
                    best = gain
        self.bargains = bargains
        self.free_bargain = best
        """The best bargain where nobody stands."""


def signs_of(state: VeniceState, city: Outlook) -> list[int]:
    """Return for each square, in bits, what a figure that comes there is near to.

    Bit n: the square is target n. Bit TARGETS + n: it is a move away from it. And LASTS.
    """
    signs = [LASTS if holder < 0 else 0 for holder in city.holder]
    standing, lines_from = state.standing, lines(state)
    for n, target in enumerate(city.targets):
        signs[target] |= 1 << n
        near = 1 << TARGETS + n
        # V15: who gets there from a square also gets from there to the square.
        for line in lines_from[target]:
            for square in line:
                if standing[square] != FREE:
                    break
                signs[square] |= near
    return signs
