"""What happened is told once to everybody who may know it, and says where things went."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from igroteka.engine import Event, Match, find_game, game_names
from igroteka.face import Face, Look, Touched
from igroteka.face.words import Named
from igroteka.games.bruges.face.events import SILENT as BRUGES_SILENT
from igroteka.games.glenmore.face.events import SILENT as GLENMORE_SILENT
from igroteka.games.glenmore.face.names import tile_name
from igroteka.games.orleans.face.events import SILENT as ORLEANS_SILENT
from igroteka.games.orleans.face.names import TOWN_TITLES
from igroteka.tables.looking import log_lines
from igroteka.tables.views import LogLine
from igroteka.web.pages.happened import Turn, since_my_turn, turns

NAMES = ("Ann", "Ben", "Clara", "Dan", "Eve")
GAMES = ("bruges", "glenmore", "orleans", "venice")
OPTIONS: list[tuple[str, int, dict[str, str]]] = [
    *(
        (name, seats, {})
        for name in ("venice", "glenmore", "orleans", "bruges")
        for seats in (2, 4)
    ),
    ("bruges", 3, {"zwin": "yes", "exchange": "yes"}),
]
IDLE = {"lift", "keep", "recall", "done", "pass"}
"""What random players of Orléans would do too often."""
SILENT = {
    "bruges": BRUGES_SILENT,
    # Who gains nothing in a scoring stands in its comparison.
    "glenmore": GLENMORE_SILENT,
    "orleans": ORLEANS_SILENT,
    "venice": frozenset[str](),
}


def played(name: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """Return a whole game, played at random, but so that things happen."""
    rng = random.Random(seed)
    match = Match.start(find_game(name), seats, seed, options)
    text = match.game.codec.text
    while waiting := match.state.seats_to_act():
        seat = rng.choice(waiting)
        legal = match.state.legal_actions(seat)
        busy = [action for action in legal if text(action).split()[0] not in IDLE]
        match.play(rng.choice(busy if busy and rng.random() < 0.95 else legal), seat)
    return match


class Heard:
    """A face that notes what is told: every event that is told is asked what it touched."""

    def __init__(self, face: Face[Any]) -> None:
        self.face = face
        self.events: list[Event] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.face, name)

    def touched(self, event: Event) -> Touched:
        self.events.append(event)
        return self.face.touched(event)


def told(face: Face[Any], log: list[LogLine], look: Look) -> tuple[list[Turn], list[Event]]:
    heard: Any = Heard(face)
    return turns(heard, log, look), heard.events


def cuts(match: Match, seat: int | None) -> Iterator[tuple[list[LogLine], int]]:
    """Yield the log as it was at some moments, and the step after which the bar told it."""
    whole = log_lines(match, seat, 0)
    for step in range(1, len(whole) + 1, 53):
        yield whole[:step], since_my_turn(whole[:step], seat)[0]


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_event_is_told_once_to_everybody(
    name: str, seats: int, options: dict[str, str], lang: str
) -> None:
    match = played(name, seats, options, seed=seats)
    look, face = Look(lang, NAMES[:seats]), match.game.face
    for seat in (None, *range(seats)):
        for log, start in cuts(match, seat):
            happened = [seen.event for line in log for seen in line.events]
            earlier, heard_in_log = told(face, log[:start], look)
            newest, heard_at_bar = told(face, log[start:], look)
            heard = heard_in_log + heard_at_bar
            silent = [event for event in happened if event not in heard]
            assert {event.kind for event in silent} <= SILENT[name]
            assert [event for event in happened if event in heard] == heard
            parts = sum(len(turn.parts) for turn in earlier + newest)
            moments = sum(turn.moment.events - 1 for turn in earlier + newest if turn.moment)
            assert parts + moments == len(heard)


def square(event: Event, words: Callable[..., str]) -> list[str]:
    return [str(event.args["square"])]


WHERE: dict[str, dict[str, Callable[[Event, Any], list[str]]]] = {
    "venice": dict.fromkeys(("placed", "moved", "rode", "rescued", "drowned", "sank"), square),
    "glenmore": {
        "laid": lambda e, w: [tile_name(str(e.args["beside"]), w)],
        "moved": lambda e, w: [tile_name(str(e.args[k]), w) for k in ("origin", "tile")],
        "produced": lambda e, w: [tile_name(str(e.args["tile"]), w)],
    },
    "orleans": {
        "went": lambda e, w: [TOWN_TITLES[str(e.args[k])] for k in ("origin", "town")],
        "built": lambda e, w: [TOWN_TITLES[str(e.args["town"])]],
        "expanded": lambda e, w: [w(f"orleans-place-{e.args['tile']}")],
        "sent": lambda e, w: [w(f"orleans-deed-{e.args['deed']}")],
    },
    "bruges": {
        "moved-in": lambda e, w: [w(f"colour-{e.args['colour']}")],
        "canal": lambda e, w: [w(f"bruges-side-{e.args['section']}"), str(e.args["space"])],
        "house": lambda e, w: [w(f"colour-{e.args['colour']}")],
    },
}


@pytest.mark.parametrize("name", sorted(WHERE))
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_lines_say_where_things_went(name: str, lang: str) -> None:
    seats = 3
    match = played(name, seats, {}, seed=5)
    look, face = Look(lang, NAMES[:seats]), match.game.face
    found: set[str] = set()
    for move in match.moves:
        for event in move.events:
            places = WHERE[name].get(event.kind)
            if places is None:
                continue
            found.add(event.kind)
            line = face.tell(event, look)
            for place in places(event, face.words(lang)):
                forms = place.forms.values() if isinstance(place, Named) else ()
                assert any(form in line for form in (place, *forms)), (event, line)
            assert face.touched(event).things, "and it can be shown on the drawings"
    assert found


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_of_glen_more_is_one_line(seed: int) -> None:
    """Who takes a tile lays it in the same line, even if the same player moves again at once."""
    match = played("glenmore", 3, {}, seed=seed)
    look = Look("en", NAMES[:3])
    lines = [turn for turn in turns(match.game.face, log_lines(match, 0, 0), look) if turn.is_done]
    for line in lines:
        said = [part.text.split()[0] for part in line.parts]
        assert said.count("takes") == said.count("lays") <= 1
    moves = [move for move in match.moves if match.game.codec.text(move.action).startswith("take ")]
    assert sum("takes" in part.text for line in lines for part in line.parts) == len(moves)


def test_every_game_marks_what_changed() -> None:
    """Things that events name are drawn: on some seat's panes somewhere in a game."""
    for name in game_names():
        match = played(name, 2, {}, seed=1)
        face, look = match.game.face, Look("en", NAMES[:2])
        state, shown = match.at(len(match.moves)).state, 0
        drawn = "".join(pane.svg for pane in face.panes(state.view(0), look))
        for move in match.moves:
            for event in move.events:
                shown += any(f'"{thing}"' in drawn for thing in face.touched(event).things)
        assert shown > 10, name


def test_whose_turn_begins_what_is_new() -> None:
    log = [LogLine(n + 1, seat, []) for n, seat in enumerate([0, 1, 1, 0, 1])]
    assert since_my_turn(log, 0) == (0, 4), "what others do unseen is no turn of theirs"
    assert since_my_turn([], 0) == (0, 0) == since_my_turn([], None)
