"""Whether a game may be used for research: said to everybody, and each one's own choice."""

from __future__ import annotations

import htpy as h

from igroteka.tables.views import TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader


def research_section(reader: Reader, table: TableView, part: str | None = None) -> h.Node:
    """Return what a room says of it, as a part of its own, or a result, which is one already."""
    if table.first_step:
        return None  # others played the beginning, and nobody can ask them
    return h.section("#research.sheet.research", data_part=part)[
        research_choice(reader, table, live=True)
    ]


def research_menu(reader: Reader, table: TableView) -> h.Element | None:
    """Return the same for the menu of a table."""
    if table.first_step:
        return None
    return h.div(".research")[research_choice(reader, table, live=False)]


def research_choice(reader: Reader, table: TableView, live: bool) -> h.Node:
    """Return what agreeing means, how many have agreed so far, and one's own choice."""
    words = reader.words
    people = [seat for seat in table.seats if seat.taken and seat.bot is None]
    agreed = [seat for seat in people if seat.research]
    own = next((seat for seat in people if seat.mine), None)
    return [
        h.h2[words("research-title")],
        h.p(".small")[words("research-how")],
        h.p(".small")[standing(reader, len(agreed), len(people))],
        None
        if own is None
        else bits.post_form(
            f"/t/{table.id}/research",
            h.button(".button.quiet", name="agree", value="no" if own.research else "yes")[
                words("research-withdraw" if own.research else "research-agree")
            ],
            data_send=live,
        ),
    ]


def standing(reader: Reader, agreed: int, people: int) -> str:
    """Return how many have agreed, and what follows: who has not is nobody's business."""
    if not agreed:
        return reader.words("research-nobody")
    if agreed == people:
        return reader.words("research-all")
    return reader.words("research-some", agreed=agreed, people=people)
