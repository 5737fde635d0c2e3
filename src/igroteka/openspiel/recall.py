"""What all seats remember of a game, worked out when somebody asks.

Playouts never ask, and their every action would otherwise be looked at by every seat.
"""

from __future__ import annotations

from typing import Any

from igroteka.engine import Memory, State


class Recall:
    """The memories of all seats up to some position, and what has been done since."""

    __slots__ = ("base", "memories", "since")

    def __init__(self, position: State[Any]) -> None:
        self.base = position.copy()
        self.memories = [Memory(seat) for seat in range(position.seats)]
        self.since: list[tuple[int, int]] = []
        for memory in self.memories:
            memory.see(self.base)

    def did(self, action: int, seat: int) -> None:
        """Note an action; `base` will draw what the position draws, it has its generator."""
        self.since.append((action, seat))

    def of(self, seat: int) -> str:
        """Return all that *seat* has seen and done."""
        self._catch_up()
        return str(self.memories[seat])

    def imagined(self, position: State[Any], seat: int) -> Recall:
        """Return what is remembered in a world that *seat* imagines.

        It remembers what it does; what the others have seen so far it does not know.
        """
        self._catch_up()
        new = Recall(position)
        new.memories[seat] = self.memories[seat].copy()
        return new

    def _catch_up(self) -> None:
        for action, actor in self.since:
            self.memories[actor].did(self.base.codec.text(action))
            self.base.apply(action, actor)
            for memory in self.memories:
                memory.see(self.base)
        self.since = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        new = Recall.__new__(Recall)
        new.base = self.base.copy()
        new.memories = [memory.copy() for memory in self.memories]
        new.since = self.since[:]
        return new
