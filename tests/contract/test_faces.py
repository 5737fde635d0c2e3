"""Every game can be shown at any moment, to anybody, in both languages."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from igroteka.engine import Match, Rng, State
from igroteka.face import LANGUAGES, Look
from tests.contract.cases import Case
from tests.contract.every import CASES, setup_id
from tests.contract.walking import random_step, stops

every_case = pytest.mark.parametrize("case", CASES, ids=setup_id)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

NAMES = ("Аня", "Bob <b>", "Élise", "D", "E")


def shown(case: Case, state: State[Any], seat: int | None, lang: str) -> str:
    """Draw and word everything about a position; return all of it."""
    face, look = case.game.face, Look(lang, NAMES[: state.seats])
    view = state.view(seat)
    actions = [] if seat is None else state.legal_actions(seat)
    choices = face.choices(view, [] if seat is None else state.offers(seat), look)
    shut = face.shut([] if seat is None else state.closed(seat), look)
    assert sorted(choice.action for choice in choices) == sorted(actions)
    assert len({choice.label + choice.group for choice in choices}) == len(choices), (
        "two choices read the same"
    )
    panes = face.panes(view, look, choices, shut)
    assert len({pane.key for pane in panes}) == len(panes)
    drawings = [pane.svg for pane in panes]
    drawings += [way.svg for pane in panes for way in pane.ways[1:]]
    assert all(pane.svg == pane.ways[0].svg for pane in panes if pane.ways)
    drawings += [face.area(view, s, look) for s in range(state.seats)]
    targets: set[str] = set()
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        found = [element.get("data-target") for element in root.iter()]
        targets |= {name for name in found if name}
        pieces = [element.get("data-piece") for element in root.iter()]
        named = [name for name in pieces if name]
        assert len(set(named)) == len(named), "two pieces have the same name in one drawing"
        for element in root.iter():
            if topic := element.get("data-help"):
                assert face.help(topic, lang)
            if element.tag.endswith("text") and element.get("font-size"):
                assert float(element.get("font-size", "12")) >= 8
    for choice in choices:
        assert choice.label and choice.text == case.game.codec.text(choice.action)
        if choice.target:
            assert choice.target in targets, f"nothing on the board stands for {choice.text}"
    assert targets <= {choice.target for choice in choices}
    texts, aside = [face.text(view, look)], face.aside(view, look)
    assert max(len(line) for line in [*texts[0].splitlines(), *aside.splitlines()]) <= 100
    if actions:
        texts.append(face.question(view, look))
    for s in range(state.seats):
        face.points(view, s)
        texts += [fact.label + fact.value for fact in face.glance(view, s, look)]
    assert all(texts)
    assert not any("<b>" in drawing for drawing in drawings), "a name is not escaped"
    return "".join([*drawings, *texts, aside])


@every_case
@every_language
def test_every_position_can_be_shown(case: Case, lang: str) -> None:
    for seats in case.game.seat_counts:
        for state in stops(case, seats, {}, seats, 6):
            for seat in [*range(seats), None]:
                shown(case, state, seat, lang)


@every_case
def test_what_is_hidden_is_not_drawn(case: Case) -> None:
    """A drawing is a function of the view, so an imagined world looks the same."""
    seats = case.game.seat_counts[-1]
    for state in stops(case, seats, {}, 5, 4):
        for seat in [*range(seats), None]:
            world = state.imagine(seat, Rng(9))
            assert shown(case, world, seat, "en") == shown(case, state, seat, "en")


@every_case
@every_language
def test_everything_that_happens_can_be_told(case: Case, lang: str) -> None:
    face = case.game.face
    for seats in case.game.seat_counts:
        match = Match.start(case.game, seats, seats)
        rng = Rng(seats)
        look = Look(lang, NAMES[:seats])
        told = 0
        while not match.state.is_over:
            action, seat = random_step(match.state, rng)
            for event in match.play(action, seat).events:
                line = face.tell(event, look)
                told += bool(line)
                assert not re.search(r"\{|\}|None", line), line
        assert told > seats
        assert face.rules(lang) and face.title(lang) and face.tagline(lang)
        ElementTree.fromstring(face.cover(lang))
        for category in match.state.score_sheet(0):
            assert face.category(category, lang)
        for option in case.game.options:
            assert face.option_title(option.name, lang)
            assert all(face.choice_title(option.name, c, lang) for c in option.choices)
