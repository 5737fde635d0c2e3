"""Results in columns, as they are read in a terminal."""

from __future__ import annotations

from collections.abc import Sequence


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as lines: names to the left, figures to the right.

    >>> print(in_columns([["bot", "games"], ["greedy", "12"], ["me", "7"]]))
    bot     games
    greedy     12
    me          7
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
