"""A game as an environment of Gymnasium, for one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import numpy as np
import numpy.typing as npt
from gymnasium import Env
from gymnasium.error import ResetNeeded

from igroteka.bots import Bot
from igroteka.engine import Game
from igroteka.engine.returns import BY_PLACE
from igroteka.learning import pictures
from igroteka.learning.spaces import action_space, numbers_space
from igroteka.learning.table import ENDS, Mask, Numbers, Table
from igroteka.learning.turns import Turns, bots_of


class SeatEnv(Env[Numbers, np.int64]):
    """One seat of a game; bots have the others, and act until it is this seat's turn again.

    :param game: the game, by its name.
    :param rivals: a bot as in `igroteka.bots.make_bot` for all of them, or one for each in turn
        order after this seat, with commas or as a list; where there are too few, the last one
        has the seats that are left. Bots of one's own may stand in the list. None: all seats
        learn; each step is one of whoever is to act, and is observed and rewarded as that seat's.
    :param seat: which seat; None: each game another one, by lot.
    :param illegal: ``end``: an illegal action ends the game, worth the least that there is;
        ``raise``: it raises `IllegalAction`, and the game goes on.
    :param seats: see `igroteka.pettingzoo.GameEnv`, as for the others.
    """

    metadata = {"render_modes": list(pictures.MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        rivals: str | Sequence[str | Bot] | None = "greedy",
        seat: int | None = None,
        illegal: str = ENDS,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        reward: str = BY_PLACE,
        max_actions: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        pictures.check_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(game, seats, options, rules, reward, max_actions)
        bots = None if rivals is None else bots_of(rivals, self.table.seats - 1)
        self.turns = Turns(self.table, bots, seat, illegal)
        self.observation_space = numbers_space(self.table)
        self.action_space = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game, and have the rivals act until it is our turn.

        With a seed it is the game that `igroteka.new` sets up with it. There are no *options*
        here: they are said when the environment is made.
        """
        super().reset(seed=seed)
        self.turns.begin(self.np_random, seed)
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Carry out our action, and have the rivals act until it is our turn again.

        :raises IllegalAction: if it is not legal, and such an action is to raise.
        :raises ResetNeeded: if the game is over.
        """
        turns = self.turns
        if not turns.running:
            raise ResetNeeded("No game is running; call reset first.")
        goes_on = turns.take(action)
        numbers, info = self._seen()
        if not goes_on:
            info["returns"] = turns.returns
        if turns.places:
            info["places"], info["scores"] = turns.places, turns.scores
        if turns.reason:
            info["illegal"] = turns.reason
        return numbers, turns.reward, turns.terminated, turns.truncated, info

    @property
    def seat(self) -> int:
        """Whose turn it is: of a game with rivals, always the same."""
        return self.turns.seat

    def action_masks(self) -> Mask:
        """Return 1 for each legal action: the name by which sb3-contrib asks for it."""
        return self.table.mask(self.seat)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the position as our seat sees it, as the render mode says."""
        return pictures.render(self.table.game, self.table.state, self.render_mode, self.seat)

    def close(self) -> None:
        """Let the rivals go."""
        self.turns.close()

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        if self.render_mode == pictures.HUMAN:
            self.render()
        info = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        return self.table.observation(self.seat), info
