"""The log of a table: everything that ever happened at it, in order, never changed.

A table is what its entries make of it. An entry's place is (table, number), which the
storage keeps unique, so two writers cannot both write entry n; taking back an action is
an entry of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from igroteka.tables.people import new_table_id


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table.

    ========== =====================================================================
    kind       data
    ========== =====================================================================
    sit        person, name, token: a person takes the seat
    leave      the person gives the seat up (before the start)
    bot        level (None: the bot leaves)
    start      the game begins
    act        action (text), bot (True: a bot decided)
    back       to: the game goes back to that step; kept: what others did at the same time
    ask        to: a player asks the table to go back
    vote       yes
    stand-in   level: a bot sits in for the person
    take-back  the person is there again
    return     person: a further device of the seat's player
    chat       text
    ========== =====================================================================
    """

    number: int
    kind: str
    seat: int | None
    at: float
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is known of a table from its creation on."""

    id: str = field(default_factory=new_table_id)
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    rules: int
    created: float
    public: bool
    host: str
    """The person who opened the table."""
    base: list[tuple[int, str]] = field(default_factory=list)
    """Actions that were played elsewhere before this table took over."""
    source: str | None = None
    """The table it continues, or "upload"."""
    edition: str = ""
    """The data it is played with, for a game whose data a host can replace."""
