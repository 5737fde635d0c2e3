"""What bots know about Orléans."""

from __future__ import annotations

from typing import Final

from igroteka.engine.knowledge import Knowledge
from igroteka.engine.randomness import Rng
from igroteka.engine.state import State
from igroteka.games.orleans.actions import (
    BUILD,
    COVER,
    DEVELOPMENT,
    DO,
    DONE,
    DRAW,
    ENDURE,
    FEED,
    FOLLOWER,
    GIVE_GOOD,
    GIVE_STATION,
    GIVE_TILE,
    GO,
    LEAVE,
    PASS,
    PAY,
    PICK,
    PICK_TOWER,
    PUT,
    RECALL,
    RECRUIT,
    REWARD,
    SEND,
    STATION_IN_HAND,
    STORE,
    TAKE,
    TECHNOLOGY_IN_HAND,
    WARD,
)
from igroteka.games.orleans.data import (
    BOATMAN,
    DEED_CITIZEN,
    DEEDS,
    ENTRIES_OF_DEED,
    ENTRY_DEED,
    GOOD_POINTS,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    TAXES,
    TOKENS,
)
from igroteka.games.orleans.effects import fit_bits
from igroteka.games.orleans.judgement import TILE_RATE, Outlook, expectation
from igroteka.games.orleans.places import (
    PLACE_BITS,
    PLACE_NAMES,
    PLACES,
    SLOT_PLACE,
    SLOTS_OF,
    TOWER,
    TOWN_HALL,
)
from igroteka.games.orleans.planner import Plan, Planner
from igroteka.games.orleans.state import OrleansState
from igroteka.games.orleans.steps import deeds, planning
from igroteka.games.orleans.steps.numbers import (
    NOBODY,
    S_BATH,
    S_BATH_PUT,
    S_COVER,
    S_DRAW,
    S_FEED,
    S_GO,
    S_GOODS,
    S_PAY,
    S_PLAN,
    S_RECALL,
    S_REMOVE,
    S_REWARD,
    S_SEND,
    S_STORE,
    S_TILE,
    S_TORTURE,
    S_TURN,
    S_VILLAGE,
    S_WARD,
)

# Where technology tiles do most, the best first.
COVER_ORDER: Final = (
    "library",
    "tailor_shop",
    "wool_manufacturer",
    "windmill",
    "guildhall",
    "university",
    "castle",
    "horse_wagon",
    "scriptorium",
    "winery",
    "hospital",
    "wagon",
    "ship",
    "village",
    "farmhouse",
    "cellar",
    "cheese_factory",
    "monastery",
    "office",
    "laboratory",
)
COVER_RANK: Final = {PLACE_NAMES.index(name): -n for n, name in enumerate(COVER_ORDER)}
PLANS: Final = 6
MOST_REMEMBERED: Final = 500
TURNS: Final = 3


class OrleansKnowledge(Knowledge):
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

    def values(self, state: State) -> list[float]:
        """Return the points expected at the end."""
        assert isinstance(state, OrleansState)
        return [expectation(state, seat) for seat in range(state.seats)]

    def clock(self, state: State) -> int:
        """Rounds: a playout stops before anything is drawn."""
        assert isinstance(state, OrleansState)
        return state.round

    def in_chain(self, state: State, seat: int) -> bool:
        """All but the first choice of a turn are the rest of a longer one."""
        assert isinstance(state, OrleansState)
        return bool(state.steps) and state.steps[-1] not in (S_TURN, S_DRAW)

    def candidates(self, state: State, seat: int) -> list[int]:
        """Return the next steps of the best plans; the best few actions elsewhere."""
        assert isinstance(state, OrleansState)
        step = state.steps[-1]
        if step == S_PLAN:
            return self._plan_candidates(state, seat)
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal
        if step not in (S_VILLAGE, S_TILE, S_GO, S_GOODS, S_WARD, S_TORTURE):
            return [self._choose(state, seat, legal)]
        if step in (S_VILLAGE, S_TILE, S_GO):
            worth = [(self._worth(state, seat, action), action) for action in legal]
            worth.sort(reverse=True)
            return [action for _, action in worth[:TURNS]]
        if step == S_GOODS:
            return legal[:-1]
        return legal

    def playout_action(self, state: State, seat: int, rng: Rng) -> int:
        """Follow a plan that is good, but not always the same; else take the best action."""
        assert isinstance(state, OrleansState)
        if state.steps[-1] == S_PLAN:
            return self._plan_action(state, seat, rng)
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self._choose(state, seat, legal)

    def greedy_action(self, worlds: list[State], seat: int, rng: Rng) -> int:
        """Follow the best plan; else take the best action."""
        state = worlds[0]
        assert isinstance(state, OrleansState)
        if state.steps[-1] == S_PLAN:
            return self._plan_action(state, seat, None)
        return self._choose(state, seat, state.legal_actions(seat))

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

    # --- everything else -------------------------------------------------------------------------

    def _choose(self, state: OrleansState, seat: int, legal: list[int]) -> int:
        """Return the best action by its worth."""
        best, best_worth = legal[0], -1e9
        outlook = Outlook(state, seat)
        for action in legal:
            worth = self._worth(state, seat, action, outlook)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _worth(
        self, state: OrleansState, seat: int, action: int, outlook: Outlook | None = None
    ) -> float:
        """Return what *action* is worth against the other ones of the same step."""
        if outlook is None:
            outlook = Outlook(state, seat)
        step = state.steps[-1]
        if step == S_TURN:
            if action == PASS:
                return 0.0
            place = action - DO
            if place in (TOWN_HALL, TOWER):
                kinds = deeds.kinds_to_send(state, seat, place)
                return max(outlook.deed(kind)[0] for kind in kinds)
            return outlook.place(place)
        if step == S_DRAW:
            return float(action - DRAW)
        if step == S_STORE:
            return float(action == DONE) + (0.1 if action - STORE in (4, 5, 6) else 0.0)
        if step == S_RECALL:
            return self._worth_of_recall(state, seat, action)
        if step == S_REMOVE:
            return float(action == DONE)
        if step == S_VILLAGE:
            return outlook.recruit(BOATMAN + action - RECRUIT)
        if step == S_TILE:
            return TILE_RATE[action - BUILD]
        if step == S_GO:
            return outlook.way(state.steps[-2], action - GO)
        if step == S_GOODS:
            return 0.0 if action == LEAVE else GOOD_POINTS[action - TAKE]
        if step == S_SEND:
            return self._worth_of_deed(state, outlook, action)
        if step == S_REWARD:
            return 1.0 if action == REWARD else outlook.points(1)
        if step == S_PAY:
            coins = action - PAY + 1
            return outlook.points(coins) - coins
        if step == S_COVER:
            return -99.0 if action == DONE else COVER_RANK[SLOT_PLACE[action - COVER]]
        if step == S_FEED:
            return -float(action - FEED)
        if step == S_WARD:
            return self._worth_of_ward(state, seat, action)
        if step in (S_BATH, S_BATH_PUT):
            return self._worth_of_bath(state, seat, action, outlook)
        if step == S_TORTURE:
            return -self._price(state, seat, action, outlook)
        return 0.0

    def _worth_of_recall(self, state: OrleansState, seat: int, action: int) -> float:
        """Who waits on a place that is not complete is more use on the market."""
        if action == DONE:
            return 0.0
        place = SLOT_PLACE[action - RECALL]
        if place == TOWN_HALL or not PLACES[place].does:
            return -1.0
        return float((PLACE_BITS[place] & state.free[seat]).bit_count())

    def _worth_of_deed(self, state: OrleansState, outlook: Outlook, action: int) -> float:
        loss = -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
        if action == DONE:
            return 0.0
        deed = ENTRY_DEED[action - SEND]
        free = sum(state.deeds[entry] for entry in ENTRIES_OF_DEED[deed])
        value = float(DEEDS[deed].coins) - loss
        if state.citizens[DEED_CITIZEN + deed] == NOBODY:
            value += outlook.item if free == 1 else 0.45 * outlook.item / free
        return value

    def _worth_of_ward(self, state: OrleansState, seat: int, action: int) -> float:
        if action == ENDURE:
            return 0.9
        goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
        if state.event == TAXES:
            return sum(goods) // GOODS_PER_TAX
        if state.event == HARVEST:
            return next((n + 1.0 for n in range(3) if goods[n]), 5.0)
        return 1.5

    def _worth_of_bath(
        self, state: OrleansState, seat: int, action: int, outlook: Outlook
    ) -> float:
        if state.steps[-1] == S_BATH_PUT:
            if not PUT <= action < PUT + 54:
                return -1.0
            slots = [action - PUT]
        else:
            bits = fit_bits(state, seat)[action - PICK] & state.free[seat]
            slots = [slot for place in SLOTS_OF for slot in place if bits >> slot & 1]
        best = -9.0
        for slot in slots:
            place = SLOT_PLACE[slot]
            if place == TOWN_HALL:
                value = 0.5
            elif PLACES[place].does:
                missing = (PLACE_BITS[place] & state.free[seat]).bit_count()
                value = outlook.place(place) / (1 if missing == 1 else 4 * missing)
            else:
                value = 0.2
            best = max(best, value)
        return best

    def _price(self, state: OrleansState, seat: int, action: int, outlook: Outlook) -> float:
        """What is lost with a thing given under torture."""
        if action == STATION_IN_HAND:
            spare = state.stock[seat] - 0.7 * outlook.rounds
            return 0.1 if spare > 0 else 4.0
        if action == FOLLOWER:
            return -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
        if action == DEVELOPMENT:
            return 0.2 * outlook.items
        if action == TECHNOLOGY_IN_HAND:
            return 0.5 * outlook.rounds
        if GIVE_STATION <= action < GIVE_GOOD:
            return outlook.station()
        if GIVE_GOOD <= action < GIVE_TILE:
            return GOOD_POINTS[action - GIVE_GOOD]
        if GIVE_TILE <= action < GIVE_TILE + len(TILE_RATE):
            return TILE_RATE[action - GIVE_TILE] * outlook.rounds
        return 0.9 * outlook.rounds


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


assert WARD < ENDURE and TOKENS == 11
