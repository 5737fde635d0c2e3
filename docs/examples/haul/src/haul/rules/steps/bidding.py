"""H5 to H8: everybody lays a bid, and may peek before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haul.rules.actions import BID, KEEP, PEEK, PEEKING
from haul.rules.box import CARD_NAMES, CRATE_NAMES, NET, PEEK_PRICE
from haul.rules.steps.serving import serve
from igroteka.engine import Closed, Offer, Reason, Step, because

if TYPE_CHECKING:
    from haul.rules.state import HaulState


# --- the rules, once ---------------------------------------------------------------------


def no_peek(state: HaulState, seat: int) -> Reason | None:
    """H8: what keeps *seat* from looking into the next crate; None if nothing does."""
    if state.options[PEEKING]:
        return because("Nobody peeks at this table.", "haul-refusal-no-peeking", "H8")
    if state.peeked[seat]:
        return because("You have seen the next crate already.", "haul-refusal-peeked", "H8")
    if state.coins[seat] < PEEK_PRICE:
        return because("You have no coin left.", "haul-refusal-no-coin", "H8")
    return None


def served(state: HaulState) -> int:
    """H7: who gets the crate: fish go to the strongest bid, a torn net to the weakest."""
    bid = min(state.bids) if state.crate == NET else max(state.bids)
    return state.bids.index(bid)


# --- the decision ------------------------------------------------------------------------


class Bidding(Step["HaulState"]):
    """H5: everybody lays one card face down, in any order."""

    name = "bid"

    def legal(self, state: HaulState, seat: int) -> list[int]:
        """Return the cards in hand, and a look into the next crate."""
        actions = [BID + card for card in state.hands[seat]]
        if no_peek(state, seat) is None:
            actions.append(PEEK)
        return actions

    def apply(self, state: HaulState, action: int, seat: int) -> None:
        """Peek, or lay a card; the last one turns all of them up."""
        if action == PEEK:
            state.coins[seat] -= PEEK_PRICE
            state.peeked[seat] = 1
            if state.events is not None:
                state.tell("peeked", seat)
                saw = CRATE_NAMES[state.stack[-1]]
                state.tell("saw", seat, reveals=True, only=seat, crate=saw)
            return
        card = action - BID
        state.hands[seat].remove(card)
        state.bids[seat] = card
        if state.events is not None:
            state.tell("bid", seat)
            state.tell("laid", seat, only=seat, card=CARD_NAMES[card])
        if min(state.bids) < 0:
            state.seat_to_act = state.seats_to_act()[0]
            return
        if state.events is not None:
            for other, bid in enumerate(state.bids):
                state.tell("turned", other, reveals=True, card=CARD_NAMES[bid])
        serve(state, served(state))

    def refuse(self, state: HaulState, action: int, seat: int) -> Reason | None:
        """Say what is against a peek or a card."""
        if action == PEEK:
            return no_peek(state, seat)
        if action >= KEEP:
            return because("Nobody is served yet: lay a bid.", "haul-refusal-not-served", "H5")
        if action - BID not in state.hands[seat]:
            card = CARD_NAMES[action - BID]
            return because("You do not hold {card}.", "haul-refusal-not-held", "H5", card=card)
        return None

    def offer(self, state: HaulState, action: int, seat: int) -> Offer:
        """Say what a peek costs, or which card is laid; the last one cannot be taken back."""
        if action == PEEK:
            return Offer(action, "peek", "stack", pays={"coins": PEEK_PRICE}, final=True)
        card = CARD_NAMES[action - BID]
        last = state.seats_to_act() == [seat]
        return Offer(action, "bid", f"card-{card}", args={"card": card}, final=last)

    def closed(self, state: HaulState, seat: int) -> list[Closed]:
        """Say why one cannot look into the next crate."""
        reason = no_peek(state, seat)
        return [Closed("stack", reason, "peek")] if reason else []
