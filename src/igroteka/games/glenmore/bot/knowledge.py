"""What bots know about Glen More.

Three ideas carry the play: a turn brings what the best place of the territory would
activate; every step ahead on the track is a share of a turn given to the others; and what
is compared in a scoring counts again in each scoring that is still to come.
"""

from __future__ import annotations

import math
from typing import Any, Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.games.glenmore.bot import candidates as habits
from igroteka.games.glenmore.bot.features import SPACES_A_TURN, activation_worths, space_worth
from igroteka.games.glenmore.rules import turn
from igroteka.games.glenmore.rules.actions import END, MOVE, PROMOTE, TO
from igroteka.games.glenmore.rules.scoring import leadership, place_points
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    AROUND,
    DIFFERENCE_POINTS,
    HOME,
    SCORINGS,
    STACK_TILES,
    STEP,
    TILE_PENALTY,
)
from igroteka.games.glenmore.rules.track import FIGURE

# The worth of things was fitted to the final margins of some 1,300 games of greedy players.
COIN_WORTH: Final = 1.15
BARREL_WORTH: Final = 1.45
CHIEFTAIN_WORTH: Final = 0.65
LEAD_SHARE: Final = 0.5
MEMBER_WORTH: Final = 3.0
INCOME_WORTH: Final = 1.5
SALE_WORTH: Final = 1.3
# What cubes in hand are worth besides: the first of a kind more than the others.
CUBES_WORTH: Final = (0.0, 1.2, 2.1, 2.7, 3.1, 3.3, 3.4)
# Within a turn habits draw no lots.
NO_LUCK: Final = Rng(0)
# Steps at which a look at every candidate pays.
BRANCHING: Final = (turn.PLACING, turn.PAYING, turn.GIVING)


class GlenMoreKnowledge(Knowledge[Any]):
    """Income by turns, comparisons by scorings, time by spaces."""

    margin_scale = 9.0
    # Playouts are greedy turns of everybody until eight more tiles lie on the track.
    playout_depth = 500
    playout_span = 8
    exploration = 0.3
    rivals_by_policy = True

    rival_share = 0.8
    """How much the strongest rival's prospects count against one's own."""

    def in_chain(self, state: State[Any], seat: int) -> bool:
        """A turn is one choice up to its end."""
        assert isinstance(state, GlenMoreState)
        return state.steps[-1] != turn.TAKING

    def candidates(self, state: State[Any], seat: int) -> list[int]:
        """Return the tiles worth a thought; all that follows in a turn is done greedily."""
        assert isinstance(state, GlenMoreState)
        actions = habits.candidates(state, seat)
        if len(actions) == 1 or state.steps[-1] == turn.TAKING:
            return actions
        return [self._best(state, actions, seat)]

    def clock(self, state: State[Any]) -> int:
        """Return how many tiles have been drawn: the whole game runs by them."""
        assert isinstance(state, GlenMoreState)
        return state.drawn

    def playout_action(self, state: State[Any], seat: int, rng: Rng) -> int:
        """Return the greedy choice: few good playouts tell more than many quick ones."""
        assert isinstance(state, GlenMoreState)
        actions = habits.candidates(state, seat)
        return actions[0] if len(actions) == 1 else self._best(state, actions, seat)

    def greedy_action(self, worlds: list[State[Any]], seat: int, rng: Rng) -> int:
        """Return the first step of the best turn, as far as one world shows.

        A turn shows nothing hidden before its end, so one world is as good as many.
        """
        state = worlds[0]
        assert isinstance(state, GlenMoreState)
        actions = habits.candidates(state, seat)
        return actions[0] if len(actions) == 1 else self._best(state, rng.shuffled(actions), seat)

    def _best(self, state: GlenMoreState, actions: list[int], seat: int) -> int:
        """Return the action that opens the best rest of a turn."""
        if state.steps[-1] in (turn.MOVING, turn.DROPPING):
            return self._best_move(state, actions, seat)
        best, best_value = -1, -math.inf
        for action in actions:
            value = self._turn_value(state, action, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def _best_move(self, state: GlenMoreState, actions: list[int], seat: int) -> int:
        """Return who moves, or where to; only what a move changes is looked at."""
        worths = activation_worths(state)
        if state.steps[-1] == turn.DROPPING:
            origin = state.steps[-2]
            scored = [(self._move_value(state, origin, a, seat, worths), a) for a in actions]
            return max(scored)[1]
        best, best_value = END, self._standing_value(state, seat, worths) + 0.2
        for action in actions:
            if action == END or not MOVE <= action < TO:
                continue
            origin = turn.at_home(action - MOVE, seat)
            for drop in habits.drop_candidates(state, origin, seat):
                value = self._move_value(state, origin, drop, seat, worths)
                if value > best_value:
                    best, best_value = action, value
        if best == END and END not in actions:
            return actions[0]
        return best

    def _move_value(
        self, state: GlenMoreState, origin: int, drop: int, seat: int, worths: list[float]
    ) -> float:
        folk = state.folk
        tile = -1 if drop == PROMOTE else turn.at_home(drop - TO, seat)
        folk[origin] -= 1
        if tile < 0:
            state.chiefs[seat] += 1
        else:
            folk[tile] += 1
        value = self._standing_value(state, seat, worths)
        if tile < 0:
            state.chiefs[seat] -= 1
        else:
            folk[tile] -= 1
        folk[origin] += 1
        return value

    def _standing_value(self, state: GlenMoreState, seat: int, worths: list[float]) -> float:
        """Return the part of a seat's value that its people make, against the rivals' best."""
        leads = lead_values(state)
        value = leads.pop(seat) + people_value(state, seat, worths)
        return value - self.rival_share * max(leads)

    def _turn_value(self, state: GlenMoreState, action: int, seat: int) -> float:
        """Return the value of a turn that goes on with *action*, movement by habit."""
        after = state.copy()
        after.apply(action, seat)
        while after.seat_to_act == seat and after.steps[-1] != turn.TAKING:
            if after.steps[-1] in BRANCHING:
                follows = habits.candidates(after, seat)
                if len(follows) > 1:
                    return max(self._turn_value(after, a, seat) for a in follows)
            action = habits.quick_action(after, seat, NO_LUCK)
            if action == END:
                break
            after.apply(action, seat)
        return self._margin(after, seat)

    def _margin(self, state: GlenMoreState, seat: int) -> float:
        """Return how good the end of a turn is, compared with other ends of the same turn."""
        values = self._estimate(state, seat)
        rest = max(value for s, value in enumerate(values) if s != seat)
        return values[seat] - self.rival_share * rest

    def values(self, state: State[Any]) -> list[float]:
        """Return the points each seat may expect at the end."""
        assert isinstance(state, GlenMoreState)
        if state.is_over:
            return [float(score) for score in state.scores()]
        if state.steps[-1] != turn.TAKING:
            state = self._finished_turn(state)
        return self._estimate(state, -1)

    def _estimate(self, state: GlenMoreState, focus: int) -> list[float]:
        """Return the points to expect; *focus*: leave out the people of all others."""
        seats = range(state.seats)
        drawn = state.drawn
        values = lead_values(state)
        scorings = sum(last > drawn for last in SCORINGS)
        late = lateness(drawn)
        counts = [cards.bit_count() for cards in state.cards]
        fewest, driest = min(counts), min(state.barrels)
        sizes = [len(land) for land in state.lands]
        smallest = min(sizes)
        # Early a tile more is a start, later it is three points less.
        penalty = TILE_PENALTY * min(1.0, max(0.0, (drawn - 12) / 25))
        worths = activation_worths(state)
        for s in seats:
            value = values[s] + sum(state.points[4 * s : 4 * s + 4])
            value += COIN_WORTH * state.coins[s] + place_points(state, s)
            value += penalty * (sizes[s] - smallest)
            value += scorings * DIFFERENCE_POINTS[min(5, counts[s] - fewest)]
            barrels = state.barrels[s]
            lead = DIFFERENCE_POINTS[min(5, barrels - driest)]
            value += scorings * ((1 - late) * BARREL_WORTH * barrels + late * lead)
            ahead = state.chain.index(FIGURE - s)
            value -= space_worth(drawn) * ahead
            if focus < 0 or s == focus:
                value += people_value(state, s, worths)
            turns = turns_left(state, s)
            early = min(1.0, turns / 3)
            for good in range(5):
                cubes = state.goods[5 * s + good]
                if cubes:
                    price = min(state.market[good], 2 * cubes)
                    value += early * CUBES_WORTH[cubes if cubes < 6 else 6]
                    value += min(1.0, turns) * SALE_WORTH * price
            values[s] = value
        return values

    def _finished_turn(self, state: GlenMoreState) -> GlenMoreState:
        """Return the position at the end of the turn that is under way, before its refill."""
        seat = state.seat_to_act
        assert seat is not None
        after = state.copy()
        if after.steps[-1] == turn.PLACING:
            after.apply(self.candidates(after, seat)[0], seat)
        while (action := habits.quick_action(after, seat, NO_LUCK)) != END:
            after.apply(action, seat)
        return after


def turns_left(state: GlenMoreState, seat: int) -> float:
    """Return about how many turns a seat still has: the further ahead, the fewer."""
    ahead = state.chain.index(FIGURE - seat)
    return max(0.0, (STACK_TILES - state.drawn - ahead) / SPACES_A_TURN)


def lateness(drawn: int) -> float:
    """Return from 0 to 1 how far the last third has come: then leads count as they score."""
    return max(0.0, (drawn - SCORINGS[1]) / (SCORINGS[2] - SCORINGS[1]))


def lead_values(state: GlenMoreState) -> list[float]:
    """Return what chieftains and bonnets will bring each seat."""
    scorings = sum(last > state.drawn for last in SCORINGS)
    late = lateness(state.drawn)
    amounts = [leadership(state, s) for s in range(state.seats)]
    lowest = min(amounts)
    values = []
    for amount in amounts:
        lead = DIFFERENCE_POINTS[min(5, amount - lowest)]
        hope = LEAD_SHARE * lead + CHIEFTAIN_WORTH * amount
        values.append(scorings * ((1 - late) * hope + late * lead))
    return values


def people_value(state: GlenMoreState, seat: int, worths: list[float]) -> float:
    """Return what the clan members on the land are worth: their number and their reach."""
    early = min(1.0, turns_left(state, seat) / 3)
    grown = min(1.0, max(0.15, (state.drawn - 22) / 12))
    members = turn.count_members(state, seat)
    value = early * MEMBER_WORTH * (members if members < 5 else 5)
    if early:
        value += INCOME_WORTH * grown * min(1.0, 2 * early) * best_place(state, seat, worths)
    return value


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
