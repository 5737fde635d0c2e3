"""What bots know about Orléans."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.games.orleans.bot.bot_characters import CHARACTERS
from igroteka.games.orleans.bot.features import COMMON, FEATURES, common, features
from igroteka.games.orleans.bot.outlook import Outlook, expectation
from igroteka.games.orleans.bot.plans import Plan, Planner
from igroteka.games.orleans.bot.rating import best_action, rating
from igroteka.games.orleans.bot.themes import THEMES
from igroteka.games.orleans.bot.weights import WEIGHTS
from igroteka.games.orleans.rules.actions import (
    DONE,
    PICK,
    PICK_TOWER,
    PUT,
)
from igroteka.games.orleans.rules.box import TOKENS
from igroteka.games.orleans.rules.decisions import (
    FROM_TOWER,
    NONE_HELD,
    S_COVER,
    S_DRAW,
    S_FEED,
    S_GO,
    S_GOODS,
    S_PAY,
    S_PLAN,
    S_REWARD,
    S_SEND,
    S_TILE,
    S_TORTURE,
    S_TURN,
    S_VILLAGE,
    S_WARD,
)
from igroteka.games.orleans.rules.places import SLOTS
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps.planning import lift_all

Ways = list[tuple[float, Plan]]
"""Whole plans for a market, each with what it is worth, the best first."""


class OrleansKnowledge(Knowledge[OrleansState]):
    """Plans are chosen whole: small actions follow the best few plans for a market.

    It holds nothing. Each small action is found by planning anew from what lies there; only
    a search, which asks thousands of times, has an `OrleansMemory` of its own.
    """

    margin_scale = WEIGHTS.margin_scale
    playout_depth = 400
    playout_span = 3
    seconds = 0.7
    FEATURES = FEATURES
    COMMON = COMMON
    CHARACTERS = CHARACTERS
    THEMES = THEMES
    network_path: ClassVar[str] = str(Path(__file__).with_name("network.json"))

    def for_search(self) -> OrleansMemory:
        """Return a knowledge that remembers plans, for one search alone."""
        return OrleansMemory()

    # --- what search asks -------------------------------------------------------------------

    def values(self, state: OrleansState) -> list[float]:
        """Return the points expected at the end."""
        return [expectation(state, seat) for seat in range(state.seats)]

    def features(self, state: OrleansState) -> list[list[int]]:
        """Return what is counted of each seat."""
        return features(state)

    def common(self, state: OrleansState) -> list[int]:
        """Return what is counted of the whole table."""
        return common(state)

    def clock(self, state: OrleansState) -> int:
        """Rounds: a playout stops before anything is drawn."""
        return state.round

    def in_chain(self, state: OrleansState, seat: int) -> bool:
        """All but the first choice of a turn are the rest of a longer one."""
        return bool(state.steps) and state.steps[-1] not in (S_TURN, S_DRAW)

    def candidates(self, state: OrleansState, seat: int) -> list[int]:
        """Return the next steps of the best plans; the best few actions elsewhere."""
        step = state.steps[-1]
        if step == S_PLAN:
            return self.plan_candidates(state, seat)
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal
        if step not in (S_VILLAGE, S_TILE, S_GO, S_GOODS, S_WARD, S_TORTURE):
            return [best_action(state, seat, legal)]
        if step in (S_VILLAGE, S_TILE, S_GO):
            return best_few(state, seat, WEIGHTS.actions_considered)
        if step == S_GOODS:
            return legal[:-1]
        return legal

    def considered(self, state: OrleansState, seat: int) -> list[int]:
        """Return more than `candidates`: steps of more plans, several deeds, turns and covers."""
        step = state.steps[-1]
        if step == S_PLAN:
            return list(self.plan_steps(state, seat))
        if step == S_SEND:
            return best_few(state, seat, WEIGHTS.deeds_compared)
        if step == S_TURN:
            return best_few(state, seat, WEIGHTS.turns_compared)
        if step == S_COVER:
            return best_few(state, seat, WEIGHTS.covers_compared)
        if step == S_TORTURE:
            # One thing after another: all ways to give five would be a hundred thousand.
            few = state.steps[-2] <= WEIGHTS.torture_compared
            return best_few(state, seat, WEIGHTS.actions_considered if few else 1)
        if step in (S_REWARD, S_PAY, S_FEED):
            return state.legal_actions(seat)
        return self.candidates(state, seat)

    def hunches(self, state: OrleansState, seat: int, actions: list[int]) -> list[float] | None:
        """Return what plans and ratings say: to play on from each action would take too long."""
        if state.steps[-1] == S_PLAN:
            worth = self.plan_steps(state, seat)
            return at_first_sight([worth.get(action, 0.0) for action in actions])
        outlook = Outlook(state, seat)
        return at_first_sight([rating(state, seat, action, outlook) for action in actions])

    def playout_action(self, state: OrleansState, seat: int, rng: Rng) -> int:
        """Follow a plan that is good, but not always the same; else take the best action."""
        if state.steps[-1] == S_PLAN:
            return self.plan_action(state, seat, rng)
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else best_action(state, seat, legal)

    def greedy_action(self, worlds: list[OrleansState], seat: int, rng: Rng) -> int:
        """Follow the best plan; else take the best action."""
        state = worlds[0]
        if state.steps[-1] == S_PLAN:
            return self.plan_action(state, seat, None)
        return best_action(state, seat, state.legal_actions(seat))

    # --- planning -------------------------------------------------------------------------------

    def plan_action(self, state: OrleansState, seat: int, rng: Rng | None) -> int:
        """Return the next small action of the best plan; with *rng*, of a good one."""
        return next_action(state, seat, new_plan(state, seat, rng))

    def plan_candidates(self, state: OrleansState, seat: int) -> list[int]:
        """Return one first step for each of the best plans; once begun, a plan is followed."""
        if state.fresh[seat]:
            return [self.plan_action(state, seat, None)]
        held = state.held[seat]
        firsts = self.first_steps(state, seat)
        if held != NONE_HELD:
            actions = [PUT + slot for token, slot in firsts if token == held]
        else:
            actions = list(dict.fromkeys(pick(token) for token, _ in firsts))
        if not actions:
            actions = state.legal_actions(seat)[:1]
        return actions

    def first_steps(self, state: OrleansState, seat: int) -> Plan:
        """Return for each of the best plans the placement that tells it from better ones."""
        planner = Planner(state, seat)
        firsts: Plan = []
        seen: set[tuple[int, int]] = set()
        if planner.total:
            for _, chosen in planner.best(WEIGHTS.plans_considered):
                plan = planner.placements(chosen)
                # What no better plan does tells this one from them.
                new = [placement for placement in plan if placement not in seen]
                if new:
                    firsts.append(new[0])
                    seen.update(plan)
        return firsts

    def plan_steps(self, state: OrleansState, seat: int) -> dict[int, float]:
        """Return the next small actions of whole plans, each with what its best plan is worth.

        Plans are made for the market as it lay. Of those that do what has been done, each adds
        the first step that no better one takes; where all is done, that is to be done.
        """
        held, origin = state.held[seat], state.origin[seat]
        lay = state
        placed: list[tuple[int, int]] = []
        if state.fresh[seat]:
            lay = state.copy()
            lift_all(lay, seat)
            for slot in range(SLOTS):
                if state.fresh[seat] >> slot & 1:
                    token = state.slots[seat * SLOTS + slot]
                    placed.append((token + FROM_TOWER if origin >> slot & 1 else token, slot))
        seen = set(placed)
        steps: dict[int, float] = {}
        for value, plan in self.ways(lay, seat):
            if any(placement not in plan for placement in placed):
                continue
            action = DONE if len(plan) == len(placed) and held == NONE_HELD else -1
            for token, slot in plan:
                if (token, slot) not in seen and held in (NONE_HELD, token):
                    action = pick(token) if held == NONE_HELD else PUT + slot
                    break
            seen.update(plan)
            if action >= 0 and action not in steps:
                steps[action] = value
        return steps or {self.plan_action(state, seat, None): 0.0}

    def ways(self, state: OrleansState, seat: int) -> Ways:
        """Return the best plans for a market, and a good one with each thing that can be done."""
        planner = Planner(state, seat)
        found: Ways = []
        if planner.total:
            for _, chosen in planner.varied(WEIGHTS.plans_compared):
                value = 0.0
                for item in chosen:
                    value += planner.items[item].value
                plan = planner.placements(chosen)
                if (value, plan) not in found:
                    found.append((value, plan))
            found.sort(key=lambda way: -way[0])
        return found


class OrleansMemory(OrleansKnowledge):
    """The knowledge of one search: it follows a plan to its end, and finds no plan twice."""

    def __init__(self) -> None:
        self._followed: OrleansState | None = None
        self._seat = -1
        self._free = 0
        self._plan: Plan = []
        self._firsts: dict[tuple[int, ...], Plan] = {}
        self._ways: dict[tuple[int, ...], Ways] = {}

    def for_search(self) -> OrleansMemory:
        """Return a new one: what one search remembers is no other's business."""
        return OrleansMemory()

    def plan_action(self, state: OrleansState, seat: int, rng: Rng | None) -> int:
        """Return the next small action of a plan, made anew or already being followed."""
        if (
            self._followed is not state
            or self._seat != seat
            or self._free != state.free[seat]
            or (state.held[seat] != NONE_HELD and not self._plan)
        ):
            self._plan = new_plan(state, seat, rng)
            self._followed, self._seat, self._free = state, seat, state.free[seat]
        action = next_action(state, seat, self._plan)
        if action == DONE:
            self._followed = None
        elif PUT <= action < PUT + SLOTS:
            self._plan.remove((state.held[seat], action - PUT))
            self._free ^= 1 << (action - PUT)
        return action

    def first_steps(self, state: OrleansState, seat: int) -> Plan:
        """Return what was found before: a search comes back to the same market all the time."""
        key = seen_by_planner(state, seat)
        if key in self._firsts:
            return self._firsts[key]
        firsts = super().first_steps(state, seat)
        if len(self._firsts) >= WEIGHTS.plans_remembered:
            self._firsts.clear()
        self._firsts[key] = firsts
        return firsts

    def ways(self, state: OrleansState, seat: int) -> Ways:
        """Return what was found before, likewise."""
        key = seen_by_planner(state, seat)
        if key in self._ways:
            return self._ways[key]
        ways = super().ways(state, seat)
        if len(self._ways) >= WEIGHTS.plans_remembered:
            self._ways.clear()
        self._ways[key] = ways
        return ways


def at_first_sight(values: list[float]) -> list[float]:
    """Return how good things look that are worth so much: by which share worse than the best."""
    best = max(values)
    share = WEIGHTS.first_sight / max(1.0, abs(best))
    return [share * (value - best) for value in values]


def best_few(state: OrleansState, seat: int, most: int) -> list[int]:
    """Return the best actions by their rating, the best first."""
    rated = [(rating(state, seat, action), action) for action in state.legal_actions(seat)]
    rated.sort(reverse=True)
    return [action for _, action in rated[:most]]


def new_plan(state: OrleansState, seat: int, rng: Rng | None) -> Plan:
    """Return the best plan from what lies there; with *rng*, a good one at once."""
    planner = Planner(state, seat, rng)
    if not planner.total:
        return []
    return planner.placements(planner.quick() if rng else planner.best(1)[0][1])


def next_action(state: OrleansState, seat: int, plan: Plan) -> int:
    """Return the small action that comes next in a plan."""
    held = state.held[seat]
    if held != NONE_HELD:
        for token, slot in plan:
            if token == held:
                return PUT + slot
        return state.legal_actions(seat)[0]
    return pick(plan[0][0]) if plan else DONE


def seen_by_planner(state: OrleansState, seat: int) -> tuple[int, ...]:
    """Return all that the plans of *seat* depend on."""
    tokens = slice(seat * TOKENS, seat * TOKENS + TOKENS)
    return (
        seat,
        state.round,
        state.event,
        state.technology_supply,
        state.coins[seat],
        state.development[seat],
        state.stock[seat],
        state.merchants[seat],
        state.free[seat],
        *state.tracks,
        *state.market[tokens],
        *state.bag[tokens],
        *state.tower,
        *state.slots[seat * SLOTS : seat * SLOTS + SLOTS],
        *state.supply,
        *state.goods_market,
        *state.ways,
        *state.built,
        *state.deeds,
        *state.citizens,
        *state.tiles,
    )


def pick(held: int) -> int:
    """Return the action that takes up a token of the market or the tower."""
    if held >= FROM_TOWER:
        return PICK_TOWER + held - FROM_TOWER
    return PICK + held
