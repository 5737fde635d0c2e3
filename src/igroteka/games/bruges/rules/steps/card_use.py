"""What each of the six actions of a card answers; `uses` has all six."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason
from igroteka.games.bruges.rules.actions import FOR_HOUSE, PLAY, USES
from igroteka.games.bruges.rules.box import ANY_OF_COLOURS, USE_NAMES, Twist
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

EVERY_COLOUR: Final = tuple(range(COLOURS))


class CardUse(ABC):
    """One of the six actions that a card can be played for. It holds nothing."""

    number: int
    """Which of the six, in the order of the rules (I to VI)."""

    @abstractmethod
    def carry_out(
        self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist
    ) -> None:
        """Do it with a played card that counts as a card of *colour*."""

    @abstractmethod
    def obstacle(
        self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist
    ) -> Reason | None:
        """Return what keeps *seat* from playing a card in hand for it; None if nothing does."""

    def fits(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> bool:
        """Say whether there is no obstacle: the same as `obstacle`, quickly."""
        colours = self.colours(state, seat, twist)
        return bool(colours) if wild else state.box.colour[card] in colours

    @abstractmethod
    def offer(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> Offer:
        """Return what it means to play a card for it."""

    @abstractmethod
    def in_brief(self, state: BrugesState, seat: int, card: int) -> int | None:
        """Return the number that tells what it brings or costs; None: it fits nowhere."""

    def colour_matters(self, state: BrugesState, seat: int, twist: Twist) -> bool:
        """Z6: nobody is asked for a colour that would change nothing, as before version 2."""
        return state.rules < 2 or not twist[ANY_OF_COLOURS]

    def colours(self, state: BrugesState, seat: int, twist: Twist) -> list[int]:
        """Return the colours as which a card can be played for it."""
        return list(EVERY_COLOUR)

    def colour_obstacle(
        self, state: BrugesState, seat: int, colour: int, twist: Twist
    ) -> Reason | None:
        """Return what keeps it from being done as a card of *colour*; a slow `colours`."""
        return None

    def told(
        self, state: BrugesState, card: int, wild: int, gains: dict[str, int], **more: str | int
    ) -> Offer:
        """Return an offer to play a card, still without what it pays and what follows."""
        name, use = state.box.card_names[card], USE_NAMES[self.number]
        colour = COLOUR_NAMES[state.box.colour[card]]
        return Offer(
            PLAY + card * USES + self.number,
            use,
            f"use-{name}-{use}",
            gains=gains,
            args={"card": name, "colour": colour, "wild": wild, **more},
            # All see the card, so it cannot be taken back; but a house lies face down.
            final=self.number != FOR_HOUSE,
        )


def paying(
    offer: Offer, pays: dict[str, int], then: tuple[tuple[str, str | int], ...] = ()
) -> Offer:
    """Return an offer with what it pays and what follows."""
    return replace(offer, pays=pays, then=then)
