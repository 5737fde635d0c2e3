"""Venice 2099, plugged into the contract suite."""

from __future__ import annotations

from typing import Any

from igroteka.engine import State, View
from igroteka.games.venice.rules.state import VeniceState
from tests.contract.cases import Case


def conserved(state: State[Any]) -> Any:
    assert isinstance(state, VeniceState)
    sunk = sum(
        1 << district
        for district, square in enumerate(state.square_of)
        if square >= 0 and state.standing[square] == -2
    )
    hands = state.hands
    in_hands = 0
    for hand in hands:
        assert not in_hands & hand, "two hands hold the same card"
        in_hands |= hand
    assert not (in_hands | state.unseen) & sunk, "a played card is still somewhere"
    treasures = sum(state.treasures) + sum(state.supply)
    figures = [square for square in state.figures if square >= 0]
    lifted = state.standing
    assert len(set(figures)) == len(figures)
    assert sorted(figures) == [s for s, who in enumerate(lifted) if who >= 0]
    assert min(state.purses) >= 0 and min(state.gondolas) >= 0 and min(state.supply) >= 0
    # Only gondolas, coins and figures leave the game, and only ever become fewer.
    return in_hands | state.unseen | sunk, treasures, tuple(sorted(state.layout))


def tally(view: View) -> list[int]:
    standing = [s["tile"].split("-") for s in view["squares"] if not s["sunk"]]
    standing = [tile for tile in standing if tile != ["platform"]]
    scores = []
    for seat, player in enumerate(view["players"]):
        score = player["coins"]
        for colour, number in player["treasures"].items():
            left = len([tile for tile in standing if tile[0] == colour])
            score += number * {0: 0, 1: 6, 2: 3, 3: 2}.get(left, 1)
        for square in view["squares"]:
            if square["figure"] != seat or square["tile"] == "platform":
                continue
            colour, value = square["tile"].split("-")
            if value == "X":
                score += 2 * sum(int(v) for c, v in standing if c == colour and v != "X")
            else:
                score += int(value)
        scores.append(score)
    return scores


CASE = Case("venice", conserved, tally, follows=("square_of",))
