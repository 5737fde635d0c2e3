"""Using persons in a turn: who can be used, and why the others cannot (B24 to B29, B42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.bruges.rules.actions import USE
from igroteka.games.bruges.rules.deck.vocabulary import (
    COLOUR_NAMES,
    COLOURS,
    LAUREL,
    LIGHTNING,
)
from igroteka.games.bruges.rules.reasons import not_yours
from igroteka.games.bruges.rules.stack import EFFECT, push
from igroteka.games.bruges.rules.steps.effects import help_obstacle, would_help
from igroteka.games.bruges.rules.steps.persons import residents

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def can_use(state: BrugesState, seat: int, card: int) -> bool:
    """B24, B42: the worker is there, and something would happen. A quick `use_obstacle`."""
    box = state.box
    colour = box.worker_colour[card]
    if colour < 0:
        return box.always[card] or would_help(state, seat, card)
    index = seat * COLOURS + colour
    if not state.workers[index]:
        return False
    if box.always[card]:
        return True
    state.workers[index] -= 1  # what pays for the person cannot pay for its effect
    found = would_help(state, seat, card)
    state.workers[index] += 1
    return found


def usable(state: BrugesState, seat: int) -> list[int]:
    """B27, B42: the persons that can be used now."""
    return [card for card in state.ready[seat] if can_use(state, seat, card)]


def use_obstacle(state: BrugesState, seat: int, card: int) -> Reason | None:
    """B24, B25, B29, B42: what keeps a person from being used in a turn of its owner."""
    if card not in state.people[seat]:
        return not_yours(state, card)
    box, name = state.box, state.box.card_names[card]
    if not box.active[card]:
        return works_alone(box.icon[card], name)
    if card not in state.ready[seat]:
        return because(
            "{card} has been used in this round.", "bruges-refusal-used", "B29", card=name
        )
    colour = box.worker_colour[card]
    if colour < 0:
        return help_obstacle(state, seat, card)
    index = seat * COLOURS + colour
    if not state.workers[index]:
        return because(
            "{card} needs a {tint} worker.",
            "bruges-refusal-needs-worker",
            "B24",
            card=name,
            tint=COLOUR_NAMES[colour],
        )
    state.workers[index] -= 1  # what pays for the person cannot pay for its effect
    reason = help_obstacle(state, seat, card)
    state.workers[index] += 1
    return reason


def works_alone(icon: int, name: str) -> Reason:
    """B23, B25, B26: why a person is never used: it works by itself, when its icon says so."""
    if icon == LIGHTNING:
        return because(
            "{card} works once, when it moves in.", "bruges-refusal-lightning", "B23", card=name
        )
    if icon == LAUREL:
        return because(
            "{card} counts at the end of the game.", "bruges-refusal-laurel", "B26", card=name
        )
    return because("{card} works by itself.", "bruges-refusal-infinity", "B25", card=name)


def use_person(state: BrugesState, seat: int, card: int) -> None:
    """B24, B25, B29: pay the worker of the icon, turn the person, do what it says."""
    box = state.box
    if box.worker_colour[card] >= 0:
        state.workers[seat * COLOURS + box.worker_colour[card]] -= 1
    state.ready[seat].remove(card)
    if state.events is not None:
        state.tell("used", seat, card=box.card_names[card])
    push(state, EFFECT, seat, card)


def use_offer(state: BrugesState, card: int) -> Offer:
    """Return what using a person means: its worker, and that it works."""
    name, colour = state.box.card_names[card], state.box.worker_colour[card]
    worker = f"worker-{COLOUR_NAMES[colour]}"
    return Offer(
        USE + card,
        "use",
        f"person-{name}",
        pays={worker: 1} if colour >= 0 else {},
        then=(("works", name),),
        args={"card": name},
    )


def unusable(state: BrugesState, seat: int) -> list[Closed]:
    """Return the own persons that cannot be used now, each with its reason."""
    names = state.box.card_names
    return [
        Closed(f"person-{names[card]}", reason)
        for card in residents(state, seat)
        if (reason := use_obstacle(state, seat, card)) is not None
    ]
