"""Threat markers and the penalties of a closed circle (B10, B34, B36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import SUFFER
from igroteka.games.bruges.rules.box import (
    BLUE,
    BROWN,
    CIRCLE,
    IMMUNE,
    INTRIGUE_LOSS,
    PURPLE,
    RED,
    THREAT_NAMES,
    YELLOW,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import ORDERING, PENALTIES, pop, push
from igroteka.games.bruges.rules.steps.decision import ColourDecision
from igroteka.games.bruges.rules.steps.losses import burn, lose_person
from igroteka.games.bruges.rules.steps.persons import residents

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

PLAGUE_AND_FIRE: Final = 1 << BROWN | 1 << RED


def take_threats(state: BrugesState, seat: int, colours: list[int]) -> None:
    """B10: take a marker of each of *colours*; a third one of a colour closes its circle."""
    closed = 0
    for colour in colours:
        state.threats[seat * COLOURS + colour] += 1
        if state.threats[seat * COLOURS + colour] >= CIRCLE:
            closed |= 1 << colour
    if closed:
        push(state, PENALTIES, seat, closed)


def run_penalties(state: BrugesState) -> None:
    """B36: several at once: the player chooses the order.

    Flood, riot and intrigue come first: they take nothing that the others need, and an
    immunity still holds; only the order of plague and fire can matter.
    """
    closed, seat = state.steps[-4], state.steps[-2]
    if not closed:
        pop(state)
        return
    for colour in (BLUE, YELLOW, PURPLE):
        if closed >> colour & 1:
            strike(state, seat, colour)
            return
    if closed == PLAGUE_AND_FIRE and residents(state, seat):
        push(state, ORDERING, seat)
        return
    strike(state, seat, BROWN if closed >> BROWN & 1 else RED)


class Ordering(ColourDecision):
    """B36: plague or fire first."""

    name = "order"
    first = SUFFER
    piece = "threat"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the two."""
        return [SUFFER + BROWN, SUFFER + RED]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B36: the one chosen strikes; the other follows."""
        pop(state)
        strike(state, seat, action - SUFFER)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the threat whose markers return."""
        name = COLOUR_NAMES[thing]
        about = f"threat-{name}"
        return Offer(SUFFER + thing, "suffer", about, pays={about: CIRCLE}, args={"colour": name})

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that no other penalty waits."""
        if thing in (BROWN, RED):
            return None
        return because(
            "Only plague and fire are still to come.", "bruges-refusal-no-penalty", "B36"
        )


def strike(state: BrugesState, seat: int, colour: int) -> None:
    """B34: the penalty of a closed circle, whose step is on top; B36: its markers return."""
    index = seat * COLOURS + colour
    state.threats[index] -= CIRCLE
    if state.threats[index] < CIRCLE:
        state.steps[-4] &= ~(1 << colour)
    immune = state.changes[seat][IMMUNE + colour]
    if state.events is not None:
        kind = "spared" if immune else "struck"
        state.tell(kind, seat, threat=THREAT_NAMES[colour], colour=COLOUR_NAMES[colour])
    if immune:
        return
    if colour == BLUE:
        # B34: flood takes all workers.
        for worker in range(seat * COLOURS, seat * COLOURS + COLOURS):
            state.workers[worker] = 0
    elif colour == BROWN:
        # B34: plague takes one person of the owner's choice; the house stays.
        lose_person(state, seat)
    elif colour == RED:
        # B34: fire takes a house or a canal token.
        burn(state, seat)
    elif colour == PURPLE:
        # B34: intrigue takes three points, never below 0.
        state.points[seat] = max(0, state.points[seat] - INTRIGUE_LOSS)
    else:
        # B34: riot takes all guilders.
        state.guilders[seat] = 0
