"""Thousands of games as one vector environment of Gymnasium."""

from __future__ import annotations

import operator
import os
from collections.abc import Mapping, Sequence
from multiprocessing import get_all_start_methods
from typing import Any, Final, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from igroteka.bots import Bot
from igroteka.engine import Game, IllegalAction
from igroteka.engine.returns import BY_PLACE
from igroteka.learning import masks, pictures
from igroteka.learning.arrays import Arrays
from igroteka.learning.batch import Batch, Setting
from igroteka.learning.spaces import action_space, numbers_space
from igroteka.learning.table import ENDS, RAISES, Numbers
from igroteka.learning.workers import Workers

Actions = npt.NDArray[np.int64]
Seeds = SupportsIndex | Sequence[SupportsIndex | None] | None

MODES: Final = tuple(mode for mode in pictures.MODES if mode != pictures.HUMAN)


class VectorGames(VectorEnv[Numbers, Actions, npt.NDArray[Any]]):
    """Many games of one kind, stepped together in worker processes that share the arrays.

    >>> games = VectorGames("venice", num_envs=3, rivals=None, seats=4, workers=0)
    >>> observations, infos = games.reset(seed=7)
    >>> observations.shape, infos["action_mask"].shape, infos["seat"]
    ((3, 336), (3, 433), array([2, 0, 0]))
    >>> observations, rewards, terminated, truncated, infos = games.step(games.sample_actions())
    >>> rewards, terminated
    (array([0., 0., 0.]), array([False, False, False]))
    >>> games.close()

    With rivals it is what so many `SeatEnv` would be. Without (``rivals=None``) all seats learn:
    each game waits for whoever is to act, and the observation is that seat's. Game *i* of
    ``reset(seed=s)`` is the one of the seed *s + i*, whatever the number of workers.

    :param game: the game, by its name.
    :param num_envs: how many games.
    :param rivals: as for `SeatEnv`; None: all seats learn. Each game has bots of its own; of a
        `Bot` that stands in the list, each worker has one for all of its games.
    :param seat: which seat learns; None: each game another one, by lot.
    :param illegal: as for `SeatEnv`; what raises, raises before any game is changed.
    :param seats: see `igroteka.pettingzoo.GameEnv`, as for the others that are not named here.
    :param render_mode: ``ansi``, ``svg`` or ``rgb_array``.
    :param workers: how many processes; None: one for each core; 0: the games are played here.
    :param autoreset_mode: when a game that has ended begins anew: in the ``NextStep``, in the
        ``SameStep``, or if one says so (``Disabled``).
    :param copy: whether observations and masks are copies; else the next step overwrites them.
    :param start_method: how `multiprocessing` starts the workers: ``spawn``, ``forkserver`` or
        ``fork``, which is the quickest, but not for a process that has threads.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        rivals: str | Sequence[str | Bot] | None = "greedy",
        seat: int | None = None,
        illegal: str = ENDS,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
        reward: str = BY_PLACE,
        max_actions: int | None = None,
        render_mode: str | None = None,
        workers: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        start_method: str = "spawn",
    ) -> None:
        self.closed = True  # until there is something to close
        if num_envs < 1:
            raise ValueError(f"At least one game is played, not {num_envs}.")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"Many games are rendered as {', '.join(MODES)}, not {render_mode!r}.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.autoreset_mode = mode_of(autoreset_mode)
        if start_method not in (methods := get_all_start_methods()):
            raise ValueError(f"Workers start by {', '.join(methods)}, not {start_method!r}.")
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": self.autoreset_mode}
        setting = Setting(
            game,
            rivals,
            seat,
            illegal,
            seats,
            options,
            rules,
            reward,
            max_actions,
            self.autoreset_mode.value,
        )
        table = setting.turns().table  # what is wrong with the setting is said here
        self.seats = table.seats
        self.illegal = illegal
        self.single_observation_space = numbers_space(table)
        self.single_action_space = action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        sizes = setting.sizes(num_envs)
        self.games: Batch | Workers
        number = worker_count(workers, num_envs)
        if number:
            self.games = Workers(setting, sizes, number, start_method)
        else:
            arrays = Arrays(bytearray(Arrays.bytes_of(sizes)), sizes)
            self.games = Batch(setting, arrays, 0, num_envs)
        self.arrays = self.games.arrays
        self.begun = np.zeros(num_envs, np.bool_)
        self.closed = False

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin new games.

        :param seed: game *i* has the seed *seed + i*, or its own of a list; without one it
            follows from the last one given.
        :param options: ``{"reset_mask": …}``: bools that say which games begin anew; the others
            stay as they are.
        """
        self._check_open()
        seeds = seeds_of(seed, self.num_envs)
        if isinstance(seeds[0], int) and not isinstance(seed, Sequence):
            super().reset(seed=seeds[0])
        which = self._which(options or {})
        self.games.reset({int(row): seeds[row] for row in np.flatnonzero(which)})
        self.begun |= which
        return self._observations(), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        Numbers,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Carry out an action in each game.

        In a game that has ended with the step before, and begins anew with this one, no action
        is carried out.

        :raises IllegalAction: if one is not legal, and such an action is to raise; no game is
            changed.
        :raises ResetNeeded: if a game is over, or has not begun.
        """
        self._check_open()
        arrays = self.arrays
        arrays.actions[:] = self._checked(actions)
        illegal = self.games.step()
        infos = self._infos()
        ended = arrays.terminated | arrays.truncated
        if ended.any():
            self._add_endings(infos, ended, illegal)
        return (
            self._observations(),
            arrays.rewards.copy(),
            arrays.terminated.copy(),
            arrays.truncated.copy(),
            infos,
        )

    def sample_actions(self, random: np.random.Generator | None = None) -> Actions:
        """Return a legal action for each game, drawn uniformly; any where a new game will begin.

        :param random: by default the environment's own generator, which a seed of `reset` sets.
        """
        return masks.sample(self.arrays.masks, self.np_random if random is None else random)

    def render(self) -> tuple[Any, ...]:
        """Return each position as the seat whose turn it is sees it, as the render mode says."""
        self._check_open()
        if self.render_mode is None:
            raise ValueError(f"Say how to render when you make it: render_mode={MODES[0]!r}, …")
        return tuple(self.games.render(self.render_mode))

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        self.games.close()

    # --- what is told ---------------------------------------------------------------------------

    def _observations(self) -> Numbers:
        return self.arrays.observations.copy() if self.copy else self.arrays.observations

    def _infos(self) -> dict[str, Any]:
        shown = self.arrays.masks.copy() if self.copy else self.arrays.masks
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": shown,
            "_action_mask": everywhere,
            "seat": self.arrays.seats.copy(),
            "_seat": everywhere.copy(),
        }

    def _add_endings(
        self, infos: dict[str, Any], ended: npt.NDArray[np.bool_], illegal: dict[int, str]
    ) -> None:
        """Add how games have ended, as Gymnasium wants it where they have begun anew."""
        arrays = self.arrays
        told: dict[str, Any] = {}
        add(told, "returns", arrays.returns, ended)
        ranked = ended & (arrays.places[:, 0] > 0)
        if ranked.any():
            add(told, "places", arrays.places, ranked)
            add(told, "scores", arrays.scores, ranked)
        if illegal:
            reasons = np.full(self.num_envs, None, object)
            reasons[list(illegal)] = list(illegal.values())
            told["illegal"], told["_illegal"] = reasons, reasons != None  # noqa: E711 - by element
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            infos.update(told)
            return
        add(told, "seat", arrays.final_seats, ended)
        infos["final_info"], infos["_final_info"] = told, ended
        last = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            last[row] = arrays.final_observations[row].copy()
        infos["final_obs"], infos["_final_obs"] = last, ended.copy()

    # --- what is asked for ----------------------------------------------------------------------

    def _check_open(self) -> None:
        if self.closed or not self.games.alive:
            raise ClosedEnvironmentError("The games are closed; make new ones.")

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        """Return the actions, if they can be carried out."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or not np.issubdtype(found.dtype, np.integer):
            raise ValueError(
                f"A step takes {self.num_envs} whole numbers in a row, "
                f"not {found.dtype} of the shape {found.shape}."
            )
        if not self.begun.all():
            raise ResetNeeded("No games are running; call reset first.")
        over = self.arrays.terminated | self.arrays.truncated
        if self.autoreset_mode == AutoresetMode.DISABLED and over.any():
            raise ResetNeeded(
                f"Game {np.flatnonzero(over)[0]} is over; reset it first: "
                'reset(options={"reset_mask": terminated | truncated}).'
            )
        if self.illegal == RAISES:
            self._refuse(found, over)
        return found

    def _refuse(self, actions: npt.NDArray[Any], over: npt.NDArray[np.bool_]) -> None:
        """Raise what is wrong with the first illegal action."""
        most = self.arrays.sizes.actions
        inside = (actions >= 0) & (actions < most)
        legal = self.arrays.masks[np.arange(self.num_envs), np.where(inside, actions, 0)] == 1
        wrong = ~(inside & legal)
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            wrong &= ~over
        if wrong.any():
            row = int(np.flatnonzero(wrong)[0])
            reason = self.games.why(row, int(actions[row]))
            raise IllegalAction(
                "Game {number}: {reason}", "refusal-in-game", number=row, reason=reason
            )

    def _which(self, options: Mapping[str, Any]) -> npt.NDArray[np.bool_]:
        """Return which games are to begin anew."""
        if "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        which = np.asarray(options["reset_mask"])
        if which.shape != (self.num_envs,) or which.dtype != np.bool_ or not which.any():
            raise ValueError(f"A reset_mask has {self.num_envs} bools, at least one of them true.")
        return which


def add(
    infos: dict[str, Any], name: str, values: npt.NDArray[Any], where: npt.NDArray[np.bool_]
) -> None:
    """Add values to infos, in the way of Gymnasium: zero where there are none, which `_name` says.

    >>> infos = {}
    >>> add(infos, "points", np.array([3, 4]), np.array([True, False]))
    >>> infos
    {'points': array([3, 0]), '_points': array([ True, False])}
    """
    shape = (-1,) + (1,) * (values.ndim - 1)
    infos[name] = np.where(where.reshape(shape), values, np.zeros((), values.dtype))
    infos[f"_{name}"] = where.copy()


def seeds_of(seed: Seeds, number: int) -> list[int | None]:
    """Return the seed of each game, as Gymnasium counts them.

    >>> seeds_of(7, 3), seeds_of([4, None, 1], 3), seeds_of(None, 2)
    ([7, 8, 9], [4, None, 1], [None, None])
    """
    if seed is None:
        return [None] * number
    if isinstance(seed, SupportsIndex):
        first = operator.index(seed)
        found: list[int | None] = [first + row for row in range(number)]
    else:
        found = [None if one is None else operator.index(one) for one in seed]
    if len(found) != number:
        raise ValueError(f"{number} games have {number} seeds, not {len(found)}.")
    if any(one is not None and one < 0 for one in found):
        raise ValueError("A seed is no less than 0.")
    return found


def mode_of(autoreset_mode: AutoresetMode | str) -> AutoresetMode:
    """Return when a game that has ended begins anew.

    >>> mode_of("SameStep").name
    'SAME_STEP'

    :raises ValueError: if there is no such mode.
    """
    try:
        return AutoresetMode(autoreset_mode)
    except ValueError:
        modes = ", ".join(mode.value for mode in AutoresetMode)
        raise ValueError(
            f"A game that has ended begins anew by {modes}, not {autoreset_mode!r}."
        ) from None


def worker_count(workers: int | None, games: int) -> int:
    """Return how many processes play so many games: none has no game."""
    if workers is None:
        usable = getattr(os, "sched_getaffinity", None)
        workers = len(usable(0)) if usable else os.cpu_count() or 1
    if workers < 0:
        raise ValueError(f"There are no {workers} workers; 0 plays the games in this process.")
    return min(workers, games)
