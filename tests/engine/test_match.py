from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction, Match, find_game


def test_undo_goes_back_to_what_was_shown_or_somebody_elses_act() -> None:
    match = Match.start(find_game("venice"), 2, 1)
    first = match.state.seat_to_act
    assert first is not None
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo(first)
    start = match.state.copy()
    move = match.play(match.state.legal_actions(first)[0])
    assert match.can_undo(first) and not match.can_undo(1 - first)
    match.undo(first)
    assert match.state == start
    match.play(move.action)
    match.play(match.state.legal_actions(1 - first)[0])
    with pytest.raises(IllegalAction, match="Somebody else"):
        match.undo(first)
    while not match.moves[-1].barrier:
        seat = match.state.seat_to_act
        assert seat is not None
        match.play(match.state.legal_actions(seat)[-1])
    with pytest.raises(IllegalAction, match="showed something new"):
        match.undo(match.moves[-1].seat)


def test_nobody_listens_after_a_move() -> None:
    match = Match.start(find_game("venice"), 2, 1)
    with pytest.raises(IllegalAction):
        match.play("drown")
    assert match.state.events is None and match.moves == []
    match.play(match.state.legal_actions(match.state.seats_to_act()[0])[0])
    assert match.state.events is None


def test_going_back_any_number_of_moves() -> None:
    match = Match.start(find_game("venice"), 3, 1)
    states = []
    for _ in range(20):
        states.append(match.state.copy())
        seat = match.state.seat_to_act
        assert seat is not None
        match.play(match.state.legal_actions(seat)[0])
    match.go_to(7)
    assert match.state == states[7] and len(match.moves) == 7
