"""Where somebody is in a puzzle: it follows from what was played since its position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.coach.puzzle import Decision, Puzzle
from igroteka.face.lessons import Turn


class Solving(NamedTuple):
    """How far somebody is who solves a puzzle."""

    puzzle: Puzzle
    made: int
    """So many decisions of the line were made."""

    @property
    def is_solved(self) -> bool:
        """Whether the point is made."""
        return self.made >= len(self.puzzle.line)

    @property
    def found(self) -> int:
        """How many decisions were found; what had to be done anyway does not count."""
        return sum(not decision.is_forced for decision in self.puzzle.line[: self.made])

    @property
    def decision(self) -> Decision | None:
        """What is to be found now; None: it is solved."""
        return None if self.is_solved else self.puzzle.line[self.made]

    def rest(self) -> list[str]:
        """Return the best line from here on."""
        return [decision.answers[0] for decision in self.puzzle.line[self.made :]]

    def wrong(self, texts: Sequence[str]) -> Wrong | None:
        """Return what is wrong with one action, or with several at once; None: all is right."""
        ahead = self.puzzle.line[self.made :]
        for text, decision in zip(texts, ahead, strict=False):
            if text not in decision.answers:
                return Wrong(text, (decision.others or {}).get(text))
        return None


class Wrong(NamedTuple):
    """An action that the rules allow, but that is not the best."""

    action: str
    chance: float | None
    """How likely one wins with it; None: nobody has weighed it."""


def solving(puzzle: Puzzle, played: Sequence[Turn]) -> Solving | None:
    """Return where somebody is who has *played* this since the position of the puzzle.

    None: that is not a beginning of its line, so it was begun with another edition of the puzzle.
    What comes after the line is nobody's business.
    """
    for (seat, text), decision in zip(played, puzzle.line, strict=False):
        if seat != puzzle.seat or text not in decision.answers:
            return None
    return Solving(puzzle, min(len(played), len(puzzle.line)))
