"""The bathhouse: two from the bag, one of them goes to work at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import KEEP, PICK, PUT
from igroteka.games.orleans.rules.box import TOKEN_NAMES, TOKENS
from igroteka.games.orleans.rules.characters import (
    bag_size,
    draw_token,
    fit_bits,
    own_slots,
    release,
    slot_obstacle,
)
from igroteka.games.orleans.rules.decisions import S_BATH, S_BATH_PUT
from igroteka.games.orleans.rules.places import BATH_DRAWS, BATH_SLOT, SLOT_NAMES, SLOT_PLACE, SLOTS
from igroteka.games.orleans.rules.steps.place_action import PlaceAction
from igroteka.games.orleans.rules.steps.putting import putting

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


class Bathing(PlaceAction):
    """O41: draw two, or the only one; the bathhouse's own character is not in the bag."""

    draws = True

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Barred when nobody is in the bag."""
        return 0 if bag_size(state, seat) else 1

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say so."""
        return because(
            "Your bag is empty: there is nobody to draw.", "orleans-refusal-bag-empty", "O41"
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Draw them; ask which one goes to work, unless neither fits."""
        total = bag_size(state, seat)
        hand = state.hand
        for n in range(min(BATH_DRAWS, total)):
            hand[draw_token(state, seat, total - n)] += 1
        if state.events is not None:
            drawn = " ".join(TOKEN_NAMES[t] for t in range(TOKENS) for _ in range(hand[t]))
            state.tell("bathed", seat, reveals=True, tokens=drawn)
        if fitting(state, seat):
            state.steps.append(S_BATH)
        else:
            finish(state, seat)


def fitting(state: OrleansState, seat: int) -> list[int]:
    """Return the drawn tokens that fit a free slot of another place."""
    bits = fit_bits(state, seat)
    free = state.free[seat]
    return [token for token in range(TOKENS) if state.hand[token] and bits[token] & free]


def finish(state: OrleansState, seat: int) -> None:
    """The other one and the bathhouse's own character go to the bag."""
    for token in range(TOKENS):
        state.bag[seat * TOKENS + token] += state.hand[token]
        state.hand[token] = 0
    release(state, seat, SLOT_PLACE[BATH_SLOT])
    state.steps.clear()


class ChoosingBather(Step["OrleansState"]):
    """O41: which of those drawn goes to work; one that fits must."""

    name = "bath"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer those that fit."""
        return [PICK + token for token in fitting(state, seat)]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Take up the chosen one."""
        state.steps.append(action - PICK)
        state.steps.append(S_BATH_PUT)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the character."""
        token = TOKEN_NAMES[action - PICK]
        return Offer(action, "pick", f"drawn-{token}", args={"token": token})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say that it was not drawn, or fits nowhere."""
        token = action - PICK
        if not 0 <= token < TOKENS or token in fitting(state, seat):
            return None
        if not state.hand[token]:
            return because(
                "Not among those drawn: {token}.",
                "orleans-refusal-not-drawn",
                "O41",
                token=TOKEN_NAMES[token],
            )
        return because(
            "No free slot of another place fits your {token}.",
            "orleans-refusal-no-other-slot",
            "O41",
            token=TOKEN_NAMES[token],
        )

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """Those drawn that fit nowhere."""
        found = []
        for token in range(TOKENS):
            reason = self.refuse(state, PICK + token, seat)
            if reason is not None and state.hand[token]:
                found.append(Closed(f"drawn-{TOKEN_NAMES[token]}", reason, "pick"))
        return found


def keeping_obstacle(state: OrleansState, seat: int) -> Reason | None:
    """O41: what keeps *seat* from choosing the other one: there is none that fits."""
    if len(fitting(state, seat)) > 1:
        return None
    return because(
        "There is no other choice: your {token} goes to work.",
        "orleans-refusal-must-work",
        "O41",
        token=TOKEN_NAMES[state.steps[-2]],
    )


class PuttingBather(Step["OrleansState"]):
    """O41: on which slot it goes; or the other one after all, while there is a choice."""

    name = "bath-put"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer the slots it fits, and the other one."""
        actions = []
        spots = fit_bits(state, seat)[state.steps[-2]] & state.free[seat]
        while spots:
            spot = spots & -spots
            actions.append(PUT - 1 + spot.bit_length())
            spots ^= spot
        if keeping_obstacle(state, seat) is None:
            actions.append(KEEP)
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Put it on a slot, or choose the other one after all."""
        state.steps.pop()
        token = state.steps.pop()
        if action == KEEP:
            return
        slot = action - PUT
        state.hand[token] -= 1
        state.slots[seat * SLOTS + slot] = token
        state.free[seat] ^= 1 << slot
        if state.events is not None:
            state.tell("bath-put", seat, token=TOKEN_NAMES[token], slot=SLOT_NAMES[slot])
        finish(state, seat)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the slot, as in planning."""
        if action == KEEP:
            return Offer(action, "keep", f"drawn-{TOKEN_NAMES[state.steps[-2]]}")
        return putting(state, seat, action, action - PUT)

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why it cannot go to a slot, or that there is no other."""
        token = state.steps[-2]
        if PUT <= action < PUT + SLOTS:
            return slot_obstacle(state, seat, token, action - PUT)
        return keeping_obstacle(state, seat) if action == KEEP else None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The slots it does not fit."""
        found = []
        for slot in own_slots(state, seat):
            reason = slot_obstacle(state, seat, state.steps[-2], slot)
            if reason is not None:
                found.append(Closed(f"slot-{SLOT_NAMES[slot]}", reason, "put"))
        reason = keeping_obstacle(state, seat)
        if reason is not None:
            found.append(Closed(f"drawn-{TOKEN_NAMES[state.steps[-2]]}", reason, "keep"))
        return found
