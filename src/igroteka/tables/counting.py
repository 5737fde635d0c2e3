"""What happens here, counted: plain numbers that grow, for whoever wants to look at them.

Counting costs a fraction of a microsecond and is always on. Nothing here knows who looks:
`igroteka.web.metrics` shows the numbers to Prometheus. No label is a table or a person, so
that there are never more numbers than games, levels, routes and reasons.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

Labels = tuple[str, ...]


class _Counted:
    """A name, what it means, and by what it is told apart."""

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        self.name = name
        self.meaning = meaning
        self.labels = labels


class Count(_Counted):
    """Something that happens again and again.

    >>> eggs = Count("eggs", "Eggs laid.", "colour")
    >>> eggs.add("white"); eggs.add("brown", by=2); eggs.values
    {('white',): 1, ('brown',): 2}
    """

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        super().__init__(name, meaning, *labels)
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str, by: float = 1) -> None:
        """Count one more, or so many."""
        self.values[labels] = self.values.get(labels, 0) + by


class Level(Count):
    """How many there are now: counted in and out, or asked when somebody wants to know."""

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        super().__init__(name, meaning, *labels)
        self.source: Callable[[], int] | None = None


class Times(_Counted):
    """How often something was how large, mostly seconds: the last class has no bound.

    >>> naps = Times("naps", "Seconds asleep.", (1, 10))
    >>> for seconds in (0.5, 1, 3, 3, 700): naps.note(seconds)
    >>> naps.counts[()], naps.sums[()]
    ([2, 2, 1], 707.5)
    """

    def __init__(self, name: str, meaning: str, bounds: Sequence[float], *labels: str) -> None:
        super().__init__(name, meaning, *labels)
        self.bounds = bounds
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def note(self, size: float, *labels: str) -> None:
        """Count one of this size."""
        counts = self.counts.get(labels)
        if counts is None:
            counts = self.counts[labels] = [0] * (len(self.bounds) + 1)
            self.sums[labels] = 0.0
        counts[bisect_left(self.bounds, size)] += 1
        self.sums[labels] += size


QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds of things that should take milliseconds."""
PATIENT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
"""Seconds of things for which people wait."""
NUMBERS: Final = (1, 2, 5, 10, 20, 50, 100, 200)

MOVES: Final = Count("moves", "Actions stored, by a person or a bot.", "game", "by")
UPDATE: Final = Times(
    "update_seconds", "From an entry's being written until a stream is handed it.", QUICK
)
STREAMS: Final = Level("streams", "Open streams.")
AT_HAND: Final = Level("tables_at_hand", "Tables in memory.")
WAITING: Final = Level("thoughts_waiting", "Bots' decisions that wait for a worker.", "level")
WAITED: Final = Times(
    "thought_wait_seconds", "How long a bot's decision waited for a worker.", PATIENT, "level"
)
THOUGHT: Final = Times("thought_seconds", "How long a bot thought.", PATIENT, "game", "level")
COMMIT: Final = Times("commit_seconds", "How long a commit of entries took.", QUICK)
COMMITTED: Final = Times("commit_entries", "Entries that shared a commit.", NUMBERS)
REQUEST: Final = Times(
    "request_seconds",
    "How long a request took until its answer began; that of a stream goes on.",
    QUICK,
    "method",
    "route",
    "status",
)
ON_LOOP: Final = Count(
    "request_loop_seconds", "Seconds for which requests kept all others waiting.", "route"
)
REFUSED: Final = Count("refused", "Refusals, by the id of the message.", "reason")
ERRORS: Final = Count("errors", "Errors written to the log, by who wrote them.", "logger")
LAG: Final = Times("loop_lag_seconds", "How late the event loop was, looked at regularly.", QUICK)


class Wait:
    """A bot's decision that waits for a worker, until it is served or nobody wants it.

    It may have waited for so many seconds elsewhere, in the queue of several servers.
    """

    def __init__(self, level: str, already: float = 0.0) -> None:
        self.level = level
        self._since: float | None = time.perf_counter() - already
        WAITING.add(level)

    def over(self, *, served: bool) -> None:
        """Say that it waits no longer; only the first time counts."""
        if self._since is not None:
            WAITING.add(self.level, by=-1)
            if served:
                WAITED.note(time.perf_counter() - self._since, self.level)
            self._since = None


ALL: Final[tuple[Count | Times, ...]] = (
    MOVES,
    UPDATE,
    STREAMS,
    AT_HAND,
    WAITING,
    WAITED,
    THOUGHT,
    COMMIT,
    COMMITTED,
    REQUEST,
    ON_LOOP,
    REFUSED,
    ERRORS,
    LAG,
)
"""All that is counted, in the order in which it is shown."""
