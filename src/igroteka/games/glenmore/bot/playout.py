"""How to play on quickly: one sensible action, without looking ahead."""

from __future__ import annotations

from igroteka.engine.randomness import Rng
from igroteka.games.glenmore.bot.candidates import (
    best_spots,
    drop_candidates,
    obvious_activation,
    payment_candidates,
    wanted_goods,
    wise_sale,
)
from igroteka.games.glenmore.bot.judgements import take_scores
from igroteka.games.glenmore.bot.weights import WEIGHTS
from igroteka.games.glenmore.rules.actions import END, FILL, GAIN, MOVE, SKIP
from igroteka.games.glenmore.rules.decisions import (
    ACTIVATING,
    DROPPING,
    FILLING,
    GIVING,
    MOVING,
    PAYING,
    PLACING,
    TAKING,
)
from igroteka.games.glenmore.rules.market import NEVER
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.giving import count_members, givers
from igroteka.games.glenmore.rules.steps.moving import is_last_turn
from igroteka.games.glenmore.rules.tiles import HOME


def quick_action(state: GlenMoreState, seat: int, rng: Rng) -> int:
    """Return a quick and varied action."""
    step = state.steps[-1]
    if step == TAKING:
        actions = [a for a in state.legal_actions(seat) if a < SKIP]
        best, best_score = SKIP, -float(NEVER)
        for action, score in zip(actions, take_scores(state, seat, actions), strict=True):
            score += WEIGHTS.luck * rng.unit()
            if score > best_score:
                best, best_score = action, score
        return best
    if step == PLACING:
        return best_spots(state, seat, 1)[0]
    if step == ACTIVATING:
        return obvious_activation(state, seat)
    if step == PAYING:
        return payment_candidates(state, seat)[0]
    if step == MOVING:
        sale = wise_sale(state, seat)
        if sale >= 0:
            return sale
        members = count_members(state, seat)
        if state.moves and (members > WEIGHTS.crowd or (members and is_last_turn(state))):
            for tile in state.lands[seat]:
                if state.folk[tile]:
                    return MOVE + (tile if tile < HOME else HOME)
        return END
    if step == DROPPING:
        return drop_candidates(state, state.steps[-2], seat)[0]
    if step == FILLING:
        return FILL
    if step == GIVING:
        return givers(state, seat)[-1]
    return GAIN + wanted_goods(state, seat)[0]
