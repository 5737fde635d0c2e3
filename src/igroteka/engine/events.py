"""What happened, told as plain data: for the log, the animation, and undo."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened.

    `kind` names the message that tells it (``<game>-event-<kind>``), `seat` is who did it
    or whom it befell (None: nobody), `args` are the message's arguments. `reveals` says
    that somebody learnt something that was hidden, so what led here cannot be taken back
    freely. `only` limits the event to one seat; everybody else is not told.
    """

    kind: str
    seat: int | None = None
    args: dict[str, str | int] = {}
    reveals: bool = False
    only: int | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Say whether the event may be shown to *seat* (None: a spectator)."""
        return self.only is None or self.only == seat
