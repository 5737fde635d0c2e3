"""Guided games in the terminal: the same lessons, in words, to the end."""

from __future__ import annotations

from functools import partial

import pytest

from igroteka.coach import advise
from igroteka.engine import BadSetup, find_game, game_names, read_record
from igroteka.face import LANGUAGES
from igroteka.face.lessons import courses_of
from igroteka.guided import GuidedGame, course_called

COURSES = [
    (game, course.id) for game in game_names() for course in courses_of(find_game(game).face)
]


class Learner:
    """Types what the lessons want, and sees what is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: GuidedGame) -> None:
        self.game = game
        self.typed: list[str] = []
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str) -> str:
        place = self.game.progress()
        if self.typed:
            return self.typed.pop(0)
        if place is None:
            return "q"
        if place.lesson.free:
            choice = self.game.match.state.offers(self.game.me)[0]
            return choice.text
        return place.due[1] if place.due else ""


@pytest.mark.parametrize("game,course", COURSES)
def test_every_course_is_taken_to_its_end(
    game: str, course: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("igroteka.coach.advise", partial(advise, iterations=4))
    found = find_game(game)
    table = GuidedGame(found, course_called(found, course), LANGUAGES[len(course) % 2])
    Learner(monkeypatch, table)
    record = read_record(table.run())
    said = capsys.readouterr().out
    given = table.course
    assert f"{len(given.lessons)} из" in said or f"Lesson {len(given.lessons)} of" in said
    assert "Тренер" in said or "coach" in said
    played = record.actions[len(given.before) :]
    assert tuple(played[: len(given.script)]) == given.script and len(played) > len(given.script)


def test_wrong_tries_are_answered_and_lessons_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    venice = find_game("venice")
    table = GuidedGame(venice, course_called(venice, ""), "en", lesson=4)
    learner = Learner(monkeypatch, table)
    learner.typed = ["place c4", "place g1", "nonsense", "s", "", "", "u", "q"]
    table.run()
    said = capsys.readouterr().out
    assert "c4" in said and "black 5 suits your cards" in said and "Type a number" in said
    assert "Basil (novice) places a figure on e5." in said
    assert "igroteka learn venice first --lesson" in said
    learner.typed = ["e", "q"]
    table.run()
    assert table.progress() is None


def test_what_is_not_there_is_refused_in_a_sentence() -> None:
    venice = find_game("venice")
    with pytest.raises(BadSetup, match="no lessons called “x”; there are: first"):
        course_called(venice, "x")
    with pytest.raises(BadSetup, match="lessons 1 to 20, not 21"):
        GuidedGame(venice, course_called(venice, ""), "en", lesson=21)
