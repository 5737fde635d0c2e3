"""What the figures of one seat stand on, where they can go, and what they could buy."""

from __future__ import annotations

from igroteka.games.venice.bot.outlook import Outlook
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, PLATFORM, SETUPS
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import PLACING, RESCUING
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.move import lines


class Figures:
    """The figures of one seat; what is counted stands beside each name."""

    def __init__(self, state: VeniceState, seat: int, outlook: Outlook) -> None:
        self.on_board = 0
        self.waiting = 0  # not placed yet, or fallen and not rescued yet
        self.points = 0  # on squares that will stand
        self.best = 0
        self.weakest = 0
        self.on_platforms = 0
        self.doomed = 0
        self.doomed_by_rivals = 0
        self.may_fall = 0  # before the seat can move again
        self.surely_fall = 0
        self.must_move = 0  # the next move is the last chance
        self.bargain = 0  # the best purchase where a figure stands
        self.bargain_after_move = 0
        self.gains: list[int] = []  # what a move of each can add, the best first
        base = seat * MOST_FIGURES
        for n in range(base, base + MOST_FIGURES):
            square = state.figures[n]
            if square >= 0:
                self._stand(state, seat, outlook, square)
                self._go(state, seat, outlook, square)
        step = state.steps[-1] if state.steps else -1
        if step == PLACING:
            self.waiting = SETUPS[state.seats].figures - self.on_board
        elif step == RESCUING and seat == state.seat_to_act:
            self.waiting = 1
        if self.bargain > self.bargain_after_move:
            self.bargain_after_move = self.bargain
        if len(self.gains) > 1:
            self.gains.sort(reverse=True)

    def _stand(self, state: VeniceState, seat: int, outlook: Outlook, square: int) -> None:
        city = outlook.city
        here = city.points[square]
        if not self.on_board or here < self.weakest:
            self.weakest = here
        if here > self.best:
            self.best = here
        self.on_board += 1
        self.points += here
        laid = state.stakes[square]
        gain = outlook.margins[city.ground.colours[square]] - laid
        if gain > self.bargain and laid < state.purses[seat]:
            self.bargain = gain
        if not here:
            tile = state.layout[square]
            if tile == PLATFORM:
                self.on_platforms += 1
            else:
                self._sink(state, seat, outlook, tile)

    def _sink(self, state: VeniceState, seat: int, outlook: Outlook, tile: int) -> None:
        holder = 0
        while not state.hands[holder] >> tile & 1:
            holder += 1
        self.doomed += 1
        if holder != seat:
            self.doomed_by_rivals += 1
        hand = state.hands[holder]
        lowest = tile // COLOURS * COLOURS
        # V20: so many cards of that hand are lower and come before it …
        turns = outlook.turns_before(seat, holder, (hand & (1 << lowest) - 1).bit_count())
        if turns <= 0:
            self.may_fall += 1
            # … and so many can come before it at most, if those of its value do, too.
            cards = (hand & (1 << lowest + COLOURS) - 1).bit_count() - 1
            if outlook.turns_before(seat, holder, cards) <= 0:
                self.surely_fall += 1
        elif turns == 1:
            self.must_move += 1

    def _go(self, state: VeniceState, seat: int, outlook: Outlook, square: int) -> None:
        standing, stakes, purse = state.standing, state.stakes, state.purses[seat]
        city, margins = outlook.city, outlook.margins
        points, colours = city.points, city.ground.colours
        best = 0
        bargain = self.bargain_after_move
        for line in lines(state)[square]:
            for to in line:
                if standing[to] != FREE:
                    break
                here = points[to]
                if here > best:
                    best = here
                laid = stakes[to]
                gain = margins[colours[to]] - laid
                if gain > bargain and laid < purse:
                    bargain = gain
        self.bargain_after_move = bargain
        if best > points[square]:
            self.gains.append(best - points[square])

    def best_move(self) -> int:
        """Return the most that a move can add."""
        return self.gains[0] if self.gains else 0

    def gain_of_moves(self, moves: int) -> int:
        """Return what that many moves of different figures can add."""
        total = 0
        for gain in self.gains:
            if moves <= 0:
                break
            total += gain
            moves -= 1
        return total

    def gain_of_gondola(self, outlook: Outlook) -> int:
        """Return what a gondola can add: the weakest figure goes to the best free square."""
        if not self.waiting and not self.on_board:
            return 0
        weakest = 0 if self.waiting else self.weakest
        gain = outlook.best_free - weakest
        return gain if gain > 0 else 0
