"""What is hidden drawn anew, for a game that is continued: plans made unseen are made again."""

from __future__ import annotations

from igroteka.engine import Rng
from igroteka.games.orleans import GAME


def test_who_has_planned_unseen_plans_again_and_nobody_else_begins_to() -> None:
    state = GAME.new(2, 1)
    text, planned, acting = state.codec.text, False, False
    while not (planned and acting):
        seats = state.seats_to_act()
        if state.view(None)["step"] == "plan":
            planned |= len(seats) == 1
            assert state.drawn_anew(Rng(1)).seats_to_act() == [0, 1]
        elif planned:
            acting = True
            assert state.drawn_anew(Rng(1)).view(None)["step"] == state.view(None)["step"]
        legal = state.legal_actions(seats[0])
        state.apply(next((a for a in legal if text(a) == "done"), legal[-1]), seats[0])
