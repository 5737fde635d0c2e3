"""A game as an environment of Gymnasium, for one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

import numpy as np
import numpy.typing as npt
from gymnasium import Env
from gymnasium.error import ResetNeeded

from igroteka.bots import Bot, Sight, make_bot
from igroteka.engine import BadSetup, Game, IllegalAction, Rng
from igroteka.engine.returns import BY_PLACE
from igroteka.learning import pictures
from igroteka.learning.spaces import action_space, numbers_space
from igroteka.learning.table import ENDS, RAISES, Mask, Numbers, Table, check_illegal


class SeatEnv(Env[Numbers, np.int64]):
    """One seat of a game; bots have the others, and act until it is this seat's turn again.

    :param game: the game, by its name.
    :param rivals: a bot as in `igroteka.bots.make_bot` for all of them, or one for each in turn
        order after this seat, with commas or as a list; where there are too few, the last one
        has the seats that are left. Bots of one's own may stand in the list.
    :param seat: which seat; None: each game another one, by lot.
    :param illegal: ``end``: an illegal action ends the game, worth the least that there is;
        ``raise``: it raises `IllegalAction`, and the game goes on.
    :param seats: see `igroteka.pettingzoo.GameEnv`, as for the others.
    """

    metadata = {"render_modes": list(pictures.MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        rivals: str | Sequence[str | Bot] = "greedy",
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
        if seat is not None and seat not in range(self.table.seats):
            raise ValueError(f"The seats are 0 to {self.table.seats - 1}, not {seat}.")
        check_illegal(illegal)
        self.rivals = bots_of(rivals, self.table.seats - 1)
        self.illegal = illegal
        self.fixed_seat = seat
        self.seat = 0
        self.running = False
        self.observation_space = numbers_space(self.table)
        self.action_space = action_space(self.table)
        self.luck = Rng(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game, and have the rivals act until it is our turn.

        With a seed it is the game that `igroteka.new` sets up with it. There are no *options*
        here: they are said when the environment is made.
        """
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**62, size=3)]
        self.luck = Rng(drawn[0])
        self.seat = drawn[1] % self.table.seats if self.fixed_seat is None else self.fixed_seat
        self.table.deal(drawn[2] if seed is None else seed)
        self.running = True
        self._rivals_act()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Carry out our action, and have the rivals act until it is our turn again.

        :raises IllegalAction: if it is not legal, and such an action is to raise.
        :raises ResetNeeded: if the game is over.
        """
        if not self.running:
            raise ResetNeeded("No game is running; call reset first.")
        table = self.table
        try:
            table.act(action)
        except IllegalAction as error:
            if self.illegal == RAISES:
                raise
            self.running = False
            numbers, info = self._seen()
            return numbers, table.worst, True, False, {**info, "illegal": str(error)}
        self._rivals_act()
        self.running = not (table.over or table.cut)
        numbers, info = self._seen()
        if table.over:
            info["places"] = table.state.ranking()
            info["scores"] = table.state.scores()
            for after, bot in enumerate(self.rivals, 1):
                bot.game_over((self.seat + after) % table.seats, table.state)
        return numbers, table.returns()[self.seat], table.over, table.cut, info

    def action_masks(self) -> Mask:
        """Return 1 for each legal action: the name by which sb3-contrib asks for it."""
        return self.table.mask(self.seat)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the position as our seat sees it, as the render mode says."""
        return pictures.render(self.table.game, self.table.state, self.render_mode, self.seat)

    def close(self) -> None:
        """Let the rivals go."""
        for bot in set(self.rivals):  # one may have several seats
            bot.close()

    def _rivals_act(self) -> None:
        table = self.table
        while table.seat not in (-1, self.seat) and not table.cut:
            bot = self.rivals[(table.seat - self.seat) % table.seats - 1]
            sight = Sight.of(table.game, table.state, table.seat, self.luck)
            table.act(bot.choose(sight, self.luck))

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        if self.render_mode == pictures.HUMAN:
            self.render()
        info = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        return self.table.observation(self.seat), info


def bots_of(rivals: str | Sequence[str | Bot], number: int) -> list[Bot]:
    """Return so many bots; the last that is named has the seats that are left.

    >>> [bot.name for bot in bots_of("search:50, greedy", 3)]
    ['search:50', 'greedy', 'greedy']

    :raises BadSetup: if none is named, or there is no such bot.
    """
    named = rivals.split(",") if isinstance(rivals, str) else rivals
    bots = [bot if isinstance(bot, Bot) else make_bot(bot.strip()) for bot in named if bot]
    if not bots:
        raise BadSetup("Name at least one bot.", "refusal-name-bot")
    return (bots + bots[-1:] * number)[:number]
