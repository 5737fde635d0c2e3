"""What learners rely on: copies with other luck, pickles, fingerprints, returns, memories."""

from __future__ import annotations

import copy
import pickle
from collections import deque
from itertools import islice
from typing import Any

import pytest

from igroteka.engine import Match, Memory, Rng, State
from igroteka.engine.returns import BY_PLACE, BY_SCORE, WAYS
from igroteka.testing.clauses import Clauses, at_few_stops
from igroteka.testing.observing import hidden
from igroteka.testing.position import Position
from igroteka.testing.walking import need_same_course, play_through, walk


class StudyClauses(Clauses):
    """What holds for who studies a game."""

    @at_few_stops(games=120, most=4)
    def test_copies_take_other_luck_if_asked_to(self, here: Position) -> None:
        """A plain copy keeps the generator; one that is reseeded differs in nothing else."""
        state = here.state
        for same in (state.copy(), copy.copy(state), copy.deepcopy(state)):
            here.same(same.to_document(), state.to_document(), "A copy differs")
        other = state.copy(reseed=Rng(here.seed))
        here.need(other.rng != state.rng, "A reseeded copy keeps the generator.")
        here.same(hidden(other), hidden(state), "A reseeded copy differs in more than its luck")
        again = state.copy(reseed=Rng(here.seed))
        here.same(again.rng, other.rng, "A reseeded copy depends on more than its seed")

    @at_few_stops(games=100, most=3)
    def test_pickled_and_back_goes_on_alike(self, here: Position) -> None:
        """A state that went to another process is the same state."""
        there = pickle.loads(pickle.dumps(here.state))
        here.need(there.events is None, "Somebody listens to a pickled state.")
        need_same_course(here, there)

    def test_fingerprints_tell_positions_apart(self) -> None:
        """Equal positions have equal fingerprints, whatever their luck; others have others."""
        for setup, seed in self.few_games(10):
            seen: dict[int, dict[str, Any]] = {}
            for here in walk(self.case, setup, seed):
                with here:
                    state, mark = here.state, here.state.fingerprint()
                    need_plain(here, state)
                    if here.step % 9 == 0:
                        same = type(state).from_json(state.to_json())
                        here.same(same.fingerprint(), mark, "Read again, it has another one")
                        lucky = state.copy(reseed=Rng(seed))
                        here.same(lucky.fingerprint(), mark, "Its luck is in its fingerprint")
                    document = hidden(state.copy())
                    found = seen.setdefault(mark, document)
                    here.same(found, document, "Two positions share a fingerprint")

    def test_returns_are_what_they_are_called(self) -> None:
        """Zeros before the end; then by place they add up to zero, and hold their bounds."""
        game = self.case.game
        for setup, seed in self.few_games(60):
            for here in walk(self.case, setup, seed):
                if here.step % 20 == 0 and not here.state.is_over:
                    for by in WAYS:
                        found = here.state.returns(by)
                        here.same(found, [0.0] * setup.seats, f"It returns early by {by}")
            with here:
                state = here.state
                ways = WAYS if game.state.SCORES else WAYS[:-1]
                for by in ways:
                    low, high = game.utility_bounds(by)
                    for value in state.returns(by):
                        wrong = f"{value} by {by} is not from {low} to {high}."
                        here.need(low <= value <= high, wrong)
                here.need(abs(sum(state.returns(BY_PLACE))) < 1e-9, "Places do not add up to 0.")
                scores = [float(score) for score in state.scores()]
                here.same(state.returns(BY_SCORE), scores, "Returns by score are no scores")
                places = sorted(zip(state.ranking(), state.returns(BY_PLACE), strict=True))
                returns = [value for _, value in places]
                here.same(sorted(returns, reverse=True), returns, "A worse place returns more")
        with pytest.raises(ValueError, match="not by 'luck'"):
            here.state.returns("luck")

    def test_games_are_no_longer_than_they_say(self) -> None:
        """A game that names its greatest length keeps to it."""
        longest = self.case.game.state.LONGEST
        if not longest:
            pytest.skip(f"{self.case.name} does not say how long it can take")
        for setup, seed in self.few_games(120):
            for here in walk(self.case, setup, seed):
                here.need(here.step <= longest, f"It takes more than {longest} actions.")

    def test_memories_hold_what_was_seen_and_done(self) -> None:
        """What others do unseen is not in a seat's memory; what it did and saw itself is."""
        for setup, seed in islice(self.few_games(1), 3):
            ((here, match, _, _),) = deque(play_through(self.case, setup, seed), maxlen=1)
            self._check_memories(here, match)

    def _check_memories(self, here: Position, match: Match) -> None:
        with here:
            text = here.game.codec.text
            memories = [Memory(seat) for seat in range(match.seats)]
            for number, state in enumerate(match.walk()):
                for memory in memories:
                    if number and match.moves[number - 1].seat == memory.seat:
                        memory.did(text(match.moves[number - 1].action))
                    memory.see(state)
                    if number % 9 == 0:
                        memory.see(state.imagine(memory.seat, Rng(number)))
            for memory in memories:
                found = match.information_state(memory.seat)
                here.same(found, str(memory), "What is imagined is remembered", memory.seat)
                here.same(str(memory.copy()), str(memory), "A copy forgets", memory.seat)
                mine = [text(move.action) for move in match.moves if move.seat == memory.seat]
                told = [line[2:] for line in memory.lines if line.startswith("> ")]
                here.same(told, mine, "An own action is forgotten", memory.seat)


def need_plain(here: Position, state: State[Any]) -> None:
    """Check that a state holds ints and no truth values: they are equal and look different."""
    for name in state.fields():
        if has_truth(getattr(state, name)):
            here.fail(f"“{name}” holds True or False; write 1 or 0.")


def has_truth(value: Any) -> bool:
    """Say whether there is a truth value in a field."""
    if isinstance(value, (list, tuple)):
        return any(has_truth(item) for item in value)
    return isinstance(value, bool)
