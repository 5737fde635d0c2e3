"""Since when each seat's decision has been the same one."""

from __future__ import annotations

from typing import Any, NamedTuple

from igroteka.engine import State
from igroteka.tables.standing import Standing


class Change(NamedTuple):
    """Somebody has acted while others decided at the same time, and perhaps still do alike."""

    number: int
    """The entry that did it."""
    old: State[Any]
    new: State[Any]


class Deciding:
    """For each seat the entry since which its decision has been the same.

    Who may act at the same time as others, and whose choices are the same, need not look again
    when one of them acts. Whether they are the same is looked up when somebody asks: most are
    never asked.
    """

    def __init__(self, seats: int) -> None:
        self._since = [0] * seats
        """The entry up to which it is known."""
        self._seen = [0] * seats
        """The last change that was looked at."""
        self._changes: list[Change] = []

    def __getitem__(self, seat: int) -> int:
        """Return the entry since which *seat* has the same decision."""
        known = max(self._since[seat], self._seen[seat])
        for change in reversed(self._changes):
            if change.number <= known:
                break
            if change.old.legal_actions(seat) != change.new.legal_actions(seat):
                self._since[seat] = change.number
                break
        if self._changes:
            self._seen[seat] = self._changes[-1].number
        return self._since[seat]

    def all_anew(self, number: int) -> None:
        """Note that since entry *number* everybody's decision is another one."""
        self._since = [number] * len(self._since)
        self._changes.clear()

    def some_anew(self, number: int, actor: int, before: Standing, after: Standing) -> None:
        """Note whose decision is another one since entry *number*, which *actor* caused."""
        alike = False
        for seat in range(len(self._since)):
            if seat != actor and seat in before.to_act and seat in after.to_act:
                alike = True
            else:
                self._since[seat] = number
        if alike:
            self._changes.append(Change(number, before.match.state, after.match.state))
        else:
            self._changes.clear()
