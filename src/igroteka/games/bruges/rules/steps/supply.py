"""Guilders, workers, points and reputation: what is gained, and what comes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import RISE
from igroteka.games.bruges.rules.box import (
    REPUTATION_GUILDERS,
    REPUTATION_VP,
    THREAT_VP,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import pop

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def gain_guilders(state: BrugesState, seat: int, n: int) -> None:
    """Take guilders from the bank."""
    state.guilders[seat] += n
    if n and state.events is not None:
        state.tell("got-guilders", seat, n=n)


def gain_points(state: BrugesState, seat: int, n: int) -> None:
    """Move forward on the score track."""
    state.points[seat] += n
    if n and state.events is not None:
        state.tell("got-points", seat, n=n)


def gain_workers(state: BrugesState, seat: int, colour: int, n: int) -> None:
    """Take workers of one colour from the supply, which never runs out."""
    state.workers[seat * COLOURS + colour] += n
    if n and state.events is not None:
        state.tell("got-workers", seat, colour=COLOUR_NAMES[colour], n=n)


def discard_threats(state: BrugesState, seat: int, colour: int, n: int, least: int = 0) -> None:
    """B16: every threat marker discarded, other than by a penalty, brings a point.

    B44: of what replaces that point only the best counts.
    """
    state.threats[seat * COLOURS + colour] -= n
    points = n * max(least, state.changes[seat][THREAT_VP])
    state.points[seat] += points
    if state.events is not None:
        state.tell("warded", seat, colour=COLOUR_NAMES[colour], n=n, points=points)


# --- reputation ---------------------------------------------------------------------------


def step_price(state: BrugesState) -> int:
    """B11: the sum of all dice showing 1 or 2; 0: nobody may buy a step."""
    return sum(die for die in state.dice if die <= 2)


def can_rise(state: BrugesState, seat: int) -> bool:
    """B11: on the last step none can be bought."""
    return state.reputation[seat] < state.box.last_step


def rise(state: BrugesState, seat: int, n: int) -> None:
    """Go up; a step beyond the last is lost, with what each step brings."""
    steps = min(n, state.box.last_step - state.reputation[seat])
    if not steps:
        return
    state.reputation[seat] += steps
    if state.events is not None:
        state.tell("rose", seat, n=steps, step=state.reputation[seat])
    changes = state.changes[seat]
    if changes[REPUTATION_VP]:
        gain_points(state, seat, steps * changes[REPUTATION_VP])
    if changes[REPUTATION_GUILDERS]:
        gain_guilders(state, seat, steps * changes[REPUTATION_GUILDERS])


def legal_rising(state: BrugesState, seat: int) -> list[int]:
    """B11: buy the step, or not."""
    return [RISE, RISE + 1]


def decide_rising(state: BrugesState, action: int, seat: int) -> None:
    """B11: pay the price and go up one step."""
    price = state.steps[-4]
    pop(state)
    if action == RISE:
        state.guilders[seat] -= price
        if state.events is not None:
            state.tell("paid", seat, n=price)
        rise(state, seat, 1)
