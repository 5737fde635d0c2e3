"""What a seat can imagine of the cards that it does not see: V30, V31."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from igroteka.engine.randomness import Rng
from igroteka.games.venice.rules.box import COLOURS, DISTRICTS

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState

S = TypeVar("S", bound="VeniceState")


def dealt_anew(state: S, seat: int | None, rng: Rng) -> S:
    """Return *state* with the cards that *seat* does not see dealt anew.

    V31: who played a value last holds nothing below it. Those with the highest floor are
    dealt first: their choice never takes away from what the next may hold, so every
    possible deal is as likely as any other.
    """
    new = state.copy()
    new.rng = rng.bits()
    pool = new.unseen
    for other in range(state.seats):
        if other != seat:
            pool |= new.hands[other]
    floors, seats = state.floors, state.seats
    order = [other - seats * floors[other] for other in range(seats) if other != seat]
    order.sort()
    cards = [card for card in range(DISTRICTS) if pool >> card & 1]
    for place in order:
        other = place % seats
        lowest = floors[other] * COLOURS
        wanted = state.hands[other].bit_count()
        possible = [card for card in cards if card >= lowest]
        rng.shuffle(possible)
        hand = 0
        for n in range(wanted):
            hand |= 1 << possible[n]
        new.hands[other] = hand
        pool &= ~hand
        cards = [card for card in cards if pool >> card & 1]
    new.unseen = pool
    return new
