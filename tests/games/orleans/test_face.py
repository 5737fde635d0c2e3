"""Orléans is shown at every kind of decision, to everybody, and says what it means."""

from __future__ import annotations

import pytest

from igroteka.engine import Match
from igroteka.face import Look
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.steps.table import STEPS
from tests.contract.test_faces import shown
from tests.games.orleans.contract import CASE
from tests.games.orleans.helpers import at, every_step, fill, new, play

LOOK = Look("en", ("Ann", "Ben", "Cid", "Dan"))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_kind_of_decision_can_be_shown(lang: str) -> None:
    found = every_step()
    assert set(found) == {step.name for step in STEPS}
    for state in found.values():
        for seat in (state.seat_to_act, None):
            assert shown(CASE, state, seat, lang)


def test_a_character_taken_up_lights_the_slots_it_fits() -> None:
    state = play(at("planning", new()), "pick own-trader")
    view = state.view(0)
    choices = GAME.face.choices(view, state.offers(0), LOOK)
    slots = {"university", "castle", "monastery", "wagon"}
    lit = {choice.target for choice in choices}
    assert lit == {"market-own-trader"} | {f"slot-{place}-trader" for place in slots}
    assert GAME.face.question(view, LOOK) == "Where does your own trader go?"


def test_a_choice_says_what_it_brings() -> None:
    state = at("actions", fill(fill(new(), "castle"), "farmhouse"), "income")
    choices = GAME.face.choices(state.view(0), state.offers(0), LOOK)
    said = {choice.label: choice.preview for choice in choices}
    assert said["Castle"] == "+1 knight, draw 5"
    assert said["Farmhouse"] == "+1 farmer, +1 grain"


def test_plans_are_told_only_when_all_have_planned() -> None:
    match = Match.start(GAME, 2, 1)
    for action in ("pick own-farmer", "put village-farmer", "done"):
        assert not match.play(action, 0).events
    events = match.play("done", 1).events
    assert [event.kind for event in events][:2] == ["revealed", "planned"]
    assert GAME.face.tell(events[1], LOOK) == "Ann plans: Village."
