"""Tell the lessons of a game step by step, and what is wrong with them: for who writes some.

    python -m scripts.lessons venice
    python -m scripts.lessons bruges --course canals --lang ru
    python -m scripts.lessons venice --lesson buy --things

The first tells all that is said and done; with --things, the names by which the drawings know
their things where a lesson begins (`points` of words/lessons.toml), and what the learner may do.
"""

from __future__ import annotations

import sys

import click

from igroteka.engine import Game, Match, find_game
from igroteka.face import lessons
from igroteka.face.lessons import Course, Lesson
from igroteka.testing.lessons import look_of, mistakes_in, refusal, things


@click.command()
@click.argument("game")
@click.option("--course", default="", help="Only this one.")
@click.option("--lang", default="en")
@click.option("--lesson", default="", help="Only this one.")
@click.option("--things", "lists", is_flag=True, help="What is drawn and can be done there.")
def main(game: str, course: str, lang: str, lesson: str, lists: bool) -> None:
    """Tell the lessons of GAME."""
    found = find_game(game)
    for given in lessons.courses_of(found.face):
        if course in ("", given.id):
            tell(found, given, lang, lesson, lists)
    wrong = list(mistakes_in(found))
    for sentence in wrong:
        click.echo(f"WRONG {sentence}")
    sys.exit(bool(wrong))


def tell(game: Game, course: Course, lang: str, only: str, lists: bool) -> None:
    """Tell one course: what is said, what is done, what comes of it."""
    match = lessons.begun(game, course)
    face, look = match.game.face, look_of(match, lang)
    click.echo(f"== {course.id}: {lessons.title(face, course, lang)}")
    if not only:
        click.echo(face.text(match.state.view(course.seat), look))
    for number, lesson in enumerate(course.lessons, 1):
        if only in ("", lesson.id):
            click.echo(f"\n{number}. {lesson.id}: {lessons.text(face, course, lesson, look)}")
            if lists:
                list_things(match, course, lesson)
        for seat, text in lesson.moves:
            if refused := refusal(match, seat, text):
                click.echo(f"   {seat + 1} {text}: {refused}")
                return
            told = [face.tell(event, look) for event in match.play(text, seat).events]
            if only in ("", lesson.id):
                click.echo(f"   {seat + 1} {text}  {' '.join(told)}")
    if not only:
        click.echo("\n" + face.text(match.state.view(course.seat), look))


def list_things(match: Match, course: Course, lesson: Lesson) -> None:
    """List what is drawn where a lesson begins, what may be done, and what is closed."""
    state = match.state
    click.echo(f"   drawn: {' '.join(sorted(things(match, course)))}")
    for seat in state.seats_to_act():
        click.echo(f"   {seat + 1} may: {'; '.join(o.text for o in state.offers(seat))}")
    if course.seat in state.seats_to_act():
        for thing in state.closed(course.seat):
            click.echo(f"   closed: {thing.about}: {thing.reason}")


if __name__ == "__main__":
    main()
