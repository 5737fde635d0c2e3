"""Every illegal action of the open decision is refused with its exact reason and its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.engine import IllegalAction, find_game
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import act, at, fresh, position, sink

HANDS = ["red-3 red-4", "red-5 red-6"]
TILES = {"c3": "red-2", "c4": "platform", "e5": "green-X", "a1": "red-3"}


def turn(directions: str = "8", gondola: str = "instead") -> VeniceState:
    """Seat 0 stands on c3 (red 2) and c4 (a platform), seat 1 on e3."""
    figures = {"c3": 0, "c4": 0, "e3": 1}
    options = {"directions": directions, "gondola": gondola}
    return position(2, figures, HANDS, TILES, 1, **options)


def broke() -> VeniceState:
    state = turn()
    state.purses[0], state.stakes[at("c3")] = 2, 3
    return state


def sold_out() -> VeniceState:
    state = turn()
    state.supply = [0] * 6
    return state


def no_gondola() -> VeniceState:
    state = turn()
    state.gondolas[0] = 0
    return state


def shut_in() -> VeniceState:
    state = turn(directions="4")
    sink(state, "c2", "b3", "d3")
    return state


def flooded() -> VeniceState:
    state = turn()
    sink(state, "c2")
    return act(state, "move c3")


def falling() -> VeniceState:
    state = position(figures={"a1": 1, "e3": 0}, hands=HANDS, tiles=TILES)
    return act(state, "play red-3")


def placing() -> VeniceState:
    state = fresh(2, seed=3)
    state.start = state.turn = state.seat_to_act = 0
    tiles = {state.view(0)["squares"][n]["tile"]: n for n in range(36)}
    assert {"red-2", "black-2"} <= tiles.keys()
    return act(state, f"place {state.view(0)['squares'][tiles['red-2']]['square']}", "place a1")


EXACT: list[tuple[Callable[[], VeniceState], str, str, str]] = [
    # V15, V35, V18: a figure of one's own.
    (turn, "move e3", "You have no figure on e3.", "V15"),
    (turn, "gondola a1", "You have no figure on a1.", "V35"),
    (turn, "buy h8", "You have no figure on h8.", "V18"),
    # V14: the order and the number.
    (lambda: act(turn(), "buy c3"), "move c3", "nothing moves after that", "V14"),
    (lambda: act(turn(), "buy c3"), "gondola c3", "nothing moves after that", "V14"),
    (lambda: act(turn(), "buy c3"), "buy c3", "only one a turn", "V18"),
    (lambda: act(turn(), "move c3", "to c2"), "move c4", "one move a turn", "V14"),
    (lambda: act(turn(gondola="extra"), "move c3", "to c2"), "move c2", "one move a turn", "V14"),
    # V17, V35: gondolas.
    (lambda: act(turn(), "gondola c3", "to f6"), "move c4", "the place of your move", "V17"),
    (lambda: act(turn(), "gondola c3", "to f6"), "gondola c4", "one ride a turn", "V35"),
    (lambda: act(turn(), "move c3", "to c2"), "gondola c4", "the place of the move", "V17"),
    (no_gondola, "gondola c3", "You have no gondola left.", "V33"),
    (lambda: act(turn(), "gondola c3"), "to c3", "The figure stands on c3 already.", "V35"),
    (lambda: act(turn(), "gondola c3"), "to e3", "A figure already stands on e3.", "V17"),
    (lambda: act(turn(), "gondola c3"), "to g1", "g1 is outside the city.", "V12"),
    # V15, V16: straight lines.
    (shut_in, "move c3", "The figure on c3 is shut in", "V15"),
    (lambda: act(turn(), "move c3"), "to c3", "The figure stands on c3 already.", "V15"),
    (lambda: act(turn(), "move c3"), "to d5", "d5 is not in a straight line from c3.", "V15"),
    (lambda: act(turn(), "move c3"), "to e3", "A figure already stands on e3.", "V15"),
    (lambda: act(turn(), "move c3"), "to f3", "The figure on e3 is in the way.", "V15"),
    (lambda: act(turn(), "move c3"), "to c5", "The figure on c4 is in the way.", "V15"),
    (flooded, "to c1", "The water on c2 is in the way.", "V15"),
    (flooded, "to c2", "c2 is water.", "V15"),
    (lambda: act(turn(directions="4"), "move c3"), "to d4", "do not move diagonally", "V16"),
    (lambda: act(turn(), "move c3"), "buy c4", "First put down the figure from c3.", "V14"),
    # V18, V19: buying.
    (turn, "buy c4", "Nothing is sold on a platform.", "V18"),
    (sold_out, "buy c3", "All treasures of that colour are gone.", "V19"),
    (broke, "buy c3", "It costs 4 coins and you have 2.", "V18"),
    # V20: forecasts.
    (turn, "play red-5", "You do not hold red-5.", "V20"),
    (turn, "play red-4", "A card of your lowest value, 3, must be played first.", "V20"),
    # V22, V36: rescues.
    (falling, "rescue c4", "c4 is a platform; a gondola rescues only to a district.", "V22"),
    (falling, "rescue a1", "a1 is water.", "V22"),
    (falling, "rescue e3", "A figure already stands on e3.", "V22"),
    (falling, "play red-5", "First decide whether to rescue your figure from a1.", "V36"),
    # V10, V11: placing.
    (placing, "place a1", "A figure already stands on a1.", "V11"),
    (placing, "place g7", "g7 is outside the city.", "V12"),
    (placing, "move a1", "First all figures are placed; then the turns begin.", "V10"),
]


@pytest.mark.parametrize("state,action,sentence,rule", EXACT, ids=[case[1] for case in EXACT])
def test_the_reason_is_exact(
    state: Callable[[], VeniceState], action: str, sentence: str, rule: str
) -> None:
    with pytest.raises(IllegalAction) as refusal:
        state().play(action)
    assert sentence in str(refusal.value)
    assert refusal.value.rule == rule


def test_every_reason_names_a_rule_of_the_game() -> None:
    rules = [rule for rule, _ in find_game("venice").face.rules("en")]
    assert {case[3] for case in EXACT} <= set(rules)
