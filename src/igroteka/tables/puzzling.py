"""What who solves a puzzle is told at its table."""

from __future__ import annotations

from igroteka import coach
from igroteka.coach import Solving
from igroteka.tables.guiding import look_of
from igroteka.tables.table import Table
from igroteka.tables.views import PuzzleView, ReasonView, SolvedView


def puzzle_view(table: Table, me: int | None, lang: str) -> PuzzleView | None:
    """Return the puzzle for the viewer in seat *me*, who reads *lang*; None: there is none."""
    here = table.solving()
    if here is None or me != here.puzzle.seat:
        return None
    face, puzzle = table.game.face, here.puzzle
    return PuzzleView(
        id=puzzle.id,
        theme=coach.theme_said(puzzle, face, lang),
        difficulty=puzzle.difficulty,
        text=coach.task_said(puzzle, face, lang),
        finds=puzzle.finds,
        found=here.found,
        is_solved=here.is_solved,
        is_shown=table.lessons_read > 0,
        line=line_views(table, here, lang) if here.is_solved else [],
        next=coach.next_puzzle(table.game, puzzle),
    )


def line_views(table: Table, here: Solving, lang: str) -> list[SolvedView]:
    """Return the line with its reasons, in words."""
    return [
        SolvedView(
            question=told.question,
            best=told.best,
            text=told.text,
            also=told.also,
            compared=told.compared,
            reasons=[
                ReasonView(each.reason.kind, each.reason.share, each.text) for each in told.reasons
            ],
            ending=told.ending,
        )
        for told in coach.line_said(here.puzzle, look_of(table, lang), table.match)
    ]
