"""A puzzle in words, Russian and English: the same for the page, the API and the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from igroteka.coach.advice import PLAIN, Kind
from igroteka.coach.puzzle import RIVAL, Decision, Ending, Puzzle, position
from igroteka.coach.retelling import ToldReason, gained, margin, percent
from igroteka.coach.wording import named, sentence
from igroteka.engine import Match, State
from igroteka.face import Choice, Face, Look


@dataclass(frozen=True, slots=True)
class ToldDecision:
    """One decision of a line, in words."""

    question: str
    """What was to be decided."""
    best: str
    """What is best, as the list of choices calls it."""
    text: str
    """What is best, and what it is worth."""
    also: str
    """What is as good; empty: nothing."""
    compared: str
    """What the reasons compare it with; empty: there are none."""
    reasons: tuple[ToldReason, ...]
    ending: str = ""
    """At the end of the line what came of it, played on to the end; empty: nobody has tried."""


def theme_said(puzzle: Puzzle, face: Face[Any], lang: str) -> str:
    """Return what a puzzle is about, in a word or two."""
    words = face.words(lang)
    if puzzle.theme in list(Kind):
        return words(f"puzzle-theme-{puzzle.theme}")
    kind = "theme" if words.has(f"theme-{puzzle.theme}") else "feature"
    return named(kind, puzzle.theme, words)


def task_said(puzzle: Puzzle, face: Face[Any], lang: str) -> str:
    """Return what is to be done."""
    return face.words(lang)("puzzle-task", n=puzzle.finds)


def line_said(puzzle: Puzzle, look: Look, match: Match | None = None) -> tuple[ToldDecision, ...]:
    """Return the line with what each decision is worth, and why.

    *match* is a game that has come to the puzzle's position; without one it is replayed.
    """
    match = position(puzzle) if match is None else match.at(len(puzzle.moves))
    told: list[ToldDecision] = []
    for decision in puzzle.line:
        if not decision.is_forced:
            is_last = len(told) + 1 == puzzle.finds
            said = decision_said(decision, puzzle, match.state, match.game.face, look, is_last)
            told.append(said)
        match.play(decision.answers[0], puzzle.seat)
    return tuple(told)


def decision_said(
    decision: Decision,
    puzzle: Puzzle,
    state: State[Any],
    face: Face[Any],
    look: Look,
    is_last: bool,
) -> ToldDecision:
    """Return one decision of a line, in words; what the whole line is worth is said at its end."""
    words, view = face.words(look.lang), state.view(puzzle.seat)
    offers = state.offers(puzzle.seat)
    labels = {choice.text: called(choice) for choice in face.choices(view, offers, look)}
    best, *also = (labels.get(text, text) for text in decision.answers)
    other, rivals = labels.get(decision.against, decision.against), puzzle.seats - 1
    # What came of it says more than that it is better.
    kept = [r for r in decision.reasons if puzzle.ending is None or r.kind not in PLAIN]
    return ToldDecision(
        question=face.question(view, look),
        best=best,
        text=words(
            "puzzle-best" if is_last else "puzzle-first",
            best=best,
            chance=percent(decision.chance, words),
            gap=gained(decision.gap, words),
            margin=margin(decision.error),
        ),
        also=words("puzzle-also", other=also[0]) if also else "",
        compared=words("hint-compared", other=other) if kept else "",
        reasons=tuple(
            ToldReason(reason, sentence(reason, face, look.lang, rivals)) for reason in kept
        ),
        ending=ending_said(puzzle.ending, face, look) if is_last and puzzle.ending else "",
    )


def ending_said(ending: Ending, face: Face[Any], look: Look) -> str:
    """Return what came of a line, played on to the end: who won how often, and by what points."""
    words = face.words(look.lang)
    told = words(
        "puzzle-ending",
        n=ending.games,
        won=round(100 * ending.won),
        otherwise=round(100 * ending.otherwise),
    )
    parts = [
        f"{words('puzzle-best-rival') if line == RIVAL else face.category(line, look.lang)} "
        f"{points_said(points, look.lang)}"
        for line, points in ending.points.items()
    ]
    if not parts:
        return told
    return f"{told} {words('puzzle-ending-points', parts=', '.join(parts))}"


def points_said(points: float, lang: str) -> str:
    """Return points with their sign.

    >>> points_said(-2.04, "ru"), points_said(3.0, "en")
    ('−2,0', '+3.0')
    """
    said = f"{points:+.1f}".replace("-", "−")
    return said.replace(".", ",") if lang == "ru" else said


def called(choice: Choice) -> str:
    """Return what a choice is called away from its list: with its heading, unless that says it."""
    is_said = choice.label.lower().startswith(choice.group.lower())
    needs_it = choice.group and not is_said and not choice.forgoes
    return f"{choice.group}: {choice.label}" if needs_it else choice.label
