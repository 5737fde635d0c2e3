"""Bots: every bot plays, fairly and repeatably, and what a game tells them makes sense."""

from __future__ import annotations

import re

from igroteka.bots import Sight, make_bot
from igroteka.coach import advise
from igroteka.engine import Rng
from igroteka.face import LANGUAGES
from igroteka.testing.clauses import Clauses, at_stops
from igroteka.testing.position import Position
from igroteka.testing.walking import FIRST_SEED, stops

HINT_ITERATIONS = 12


class BotClauses(Clauses):
    """What holds for who decides without being a person."""

    @at_stops(games=60, most=3)
    def test_knowledge_speaks_of_what_is_there(self, here: Position) -> None:
        """A position is worth something to each seat, and what deserves a thought is legal."""
        knowledge, state = here.game.knowledge, here.state
        before = state.to_json()
        for values in (knowledge.values(state), knowledge.utilities(state)):
            here.same(len(values), state.seats, "Not every seat has a value")
        for seat in state.seats_to_act():
            legal = state.legal_actions(seat)
            world = state.imagine(seat, Rng(here.seed))
            candidates = knowledge.candidates(world, seat)
            here.need(candidates, "No action deserves a thought.", seat)
            more = set(candidates).difference(legal)
            here.need(not more, f"Candidates are not legal: {more}.", seat)
            action = knowledge.playout_action(world, seat, Rng(here.seed))
            here.need(action in legal, "It is played on with, but not legal.", seat, action)
        here.need(state.to_json() == before, "To value a state changes it.")

    def test_characters_like_what_is_counted(self) -> None:
        """A character has a short name, likes features of the game, and can be called something."""
        game = self.case.game
        for name, likes in game.knowledge.CHARACTERS.items():
            assert re.fullmatch("(?!surprise)[a-z]{1,8}", name), (
                f"{name} is no name of a character."
            )
            more = set(likes).difference(game.knowledge.FEATURES)
            assert likes and not more, f"The {name} likes what is not counted: {more}."
            for lang in LANGUAGES if game.face_path else ():
                assert game.face.character_title(name, lang)
                assert game.face.character_about(name, lang)

    def test_what_is_hidden_never_changes_a_choice(self, bot: str) -> None:
        """In worlds that it cannot tell apart a bot decides the same."""
        for seats in self.case.game.seat_counts:
            setup = next(s for s in self.case.every_setup if s.seats == seats)
            for here in stops(self.case, setup, FIRST_SEED + seats, 4):
                with here:
                    for seat in here.state.seats_to_act():
                        self._check_choice(here, bot, seat)

    def _check_choice(self, here: Position, bot: str, seat: int) -> None:
        state, chosen = here.state, set()
        for world in (state, state.imagine(seat, Rng(1)), state.imagine(seat, Rng(2))):
            rng = Rng(state.seats)
            chosen.add(make_bot(bot).choose(Sight.of(here.game, world, seat, rng), rng))
        here.need(len(chosen) == 1, f"{bot} decides by what is hidden: {chosen}.", seat)
        here.need(chosen <= set(state.legal_actions(seat)), f"{bot} does what is not legal.", seat)

    def test_what_is_hidden_never_changes_a_hint(self) -> None:
        """In worlds that a seat cannot tell apart the coach says the same."""
        setup = self.case.newest_setups[-1]
        for here in stops(self.case, setup, FIRST_SEED + 9, 2):
            with here:
                for seat in here.state.seats_to_act()[:1]:
                    told = []
                    for world in (here.state, here.state.imagine(seat, Rng(1))):
                        sight = Sight.of(here.game, world, seat, Rng(2))
                        told.append(advise(sight, Rng(3), iterations=HINT_ITERATIONS))
                    here.same(told[1], told[0], "A hint depends on what is hidden", seat)
                    legal = here.state.legal_actions(seat)
                    found = {hint.action for hint in told[0].hints}
                    here.need(found <= set(legal), "A hint is not legal.", seat)

    def test_bots_play_to_the_end(self, bot: str) -> None:
        """At the smallest table, and in the last set-up: most seats, all options."""
        for setup in (self.case.every_setup[0], self.case.newest_setups[-1]):
            here = Position(self.case, self.case.new(setup, FIRST_SEED + 3), setup)
            state, rng = here.state, Rng(FIRST_SEED + 3)
            player = make_bot("greedy" if bot.startswith("search") else bot)
            searcher = make_bot("search:4" if bot.startswith("search") else bot)
            with here:
                for _ in range(self.case.longest):
                    if (seat := state.seat_to_act) is None:
                        break
                    chooser = searcher if seat == 0 else player
                    state.play(chooser.choose(Sight.of(here.game, state, seat, rng), rng), seat)
                here.need(state.is_over, f"With {bot} the game does not end.")
