"""Why a thing cannot be done: the reasons that several decisions share.

The others stand beside the one rule that they quote. A reason is exact: it names what is
missing, and the rule; its Russian is in ``words/refusals.ru.ftl``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Reason, because
from igroteka.games.bruges.rules.actions import PLAY, TRADE, USE, USES
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def not_held(state: BrugesState, card: int) -> Reason:
    """B12: only a card in hand can be played, discarded or put down."""
    name = state.box.card_names[card]
    return because("You do not hold {card}.", "bruges-refusal-not-held", "B12", card=name)


def not_yours(state: BrugesState, card: int) -> Reason:
    """B20: a person is one's own who lives in one's street."""
    return because(
        "{card} does not live in your street.",
        "bruges-refusal-not-yours",
        "B20",
        card=state.box.card_names[card],
    )


def not_in_pile(state: BrugesState, card: int) -> Reason:
    """Z3: what is not on the discard pile cannot be taken from it."""
    return because(
        "{card} does not lie on the discard pile.",
        "bruges-refusal-not-in-pile",
        "Z3",
        card=state.box.card_names[card],
    )


def no_worker(colour: int, rule: str) -> Reason:
    """Say that there is no worker of a colour to be returned."""
    return because(
        "You have no {tint} worker.",
        "bruges-refusal-without-worker",
        rule,
        tint=COLOUR_NAMES[colour],
    )


def no_threat(colour: int) -> Reason:
    """B16: only an own marker can be returned or passed on."""
    tint = COLOUR_NAMES[colour]
    return because(
        "You have no {tint} threat marker.", "bruges-refusal-no-threat", "B16", tint=tint
    )


def too_dear(price: int, guilders: int, rule: str) -> Reason:
    """Say that the guilders do not suffice."""
    return because(
        "It costs {price} guilders and you have {guilders}.",
        "bruges-refusal-price",
        rule,
        price=price,
        guilders=guilders,
    )


def must_choose() -> Reason:
    """B42: only a cost, and “up to”, leave it open to take nothing."""
    return because("This cannot be declined: choose one.", "bruges-refusal-must-choose", "B42")


def not_now(step: str, action: int) -> Reason | None:
    """Say of a card or a person that something else is asked first; None: of anything else."""
    if PLAY <= action < PLAY + CARDS * USES or TRADE <= action < TRADE + CARDS:
        return because(
            "No card can be played now; first decide: {step}.",
            "bruges-refusal-no-card-now",
            "B12",
            step=step,
        )
    if USE <= action < USE + CARDS:
        return because(
            "No person can be used now; first decide: {step}.",
            "bruges-refusal-no-person-now",
            "B43",
            step=step,
        )
    return None
