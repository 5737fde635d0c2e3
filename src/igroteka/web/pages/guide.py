"""The decision bar of a guided game: what the lesson says, what it waits for, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import htpy as h

from igroteka.face import Choice, Look
from igroteka.tables.views import GuideView, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.bar import (
    choice_button,
    choice_form,
    choice_group,
    pocket,
    put_back,
    redo_form,
    undo_form,
)
from igroteka.web.pages.hints import hint_form, needs_heading, spoken
from igroteka.web.pages.reader import Reader


def guided_bar(
    reader: Reader, table: TableView, guide: GuideView, look: Look, choices: Sequence[Choice]
) -> h.Element:
    """Return the bar for the one who learns."""
    asked = bool(choices)
    count = reader.words("lesson-count", n=guide.lesson, of=guide.lessons)
    said = [f"{count}.", guide.comment, guide.text, spoken(table)]
    return h.section(
        class_=f"bar guided{' asked' if asked else ''}",
        data_part="bar",
        data_say=" ".join(part for part in said if part),
        aria_labelledby="question",
    )[
        h.header[
            progress_line(count, guide),
            undo_form(reader, table) if table.holding is None else put_back(reader),
            redo_form(reader, table),
            hint_form(reader, table) if guide.is_free else None,
        ],
        h.div(".guide", data_points=" ".join(guide.points) or None)[
            h.p(".coach")[bits.icon(bits.BULB), h.span[guide.comment]] if guide.comment else None,
            h.h2("#question", tabindex="-1")[guide.text],
        ],
        pocket(table, look) if asked else None,
        h.p(".asks")[bits.face_of(table).question(table.view, look)]
        if asked and guide.is_free and table.view is not None
        else None,
        decision(reader, table, guide, choices) if asked else None,
        ways_on(reader, table, guide),
    ]


def progress_line(count: str, guide: GuideView) -> h.Element:
    """Return which lesson it is, in words and as a line that grows."""
    return h.p(".lesson-count")[
        count, h.progress(value=str(guide.lesson), max=str(guide.lessons), aria_hidden="true")
    ]


def decision(
    reader: Reader, table: TableView, guide: GuideView, choices: Sequence[Choice]
) -> h.Element:
    """Return the choices: in a free lesson as always, else first what the lesson is about."""
    if guide.is_free:
        return choice_form(reader, table, choices)
    taught = [choice for choice in choices if is_taught(choice, guide)]
    others = [choice for choice in choices if choice not in taught]
    takes = {offer.text for offer in table.actions if offer.opens}
    numbered = iter(range(1, 10))
    groups = [(title, list(group)) for title, group in groupby(others, key=lambda c: c.group)]
    return bits.post_form(
        f"/t/{table.id}/act",
        bits.hidden("number", table.number),
        h.ul(".taught")[
            (
                h.li[
                    h.p(".of")[choice.group] if needs_heading(choice) else None,
                    choice_button(choice, next(numbered, None), choice.text in takes),
                ]
                for choice in taught
            )
        ]
        if taught
        else None,
        h.details("#others.group", open=not taught)[
            h.summary[reader.words("lesson-others", n=len(others))],
            h.div(".choices", data_scroll="keep")[
                (
                    choice_group(reader, place, title, group, numbered, takes)
                    for place, (title, group) in enumerate(groups)
                )
            ],
        ]
        if others
        else None,
        class_="choose",
        data_send=True,
    )


def is_taught(choice: Choice, guide: GuideView) -> bool:
    """Say whether a choice is what the lesson waits for, or begins with it."""
    parts = [part.strip() for part in choice.text.split(";") if part.strip()]
    return bool(parts) and parts == guide.expects[: len(parts)]


def ways_on(reader: Reader, table: TableView, guide: GuideView) -> h.Element:
    """Return what leads on: to the next lesson, or out of them all."""
    words = reader.words
    if guide.waits:
        on = h.button(".button.main", data_next=True, aria_keyshortcuts="N")[
            words("lesson-play-on" if guide.is_last else "lesson-next")
        ]
    elif guide.expects or guide.is_free:
        on = h.button(".button.quiet")[
            words("lesson-skip-free" if guide.is_free else "lesson-skip")
        ]
    else:
        on = h.p(".muted")[words("lesson-watch")]
    return h.div(".ways-on")[
        bits.post_form(
            f"/t/{table.id}/lesson", bits.hidden("lesson", guide.lesson), on, data_send=True
        ),
        bits.post_form(
            f"/t/{table.id}/lessons-over",
            h.button(".button.quiet")[words("lesson-end")],
            data_send=True,
        )
        if not guide.is_last
        else None,
    ]
