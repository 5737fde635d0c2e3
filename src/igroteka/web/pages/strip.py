"""Everyone at a glance: name, colour, points, the numbers that matter, and what they do."""

from __future__ import annotations

from typing import Any

import htpy as h

from igroteka.engine import View
from igroteka.face import Face, Look, Words, icons
from igroteka.tables.views import SeatView, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.clocks import seat_clock
from igroteka.web.pages.reader import Reader


def strip(reader: Reader, table: TableView, look: Look) -> h.Element:
    """Return the strip of players of a running or finished game."""
    assert table.view is not None
    face, running = bits.face_of(table), table.status == Status.PLAYING
    return h.div(".strip", data_part="strip", role="list", aria_label=reader.words("players"))[
        (
            player(
                reader,
                table.id,
                face,
                table.view,
                seat,
                look,
                [seat_clock(reader, table, seat, look), marks(reader.words, seat)]
                if running
                else None,
            )
            for seat in table.seats
        )
    ]


def player(
    reader: Reader,
    table: str,
    face: Face[Any],
    view: View,
    seat: SeatView,
    look: Look,
    mark: h.Node,
    step: str = "",
) -> h.Element:
    """Return one player of the strip; a tap shows all that belongs to them."""
    name, beside = look.names[seat.seat], beside_name(reader, face, seat)
    points = face.points(view, seat.seat)
    worth = "" if points is None else earned(face, view, seat.seat, points)
    said = points_said(reader, face, view, seat.seat)
    acting = seat.to_act or seat.seat in view["to_act"]
    return h.div(role="listitem")[
        h.a(
            class_=f"player p{seat.seat}{' acting' if acting else ''}",
            href=f"/t/{table}/area/{seat.seat}{step}",
            data_area=True,
        )[
            bits.badge_of(seat.seat, look),
            h.span(".name", title=f"{name}{beside}")[
                name,
                h.span(".me-mark")[beside],
                bits.bot_word(seat.seat in look.bots, reader.words),
            ],
            h.span(".points.numbers", title=f"{worth} {said}")[
                h.span(data_count=f"points-{seat.seat}")[worth],
                h.span(".unseen")[f" {said}"],
            ]
            if points is not None
            else None,
            facts(face, view, seat.seat, look),
            mark,
        ]
    ]


def beside_name(reader: Reader, face: Face[Any], seat: SeatView) -> str:
    """Return what stands beside a name: that it is mine, or how strong the bot is, and its way."""
    level = bits.level_of(seat)
    if level is not None:
        return f" · {bits.level_title(level, face, reader.words)}"
    return f" ({reader.words('you')})" if seat.mine else ""


def earned(face: Face[Any], view: View, seat: int, points: int) -> str:
    """Return the points; while it is open whether some of them count, from how many on."""
    stake = 0 if view["over"] else face.points_at_stake(view, seat)
    return f"{bits.number(points - stake)}–{bits.number(points)}" if stake else bits.number(points)


def points_said(reader: Reader, face: Face[Any], view: View, seat: int) -> str:
    """Return what the number of points means: now or at the end, and what it hangs on."""
    points = face.points(view, seat) or 0
    if view["over"]:
        return reader.words("points-word", n=points)
    said = reader.words("points-if-now", n=points)
    stake = face.stake(view, seat, reader.lang)
    return f"{said}. {stake}" if stake else said


def facts(face: Face[Any], view: View, seat: int, look: Look) -> h.Element:
    """Return the two or three numbers that matter in this game."""
    return h.span(".facts")[
        (
            h.span(".fact", title=fact.label)[
                bits.icon(fact.icon),
                h.span(".unseen")[f"{fact.label}: "],
                fact.value,
            ]
            for fact in face.glance(view, seat, look)
        )
    ]


def marks(words: Words, seat: SeatView) -> h.Node:
    """Return the marks of a player: thinks, a bot sits in, to act, away.

    Only the first that is not hidden is seen; the stream tells when one of them comes true.
    """
    return [
        h.span(".mark", bits.when("thinks", seat.seat, seat.thinking), title=words("thinking"))[
            h.span(".dots", aria_hidden="true")[h.i, h.i, h.i],
            h.span(".unseen")[words("thinking")],
        ]
        if bits.is_bot(seat)
        else None,
        h.span(".mark.away", title=words("stand-in"))[
            bits.icon(icons.BOT), h.span(".unseen")[words("stand-in")]
        ]
        if seat.stand_in is not None
        else None,
        h.span(".mark", title=words("to-act"))[
            bits.icon(icons.HOURGLASS), h.span(".unseen")[words("to-act")]
        ]
        if seat.to_act
        else None,
        h.span(".mark.away", bits.when("away", seat.seat, not seat.connected))[words("away")]
        if not (seat.mine or bits.is_bot(seat))
        else None,
    ]
