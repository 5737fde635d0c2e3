"""Orléans is shown at every kind of decision, to everybody, and says what it means."""

from __future__ import annotations

import pytest

from igroteka.engine import Match
from igroteka.face import Look
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps import STEPS
from tests.contract.test_faces import shown
from tests.games.orleans.contract import CASE
from tests.games.orleans.helpers import (
    at,
    every_step,
    fill,
    give_tile,
    goods,
    lay,
    new,
    play,
    station,
)

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
    assert GAME.face.tell(events[1], LOOK) == "Ann places followers (Village)."


def previews(state: OrleansState, lang: str = "en") -> dict[str, str]:
    """What each choice of seat 0 says it brings, by its text."""
    look = Look(lang, LOOK.names)
    choices = GAME.face.choices(state.view(0), state.offers(0), look)
    return {choice.text: choice.preview for choice in choices}


def test_previews_tell_what_is_met_on_the_way_and_what_brings_nothing() -> None:
    state = fill(fill(new(), "university"), "scriptorium")
    state.development[0] = 6
    said = previews(at("actions", state, "income"))
    assert said["do university"] == "+1 scholar, +2 development points, +3 coins"
    assert said["do scriptorium"] == "+1 development point, +3 coins"
    state.development[0] = 30
    assert previews(state)["do scriptorium"] == "brings nothing"
    assert previews(state, "ru")["do scriptorium"] == "ничего не даст"


def test_previews_tell_what_an_event_would_cost() -> None:
    state = goods(fill(give_tile(new(), "sacristy"), "sacristy"), wool=6)
    assert previews(at("event", state.copy(), "taxes"))["endure"] == "−2 coins"
    state.coins[0] = 1
    assert previews(at("event", state.copy(), "taxes"))["endure"] == (
        "−1 coin, and 1 thing for the missing coin"
    )
    fed = goods(state, grain=1)
    assert previews(at("event", fed, "harvest"))["endure"] == "−1 food"


def test_previews_tell_what_a_placement_completes_and_what_waits_on_a_way() -> None:
    state = lay(lay(new(), "castle-farmer", "farmer"), "castle-boatman", "boatman")
    said = previews(play(at("planning", state), "pick own-trader"))
    assert said["put castle-trader"] == "completes the place · A knight: draw more"
    assert said["put wagon-trader"] == "Along a road, take a good"
    sailing = station(fill(new(), "ship"), "blois", seat=1)
    said = previews(play(at("actions", sailing), "do ship"))
    assert said["go blois"].endswith("; a station stands there") and ";" not in said["go briare"]


def test_what_cannot_be_used_says_why_on_the_drawing() -> None:
    state = at("actions", fill(fill(new(), "castle"), "monastery"), "pilgrimage")
    face = GAME.face
    for lang, why in (
        ("en", "Monastery: No monk can be gained in a pilgrimage round."),
        ("ru", "Монастырь: В раунд паломничества монаха получить нельзя."),
    ):
        look = Look(lang, LOOK.names)
        choices = face.choices(state.view(0), state.offers(0), look)
        panes = face.panes(state.view(0), look, choices, face.shut(state.closed(0), look))
        own = next(pane.svg for pane in panes if pane.key == "board")
        assert f'data-closed="place-monastery" data-why="{why}"' in own
        assert 'data-target="place-castle"' in own and 'data-closed="place-castle"' not in own
