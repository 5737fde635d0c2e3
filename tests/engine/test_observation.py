"""Layouts and buffers; the numbers themselves are held to the contract, game by game."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from typing import Any

import pytest

import igroteka
from igroteka.bots import Sight, make_bot
from igroteka.engine import Rng, State, find_game, game_names
from igroteka.engine.observation import KINDS, Field, Layout, flags
from igroteka.engine.rows import write, write_mask
from igroteka.testing import Case, Position, Setup
from igroteka.testing.observing import check_ranges, check_same_knowledge
from tests.contract.every import CASES

OBSERVED = [case for case in CASES if case.game.observation is not None]


def test_fields_lie_side_by_side_in_the_order_of_their_kinds() -> None:
    one, two, three = (Field(name, n, 0, 9, name) for n, name in enumerate("abc", 1))
    layout = Layout("nim", 3, [one], [two], [three])
    assert [(f.name, f.kind, f.offset, f.end) for f in layout.fields] == [
        ("a", "public", 0, 1),
        ("b", "player", 1, 3),
        ("c", "oracle", 3, 6),
    ]
    assert [layout.size(kind) for kind in KINDS] == [1, 3, 6]
    assert [field.name for field in layout.of_kind("player")] == ["a", "b"]
    assert layout["c"].length == 3 and layout.title == "nim-3"
    with pytest.raises(ValueError, match="same name"):
        Layout("nim", 1, [one], [one])


def test_a_field_that_is_not_there_is_refused_with_those_that_are_near() -> None:
    layout = find_game("venice").observation
    assert layout is not None
    with pytest.raises(KeyError, match=r"venice-1 has no field 'coin'; is it coins\?"):
        layout["coin"]
    with pytest.raises(KeyError, match=r"no field 'xyz'; it has rules, .*, unseen_cards\."):
        layout["xyz"]


@pytest.mark.parametrize("name", game_names())
def test_a_seat_that_is_not_there_is_refused_with_those_that_are(name: str) -> None:
    game = find_game(name)
    for seats in game.seat_counts:
        state = game.new(seats, seed=1)
        out = bytearray(1)
        for seat in (seats, -1, 7):
            with pytest.raises(ValueError, match=f"The seats are 0 to {seats - 1}, not {seat}"):
                state.view(seat)
            for kind in KINDS if game.observation else ():
                with pytest.raises(ValueError, match=f"are 0 to {seats - 1}, not {seat}"):
                    state.observe(seat, out, kind)


def test_flags_are_the_bits_from_the_lowest() -> None:
    rng = Rng(3)
    for width in (1, 7, 48, 204):
        bits = rng.bits() & (1 << width) - 1
        assert list(flags(bits, width)) == [bits >> n & 1 for n in range(width)]


def test_a_buffer_that_does_not_fit_is_refused_in_one_sentence() -> None:
    for wrong in (array("h", [0, 0]), array("h", [0] * 4), bytearray(2)):
        with pytest.raises(ValueError, match="must hold 3 numbers, not"):
            write([1, 2, 3], wrong)
    with pytest.raises(ValueError, match="side by side"):
        write([1, 2, 3], memoryview(array("h", range(6)))[::2])
    with pytest.raises(ValueError, match="must hold 3 numbers, not 2"):
        write_mask([1], array("b", [0, 0]), 3)


@pytest.mark.parametrize("kind", ["int8", "int16", "int32", "int64", "float32", "float64", "bool"])
def test_numpy_arrays_are_filled(kind: str) -> None:
    numpy = pytest.importorskip("numpy")
    state = igroteka.new("venice", seats=4, seed=2)
    game = find_game("venice")
    matrix = numpy.full((2, game.action_count), 1, dtype=kind)
    state.legal_mask(state.seat_to_act or 0, matrix[1])
    assert matrix[0].all()
    assert set(numpy.flatnonzero(matrix[1])) == set(state.legal_actions(state.seat_to_act or 0))
    if kind not in ("bool", "int8"):
        rows = numpy.full((2, game.observation.size()), 9, dtype=kind)  # type: ignore[union-attr]
        state.observe(1, rows[1])
        assert rows[1].tolist() == list(state.numbers(1)) and (rows[0] == 9).all()


def greedy_states(case: Case, setup: Setup, seed: int) -> list[State[Any]]:
    """Return some positions of a game that is played sensibly."""
    state, rng, bot = case.new(setup, seed), Rng(seed), make_bot("greedy")
    kept = []
    while not state.is_over:
        if rng.below(12) == 0:
            kept.append(state.copy())
        seat = rng.choice(state.seats_to_act())
        state.apply(bot.choose(Sight.of(case.game, state, seat, rng), rng), seat)
    return [*kept, state]


@pytest.mark.parametrize("case", OBSERVED, ids=lambda case: case.name)
def test_sensible_games_are_observed_as_exactly(case: Case) -> None:
    """Random games hardly ever come to where people and bots play."""
    layout = case.game.observation
    assert layout is not None
    # The set-up with most in it, or where bots take long, with least; a soak has all.
    setup = case.newest_setups[0 if case.weight > 5 else -1]
    states = greedy_states(case, setup, 1)
    for state in states:
        here = Position(case, state, setup)
        for seat in range(setup.seats):
            check_ranges(here, layout, seat)
    for state in states[:: max(1, len(states) // 4)]:
        here = Position(case, state, setup)
        for viewer in (state.seat_to_act or 0, None):
            check_same_knowledge(here, layout, viewer, case.follows)


@pytest.mark.soak
@pytest.mark.parametrize(
    "case,setup", [(case, setup) for case in OBSERVED for setup in case.every_setup]
)
def test_every_set_up_is_observed_as_exactly(case: Case, setup: Setup) -> None:
    layout = case.game.observation
    assert layout is not None
    for seed in range(10):
        for state in greedy_states(case, setup, seed):
            here = Position(case, state, setup)
            for seat in range(setup.seats):
                check_ranges(here, layout, seat)
                check_same_knowledge(here, layout, seat, case.follows)


def test_a_fingerprint_is_the_same_in_another_process() -> None:
    code = (
        "import igroteka, sys\n"
        "for name in sys.argv[1:]: print(igroteka.new(name, 2, 5).fingerprint())"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, *game_names()],
        env={**os.environ, "PYTHONHASHSEED": "77"},
        capture_output=True,
        text=True,
        check=True,
    )
    wanted = [igroteka.new(name, 2, 5).fingerprint() for name in game_names()]
    assert [int(line) for line in said.stdout.split()] == wanted
