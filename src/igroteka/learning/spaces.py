"""The spaces of Gymnasium, which PettingZoo uses, too: what observations and actions can be."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from igroteka.engine.observation import PLAYER
from igroteka.learning.table import Table


def numbers_space(table: Table, kind: str = PLAYER) -> spaces.Box[np.int16]:
    """Return the space of the observations of a kind: each number with its declared range."""
    fields = table.layout.of_kind(kind)
    lengths = [field.length for field in fields]
    # What belongs to seats that are not there is zero, whatever the range of the others.
    low = np.repeat([min(0, field.low) for field in fields], lengths)
    high = np.repeat([max(0, field.high) for field in fields], lengths)
    return spaces.Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)


def mask_space(table: Table) -> spaces.Box[np.int8]:
    """Return the space of the masks."""
    return spaces.Box(0, 1, (table.action_count,), np.int8)


def action_space(table: Table) -> spaces.Discrete:
    """Return the space of the actions, the legal and the illegal ones."""
    return spaces.Discrete(table.action_count)
