"""What an advice is: plain data, in numbers and names. `wording` makes sentences of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """What a reason is about; each is a sentence of its own."""

    OWN = "own"
    """A theme of the seat's own position."""
    RIVALS = "rivals"
    """A theme of the others' positions."""
    TABLE = "table"
    """What all have in common."""
    FEATURE = "feature"
    """A feature that belongs to no theme."""
    POINTS = "points"
    """The points that may be expected at the end."""
    POSITION = "position"
    """The position as a whole, where points do not tell."""
    AHEAD = "ahead"
    """What only looking further ahead shows."""
    SHEET = "sheet"
    """A line of the score sheet, where nothing has been learned of the game."""


PLAIN: Final = (Kind.AHEAD, Kind.POSITION)
"""Reasons that say that something is better, but not what."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason why an action is better or worse than another."""

    kind: Kind
    share: float
    """How much of the chance to win it makes, below 0: it speaks against the action. Of a line
    of the score sheet: so many points."""
    theme: str = ""
    """What it is about: a theme of the game's knowledge, or a line of the score sheet."""
    feature: str = ""
    """What most of it comes from; empty: the theme says it all."""
    more: bool = True
    """Whether there is more of the feature, or less."""
    points: int = 0
    """How many points, of kinds that tell points."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One action that deserves a thought."""

    action: int
    chance: float
    """How likely the seat wins with it, from 0 to 1."""
    margin: float
    """How uncertain that is: two standard errors of what the search has seen."""
    effort: float
    """Which part of its time the search gave to it."""
    is_close: bool
    """Whether it cannot be told from the best one; the best itself: from the second."""
    against: tuple[int, ...]
    """What the reasons compare it with: the best with the others shown, these with the best."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach would do, the best first."""

    hints: tuple[Hint, ...]
    iterations: int
    """So often the search has looked."""
    is_learned: bool
    """Whether a learned network judged; else playouts did."""
