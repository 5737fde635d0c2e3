"""What a learner is told at a table where lessons are given."""

from __future__ import annotations

from igroteka import coach
from igroteka.engine import Match
from igroteka.face import Look, lessons
from igroteka.tables.table import Table
from igroteka.tables.views import GuideView


def guide_view(table: Table, me: int | None, lang: str) -> GuideView | None:
    """Return the lesson for the viewer in seat *me*, who reads *lang*; None: there is none."""
    place = table.progress()
    if place is None or me != place.course.seat:
        return None
    face, course, lesson = table.game.face, place.course, place.lesson
    return GuideView(
        course=course.id,
        title=lessons.title(face, course, lang),
        lesson=place.number + 1,
        lessons=len(course.lessons),
        id=lesson.id,
        text=lessons.text(face, course, lesson, look_of(table, lang)),
        points=list(lesson.points),
        expects=place.own_moves(),
        waits=place.waits,
        is_free=lesson.free,
        is_last=place.is_last,
        comment=comment(table, me, lang),
    )


def look_of(table: Table, lang: str) -> Look:
    """Return what lessons call those at the table: a bot by its first name."""
    words = table.game.face.words(lang)
    names = (
        words(f"bot-name-{number}") if seat.bot else seat.name
        for number, seat in enumerate(table.seats)
    )
    return Look(lang, tuple(names))


def comment(table: Table, me: int, lang: str) -> str:
    """Return what the coach says about the learner's last decision; empty: nothing, or not yet."""
    moves = table.match.moves
    steps = [step for step in table.advised if step < len(moves) and moves[step].seat == me]
    if not steps:
        return ""
    return commented(table.match, max(steps), table, lang)


def commented(match: Match, step: int, table: Table, lang: str) -> str:
    """Return what the coach says about the decision made at a step."""
    face, seat = match.game.face, match.moves[step].seat
    before = match.at(step).state
    choices = face.choices(before.view(seat), before.offers(seat), look_of(table, lang))
    advice, action = table.advised[step], match.moves[step].action
    return coach.commented(advice, action, coach.labels_of(choices), face, lang, match.seats - 1)
