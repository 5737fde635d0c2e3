"""What can be ordered beforehand in Orléans: to pass for the rest of the round (O16).

Who has a place that could still act is asked at each turn of the phase until they pass; who has
done all they wanted need not be waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.offers import Offer, because
from igroteka.engine.orders import Answer, Blank, Order, OrderKind
from igroteka.games.orleans.rules.actions import DONE, PASS
from igroteka.games.orleans.rules.view import OrleansView

NONE: Final = "none"
ASK: Final = "ask"
KEEP: Final = "keep"


class PassOrder(OrderKind[OrleansView]):
    """Pass when my turn comes in this round, unless a place can act; and what of technology."""

    name = "pass"

    def blanks(self, view: OrleansView) -> tuple[Blank, ...] | None:
        """Name the place for which to be asked, and whether to keep technology tiles."""
        seat = view["seat"]
        if seat is None or view["phase"] != "actions":
            return None
        mine, decides = view["players"][seat], seat in view["to_act"]
        # Whose turn it is passes at once, if that is wanted.
        if mine["passed"] or not mine["ready"] or (decides and view["step"] == "turn"):
            return None
        found = (
            Blank("round", (str(view["round"]),)),
            Blank("place", (NONE, *mine["ready"])),
        )
        if mine["technology"]:
            return (*found, Blank("technology", (ASK, KEEP)))
        return found

    def is_over(self, order: Order, view: OrleansView) -> bool:
        """Say whether the round's actions are over for the viewer; technology comes after it."""
        seat = view["seat"]
        if seat is None or view["phase"] != "actions" or order.get("round") != str(view["round"]):
            return True
        covers = view["step"] == "cover" and seat in view["to_act"]
        return view["players"][seat]["passed"] and not covers

    def answer(self, order: Order, view: OrleansView, offers: Sequence[Offer]) -> Answer | None:
        """Pass, and leave technology tiles in the hand if so ordered."""
        if order.get("round") != str(view["round"]):
            return None
        if view["step"] == "cover":
            if order.get("technology") == KEEP:
                return Answer(DONE)
            return Answer(
                reason=because(
                    "You have passed; what becomes of your technology tiles is left to you.",
                    "orleans-refusal-order-technology",
                    "O33",
                )
            )
        if view["step"] != "turn":
            return None
        place = order.get("place")
        if any(offer.kind == "do" and offer.args["place"] == place for offer in offers):
            reason = because(
                "You can act with this place now: {place}. That is when you wanted to be asked.",
                "orleans-refusal-order-place",
                "O16",
                place=place,
            )
            return Answer(reason=reason)
        return Answer(PASS)
