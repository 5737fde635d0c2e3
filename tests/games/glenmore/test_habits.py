"""What a search with a network does by habit within a turn, and at what it looks closely."""

from __future__ import annotations

from igroteka.engine import Rng
from igroteka.games.glenmore.bot.exchanges import planned
from igroteka.games.glenmore.bot.knowledge import GlenMoreKnowledge
from igroteka.games.glenmore.rules.decisions import ACTIVATING, DROPPING, MOVING
from igroteka.games.glenmore.rules.state import GlenMoreState
from tests.games.glenmore.positions import T, at_turn, do, legal, new, points, put, rows

KNOWLEDGE = GlenMoreKnowledge()


def habit(state: GlenMoreState) -> str:
    return state.CODEC.text(KNOWLEDGE.habit(state, 0, Rng(1)))


def moving(drawn: int, chiefs: list[int], folk: int = 1) -> GlenMoreState:
    """Return a turn with one movement point, after a step of one space."""
    state = new(4)
    rows(state)
    put(state, "forest-1", 0, 1, folk=folk)
    put(state, "village-2", 1, 1)
    at_turn(state, "meadow-1")
    state.drawn, state.chiefs, state.moved, state.moves = drawn, chiefs, 1, 1
    state.steps = [MOVING]
    return state


def test_a_member_becomes_a_chieftain_in_time_for_a_scoring() -> None:
    # The next tile is the last one of its stack: who is alone with fewest gives 1 + 2 + 3 points.
    state = moving(30, [0, 1, 2, 3])
    chosen = habit(state)
    assert chosen.startswith("move ")
    do(state, chosen)
    assert state.steps[-1] == DROPPING and habit(state) == "promote"


def test_no_chieftain_is_made_that_changes_nothing() -> None:
    # Everybody but one is far ahead of it, and so are we.
    for state in (moving(30, [9, 0, 1, 2]), moving(29, [0, 1, 2, 3])):
        chosen = habit(state)
        if chosen != "end":
            do(state, chosen)
            assert habit(state) != "promote"


def test_the_last_member_stays() -> None:
    state = moving(30, [0, 1, 2, 3], folk=0)
    chosen = habit(state)
    if chosen != "end":
        do(state, chosen)
        assert habit(state).startswith("to ")


def test_all_drops_of_a_member_that_was_taken_up_are_looked_at() -> None:
    state = moving(35, [0, 0, 0, 0])
    for n, name in enumerate(("meadow-1", "pasture-1", "quarry-2")):
        put(state, name, n - 1, 2)
    assert not KNOWLEDGE.halfway(state, 0)
    do(state, "move forest-1")
    assert KNOWLEDGE.halfway(state, 0)
    seen = {state.CODEC.text(a) for a in KNOWLEDGE.considered(state, 0)}
    assert seen == legal(state) and len(seen) == 6
    # In the last turn only chieftains count.
    state.drawn = 66
    assert [state.CODEC.text(a) for a in KNOWLEDGE.considered(state, 0)] == ["promote"]


def last_turn(**covered: int) -> GlenMoreState:
    """Return the end of a game's last turn, with the grocer and a fair to be activated."""
    state = new(4)
    rows(state, **covered)
    put(state, "forest-1", 0, 1, cubes=2)
    put(state, "quarry-2", 0, 2, cubes=3)
    put(state, "quarry-3", 0, 3, cubes=2)
    put(state, "grocer", 1, 2)
    put(state, "fair-4", 1, 3)
    at_turn(state, "meadow-1")
    state.drawn, state.moved, state.coins[0] = 66, 1, 0
    state.ready, state.extra, state.steps = [T["grocer"], T["fair-4"]], [], [ACTIVATING]
    return state


def play_turn(state: GlenMoreState) -> None:
    while state.steps and (chosen := habit(state)) != "end":
        do(state, chosen)


def test_exchanges_of_the_last_turn_are_planned_together() -> None:
    # Two wood and five stones: the grocer takes three stones, the fair one of each kind.
    state = last_turn()
    play_turn(state)
    assert points(state) == 8 + 3
    # What is left is sold: a wood for 2, a stone for 1.
    state = last_turn(wood=2, stone=1)
    play_turn(state)
    assert points(state) == 8 + 3 and state.coins[0] == 2 + 1


def test_a_cube_for_an_exchange_is_bought_where_that_pays() -> None:
    state = last_turn(sheep=3, cattle=3)
    # A grain for 1 coin makes the fair's points 5 instead of 3.
    state.coins[0] = 1
    play_turn(state)
    assert points(state) == 8 + 5


def test_before_the_last_turn_exchanges_are_as_ever() -> None:
    state = last_turn()
    state.drawn = 60
    assert planned(state, 0) == -1
