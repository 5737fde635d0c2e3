"""Puzzles in the terminal: the same as in the browser, in words."""

from __future__ import annotations

import re

import pytest

from igroteka import coach
from igroteka.engine import BadSetup, find_game, game_names
from igroteka.face import LANGUAGES
from igroteka.puzzling import PuzzleGame, puzzle_called


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Have a person type these, and then leave."""
    left = iter(answers)
    monkeypatch.setattr("builtins.input", lambda _: next(left, "q"))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_solved_in_words(
    game: str,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = find_game(game)
    puzzle = puzzle_called(found, "")
    wrong = next(iter(puzzle.line[0].others or {}))
    right = [decision.answers[0] for decision in puzzle.line]
    typed(monkeypatch, "h", wrong, *right)
    PuzzleGame(found, puzzle, lang, "Anna").run()
    said = capsys.readouterr().out
    chance = round(100 * (puzzle.line[0].others or {})[wrong])
    if lang == "en":
        assert f"you win about {chance}% of the games" in said and "Here is no hint" in said
        assert "The point is made." in said and "Compared with “" in said
    else:
        assert f"выигрывают около {chance} % партий" in said and "Задача решена." in said
    assert not re.search(r"\{ ?\$", said)


def test_the_answer_is_shown_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    venice = find_game("venice")
    puzzle = coach.puzzles_of(venice)[-1]
    game = PuzzleGame(venice, puzzle, "en")
    typed(monkeypatch, "a", "", "q")
    game.run()
    said = capsys.readouterr().out
    assert "That was the answer." in said and "chance to win" in said
    assert len(game.match.moves) >= len(puzzle.moves) + len(puzzle.line)


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="venice has no puzzle “x”"):
        puzzle_called(find_game("venice"), "x")
