"""The rules: games end, nothing is lost, and the same actions make the same game."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from igroteka.engine import BadState, IllegalAction, Rng, read_record, record_of
from igroteka.testing.case import Setup
from igroteka.testing.clauses import Clauses, at_stops
from igroteka.testing.position import Position, told
from igroteka.testing.walking import need_same_course, play_through, random_step, walk

NAMES = ["Аня", "bot | 2"]


class RulesClauses(Clauses):
    """What holds whoever looks."""

    def test_every_action_has_one_text(self) -> None:
        """An action and its text are the same thing, both ways."""
        codec = self.case.game.codec
        texts = [codec.text(action) for action in range(codec.size)]
        for action, text in enumerate(texts):
            if codec.parse(text) != action:
                told(f"{self.case.name}: “{text}” does not lead back to action {action}.")
        for nonsense in ("", "dance", texts[0] + " x", "\x00", "é" * 500):
            with pytest.raises(IllegalAction):
                codec.parse(nonsense)

    def test_random_games_end_and_lose_no_component(self, setup: Setup) -> None:
        """Whoever may act can, nobody else; what is counted stays; the points add up."""
        case = self.case
        for seed in self.seeds(2000):
            counted: Any = None
            for here in walk(case, setup, seed):
                with here:
                    state, before = here.state, counted
                    counted = case.conserved(state)
                    if here.step:
                        here.same(counted, before, "The components are not what they were")
                    acting = state.seats_to_act()
                    first = acting[0] if acting else None
                    here.same(state.seat_to_act, first, "`seat_to_act` is not the first to act")
                    for seat in range(setup.seats):
                        legal = state.legal_actions(seat)
                        here.need(len(set(legal)) == len(legal), "An action is legal twice.", seat)
                        if bool(legal) != (seat in acting):
                            who = "may act but has no" if seat in acting else "has a"
                            here.fail(f"Somebody {who} legal action.", seat)
            with here:
                self._check_end(here)

    def _check_end(self, here: Position) -> None:
        state = here.state
        final, scores = state.view(None), state.scores()
        if self.case.tally:
            here.same(self.case.tally(final), scores, "The second way to count differs")
        sheets = final["score_sheets"]
        here.same([sum(sheet.values()) for sheet in sheets], scores, "The sheets do not add up")
        titles = {tuple(sheet) for sheet in sheets}
        here.need(len(titles) == 1, "The score sheets have different lines.")
        here.need(1 in state.ranking(), f"Nobody is first: {state.ranking()}.")

    @at_stops(games=120, most=4)
    def test_legal_means_playable_and_nothing_else_is(self, here: Position) -> None:
        """A legal action changes something; anything else is refused and changes nothing."""
        size = self.case.game.codec.size
        state, rng = here.state, Rng(here.seed)
        before = state.to_json()
        for seat in range(state.seats):
            legal = state.legal_actions(seat)
            for action in legal:
                after = state.copy()
                after.play(action, seat)
                here.need(after.to_json() != before, "It changes nothing.", seat, action)
            illegal = [a for a in (rng.below(size) for _ in range(12)) if a not in legal]
            for action in [*illegal, -1, size]:
                refused(here, action, seat)
                here.need(state.to_json() == before, "A refusal changes it.", seat, action)
        refused(here, 0, state.seats)

    @at_stops(games=160, most=3)
    def test_copies_are_equal_and_independent(self, here: Position) -> None:
        """What is done to a copy is not done to the original."""
        state, before = here.state, here.state.to_json()
        copy = state.copy()
        here.same(copy.to_document(), state.to_document(), "A copy differs")
        here.need(copy.events is None, "Somebody listens to a copy.")
        shared = {
            name
            for name in state.fields()
            if lists_in(getattr(state, name)) & lists_in(getattr(copy, name))
        }
        here.need(not shared, f"A copy shares lists with its original: {shared}.")
        rng = Rng(here.seed)
        for _ in range(30):
            if copy.is_over:
                break
            action, seat = random_step(copy, rng)
            copy.apply(action, seat)
        here.need(state.to_json() == before, "What happens to a copy changes the original.")

    def test_same_seed_and_actions_same_game(self, setup: Setup) -> None:
        """A record written down and read again leads to the same end."""
        for seed in self.seeds(100):
            ((here, match, _, _),) = deque(play_through(self.case, setup, seed), maxlen=1)
            with here:
                names = NAMES[: match.seats]
                text = record_of(match, names).text()
                again = read_record(text).replay()
                found, wanted = again.state.to_document(), match.state.to_document()
                here.same(found, wanted, "The record leads elsewhere")
                here.need(again.moves == match.moves, "The record causes other events.")
                here.same(record_of(again, names).text(), text, "The record reads differently")

    @at_stops(games=120, most=3)
    def test_stored_and_loaded_goes_on_alike(self, here: Position) -> None:
        """A state that was written down and read again is the same state."""
        state = here.state
        loaded = type(state).from_json(state.to_json())
        need_same_course(here, loaded)
        here.need(repr(loaded) == repr(state), "A state read again is written differently.")

    def test_damaged_states_are_refused(self) -> None:
        """What is no state of the game is refused with a sentence."""
        for damaged in ("", "{}", "[1]", '{"seats": 2}'):
            with pytest.raises(BadState):
                self.case.game.state.from_json(damaged)

    @at_stops(games=60, most=2)
    def test_a_game_keeps_its_terms(self, here: Position) -> None:
        """The version of the rules and the edition are the same in whatever a state becomes."""
        setup = here.setup
        wanted = (setup.seats, setup.rules, setup.edition)
        state, view = here.state, here.state.view(None)
        here.same(view["options"], setup.options, "The view's options are others")
        here.same((view["rules"], view["edition"]), wanted[1:], "The view's terms are others")
        became = {
            "the game itself": state,
            "a copy": state.copy(),
            "a state read again": type(state).from_json(state.to_json()),
            **{
                f"what seat {viewer} imagines": state.imagine(viewer, Rng(here.seed))
                for viewer in here.viewers
            },
        }
        for name, other in became.items():
            found = (other.seats, other.rules, other.edition)
            here.same(found, wanted, f"Seats, rules and edition of {name} changed")
            here.same(other.options, state.options, f"The options of {name} changed")

    def test_undo_leads_back(self, setup: Setup) -> None:
        """What showed nothing to anybody can be taken back by who did it, exactly."""
        for seed in self.seeds(100):
            luck, undone = Rng(seed + 1), 0
            for here, match, before, move in play_through(self.case, setup, seed):
                with here:
                    if move.barrier:
                        with pytest.raises(IllegalAction):
                            match.undo(move.seat)
                    elif undone < 12 and luck.below(4) == 0:
                        undone += 1
                        after, (seat, action, _, _) = match.state.copy(), move
                        with pytest.raises(IllegalAction):
                            match.undo((seat + 1) % setup.seats)
                        match.undo(seat)
                        found, wanted = match.state.to_document(), before.to_document()
                        here.same(found, wanted, "Undo leads elsewhere", seat, action)
                        match.play(action, seat)
                        found, wanted = match.state.to_document(), after.to_document()
                        here.same(found, wanted, "Done again, it differs", seat, action)

    @at_stops(games=100, most=6)
    def test_order_of_simultaneous_acts_does_not_matter(self, here: Position) -> None:
        """Who may act at the same time may do so in any order."""
        state, rng = here.state, Rng(here.seed)
        acting = state.seats_to_act()
        if len(acting) < 2:
            return
        one, two = rng.shuffled(acting)[:2]
        first = rng.choice(state.legal_actions(one))
        second = rng.choice(state.legal_actions(two))
        this, that = state.copy(), state.copy()
        this.apply(first, one)
        that.apply(second, two)
        legal = state.legal_actions(two)
        wrong = f"What seat {one} does changes what is legal"
        here.same(this.legal_actions(two), legal, wrong, two)
        this.apply(second, two)
        that.apply(first, one)
        found, wanted = this.to_document(), that.to_document()
        here.same(found, wanted, f"It matters that seat {one} is first", one, first)


def refused(here: Position, action: int, seat: int) -> None:
    """Check that an action is refused with a sentence."""
    try:
        here.state.play(action, seat)
    except IllegalAction as refusal:
        here.need(len(str(refusal)) > 10, "The refusal is no sentence.", seat, action)
        return
    here.fail("It is not legal, and not refused.", seat, action)


def lists_in(value: Any) -> set[int]:
    """Return the identities of all lists inside a field."""
    if isinstance(value, list):
        return {id(value)}.union(*(lists_in(item) for item in value))
    return set()
