"""Phase 4: putting characters from the market on slots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from igroteka.engine.events import Event
from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import (
    DONE,
    KEEP,
    LIFT,
    PICK,
    PICK_TOWER,
    PLANNING_ORDER,
    PUT,
)
from igroteka.games.orleans.rules.box import KIND_OF, KINDS, OWN_KINDS, TOKEN_NAMES, TOKENS
from igroteka.games.orleans.rules.characters import (
    fit_bits,
    not_owned,
    own_places,
    own_slots,
    owns,
    slot_obstacle,
    to_take_up,
)
from igroteka.games.orleans.rules.decisions import (
    EMPTY,
    FROM_TOWER,
    HELD_TOKEN,
    NONE_HELD,
    PLANNING,
    S_PLAN,
    TECHNOLOGY,
)
from igroteka.games.orleans.rules.places import (
    NOTHING,
    PLACE_NAMES,
    PLACES,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOT_WANTS,
    SLOTS,
    SLOTS_OF,
    TOWER,
    TOWER_TILE,
    TOWN_HALL,
)
from igroteka.games.orleans.rules.steps.acting import obstacle
from igroteka.games.orleans.rules.steps.putting import putting

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


# --- who plans, and who sees it ----------------------------------------------------------------


def can_plan(state: OrleansState, seat: int) -> bool:
    """Say whether any character of *seat* fits a free slot."""
    free = state.free[seat]
    bits = fit_bits(state, seat)
    market = state.market
    base = seat * TOKENS
    for token in range(TOKENS):
        if market[base + token] and bits[token] & free:
            return True
    if state.tiles[TOWER_TILE] == seat:
        for token in range(TOKENS):
            if state.tower[token] and bits[token] & free:
                return True
    return False


def begin_all(state: OrleansState) -> bool:
    """O14: let all plan at once; say whether anybody has something to plan."""
    done = 0
    for seat in range(state.seats):
        if not can_plan(state, seat):
            done |= 1 << seat
    state.done = done
    return wait(state)


def begin(state: OrleansState, seat: int) -> bool:
    """O14: let one plan, in order; say whether there is something to plan."""
    if not can_plan(state, seat):
        return False
    state.done = (1 << state.seats) - 1 - (1 << seat)
    return wait(state)


def wait(state: OrleansState) -> bool:
    """Wait for those who have not reported done; say whether there are any."""
    done = state.done
    for seat in range(state.seats):
        if not done >> seat & 1:
            if not state.steps:
                state.steps.append(S_PLAN)
            state.seat_to_act = seat
            return True
    return False


def secret(state: OrleansState) -> bool:
    """O14: say whether plans are hidden now."""
    return state.phase == PLANNING and not state.options[PLANNING_ORDER]


def has_planned(state: OrleansState, seat: int) -> bool:
    """Say whether *seat* is through with the planning that is going on."""
    if state.phase != PLANNING:
        return False
    if state.options[PLANNING_ORDER]:
        # `at` counts those who have begun, from the start player: the last of them is planning.
        return (seat - state.start) % state.seats < state.at - 1
    return bool(state.done >> seat & 1)


# --- what moves --------------------------------------------------------------------------------


def put(state: OrleansState, seat: int, held: int, slot: int) -> None:
    """Lay a held token on *slot*, remembering where it came from."""
    bit = 1 << slot
    token = held & HELD_TOKEN
    if held >= FROM_TOWER:
        state.tower[token] -= 1
        state.origin[seat] |= bit
    else:
        state.market[seat * TOKENS + token] -= 1
    state.slots[seat * SLOTS + slot] = token
    state.free[seat] ^= bit
    state.fresh[seat] |= bit


def lift(state: OrleansState, seat: int, slot: int) -> None:
    """Take back what was put on *slot* in this phase."""
    bit = 1 << slot
    token = state.slots[seat * SLOTS + slot]
    if state.origin[seat] & bit:
        state.tower[token] += 1
        state.origin[seat] ^= bit
    else:
        state.market[seat * TOKENS + token] += 1
    state.slots[seat * SLOTS + slot] = EMPTY
    state.free[seat] ^= bit
    state.fresh[seat] ^= bit


def lift_all(state: OrleansState, seat: int) -> None:
    """Undo all that *seat* planned in this phase, as the others see it."""
    fresh = state.fresh[seat]
    while fresh:
        spot = fresh & -fresh
        lift(state, seat, spot.bit_length() - 1)
        fresh ^= spot
    state.held[seat] = NONE_HELD


def report_done(state: OrleansState, seat: int) -> None:
    """Note that *seat* is done; when all are, the plans are shown and stand."""
    state.done |= 1 << seat
    if wait(state):
        return
    state.steps.clear()
    if state.events is not None and not state.options[PLANNING_ORDER]:
        state.tell("revealed", reveals=True)
    for s in range(state.seats):
        if state.events is not None and state.fresh[s]:
            slots = [slot for slot in range(SLOTS) if state.fresh[s] >> slot & 1]
            state.tell(
                "planned",
                s,
                count=len(slots),
                plan=" ".join(
                    f"{TOKEN_NAMES[state.slots[s * SLOTS + slot]]}:{SLOT_NAMES[slot]}"
                    for slot in slots
                ),
            )
        # O13: what lies on a slot now moves no more.
        state.fresh[s] = 0
        state.origin[s] = 0


# --- why not -----------------------------------------------------------------------------------


def hands_full(state: OrleansState, seat: int) -> Reason | None:
    """Say that a character that was taken up comes first; None if there is none."""
    held = state.held[seat]
    if held == NONE_HELD:
        return None
    return because(
        "You have taken up your {token}: first put it on a slot, or leave it.",
        "orleans-refusal-already-held",
        "O13",
        token=TOKEN_NAMES[held & HELD_TOKEN],
    )


def hands_empty(state: OrleansState, seat: int) -> Reason | None:
    """Say that a character must be taken up first; None if one has been."""
    if state.held[seat] != NONE_HELD:
        return None
    return because("Pick a follower first.", "orleans-refusal-nothing-held", "O13")


def picking_obstacle(state: OrleansState, seat: int, held: int) -> Reason | None:
    """O13, O40: what keeps *seat* from taking up a token of the market or the tower."""
    reason = hands_full(state, seat)
    if reason is not None:
        return reason
    token = held & HELD_TOKEN
    if held >= FROM_TOWER:
        if not owns(state, seat, TOWER):
            return not_owned(TOWER)
        if not state.tower[token]:
            return because(
                "There is no {token} in your gunpowder tower.",
                "orleans-refusal-not-in-tower",
                "O40",
                token=TOKEN_NAMES[token],
            )
    elif not state.market[seat * TOKENS + token]:
        return because(
            "There is no {token} on your market.",
            "orleans-refusal-not-on-market",
            "O13",
            token=TOKEN_NAMES[token],
        )
    if fit_bits(state, seat)[token] & state.free[seat]:
        return None
    return because(
        "No free slot fits your {token}.",
        "orleans-refusal-no-slot",
        "O13",
        token=TOKEN_NAMES[token],
    )


def putting_obstacle(state: OrleansState, seat: int, slot: int) -> Reason | None:
    """O13: what keeps *seat* from putting what was taken up on a slot."""
    reason = hands_empty(state, seat)
    return reason or slot_obstacle(state, seat, state.held[seat] & HELD_TOKEN, slot)


def lifting_obstacle(state: OrleansState, seat: int, slot: int) -> Reason | None:
    """O13: what keeps *seat* from taking back what lies on a slot."""
    reason = hands_full(state, seat)
    if reason is not None:
        return reason
    if state.fresh[seat] >> slot & 1:
        return None
    lies = state.slots[seat * SLOTS + slot]
    if lies == TECHNOLOGY:
        return because(
            "The technology tile on “{slot}” stays for good.",
            "orleans-refusal-technology-stays",
            "O34",
            slot=SLOT_NAMES[slot],
        )
    if lies != EMPTY:
        return because(
            "Who lies on “{slot}” was put there earlier and stays.",
            "orleans-refusal-put-earlier",
            "O13",
            slot=SLOT_NAMES[slot],
        )
    return because(
        "You have put nothing on “{slot}” in this phase.",
        "orleans-refusal-nothing-put",
        "O13",
        slot=SLOT_NAMES[slot],
    )


# --- the decision ------------------------------------------------------------------------------


class Planning(Step["OrleansState"]):
    """O13: a character to take up, a slot it fits, what to take back, or done."""

    name = "plan"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer what fits; the same tests as the obstacles above, on bits."""
        free = state.free[seat]
        bits = fit_bits(state, seat)
        held = state.held[seat]
        if held != NONE_HELD:
            actions = [KEEP]
            spots = bits[held & HELD_TOKEN] & free
            while spots:
                spot = spots & -spots
                actions.append(PUT - 1 + spot.bit_length())
                spots ^= spot
            return actions
        actions = [DONE]
        market = state.market
        base = seat * TOKENS
        for token in range(TOKENS):
            if market[base + token] and bits[token] & free:
                actions.append(PICK + token)
        if state.tiles[TOWER_TILE] == seat:
            tower = state.tower
            for token in range(TOKENS):
                if tower[token] and bits[token] & free:
                    actions.append(PICK_TOWER + token)
        fresh = state.fresh[seat]
        while fresh:
            spot = fresh & -fresh
            actions.append(LIFT - 1 + spot.bit_length())
            fresh ^= spot
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Carry out one small action of a plan."""
        if action < PICK_TOWER:
            state.held[seat] = action - PICK
        elif action < PUT:
            state.held[seat] = action - PICK_TOWER + FROM_TOWER
        elif action < KEEP:
            put(state, seat, state.held[seat], action - PUT)
            state.held[seat] = NONE_HELD
        elif action == KEEP:
            state.held[seat] = NONE_HELD
        elif action < DONE:
            lift(state, seat, action - LIFT)
        else:
            report_done(state, seat)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the character or the slot; say which place a placement completes."""
        if action < PICK_TOWER:
            token = TOKEN_NAMES[action - PICK]
            return Offer(action, "pick", f"market-{token}", args={"token": token}, opens=True)
        if action < PUT:
            token = TOKEN_NAMES[action - PICK_TOWER]
            return Offer(action, "pick-tower", f"tower-{token}", args={"token": token}, opens=True)
        if action < KEEP:
            return putting(state, seat, action, action - PUT)
        if action == KEEP:
            held = state.held[seat]
            where = "tower" if held >= FROM_TOWER else "market"
            return Offer(action, "keep", f"{where}-{TOKEN_NAMES[held & HELD_TOKEN]}")
        if action < DONE:
            slot = SLOT_NAMES[action - LIFT]
            return Offer(action, "lift", f"slot-{slot}", args={"slot": slot})
        return Offer(action, "done-plan", final=True)

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why, for each of the verbs."""
        if action < PICK_TOWER:
            return picking_obstacle(state, seat, action - PICK)
        if action < PUT:
            return picking_obstacle(state, seat, action - PICK_TOWER + FROM_TOWER)
        if action < KEEP:
            return putting_obstacle(state, seat, action - PUT)
        if action == KEEP:
            return hands_empty(state, seat)
        if action < DONE:
            return lifting_obstacle(state, seat, action - LIFT)
        return hands_full(state, seat) if action == DONE else None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """Characters that fit nowhere or must wait, slots not for use now, places of no use."""
        found = []
        held = state.held[seat]
        for token in to_take_up(state, seat):
            reason = picking_obstacle(state, seat, token)
            if reason is not None and token != held:
                tower = token >= FROM_TOWER
                name = TOKEN_NAMES[token & HELD_TOKEN]
                about = f"tower-{name}" if tower else f"market-{name}"
                found.append(Closed(about, reason, "pick-tower" if tower else "pick"))
        for slot in own_slots(state, seat):
            about = f"slot-{SLOT_NAMES[slot]}"
            # With a character in hand one reaches for a slot to put it there, and for what
            # lies on one to take it back.
            if held != NONE_HELD or state.slots[seat * SLOTS + slot] == EMPTY:
                reason, kind = putting_obstacle(state, seat, slot), "put"
            else:
                reason, kind = lifting_obstacle(state, seat, slot), "lift"
            if reason is not None:
                found.append(Closed(about, reason, kind))
        # Who fills a place that could not act as things stand should know it before.
        for place in own_places(state, seat):
            reason = obstacle(state, seat, place) if PLACES[place].does else None
            if reason is not None:
                found.append(Closed(f"place-{PLACE_NAMES[place]}", reason, "fill"))
        return found

    def bundles(self, state: OrleansState, seat: int, told: Iterable[Event]) -> list[Offer]:
        """Offer to fill a place with who fits, to clear it again, and the plan of last time."""
        if state.held[seat] != NONE_HELD:
            return []
        found = []
        for place in own_places(state, seat):
            found += fillings(state, seat, place) or clearing(state, seat, place)
        # Where last time's plan is but one place, that is offered already.
        known = [(offer.action, *offer.more) for offer in found]
        again = as_before(state, seat, told)
        return found + [offer for offer in again if (offer.action, *offer.more) not in known]


# --- several at once ---------------------------------------------------------------------------


class AtHand:
    """Who can be taken up: on the market and in the tower of *seat*, less those taken so far."""

    def __init__(self, state: OrleansState, seat: int) -> None:
        base = seat * TOKENS
        self.market = state.market[base : base + TOKENS]
        self.tower = state.tower[:] if owns(state, seat, TOWER) else [0] * TOKENS
        self.bits = fit_bits(state, seat)
        self.actions: list[int] = []

    def put(self, token: int, slot: int) -> bool:
        """Have *token* put on *slot*; say whether there is one and it fits."""
        if not self.bits[token] >> slot & 1:
            return False
        for place, verb in ((self.market, PICK), (self.tower, PICK_TOWER)):
            if place[token]:
                place[token] -= 1
                self.actions += [verb + token, PUT + slot]
                return True
        return False


def fillings(state: OrleansState, seat: int, place: int) -> list[Offer]:
    """Return how to fill the free slots of *place* with those at hand: at most one way.

    Where a slot takes anybody there is a way for each kind, as only people know whom to spare.
    """
    free = [slot for slot in SLOTS_OF[place] if state.free[seat] >> slot & 1]
    picky = [slot for slot in free if SLOT_WANTS[slot] < KINDS]
    found = []
    if picky:
        hand = AtHand(state, seat)
        # Who is asked for first, in the own colour before others; then who stands in for them.
        left = [slot for slot in picky if not put_first(hand, slot, own_kind(SLOT_WANTS[slot]))]
        left = [slot for slot in left if not put_first(hand, slot, STAND_INS)]
        found.append(filling(state, seat, place, hand, len(left)))
    elif free:
        for token in range(TOKENS):
            hand = AtHand(state, seat)
            if hand.put(token, free[0]):
                missing = 0 if place == TOWN_HALL else len(free) - 1
                found.append(filling(state, seat, place, hand, missing, TOKEN_NAMES[token]))
    return [offer for offer in found if offer is not None]


# O31, O32: who stands in for others, the monk last: he does it everywhere.
STAND_INS: Final = (
    *(TOKEN_NAMES.index(name) for name in ("own-boatman", "boatman", "scholar", "monk")),
)


def own_kind(kind: int) -> tuple[int, ...]:
    """Return the tokens of a kind, the own one first."""
    return (KINDS + kind, kind) if kind < OWN_KINDS else (kind,)


def put_first(hand: AtHand, slot: int, tokens: tuple[int, ...]) -> bool:
    """Put the first of *tokens* that is at hand and fits on *slot*; say whether one did."""
    return any(hand.put(token, slot) for token in tokens)


def filling(
    state: OrleansState, seat: int, place: int, hand: AtHand, missing: int, token: str = ""
) -> Offer | None:
    """Return what putting those of *hand* on a place means; None if there are none."""
    if not hand.actions:
        return None
    first, *more = hand.actions
    name = PLACE_NAMES[place]
    completed = not missing and PLACES[place].does != NOTHING
    return Offer(
        first,
        "fill-with" if token else "fill",
        f"place-{name}",
        then=(("completes", name),) if completed else (("lacks", missing),) if missing else (),
        args={"place": name, "token": token} if token else {"place": name},
        more=tuple(more),
    )


def clearing(state: OrleansState, seat: int, place: int) -> list[Offer]:
    """Return how to take back all that was put on *place* in this phase, if anything was."""
    fresh = [slot for slot in SLOTS_OF[place] if state.fresh[seat] >> slot & 1]
    if not fresh:
        return []
    first, *more = (LIFT + slot for slot in fresh)
    name = PLACE_NAMES[place]
    return [Offer(first, "clear", f"place-{name}", args={"place": name}, more=tuple(more))]


def as_before(state: OrleansState, seat: int, told: Iterable[Event]) -> list[Offer]:
    """Return the plan of last time again, as far as those at hand can, if any can."""
    plan = next((e.args["plan"] for e in told if e.kind == "planned" and e.seat == seat), "")
    hand = AtHand(state, seat)
    for part in str(plan).split():
        name, _, where = part.partition(":")
        token, slot = TOKEN_NAMES.index(name), SLOT_NAMES.index(where)
        if owns(state, seat, SLOT_PLACE[slot]) and state.free[seat] >> slot & 1:
            # The same kind will do in any colour.
            put_first(hand, slot, (token, *own_kind(KIND_OF[token])))
    if not hand.actions:
        return []
    first, *more = hand.actions
    return [Offer(first, "as-before", args={"n": len(hand.actions) // 2}, more=tuple(more))]
