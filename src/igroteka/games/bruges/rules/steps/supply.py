"""What the supply gives and takes back: guilders, points, workers, threat markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.box import PLAIN, THREAT_VP, TWIST_THREAT, Twist
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS

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


# --- workers --------------------------------------------------------------------------------


def gain_workers(state: BrugesState, seat: int, colour: int, n: int) -> None:
    """Take workers of one colour from the supply, which never runs out."""
    state.workers[seat * COLOURS + colour] += n
    if n and state.events is not None:
        state.tell("got-workers", seat, colour=COLOUR_NAMES[colour], n=n)


def workers_at_hand(state: BrugesState, seat: int) -> list[int]:
    """Return the colours of which *seat* has a worker."""
    base = seat * COLOURS
    return [colour for colour in range(COLOURS) if state.workers[base + colour]]


# --- threat markers -------------------------------------------------------------------------


def threats_held(state: BrugesState, seat: int) -> list[int]:
    """Return the colours of which *seat* has a threat marker."""
    base = seat * COLOURS
    return [colour for colour in range(COLOURS) if state.threats[base + colour]]


def threat_points(state: BrugesState, seat: int, twist: Twist = PLAIN) -> int:
    """B16, B44: what a discarded marker brings; of what replaces the point the best counts."""
    return max(twist[TWIST_THREAT], state.changes[seat][THREAT_VP])


def discard_threats(
    state: BrugesState, seat: int, colour: int, n: int, twist: Twist = PLAIN
) -> None:
    """B16: every threat marker discarded, other than by a penalty, brings a point."""
    state.threats[seat * COLOURS + colour] -= n
    points = n * threat_points(state, seat, twist)
    state.points[seat] += points
    if state.events is not None:
        state.tell("warded", seat, colour=COLOUR_NAMES[colour], n=n, points=points)
