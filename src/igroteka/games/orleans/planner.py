"""Plans for a market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.randomness import Rng
from igroteka.games.orleans.actions import DONE, KEEP, LIFT
from igroteka.games.orleans.steps import planning

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def random_plan(state: OrleansState, seat: int, rng: Rng) -> None:
    """Plan anything."""
    done = state.done
    state.done &= ~(1 << seat)
    while True:
        options = [
            a for a in planning.legal_plan(state, seat) if (a < LIFT and a != KEEP) or a == DONE
        ]
        action = rng.choice(options)
        if action == DONE:
            break
        planning.apply_plan(state, action, seat)
    state.done = done
