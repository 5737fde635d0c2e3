"""Positions in which one person acts, and cards that say something else than ours do."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.bruges.rules.box import all_changes, kind, program
from igroteka.games.bruges.rules.deck.vocabulary import CHANGE, SCORE, encode
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.positions import BOX, card, house, live, position

RICH = 30


def settle(name: str, *hand: str, seats: int = 2, dice: str = "33333") -> BrugesState:
    """Seat 0, rich, with two empty red houses, settles a person in one of them."""
    state = position(name, *hand, seats=seats, dice=dice)
    house(state, 0, "red", "red")
    state.guilders[0] = RICH
    return state


def using(name: str, *hand: str, seats: int = 2, dice: str = "33333") -> BrugesState:
    """Seat 0 has a person to use and one worker of each colour."""
    state = position("writer", *hand, seats=seats, dice=dice)
    live(state, 0, name)
    return state


def says(patch: pytest.MonkeyPatch, name: str, *ops: dict[str, Any]) -> None:
    """Let a card consist of other operations for this test, as a deck of one's own could."""
    number = card(name)
    ints = tuple(encode(op, BOX.icon[number]) for op in ops)
    for table, value in (
        ("program", program(ints)),
        ("always", False),
        ("changes_of", all_changes(tuple(op for op in ints if kind(op) == CHANGE))),
        ("scores", tuple(op for op in ints if kind(op) == SCORE)),
    ):
        old = getattr(BOX, table)
        patch.setattr(BOX, table, (*old[:number], value, *old[number + 1 :]))
