"""The log with the talk of the table in between, and who is here."""

from __future__ import annotations

import re

import htpy as h

from igroteka.face import Look
from igroteka.tables.time_views import TimeOutLine
from igroteka.tables.views import ChatLine, HintUse, SeatView, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.clocks import time_out_line
from igroteka.web.pages.deal import continues_note
from igroteka.web.pages.happened import (
    Part,
    Turn,
    is_told_at_the_bar,
    told_moment,
    turns,
    words_of_line,
)
from igroteka.web.pages.hints import asked_line
from igroteka.web.pages.reader import Reader

LONGEST_MESSAGE = 500
SHOWN = 80
"""So many steps of a log are on the page; the others are a tap away."""


def talk(reader: Reader, table: TableView, look: Look) -> h.Element:
    """Return the panel of the log and the chat."""
    words = reader.words
    return h.section(".talk", data_tabbed="talk", aria_label=words("tab-talk"))[
        h.div[here(reader, table, look), continues_note(reader, table)],
        log(reader, table, look),
        say_form(reader, table) if table.me is not None else None,
    ]


def say_form(reader: Reader, table: TableView) -> h.Element:
    """Return the line in which one writes."""
    words = reader.words
    return bits.post_form(
        f"/t/{table.id}/chat",
        h.input(
            type="text",
            name="text",
            maxlength=str(LONGEST_MESSAGE),
            aria_label=words("chat-write"),
            placeholder=words("chat-write"),
            autocomplete="off",
            required=True,
        ),
        h.button(".button.quiet", title=words("chat-send"), aria_label=words("chat-send"))[
            bits.icon(bits.SEND)
        ],
        class_="say-form",
        data_send=True,
    )


def here(reader: Reader, table: TableView, look: Look) -> h.Element:
    """Return who has the table open."""
    words = reader.words

    def person(seat: SeatView) -> h.Element:
        # Who reads this is here, even if the stream has not been opened yet.
        is_here = bits.when("here", seat.seat, seat.connected or seat.mine)
        return h.span(".one", is_here)[bits.person_link(table.id, seat, look.names[seat.seat])]

    return h.p(".here", data_part="here")[
        h.span(".people")[words("here"), map(person, (s for s in table.seats if s.bot is None))],
        h.span(bits.when("spectators", None, table.spectators > 0))[
            bits.spectators(table.spectators, words)
        ],
    ]


def log(
    reader: Reader,
    table: TableView,
    look: Look,
    current: int | None = None,
    query: str = "",
) -> h.Element:
    """Return all that happened and was said, each line a link to its moment."""
    end = len(table.log) if current is not None else is_told_at_the_bar(table)
    first, last = window(end, current)
    happened: list[Turn | ChatLine | HintUse | TimeOutLine] = [
        *turns(bits.face_of(table), table.log[first:last], look)
    ]
    happened += [chat for chat in table.chat if chat.step >= first] if current is None else []
    happened += [use for use in table.hinted if first <= use.step <= last]
    happened += [out for out in table.timeouts if first <= out.step <= last]
    # What was said comes after what had happened by then; sorting keeps the order of equals.
    happened.sort(key=lambda item: (item.step, 0 if isinstance(item, Turn) else item.number))
    return h.ol(
        ".log",
        data_part="log",
        data_scroll="end" if current is None else "keep",
        tabindex="0",
        aria_label=reader.words("log"),
    )[
        elsewhere(table.id, first, reader.words("log-earlier"), query) if first else None,
        (
            said(reader, item, table.me)
            if isinstance(item, ChatLine)
            else asked_line(reader, item, look)
            if isinstance(item, HintUse)
            else time_out_line(reader, item, look)
            if isinstance(item, TimeOutLine)
            else line(reader, table.id, item, look, current, query, place)
            for place, item in enumerate(happened)
        ),
        elsewhere(table.id, last, reader.words("log-later"), query) if last < end else None,
    ]


def window(steps: int, current: int | None) -> tuple[int, int]:
    """Return which part of a long log to show: its end, or what is around a step.

    >>> window(30, None), window(500, None), window(500, 200)
    ((0, 30), (420, 500), (160, 240))
    """
    if current is None:
        return max(0, steps - SHOWN), steps
    return max(0, current - SHOWN // 2), min(steps, current + SHOWN // 2)


def elsewhere(table: str, step: int, said: str, query: str) -> h.Element:
    """Return the link to a part of the log that is not shown."""
    return h.li[
        h.a(href=f"/t/{table}/replay/{step}{query}", data_step=str(step))[h.span, h.span[said]]
    ]


def line(
    reader: Reader,
    table: str,
    told: Turn,
    look: Look,
    current: int | None,
    query: str,
    place: int,
) -> h.Element:
    """Return one turn; each thing that happened in it is a link to its moment."""

    def link(part: Part, text: str = "") -> h.Element:
        return h.a(
            href=f"/t/{table}/replay/{part.step}{query}",
            data_step=str(part.step),
            aria_current="step" if part.step == current else None,
            data_help=part.topic or None,
        )[text or part.text]

    if told.moment is None:
        return h.li(".turn")[words_of_line(told, look, map(link, told.parts))]
    return h.li(".turn.moment")[
        h.span,
        told_moment(
            told,
            look,
            f"{told.step}-{place}",
            link(told.parts[0], reader.words("see-moment")),
        ),
    ]


def said(reader: Reader, chat: ChatLine, me: int | None) -> h.Element:
    """Return one message; only links to tables of this host are links."""
    link = re.compile(re.escape(reader.origin) + r"/t/[\w-]+")
    written: list[h.Node] = []
    end = 0
    for found in link.finditer(chat.text):
        written += [chat.text[end : found.start()], h.a(href=found[0])[found[0]]]
        end = found.end()
    # By its number the script knows what is new; one's own words are never unread.
    own = me is not None and chat.seat == me
    return h.li(".said", data_said=str(chat.number), data_own=own)[
        bits.badge(chat.seat, chat.name) if chat.seat is not None else h.span,
        h.p[h.strong[chat.name], " ", written, chat.text[end:]],
    ]
