"""Orléans, plugged into the contract suite."""

from __future__ import annotations

from typing import Any

from igroteka.engine import State, View
from igroteka.games.orleans.rules.state import OrleansState
from tests.contract.cases import Case
from tests.games.orleans.helpers import check_components


def conserved(state: State[Any]) -> Any:
    assert isinstance(state, OrleansState)
    check_components(state)
    return sorted(state.glass)


def tally(view: View) -> list[int]:
    built = [len(player["stations"]) for player in view["players"]]
    scores = []
    for seat, player in enumerate(view["players"]):
        citizens = [name for name, owner in view["citizens"].items() if owner == seat]
        most = [s for s, number in enumerate(built) if number == max(built)]
        assert ("most_stations" in citizens) == (most == [seat])
        stars = [space for space in (0, 4, 9, 15, 22, 30) if space <= player["development"]]
        worth = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}
        goods = sum(worth[good] * number for good, number in player["goods"].items())
        scores.append(player["coins"] + goods + (built[seat] + len(citizens)) * len(stars))
    return scores


CASE = Case(
    "orleans", conserved, tally, weight=40, follows=("done", "free", "fresh", "glass", "origin")
)
