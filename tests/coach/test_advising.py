"""The coach: what it advises is legal, sorted, repeatable, explained, and quick."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from igroteka.bots import Sight, make_bot
from igroteka.bots.search import Node, Search, SearchBot
from igroteka.coach import Advice, Kind, advise, labels_of, sentence, told
from igroteka.coach.advice import Reason
from igroteka.coach.advising import SECONDS, SHOWN, gaps_of
from igroteka.coach.explaining import Learned, error_of, mean, weighty
from igroteka.engine import Game, Rng, State, find_game, game_names
from igroteka.face import LANGUAGES, Look
from tests import guest


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


LEARNED = [name for name in game_names() if find_game(name).knowledge.network_path]


def decisions(game: Game, seats: int, many: int, seed: int = 4) -> Iterator[tuple[State[Any], int]]:
    """Yield positions of a game of quick bots at which there is something to decide."""
    state, rng, bot = game.new(seats, seed), Rng(seed), make_bot("random")
    step = 0
    while (seat := state.seat_to_act) is not None and many:
        step += 1
        if len(state.legal_actions(seat)) > 2 and step % 17 == 0:
            many -= 1
            yield state, seat
        state.apply(bot.choose(Sight.of(game, state, seat, rng), rng), seat)


def advice_at(state: State[Any], game: Game, seat: int, iterations: int = 16) -> Advice:
    return advise(Sight.of(game, state, seat, Rng(1)), Rng(2), iterations=iterations)


def check_advice(advice: Advice, state: State[Any], game: Game, seat: int) -> None:
    actions = [hint.action for hint in advice.hints]
    assert 1 <= len(actions) <= SHOWN and len(set(actions)) == len(actions)
    assert set(actions) <= set(state.legal_actions(seat))
    chances = [hint.chance for hint in advice.hints]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= hint.chance <= 1 and hint.margin >= 0 for hint in advice.hints)
    for lang in LANGUAGES:
        names = tuple("ABCDE"[: state.seats])
        choices = game.face.choices(state.view(seat), state.offers(seat), Look(lang, names))
        lines = told(advice, labels_of(choices), game.face, lang, state.seats - 1)
        assert len(lines) == sum(2 + len(hint.reasons) for hint in advice.hints)
        assert not any("{" in line or "None" in line for line in lines)


@pytest.mark.parametrize("name", game_names())
def test_an_advice_is_legal_sorted_repeatable_and_can_be_said(name: str) -> None:
    game = find_game(name)
    for state, seat in decisions(game, game.seat_counts[0], 1):
        before = state.to_json()
        advice = advice_at(state, game, seat)
        check_advice(advice, state, game, seat)
        assert advice.is_learned == (name in LEARNED)
        assert advice_at(state, game, seat) == advice
        assert state.to_json() == before


@pytest.mark.parametrize("name", ("venice", "bruges"))
def test_a_game_without_a_network_is_explained_in_points(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SearchBot, "network_for", lambda self, knowledge: None)
    game = find_game(name)
    kinds = set()
    for state, seat in decisions(game, 2, 3):
        advice = advice_at(state, game, seat, 60)
        check_advice(advice, state, game, seat)
        assert not advice.is_learned
        kinds |= {reason.kind for hint in advice.hints for reason in hint.reasons}
    assert kinds <= {Kind.POINTS, Kind.SHEET, Kind.AHEAD}


@pytest.mark.parametrize("name", LEARNED)
def test_shares_add_up_to_what_the_network_sees(name: str) -> None:
    """Whatever groups there are: together they make the whole difference, none is lost."""
    game = find_game(name)
    knowledge = game.knowledge
    network = SearchBot().network_for(knowledge)
    assert network is not None
    for state, seat in decisions(game, game.seat_counts[-1], 1):
        search = Search(knowledge.for_search(), network, seat, Rng(1))
        root = Node(state.seats)
        for n in range(8):
            search.iterate(root, state.imagine(seat, Rng(n)))
        best, *rest = list(root.children)[:3]
        why = Learned(search, root)
        why.look(state.imagine(seat, Rng(9)), best, rest)
        for pairs in why.pairs.values():
            for here, there in pairs:
                shares = why.share_out(here, there)
                assert math.isclose(sum(shares.values()), here.chance - there.chance, abs_tol=1e-9)
                back = why.share_out(there, here)
                assert shares.keys() == back.keys()


def test_a_hint_takes_no_longer_than_it_may() -> None:
    """By a clock of its own, so that a busy machine does not matter: each look is a tick."""
    game = find_game("bruges")
    state, seat = next(decisions(game, 2, 1))
    ticks = 0.0

    def clock() -> float:
        nonlocal ticks
        ticks += 0.01
        return ticks

    advice = advise(Sight.of(game, state, seat, Rng(1)), Rng(2), clock=clock)
    assert advice.iterations > 0 and ticks <= SECONDS + 0.1


def test_gaps_are_taken_world_by_world() -> None:
    found = {1: [0.5, 0.7], 2: [0.4, 0.8], 3: [0.2, 0.4]}
    assert [round(gap, 3) for gap in gaps_of(found, 1, [2, 3])] == [0.2, 0.1]
    assert mean([]) == 0.0 and error_of([1.0]) == 0.0
    assert math.isclose(error_of([1.0, 3.0]), 1.0)


def test_what_speaks_for_the_verdict_is_told_before_what_speaks_against_it() -> None:
    told = [Reason(Kind.OWN, share, str(share)) for share in (-0.03, 0.02, 0.01, 0.001)]
    ahead = Reason(Kind.AHEAD, 0.015)
    assert [r.share for r in weighty([ahead, *told], way=0.01)] == [0.02, 0.015, -0.03]
    assert [r.share for r in weighty([ahead, *told], way=-0.01)] == [-0.03, 0.02, 0.015]


def test_hints_come_from_what_separates_them() -> None:
    """The best is compared with the others shown, each of these with the best."""
    game = find_game("bruges")
    for state, seat in decisions(game, 3, 2):
        best, *rest = advice_at(state, game, seat).hints
        assert best.against == tuple(hint.action for hint in rest)
        assert all(hint.against == (best.action,) for hint in rest)
        for one, two in pairwise(best.reasons):
            if (one.share > 0) == (two.share > 0):
                assert two.kind == Kind.AHEAD or abs(one.share) >= abs(two.share)
        assert all(sentence(reason, game.face, "ru") for reason in best.reasons)
