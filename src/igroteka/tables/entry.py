"""What an entry of a table's log is.

Each kind of entry is one class (`entries.py`, `coming_entries.py`) with all that it means:

- its fields are what the log keeps of it (`seat` in a column of its own, the rest as JSON);
- `outcome` is how the game stands afterwards, which the table's row in the database says;
- `happen` is what else it changes at the table;
- `seating` is what the database keeps about who sits where;
- `message` is what those who listen at the table are told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Executable

from igroteka.engine import Event
from igroteka.tables.messages import Happened, Message
from igroteka.tables.standing import Line, Standing, Told
from igroteka.tables.views import Status

if TYPE_CHECKING:
    from igroteka.tables.table import Table


class Timed(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happens at some time after something else."""

    passed: float = 0.0
    """At a table with a clock: so many seconds have passed since the entry before, by the
    monotonic time of the server that wrote it. What was on its way to the disk or between servers
    is nobody's time."""


class Entry(Timed, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened at a table."""

    seat: int | None
    """Whose doing it is, or whom it befalls; None: the table's as a whole."""

    @property
    def kind(self) -> str:
        """What the log and the live stream call it."""
        return str(self.__struct_config__.tag)

    def data(self) -> dict[str, object]:
        """Return what the log keeps of it besides its kind and its seat, as plain values."""
        fields: dict[str, object] = msgspec.to_builtins(self)
        return {name: value for name, value in fields.items() if name not in ("kind", "seat")}

    def outcome(self, table: Table) -> Standing:
        """Return how the game would stand after it; the table stays as it is.

        :raises AgainstTheRules: if the game does not allow it.
        """
        return table.standing

    def carry_out(self, table: Table) -> Standing:
        """Return how the game stands after it; what was before may be lost.

        For a log that is read again: nobody looks at the table in between.
        """
        return self.outcome(table)

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Change what else changes at the table; the game already stands as `outcome` said."""

    def events(self, after: Standing) -> list[Event]:
        """Return what it caused in the game."""
        return []

    def seating(self, table: str) -> list[Executable]:
        """Return what it changes in the database about who sits where."""
        return []

    def message(self, told: Told, viewer: int | None) -> Message:
        """Return what the seat *viewer* (None: a spectator) is told."""
        return Happened(*self.common(told))

    def common(self, told: Told) -> tuple[str, int, int | None, int, list[int], Status]:
        """Return what everybody is told of all kinds: the fields of `Happened`."""
        return (self.kind, told.line.number, self.seat, told.step, told.to_act, told.status)


class SeatEntry(Entry, frozen=True):
    """One thing that happened at one seat."""

    seat: int
