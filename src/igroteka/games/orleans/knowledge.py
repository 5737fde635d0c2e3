"""What bots know about Orléans."""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.games.orleans.actions import (
    DONE,
    PICK,
    PICK_TOWER,
    PUT,
)
from igroteka.games.orleans.judgement import expectation
from igroteka.games.orleans.planner import Plan, Planner
from igroteka.games.orleans.state import OrleansState
from igroteka.games.orleans.steps import planning
from igroteka.games.orleans.steps.numbers import (
    S_DRAW,
    S_GO,
    S_GOODS,
    S_PLAN,
    S_TILE,
    S_TORTURE,
    S_TURN,
    S_VILLAGE,
    S_WARD,
)
from igroteka.games.orleans.worth import best_action, worth

PLANS: Final = 6
MOST_REMEMBERED: Final = 500
TURNS: Final = 3


class OrleansKnowledge(Knowledge[Any]):
    """Plans are chosen whole: small actions follow the best few plans for a market."""

    margin_scale = 14.0
    playout_depth = 400
    playout_span = 3
    seconds = 0.7

    def __init__(self) -> None:
        self._followed: OrleansState | None = None
        self._seat = -1
        self._free = 0
        self._plan: Plan = []
        self._memory: dict[tuple[int, ...], Plan] = {}

    # --- what search asks -------------------------------------------------------------------

    def values(self, state: State[Any]) -> list[float]:
        """Return the points expected at the end."""
        assert isinstance(state, OrleansState)
        return [expectation(state, seat) for seat in range(state.seats)]

    def clock(self, state: State[Any]) -> int:
        """Rounds: a playout stops before anything is drawn."""
        assert isinstance(state, OrleansState)
        return state.round

    def in_chain(self, state: State[Any], seat: int) -> bool:
        """All but the first choice of a turn are the rest of a longer one."""
        assert isinstance(state, OrleansState)
        return bool(state.steps) and state.steps[-1] not in (S_TURN, S_DRAW)

    def candidates(self, state: State[Any], seat: int) -> list[int]:
        """Return the next steps of the best plans; the best few actions elsewhere."""
        assert isinstance(state, OrleansState)
        step = state.steps[-1]
        if step == S_PLAN:
            return self._plan_candidates(state, seat)
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal
        if step not in (S_VILLAGE, S_TILE, S_GO, S_GOODS, S_WARD, S_TORTURE):
            return [best_action(state, seat, legal)]
        if step in (S_VILLAGE, S_TILE, S_GO):
            rated = [(worth(state, seat, action), action) for action in legal]
            rated.sort(reverse=True)
            return [action for _, action in rated[:TURNS]]
        if step == S_GOODS:
            return legal[:-1]
        return legal

    def playout_action(self, state: State[Any], seat: int, rng: Rng) -> int:
        """Follow a plan that is good, but not always the same; else take the best action."""
        assert isinstance(state, OrleansState)
        if state.steps[-1] == S_PLAN:
            return self._plan_action(state, seat, rng)
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else best_action(state, seat, legal)

    def greedy_action(self, worlds: list[State[Any]], seat: int, rng: Rng) -> int:
        """Follow the best plan; else take the best action."""
        state = worlds[0]
        assert isinstance(state, OrleansState)
        if state.steps[-1] == S_PLAN:
            return self._plan_action(state, seat, None)
        return best_action(state, seat, state.legal_actions(seat))

    # --- planning -------------------------------------------------------------------------------

    def _plan_action(self, state: OrleansState, seat: int, rng: Rng | None) -> int:
        """Return the next small action of a plan, made anew or already being followed."""
        if (
            self._followed is not state
            or self._seat != seat
            or self._free != state.free[seat]
            or (state.held[seat] >= 0 and not self._plan)
        ):
            planner = Planner(state, seat, rng)
            self._plan = []
            if planner.total:
                chosen = planner.quick() if rng else planner.best(1)[0][1]
                self._plan = planner.placements(chosen)
            self._followed, self._seat, self._free = state, seat, state.free[seat]
        held = state.held[seat]
        if held >= 0:
            for n, (token, slot) in enumerate(self._plan):
                if token == held:
                    self._free ^= 1 << slot
                    del self._plan[n]
                    return PUT + slot
            return state.legal_actions(seat)[0]
        if not self._plan:
            self._followed = None
            return DONE
        return pick(self._plan[0][0])

    def _plan_candidates(self, state: OrleansState, seat: int) -> list[int]:
        """Return one first step for each of the best plans; once begun, a plan is followed."""
        if state.fresh[seat]:
            return [self._plan_action(state, seat, None)]
        held = state.held[seat]
        firsts = self._first_steps(state, seat)
        if held >= 0:
            actions = [PUT + slot for token, slot in firsts if token == held]
        else:
            actions = list(dict.fromkeys(pick(token) for token, _ in firsts))
        if not actions:
            actions = state.legal_actions(seat)[:1]
        return actions

    def _first_steps(self, state: OrleansState, seat: int) -> Plan:
        """Return for each of the best plans the placement that tells it from better ones."""
        # A search comes back to the same market in every iteration: remember what was found.
        key = (seat, state.round, state.free[seat], *table_of(state))
        if key in self._memory:
            return self._memory[key]
        planner = Planner(state, seat)
        firsts: Plan = []
        seen: set[tuple[int, int]] = set()
        if planner.total:
            for _, chosen in planner.best(PLANS):
                plan = planner.placements(chosen)
                # What no better plan does tells this one from them.
                new = [placement for placement in plan if placement not in seen]
                if new:
                    firsts.append(new[0])
                    seen.update(plan)
        if len(self._memory) >= MOST_REMEMBERED:
            self._memory.clear()
        self._memory[key] = firsts
        return firsts


def table_of(state: OrleansState) -> list[int]:
    """Return all that plans depend on."""
    return [
        state.event,
        state.technology_supply,
        *state.coins,
        *state.development,
        *state.tracks,
        *state.stock,
        *state.merchants,
        *state.market,
        *state.bag,
        *state.tower,
        *state.slots,
        *state.supply,
        *state.goods_market,
        *state.ways,
        *state.built,
        *state.deeds,
        *state.citizens,
        *state.tiles,
    ]


def pick(held: int) -> int:
    """Return the action that takes up a token of the market or the tower."""
    if held >= planning.FROM_TOWER:
        return PICK_TOWER + held - planning.FROM_TOWER
    return PICK + held
