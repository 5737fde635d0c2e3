"""The named features of a position: what a learned value is made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from igroteka.engine import find_game
from igroteka.engine.knowledge import MOST
from igroteka.engine.randomness import Rng
from igroteka.face import LANGUAGES, words_of
from igroteka.games.venice.bot.features import COMMON, FEATURES, common, features
from igroteka.games.venice.bot.knowledge import VeniceKnowledge
from igroteka.games.venice.rules.box import COLOURS, DISTRICT_NAMES, MOST_FIGURES
from igroteka.games.venice.rules.state import VeniceState
from tests.games.venice.positions import act, deal, fresh, position, sink, treasure

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"directions": "4", "gondola": "extra", "rescue": "any"}),
    (3, {"gondola": "extra"}),
]


def moments(
    seats: int, options: dict[str, str], seed: int, *, greedy: bool
) -> Iterator[VeniceState]:
    """Yield every position of a game, the middle of choices and the end included."""
    state = fresh(seats, seed, **options)
    rng, knowledge = Rng(seed), VeniceKnowledge()
    yield state.copy()
    while (seat := state.seat_to_act) is not None:
        if greedy:
            action = knowledge.greedy_action([state], seat, rng)
        else:
            action = rng.choice(state.legal_actions(seat))
        state.apply(action, seat)
        yield state.copy()


@cache
def sample() -> list[VeniceState]:
    return [
        state
        for seed, (seats, options) in enumerate(TABLES, 1)
        for greedy in (False, True)
        for state in moments(seats, options, seed, greedy=greedy)
    ]


def named(state: VeniceState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES, features(state)[seat], strict=True))


def test_numbers_fit_their_names_at_any_moment() -> None:
    for state in sample():
        rows, shared = features(state), common(state)
        assert len(rows) == state.seats
        assert {len(row) for row in rows} == {len(FEATURES)}
        assert len(shared) == len(COMMON)
        for number in [number for row in (*rows, shared) for number in row]:
            assert type(number) is int and -MOST <= number <= MOST


def test_names_are_unique_and_the_game_tells_them() -> None:
    assert len({*FEATURES, *COMMON}) == len(FEATURES) + len(COMMON)
    knowledge, state = find_game("venice").knowledge, fresh()
    assert (knowledge.FEATURES, knowledge.COMMON) == (FEATURES, COMMON)
    assert (knowledge.features(state), knowledge.common(state)) == (features(state), common(state))


def test_no_feature_is_dead() -> None:
    of_seats = [row for state in sample() for row in features(state)]
    of_tables = [common(state) for state in sample()]
    for names, rows in ((FEATURES, of_seats), (COMMON, of_tables)):
        values = zip(*rows, strict=True)
        dead = [name for name, seen in zip(names, values, strict=True) if len(set(seen)) < 2]
        assert not dead


def test_nothing_is_changed() -> None:
    for state in sample()[::7]:
        before = state.copy()
        features(state)
        common(state)
        assert state == before


def turned(state: VeniceState) -> VeniceState:
    """Return the same position with everybody one seat on."""
    new, seats = state.copy(), state.seats
    for field, width in (
        ("hands", 1),
        ("floors", 1),
        ("purses", 1),
        ("gondolas", 1),
        ("figures", MOST_FIGURES),
        ("treasures", COLOURS),
    ):
        old = getattr(state, field)
        setattr(new, field, old[-width:] + old[:-width])
    new.standing = [(seat + 1) % seats if seat >= 0 else seat for seat in state.standing]
    new.turn = (state.turn + 1) % seats
    new.start = (state.start + 1) % seats
    if state.seat_to_act is not None:
        new.seat_to_act = (state.seat_to_act + 1) % seats
    return new


def test_all_seats_are_counted_alike() -> None:
    for state in sample()[::3]:
        rows = features(state)
        assert features(turned(state)) == rows[-1:] + rows[:-1]
        assert common(turned(state)) == common(state)


def test_what_is_expected_at_the_end_is_the_score_of_the_rules() -> None:
    for seats in (2, 3, 4, 5):
        *_, end = moments(seats, {}, seats, greedy=True)
        assert end.is_over
        expected = [row[FEATURES.index("points-expected")] for row in features(end)]
        assert expected == [min(2 * score, MOST) for score in end.scores()]


def test_a_search_remembers_the_final_city_and_counts_the_same() -> None:
    plain, memory = VeniceKnowledge(), VeniceKnowledge().for_search()
    for state in sample():
        assert memory.counted(state) == plain.counted(state)
        # Another world comes between: what is remembered is that of the last one.
        memory.counted(state.imagine(None, Rng(5)))
        if (seat := state.seat_to_act) is not None:
            actions = plain.considered(state, seat)
            assert memory.considered(state, seat) == actions
            assert memory.hunches(state, seat, actions) == plain.hunches(state, seat, actions)


TILES = {"a1": "red-3", "c1": "red-X", "f1": "red-6", "a6": "platform", "f6": "green-3"}


def test_a_figure_on_ground_that_a_rival_is_about_to_sink() -> None:
    state = position(
        figures={"a1": 0, "f6": 0, "a6": 1},
        hands=["green-3 red-6", "red-3 red-4"],
        tiles=TILES,
    )
    mine, rival = named(state), named(state, 1)
    assert mine["figures-doomed-by-rivals"] == 1
    # A gondola is there for the one that falls.
    assert (mine["gondolas"], mine["figures-doomed-beyond-gondolas"]) == (2, 0)
    assert (mine["figures-in-danger"], mine["figures-that-must-move"]) == (0, 2)
    assert (rival["rival-figures-to-sink-next"], rival["rival-figures-to-drown-next"]) == (1, 0)
    # The turn's move is made: the own card can sink the other figure before the next.
    act(state, "move a1", "to b1")
    assert named(state)["figures-in-danger"] == 1
    state = position(figures={"a1": 0, "a6": 1}, hands=["green-3", "red-3"], tiles=TILES)
    state.gondolas[0] = 0
    act(state, "play green-3")
    mine, rival = named(state), named(state, 1)
    assert (mine["figures-in-danger"], mine["figures-surely-falling"]) == (1, 1)
    assert mine["figures-in-danger-without-gondola"] == 1
    assert (mine["gondolas"], mine["figures-doomed-beyond-gondolas"]) == (0, 1)
    assert rival["rival-figures-to-drown-next"] == 1


def test_an_x_that_will_stand_counts_what_will_be_left_of_its_colour() -> None:
    hands = ["red-3 red-4", "red-5 red-6"]
    state = position(figures={"c1": 0, "a6": 1}, hands=hands, tiles=TILES)
    # Only the red 2 and the X will stand.
    assert named(state)["best-figure"] == 4
    sunk = position(figures={"c1": 0, "a6": 1}, hands=[*hands[:1], "red-X"], tiles=TILES)
    assert (named(sunk)["best-figure"], named(sunk)["figures-doomed-by-rivals"]) == (0, 1)


def test_treasures_and_purchases_count_at_the_end() -> None:
    hands = ["red-3 red-4 red-5", "red-6 red-X"]
    state = position(figures={"a1": 0, "a6": 1}, hands=hands, tiles=TILES)
    treasure(state, 0, "red", 2)
    mine = named(state)
    # One red district, the 2, will stand: a treasure is worth 6, and costs 1, 2, 4 coins here.
    assert (mine["treasures-worth-6"], mine["treasure-points"]) == (2, 12)
    assert (mine["best-purchase"], mine["coins-to-spend"]) == (5, 3)
    assert mine["best-purchase-by-turns"] == 3 * 5
    act(state, "buy a1")
    assert named(state)["best-purchase"] == 4


def test_what_a_move_and_a_gondola_can_add() -> None:
    tiles = {"c1": "red-X", "a1": "red-2", "f1": "black-2"}
    others = [name for name in DISTRICT_NAMES if name.endswith("-X") and name != "red-X"]
    state = position(figures={"a1": 0, "f1": 1}, tiles=tiles)
    present = [name for name in others if state.square_of[DISTRICT_NAMES.index(name)] >= 0]
    deal(state, "green-3", " ".join(present))
    # Twice 2, 3, 4, 5 and 6 await a figure on the red X; the next best square is a 6.
    assert dict(zip(COMMON, common(state), strict=True))["best-square"] == 40
    assert dict(zip(COMMON, common(state), strict=True))["second-best-free-square"] == 6
    assert (named(state)["best-move"], named(state)["gain-of-gondola"]) == (38, 38)
    assert named(state)["best-move-late"] == 38 and named(state, 1)["best-move-late"] == 0
    sink(state, "b1", "b2", "a2")
    assert (named(state)["best-move"], named(state)["gain-of-gondola"]) == (0, 38)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_has_words(lang: str) -> None:
    words = words_of(lang, find_game("venice").face.folder)
    assert not [name for name in (*FEATURES, *COMMON) if not words.has(f"feature-{name}")]
