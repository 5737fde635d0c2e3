"""What bots know about Glen More.

Three ideas carry the play: a turn brings what the best place of the territory would
activate; every step ahead on the track is a share of a turn given to the others; and what
is compared in a scoring counts again in each scoring that is still to come.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import ClassVar, Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.games.glenmore.bot import candidates as thoughts
from igroteka.games.glenmore.bot import features as counted
from igroteka.games.glenmore.bot.bot_characters import CHARACTERS
from igroteka.games.glenmore.bot.exchanges import planned
from igroteka.games.glenmore.bot.judgements import (
    activation_worths,
    lateness,
    lead_values,
    people_value,
    promotion_counts,
    scorings_left,
    space_worth,
    turns_left,
)
from igroteka.games.glenmore.bot.playout import quick_action
from igroteka.games.glenmore.bot.themes import THEMES
from igroteka.games.glenmore.bot.weights import WEIGHTS
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import END, MOVE, PROMOTE, TO
from igroteka.games.glenmore.rules.box import TILE_PENALTY
from igroteka.games.glenmore.rules.decisions import (
    DROPPING,
    GIVING,
    MOVING,
    PAYING,
    PLACING,
    TAKING,
)
from igroteka.games.glenmore.rules.scoring import lead_points, place_points
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.moving import drops, is_last_turn
from igroteka.games.glenmore.rules.tiles import HOME, own_tile
from igroteka.games.glenmore.rules.track import FIGURE

# Within a turn nothing is left to chance.
NO_LUCK: Final = Rng(0)
# Steps at which a look at every candidate pays.
BRANCHING: Final[tuple[int, ...]] = (PLACING, PAYING, GIVING)


class GlenMoreKnowledge(Knowledge[GlenMoreState]):
    """Income by turns, comparisons by scorings, time by spaces."""

    margin_scale = WEIGHTS.margin_scale
    # Playouts are greedy turns of everybody until eight more tiles lie on the track.
    playout_depth = 500
    playout_span = 8
    exploration = 0.3
    rivals_by_policy = True
    FEATURES = counted.FEATURES
    COMMON = counted.COMMON
    CHARACTERS = CHARACTERS
    THEMES = THEMES
    network_path: ClassVar[str] = str(Path(__file__).with_name("network.json"))

    def features(self, state: GlenMoreState) -> list[list[int]]:
        """Return for each seat the numbers of FEATURES, a turn under way played to its end."""
        if not state.is_over and state.steps[-1] != TAKING:
            seat = state.seat_to_act
            assert seat is not None
            state = self._finished_turn(state)
            # The refill belongs to the turn; it takes an imagined world at its word.
            state.apply(END, seat)
        return counted.features(state, self.values(state))

    def common(self, state: GlenMoreState) -> list[int]:
        """Return the numbers of COMMON."""
        return counted.common(state)

    def in_chain(self, state: GlenMoreState, seat: int) -> bool:
        """A turn is one choice up to its end."""
        return state.steps[-1] != TAKING

    def candidates(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the tiles worth a thought; all that follows in a turn is done greedily."""
        actions = thoughts.candidates(state, seat)
        if len(actions) == 1 or state.steps[-1] == TAKING:
            return actions
        return [self._best(state, actions, seat)]

    def considered(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the tiles worth a thought, and in a turn all that is not done by habit."""
        if state.steps[-1] == DROPPING and not is_last_turn(state):
            return drops(state, state.steps[-2], seat)
        exchange = planned(state, seat)
        if exchange >= 0:
            return [exchange]
        return thoughts.candidates(state, seat)

    def halfway(self, state: GlenMoreState, seat: int) -> bool:
        """Say whether a clan member is in the hand: only where it goes tells what a move is."""
        return state.steps[-1] == DROPPING

    def habit(self, state: GlenMoreState, seat: int, rng: Rng) -> int:
        """Return a quick action; within a turn nothing is left to chance."""
        step = state.steps[-1]
        if step == TAKING:
            return quick_action(state, seat, rng)
        if step == MOVING and state.moves and promotion_counts(state, seat):
            return self._dispensable(state, seat)
        if step == DROPPING and promotion_counts(state, seat):
            return PROMOTE
        exchange = planned(state, seat)
        return exchange if exchange >= 0 else quick_action(state, seat, NO_LUCK)

    def _dispensable(self, state: GlenMoreState, seat: int) -> int:
        """Return the move of the clan member whose place on the land is missed least."""
        worths = activation_worths(state)
        best, best_value = END, -math.inf
        for tile in state.lands[seat]:
            if state.folk[tile]:
                value = self._move_value(state, tile, PROMOTE, seat, worths)
                if value > best_value:
                    best, best_value = MOVE + (tile if tile < HOME else HOME), value
        return best

    def clock(self, state: GlenMoreState) -> int:
        """Return how many tiles have been drawn: the whole game runs by them."""
        return state.drawn

    def playout_action(self, state: GlenMoreState, seat: int, rng: Rng) -> int:
        """Return the greedy choice: few good playouts tell more than many quick ones."""
        actions = thoughts.candidates(state, seat)
        return actions[0] if len(actions) == 1 else self._best(state, actions, seat)

    def greedy_action(self, worlds: list[GlenMoreState], seat: int, rng: Rng) -> int:
        """Return the first step of the best turn, as far as one world shows.

        A turn shows nothing hidden before its end, so one world is as good as many.
        """
        state = worlds[0]
        actions = thoughts.candidates(state, seat)
        return actions[0] if len(actions) == 1 else self._best(state, rng.shuffled(actions), seat)

    def _best(self, state: GlenMoreState, actions: list[int], seat: int) -> int:
        """Return the action that opens the best rest of a turn."""
        if state.steps[-1] in (MOVING, DROPPING):
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
        if state.steps[-1] == DROPPING:
            origin = state.steps[-2]
            scored = [(self._move_value(state, origin, a, seat, worths), a) for a in actions]
            return max(scored)[1]
        best, best_value = END, self._standing_value(state, seat, worths) + WEIGHTS.stay
        for action in actions:
            if action == END or not MOVE <= action < TO:
                continue
            origin = own_tile(action - MOVE, seat)
            for drop in thoughts.drop_candidates(state, origin, seat):
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
        tile = -1 if drop == PROMOTE else own_tile(drop - TO, seat)
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
        return value - WEIGHTS.rival_share * max(leads)

    def _turn_value(self, state: GlenMoreState, action: int, seat: int) -> float:
        """Return the value of a turn that goes on with *action*, movement by habit."""
        after = state.copy()
        after.apply(action, seat)
        while after.seat_to_act == seat and after.steps[-1] != TAKING:
            if after.steps[-1] in BRANCHING:
                follows = thoughts.candidates(after, seat)
                if len(follows) > 1:
                    return max(self._turn_value(after, a, seat) for a in follows)
            action = quick_action(after, seat, NO_LUCK)
            if action == END:
                break
            after.apply(action, seat)
        return self._margin(after, seat)

    def _margin(self, state: GlenMoreState, seat: int) -> float:
        """Return how good the end of a turn is, compared with other ends of the same turn."""
        values = self._estimate(state, seat)
        rest = max(value for s, value in enumerate(values) if s != seat)
        return values[seat] - WEIGHTS.rival_share * rest

    def values(self, state: GlenMoreState) -> list[float]:
        """Return the points each seat may expect at the end."""
        if state.is_over:
            return [float(score) for score in state.scores()]
        if state.steps[-1] != TAKING:
            state = self._finished_turn(state)
        return self._estimate(state, -1)

    def _estimate(self, state: GlenMoreState, focus: int) -> list[float]:
        """Return the points to expect; *focus*: leave out the people of all others."""
        w = WEIGHTS
        drawn = state.drawn
        values = lead_values(state)
        scorings = scorings_left(state)
        late = lateness(drawn)
        counts = [cards.bit_count() for cards in state.cards]
        fewest, driest = min(counts), min(state.barrels)
        sizes = [len(land) for land in state.lands]
        smallest = min(sizes)
        # Early a tile more is a start, later it is three points less.
        grown = (drawn - w.penalty_from) / w.penalty_over
        penalty = TILE_PENALTY * min(1.0, max(0.0, grown))
        worths = activation_worths(state)
        for s in range(state.seats):
            value = values[s] + sum(state.points[4 * s : 4 * s + 4])
            value += w.coin * state.coins[s] + place_points(state, s)
            value += penalty * (sizes[s] - smallest)
            value += scorings * lead_points(counts[s] - fewest)
            barrels = state.barrels[s]
            lead = lead_points(barrels - driest)
            value += scorings * ((1 - late) * w.barrel * barrels + late * lead)
            ahead = state.chain.index(FIGURE - s)
            value -= space_worth(drawn) * ahead
            if focus < 0 or s == focus:
                value += people_value(state, s, worths)
            turns = turns_left(state, s)
            early = min(1.0, turns / w.early_turns)
            for good in range(5):
                cubes = state.goods[5 * s + good]
                if cubes:
                    price = min(market.sale(state, good), w.sold_a_kind * cubes)
                    value += early * w.cubes[cubes if cubes < 6 else 6]
                    value += min(1.0, turns) * w.sale * price
            values[s] = value
        return values

    def _finished_turn(self, state: GlenMoreState) -> GlenMoreState:
        """Return the position at the end of the turn that is under way, before its refill."""
        seat = state.seat_to_act
        assert seat is not None
        after = state.copy()
        if after.steps[-1] == PLACING:
            after.apply(self.candidates(after, seat)[0], seat)
        while (action := quick_action(after, seat, NO_LUCK)) != END:
            after.apply(action, seat)
        return after
