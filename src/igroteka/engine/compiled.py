"""Whether the engine, the rules and the bots run compiled. See docs/compiled.md."""

from __future__ import annotations

from types import FunctionType
from typing import Any


def is_compiled() -> bool:
    """Say whether this is the compiled build; the interpreted one plays the same, slower."""
    this: Any = is_compiled
    return not isinstance(this, FunctionType)
