"""Why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.errors import IllegalAction
from igroteka.games.bruges.rules.actions import (
    FOR_CANAL,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    PLAY,
    USE,
    USES,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.imagine import just_drawn
from igroteka.games.bruges.rules.stack import EXTRA, STEP_NAMES, TURN
from igroteka.games.bruges.rules.steps.persons import price_of

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def refusal(state: BrugesState, action: int, seat: int) -> IllegalAction | None:
    """Return why *action* is not legal; None if there is nothing special to say."""
    if PLAY <= action < USE:
        return card_refusal(state, action, seat)
    if state.box.codec.verb(action) == "use":
        return person_refusal(state, action - USE, seat)
    return None


def card_refusal(state: BrugesState, action: int, seat: int) -> IllegalAction | None:
    """Return why a card cannot be played."""
    box = state.box
    card, use = divmod(action - PLAY, USES)
    step = state.steps[-1]
    if step not in (TURN, EXTRA):
        return IllegalAction(
            "No card can be played now; first decide: {step}.",
            "bruges-refusal-no-card-now",
            step=STEP_NAMES[step],
        )
    if card not in state.hands[seat]:
        return IllegalAction(
            "You do not hold {card}.", "bruges-refusal-not-held", card=box.codec.words(action)[1]
        )
    if step == TURN and state.steps[-4]:
        return IllegalAction(
            "You have played the card of this turn; use persons or write “done”.",
            "bruges-refusal-card-played",
        )
    drawn = state.hands[seat][-1]
    if just_drawn(state, seat) and card != drawn:
        return IllegalAction(
            "Only {card}, which you have just drawn, can be played now.",
            "bruges-refusal-just-drawn",
            card=box.card_names[drawn],
        )
    return use_refusal(state, card, use, seat)


def use_refusal(state: BrugesState, card: int, use: int, seat: int) -> IllegalAction | None:
    """Return why a card in hand cannot be played for one of the six actions."""
    tint = COLOUR_NAMES[state.box.colour[card]]
    if use == FOR_THREAT:
        return IllegalAction(
            "You have no {tint} threat marker.", "bruges-refusal-no-threat", tint=tint
        )
    if use == FOR_CANAL:
        return IllegalAction(
            "No next canal space of yours is {tint}, or you cannot pay for it.",
            "bruges-refusal-no-canal",
            tint=tint,
        )
    if use == FOR_HOUSE:
        return IllegalAction(
            "The house needs a {tint} worker.", "bruges-refusal-no-worker", tint=tint
        )
    if use == FOR_PERSON and -1 not in state.people[seat]:
        return IllegalAction("You have no empty house.", "bruges-refusal-no-house")
    if use == FOR_PERSON:
        return IllegalAction(
            "It costs {price} guilders and you have {guilders}.",
            "bruges-refusal-price",
            price=price_of(state, seat, card),
            guilders=state.guilders[seat],
        )
    return None


def person_refusal(state: BrugesState, card: int, seat: int) -> IllegalAction:
    """Return why a person cannot be used."""
    box = state.box
    name, step = box.codec.words(USE + card)[1], state.steps[-1]
    if step != TURN:
        return IllegalAction(
            "No person can be used now; first decide: {step}.",
            "bruges-refusal-no-person-now",
            step=STEP_NAMES[step],
        )
    if card not in state.people[seat]:
        return IllegalAction(
            "{card} does not live in your street.", "bruges-refusal-not-yours", card=name
        )
    if card not in state.ready[seat]:
        return IllegalAction(
            "{card} has been used in this round, or cannot be used at all.",
            "bruges-refusal-used",
            card=name,
        )
    colour = box.worker_colour[card]
    if colour >= 0 and not state.workers[seat * COLOURS + colour]:
        return IllegalAction(
            "{card} needs a {tint} worker.",
            "bruges-refusal-needs-worker",
            card=name,
            tint=COLOUR_NAMES[colour],
        )
    return IllegalAction("{card} would do nothing now.", "bruges-refusal-idle", card=name)
