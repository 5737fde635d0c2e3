"""Reputation: what a step costs, who may buy one, and what it brings (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason
from igroteka.engine.step import Step
from igroteka.games.bruges.rules.actions import RISE, STAY
from igroteka.games.bruges.rules.box import (
    PRICING,
    REPUTATION_GUILDERS,
    REPUTATION_MINUS,
    REPUTATION_VP,
)
from igroteka.games.bruges.rules.reasons import not_now
from igroteka.games.bruges.rules.stack import pop
from igroteka.games.bruges.rules.steps.decision import things
from igroteka.games.bruges.rules.steps.supply import gain_guilders, gain_points

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def step_price(state: BrugesState) -> int:
    """B11: the sum of all dice showing 1 or 2; 0: nobody may buy a step."""
    price = 0
    for die in state.dice:
        if die in PRICING:
            price += die
    return price


def rise_price(state: BrugesState, seat: int) -> int:
    """B11, B44: what a step costs *seat*, less all discounts, not below 0."""
    return max(0, step_price(state) - state.changes[seat][REPUTATION_MINUS])


def can_rise(state: BrugesState, seat: int) -> bool:
    """B11: on the last step none can be bought, and a gained one is lost."""
    return state.reputation[seat] < state.box.last_step


def may_buy(state: BrugesState, seat: int, price: int) -> bool:
    """B11: there is a step to buy, and the money for it."""
    return state.guilders[seat] >= price and can_rise(state, seat)


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


class Rising(Step["BrugesState"]):
    """B11: buy a step of reputation, or not; a: the price. Nobody is asked who could not."""

    name = "rise"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the step, and that one stays."""
        return [RISE, STAY]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B11: pay the price and go up one step."""
        price = state.steps[-4]
        pop(state)
        if action == RISE:
            state.guilders[seat] -= price
            if state.events is not None:
                state.tell("paid", seat, n=price)
            rise(state, seat, 1)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the price, what each step brings, and what the next one counts at the end."""
        if action == STAY:
            return Offer(STAY, "stay")
        changes, track = state.changes[seat], state.box.reputation_points
        now = state.reputation[seat]
        return Offer(
            RISE,
            "rise",
            "reputation",
            pays={"guilders": state.steps[-4]},
            gains=things(
                reputation=1,
                points=changes[REPUTATION_VP],
                guilders=changes[REPUTATION_GUILDERS],
                points_at_end=track[now + 1] - track[now],
            ),
            args={"points": track[now + 1]},
        )

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return what is to be decided first."""
        return not_now(self.name, action)
