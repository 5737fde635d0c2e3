"""The operations of the final scoring."""

from __future__ import annotations

import pytest

from tests.games.bruges.acting import says
from tests.games.bruges.positions import house, live, position


def laurels(name: str) -> int:
    """What a laurel brings seat 0, who has much of everything; seat 1 has more."""
    state = position("king", "queen", seats=3)
    live(state, 1, "bard", "nun", "jailer", colour="red")
    live(state, 0, name, "monk", colour="red")
    live(state, 0, "pilgrim", "accountant", colour="yellow")
    house(state, 0, "red", "purple")
    state.canals[:4] = [4, 3, 5, 5]
    state.statues[:4] = [1, 0, 0, 1]
    state.leaders = [1, 0, 1, 0, 1, 0, 1, 1, 1]
    state.reputation[:2] = [7, 10]
    state.guilders[:2] = [11, 30]
    state.workers[:10] = [3, 0, 2, 0, 2, 9, 9, 9, 9, 9]
    return state.score_sheet(0)["laurels"]


@pytest.mark.parametrize(
    "op,points",
    [
        ({"op": "score_per_guild", "guild": "clerics", "vp": 2}, 4),
        ({"op": "score_per_distinct_guild", "vp": 2}, 6),
        ({"op": "score_per_person_colour", "colour": "brown", "vp": 2}, 6),
        ({"op": "score_per_icon", "icon": "lightning", "vp": 2}, 4),
        ({"op": "score_per_house_colour", "colour": "red", "vp": 2}, 6),
        ({"op": "score_per_distinct_house_colour", "vp": 2}, 6),
        ({"op": "score_per_canal", "vp": 2}, 14),
        ({"op": "score_per_statue", "vp": 2}, 4),
        ({"op": "score_per_majority", "vp": 2}, 4),
        ({"op": "score_per_reputation_steps", "per": 3, "vp": 2}, 4),
        ({"op": "score_per_workers", "per": 3, "vp": 2}, 4),
        ({"op": "score_per_guilders", "per": 4, "vp": 2}, 4),
        ({"op": "score_per_hand_card", "vp": 2}, 4),
    ],
)
def test_a_laurel_counts_what_it_says_of_its_owner(
    op: dict[str, object], points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The laurel here is a brown artist: the engraver."""
    says(monkeypatch, "engraver", op)
    assert laurels("engraver") == points


@pytest.mark.parametrize(
    "op,points",
    [
        ({"op": "score_per_canal", "vp": 2}, 14),
        ({"op": "score_per_reputation_steps", "per": 3, "vp": 2}, 4),
        ({"op": "score_per_workers", "per": 3, "vp": 2}, 4),
        ({"op": "score_per_guilders", "per": 4, "vp": 2}, 4),
    ],
)
def test_a_laurel_counts_of_its_owner_wherever_that_one_sits(
    op: dict[str, object], points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(monkeypatch, "engraver", op)
    state = position("king", "queen", seats=3)
    live(state, 2, "engraver", colour="red")
    state.canals[:] = [5, 5, 0, 0, 4, 3]
    state.reputation[:] = [0, 1, 7]
    state.guilders[:] = [50, 0, 11]
    state.workers[:] = [9] * 5 + [0] * 5 + [3, 0, 2, 0, 2]
    assert state.score_sheet(2)["laurels"] == points
