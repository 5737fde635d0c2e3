"""A bot of somebody's own that does wrong is named, with where and what, in one sentence."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from igroteka.arena import Arena
from igroteka.bots import Bot, BotFailed, Sight
from igroteka.bots.deciding import decision
from igroteka.engine import BadSetup, Rng, find_game
from igroteka.face import said_in
from igroteka.learning.table import Table
from igroteka.learning.turns import Turns


class Wrong(Bot):
    """Answers whatever it is told to answer."""

    name = "wrong"
    answer: Any = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        if isinstance(self.answer, BaseException):
            raise self.answer
        answer: int = self.answer
        return answer


def sight() -> Sight:
    game = find_game("venice")
    state = game.new(2, 3)
    return Sight.of(game, state, state.seats_to_act()[0], Rng(1))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, r"wrong chose None, which is not legal; legal: \d+ \(place "),
        (99999, "wrong chose 99999, which is not legal"),
        (-1, "wrong chose -1, which"),
        ("place a1", "wrong chose 'place a1', which"),
        (0.0, "wrong chose 0.0, which"),
        (KeyError("x"), r"wrong has failed: KeyError: 'x' \(test_deciding\.py:\d+\)"),
        (ZeroDivisionError(), r"wrong has failed: ZeroDivisionError \("),
        (SystemExit(4), r"wrong has failed: SystemExit: 4 \("),
    ],
)
def test_it_says_who_did_what(answer: Any, said: str) -> None:
    bot = Wrong()
    bot.answer = answer
    with pytest.raises(BotFailed, match=said) as caught:
        decision(bot, sight(), Rng(1))
    assert "wrong" in said_in(caught.value, "ru")


def test_what_is_legal_may_be_any_kind_of_whole_number() -> None:
    numpy = pytest.importorskip("numpy")
    bot, seen = Wrong(), sight()
    bot.answer = numpy.int64(seen.actions[2])
    chosen = decision(bot, seen, Rng(1))
    assert type(chosen) is int and chosen == seen.actions[2]


def test_a_sentence_of_its_own_is_passed_on() -> None:
    bot = Wrong()
    bot.answer = BadSetup("There is no such opening.")
    with pytest.raises(BadSetup, match="no such opening"):
        decision(bot, sight(), Rng(1))


def test_the_arena_says_in_which_deal_and_at_which_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "Wrong", Wrong, raising=False)
    with pytest.raises(BotFailed, match=r"^Deal 0, seat [12], .*wrong chose None"):
        Arena("venice", ("random", "mine=__main__:Wrong"), games=2).play(jobs=1)


def test_a_rival_of_a_learner_is_named_and_not_the_learner() -> None:
    import numpy

    turns = Turns(Table("venice", seats=2), [Wrong()], seat=0)
    with pytest.raises(BotFailed, match="wrong chose None"):
        turns.begin(numpy.random.default_rng(1), seed=7)
        while turns.take(turns.table.legal[0]):
            pass
