"""Puzzles: each is a position of the game, its line is legal, one turn's, and has words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from igroteka import coach
from igroteka.coach import DIFFICULTIES, Puzzle
from igroteka.coach.puzzle import all_puzzles
from igroteka.engine import Game, IgrotekaError
from igroteka.face import LANGUAGES, Look
from igroteka.face.figures import names_of
from igroteka.testing.clauses import Clauses
from igroteka.testing.lessons import ID, refusal
from igroteka.testing.position import told


class PuzzleClauses(Clauses):
    """What holds for the puzzles of a game that has some."""

    def test_the_puzzles_can_be_solved(self) -> None:
        """Each is replayed by its rules, can be solved in one turn, and is explained in words."""
        game = self.case.game
        if not game.face_path:
            pytest.skip(f"{game.name} has no face yet: its `face_path` is empty.")
        if wrong := list(mistakes_in(game)):
            told("\n".join(wrong))


def mistakes_in(game: Game) -> Iterator[str]:
    """Yield what is wrong with the puzzles of a game, a sentence each."""
    try:
        puzzles = all_puzzles(game.name)
    except ValueError as error:
        yield f"{game.name}: {error}"
        return
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        yield f"{game.name}: two puzzles have the same id."
    for puzzle in puzzles:
        for wrong in (*mistakes_of(game, puzzle), *played_wrong(puzzle)):
            yield f"{game.name}, puzzle {puzzle.id}: {wrong}"


def mistakes_of(game: Game, puzzle: Puzzle) -> Iterator[str]:
    """Yield what is wrong with a puzzle as such."""
    if puzzle.game != game.name:
        yield f"it is one of {puzzle.game}."
    if not ID.fullmatch(puzzle.id):
        yield "its id is not of small letters, digits and dashes."
    if puzzle.difficulty not in DIFFICULTIES:
        yield f"its difficulty is {puzzle.difficulty}."
    if not puzzle.finds:
        yield "there is nothing to be found."
    for decision in puzzle.line:
        others = decision.others or {}
        if set(decision.answers) & set(others):
            yield "an answer is called wrong as well."
        if others and decision.against not in others:
            yield "what its reasons compare with was not weighed."


def played_wrong(puzzle: Puzzle) -> Iterator[str]:
    """Yield what cannot be done, or said, when a puzzle is solved."""
    try:
        match = coach.position(puzzle)
    except (IgrotekaError, KeyError) as error:
        yield f"its position cannot be reached: {error}"
        return
    seat = puzzle.seat
    for place, decision in enumerate(puzzle.line):
        if place and match.moves[-1].barrier:
            yield f"something new is shown before decision {place + 1}."
        weighed = (*decision.answers, *(decision.others or {}))
        if wrong := [(text, why) for text in weighed if (why := refusal(match, seat, text))]:
            yield f"decision {place + 1}, “{wrong[0][0]}”: {wrong[0][1]}"
            return
        last = decision.answers[0]
        opens = any(o.opens and o.text == last for o in match.state.offers(seat))
        match.play(last, seat)
    if opens:
        yield f"its line ends with “{last}”, which only takes something up."
    for lang in LANGUAGES:
        look = Look(lang, tuple(names_of(match.game.face, puzzle.seats, lang)))
        said = [coach.theme_said(puzzle, match.game.face, lang)]
        for each in coach.line_said(puzzle, look, match):
            said += [each.question, each.best, each.text, *(reason.text for reason in each.reasons)]
        if not all(said):
            yield f"something of it has no words in {lang}."
