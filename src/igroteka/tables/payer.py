"""On whose account a bot thinks."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple

ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")
"""From where the request came that is being answered; empty: from nowhere in particular."""


class Payer(NamedTuple):
    """Who waits for a bot: a person, and where that person was last.

    Anybody can be a thousand people, as a person is but a cookie; and a whole club may share
    an address. So both count: see `waiting.Place`.
    """

    person: str
    address: str
