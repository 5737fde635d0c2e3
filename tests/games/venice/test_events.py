"""What the log tells: everything that happens, to everybody, with what it is about."""

from __future__ import annotations

from igroteka.engine import Event, find_game
from igroteka.face import Look
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import act, fresh, position

LOOK = Look("en", ("Ann", "Ben"))
TILES = {"a1": "red-3", "c3": "red-2", "c5": "green-6", "f6": "black-2"}


def told(state: VeniceState, *actions: str) -> list[str]:
    """Act, and return the lines of the log."""
    events: list[Event] = []
    state.events = events
    act(state, *actions)
    assert {event.kind for event in events if event.reveals} <= {"sank"}
    assert all(event.only is None for event in events), "nothing that is told is secret"
    face = find_game("venice").face
    return [face.tell(event, LOOK) for event in events]


def test_a_turn_is_told_part_by_part() -> None:
    state = position(figures={"c3": 0, "a1": 1}, hands=["red-3 red-4", "red-5"], tiles=TILES)
    assert told(state, "move c3", "to c5", "buy c5", "play red-3", "rescue f6") == [
        "Ann moves from c3 to c5.",
        "Ann buys a green treasure on c5 for 1 coin.",
        "Ann plays red 3: a1 sinks.",
        "Ben rescues the figure from a1 to f6 with a gondola.",
    ]


def test_a_ride_and_a_figure_that_is_given_up_are_told() -> None:
    state = position(figures={"c3": 0, "a1": 1}, hands=["red-3", "red-5"], tiles=TILES)
    assert told(state, "gondola c3", "to c5", "play red-3", "drown") == [
        "Ann takes a gondola from c3 to c5.",
        "Ann plays red 3: a1 sinks.",
        "Ben loses a figure: it drowns on a1.",
    ]


def test_a_figure_that_nothing_can_rescue_and_the_end_are_told() -> None:
    state = position(figures={"a1": 1}, hands=["red-3", ""], tiles=TILES)
    state.gondolas[1] = 0
    assert told(state, "play red-3") == [
        "Ann plays red 3: a1 sinks.",
        "Ben loses a figure: it drowns on a1.",
        "All cards are played. The city is what is left of it.",
    ]


def test_a_figure_that_is_placed_is_told() -> None:
    state = fresh(2)
    state.start = state.turn = state.seat_to_act = 0
    assert told(state, "place c3", "place d4") == [
        "Ann places a figure on c3.",
        "Ben places a figure on d4.",
    ]
