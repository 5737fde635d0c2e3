"""The times of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BOT_PACES: Final = {"at-once": 0.0, "readable": 1.0, "slow": 3.0}
"""How fast the bots of a table act, as people set it: so many times the host's pause."""
USUAL_PACE: Final = "readable"


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    absent_after: float = 120.0
    """After so long away, a bot may be asked to sit in."""
    bot_pause: float = 0.8
    """A bot waits so long before it acts, so that people can follow; tables may change it."""
    bots_wait: float = 600.0
    """Where nobody has been for so long, bots stop; they go on when somebody looks."""
    chat_burst: int = 8
    chat_refill: float = 2.0
    """So many messages at once, then one per so many seconds."""
    forget_after: float = 600.0
    """A table that nobody has used for so long leaves the memory; it stays stored."""
