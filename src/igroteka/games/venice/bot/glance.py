"""What deserves a closer look, and what an action promises at a glance, without trying it out."""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.bot.outlook import TARGETS, Outlook, signs_of
from igroteka.games.venice.bot.weights import WEIGHTS
from igroteka.games.venice.rules.actions import (
    BUY,
    CODEC,
    DROWN,
    GONDOLA,
    MOVE,
    PLACE,
    PLAY,
    RESCUE,
    TO,
)
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, PLATFORM
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import MOVE_TO, PLACING, RESCUING, RIDE_TO, TURN
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.move import lines

MANY: Final = 8
"""Of more squares than these only the best at a glance are looked at."""
MANY_TO_PLACE: Final = 12
RIVAL: Final = 0.3
"""What a rival loses counts so much."""
SHARE: Final = 4
"""A square one move from a good one is worth this part of it at a glance."""


def considered(state: VeniceState, seat: int) -> list[int]:
    """Return the legal actions, but where a figure comes to a square, only the best squares."""
    actions = state.legal_actions(seat)
    step = state.steps[-1]
    if step == TURN:
        return actions
    many = MANY_TO_PLACE if step == PLACING else MANY
    if len(actions) <= many:
        return actions
    base = PLACE if step == PLACING else RESCUE if step == RESCUING else TO
    city = Outlook(state)
    signs = signs_of(state, city)
    ranked = [
        look(state, seat, city, signs, action - base) * CODEC.size + action
        for action in actions
        if action != DROWN
    ]
    ranked.sort(reverse=True)
    kept = [number % CODEC.size for number in ranked[:many]]
    if step == RESCUING:
        kept.append(DROWN)
    return kept


def look(state: VeniceState, seat: int, city: Outlook, signs: list[int], square: int) -> int:
    """Return what a figure could gain on *square*: to stand, to buy, or to go on from there."""
    points = city.points[square]
    if city.bargains[square] and state.stakes[square] < state.purses[seat]:
        points += city.bargains[square]
    onward = 0
    for n, target in enumerate(city.targets):
        if signs[square] >> TARGETS + n & 1 and city.points[target] > onward:
            onward = city.points[target]
    return SHARE * points + onward


class Promise:
    """What it promises a seat, in points, to stand on each square and to buy there."""

    def __init__(self, state: VeniceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.city = city = Outlook(state)
        self.best_bargain = 0
        base = seat * MOST_FIGURES
        for square in state.figures[base : base + MOST_FIGURES]:
            if square >= 0 and state.stakes[square] < state.purses[seat]:
                self.best_bargain = max(self.best_bargain, city.bargains[square])

    def standing(self, square: int) -> float:
        """Return what a figure on *square* is worth, as the hand-made value has it."""
        if self.city.holder[square] >= 0:
            return WEIGHTS.doomed_figure
        if self.state.layout[square] == PLATFORM:
            return WEIGHTS.platform
        return float(self.city.points[square])

    def coming(self, square: int) -> float:
        """Return the same for one that comes there, with what it could buy there better."""
        state = self.state
        worth = self.standing(square)
        more = self.city.bargains[square] - self.best_bargain
        if more > 0 and state.stakes[square] < state.purses[self.seat]:
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
        worth = self.city.treasure_points[state.layout[square] % COLOURS]
        return float(worth - 1 - state.stakes[square])

    def of_card(self, card: int) -> float:
        """Return what sinking a district changes at once: a figure of somebody falls in."""
        fallen = self.state.standing[self.state.square_of[card]]
        if fallen < 0:
            return 0.0
        return -WEIGHTS.doomed_figure if fallen == self.seat else RIVAL * WEIGHTS.doomed_figure


def promises(state: VeniceState, seat: int, actions: list[int]) -> list[float]:
    """Return for each action how many points it promises beyond doing nothing."""
    promise = Promise(state, seat)
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
