"""What bots know about Glen More.

Three ideas carry the play: a turn brings what the best place of the territory would
activate; every step ahead on the track is a share of a turn given to the others; and what
is compared in a scoring counts again in each scoring that is still to come.
"""

from __future__ import annotations

import math
from typing import Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.games.glenmore import habits, turn
from igroteka.games.glenmore.actions import END
from igroteka.games.glenmore.data import (
    AROUND,
    DIFFERENCE_POINTS,
    HOME,
    SCORINGS,
    STACK_TILES,
    STEP,
    TILE_PENALTY,
)
from igroteka.games.glenmore.habits import (
    INCOME_SHARE,
    SPACE_WORTH,
    SPACES_A_TURN,
    activation_worths,
)
from igroteka.games.glenmore.scoring import leadership, place_points
from igroteka.games.glenmore.state import GlenMoreState
from igroteka.games.glenmore.track import FIGURE

# What having one, two, three … clan members is worth while there is much to do.
MEMBERS_WORTH: Final = (0.0, 8.4, 11.5, 13.2, 14.3, 15.1, 15.7)
# What cubes in hand are worth: the first of a kind more than the others.
CUBES_WORTH: Final = (0.0, 1.4, 2.4, 3.1, 3.5, 3.8, 3.9)

# Within a turn habits draw no lots.
NO_LUCK: Final = Rng(0)
# Steps at which a look at every candidate pays.
BRANCHING: Final = (turn.PLACING, turn.PAYING, turn.GIVING, turn.DROPPING)


class GlenMoreKnowledge(Knowledge):
    """Income by turns, comparisons by scorings, time by spaces."""

    margin_scale = 9.0
    playout_depth = 16

    space_worth = SPACE_WORTH
    """What a space of the track is worth: how much a jump costs."""
    income_share = INCOME_SHARE
    """How much of the best place's activations a later turn really brings."""
    rival_share = 0.8
    """How much the strongest rival's prospects count against one's own."""
    comparison_share = 0.85
    """How much of a lead lasts from one scoring to the next."""

    def in_chain(self, state: State, seat: int) -> bool:
        """A turn is one choice up to its end."""
        assert isinstance(state, GlenMoreState)
        return state.steps[-1] != turn.TAKING

    def candidates(self, state: State, seat: int) -> list[int]:
        """Return what a sensible player would consider."""
        assert isinstance(state, GlenMoreState)
        return habits.candidates(state, seat)

    def playout_action(self, state: State, seat: int, rng: Rng) -> int:
        """Return a quick choice: a good tile nearby, its best place, what is obvious then."""
        assert isinstance(state, GlenMoreState)
        return habits.quick_action(state, seat, rng)

    def greedy_action(self, worlds: list[State], seat: int, rng: Rng) -> int:
        """Return the first step of the best turn, as far as one world shows.

        A turn shows nothing hidden before its end, so one world is as good as many.
        """
        state = worlds[0]
        assert isinstance(state, GlenMoreState)
        best, best_value = -1, -math.inf
        actions = self.candidates(state, seat)
        if len(actions) == 1:
            return actions[0]
        for action in rng.shuffled(actions):
            value = self._turn_value(state, action, seat, rng)
            if value > best_value:
                best, best_value = action, value
        return best

    def _turn_value(self, state: GlenMoreState, action: int, seat: int, rng: Rng) -> float:
        """Return the value of a turn that goes on with *action*, movement by habit."""
        if action == END:
            return self._margin(state, seat)
        after = state.copy()
        after.apply(action, seat)
        moving = state.steps[-1] == turn.MOVING
        while after.seat_to_act == seat and after.steps[-1] != turn.TAKING:
            if after.steps[-1] == turn.MOVING and (moving or not after.moves):
                return self._margin(after, seat)
            if after.steps[-1] in BRANCHING:
                follows = self.candidates(after, seat)
                if len(follows) > 1:
                    return max(self._turn_value(after, a, seat, rng) for a in follows)
            action = habits.quick_action(after, seat, rng)
            if action == END:
                break
            after.apply(action, seat)
        return self._margin(after, seat)

    def _margin(self, state: GlenMoreState, seat: int) -> float:
        values = self.values(state)
        rest = max(value for s, value in enumerate(values) if s != seat)
        return values[seat] - self.rival_share * rest

    def values(self, state: State) -> list[float]:
        """Return the points each seat may expect at the end."""
        assert isinstance(state, GlenMoreState)
        seats = range(state.seats)
        if state.is_over:
            return [float(score) for score in state.scores()]
        if state.steps[-1] != turn.TAKING:
            state = finished_turn(state)
        left = STACK_TILES - state.drawn
        values = [float(sum(state.points[4 * s : 4 * s + 4]) + state.coins[s]) for s in seats]
        # What is compared counts in each scoring to come, a little less each time.
        weight = 0.0
        share = 1.0
        for last in SCORINGS:
            if last > state.drawn:
                weight += share
                share *= self.comparison_share
        for amounts in (
            state.barrels,
            [leadership(state, s) for s in seats],
            [cards.bit_count() for cards in state.cards],
        ):
            lowest = min(amounts)
            for s in seats:
                lead = amounts[s] - lowest
                values[s] += weight * DIFFERENCE_POINTS[lead if lead < 5 else 5]
        sizes = [len(land) for land in state.lands]
        smallest = min(sizes)
        worths = activation_worths(state)
        for s in seats:
            value = values[s] + TILE_PENALTY * (sizes[s] - smallest) + place_points(state, s)
            # How many turns are to come: the further ahead, the fewer.
            ahead = state.chain.index(FIGURE - s)
            turns = max(0.0, (left - ahead) / SPACES_A_TURN)
            value -= self.space_worth * min(ahead, left)
            early = min(1.0, turns / 3)
            income = best_place(state, s, worths)
            value += self.income_share * turns * income
            members = turn.count_members(state, s)
            value += early * MEMBERS_WORTH[members if members < 6 else 6]
            for good in range(5):
                cubes = state.goods[5 * s + good]
                if cubes:
                    value += max(
                        early * CUBES_WORTH[cubes if cubes < 6 else 6],
                        0.45 * min(state.market[good], 2 * cubes),
                    )
            values[s] = value
        return values


def finished_turn(state: GlenMoreState) -> GlenMoreState:
    """Return the position at the end of the turn that is under way, before its refill."""
    seat = state.seat_to_act
    assert seat is not None
    after = state.copy()
    while (action := habits.quick_action(after, seat, NO_LUCK)) != END:
        after.apply(action, seat)
    return after


def best_place(state: GlenMoreState, seat: int, worths: list[float]) -> float:
    """Return what the best places within reach of the clan members would activate."""
    cell, folk, land = state.cell, state.folk, state.lands[seat]
    own = {cell[tile]: tile for tile in land}
    closed = [cell[state.ends[4 * seat + side]] + STEP[side] for side in range(4)]
    first = second = 0.0
    seen: set[int] = set()
    for tile in land:
        if not folk[tile]:
            continue
        for step in AROUND:
            place = cell[tile] + step
            if place in own or place in seen:
                continue
            seen.add(place)
            worth = 0.0
            touches = False
            for near in AROUND:
                other = own.get(place + near, -1)
                if other >= 0:
                    worth += worths[other if other < HOME else HOME]
                    if near in STEP:
                        touches = True
            if not touches:
                continue
            if place in closed:
                worth *= 0.8  # only a river or road tile fits
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
    return 0.6 * first + 0.4 * second
