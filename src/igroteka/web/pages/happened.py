"""What happened, one line for each turn: since my last turn at the bar, before it in the log.

Both are the same lines, made by `turns`, and no line is in both: together they are one log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import htpy as h

from igroteka.engine.events import Event
from igroteka.face import Face, Look, Moment, Touched
from igroteka.tables.views import LogLine, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

FEW = 3
"""So many lines are seen without unfolding them."""
MOST_STEPS = 40
"""“Show again” goes back no further than this."""


class Part(NamedTuple):
    """One thing that happened, in the words of its line."""

    step: int
    text: str
    touched: Touched
    topic: str = ""
    """What it is about, as help calls it."""


class Turn(NamedTuple):
    """One line: what a seat did in a turn, or what befell somebody or everybody."""

    seat: int | None
    is_done: bool
    """Whether the seat did it: then the parts follow its name; else they are sentences."""
    parts: list[Part]
    moment: Moment | None = None

    @property
    def step(self) -> int:
        """The position the line led to."""
        return self.parts[-1].step


class Telling:
    """Gathers lines, event by event."""

    def __init__(self, face: Face[Any], look: Look) -> None:
        self.face, self.look = face, look
        self.turns: list[Turn] = []
        self.is_open = False
        """Whether the last line may go on."""

    def hear(self, step: int, events: Sequence[Event]) -> None:
        """Tell what one action caused."""
        at = 0
        while at < len(events):
            moment = self.face.moment(events[at:], self.look)
            if moment is None:
                self.hear_one(step, events[at])
                at += 1
                continue
            told = [self.face.touched(event) for event in events[at : at + moment.events]]
            things = dict.fromkeys(thing for touched in told for thing in touched.things)
            part = Part(step, moment.title, Touched(tuple(things)))
            self.turns.append(Turn(None, False, [part], moment))
            self.is_open = False
            at += moment.events

    def hear_one(self, step: int, event: Event) -> None:
        """Tell one event: it goes on with the line of its seat, or begins one."""
        sentence = self.face.tell(event, self.look)
        clause = self.face.clause(event, self.look)
        last = self.turns[-1] if self.turns and self.is_open else None
        if last is not None and last.seat != event.seat:
            last = None
        if not sentence:
            # Another line tells it; still somebody else's turn may have begun with it.
            self.is_open = last is not None
            return
        part = Part(step, clause or sentence, self.face.touched(event), self.face.topic(event))
        goes_on = last is not None and last.is_done == bool(clause)
        if last is not None and goes_on and not self.face.opens_turn(event):
            last.parts.append(part)
        else:
            self.turns.append(Turn(event.seat, bool(clause), [part]))
        # What befalls somebody is a line of its own.
        self.is_open = bool(clause) or event.seat is None

    def unasked(self, step: int, seat: int | None, why: str) -> None:
        """Say of what a step brought why nobody had to decide it: `itself` or `ordered`."""
        words = self.face.words(self.look.lang)
        for turn in self.turns:
            for n, part in enumerate(turn.parts):
                if part.step == step:
                    turn.parts[n] = part._replace(text=words(f"made-{why}", text=part.text))
                    return
        part = Part(step, words(f"made-{why}-alone"), Touched())
        last = self.turns[-1] if self.turns else None
        if last is not None and last.is_done and last.seat == seat:
            last.parts.append(part)
        else:
            self.turns.append(Turn(seat, True, [part]))


def turns(face: Face[Any], log: Iterable[LogLine], look: Look) -> list[Turn]:
    """Return the log in lines; what needs no words has none."""
    telling = Telling(face, look)
    for entry in log:
        telling.hear(entry.step, [seen.event for seen in entry.events])
        if entry.by_itself:
            telling.unasked(entry.step, entry.seat, "itself")
        if entry.ordered:
            telling.unasked(entry.step, entry.seat, "ordered")
    return telling.turns


def since_my_turn(log: Sequence[LogLine], me: int | None) -> tuple[int, int]:
    """Return after which step the others' moves since my last turn begin, and my last step.

    My moves of now do not count, nor what others do unseen, as where all plan at once. For a
    spectator the last turn of everybody is new.

    >>> log = [LogLine(n + 1, seat, ["?"]) for n, seat in enumerate([0, 0, 1, 2, 2, 0])]
    >>> since_my_turn(log, 0), since_my_turn(log[:5], 0), since_my_turn(log[:2], 0)
    ((2, 6), (2, 2), (0, 2))
    """
    heard = [line for line in log if line.events or line.seat == me]
    if me is None and heard:
        me = heard[-1].seat
    to = len(heard)
    while to and heard[to - 1].seat == me:
        to -= 1
    start = to
    while start and heard[start - 1].seat != me:
        start -= 1
    mine = [line.step for line in heard if line.seat == me]
    return (heard[start - 1].step if start else 0), mine[-1] if mine else 0


def is_told_at_the_bar(table: TableView) -> int:
    """Return the step after which the bar tells what happened; up to it the log does."""
    if table.status == Status.FINISHED:
        return len(table.log)
    return since_my_turn(table.log, table.me)[0]


def happened(reader: Reader, table: TableView, look: Look) -> h.Element:
    """Return what happened since my last turn, with “show again”."""
    words = reader.words
    start = is_told_at_the_bar(table)
    lines = turns(bits.face_of(table), table.log[start:], look)
    if not lines:
        return h.div(".happened", data_part="happened")

    def link(line: Turn) -> h.Element:
        return h.a(href=f"/t/{table.id}/replay/{line.step}")[words("see-moment")]

    newest = max(
        range(len(lines)),
        key=lambda place: (lines[place].is_done, lines[place].seat != table.me, place),
    )
    mine = since_my_turn(table.log, table.me)[1] if table.me is not None else start
    steps = sorted({part.step for line in lines for part in line.parts})[-MOST_STEPS:]
    # How much there is, is said here: a style sheet that counts costs every change of the page.
    much = " several" * (len(lines) > 1) + " many" * (len(lines) > FEW)
    return h.div(class_=f"happened{much}", data_part="happened")[
        h.div(".row")[
            h.h3[words("since-your-turn" if table.me is not None else "lately")],
            unfold(reader, len(lines)),
            h.button(
                ".again.script-only",
                type="button",
                title=words("show-again"),
                data_again=" ".join(str(step) for step in [steps[0] - 1, *steps]),
            )[bits.icon(bits.AGAIN), h.span[words("show-again")]],
        ],
        h.ol(data_scroll="end", tabindex="0", aria_label=words("since-your-turn"))[
            (
                told_line(reader, table, line, look, mine, place == newest)
                if line.moment is None
                else h.li(".moment")[
                    told_moment(line, look, f"now-{line.step}-{place}", link(line), is_open=True)
                ]
                for place, line in enumerate(lines)
            )
        ],
    ]


def unfold(reader: Reader, lines: int) -> h.Element:
    """Return the switch that shows all lines at once; it needs no script, and swapping keeps it."""
    return h.label(".unfold")[
        h.input("#unfolded.unseen", type="checkbox"), h.span[reader.words("all-lines", n=lines)]
    ]


def told_line(
    reader: Reader, table: TableView, line: Turn, look: Look, mine: int, is_newest: bool
) -> h.Element:
    """Return one line: a tap lights its things up on the drawings, the link shows its moment."""
    things = dict.fromkeys(thing for part in line.parts for thing in part.touched.things)

    def part_of(part: Part) -> h.Element:
        # What others have done is marked on the drawings until the viewer acts.
        is_new = part.step >= mine and (line.seat is None or line.seat != table.me)
        return h.span(
            data_things=" ".join(part.touched.things) or None,
            data_from=part.touched.came_from or None,
            data_at=str(part.step),
            data_new=is_new and bool(part.touched.things),
            data_help=part.topic or None,
        )[part.text]

    return h.li(class_="newest" if is_newest else None)[
        h.button(".line", type="button", data_things=" ".join(things) or None)[
            words_of_line(line, look, map(part_of, line.parts))
        ],
        h.a(
            ".tool",
            href=f"/t/{table.id}/replay/{line.step}",
            title=reader.words("see-moment"),
        )[bits.icon(bits.PLAY), h.span(".unseen")[reader.words("see-moment")]],
    ]


def words_of_line(line: Turn, look: Look, parts: Iterable[h.Node]) -> h.Node:
    """Return whose line it is and its parts, in a row."""
    between = ", " if line.is_done else " "
    row: list[h.Node] = []
    for part in parts:
        row += [between, part] if row else [part]
    name = look.names[line.seat] if line.seat is not None else ""
    return [
        bits.badge_of(line.seat, look) if line.seat is not None else h.span,
        h.span[h.strong[f"{name}: "] if line.is_done else None, row],
    ]


def told_moment(
    line: Turn, look: Look, identity: str, link: h.Node, is_open: bool = False
) -> h.Element:
    """Return a moment: its title, and the comparison that can be called up."""
    moment = line.moment
    assert moment is not None
    things = " ".join(line.parts[0].touched.things)
    return h.details(f"#moment-{identity}", open=is_open)[
        h.summary(data_things=things or None)[moment.title],
        comparison(moment, look),
        h.p(".muted")[moment.why, " ", link],
    ]


def comparison(moment: Moment, look: Look) -> h.Element:
    """Return who has how many and who gets what, a column for each seat."""
    return h.table(".score")[
        h.thead[
            h.tr[
                h.td,
                (
                    h.th(scope="col")[bits.badge_of(seat, look), h.span[name]]
                    for seat, name in enumerate(look.names)
                ),
            ]
        ],
        h.tbody[
            (
                h.tr[h.th(scope="row")[title], (h.td[cell] for cell in cells)]
                for title, cells in moment.rows
            )
        ],
    ]
