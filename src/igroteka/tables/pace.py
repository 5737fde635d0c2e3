"""The times of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    absent_after: float = 120.0
    """After so long away, a bot may be asked to sit in."""
    bot_pause: float = 0.4
    """A bot waits so long before it acts, so that people can follow."""
    chat_burst: int = 8
    chat_refill: float = 2.0
    """So many messages at once, then one per so many seconds."""
    forget_after: float = 600.0
    """A table that nobody has used for so long leaves the memory; it stays stored."""
