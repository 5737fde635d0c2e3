"""The promises of the engine, for every installed game, every seat count and every option."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.engine import BadState, IllegalAction, Match, Rng, State, read_record, record_of
from tests.contract.cases import Case
from tests.contract.every import CASES, SETUPS, setup_id
from tests.contract.walking import random_step, snapshot, stops, walk

seeds = st.integers(0, 2**32)

every_case = pytest.mark.parametrize("case", CASES, ids=setup_id)
every_setup = pytest.mark.parametrize("case,seats,options", SETUPS, ids=setup_id)


def some(case: Case, games: int) -> settings:
    """Say how many games a property is tried on in each set-up."""
    setups = len(case.all_setups())
    return settings(max_examples=max(2, games // (case.weight * setups)))


def lists_in(value: Any) -> list[int]:
    """Return the identities of all lists inside a field."""
    if isinstance(value, list):
        return [id(value)] + [x for item in value for x in lists_in(item)]
    return []


@every_case
def test_every_action_has_one_text(case: Case) -> None:
    codec = case.game.codec
    texts = [codec.text(action) for action in range(codec.size)]
    assert len(set(texts)) == codec.size
    assert [codec.parse(text) for text in texts] == list(range(codec.size))
    for nonsense in ("", "dance", texts[0] + " x", "\x00", "é" * 500):
        with pytest.raises(IllegalAction):
            codec.parse(nonsense)


@every_setup
def test_random_games_end_and_lose_no_component(
    case: Case, seats: int, options: dict[str, str]
) -> None:
    @some(case, 2000)
    @given(seeds)
    def check(seed: int) -> None:
        conserved = None
        for state in walk(case, seats, options, seed):
            counted = case.conserved(state)
            assert conserved is None or counted == conserved
            conserved = counted
            acting = state.seats_to_act()
            assert state.seat_to_act == (acting[0] if acting else None)
            for seat in range(seats):
                legal = state.legal_actions(seat)
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in acting)
        assert state.is_over
        final = state.view(None)
        assert case.tally(final) == state.scores()
        assert [sum(sheet.values()) for sheet in final["score_sheets"]] == state.scores()
        assert len({tuple(sheet) for sheet in final["score_sheets"]}) == 1
        assert 1 in state.ranking()

    check()


@every_setup
def test_legal_means_playable_and_nothing_else_is(
    case: Case, seats: int, options: dict[str, str]
) -> None:
    @some(case, 120)
    @given(seeds)
    def check(seed: int) -> None:
        size = case.game.codec.size
        rng = Rng(seed)
        for state in stops(case, seats, options, seed, 4):
            before = snapshot(state)
            for seat in range(seats):
                legal = state.legal_actions(seat)
                for action in legal:
                    after = state.copy()
                    after.play(action, seat)
                    assert snapshot(after) != before
                illegal = [a for a in (rng.below(size) for _ in range(12)) if a not in legal]
                for action in [*illegal, -1, size]:
                    with pytest.raises(IllegalAction) as refusal:
                        state.play(action, seat)
                    assert len(str(refusal.value)) > 10
                    assert snapshot(state) == before
            with pytest.raises(IllegalAction):
                state.play(0, seats)
            assert snapshot(state) == before

    check()


@every_setup
def test_copies_are_equal_and_independent(case: Case, seats: int, options: dict[str, str]) -> None:
    @some(case, 160)
    @given(seeds)
    def check(seed: int) -> None:
        for state in stops(case, seats, options, seed, 3):
            before = snapshot(state)
            copy = state.copy()
            assert copy == state and copy.events is None
            shared = set(lists_in(list(state.to_document().values()))) & set(
                lists_in(list(copy.to_document().values()))
            )
            assert not shared, "a copy shares a list with its original"
            rng = Rng(seed)
            for _ in range(30):
                if copy.is_over:
                    break
                action, seat = random_step(copy, rng)
                copy.apply(action, seat)
            assert snapshot(state) == before

    check()


@every_setup
def test_same_seed_and_actions_same_game(case: Case, seats: int, options: dict[str, str]) -> None:
    @some(case, 100)
    @given(seeds)
    def check(seed: int) -> None:
        first = Match.start(case.game, seats, seed, options)
        rng = Rng(seed)
        while not first.state.is_over:
            action, seat = random_step(first.state, rng)
            first.play(action, seat)
        text = record_of(first, ["Аня", "bot | 2"]).text()
        second = read_record(text).replay()
        assert second.state == first.state
        assert second.moves == first.moves
        assert record_of(second, ["Аня", "bot | 2"]).text() == text

    check()


@every_setup
def test_stored_and_loaded_goes_on_alike(case: Case, seats: int, options: dict[str, str]) -> None:
    @some(case, 120)
    @given(seeds)
    def check(seed: int) -> None:
        for state in stops(case, seats, options, seed, 3):
            loaded = type(state).from_json(state.to_json())
            assert loaded == state and repr(loaded) == repr(state)
            rng = Rng(seed)
            while not state.is_over:
                action, seat = random_step(state, rng)
                state.apply(action, seat)
                loaded.apply(action, seat)
            assert loaded == state

    check()
    for damaged in ("", "{}", "[1]", '{"seats": 2}'):
        with pytest.raises(BadState):
            case.game.state.from_json(damaged)


@every_setup
def test_hidden_things_stay_hidden(case: Case, seats: int, options: dict[str, str]) -> None:
    """What a seat imagines looks the same to it, and depends on nothing else."""

    @some(case, 120)
    @given(seeds)
    def check(seed: int) -> None:
        for state in stops(case, seats, options, seed, 3):
            counted = case.conserved(state)
            before = snapshot(state)
            for seat in [*range(seats), None]:
                view = state.view(seat)
                world = state.imagine(seat, Rng(seed + 1))
                assert world.view(seat) == view
                assert case.conserved(world) == counted
                assert world.seats_to_act() == state.seats_to_act()
                if seat is not None:
                    assert world.legal_actions(seat) == state.legal_actions(seat)
                again = state.imagine(seat, Rng(seed + 2))
                assert world.imagine(seat, Rng(seed + 2)) == again
            assert snapshot(state) == before

    check()


@every_setup
def test_imagined_worlds_can_be_played(case: Case, seats: int, options: dict[str, str]) -> None:
    @some(case, 100)
    @given(seeds)
    def check(seed: int) -> None:
        for state in stops(case, seats, options, seed, 2):
            for seat in [*range(seats), None]:
                world = state.imagine(seat, Rng(seed))
                rng = Rng(seed)
                while not world.is_over:
                    action, actor = random_step(world, rng)
                    world.apply(action, actor)

    check()


@every_setup
def test_undo_restores_and_hides(case: Case, seats: int, options: dict[str, str]) -> None:
    """Undo leads back exactly, and what can be undone has shown nothing to anybody."""

    @some(case, 100)
    @given(seeds)
    def check(seed: int) -> None:
        match = Match.start(case.game, seats, seed, options)
        rng = Rng(seed)
        undone = 0
        while not match.state.is_over:
            before: State[Any] = match.state.copy()
            action, seat = random_step(match.state, rng)
            move = match.play(action, seat)
            if move.barrier:
                with pytest.raises(IllegalAction):
                    match.undo(seat)
                continue
            if rng.below(4):
                continue
            for viewer in [*range(seats), None]:
                world = before.imagine(viewer, rng)
                if viewer == seat or action in world.legal_actions(seat):
                    world.apply(action, seat)
                    assert world.view(viewer) == match.state.view(viewer)
            if undone < 12:
                undone += 1
                after = match.state.copy()
                with pytest.raises(IllegalAction):
                    match.undo((seat + 1) % seats)
                match.undo(seat)
                assert match.state == before
                match.play(action, seat)
                assert match.state == after

    check()


@every_setup
def test_order_of_simultaneous_acts_does_not_matter(
    case: Case, seats: int, options: dict[str, str]
) -> None:
    @some(case, 100)
    @given(seeds)
    def check(seed: int) -> None:
        rng = Rng(seed)
        for state in stops(case, seats, options, seed, 6):
            acting = state.seats_to_act()
            if len(acting) < 2:
                continue
            one, two = rng.shuffled(acting)[:2]
            first = rng.choice(state.legal_actions(one))
            second = rng.choice(state.legal_actions(two))
            here, there = state.copy(), state.copy()
            here.apply(first, one)
            there.apply(second, two)
            assert here.legal_actions(two) == state.legal_actions(two)
            here.apply(second, two)
            there.apply(first, one)
            assert here == there

    check()


@pytest.mark.soak
@every_setup
def test_many_random_games(case: Case, seats: int, options: dict[str, str]) -> None:
    """Ten thousand games over the set-ups of each seat count, components counted throughout."""
    per_setup = 10_000 * len(case.game.seat_counts) // len(case.all_setups())
    for seed in range(per_setup):
        counted = None
        for state in walk(case, seats, options, seed):
            now = case.conserved(state)
            assert counted is None or now == counted
            counted = now
        assert case.tally(state.view(None)) == state.scores()
