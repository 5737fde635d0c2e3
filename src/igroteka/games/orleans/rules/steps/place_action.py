"""What the characters of a place do: a small vocabulary in which all places are declared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from igroteka.engine.offers import Reason, because
from igroteka.games.orleans.rules.gains import NOTHING_GAINED, Outcome
from igroteka.games.orleans.rules.places import PLACE_NAMES, SACRISTY

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


class PlaceAction(ABC):
    """One of the things that places do. It holds nothing but what the box prints."""

    draws: bool = False
    """Whether it draws from the bag, so that it cannot be taken back."""

    @abstractmethod
    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Return what bars *place* now, were it filled: 0 nothing, else a number for `reason`.

        This is asked in every turn, and bots ask it all the time: no words are made here.
        """

    @abstractmethod
    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Return what bars *place*, in words."""

    def obstacle(self, state: OrleansState, seat: int, place: int) -> Reason | None:
        """Return why *place* could not act now, were it filled; None if it could."""
        bar = self.bar(state, seat, place)
        return self.reason(state, seat, place, bar) if bar else None

    @abstractmethod
    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Act with *place*, and leave the stack empty unless something is to be chosen."""

    def brings(self, state: OrleansState, seat: int, place: int) -> Outcome:
        """Return what it brings, as far as nothing is to be chosen."""
        return NOTHING_GAINED


class NoAction(PlaceAction):
    """O15: the place works by being there."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """There is nothing to do."""
        return 1

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say that there is nothing to do."""
        if place == SACRISTY:
            return because(
                "The sacristy has no action: its monk wards off an event at the end of a round.",
                "orleans-refusal-sacristy",
                "O38",
            )
        return because(
            "The place {place} has no action: it always works.",
            "orleans-refusal-no-action",
            "O32",
            place=PLACE_NAMES[place],
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Do nothing; it is never legal."""
