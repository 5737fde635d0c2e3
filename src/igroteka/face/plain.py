"""Plain text for a terminal."""

from __future__ import annotations

import textwrap
from typing import Final

WIDE: Final = 98


def filled(text: str, indent: int = 0) -> list[str]:
    """Return a text in lines; those after the first stand two further to the right."""
    return textwrap.wrap(
        text, WIDE, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2)
    )
