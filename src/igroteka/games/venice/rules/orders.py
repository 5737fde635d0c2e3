"""What can be ordered beforehand in Venice 2099: what becomes of a figure that falls in (V36).

It is asked in anybody's turn, so a whole table would wait for somebody who has long decided it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.engine.orders import Answer, Blank, Order, OrderKind
from igroteka.games.venice.rules.actions import DROWN, RESCUE
from igroteka.games.venice.rules.box import PLATFORM
from igroteka.games.venice.rules.city import SQUARE_NAMES
from igroteka.games.venice.rules.ground import TILE_NAMES
from igroteka.games.venice.rules.view import PlayerView, VeniceView

LET_IT_DROWN: Final = "drown"
ASK: Final = "ask"
LAST_GONDOLA: Final = "last-gondola"
LOST_ANOTHER: Final = "lost-another"
PLATFORM_NAME: Final = TILE_NAMES[PLATFORM]


class RescueOrder(OrderKind[VeniceView]):
    """If the figure on a square falls in: where a gondola puts it, or that it is let go."""

    name = "rescue"
    subject = "figure"

    def blanks(self, view: VeniceView) -> tuple[Blank, ...] | None:
        """Name an own figure, where to, where else, and when to be asked after all."""
        mine = own(view)
        # V33: without a gondola nothing is decided.
        if mine is None or view["placing"] is not None or not mine["gondolas"]:
            return None
        figures = tuple(square for square in mine["figures"] if square is not None)
        if not figures:
            return None
        free = free_squares(view)
        return (
            Blank("figure", figures),
            Blank("to", (*free, LET_IT_DROWN), must_say=True),
            Blank("else", (ASK, LET_IT_DROWN, *free)),
            Blank("unless", ("nothing", LAST_GONDOLA, LOST_ANOTHER)),
        )

    def is_over(self, order: Order, view: VeniceView) -> bool:
        """Say whether the figure has left the square that it was on."""
        mine = own(view)
        if mine is None:
            return True
        square = order.get("figure")
        return square not in mine["figures"] and not is_falling(view, square)

    def answer(self, order: Order, view: VeniceView, offers: Sequence[Offer]) -> Answer | None:
        """Rescue to the first square that is still free, as long as nothing speaks against it."""
        mine = own(view)
        if mine is None or not is_falling(view, order.get("figure")):
            return None
        unless, legal = order.get("unless"), [offer.action for offer in offers]
        if unless == LOST_ANOTHER and mine["figures"].count(None) > 1:
            return Answer(reason=lost_another())
        for wish in (order.get("to"), order.get("else")):
            if wish == LET_IT_DROWN:
                return Answer(DROWN)
            if wish in SQUARE_NAMES and RESCUE + SQUARE_NAMES.index(wish) in legal:
                if unless == LAST_GONDOLA and mine["gondolas"] == 1:
                    return Answer(reason=takes_the_last_gondola())
                return Answer(RESCUE + SQUARE_NAMES.index(wish))
        return Answer(reason=is_taken(order.get("to")))


# --- why the owner is asked after all ------------------------------------------------------


def lost_another() -> Reason:
    """Say that another figure is lost."""
    return because(
        "Another of your figures is lost by now: that is when you wanted to be asked.",
        "venice-refusal-order-lost",
        "V36",
    )


def takes_the_last_gondola() -> Reason:
    """V33: say that no gondola would be left."""
    return because(
        "It would take your last gondola: that is when you wanted to be asked.",
        "venice-refusal-order-last",
        "V33",
    )


def is_taken(square: str) -> Reason:
    """V22: say that the figure cannot be put there any more."""
    return because(
        "Your order cannot be carried out: {square} is no longer free.",
        "venice-refusal-order-taken",
        "V22",
        square=square,
    )


# --- what the view tells -------------------------------------------------------------------


def own(view: VeniceView) -> PlayerView | None:
    """Return what belongs to the viewer; None: a spectator."""
    seat = view["seat"]
    return None if seat is None else view["players"][seat]


def is_falling(view: VeniceView, square: str) -> bool:
    """Say whether the viewer's figure has just fallen in on *square*."""
    return view["step"] == "rescue" and view["seat"] in view["to_act"] and view["lifted"] == square


def free_squares(view: VeniceView) -> tuple[str, ...]:
    """Return where a gondola could put a figure now; V22: perhaps on districts only."""
    any_ground = view["options"]["rescue"] == "any"
    return tuple(
        square["square"]
        for square in view["squares"]
        if not square["sunk"]
        and square["figure"] is None
        and (any_ground or square["tile"] != PLATFORM_NAME)
    )
