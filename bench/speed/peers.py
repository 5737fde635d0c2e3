"""Rows of other libraries' games, each driven as lightly as it allows."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from bench.speed.rows import Row, Work

COPIES = 100
# Whose chance outcomes are all equally likely: a card of those left, but not two dice.
EVEN_CHANCE: Final = {"hearts": True, "gin_rummy": True, "backgammon": False}


def catanatron_row() -> Row:
    """Settlers of Catan by Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def new(number: int) -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=number + 1)

    def play(number: int) -> int:
        game = new(number)
        choose = random.Random(number).random
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            # Its own check of each action is left out, as ours is.
            game.execute(actions[int(choose() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    middle = new(1)
    for _ in range(play(1) // 2):
        middle.execute(random.choice(middle.state.playable_actions), validate_action=False)

    def copy(number: int) -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    return Row({"random": play, "copy": copy}, len(colours))


def spiel_row(name: str, loop: str = "") -> Row:
    """Return the row of a game of OpenSpiel; chance drawn lightly, or as in its example."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game(name)
    even = EVEN_CHANCE[name]

    def throw(state: Any, luck: float) -> int:
        """Return an outcome of the chance node, by a number between 0 and 1."""
        if loop:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            return int(np.random.choice(outcomes, p=weights))
        if even:
            cards: list[int] = state.legal_actions()
            return cards[int(luck * len(cards))]
        chances = state.chance_outcomes()
        for outcome, probability in chances:
            luck -= probability
            if luck < 0:
                return int(outcome)
        return int(chances[-1][0])

    def play_counting(number: int, most: int | None = None) -> tuple[Any, int, int]:
        state = game.new_initial_state()
        choose = random.Random(number).random
        decisions = chances = 0
        while not state.is_terminal() and decisions != most:
            if state.is_chance_node():
                state.apply_action(throw(state, choose()))
                chances += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                decisions += 1
        return state, decisions, chances

    middle, _, _ = play_counting(1, play_counting(1)[1] // 2)

    def copy(number: int) -> int:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    works: dict[str, Work] = {
        "random": lambda number: play_counting(number)[1],
        "with chance": lambda number: sum(play_counting(number)[1:]),
        "copy": copy,
    }
    return Row(works, game.num_players())


def rlcard_row(name: str, settings: dict[str, int]) -> Row:
    """Return the row of a game of RLCard, by the name of its package."""
    game = importlib.import_module(f"rlcard.games.{name}").Game(**settings)
    game.np_random.seed(1)
    # Gin rummy asks its judge, the others the game.
    legal_actions = getattr(game, "get_legal_actions", None) or game.judge.get_legal_actions

    def play(number: int) -> int:
        choose = random.Random(number).random
        decisions = 0
        game.init_game()
        while not game.is_over():
            actions = legal_actions()
            game.step(actions[int(choose() * len(actions))])
            decisions += 1
        return decisions

    return Row({"random": play}, game.get_num_players())
