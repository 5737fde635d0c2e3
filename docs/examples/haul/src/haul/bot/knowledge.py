"""What a position of The Haul is worth, and how to play on quickly."""

from __future__ import annotations

from typing import Final

from haul.bot.weights import WEIGHTS
from haul.rules.actions import KEEP, SWAP
from haul.rules.box import CARDS, NET
from haul.rules.scoring import crate_points
from haul.rules.state import HaulState
from haul.rules.steps import BIDDING
from igroteka.engine import Knowledge, Rng

STRONG: Final = WEIGHTS["strong_card"]
WEAK: Final = WEIGHTS["weak_card"]
SWAP_BELOW: Final = WEIGHTS["swap_below"]


class HaulKnowledge(Knowledge[HaulState]):
    """Points, what the hand may still win, and what the bid may win now."""

    margin_scale = 4.0
    seconds = 0.5

    def values(self, state: HaulState) -> list[float]:
        """Return for each seat the points it may expect at the end."""
        values = []
        for seat, score in enumerate(state.scores()):
            value = score + sum(prospect(card) for card in state.hands[seat])
            if not state.is_over:
                value += chance_to_be_served(state, seat) * crate_points(state.crate)
            values.append(value)
        return values

    def playout_action(self, state: HaulState, seat: int, rng: Rng) -> int:
        """Return any bid, and what is sensible for a crate."""
        actions = state.legal_actions(seat)
        if state.steps[-1] == BIDDING:
            return actions[rng.below(len(state.hands[seat]))]
        return SWAP if crate_points(state.crate) < SWAP_BELOW else KEEP


def prospect(card: int) -> float:
    """Return the points that a card in hand may still win."""
    return WEAK + (STRONG - WEAK) * card / (CARDS - 1)


def chance_to_be_served(state: HaulState, seat: int) -> float:
    """Return how likely a seat gets the crate on the quay, by the bid it has laid."""
    if state.steps[-1] != BIDDING:
        return 1.0 if seat == state.seat_to_act else 0.0
    if state.bids[seat] < 0:
        return 0.0
    beaten = state.bids[seat] / (CARDS - 1)
    if state.crate == NET:
        beaten = 1 - beaten
    share: float = beaten ** (state.seats - 1)
    return share
