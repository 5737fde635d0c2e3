"""What a finished game was worth to each seat, in three ways.

* ``place``: from 1 for the first place evenly down to −1 for the last; who share places get the
  mean of them. The returns of a game add up to 0.
* ``win``: 1 shared by all in the first place, 0 for everybody else.
* ``score``: the points, as the rules count them.
"""

from __future__ import annotations

from typing import Final

BY_PLACE: Final = "place"
BY_WIN: Final = "win"
BY_SCORE: Final = "score"
WAYS: Final = (BY_PLACE, BY_WIN, BY_SCORE)


def returns_of(
    ranking: list[int], scores: list[int], by: str = BY_PLACE, over: bool = True
) -> list[float]:
    """Return everybody's return, given all places and points; zeros while it is not over.

    >>> returns_of([1, 2, 2, 4], [9, 7, 7, 1])
    [1.0, 0.0, 0.0, -1.0]
    >>> returns_of([1, 1, 3], [9, 9, 1], "win")
    [0.5, 0.5, 0.0]

    :raises ValueError: if there are no such returns.
    """
    check(by)
    if not over:
        return [0.0] * len(ranking)
    if by == BY_SCORE:
        return [float(score) for score in scores]
    if by == BY_WIN:
        winners = ranking.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in ranking]
    last = len(ranking) - 1
    # Of k who share a place, the mean of it and the k − 1 that nobody has.
    return [1.0 - (2 * place + ranking.count(place) - 3) / last for place in ranking]


def bounds_of(scores: tuple[int, int] | None, by: str = BY_PLACE) -> tuple[float, float] | None:
    """Return the least and the greatest return, given those of the scores; None: unknown.

    :raises ValueError: if there are no such returns.
    """
    check(by)
    if by == BY_SCORE:
        return None if scores is None else (float(scores[0]), float(scores[1]))
    return (0.0, 1.0) if by == BY_WIN else (-1.0, 1.0)


def check(by: str) -> None:
    """Make sure that there are such returns.

    :raises ValueError: if not.
    """
    if by not in WAYS:
        raise ValueError(f"Returns are by {', '.join(WAYS)}, not by {by!r}.")
