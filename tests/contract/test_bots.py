"""Every bot plays every game, fairly and repeatably."""

from __future__ import annotations

import pytest

from igroteka.bots import Sight, make_bot
from igroteka.engine import Rng
from tests.contract.cases import Case
from tests.contract.every import CASES, setup_id
from tests.contract.walking import stops

every_case = pytest.mark.parametrize("case", CASES, ids=setup_id)
every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "search:40"])


@every_case
@every_bot
def test_what_is_hidden_never_changes_a_choice(case: Case, bot: str) -> None:
    for seats in case.game.seat_counts:
        for state in stops(case, seats, {}, seats, 4):
            for seat in state.seats_to_act():
                choices = set()
                for world in (state, state.imagine(seat, Rng(1)), state.imagine(seat, Rng(2))):
                    rng = Rng(seats)
                    choices.add(make_bot(bot).choose(Sight.of(case.game, world, seat, rng), rng))
                assert len(choices) == 1
                assert choices <= set(state.legal_actions(seat))


@every_case
@every_bot
def test_bots_play_to_the_end(case: Case, bot: str) -> None:
    # The smallest table, and the last set-up: most seats, all options.
    for seats, options in ((case.game.seat_counts[0], {}), case.all_setups()[-1]):
        state = case.game.new(seats, 3, options)
        rng = Rng(3)
        player = make_bot("greedy" if bot.startswith("search") else bot)
        searcher = make_bot("search:4" if bot.startswith("search") else bot)
        for _ in range(case.longest):
            if (seat := state.seat_to_act) is None:
                break
            chooser = searcher if seat == 0 else player
            state.play(chooser.choose(Sight.of(case.game, state, seat, rng), rng), seat)
        assert state.is_over, "the game has not ended"
