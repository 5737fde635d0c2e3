"""A guided game in the terminal: the same lessons as at a table in the browser, in words."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka import coach
from igroteka.bots import Sight
from igroteka.engine import BadSetup, Game, Rng
from igroteka.face import Choice, lessons
from igroteka.face.lessons import Course, Progress, begun, courses_of, find_course, turns_of
from igroteka.terminal import TerminalGame

BOTS = "novice"
"""Who plays on against the learner when the prepared moves are over."""


def course_called(game: Game, id: str) -> Course:
    """Return a course of a game; without a name, its first.

    :raises BadSetup: if there is none; the sentence says which there are.
    """
    found = courses_of(game.face)
    if not found:
        raise BadSetup("{game} gives no lessons yet.", "refusal-no-lessons", game=game.name)
    course = find_course(game.face, id) if id else found[0]
    if course is None:
        raise BadSetup(
            "{game} has no lessons called “{course}”; there are: {courses}.",
            "refusal-no-course",
            game=game.name,
            course=id,
            courses=", ".join(course.id for course in found),
        )
    return course


class GuidedGame(TerminalGame):
    """One person who learns, against bots that at first do what the lessons say."""

    def __init__(
        self, game: Game, course: Course, lang: str, name: str = "", lesson: int = 1
    ) -> None:
        match = begun(game, course)
        options = dict(course.options)
        super().__init__(
            match.game, course.seats, options, course.seed, BOTS, lang, name, course.seat
        )
        if not 1 <= lesson <= len(course.lessons):
            raise BadSetup(
                "There are lessons 1 to {last}, not {lesson}.",
                "refusal-no-lesson",
                last=len(course.lessons),
                lesson=lesson,
            )
        self.match = match
        self.course = course
        self.is_over = False
        self.read = lesson - 1
        self.said = -1
        """The lesson that was last said, from 0."""
        for before in course.lessons[: self.read]:
            for seat, text in before.moves:
                self.match.play(text, seat)

    def progress(self) -> Progress | None:
        """Return where the person is; None: the lessons are over."""
        state = self.match.state
        if self.is_over or state.is_over:
            return None
        text, script = self.match.game.codec.text, len(self.course.script)
        first = len(self.course.before)
        moves = self.match.moves[first:]
        played = [(move.seat, text(move.action)) for move in moves[:script]]
        played += [(move.seat, "") for move in moves[script:]]
        start = first + script
        waiting = [
            self.match.at(step).state.seats_to_act() for step in range(start, first + len(moves))
        ]
        actors = [move.seat for move in moves[script:]]
        turns = turns_of(self.me, actors, waiting, over=False)
        return lessons.progress(self.course, played, self.read, turns)

    def run(self) -> str:
        """Play as always; who leaves the lessons is told how to come back."""
        record = super().run()
        place = self.progress()
        if place is not None:
            name, course, number = self.match.game.name, self.course.id, place.number + 1
            self.say(self.words("terminal-lesson-back", game=name, course=course, n=number))
        return record

    def go_on(self) -> bool:
        """Say the lesson, and have done what it is about. Return False to leave."""
        place = self.progress()
        if place is None:
            return super().go_on()
        if place.number != self.said:
            self.said = place.number
            text = lessons.text(self.face, self.course, place.lesson, self.look)
            number, last = place.number + 1, len(self.course.lessons)
            self.say("\n" + self.words("terminal-lesson", n=number, of=last, text=text))
            if place.waits and place.lesson.points:
                self.say("\n" + self.face.text(self.match.state.view(self.me), self.look) + "\n")
        if place.waits:
            return self.wait(place)
        if place.due is not None and place.due[0] != self.me:
            self.tell(self.match.play(place.due[1], place.due[0]))
            return True
        if place.due is not None:
            self.say(self.words("terminal-lesson-do", action=place.due[1]))
            return self.ask(self.me)
        return super().go_on()

    def wait(self, place: Progress) -> bool:
        """Wait until the lesson has been read. Return False to leave."""
        try:
            answer = input(f"{self.words('terminal-lesson-next')} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return False
        if answer in ("q", "й"):
            return False
        if not self.command(answer):
            self.read = place.number + 1
        return True

    def ask(self, seat: int) -> bool:
        """Ask as always; who goes back reads again."""
        before = len(self.match.moves)
        stays = super().ask(seat)
        if len(self.match.moves) < before:
            read, self.read = self.read, len(self.course.lessons)
            back = self.progress()
            self.read = min(read, back.number if back is not None else read)
            self.said = -1
        return stays

    def command(self, answer: str) -> bool:
        """End the lessons, or have done what one of them waits for."""
        place = self.progress()
        if answer in ("e", "у"):
            self.is_over = True
            return True
        if answer not in ("s", "ы") or place is None:
            return False
        if place.due is None:
            self.read = place.number + 1
        while (now := self.progress()) is not None and now.number == place.number and now.due:
            self.tell(self.match.play(now.due[1], now.due[0]))
        return True

    def choose(self, choice: Choice, choices: Sequence[Choice]) -> bool:
        """Carry out what the lesson is about, or in a free one anything, with a comment."""
        place = self.progress()
        if place is not None and place.is_guided and not place.fits([choice.text]):
            own = lessons.otherwise(self.face, self.course, place.lesson, self.look)
            self.say(own or self.words("terminal-lesson-else"))
            return False
        if place is not None and place.lesson.free and len(choices) > 1:
            self.say(self.words("hint-thinks"))
            rng = Rng(len(self.match.moves))
            sight = Sight.of(self.match.game, self.match.state, self.me, rng)
            advice, labels = coach.advise(sight, rng), coach.labels_of(choices)
            rivals = len(self.bots) - 1
            self.say(
                coach.commented(advice, choice.action, labels, self.face, self.look.lang, rivals)
            )
        return super().choose(choice, choices)
