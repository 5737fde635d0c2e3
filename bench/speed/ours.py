"""Rows of our games. An older checkout runs them, too, so they ask what it has."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any

from bench.speed.rows import Row, Work
from igroteka.bots import Sight, make_bot
from igroteka.engine import IgrotekaError, Rng, State, find_game

try:
    from igroteka.bots.first_search import FirstSearchBot
except ImportError:  # an older checkout had only that one
    from igroteka.bots.search import SearchBot as FirstSearchBot  # type: ignore[assignment]

GAMES = 3
"""How many sensible games are played beforehand."""
COPIES = 100
ITERATIONS = 150
POSITIONS = 50
"""About how many positions of a game are observed."""

Moves = list[int]


def sensible_games(name: str, seats: int, options: dict[str, str]) -> list[list[str]]:
    """Have greedy bots play; return the texts of their actions."""
    game, bot = find_game(name), make_bot("greedy")
    texts: list[list[str]] = []
    for seed in range(GAMES):
        state, rng = game.new(seats, seed, options), Rng(seed)
        texts.append([])
        while (seat := state.seat_to_act) is not None:
            action = bot.choose(look(state, seat, rng), rng)
            texts[-1].append(game.codec.text(action))
            state.apply(action, seat)
    return texts


def game_row(name: str, seats: int, options: dict[str, str], texts: list[list[str]]) -> Row:
    """Return the row of a game, with sensible games as `sensible_games` returns them."""
    game = find_game(name)
    try:
        sensible = replayed(name, seats, options, texts)
    except IgrotekaError:
        sensible = replayed(name, seats, options, sensible_games(name, seats, options))

    def play_random(number: int) -> int:
        state = game.new(seats, number, options)
        choose = random.Random(number).random
        decisions = 0
        while (seat := state.seat_to_act) is not None:
            actions = state.legal_actions(seat)
            state.apply(actions[int(choose() * len(actions))], seat)
            decisions += 1
        return decisions

    def play_sensible(number: int) -> int:
        moves = sensible[number % len(sensible)]
        state = game.new(seats, number % len(sensible), options)
        for action in moves:
            seat = state.seat_to_act
            assert seat is not None
            state.legal_actions(seat)
            state.apply(action, seat)
        return len(moves)

    positions = list(walk(game.new(seats, 0, options), sensible[0]))
    # The first decision after the middle in which there is something to decide.
    middle, acting = next(
        (state, seat)
        for state, seat in positions[len(positions) // 2 :]
        if len(state.legal_actions(seat)) > 1
    )

    def copy(number: int) -> int:
        for _ in range(COPIES):
            middle.copy()
        return COPIES

    def search(number: int) -> int:
        bot = FirstSearchBot(iterations=ITERATIONS)
        bot.grow(look(middle, acting, Rng(number)), Rng(number))
        return bot.iterations_done

    works: dict[str, Work] = {
        "random": play_random,
        "sensible": play_sensible,
        "copy": copy,
        "search": search,
    }
    if getattr(game, "observation", None) is not None:  # an older checkout has none
        works["observe"] = observing(positions[:: max(1, len(positions) // POSITIONS)])
    return Row(works, seats)


def replayed(name: str, seats: int, options: dict[str, str], texts: list[list[str]]) -> list[Moves]:
    """Return the actions of whole games.

    :raises IgrotekaError: if this is not how they are played here.
    """
    game = find_game(name)
    games = []
    for seed, actions in enumerate(texts):
        state = game.new(seats, seed, options)
        games.append([game.codec.parse(text) for text in actions])
        for action in games[-1]:
            state.play(action, state.seat_to_act)
    return games


def look(state: State[Any], seat: int, rng: Rng) -> Sight:
    make: Any = getattr(Sight, "of", Sight)  # an older checkout has no `of`
    sight: Sight = make(find_game(state.GAME), state, seat, rng)
    return sight


def walk(state: State[Any], moves: Moves) -> Iterator[tuple[State[Any], int]]:
    """Yield the position before each of these actions, and who acts."""
    for action in moves:
        seat = state.seat_to_act
        assert seat is not None
        yield state.copy(), seat
        state.apply(action, seat)


def observing(positions: list[tuple[State[Any], int]]) -> Work:
    """Return what writes the observations and masks of whoever acts in these positions."""
    game = find_game(positions[0][0].GAME)
    assert game.observation is not None
    out = array("h", bytes(2 * game.observation.size()))
    mask = array("b", bytes(game.codec.size))

    def observe(number: int) -> int:
        for position, seat in positions:
            position.observe(seat, out)
            position.legal_mask(seat, mask)
        return len(positions)

    return observe
