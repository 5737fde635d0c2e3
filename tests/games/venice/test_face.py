"""What people see and read of Venice 2099."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from igroteka.engine import find_game
from igroteka.face import Look
from igroteka.games.venice.face import FACE
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import act, at, fresh, position, sink
from tests.rules import rule

NAMES = ("Ann", "Ben")
ENGLISH, RUSSIAN = Look("en", NAMES), Look("ru", NAMES)
TILES = {"a1": "red-3", "c3": "red-2", "c5": "green-X", "e5": "platform"}
HANDS = ["red-3 red-4", "red-5"]


def turn() -> VeniceState:
    return position(figures={"c3": 0, "a1": 1}, hands=HANDS, tiles=TILES)


def shown(state: VeniceState, look: Look = ENGLISH) -> dict[str, str]:
    """Return for each legal action its label and what it brings."""
    seat = state.seat_to_act
    assert seat is not None
    choices = FACE.choices(state.view(seat), state.offers(seat), look)
    return {choice.text: f"{choice.label} ({choice.preview})" for choice in choices}


def test_choices_say_what_they_cost_and_bring() -> None:
    state = turn()
    state.stakes[at("c3")] = 1
    assert shown(state) == {
        "move c3": "Move the figure from c3, red 2 ()",
        "gondola c3": "Ride from c3, red 2 (−1 gondola)",
        "buy c3": "Buy a red treasure on c3 (−2 coins)",
        "play red-3": "Play red 3 (a1 sinks, a figure of Ben falls in)",
    }
    assert shown(state, RUSSIAN)["buy c3"] == "Купить красное сокровище на c3 (−2 монеты)"
    state.gondolas[1] = 0
    assert shown(state)["play red-3"] == "Play red 3 (a1 sinks, a figure of Ben drowns)"


@rule("V31")
def test_the_text_says_what_was_played_last_as_the_drawing_does() -> None:
    state = turn()
    act(state, "play red-3")
    said = "played 3 last, holds nothing lower"
    assert FACE.text(state.view(1), ENGLISH).count(said) == 1
    assert said in dict(FACE.rivals(state.view(1), ENGLISH))[0].svg
    state.hands[0] = 0
    assert said not in FACE.text(state.view(1), ENGLISH), "who has no cards hides nothing"


def test_squares_say_what_awaits_a_figure_there() -> None:
    state = turn()
    sink(state, "c4")
    state.stakes[at("c5")] = 3
    act(state, "gondola c3")
    squares = shown(state)
    green = 2 * sum(
        int(square["tile"][-1])
        for square in state.view(0)["squares"]
        if square["tile"].startswith("green-") and square["tile"] != "green-X"
    )
    price = "the next treasure costs 4 coins"
    # What it brings is told as the difference to the red 2 where it stands.
    more = f"+{green - 2} points if it ended now"
    assert squares["to c5"] == f"Go to c5, green X (−1 gondola, {price}, {more})"
    less = "−2 points if it ended now"
    assert squares["to e5"] == f"Go to e5, platform (−1 gondola, can never sink, {less})"
    held = next(s["square"] for s in state.view(0)["squares"] if s["tile"] == "red-4")
    assert squares[f"to {held}"].endswith(
        "(−1 gondola, you hold its card, +2 points if it ended now)"
    )


def test_a_rescue_costs_a_gondola_and_giving_up_a_figure() -> None:
    state = act(turn(), "play red-3")
    assert shown(state)["rescue c5"].startswith("Rescue to c5, green X (−1 gondola, ")
    assert shown(state)["drown"] == "Let it go (the figure is out of the game)"
    choices = FACE.choices(state.view(1), state.offers(1), ENGLISH)
    assert [choice.text for choice in choices if choice.forgoes] == ["drown"], "not the way on"
    assert FACE.question(state.view(1), ENGLISH).startswith("Your figure on a1 fell into the water")


def test_the_question_follows_the_turn() -> None:
    placing = fresh(2)
    assert FACE.question(placing.view(0), ENGLISH).startswith("Place figure 1 of 3")
    act(placing, "place a1", "place b1")
    assert FACE.question(placing.view(0), RUSSIAN).startswith("Поставьте фигурку 2 из 3")
    state = turn()
    asked = [FACE.question(state.view(0), ENGLISH)]
    for action in ("move c3", "to c5", "buy c5"):
        act(state, action)
        asked.append(FACE.question(state.view(0), ENGLISH))
    assert asked == [
        "Your turn: move a figure and buy a treasure if you like, then play your lowest card.",
        "Where does the figure from c3 go?",
        "You have moved. Buy a treasure if you like, then play your lowest card.",
        "Now play a card of your lowest value.",
    ]


def reasons(state: VeniceState, look: Look = ENGLISH) -> dict[str, str]:
    """Return what the drawings say of things that cannot be used now, by their name."""
    seat = state.seat_to_act
    assert seat is not None
    view = state.view(seat)
    choices = FACE.choices(view, state.offers(seat), look)
    found = {}
    for pane in FACE.panes(view, look, choices, FACE.shut(state.closed(seat), look)):
        for element in ElementTree.fromstring(pane.svg).iter():
            if why := element.get("data-why"):
                name, _, reason = why.partition(". ")
                found[name] = reason
    return found


def test_what_cannot_be_used_says_why() -> None:
    assert reasons(turn())["red 4"] == "A card of your lowest value, 3, must be played first."
    state = act(turn(), "move c3")
    sink(state, "c4")
    told = reasons(state)
    assert told["Red 3, figure of Ben"] == "A figure already stands on a1."
    assert told["c5: green X"] == "The water on c4 is in the way."
    assert told["red 3"] == "First put down the figure from c3."
    assert "c4 is water" in {name.rstrip(".") for name in told}
    assert reasons(state, RUSSIAN)["c5: зелёный X"] == "Путь преграждает вода на c4."


def test_one_reason_is_said_once_though_it_forbids_three_things() -> None:
    state = position(figures={"c3": 0}, hands=HANDS, tiles=TILES)
    act(state, "buy c3")
    assert reasons(state)["c3: red 2, figure of Ann, 1 coin lies here"] == (
        "You have bought a treasure, and nothing moves after that; now play a forecast card. "
        "You have bought a treasure; there is only one a turn."
    )


def test_a_click_on_a_figure_is_one_on_its_square() -> None:
    state = turn()
    root = ElementTree.fromstring(FACE.board(state.view(0), ENGLISH))
    around = {child: parent for parent in root.iter() for child in parent}
    pieces = [e for e in root.iter() if (e.get("data-piece") or "").startswith("figure-")]
    assert len(pieces) == 2
    assert all(around[figure].get("pointer-events") == "none" for figure in pieces)


@pytest.mark.parametrize("look", [ENGLISH, RUSSIAN])
def test_the_hand_raises_what_must_be_played_next_also_in_others_turns(look: Look) -> None:
    state = turn()
    svg = FACE.panes(state.view(1), look)[1].svg
    assert "translate(6 32)" in svg
    state.hands[1] = state.hands[0]
    svg = FACE.panes(state.view(1), look)[1].svg
    assert "translate(6 32)" in svg and "translate(65 40)" in svg, "red 4 waits"


def test_the_treasures_are_worth_what_they_would_score_now() -> None:
    state = turn()
    points = state.view(None)["treasure_points"]
    assert len(points) == 5 and set(points.values()) == {1}, "one colour is out with two players"
    for tile in ("red-3", "red-4", "red-5", "red-6"):
        square = next(s["square"] for s in state.view(None)["squares"] if s["tile"] == tile)
        sink(state, square)
    assert state.view(None)["treasure_points"]["red"] == 3
    svg = FACE.panes(state.view(0), ENGLISH)[2].svg
    assert svg.count("= 1") == 4 and svg.count("= 3") == 1
    assert find_game("venice").face is FACE
