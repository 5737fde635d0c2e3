"""The decision bar of a puzzle: what is to be found, the choices, the answer, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from igroteka.coach import puzzle_of_the_day, today
from igroteka.face import Choice, Look
from igroteka.tables.views import PuzzleView, SolvedView, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.bar import choice_form, pocket, put_back, redo_form, undo_form
from igroteka.web.pages.reader import Reader


def puzzle_bar(
    reader: Reader,
    table: TableView,
    puzzle: PuzzleView,
    look: Look,
    choices: Sequence[Choice],
) -> h.Element:
    """Return the bar for the one who solves."""
    if puzzle.is_solved:
        return solved_bar(reader, table, puzzle)
    assert table.view is not None
    question = bits.face_of(table).question(table.view, look)
    return h.section(
        ".bar.guided.puzzle.asked",
        data_part="bar",
        data_say=f"{puzzle.text} {question}",
        aria_labelledby="question",
    )[
        h.header[
            kind_line(reader, puzzle),
            undo_form(reader, table) if table.holding is None else put_back(reader),
            redo_form(reader, table),
        ],
        h.div(".guide")[
            h.p(".task")[puzzle.text],
            h.h2("#question", tabindex="-1")[question],
        ],
        pocket(table, look),
        choice_form(reader, table, choices),
        h.div(".ways-on")[
            bits.post_form(
                f"/t/{table.id}/answer",
                h.button(".button.quiet")[reader.words("puzzle-show")],
                data_send=True,
            ),
            to_all(reader, table),
        ],
    ]


def kind_line(reader: Reader, puzzle: PuzzleView) -> h.Element:
    """Return what kind of puzzle it is, and how much of it is found."""
    words = reader.words
    kind = words("puzzle-kind", difficulty=words(f"puzzle-difficulty-{puzzle.difficulty}"))
    progress = h.progress(value=str(puzzle.found), max=str(puzzle.finds), aria_hidden="true")
    return h.p(".lesson-count")[f"{kind} · {puzzle.theme}", progress if puzzle.finds > 1 else None]


def solved_bar(reader: Reader, table: TableView, puzzle: PuzzleView) -> h.Element:
    """Return the answer with its reasons, and what can be done next."""
    words = reader.words
    verdict = words("puzzle-was-shown" if puzzle.is_shown else "puzzle-solved")
    told = [line for each in puzzle.line for line in spoken(each)]
    key, day = f"{table.game}/{puzzle.id}", today()
    daily = puzzle_of_the_day(day)
    return h.section(
        ".bar.guided.puzzle",
        data_part="bar",
        data_say=" ".join([verdict, *told]),
        data_solved=None if puzzle.is_shown else key,
        data_day=day.isoformat() if daily is not None and daily.key == key else None,
        aria_labelledby="question",
    )[
        h.header[kind_line(reader, puzzle), undo_form(reader, table)],
        h.div(".guide")[h.h2("#question", tabindex="-1")[verdict]],
        h.ol(".solution", data_scroll="keep")[(h.li[solution(each)] for each in puzzle.line)],
        h.div(".ways-on")[
            bits.post_form(
                f"/puzzles/{table.game}/{puzzle.next}",
                h.button(".button.main", data_next=True, aria_keyshortcuts="N")[
                    words("puzzle-next")
                ],
            )
            if puzzle.next
            else None,
            bits.post_form(f"/t/{table.id}/play-on", h.button(".button")[words("puzzle-play-on")])
            if table.status == Status.PLAYING
            else None,
            to_all(reader, table),
        ],
    ]


def solution(told: SolvedView) -> h.Node:
    """Return one decision of the line: what was asked, what is best, and why."""
    return [
        h.p(".of")[told.question],
        h.p[told.text],
        h.p(".small")[told.also] if told.also else None,
        h.p(".compared")[told.compared] if told.compared else None,
        h.ul(".why")[
            (
                h.li(class_="gain" if reason.share > 0 else "loss")[reason.text]
                for reason in told.reasons
            )
        ]
        if told.reasons
        else None,
        h.p[told.ending] if told.ending else None,
    ]


def spoken(told: SolvedView) -> list[str]:
    """Return the same for who listens."""
    reasons = "; ".join(reason.text for reason in told.reasons)
    return [part for part in (told.text, told.also, told.compared, reasons, told.ending) if part]


def to_all(reader: Reader, table: TableView) -> h.Element:
    """Return the way to all puzzles of the game."""
    return h.a(".button.quiet", href=f"/puzzles?game={table.game}")[reader.words("puzzles-all")]
