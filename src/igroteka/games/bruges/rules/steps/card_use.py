"""What each of the six actions of a card answers; `card_uses` has all six."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.engine.offers import Offer, Reason
from igroteka.games.bruges.rules.actions import FOR_HOUSE, PLAY, USES
from igroteka.games.bruges.rules.box import ANY_OF_COLOURS, USE_NAMES, Twist
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOUR_NAMES, COLOURS

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

EVERY_COLOUR: Final = tuple(range(COLOURS))


class Result(NamedTuple):
    """What an action costs and brings: the parts of an offer."""

    pays: dict[str, int]
    gains: dict[str, int]
    then: tuple[tuple[str, str | int], ...] = ()
    args: dict[str, str | int] = {}


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

    def fitting(
        self, state: BrugesState, seat: int, cards: list[int], wild: int, twist: Twist
    ) -> list[int]:
        """Return those of *cards* that fit; nothing but their colour makes a difference."""
        colours, tints = self.colours(state, seat, twist), state.box.colour
        if wild:
            return cards if colours else []
        return [card for card in cards if tints[card] in colours]

    @abstractmethod
    def result(self, state: BrugesState, seat: int, card: int, colour: int, twist: Twist) -> Result:
        """Return what it costs and brings, done with a card as one of *colour*.

        ANY_COLOUR: a colour, or a thing of whatever colour, is still to be chosen.
        """

    def offer(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> Offer:
        """Return what it means to play a card for it."""
        wild = int(bool(wild and self.colour_matters(state, seat, twist)))
        open_colour = wild or twist[ANY_OF_COLOURS]
        colour = ANY_COLOUR if open_colour else state.box.colour[card]
        name, use = state.box.card_names[card], USE_NAMES[self.number]
        result = self.result(state, seat, card, colour, twist)
        return Offer(
            PLAY + card * USES + self.number,
            use,
            f"use-{name}-{use}",
            result.pays,
            result.gains,
            result.then,
            {
                "card": name,
                "colour": COLOUR_NAMES[state.box.colour[card]],
                "wild": wild,
                **result.args,
            },
            # All see the card, so it cannot be taken back; but a house lies face down.
            final=self.number != FOR_HOUSE,
        )

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


def of_colour(thing: str, colour: int) -> str:
    """Return the id of a thing of a colour: `worker-red`, or of whatever colour: `worker`.

    >>> of_colour("worker", 2), of_colour("worker", ANY_COLOUR)
    ('worker-red', 'worker')
    """
    return thing if colour == ANY_COLOUR else f"{thing}-{COLOUR_NAMES[colour]}"


class OwnCardUse(CardUse):
    """An action for which the card itself makes a difference, not only its colour."""

    @abstractmethod
    def fits(self, state: BrugesState, seat: int, card: int, wild: int, twist: Twist) -> bool:
        """Say whether there is no obstacle: the same as `obstacle`, quickly."""

    def fitting(
        self, state: BrugesState, seat: int, cards: list[int], wild: int, twist: Twist
    ) -> list[int]:
        """Return those of *cards* that fit, each by itself."""
        return [card for card in cards if self.fits(state, seat, card, wild, twist)]
