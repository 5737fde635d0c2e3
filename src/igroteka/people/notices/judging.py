"""What of a table somebody is to be told: pure functions of its log."""

from __future__ import annotations

from typing import Final

from igroteka.tables.coming_entries import StandIn, TakeBack, TimeOut
from igroteka.tables.entries import Act, Back, Redo, Start, Vote
from igroteka.tables.table import Table
from igroteka.tables.views import Status

CAUSES: Final = (Act, Back, Redo, StandIn, Start, TakeBack, TimeOut, Vote)
"""What makes a game go on; talk and preferences do not."""


def waited_since(table: Table, seat: int) -> int | None:
    """Return the entry since which the person at *seat* is waited for; None: nobody waits.

    Who acts and goes on to act is waited for since before.
    """
    sits = table.seats[seat]
    if sits.person is None or sits.decided_by is not None or table.solving() is not None:
        return None
    since: int | None = None
    for told in reversed(table.told):
        if told.status != Status.PLAYING or seat not in told.to_act:
            break
        since = told.line.number
    return since


def over_since(table: Table) -> int | None:
    """Return the entry with which the game ended; None: it has not, or not here."""
    since: int | None = None
    for told in reversed(table.told):
        if told.status != Status.FINISHED:
            break
        since = told.line.number
    return since


def is_due_to_people(table: Table, seat: int, number: int) -> bool:
    """Say whether other people had a part in it that entry *number* came about.

    Bots answer at once: who plays with bots alone, or whom only bots have kept waiting since the
    own last action, need not be told. When a bot takes an absent player's seat, the table has
    gone on because of that person.
    """
    if all(sits.person is None for other, sits in enumerate(table.seats) if other != seat):
        return False
    for told in reversed(table.told[:number]):
        entry = told.line.entry
        if not isinstance(entry, CAUSES) or (isinstance(entry, Act) and entry.bot):
            continue
        return entry.seat != seat
    return False


def companions(table: Table, seat: int | None) -> list[str]:
    """Return the names of the other people at a table."""
    return [
        sits.name
        for other, sits in enumerate(table.seats)
        if other != seat and sits.person is not None
    ]
