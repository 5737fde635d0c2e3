"""What the figures of one seat stand on, where they can go, and what they could buy."""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.bot.outlook import LASTS, TARGETS, Outlook
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, PLATFORM, SETUPS, X
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import MOVE_TO, PLACING, RESCUING, RIDE_TO
from igroteka.games.venice.rules.scoring import figure_points
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.move import lines

HIGH: Final = 10
"""More than any numbered district scores: only an X does."""


class Figures:
    """The figures of one seat; what is counted stands beside each name."""

    def __init__(self, state: VeniceState, seat: int, city: Outlook, signs: list[int]) -> None:
        self.on_board = 0
        self.waiting = 0  # not placed yet, or fallen and not rescued yet
        self.points_now = 0
        self.points = 0  # on squares that will stand
        self.on_x = 0
        self.x_points = 0
        self.high = 0
        self.on_best = 0
        self.on_platforms = 0
        self.doomed_by_own = 0
        self.doomed_by_rivals = 0
        self.doomed_points = 0  # they count now and will not
        self.may_fall = 0  # before the seat can move again
        self.surely_fall = 0
        self.must_move = 0  # the next move is the last chance
        self.way_out = 0  # doomed, and a move leads to ground that lasts
        self.no_way_out = 0
        self.shut_in = 0
        self.reach = 0  # squares in reach of a move
        self.near = 0  # signs of what is in reach
        self.selling_six = 0
        self.bargain = 0  # the best purchase where a figure stands
        self.second_bargain = 0
        self.bargain_after_move = 0
        self.bargains_in_place = 0
        self.here: list[int] = []  # what each figure will score where it stands, sorted
        self.gains: list[int] = []  # what a move of each can add, the best first
        self.taken_up = 0  # 1: a figure is being moved, 2: a gondola is about to carry it
        self.taken_up_gain = 0
        self._look(state, seat, city, signs)

    def _look(self, state: VeniceState, seat: int, city: Outlook, signs: list[int]) -> None:
        steps = state.steps
        step = steps[-1] if steps else -1
        lifted = -1
        if step in (MOVE_TO, RIDE_TO) and seat == state.turn:
            lifted = steps[-2]
            self.taken_up = 1 if step == MOVE_TO else 2
        base = seat * MOST_FIGURES
        for square in state.figures[base : base + MOST_FIGURES]:
            if square < 0:
                continue
            here = city.points[square]
            self._stand(state, seat, city, square)
            self._shop(state, seat, city, square)
            best = self._go(state, seat, city, signs, square)
            self.here.append(here)
            if best > here:
                self.gains.append(best - here)
            if square == lifted:
                # A gondola goes to any free square (V17).
                if step == RIDE_TO:
                    best = city.free_points[0] if city.free_points else 0
                self.taken_up_gain = best - here
        if step == PLACING:
            self.waiting = SETUPS[state.seats].figures - self.on_board
        elif step == RESCUING and seat == state.seat_to_act:
            self.waiting = 1
        if self.bargain > self.bargain_after_move:
            self.bargain_after_move = self.bargain
        self.here.sort()
        self.gains.sort(reverse=True)

    def _stand(self, state: VeniceState, seat: int, city: Outlook, square: int) -> None:
        tile = state.layout[square]
        here = city.points[square]
        now = figure_points(tile, city.sums_now)
        self.on_board += 1
        self.points_now += now
        self.points += here
        holder = city.holder[square]
        if holder >= 0:
            if holder == seat:
                self.doomed_by_own += 1
            else:
                self.doomed_by_rivals += 1
            self.doomed_points += now
            turns = city.turns_before(seat, square, city.soonest[square])
            if turns <= 0:
                self.may_fall += 1
                if city.turns_before(seat, square, city.latest[square]) <= 0:
                    self.surely_fall += 1
            elif turns == 1:
                self.must_move += 1
        elif tile == PLATFORM:
            self.on_platforms += 1
        else:
            if tile // COLOURS == X:
                self.on_x += 1
                self.x_points += here
            if here >= HIGH:
                self.high += 1
            if here == city.best:
                self.on_best = 1

    def _shop(self, state: VeniceState, seat: int, city: Outlook, square: int) -> None:
        tile = state.layout[square]
        if tile == PLATFORM:
            return
        colour = tile % COLOURS
        worth = city.treasure_points[colour]
        if worth == 6 and state.supply[colour]:
            self.selling_six += 1
        gain = city.bargains[square]
        price = state.stakes[square] + 1
        if gain <= 0 or price > state.purses[seat]:
            return
        if gain > self.bargain:
            self.second_bargain, self.bargain = self.bargain, gain
        elif gain > self.second_bargain:
            self.second_bargain = gain
        # V18: 1, 2, 4 … coins on the same square, one treasure a turn.
        for _ in range(min(city.purchases[seat], state.supply[colour])):
            if price >= worth:
                break
            self.bargains_in_place += worth - price
            price *= 2

    def _go(
        self, state: VeniceState, seat: int, city: Outlook, signs: list[int], square: int
    ) -> int:
        """Return the most that a move from *square* can bring the figure at the end."""
        standing, stakes, purse = state.standing, state.stakes, state.purses[seat]
        points, bargains = city.points, city.bargains
        best = reach = near = 0
        bargain = self.bargain_after_move
        for line in lines(state)[square]:
            for to in line:
                if standing[to] != FREE:
                    break
                reach += 1
                near |= signs[to]
                if points[to] > best:
                    best = points[to]
                if bargains[to] > bargain and stakes[to] < purse:
                    bargain = bargains[to]
        self.bargain_after_move = bargain
        self.reach += reach
        self.near |= near
        if not reach:
            self.shut_in += 1
        if city.holder[square] >= 0:
            if near & LASTS:
                self.way_out += 1
            else:
                self.no_way_out += 1
        return best

    def gain_of_moves(self, moves: int) -> int:
        """Return what that many moves of different figures can add."""
        return sum(self.gains[:moves])

    def gain_of_gondola(self, city: Outlook, n: int) -> int:
        """Return what gondola *n*, from 0, can add: the weakest figure goes to the best square."""
        weakest = [0] * self.waiting + self.here
        if n >= len(weakest) or n >= len(city.free_points):
            return 0
        return max(0, city.free_points[n] - weakest[n])

    def reaches(self, target: int) -> bool:
        """Say whether a move leads to the target of this number."""
        return bool(self.near >> target & 1)

    def gets_near(self, target: int) -> bool:
        """Say whether one or two moves lead to the target of this number."""
        return bool((self.near | self.near >> TARGETS) >> target & 1)
