"""A game as a game of OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pyspiel

from igroteka.engine import BadSetup, Game, find_game, game_names
from igroteka.engine.options import Option
from igroteka.engine.returns import BY_PLACE, check
from igroteka.openspiel.dealing import DIGITS, OUTCOMES, dealer_of
from igroteka.openspiel.observer import Observer
from igroteka.openspiel.state import SpielState

Parameter = int | str


def name_of(game: Game) -> str:
    """Return what OpenSpiel calls a game: by its name, and the version of its observation."""
    version = game.observation.version if game.observation else 0
    return f"igroteka_{game.name}_v{version}"


def parameter(option: Option, choice: str) -> Parameter:
    """Return a choice as OpenSpiel reads it from a text: what looks like a number is one."""
    return int(choice) if all(other.isdecimal() for other in option.choices) else choice


def game_type(game: Game, reward: str = BY_PLACE) -> Any:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    zero_sum = reward == BY_PLACE
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Igroteka: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=(
            pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seat_counts[0],
            "reward": BY_PLACE,
            "rules": game.rules_version,
            **{option.name: parameter(option, option.default) for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel declares no types
    """A game with its parameters: ``players``, ``reward``, ``rules``, and each option."""

    def __init__(self, game: Game, params: Mapping[str, Parameter]) -> None:
        seats = int(params.get("players", game.seat_counts[0]))
        reward = str(params.get("reward", BY_PLACE))
        rules = int(params.get("rules", game.rules_version))
        options = {
            option.name: str(params[option.name])
            for option in game.options
            if option.name in params
        }
        check(reward)
        self.dealer = dealer_of(game.name, seats, tuple(sorted(options.items())), rules, reward)
        least, most = game.utility_bounds(reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if reward == BY_PLACE else None,
            max_game_length=game.max_length,
        )
        super().__init__(game_type(game, reward), info, dict(params))

    def new_initial_state(self) -> SpielState:
        """Return a game that has not been dealt yet."""
        return SpielState(self, self.dealer)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes there are: those of the deal."""
        return DIGITS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return who sees a state as a player does, see `Observer`."""
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.dealer, wanted, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the name and the parameters."""
        return reloaded, (str(self),)


def reloaded(text: str) -> Any:
    """Return the game that a text names; this module has registered it wherever it is read."""
    return pyspiel.load_game(text)


def register_games() -> None:
    """Have OpenSpiel know the games by their names, such as `igroteka_venice_v1`."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        with suppress(BadSetup):  # a package that is broken is missed when it is asked for
            game = find_game(name)
            if game.observation is not None and name_of(game) not in known:
                pyspiel.register_game(game_type(game), kind_of(game))


def kind_of(game: Game) -> type[SpielGame]:
    """Return the class of one game, which OpenSpiel calls with the parameters.

    It must be a class: OpenSpiel lets go of it when Python is gone already, and a function
    would then be the end of the process in an ugly way. A class holds itself.
    """

    class OneGame(SpielGame):
        def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
            super().__init__(game, params or {})

    return OneGame
