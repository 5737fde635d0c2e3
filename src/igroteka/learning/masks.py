"""Choosing among what the rows of a mask allow."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt


def sample(masks: npt.ArrayLike, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return an action for each row of *masks*, uniformly among its legal ones; 0 if it has none.

    A mask may have any kind of numbers: what is not 0 is legal.

    >>> masks = np.array([[0, 1, 0], [0, 0, 0], [1, 0, 0]], np.int8)
    >>> sample(masks, np.random.default_rng(1))
    array([1, 0, 0])

    :raises ValueError: if there are no rows.
    """
    allowed = np.asarray(masks) != 0
    if allowed.ndim != 2:
        raise ValueError(f"Masks have a row for each game, not the shape {allowed.shape}.")
    rows, width = allowed.shape
    # The places of all ones, one row after the other, and where those of each row begin.
    ones = np.flatnonzero(allowed)
    begins = np.searchsorted(ones, np.arange(rows + 1) * width)
    counts = np.diff(begins)
    chosen = begins[:-1] + (random.random(rows) * counts).astype(np.int64)
    found = np.zeros(rows, np.int64)
    some = counts > 0
    found[some] = ones[chosen[some]] % width
    return found
