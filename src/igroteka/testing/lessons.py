"""Lessons: each can be given to the end by the newest rules, shows what it names, and has words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from igroteka.engine import Game, IgrotekaError, Match
from igroteka.face import LANGUAGES, Look, lessons
from igroteka.face.cropping import Drawing
from igroteka.face.figures import names_of
from igroteka.face.lessons import LONGEST_ID, Course, Lesson
from igroteka.testing.clauses import Clauses
from igroteka.testing.position import told

ID: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS: Final = 330
"""So much of a lesson stands on a phone beside the drawing that it is about."""


class LessonClauses(Clauses):
    """What holds for the lessons of a game that gives some."""

    def test_the_lessons_can_be_given(self) -> None:
        """Each is played as it says, points at what is drawn, and has words in every language."""
        game = self.case.game
        if not game.face_path:
            pytest.skip(f"{game.name} has no face yet: its `face_path` is empty.")
        if wrong := list(mistakes_in(game)):
            told("\n".join(wrong))


def mistakes_in(game: Game) -> Iterator[str]:
    """Yield what is wrong with the lessons of a game, a sentence each."""
    courses = lessons.courses_of(game.face)
    if len({course.id for course in courses}) < len(courses):
        yield f"{game.name}: two courses have the same id."
    for course in courses:
        for wrong in (*mistakes_of(course), *played_wrong(game, course)):
            yield f"{game.name}, course {course.id}: {wrong}"
    yield from wrong_words(game, courses)


def mistakes_of(course: Course) -> Iterator[str]:
    """Yield what is wrong with a course as such."""
    ids = [lesson.id for lesson in course.lessons]
    if len(set(ids)) < len(ids):
        yield "two lessons have the same id."
    for id in (course.id, *ids):
        if not ID.fullmatch(id) or len(id) > LONGEST_ID or id.endswith("else"):
            yield f"“{id}” is no id: small letters, digits and dashes, at most {LONGEST_ID}."
    free = [number for number, lesson in enumerate(course.lessons) if lesson.free]
    if not free:
        yield "there is no free lesson: the learner never chooses."
    elif any(lesson.moves for lesson in course.lessons[free[0] :]):
        yield "after the first free lesson nothing is prepared any more, so none has moves."
    if course.lessons[-1].free or course.lessons[-1].moves:
        yield "the last lesson is only read: it says good-bye."


def played_wrong(game: Game, course: Course) -> Iterator[str]:
    """Yield what cannot be done, or is not there, when a course is played."""
    try:
        match = lessons.begun(game, course)
    except (IgrotekaError, KeyError) as error:
        yield f"it cannot begin: {error}"
        return
    for lesson in course.lessons:
        missing = set(lesson.points)
        for place, (seat, text) in enumerate(lesson.moves):
            refused = refusal(match, seat, text)
            if refused:
                yield f"lesson {lesson.id}: “{seat + 1} {text}”: {refused}"
                return
            if seat == course.seat and opens(match, seat, text):
                following = lesson.moves[place + 1 : place + 2]
                if not following or following[0][0] != seat:
                    yield (
                        f"lesson {lesson.id}: “{text}” only takes something up; the page sends it "
                        "with what follows, which has to stand in the same lesson."
                    )
            missing -= things(match, course) if missing else set()
            match.play(text, seat)
        missing -= things(match, course) if missing else set()
        if missing:
            yield f"lesson {lesson.id}: no drawing shows {', '.join(sorted(missing))}."
    if match.state.is_over:
        yield "the game is over before the learner may choose."


def refusal(match: Match, seat: int, text: str) -> str:
    """Return why a move cannot be made; empty: it can."""
    if seat not in match.state.seats_to_act():
        return f"it is the turn of {[other + 1 for other in match.state.seats_to_act()]}."
    try:
        if match.game.codec.text(match.game.codec.parse(text)) != text:
            return "it is written otherwise."
        match.copy().play(text, seat)
    except IgrotekaError as error:
        return str(error)
    return ""


def opens(match: Match, seat: int, text: str) -> bool:
    """Say whether a move only takes something up."""
    return any(offer.opens and offer.text == text for offer in match.state.offers(seat))


def things(match: Match, course: Course) -> set[str]:
    """Return the names of all things that the learner's page shows now."""
    state, face, seat = match.state, match.game.face, course.seat
    view, look = state.view(seat), look_of(match, "en")
    acts = seat in state.seats_to_act()
    choices = face.choices(view, state.offers(seat), look) if acts else []
    shut = face.shut(state.closed(seat), look) if acts else []
    drawn = [pane.svg for pane in face.panes(view, look, choices, shut)]
    drawn += [pane.svg for _, pane in face.rivals(view, look, choices, shut)]
    return {name for svg in drawn for name in Drawing(svg).things()}


def look_of(match: Match, lang: str) -> Look:
    """Return those who play, as bots are called."""
    return Look(lang, tuple(names_of(match.game.face, match.seats, lang)))


def wrong_words(game: Game, courses: Sequence[Course]) -> Iterator[str]:
    """Yield what is missing in a language, too long, or said nowhere."""
    face = game.face
    for lang in LANGUAGES:
        words, wanted, allowed = face.words(lang), set(), set()
        for course in courses:
            name = f"{face.name}-course-{course.id}"
            wanted |= {name, f"{name}-about"}
            for lesson in course.lessons:
                wanted.add(message := message_of(game, course, lesson))
                allowed.add(f"{message}-else")
                look = Look(lang, tuple(names_of(face, course.seats, lang)))
                if words.has(message):
                    said = lessons.text(face, course, lesson, look)
                    if len(said) > MOST_LETTERS:
                        yield f"{message} has {len(said)} letters in {lang}, {MOST_LETTERS} fit."
        for message in sorted(wanted - words.ids):
            yield f"{message} has no words in {lang}."
        begins = (f"{face.name}-lesson-", f"{face.name}-course-")
        for message in sorted(id for id in words.ids if id.startswith(begins)):
            if message not in wanted | allowed:
                yield f"{message} in {lang} belongs to no lesson."


def message_of(game: Game, course: Course, lesson: Lesson) -> str:
    """Return the message of a lesson's words."""
    return f"{game.name}-lesson-{course.id}-{lesson.id}"
