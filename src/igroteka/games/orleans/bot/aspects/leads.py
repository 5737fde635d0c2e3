"""How far a seat is ahead of the strongest rival: what a mean over rivals cannot tell."""

from __future__ import annotations


def leads(numbers: list[int]) -> list[int]:
    """Return for each seat its number less the greatest of the others; none is negative.

    >>> leads([3, 7, 5])
    [-4, 2, -2]
    """
    found = []
    for seat, number in enumerate(numbers):
        best = -1
        for other, its in enumerate(numbers):
            if its > best and other != seat:
                best = its
        found.append(number - best)
    return found
