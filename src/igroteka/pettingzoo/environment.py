"""A game as an AEC environment of PettingZoo."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, SupportsInt

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete, Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from igroteka.engine import Game, IllegalAction, Rng
from igroteka.engine.observation import ORACLE
from igroteka.engine.returns import BY_PLACE
from igroteka.learning import pictures
from igroteka.learning.spaces import action_space, mask_space, numbers_space
from igroteka.learning.table import ENDS, RAISES, Numbers, Table, check_illegal

Observation = dict[str, npt.NDArray[Any]]


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo declares no types
    """The environment itself; `Environments.env` puts it in PettingZoo's wrapper.

    :param game: the game, by its name.
    :param seats: how many play; by default as few as the game allows.
    :param options: what the table agrees on, such as ``{"directions": "4"}``.
    :param rules: the version of the rules; by default the newest.
    :param reward: what the end is worth: by ``place`` (1 … −1), ``win`` (1 or 0) or ``score``.
    :param max_actions: cut games off (truncate) after so many actions; by default
        `Game.max_length`, which no game reaches.
    :param illegal: ``raise``: an illegal action raises `IllegalAction`, and the game goes on;
        ``end``: it ends the game, worth the least that there is to who did it.
    :param render_mode: ``human`` (prints text), ``ansi``, ``svg`` or ``rgb_array``.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(pictures.MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        reward: str = BY_PLACE,
        max_actions: int | None = None,
        illegal: str = RAISES,
        render_mode: str | None = None,
    ) -> None:
        name = game if isinstance(game, str) else game.name
        settings = (seats, options, rules, reward, max_actions, illegal, render_mode)
        EzPickle.__init__(self, name, *settings)
        AECEnv.__init__(self)
        check_illegal(illegal)
        pictures.check_mode(render_mode)
        self.illegal = illegal
        self.render_mode = render_mode
        self.table = Table(game, seats, options, rules, reward, max_actions)
        self.metadata = {**type(self).metadata, "name": self.table.name, "rules": self.table.rules}
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                observation=numbers_space(self.table),
                action_mask=mask_space(self.table),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = numbers_space(self.table, ORACLE)
        self.luck = Rng(secrets.randbits(64))

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of what an agent sees; its actions as a mask are among it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed, the one that `igroteka.new` sets up with it.

        Without, it follows from the last seed that was given. There are no *options* here:
        they are said when the environment is made.
        """
        if seed is not None:
            self.luck = Rng(seed)
        self.table.deal(self.luck.bits() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and what it may do now."""
        seat = self.seat_of[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> Numbers:
        """Return the whole position, hidden things included, for critics: never for who acts."""
        return self.table.observation(0, ORACLE)

    def step(self, action: SupportsInt | None) -> None:
        """Carry out an action of the agent that is selected.

        :raises IllegalAction: if it is not legal, and such an action is to raise.
        """
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        try:
            table.act(action)
        except IllegalAction as error:
            if self.illegal == RAISES:
                raise
            self.infos[agent]["illegal"] = str(error)
            self._end([table.worst if other == agent else 0.0 for other in self.agents])
            return
        if table.over or table.cut:
            self._end(table.returns(), cut=table.cut)
        else:
            self.agent_selection = self.possible_agents[table.seat]
            self._show()

    def _end(self, rewards: list[float], cut: bool = False) -> None:
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
        self._show()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """Return the position as a spectator sees it, as the render mode says."""
        return pictures.render(self.table.game, self.table.state, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == pictures.HUMAN:
            self.render()

    def close(self) -> None:
        """Give nothing back: nothing is held."""


class Environments:
    """What a module of PettingZoo has, for one game: `env` and `raw_env`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def name(self) -> str:
        """What the environments are called, as PettingZoo names its own."""
        return Table(self.game).name

    def raw_env(self, **settings: Any) -> GameEnv:
        """Return the bare environment, see `GameEnv` for the settings."""
        return GameEnv(self.game, **settings)

    def env(self, *, illegal: str = ENDS, **settings: Any) -> Any:
        """Return the environment in the wrapper that says what was called in a wrong order.

        Illegal actions end the game, unless they are to raise. PettingZoo's wrappers for that
        would cost more than the game.
        """
        return wrappers.OrderEnforcingWrapper(self.raw_env(illegal=illegal, **settings))
