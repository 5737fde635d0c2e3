"""What comes after a game: the next one with the same people, and what strangers see."""

from __future__ import annotations

import htpy as h

from igroteka.tables.views import Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader


def offer(reader: Reader, table: TableView) -> str:
    """Return the sentence that somebody else wants to play on; empty: nobody does."""
    if table.next is None or table.next.seat == table.me:
        return ""
    return reader.words("again-offered", name=table.seats[table.next.seat].name)


def again_form(reader: Reader, table: TableView) -> h.Node:
    """Return how one plays on: who is first opens the next table, the others join it."""
    words = reader.words
    if table.me is None:
        if table.next is None:
            return None
        return h.a(".button", href=f"/t/{table.next.table}")[words("again-watch")]
    if table.next is None:
        said = words("play-again")
    else:
        said = words("again-mine" if table.next.seat == table.me else "again-join")
    return bits.post_form(f"/t/{table.id}/new", h.button(".button.main")[said])


def stranger(reader: Reader, table: TableView) -> str:
    """Return what somebody without a seat is looking at, once the game is over."""
    if table.me is not None or table.status != Status.FINISHED:
        return ""
    return reader.words("stranger-record" if table.source == "upload" else "stranger-over")
