"""What an analysis of a game is: plain data. `retelling` makes words of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from igroteka.coach.advice import Reason

SURELY: Final = 0.02
"""A decision is called anything only if it costs so much of the chance to win, even with two
standard errors less: what may be chance is nobody's fault."""
MISTAKE, BLUNDER = 0.06, 0.12
"""What it costs at least to be called so; what costs less is an inaccuracy."""
MOST_LOSSES: Final = 12
"""So many of the decisions that cost most are told at once."""
MOST_LUCKS: Final = 6
"""So many strokes of luck are told."""
LEAST_LUCK: Final = 0.02


class Grade(StrEnum):
    """How good a decision was, by what the player could know."""

    GOOD = "good"
    """As good as the best, as far as can be told."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def grade_of(loss: float, error: float) -> Grade:
    """Return what to call a decision that costs so much, with that standard *error*.

    >>> [str(grade_of(loss, 0.01)) for loss in (0.035, 0.045, 0.08, 0.3)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    >>> str(grade_of(0.3, 0.2))
    'good'
    """
    if loss - 2 * error < SURELY:
        return Grade.GOOD
    if loss < MISTAKE:
        return Grade.INACCURACY
    return Grade.MISTAKE if loss < BLUNDER else Grade.BLUNDER


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision, compared with the best that the player could have decided."""

    loss: float
    """How much of the chance to win it cost; 0: it was the best itself."""
    error: float
    """The standard error of that."""
    chance: float
    """How likely the player would have won with the best."""
    better: str
    """What would have been best, as the text of an action; empty: it was done."""
    grade: Grade
    reasons: tuple[Reason, ...] = ()
    """Why that is better, of what has a grade."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What came up for a seat, against the mean of what could have come up."""

    seat: int
    gain: float
    """By how much more likely the seat wins, as far as it knows; below 0: less."""
    error: float
    """The standard error of that."""


@dataclass(frozen=True, slots=True)
class Part:
    """What was found out about one action of a game."""

    step: int
    """How many actions came before it: the step of the replay at which it was decided."""
    seat: int
    action: str
    chances: tuple[float, ...] = ()
    """How likely each seat wins after it, together 1; empty: it is the midst of a choice."""
    lucks: tuple[Luck, ...] = ()
    weighed: Weighed | None = None
    """None: there was nothing to decide."""


@dataclass(frozen=True, slots=True)
class Player:
    """How one seat played, and what luck it had."""

    seat: int
    decisions: int
    """How many there were in which there was something to decide."""
    accuracy: float
    """Which part of them was as good as the best; 1 if there were none."""
    lost: float
    """How much of the chance to win the others cost, added up."""
    grades: dict[Grade, int]
    luck: float
    """What came up against what could have come up, added up."""
    luck_error: float


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision that cost something."""

    part: Part
    weighed: Weighed


@dataclass(frozen=True, slots=True)
class Start:
    """What was found out about the first position."""

    chances: tuple[float, ...]
    """How likely each seat won before the first action, together 1."""
    lucks: tuple[Luck, ...]
    """What each seat was dealt, against what it could have been dealt."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke of luck, good or bad."""

    step: int
    """After how many actions it came; 0: it was dealt before the first."""
    luck: Luck


@dataclass(frozen=True, slots=True)
class Analysis:
    """What was found out about a game."""

    game: str
    seats: int
    start: Start
    parts: tuple[Part, ...]
    """What was found out about each action, in their order."""
    is_learned: bool
    """Whether a learned network judged; else playouts did."""

    @property
    def curve(self) -> list[tuple[int, tuple[float, ...]]]:
        """How likely each seat won, by the step of the replay."""
        found = [(part.step + 1, part.chances) for part in self.parts if part.chances]
        return [(0, self.start.chances), *found]

    @property
    def losses(self) -> list[Loss]:
        """The decisions that clearly cost something, the costliest first."""
        found = [
            Loss(part, part.weighed)
            for part in self.parts
            if part.weighed is not None and part.weighed.grade != Grade.GOOD
        ]
        return sorted(found, key=lambda loss: -loss.weighed.loss)

    @property
    def lucks(self) -> list[tuple[int, tuple[Luck, ...]]]:
        """What came up, by the number of actions after which it did."""
        return [(0, self.start.lucks), *((part.step + 1, part.lucks) for part in self.parts)]

    @property
    def strokes(self) -> list[Stroke]:
        """What came up most unexpectedly well or badly for somebody, the greatest first."""
        found = [
            Stroke(step, luck)
            for step, lucks in self.lucks
            for luck in lucks
            if abs(luck.gain) - 2 * luck.error > 0 and abs(luck.gain) >= LEAST_LUCK
        ]
        return sorted(found, key=lambda stroke: -abs(stroke.luck.gain))[:MOST_LUCKS]

    @property
    def players(self) -> list[Player]:
        """How each seat played."""
        return [
            player_of(seat, self.parts, [luck for _, lucks in self.lucks for luck in lucks])
            for seat in range(self.seats)
        ]


def player_of(seat: int, parts: Sequence[Part], lucks: Sequence[Luck]) -> Player:
    """Return how a seat played, and what luck it had."""
    weighed = [part.weighed for part in parts if part.seat == seat and part.weighed is not None]
    grades = {grade: sum(one.grade == grade for one in weighed) for grade in Grade}
    mine = [luck for luck in lucks if luck.seat == seat]
    return Player(
        seat=seat,
        decisions=len(weighed),
        accuracy=grades[Grade.GOOD] / len(weighed) if weighed else 1.0,
        lost=sum(one.loss for one in weighed if one.grade != Grade.GOOD),
        grades=grades,
        luck=sum(luck.gain for luck in mine),
        luck_error=sum(luck.error**2 for luck in mine) ** 0.5,
    )
