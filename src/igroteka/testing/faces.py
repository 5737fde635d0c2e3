"""Faces: everything can be shown at any moment, to anybody, in every language."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentResource

from igroteka.engine import Rng
from igroteka.face import LANGUAGES, Choice, Look, Shut
from igroteka.testing.clauses import Clauses
from igroteka.testing.position import Position, told
from igroteka.testing.walking import FIRST_SEED, moments, play_through, stops

NAMES = ("Аня", "Bob <b>", "Élise", "D", "E", "F", "G", "H")
SMALLEST_TEXT = 8
WIDEST_LINE = 100


class FaceClauses(Clauses):
    """What holds for what people see."""

    @pytest.fixture(autouse=True)
    def a_face_is_there(self, request: pytest.FixtureRequest) -> None:
        """Before a game has a face there is nothing to see, and nothing of this holds or not."""
        if request.function.__name__ in vars(FaceClauses) and not self.case.game.face_path:
            pytest.skip(f"{self.case.name} has no face yet: its `face_path` is empty.")

    def test_every_decision_can_be_shown(self, lang: str) -> None:
        """Wherever something new can be done, it can be shown: to who acts and to others."""
        games = range(FIRST_SEED, FIRST_SEED + max(2, 20 // self.case.weight))
        for setup in self.case.few_setups:
            for n, here in enumerate(moments(self.case, setup, games)):
                others = here.viewers
                with here:
                    for viewer in {here.state.seat_to_act, others[n % len(others)]}:
                        shown(here, viewer, lang)

    def test_everybody_sees_their_side(self, lang: str) -> None:
        """A position can be shown to every seat and to a spectator."""
        for seats in self.case.game.seat_counts:
            setup = next(s for s in self.case.every_setup if s.seats == seats)
            for here in stops(self.case, setup, FIRST_SEED + seats, 2):
                with here:
                    for viewer in here.viewers:
                        shown(here, viewer, lang)

    def test_what_is_hidden_is_not_drawn(self) -> None:
        """A drawing is made from the view, so an imagined world looks the same."""
        setup = self.case.newest_setups[-1]
        for here in stops(self.case, setup, FIRST_SEED + 5, 3):
            with here:
                for viewer in here.viewers:
                    world = here.copy()
                    world.state = here.state.imagine(viewer, Rng(9))
                    found, wanted = shown(world, viewer, "en"), shown(here, viewer, "en")
                    here.need(found == wanted, "What is hidden shows in a drawing.", viewer)

    def test_everything_that_happens_can_be_told(self, lang: str) -> None:
        """Every event that needs a line of the log has a whole one."""
        for setup in self.case.few_setups:
            look, told = Look(lang, NAMES[: setup.seats]), 0
            for here, match, _, move in play_through(self.case, setup, FIRST_SEED + 1):
                with here:
                    for event in move.events:
                        line = match.game.face.tell(event, look)
                        told += bool(line)
                        whole = not re.search(r"\{|\}|None", line)
                        here.need(whole, f"{event} is told as “{line}”.", move.seat, move.action)
            here.need(told > setup.seats, "Hardly anything is told of a whole game.")

    def test_the_game_introduces_itself(self, lang: str) -> None:
        """Title, cover, rules, options and score sheet have their words."""
        game = self.case.game
        face = game.face
        ElementTree.fromstring(face.cover(lang))
        named = [face.title(lang), face.tagline(lang), face.notice(lang)]
        for option in game.options:
            named.append(face.option_title(option.name, lang))
            named += [face.choice_title(option.name, choice, lang) for choice in option.choices]
        for seats in game.seat_counts:
            setup = next(s for s in self.case.every_setup if s.seats == seats)
            named += [face.category(c, lang) for c in self.case.new(setup, 1).score_sheet(0)]
        if not all(named):
            told(f"{game.name}: something has no name in {lang}: {named}.")
        ids = [rule for rule, _ in face.rules(lang) if rule]
        if not ids or len(set(ids)) < len(ids):
            told(f"{game.name}: in {lang} rules are missing or told twice: {ids}.")

    def test_the_languages_say_the_same(self) -> None:
        """No message and no rule is missing in a language."""
        face = self.case.game.face
        first, *others = LANGUAGES
        for lang in others:
            # Refusals are apart: their English stands in the code.
            apart = messages(face.folder, first) ^ messages(face.folder, lang)
            if apart:
                told(f"{face.name}: only in {first} or only in {lang}: {sorted(apart)}.")
            if [rule for rule, _ in face.rules(first)] != [rule for rule, _ in face.rules(lang)]:
                told(f"{face.name}: the rules in {first} and {lang} are not the same ones.")


def messages(folder: Path, lang: str) -> set[str]:
    """Return the messages of a game in a language, without its refusals."""
    resource = FluentResource((folder / "words" / f"{lang}.ftl").read_text("utf-8"))
    return {entry.id.name for entry in resource.body if hasattr(entry, "id")}


class Drawn(NamedTuple):
    """What drawings hold, by the ids of things."""

    targets: set[str]
    """What a choice aims at: `data-target`."""
    closed: dict[str, str]
    """What cannot be used, `data-closed`, and what it says, `data-why`."""


def shown(here: Position, viewer: int | None, lang: str) -> str:
    """Draw and word everything about a position for a viewer; return all of it."""
    state, face = here.state, here.game.face
    look, view = Look(lang, NAMES[: state.seats]), here.state.view(viewer)
    offers = [] if viewer is None else state.offers(viewer)
    choices = face.choices(view, offers, look)
    shut = face.shut([] if viewer is None else state.closed(viewer), look)
    panes = face.panes(view, look, choices, shut)
    here.need(len({pane.key for pane in panes}) == len(panes), "Two panes have one key.", viewer)
    first = all(pane.svg == pane.ways[0].svg for pane in panes if pane.ways)
    here.need(first, "The first way to show a pane is not the pane.", viewer)
    drawings = [pane.svg for pane in panes]
    drawings += [way.svg for pane in panes for way in pane.ways[1:]]
    drawings += [pane.svg for _, pane in face.rivals(view, look, choices, shut)]
    drawings += [face.area(view, seat, look) for seat in range(state.seats)]
    pocket = face.pocket(view, look)
    drawings += [pocket] if pocket else []
    drawn = check_drawings(here, drawings, lang, viewer)
    check_choices(here, choices, drawn, viewer)
    check_shut(here, shut, drawn, viewer)
    for offer in offers:
        there = not offer.about or offer.about in drawn.targets
        here.need(there, f"“{offer.about}” is drawn nowhere.", viewer, offer.action)
    return "".join([*drawings, *check_texts(here, view, look, viewer)])


def check_drawings(here: Position, drawings: list[str], lang: str, viewer: int | None) -> Drawn:
    """Check what drawings are made of; return the ids of what they show."""
    face, drawn = here.game.face, Drawn(set(), {})
    topics: set[str] = set()
    for drawing in drawings:
        here.need("<b>" not in drawing, "A name is not escaped.", viewer)
        inside = inside_of(drawing)
        drawn.targets.update(inside.targets)
        drawn.closed.update(inside.closed)
        topics |= inside.topics
        for size in inside.sizes:
            here.need(float(size) >= SMALLEST_TEXT, f"A text has size {size}.", viewer)
        twice = inside.twice
        here.need(not twice, f"Two pieces of one drawing have one name: {set(twice)}.", viewer)
    for topic in topics:
        here.need(face.help(topic, lang), f"“{topic}” is not explained.", viewer)
    return drawn


class Inside(NamedTuple):
    """What one drawing holds; `Drawn` says what its names are for."""

    targets: frozenset[str]
    closed: dict[str, str]
    topics: frozenset[str]
    """What has help: `data-help`."""
    sizes: frozenset[str]
    """The sizes of its texts."""
    twice: frozenset[str]
    """The names of pieces, `data-piece`, that are there twice."""


# Most drawings of a position are those of the position before, or of another viewer.
@lru_cache(maxsize=256)
def inside_of(drawing: str) -> Inside:
    """Read a drawing."""
    elements = list(ElementTree.fromstring(drawing).iter())

    def named(attribute: str) -> list[str]:
        return [name for element in elements if (name := element.get(attribute))]

    texts = [element for element in elements if element.tag.endswith("text")]
    return Inside(
        targets=frozenset(named("data-target")),
        closed={
            name: element.get("data-why", "")
            for element in elements
            if (name := element.get("data-closed"))
        },
        topics=frozenset(named("data-help")),
        sizes=frozenset(size for text in texts if (size := text.get("font-size"))),
        twice=frozenset(name for name, times in Counter(named("data-piece")).items() if times > 1),
    )


def check_choices(here: Position, choices: list[Choice], drawn: Drawn, viewer: int | None) -> None:
    """Check that each legal action is shown once, and what it aims at is drawn."""
    legal = [] if viewer is None else here.state.legal_actions(viewer)
    found = sorted(choice.action for choice in choices)
    here.same(found, sorted(legal), "The choices are not the legal actions", viewer)
    read = [(choice.group, choice.label) for choice in choices]
    for choice in choices:
        here.need(choice.label, "The choice has no label.", viewer, choice.action)
        alone = read.count((choice.group, choice.label)) == 1
        here.need(alone, f"Two choices read “{choice.label}”.", viewer, choice.action)
        text = here.game.codec.text(choice.action)
        here.same(choice.text, text, "The choice has another text", viewer, choice.action)
        there = not choice.target or choice.target in drawn.targets
        here.need(there, f"Nothing drawn is “{choice.target}”.", viewer, choice.action)
    idle = drawn.targets - {choice.target for choice in choices}
    here.need(not idle, f"No choice aims at {idle}.", viewer)


def check_shut(here: Position, shut: list[Shut], drawn: Drawn, viewer: int | None) -> None:
    """Check that what cannot be used is drawn and says why.

    It is drawn with its id as `data-closed`; or, where it can be used for something else, as
    `data-target`.
    """
    for thing in shut:
        here.need(thing.why, f"“{thing.target}” does not say why not.", viewer)
        there = thing.target in drawn.closed or thing.target in drawn.targets
        here.need(there, f"“{thing.target}” is closed and drawn nowhere: {thing.why}", viewer)
        why = drawn.closed.get(thing.target, thing.why)
        here.need(thing.why in why, f"“{thing.target}” says “{why}”, not “{thing.why}”.", viewer)
    idle = drawn.closed.keys() - {thing.target for thing in shut}
    here.need(not idle, f"Drawn as closed, but not closed: {idle}.", viewer)


def check_texts(here: Position, view: Any, look: Look, viewer: int | None) -> list[str]:
    """Check the words about a position; return them."""
    face, state = here.game.face, here.state
    text, aside = face.text(view, look), face.aside(view, look)
    here.need(text.strip(), "The plain text is empty.", viewer)
    widest = max(len(line) for line in [*text.splitlines(), *aside.splitlines()])
    here.need(widest <= WIDEST_LINE, f"A line of plain text has {widest} characters.", viewer)
    texts = [text]
    if viewer in state.seats_to_act():
        texts.append(face.question(view, look))
    for seat in range(state.seats):
        face.points(view, seat)
        texts += [fact.label + fact.value for fact in face.glance(view, seat, look)]
    here.need(all(texts), "A text or a fact says nothing.", viewer)
    return [*texts, aside]
