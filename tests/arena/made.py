"""Outcomes of games that nobody has played."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.arena import Outcome


def made(number: int, bots: Sequence[str], places: Sequence[int], row: int = 0) -> Outcome:
    """Return a game that ended with these places; who is a place ahead has a point more."""
    seats = len(bots)
    scores = [10 - place for place in places]
    return Outcome(
        *(row, number, number, list(bots), scores, list(places), 9, [3] * seats),
        seconds=[0.5] * seats,
    )
