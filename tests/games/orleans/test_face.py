"""Orléans is shown at every kind of decision, to everybody, and says what it means."""

from __future__ import annotations

import pytest

from igroteka.engine import Match, Rng
from igroteka.face import Look
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps.table import STEPS
from tests.contract.test_faces import shown
from tests.games.orleans.contract import CASE
from tests.games.orleans.helpers import at, bag, eager, fill, give_tile, goods, lay, new, play

STEP_NAMES = [step.name for step in STEPS]
LOOK = Look("en", ("Ann", "Ben", "Cid", "Dan"))


def one_of_each_step() -> dict[str, OrleansState]:
    """Random games until every kind of decision has come up."""
    found: dict[str, OrleansState] = {}
    bathing = lay(give_tile(bag(new(), "knight", "scholar"), "bathhouse"), "bathhouse-any", "monk")
    found["bath"] = play(at("actions", bathing), "do bathhouse")
    found["bath-put"] = play(found["bath"].copy(), "pick knight")
    praying = goods(give_tile(new(), "sacristy"), wool=3)
    found["ward"] = at("event", fill(praying, "sacristy"), "taxes")
    selling = lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk")
    found["pay"] = play(at("actions", selling), "do pharmacy")
    towering = give_tile(bag(new(), "knight", "scholar"), "gunpowder_tower")
    found["store"] = play(at("followers", towering), "draw 2")
    for seed in range(40):
        state = GAME.new(2 + seed % 3, seed, {"tiles": "expert"})
        assert isinstance(state, OrleansState)
        rng = Rng(seed)
        while not state.is_over and len(found) < len(STEP_NAMES):
            found.setdefault(state.step().name, state.copy())
            seat = rng.choice(state.seats_to_act())
            state.apply(eager(state, seat, rng), seat)
    return found


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_kind_of_decision_can_be_shown(lang: str) -> None:
    found = one_of_each_step()
    assert set(found) == set(STEP_NAMES)
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
