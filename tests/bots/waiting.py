"""Decisions that bots can be asked for."""

from __future__ import annotations

from igroteka.bots import Sight, Waiting
from igroteka.engine import Rng, find_game


def waiting(name: str, table: int, plies: int = 0) -> Waiting:
    """Return the decision that a game waits for after some random actions."""
    game, rng = find_game(name), Rng(table)
    state = game.new(2, seed=table)
    for _ in range(plies):
        assert state.seat_to_act is not None
        state.apply(rng.choice(state.legal_actions(state.seat_to_act)), state.seat_to_act)
    assert state.seat_to_act is not None
    return Waiting(table, Sight.of(game, state, state.seat_to_act, rng), rng)
