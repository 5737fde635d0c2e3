"""Guided first games: real games that begin as prepared, in which small lessons say what to do.

A game may have ``words/lessons.toml``, and beside it the words, ``words/lessons.<lang>.ftl``. A
course is a deal and its lessons, in order. A lesson says one thing, points at it on the drawings,
and names the moves that belong to it, as a record does: the learner's, which it waits for, and the
bots', which it explains while they make them. From the first free lesson on everybody plays as
they like, and the coach comments. See docs/lessons.md.

Where somebody is in a course follows from what was played and from how many lessons were read:
nothing else is kept, so it survives whatever the game survives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.textfile import text_of, toml_of
from igroteka.face.face import Face, Look

Turn = tuple[int, str]
"""A seat and the text of its action."""
LONGEST_ID: Final = 20


@dataclass(frozen=True)
class Lesson:
    """One small thing to learn."""

    id: str
    """Its words are the message ``<game>-lesson-<course>-<id>``; with ``-else`` at the end, what is
    said to who does something else that is allowed."""
    moves: tuple[Turn, ...] = ()
    """What is done in it; nothing: it is only read."""
    points: tuple[str, ...] = ()
    """The things it points at, by the names of the drawings."""
    free: bool = False
    """Whether the learner has a turn of their own, of which the coach says what it thinks."""


@dataclass(frozen=True)
class Course:
    """A prepared game and its lessons."""

    id: str
    seats: int
    seed: int
    lessons: tuple[Lesson, ...]
    seat: int = 0
    """The learner's."""
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    """The data it is played with, for a game whose data a host can replace."""
    before: tuple[Turn, ...] = ()
    """What was played before the learner comes."""

    @cached_property
    def script(self) -> tuple[Turn, ...]:
        """All moves of all lessons."""
        return tuple(move for lesson in self.lessons for move in lesson.moves)

    def is_read(self, lesson: Lesson) -> bool:
        """Say whether a lesson is over only when the learner has read it and goes on.

        Where the learner does the last thing in it, doing it is enough.
        """
        return not lesson.free and (not lesson.moves or lesson.moves[-1][0] != self.seat)


class Progress(NamedTuple):
    """Where somebody is in a course that is not over."""

    course: Course
    number: int
    """The lesson, from 0."""
    made: int
    """So many moves of the script were made; more: the game goes on freely."""

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.course.lessons[self.number]

    @property
    def due(self) -> Turn | None:
        """What is to be done now in this lesson, by whomever; None: nothing."""
        return self.course.script[self.made] if self.made < self._end else None

    @property
    def _end(self) -> int:
        """So many moves of the script are made when those of this lesson are."""
        return sum(len(lesson.moves) for lesson in self.course.lessons[: self.number + 1])

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for nothing but being read."""
        return not self.lesson.free and self.due is None

    @property
    def is_guided(self) -> bool:
        """Whether the moves are still those of the course."""
        return self.made < len(self.course.script)

    @property
    def is_last(self) -> bool:
        """Whether the game goes on without lessons after this one."""
        return self.number + 1 == len(self.course.lessons)

    def own_moves(self) -> list[str]:
        """Return what the learner still has to do in this lesson before somebody else acts."""
        ahead = self.course.script[self.made : self._end]
        own = takewhile(lambda move: move[0] == self.course.seat, ahead)
        return [text for _, text in own]

    def fits(self, texts: Sequence[str]) -> bool:
        """Say whether the learner does what the course has next, one thing or several at once."""
        ahead = self.course.script[self.made : self.made + len(texts)]
        return bool(texts) and list(ahead) == [(self.course.seat, text) for text in texts]


def progress(course: Course, played: Sequence[Turn], read: int, turns: int = 0) -> Progress | None:
    """Return where somebody is who has *read* so many lessons; None: the course is over.

    *played* is what was done since it began. It is over, too, where that is not what the course
    has: then it was begun by another edition of the lessons. *turns* are those that the learner
    has had since the last move of the script.
    """
    script = course.script
    if any(one != other for one, other in zip(played, script, strict=False)):
        return None
    end = freed = 0
    for number, lesson in enumerate(course.lessons):
        end += len(lesson.moves)
        if lesson.free:
            freed += 1
            is_over = turns >= freed or read > number
        elif len(played) > end and not freed:
            is_over = True
        else:
            is_over = len(played) >= end and (not course.is_read(lesson) or read > number)
        if not is_over:
            return Progress(course, number, len(played))
    return None


def turns_of(seat: int, actors: Iterable[int], waiting: Iterable[Sequence[int]], over: bool) -> int:
    """Return how many turns of *seat* are over, given who acted and whom one waited for before.

    Where all decide at the same time, another's act ends no turn.

    >>> turns_of(0, [0, 0, 1, 2, 0, 1], [[0], [0], [1], [2], [0], [0, 1]], over=False)
    1
    """
    turns, has_acted = 0, False
    for actor, waited in zip(actors, waiting, strict=True):
        if actor == seat:
            has_acted = True
        elif has_acted and seat not in waited:
            turns, has_acted = turns + 1, False
    return turns + (over and has_acted)


# --- the files ----------------------------------------------------------------------------------


def courses_of(face: Face[Any]) -> tuple[Course, ...]:
    """Return the courses of a game, in the order of its file; none if it has none."""
    return courses_in(face.folder)


def courses_in(folder: Path) -> tuple[Course, ...]:
    """Return the courses of the game that lies in a folder, without loading its face."""
    return read_courses(folder / "words" / "lessons.toml")


def find_course(face: Face[Any], id: str) -> Course | None:
    """Return a course of a game; None: it has no such course."""
    return next((course for course in courses_of(face) if course.id == id), None)


@cache
def read_courses(file: Path) -> tuple[Course, ...]:
    """Return the courses of a file.

    :raises ValueError: if it says something that no course has.
    """
    if not file.exists():
        return ()
    return tuple(course_of(told) for told in toml_of(text_of(file))["course"])


def course_of(told: Mapping[str, Any]) -> Course:
    """Return a course as the file tells it: seats are counted from 1, as in records.

    :raises ValueError: if it says something that no course has, or not what all have.
    """
    said = dict(told)
    try:
        return Course(
            id=said.pop("id"),
            seats=said.pop("seats"),
            seed=said.pop("seed"),
            seat=said.pop("seat", 1) - 1,
            options=tuple(said.pop("options", {}).items()),
            edition=said.pop("edition", ""),
            before=moves_of(said.pop("before", ())),
            lessons=tuple(lesson_of(lesson) for lesson in said.pop("lesson")),
            **said,
        )
    except (TypeError, KeyError) as error:
        raise ValueError(f"lessons.toml, course {told.get('id')}: {error}") from None


def lesson_of(told: Mapping[str, Any]) -> Lesson:
    """Return a lesson as the file tells it."""
    moves, points = moves_of(told.get("moves", ())), tuple(told.get("points", ()))
    return Lesson(**{**told, "moves": moves, "points": points})


def moves_of(lines: Iterable[str]) -> tuple[Turn, ...]:
    """Return moves as records write them, each with its seat from 1.

    >>> moves_of(["1 place d5", "2 place a2"])
    ((0, 'place d5'), (1, 'place a2'))
    """
    parts = (line.split(" ", 1) for line in lines)
    return tuple((int(seat) - 1, text) for seat, text in parts)


def begun(game: Game, course: Course) -> Match:
    """Return the game as a course begins, by the newest rules.

    :raises BadSetup: if the data it is played with are not here.
    :raises IllegalAction: if the rules do not allow it any more.
    """
    found = game.at(course.edition) if course.edition else game
    match = Match.start(found, course.seats, course.seed, dict(course.options))
    for seat, text in course.before:
        match.play(text, seat)
    return match


# --- the words ----------------------------------------------------------------------------------


def title(face: Face[Any], course: Course, lang: str) -> str:
    """Return what a course is called: message <game>-course-<course>."""
    return face.words(lang)(f"{face.name}-course-{course.id}")


def about(face: Face[Any], course: Course, lang: str) -> str:
    """Return one sentence about a course: message <game>-course-<course>-about."""
    return face.words(lang)(f"{face.name}-course-{course.id}-about")


def text(face: Face[Any], course: Course, lesson: Lesson, look: Look) -> str:
    """Return what a lesson says; in its message ``$p2`` is who sits in the second seat."""
    return face.words(look.lang)(f"{face.name}-lesson-{course.id}-{lesson.id}", **called(look))


def otherwise(face: Face[Any], course: Course, lesson: Lesson, look: Look) -> str:
    """Return what is said to who does something else that is allowed; empty: nothing special."""
    words, message = face.words(look.lang), f"{face.name}-lesson-{course.id}-{lesson.id}-else"
    return words(message, **called(look)) if words.has(message) else ""


def called(look: Look) -> dict[str, str]:
    """Return what messages call the seats, from 1."""
    return {f"p{seat}": name for seat, name in enumerate(look.names, 1)}
