"""A game as learners play it: numbers in, numbers out, one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, SupportsInt

import numpy as np
import numpy.typing as npt

from igroteka.engine import Game, State, find_game
from igroteka.engine.errors import undeclared
from igroteka.engine.observation import PLAYER
from igroteka.engine.returns import BY_PLACE, check

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

ENDS: Final = "end"
"""An illegal action ends the game, worth the least that there is to who did it."""
RAISES: Final = "raise"
"""An illegal action raises `IllegalAction`, and the game goes on."""


def check_illegal(illegal: str) -> None:
    """Make sure that one can deal so with illegal actions.

    :raises ValueError: if not.
    """
    if illegal not in (ENDS, RAISES):
        raise ValueError(f"An illegal action may {ENDS!r} or {RAISES!r}, not {illegal!r}.")


class Table:
    """One game after another with the same seats, options and rewards.

    Where several may act at once, the first of them acts: `State.seat_to_act`. What it does is
    hidden from the others as at a table, so that nobody gains or loses by the order.

    >>> table = Table("venice", seats=3)
    >>> table.deal(seed=7)
    >>> seat = table.seat
    >>> table.observation(seat).shape, int(table.mask(seat).sum()) == len(table.legal)
    ((336,), True)
    >>> table.act(table.legal[0])
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        reward: str = BY_PLACE,
        max_actions: int | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        layout = self.game.observation
        if layout is None:
            raise undeclared(self.game.name, "observation")
        self.layout = layout
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.rules = self.game.rules_version if rules is None else rules
        self.options = self.game.check(self.seats, options or {}, self.rules)
        check(reward)
        self.reward = reward
        self.max_actions = self.game.max_length if max_actions is None else max_actions
        """A game that takes so many is cut off there; by default no game does."""
        self.action_count = self.game.action_count
        self.state: State[Any]
        self.actions: int
        """How many have been done in this game."""
        self.legal: list[int]
        """What the seat to act may do."""

    @property
    def name(self) -> str:
        """The game and the version of its observation: what environments are called by."""
        return f"{self.game.name}_v{self.layout.version}"

    def deal(self, seed: int) -> None:
        """Begin a new game: the one that `igroteka.new` sets up with this seed."""
        self.state = self.game.new(self.seats, seed, self.options, self.rules)
        self.actions = 0
        self._look()

    @property
    def seat(self) -> int:
        """Who is to act; −1: nobody, the game is over."""
        seat = self.state.seat_to_act
        return -1 if seat is None else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.state.is_over

    @property
    def cut(self) -> bool:
        """Whether it has been cut off because it took too long."""
        return self.actions >= self.max_actions and not self.over

    def observation(self, seat: int, kind: str = PLAYER) -> Numbers:
        """Return what *seat* may know, in an array of its own."""
        out = np.empty(self.layout.size(kind), np.int16)
        self.state.observe(seat, out, kind)
        return out

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that *seat* may do now; all 0 if another one acts."""
        out = np.zeros(self.action_count, np.int8)
        if seat == self.seat:
            out[self.legal] = 1
        return out

    def act(self, action: SupportsInt) -> None:
        """Carry out an action of the seat to act.

        :raises IllegalAction: naming the reason; nothing is changed.
        """
        number = int(action)
        if number not in self.legal:
            self.check(number)
        self.state.apply(number, self.seat)
        self.actions += 1
        self._look()

    def check(self, action: int) -> None:
        """Make sure that the seat to act may do it.

        :raises IllegalAction: naming the reason.
        """
        if action not in self.legal:
            self.state.play(action, self.state.seat_to_act)

    def returns(self) -> list[float]:
        """Return what the game was worth to each seat; zeros before its end."""
        return self.state.returns(self.reward)

    @property
    def worst(self) -> float:
        """The least that a game can be worth: what an illegal action costs."""
        return self.game.utility_bounds(self.reward)[0]

    def _look(self) -> None:
        seat = self.state.seat_to_act
        self.legal = [] if seat is None else self.state.legal_actions(seat)
