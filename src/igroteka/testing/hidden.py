"""Hidden information: what a seat may not know changes nothing that it sees, hears or gets."""

from __future__ import annotations

from typing import Any

from igroteka.engine import Match, Rng, State
from igroteka.testing.case import Setup
from igroteka.testing.clauses import Clauses, at_decisions, at_stops
from igroteka.testing.position import Position
from igroteka.testing.walking import play_through, random_step, stops


class HiddenClauses(Clauses):
    """What holds for whoever looks."""

    @at_stops(games=120, most=3)
    def test_hidden_things_stay_hidden(self, here: Position) -> None:
        """What a seat imagines looks the same to it, and depends on nothing else."""
        state, before = here.state, here.state.to_json()
        counted = self.case.conserved(state)
        for seat in here.viewers:
            world = state.imagine(seat, Rng(here.seed + 1))
            found, wanted = world.view(seat), state.view(seat)
            here.same(found, wanted, "What it imagines looks different", seat)
            found = self.case.conserved(world)
            here.same(found, counted, "What it imagines has other components", seat)
            here.same(world.seats_to_act(), state.seats_to_act(), "Others may act", seat)
            if seat is not None:
                found, wanted = world.legal_actions(seat), state.legal_actions(seat)
                here.same(found, wanted, "In what it imagines other actions are legal", seat)
            found = world.imagine(seat, Rng(here.seed + 2)).to_document()
            wanted = state.imagine(seat, Rng(here.seed + 2)).to_document()
            here.same(found, wanted, "What it imagines depends on more than its view", seat)
        here.need(state.to_json() == before, "Imagining changes the state.")

    def test_what_is_hidden_is_drawn_anew(self, setup: Setup) -> None:
        """Nobody imagines things as they truly lie: another time they lie differently."""
        open_to: set[int | None] = {*range(setup.seats), None} if self.case.secrets else set()
        for seed in self.seeds(60):
            for here in stops(self.case, setup, seed, 4):
                with here:
                    for seat in list(open_to):
                        one, two = (here.state.imagine(seat, Rng(seed + n)) for n in (5, 6))
                        two.rng = one.rng
                        if one != two:
                            open_to.remove(seat)
        for seat in open_to:
            here.fail(
                "Whatever the luck, it imagines the same. If nothing at all is hidden in this "
                f'game, write Case("{self.case.name}", secrets=False).',
                seat,
            )

    @at_stops(games=100, most=2)
    def test_imagined_worlds_can_be_played(self, here: Position) -> None:
        """Bots may play on in what they imagine."""
        for seat in here.viewers:
            world, rng = here.state.imagine(seat, Rng(here.seed)), Rng(here.seed)
            for _ in range(self.case.longest):
                if world.is_over:
                    break
                action, actor = random_step(world, rng)
                world.apply(action, actor)
            here.need(world.is_over, "What it imagines does not end.", seat)

    def test_what_can_be_taken_back_has_shown_nothing(self, setup: Setup) -> None:
        """An action that is no barrier leads everybody to a view that they could foresee."""
        for seed in self.seeds(100):
            luck = Rng(seed + 1)
            for here, match, before, move in play_through(self.case, setup, seed):
                if move.barrier or luck.below(4):
                    continue
                with here:
                    for viewer in here.viewers:
                        self._check_foreseen(here, before.imagine(viewer, luck), match, viewer)

    def _check_foreseen(
        self, here: Position, world: State[Any], match: Match, viewer: int | None
    ) -> None:
        seat, action, _, _ = match.moves[-1]
        if viewer == seat or action in world.legal_actions(seat):
            world.apply(action, seat)
            wrong = f"It shows something to seat {viewer}, but is no barrier"
            here.same(match.state.view(viewer), world.view(viewer), wrong, seat, action)

    @at_decisions(games=120, most=4)
    def test_offers_and_closed_things_follow_from_the_view(self, here: Position) -> None:
        """What a decision means to a seat depends on nothing that it may not know."""
        state = here.state
        for seat in state.seats_to_act():
            world = state.imagine(seat, Rng(here.seed + 3))
            found, wanted = world.offers(seat), state.offers(seat)
            here.same(found, wanted, "An offer depends on what is hidden", seat)
            closed, seen = world.closed(seat), state.closed(seat)
            here.same(closed, seen, "A closed thing depends on what is hidden", seat)

    @at_decisions(games=60, most=3)
    def test_refusals_tell_nothing_hidden(self, here: Position) -> None:
        """Asking for what is not legal is no way to learn something."""
        size = self.case.game.codec.size
        state, rng = here.state, Rng(here.seed)
        for seat in state.seats_to_act():
            world = state.imagine(seat, Rng(here.seed + 4))
            legal = state.legal_actions(seat)
            for action in {rng.below(size) for _ in range(12)}.difference(legal):
                found, wanted = world.refusal(action, seat), state.refusal(action, seat)
                wrong = "The refusal depends on what is hidden"
                here.same(str(found), str(wanted), wrong, seat, action)
