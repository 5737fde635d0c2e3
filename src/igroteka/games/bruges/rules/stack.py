"""The stack of pending steps: plain ints in the state.

A step is four ints, pushed in the order ``a, b, seat, kind``: two numbers whose meaning
depends on the kind, the seat that acts, and the kind on top. Steps below WAITING run by
themselves; the others wait for a decision of their seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

WIDTH: Final = 4

# Steps that run by themselves.
ROUND: Final = 0  # a: which phase, b: how far it is
EFFECT: Final = 1  # a: card, b: which operation is next
RAID: Final = 2  # a: the attack, b: the seats still to be hit
PENALTIES: Final = 3  # a: the bits of the colours whose circle has closed
HARBOUR: Final = 4  # Z10: a canal was built by a card: a docked ship may be used
WAITING: Final = 5

# Steps that wait for a decision.
FILL: Final = 5  # B6: draw in phase 1; a: the hand limit
DRAWING: Final = 6  # B41: draw in phase 3; a: how many, b: 1 if it is played at once
RISING: Final = 7  # B11; a: the price
TURN: Final = 8  # B12; a: 1 if the card of the turn has been played
EXTRA: Final = 9  # B28: a further card; a: 1 if it is the last of the hand, just drawn
SECTION: Final = 10  # where to build; a: colour or ANY_COLOUR, or -1 by an effect
LODGING: Final = 11  # in which empty house to settle; a: card
PAYING: Final = 12  # which worker pays for a house
TAKING: Final = 13  # which workers to take; a: how many, b: 1 if all of one colour
WARDING: Final = 14  # which threats to discard; a: how many, b: flags
SELLING: Final = 15  # a: how many workers at most, b: the price
LOSING: Final = 16  # a victim returns a worker; a: how many
BUYING: Final = 17  # a: how many times at most, b: guilders * 100 + points
DISCARDING: Final = 18  # a: how many, b: 1 if it may still be declined
BUILDING: Final = 19  # houses from hand; a: how many at most, b: 1 if a worker pays
RECALLING: Final = 20  # a: how many, b: flags
DISMISSING: Final = 21  # a: how many, b: flags
REPEATING: Final = 22  # a: the highest cost allowed
ORDERING: Final = 23  # B36: plague or fire first
BURNING: Final = 24  # B34: what the fire takes
RAZING: Final = 25  # a victim discards a house; a: how many
AIMING: Final = 26  # whom to attack; a: the attack, b: the seats that can be hit
NAMING: Final = 27  # the colour of a threat; a: the attack, b: 1 if an own marker is passed on
FETCHING: Final = 28  # Z: from the discard pile; a: how many
ADMITTING: Final = 29  # Z4; a: guild or ANY_GUILD, b: 1 if its cost is paid
RAISING: Final = 30  # Z5; a: 1 if a worker pays
COLOURING: Final = 31  # Z6: the colour of the card just played; a: card, b: use + USES * twist
SHIPPING: Final = 32  # Z10: which docked ship, if any
SPENDING: Final = 33  # B42: whether to pay guilders for the rest of an effect; a: how many

# Flags of RECALLING and DISMISSING.
MAY_DECLINE: Final = 1
NOT_ITSELF: Final = 2
# Flags of WARDING.
OF_ONE_COLOUR: Final = 1
AS_MANY_AS_THERE_ARE: Final = 2  # Z19: not fewer by choice


def push(state: BrugesState, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Put a step on top of the stack."""
    state.steps += (a, b, seat, kind)


def pop(state: BrugesState) -> None:
    """Take the top step off the stack."""
    del state.steps[-WIDTH:]


def count_down(state: BrugesState) -> None:
    """One of the a things of the top step is done; with the last one the step is, too."""
    steps = state.steps
    steps[-4] -= 1
    if not steps[-4]:
        del steps[-WIDTH:]


def decline(state: BrugesState) -> None:
    """B42: give up a step that was a cost, and with it the rest of the effect below it."""
    del state.steps[-WIDTH:]
    if state.steps[-1] == EFFECT:
        del state.steps[-WIDTH:]


def just_drawn(state: BrugesState, seat: int) -> bool:
    """Say whether *seat* must play the last card of its hand, which it has just drawn."""
    steps = state.steps
    return bool(steps) and steps[-1] == EXTRA and steps[-4] == 1 and steps[-2] == seat


def source_of(state: BrugesState) -> int:
    """Return the card whose effect is open, a ship after the cards; -1: none is."""
    steps = state.steps
    for top in range(len(steps) - 1, 0, -WIDTH):
        if steps[top] == EFFECT:
            return steps[top - 3]
    return -1
