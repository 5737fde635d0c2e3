"""The Haul in the contract suite, with what is conserved and a second way to count."""

from __future__ import annotations

from itertools import chain
from typing import Any

from haul.rules.box import CARDS, CRATES
from haul.rules.state import HaulState
from haul.rules.view import HaulView
from igroteka.testing import Case, Contract


def conserved(state: HaulState) -> Any:
    """Every card and every crate is in exactly one place; coins only become fewer."""
    laid = [card for card in state.bids if card >= 0]
    cards = sorted([*state.box, *state.spent, *laid, *chain(*state.hands)])
    assert cards == list(range(CARDS)) and min(state.coins) >= 0
    open_crate = [] if state.is_over else [state.crate]
    crates = sorted([*state.stack, *state.gone, *open_crate, *chain(*state.landed)])
    assert crates == sorted(CRATES)


def tally(view: HaulView) -> list[int]:
    """Count everybody's points from the final view."""
    worth = {"net": -3, "fish-1": 1, "fish-2": 2, "fish-3": 3, "fish-4": 4, "fish-5": 5}
    return [
        player["coins"] + sum(worth[crate] for crate in player["crates"])
        for player in view["players"]
    ]


CASE = Case("haul", conserved, tally, weight=4)


class Suite(Contract):
    """The suite as a plain class: a test calls its clauses itself."""

    case = CASE
