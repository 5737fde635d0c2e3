"""What a table says of ratings: whether its game counts, why not, and what it changed."""

from __future__ import annotations

import htpy as h

from igroteka.face import Look, said
from igroteka.tables.errors import Refused
from igroteka.tables.rating_views import RatingChange
from igroteka.tables.views import Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

STYLES = ("ratings.css",)
"""What a page wears that shows ratings."""


def rated_styles(table: TableView) -> tuple[str, ...]:
    """Return what the page of a table wears for it."""
    return STYLES if table.rated.chosen or table.status == Status.WAITING else ()


def rated_field(reader: Reader, is_on: bool) -> h.Element:
    """Return the option of a new table."""
    return h.label(".check")[
        h.input(type="checkbox", name="rated", value="yes", checked=is_on),
        reader.words("create-rated"),
    ]


def rated_sign(reader: Reader) -> h.Node:
    """Return the sign of a rated table, where tables are listed."""
    return [" ", h.span(".rated-sign")[reader.words("rated")]]


def rated_crumb(reader: Reader, table: TableView, title: str) -> h.Node:
    """Return a table's title, with the sign of a rated one; on a phone it is a picture."""
    if not table.rated.chosen:
        return title
    counts = table.rated.counts or table.status == Status.WAITING
    told = reader.words("rated" if counts else "rated-not")
    return [
        title,
        " ",
        h.span(
            class_=f"rated-sign{'' if counts else ' off'}", role="img", title=told, aria_label=told
        )[bits.icon(bits.LADDER), h.span(".wide-only")[told]],
    ]


def reasons(reader: Reader, table: TableView) -> list[str]:
    """Return what is in the way of a game that was to count, a sentence each."""
    return [said(Refused(each.message, **each.arguments), reader.words) for each in table.rated.why]


def rated_section(reader: Reader, table: TableView) -> h.Element | None:
    """Return, before the start, whether the game is to count, and how that is changed."""
    words, rated = reader.words, table.rated
    if table.source and not rated.chosen:
        return None  # what goes on from elsewhere is never rated
    return h.section("#rated.sheet.form", data_part="rated")[
        h.h2[words("rated-title")],
        h.p[words("rated-on" if rated.chosen else "rated-off")],
        why_list(reader, table, words("rated-not-yet")),
        bits.post_form(
            f"/t/{table.id}/rated",
            h.button(".button.quiet", name="rated", value="no" if rated.chosen else "yes")[
                words("rated-leave" if rated.chosen else "rated-choose")
            ],
            data_send=True,
        )
        if table.me is not None
        else None,
    ]


def rated_menu(reader: Reader, table: TableView) -> h.Element | None:
    """Return for the menu of a running table what rated means here; None: it is not."""
    if not table.rated.chosen:
        return None
    words = reader.words
    return h.div(".research")[
        h.h2[words("rated-title")],
        h.p(".small")[words("rated-playing")] if table.rated.counts else None,
        why_list(reader, table, words("rated-spoilt")),
    ]


def why_list(reader: Reader, table: TableView, heading: str) -> h.Node:
    """Return what is in the way, under a heading; nothing, if nothing is."""
    found = reasons(reader, table)
    if not found:
        return None
    return h.div(".notice")[
        h.p[h.strong[heading]], h.ul(".why-unrated")[(h.li[sentence] for sentence in found)]
    ]


def rating_changes(reader: Reader, table: TableView, look: Look) -> h.Node:
    """Return at the end what the game did to everybody's rating, or why it did nothing."""
    if not table.rated.chosen:
        return None
    words = reader.words
    if not table.rated.changes:
        return why_list(reader, table, words("rated-spoilt"))
    return h.section(".sheet.rating-changes", aria_label=words("rating"))[
        h.h2[h.a(href=f"/ladder/{table.game}")[words("rating")]],
        h.ul[(change_line(reader, table, each, look) for each in table.rated.changes)],
    ]


def change_line(reader: Reader, table: TableView, change: RatingChange, look: Look) -> h.Element:
    """Return “1510 → 1523 (±40)” for one seat; of a bot of ours only what it counts as."""
    words, bot = reader.words, table.seats[change.seat].bot
    moved = change.after - change.before
    if bot is not None:
        told = words("rating-of-bot", rating=str(change.after))
    else:
        told = words(
            "rating-change",
            before=str(change.before),
            after=str(change.after),
            margin=str(change.margin),
        )
    return h.li[
        bits.badge_of(change.seat, look),
        h.span[
            h.span(".name")[look.names[change.seat], bits.bot_word(bot is not None, words)],
            h.br,
            h.span(".numbers")[told],
            h.span(".small.muted")[f" {words('provisional')}"]
            if change.provisional and bot is None
            else None,
        ],
        h.span(class_=f"by numbers {'gain' if moved > 0 else 'loss'}")[
            f"{'+' if moved > 0 else ''}{bits.number(moved)}"
        ]
        if moved
        else None,
    ]
