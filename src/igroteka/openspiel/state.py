"""A position as a state of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from igroteka.engine import Rng, State
from igroteka.openspiel.dealing import DIGITS, OUTCOMES, Dealer
from igroteka.openspiel.recall import Recall


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel declares no types
    """A game in progress. First chance deals; then the players act, one after the other.

    All luck of a game follows from its deal, as with any seed. It is hidden from the players,
    but not from who looks ahead in a clone: `resample_from_infostate` draws it anew.
    """

    def __init__(self, game: Any, dealer: Dealer) -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles whatever is in here.
        self.dealer = dealer
        self.digits: tuple[int, ...] = ()
        self.position: State[Any] | None = None
        self.recall: Recall | None = None

    # --- what OpenSpiel asks ------------------------------------------------------------------

    def current_player(self) -> int:
        """Return who acts: a seat, chance before the deal, or nobody any more."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat_to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the next digit of the deal: each is as likely."""
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """Return what the game was worth to each; zeros before its end."""
        if self.position is None:
            return [0.0] * self.dealer.seats
        return self.position.returns(self.dealer.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a world that *player* cannot tell from this one, see `State.imagine`.

        What it has seen and done is the same, and all that is hidden from it, the luck to
        come included, is drawn anew. The history that OpenSpiel keeps stays that of this one.
        """
        world: SpielState = self.clone()
        if self.position is not None and self.recall is not None:
            world.position = self.position.imagine(player, Rng(int(sampler() * 2**53)))
            world.recall = self.recall.imagined(world.position, player)
        return world

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else sorted(self.position.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        if self.position is None or self.recall is None:
            self.digits = (*self.digits, action)
            if len(self.digits) == DIGITS:
                self.position = self.dealer.deal(self.digits)
                self.recall = Recall(self.position)
            return
        seat = self.position.seat_to_act
        if seat is None:
            raise ValueError("The game is over; nobody can act any more.")
        self.recall.did(action, seat)
        self.position.apply(action, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return self.dealer.codec.text(action)

    def __str__(self) -> str:
        return f"dealing {self.digits}" if self.position is None else self.position.to_json()
