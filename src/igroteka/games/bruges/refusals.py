"""Why an action is refused, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.actions import (
    CODEC,
    FOR_CANAL,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    PLAY,
    USE,
    USES,
)
from igroteka.games.bruges.data import COLOUR, WORKER_COLOUR
from igroteka.games.bruges.persons import price_of
from igroteka.games.bruges.steps import EXTRA, STEP_NAMES, TURN
from igroteka.games.bruges.vocabulary import COLOUR_NAMES, COLOURS

if TYPE_CHECKING:
    from igroteka.games.bruges.state import BrugesState


def refusal(state: BrugesState, action: int, seat: int) -> str:
    """Return the reason why *action* is not legal; empty if there is nothing special to say."""
    step = state.steps[-1]
    if PLAY <= action < USE:
        card, use = divmod(action - PLAY, USES)
        name = CODEC.words(action)[1]
        if step not in (TURN, EXTRA):
            return f"No card can be played now; first decide: {STEP_NAMES[step]}."
        if card not in state.hands[seat]:
            return f"You do not hold {name}."
        if step == TURN and state.steps[-4]:
            return "You have played the card of this turn; use persons or write “done”."
        return use_refusal(state, card, use, seat)
    if CODEC.verb(action) == "use":
        card = action - USE
        name = CODEC.words(action)[1]
        if step != TURN:
            return f"No person can be used now; first decide: {STEP_NAMES[step]}."
        if card not in state.people[seat]:
            return f"{name} does not live in your street."
        if card not in state.ready[seat]:
            return f"{name} has been used in this round, or cannot be used at all."
        colour = WORKER_COLOUR[card]
        if colour >= 0 and not state.workers[seat * COLOURS + colour]:
            return f"{name} needs a {COLOUR_NAMES[colour]} worker."
        return f"{name} would do nothing now."
    return ""


def use_refusal(state: BrugesState, card: int, use: int, seat: int) -> str:
    """Return why a card in hand cannot be played for one of the six actions."""
    colour = COLOUR_NAMES[COLOUR[card]]
    if use == FOR_THREAT:
        return f"You have no {colour} threat marker."
    if use == FOR_CANAL:
        return f"No next canal space of yours is {colour}, or you cannot pay for it."
    if use == FOR_HOUSE:
        return f"The house needs a {colour} worker."
    if use == FOR_PERSON and -1 not in state.people[seat]:
        return "You have no empty house."
    if use == FOR_PERSON:
        price = price_of(state, seat, card)
        return f"It costs {price} guilders and you have {state.guilders[seat]}."
    return ""
