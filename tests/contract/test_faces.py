"""Showing a position that a test has made, as the contract suite shows those of random games."""

from __future__ import annotations

from typing import Any

from igroteka.engine import State
from igroteka.testing import Case, Position, Setup, faces


def shown(case: Case, state: State[Any], seat: int | None, lang: str) -> str:
    """Draw and word everything about a position; return all of it."""
    return faces.shown(Position(case, state, Setup.of(state)), seat, lang)
