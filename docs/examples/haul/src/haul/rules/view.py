"""What a seat may know of The Haul."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from haul.rules.box import CARD_NAMES, CRATE_NAMES, HAND
from haul.rules.steps import BIDDING
from igroteka.engine import CommonView

if TYPE_CHECKING:
    from haul.rules.state import HaulState


class PlayerView(TypedDict):
    """What everybody knows of a player."""

    coins: int
    cards: int
    """How many cards are in the hand."""
    peeked: bool
    """Whether the player knows the next crate; everybody saw the coin."""
    has_bid: bool
    bid: str | None
    """The card that was bid for the crate on the quay, once all are turned up."""
    crates: list[str]
    points: int
    """As if the game ended now."""


class HaulView(CommonView):
    """The quay as one seat sees it."""

    step: Literal["bid", "serve", "over"]
    round: int
    rounds: int
    crate: str | None
    """The crate on the quay; null when the game is over."""
    stack: int
    """How many crates are still to come."""
    next: str | None
    """The next of them, if you have peeked."""
    hand: list[str] | None
    """Your cards, weakest first; null for a spectator."""
    bid: str | None
    """The card that you have laid, face down or turned up."""
    spent: list[str]
    """The cards of earlier rounds."""
    gone: list[str]
    """The crates that were swapped away."""
    players: list[PlayerView]


def describe(state: HaulState, seat: int | None, common: CommonView) -> HaulView:
    """H14: hands, laid bids, the box and the stack are secret; all else lies open."""
    # Bids lie face down while others are laid, and open while somebody is served.
    open_bids = not state.is_over and state.steps[-1] != BIDDING
    peeked = seat is not None and state.peeked[seat] and not state.is_over
    return {
        **common,
        "step": "over" if state.is_over else "serve" if open_bids else "bid",
        "round": state.round,
        "rounds": HAND,
        "crate": None if state.is_over else CRATE_NAMES[state.crate],
        "stack": len(state.stack),
        "next": CRATE_NAMES[state.stack[-1]] if peeked else None,
        "hand": None if seat is None else [CARD_NAMES[card] for card in state.hands[seat]],
        "bid": None if seat is None else card_name(state.bids[seat]),
        "spent": [CARD_NAMES[card] for card in state.spent],
        "gone": [CRATE_NAMES[crate] for crate in state.gone],
        "players": [
            {
                "coins": state.coins[other],
                "cards": len(state.hands[other]),
                "peeked": bool(state.peeked[other]),
                "has_bid": state.bids[other] >= 0,
                "bid": card_name(state.bids[other]) if open_bids else None,
                "crates": [CRATE_NAMES[crate] for crate in state.landed[other]],
                "points": sum(state.score_sheet(other).values()),
            }
            for other in range(state.seats)
        ],
    }


def card_name(card: int) -> str | None:
    """Return what a card is called, None if there is none."""
    return CARD_NAMES[card] if card >= 0 else None
