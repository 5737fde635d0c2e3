"""Positions with ships in the harbour or an exchange card in force."""

from __future__ import annotations

from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.positions import BOX, colour, position

FULL = {"citizens": "yes", "zwin": "yes", "exchange": "yes"}


def harbour(*hand: str, **docked: str) -> BrugesState:
    """A turn of seat 0 with ships in the harbour, one worker of each colour and 5 guilders."""
    state = position(*hand, zwin="yes")
    for name, ship in docked.items():
        kind = BOX.ship_names.index(ship)
        state.stacks[colour(name)].remove(kind)
        state.docked[colour(name)] = kind
    return state


def bourse(
    card: str, *hand: str, dice: str = "33333", turn: int = 0, zwin: str = "no"
) -> BrugesState:
    """A turn of seat 0 with an exchange card in force."""
    state = position(*hand, exchange="yes", dice=dice, turn=turn, zwin=zwin)
    number = BOX.exchange_names.index(card)
    state.exchange = number
    if number in state.bourse:
        state.bourse.remove(number)
    state.markers = 5
    return state
