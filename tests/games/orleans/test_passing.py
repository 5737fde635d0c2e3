"""Passing gives up what could still be done: it must not look like the way on."""

from __future__ import annotations

from igroteka.face import Look
from tests.browser.fixtures import sensible_game


def test_to_pass_does_not_look_like_the_way_on_while_something_is_left() -> None:
    match = sensible_game("orleans", 2)
    look = Look("ru", ("Anna", "Ben"))
    seen = 0
    for state in match.walk():
        seat = state.seat_to_act
        if seat is None or state.view(seat)["step"] != "turn":
            continue
        view = state.view(seat)
        choices = match.game.face.choices(view, state.offers(seat), look)
        forgoing = [choice.text for choice in choices if choice.forgoes]
        assert forgoing == (["pass"] if len(choices) > 1 else [])
        seen += len(forgoing)
    assert seen
