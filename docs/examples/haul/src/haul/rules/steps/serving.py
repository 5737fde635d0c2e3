"""H9 to H11: who gets the crate keeps it or swaps it; then the next one is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haul.rules.actions import KEEP, PEEK, SWAP
from haul.rules.box import CARD_NAMES, CRATE_NAMES, HAND, NET, SWAP_PRICE
from haul.rules.scoring import crate_points
from haul.rules.steps.kinds import SERVING
from igroteka.engine import Closed, Offer, Reason, Step, because

if TYPE_CHECKING:
    from haul.rules.state import HaulState


# --- the rules, once ---------------------------------------------------------------------


def may_swap(state: HaulState, seat: int) -> bool:
    """H9: for a coin, again and again. H10: a torn net, too."""
    if state.rules < 2 and state.crate == NET:  # before version 2 a net had to be kept
        return False
    return state.coins[seat] >= SWAP_PRICE


def serve(state: HaulState, seat: int) -> None:
    """H9: hand the crate to *seat*, and ask if there is something to decide."""
    if state.events is not None:
        state.tell("served", seat, crate=CRATE_NAMES[state.crate])
    if may_swap(state, seat):
        state.steps.append(SERVING)
        state.seat_to_act = seat
    else:
        land(state, seat)


def land(state: HaulState, seat: int) -> None:
    """H11: *seat* keeps the crate; the bids are spent, and the next round begins."""
    state.landed[seat].append(state.crate)
    if state.events is not None:
        state.tell("kept", seat, crate=CRATE_NAMES[state.crate])
    state.spent += state.bids
    state.bids = [-1] * state.seats
    if state.round == HAND:
        # H12: after five rounds the game is over.
        state.crate = -1
        state.seat_to_act = None
        return
    state.round += 1
    open_next(state)
    state.seat_to_act = 0


def open_next(state: HaulState) -> None:
    """H11: open the next crate; nobody knows the one behind it."""
    state.crate = state.stack.pop()
    state.peeked = [0] * state.seats
    if state.events is not None:
        state.tell("opened", reveals=True, crate=CRATE_NAMES[state.crate])


# --- the decision ------------------------------------------------------------------------


class Serving(Step["HaulState"]):
    """H9: keep the crate, or swap it for the next one."""

    name = "serve"

    def legal(self, state: HaulState, seat: int) -> list[int]:
        """Return both: where nothing can be swapped, nobody is asked."""
        return [KEEP, SWAP]

    def apply(self, state: HaulState, action: int, seat: int) -> None:
        """Keep it, or pay for the next one and be served that."""
        state.steps.pop()
        if action == KEEP:
            land(state, seat)
            return
        state.coins[seat] -= SWAP_PRICE
        state.gone.append(state.crate)
        if state.events is not None:
            state.tell("swapped", seat, crate=CRATE_NAMES[state.crate])
        open_next(state)
        serve(state, seat)

    def refuse(self, state: HaulState, action: int, seat: int) -> Reason | None:
        """Say that this is not the time for bids."""
        if action == PEEK:
            return because("You may peek only before you bid.", "haul-refusal-peek-first", "H8")
        return bid_later() if action < PEEK else None

    def offer(self, state: HaulState, action: int, seat: int) -> Offer:
        """Say what the crate is worth, and what a swap costs and brings."""
        if action == SWAP:
            # Who has peeked knows what comes.
            comes = CRATE_NAMES[state.stack[-1]] if state.peeked[seat] else "unseen"
            then = (("comes", comes),)
            return Offer(action, "swap", "stack", pays={"coins": SWAP_PRICE}, then=then, final=True)
        points = crate_points(state.crate)
        pays = {"points": -points} if points < 0 else {}
        gains = {"points": points} if points > 0 else {}
        return Offer(action, "keep", "crate", pays, gains, final=True)

    def closed(self, state: HaulState, seat: int) -> list[Closed]:
        """Say why the cards in hand cannot be laid."""
        return [Closed(f"card-{CARD_NAMES[card]}", bid_later()) for card in state.hands[seat]]


def bid_later() -> Reason:
    """H5: bids are for the next crate."""
    return because("You bid again when the next crate is opened.", "haul-refusal-later", "H5")
