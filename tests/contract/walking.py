"""Random games, stopped at random moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from igroteka.engine import Rng, State
from tests.contract.cases import Case


def random_step(state: State[Any], rng: Rng) -> tuple[int, int]:
    """Choose somebody who may act and something that is legal for them."""
    seat = rng.choice(state.seats_to_act())
    return rng.choice(state.legal_actions(seat)), seat


def walk(case: Case, seats: int, options: dict[str, str], seed: int) -> Iterator[State[Any]]:
    """Play a random game; yield the state before each action and at the end."""
    state = case.game.new(seats, seed, options)
    rng = Rng(seed)
    for _ in range(case.longest):
        yield state
        if state.is_over:
            return
        action, seat = random_step(state, rng)
        state.apply(action, seat)
    raise AssertionError(f"seed {seed}: the game has not ended after {case.longest} actions")


def stops(
    case: Case, seats: int, options: dict[str, str], seed: int, most: int
) -> list[State[Any]]:
    """Return copies of a random game's positions at some random moments, the last included."""
    length = sum(1 for _ in walk(case, seats, options, seed))
    rng = Rng(seed + 1)
    wanted = {rng.below(length) for _ in range(most)} | {length - 1}
    return [state.copy() for n, state in enumerate(walk(case, seats, options, seed)) if n in wanted]


def snapshot(state: State[Any]) -> str:
    return state.to_json()
