"""What happened: since my last turn in a few lines, and all of it in the log."""

from __future__ import annotations

from typing import Any, NamedTuple

import htpy as h

from igroteka.face import Face, Look
from igroteka.tables.views import LogLine, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

MOST_LINES = 3
MOST_STEPS = 12


class Line(NamedTuple):
    """One line of the log."""

    step: int
    seat: int | None
    text: str
    topic: str = ""
    """What it is about, as help calls it."""


def told(face: Face[Any], log: list[LogLine], look: Look) -> list[Line]:
    """Return the log in words; what needs no line has none."""
    lines = []
    for entry in log:
        for event in entry.events:
            text = face.tell(event.event, look)
            if text:
                lines.append(Line(entry.step, event.seat, text, face.topic(event.event)))
    return lines


def since_my_turn(log: list[LogLine], me: int | None) -> tuple[int, int]:
    """Return the steps between my last two decisions: from, to. Own moves of now do not count.

    >>> log = [LogLine(n + 1, seat, []) for n, seat in enumerate([0, 0, 1, 2, 2, 0])]
    >>> since_my_turn(log, 0)
    (2, 5)
    """
    to = len(log)
    while to and log[to - 1].seat == me:
        to -= 1
    start = to
    while start and log[start - 1].seat != me:
        start -= 1
    return start, to


def happened(reader: Reader, table: TableView, look: Look) -> h.Element:
    """Return the others' moves since my last turn, with “show again”."""
    words, face = reader.words, bits.face_of(table)
    start, to = since_my_turn(table.log, table.me)
    lines = told(face, table.log[start:to], look)
    if not lines or table.status == Status.FINISHED:
        return h.div(".happened", data_part="happened")
    steps = sorted({line.step for line in lines})[-MOST_STEPS:]
    more = len(lines) - MOST_LINES
    return h.div(".happened", data_part="happened")[
        h.div(".row")[
            h.h3[words("since-your-turn" if table.me is not None else "lately")],
            h.button(
                ".again.script-only",
                type="button",
                title=words("show-again"),
                data_again=" ".join(str(step) for step in [steps[0] - 1, *steps]),
            )[bits.icon(bits.AGAIN), h.span[words("show-again")]],
        ],
        h.ol[
            h.li(".muted.older")[h.span, words("and-before", n=more)] if more > 0 else None,
            (
                h.li(data_help=line.topic or None)[
                    bits.badge(line.seat, look.names[line.seat])
                    if line.seat is not None
                    else h.span,
                    h.span[line.text],
                ]
                for line in lines[-MOST_LINES:]
            ),
        ],
    ]
