"""What can be ordered beforehand in Bruges: whether to buy a step of reputation (B11).

It is asked of everybody in turn, in every round with a die of 1 or 2, before anybody can play a
card: the one decision of a round that is often made before its dice are rolled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.offers import Offer, because
from igroteka.engine.orders import Answer, Blank, Order, OrderKind
from igroteka.games.bruges.rules.actions import RISE, STAY
from igroteka.games.bruges.rules.view import BrugesView

EVERY_ROUND: Final = "every"
AT_NO_PRICE: Final = "none"
PRICES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
"""What a step may cost for which one would think about it: the usual sums of dice of 1 and 2."""
ASK: Final = "ask"
BUY: Final = "rise"


class ReputationOrder(OrderKind[BrugesView]):
    """Buy no step of reputation, unless it is cheap: then buy it, or ask."""

    name = "reputation"

    def blanks(self, view: BrugesView) -> tuple[Blank, ...] | None:
        """Name the round, the price that is cheap, and what then."""
        round_ = next_round(view)
        if round_ is None:
            return None
        return (
            Blank("round", (str(round_), EVERY_ROUND)),
            Blank("upto", (*PRICES, AT_NO_PRICE)),
            Blank("cheap", (ASK, BUY)),
        )

    def is_over(self, order: Order, view: BrugesView) -> bool:
        """Say whether the round's steps have been bought."""
        if order.get("round") == EVERY_ROUND:
            return False
        return int(order.get("round")) < view["round"] + was_asked(view)

    def answer(self, order: Order, view: BrugesView, offers: Sequence[Offer]) -> Answer | None:
        """Compare the price with the one that is cheap."""
        if not is_asked(view):
            return None
        if order.get("round") not in (EVERY_ROUND, str(view["round"])):
            return None
        price, limit = view["step"]["price"], order.get("upto")
        if limit == AT_NO_PRICE or price > int(limit):
            return Answer(STAY)
        if order.get("cheap") == BUY:
            return Answer(RISE)
        return Answer(
            reason=because(
                "A step of reputation costs you {price}: that is when you wanted to be asked.",
                "bruges-refusal-order-cheap",
                "B11",
                price=price,
            )
        )


def next_round(view: BrugesView) -> int | None:
    """Return the round in which the viewer may next be asked; None: in none, or now."""
    if view["seat"] is None or is_asked(view):
        return None
    if not was_asked(view):
        return view["round"]
    return None if view["final"] == "now" else view["round"] + 1


def is_asked(view: BrugesView) -> bool:
    """Say whether the viewer is asked now."""
    return view["step"]["kind"] == "rise" and view["step"]["seat"] == view["seat"]


def was_asked(view: BrugesView) -> bool:
    """Say whether the viewer's turn to buy is past in this round, asked or not."""
    seat, seats, start = view["seat"], view["seats"], view["start"]
    if seat is None or view["phase"] not in ("draw", "dice"):
        return True
    if view["step"]["kind"] != "rise":
        return False
    # B11: they are asked from the start player on.
    return (seat - start) % seats < (view["step"]["seat"] - start) % seats
