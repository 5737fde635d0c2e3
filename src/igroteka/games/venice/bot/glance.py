"""What deserves a closer look, and what an action promises at a glance, without trying it out."""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.bot.outlook import TARGETS, City, city_of, margins_of, signs_of
from igroteka.games.venice.bot.weights import WEIGHTS
from igroteka.games.venice.rules.actions import (
    BUY,
    CODEC,
    DROWN,
    GONDOLA,
    GONDOLA_USE,
    MOVE,
    PLACE,
    PLAY,
    RESCUE,
    TO,
)
from igroteka.games.venice.rules.box import MOST_FIGURES
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import MOVE_TO, PLACING, RESCUING, RIDE_TO, TURN
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.move import lines

MANY: Final = 12
"""Of more squares than these only the best at a glance are looked at."""
RIVAL: Final = 0.3
"""What a rival loses counts so much."""
SHARE: Final = 4
"""A square one move from a good one is worth this part of it at a glance."""
ALL_TARGETS: Final = (1 << TARGETS) - 1


def considered(state: VeniceState, seat: int, city: City | None = None) -> list[int]:
    """Return the legal actions, but where a figure comes to a square, only the best squares."""
    actions = state.legal_actions(seat)
    step = state.steps[-1]
    if step == TURN:
        return actions
    if step == RIDE_TO and not state.options[GONDOLA_USE]:
        actions = out_of_reach(state, actions)
    if len(actions) <= MANY:
        return actions
    base = PLACE if step == PLACING else RESCUE if step == RESCUING else TO
    ranked = ranks(state, seat, city or city_of(state), actions, base)
    ranked.sort(reverse=True)
    kept = [number % CODEC.size for number in ranked[:MANY]]
    if step == RESCUING:
        kept.append(DROWN)
    return kept


def out_of_reach(state: VeniceState, actions: list[int]) -> list[int]:
    """V17: return the rides without those to a square that the figure could walk to instead."""
    standing = state.standing
    on_foot = 0
    for line in lines(state)[state.steps[-2]]:
        for square in line:
            if standing[square] != FREE:
                break
            on_foot |= 1 << square
    return [action for action in actions if not on_foot >> (action - TO) & 1] or actions


def ranks(state: VeniceState, seat: int, city: City, actions: list[int], base: int) -> list[int]:
    """Return the actions that bring a figure to a square, each with what it gains there before it.

    It could stand there, buy there, or go on from there.
    """
    standing, stakes, purse = state.standing, state.stakes, state.purses[seat]
    points, colours, margins = city.points, city.ground.colours, margins_of(state, city)
    targets = [square for square in city.ranked if standing[square] == FREE][:TARGETS]
    signs = signs_of(state, city, targets)
    # What the best square is worth that is a move away, by the signs of those that are.
    onward = [0] * (1 << TARGETS)
    for n in range(len(targets) - 1, -1, -1):
        for near in range(1 << n, 1 << TARGETS, 2 << n):
            onward[near] = points[targets[n]]
    found = []
    for action in actions:
        if action == DROWN:
            continue
        square = action - base
        worth = points[square]
        laid = stakes[square]
        gain = margins[colours[square]] - laid
        if gain > 0 and laid < purse:
            worth += gain
        worth = SHARE * worth + onward[signs[square] >> TARGETS & ALL_TARGETS]
        found.append(worth * CODEC.size + action)
    return found


class Promise:
    """What it promises a seat, in points, to stand on each square and to buy there."""

    def __init__(self, state: VeniceState, seat: int, city: City) -> None:
        self.state = state
        self.seat = seat
        self.city = city
        self.margins = margins_of(state, city)
        self.best_bargain = 0
        base = seat * MOST_FIGURES
        for n in range(base, base + MOST_FIGURES):
            square = state.figures[n]
            if square >= 0:
                gain = self.gain(square)
                if gain > self.best_bargain:
                    self.best_bargain = gain

    def gain(self, square: int) -> int:
        """Return what a treasure bought on *square* brings beyond its price, if it can be paid."""
        laid = self.state.stakes[square]
        if laid >= self.state.purses[self.seat]:
            return 0
        return self.margins[self.city.ground.colours[square]] - laid

    def standing(self, square: int) -> float:
        """Return what a figure on *square* is worth, as the hand-made value has it."""
        points = self.city.points[square]
        if points:
            return float(points)
        return WEIGHTS.platform if self.city.signs[square] else WEIGHTS.doomed_figure

    def coming(self, square: int) -> float:
        """Return the same for one that comes there, with what it could buy there better."""
        worth = self.standing(square)
        more = self.gain(square) - self.best_bargain
        if more > 0:
            worth += more
        return worth

    def of_move(self, origin: int) -> float:
        """Return what the best move of the figure on *origin* promises."""
        standing, best = self.state.standing, 0.0
        for line in lines(self.state)[origin]:
            for square in line:
                if standing[square] != FREE:
                    break
                worth = self.coming(square)
                if worth > best:
                    best = worth
        return best - self.standing(origin)

    def of_landing(self) -> float:
        """Return what the best free square of the city promises."""
        best = 0.0
        for square, stands in enumerate(self.state.standing):
            if stands == FREE:
                worth = self.coming(square)
                if worth > best:
                    best = worth
        return best

    def of_purchase(self, square: int) -> float:
        """Return what a treasure from *square* brings beyond its price."""
        state = self.state
        worth = self.city.treasure_points[self.city.ground.colours[square]]
        return float(worth - 1 - state.stakes[square])

    def of_card(self, card: int) -> float:
        """Return what sinking a district changes at once: a figure of somebody falls in."""
        fallen = self.state.standing[self.state.square_of[card]]
        if fallen < 0:
            return 0.0
        return -WEIGHTS.doomed_figure if fallen == self.seat else RIVAL * WEIGHTS.doomed_figure


def promises(
    state: VeniceState, seat: int, actions: list[int], city: City | None = None
) -> list[float]:
    """Return for each action how many points it promises beyond doing nothing."""
    promise = Promise(state, seat, city or city_of(state))
    step = state.steps[-1]
    # What the figure leaves that is being put down, and the gondola it takes.
    left = 0.0
    if step in (MOVE_TO, RIDE_TO):
        left = promise.standing(state.steps[-2])
    if step in (RIDE_TO, RESCUING):
        left += WEIGHTS.gondola
    landing = -1.0
    found: list[float] = []
    for action in actions:
        if action < MOVE:
            found.append(promise.coming(action - PLACE))
        elif action < GONDOLA:
            found.append(promise.of_move(action - MOVE))
        elif action < TO:
            if landing < 0:
                landing = promise.of_landing()
            found.append(landing - promise.standing(action - GONDOLA) - WEIGHTS.gondola)
        elif action < BUY:
            found.append(promise.coming(action - TO) - left)
        elif action < PLAY:
            found.append(promise.of_purchase(action - BUY))
        elif action < RESCUE:
            found.append(promise.of_card(action - PLAY))
        elif action < DROWN:
            found.append(promise.coming(action - RESCUE) - left)
        else:
            found.append(0.0)
    return found
