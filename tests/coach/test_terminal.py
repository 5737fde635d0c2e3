"""Hints in the terminal: in words, with the numbers to type, and without a trace in the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from igroteka.coach import advise
from igroteka.engine import find_game
from igroteka.terminal import TerminalGame

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    monkeypatch.setattr("igroteka.coach.advise", partial(advise, iterations=10))

    def play(*typed: str, lang: str = "en") -> str:
        answers = iter(typed)
        monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
        return TerminalGame(find_game("venice"), 2, {}, 7, "random", lang).run()

    return play


def test_h_says_what_to_type_and_why(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    play("h", "q")
    said = capsys.readouterr().out
    assert "What I would do" in said and "chance to win" in said and "1. " in said
    assert "]:" in said  # the number under which the choice stands in the list
    play("р", "q", lang="ru")
    assert "Я бы сделал так" in capsys.readouterr().out


def test_a_game_goes_on_as_if_nobody_had_asked(play: Play) -> None:
    assert play("h", "1", "h", "1", "q") == play("1", "1", "q")
