"""How strong somebody is by the games they played: OpenSkill, for bots and people alike.

The model is Plackett and Luce's, by Weng and Lin's method, as the package openskill has it: each
game moves everybody who played by how surprising their places were.

One number of seats is as good as another: who is ahead by so much beats the other equally often,
whoever else sits there. OpenSkill stretches its scale with the number of seats; we give it a spread
that takes that back, so that one rating holds for two players and for five.

The figures were chosen by `bench/ratings.py`, which plays games whose truth is known: see
docs/ratings.md for what else was tried.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.arena.standings import Interval, Z
from igroteka.engine.extras import needs

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
"""Where everybody begins."""
SIGMA: Final = 6.5
"""How unsure that is."""
BETA: Final = 4.0
"""How much one game varies, at two seats."""
TAU: Final = 0.12
"""How much people may change from one game to the next; bots do not."""
SPREAD: Final = 5.9
"""What a difference is compared with: who is ahead by so much has e to 1 odds to be in front."""

MIDDLE: Final = 1500
"""What is shown of who begins."""
POINTS: Final = 30
"""So many points are shown for one of the model: 200 of them ahead win about three of four games
of two."""
PROVISIONAL_ABOVE: Final = 200
"""As long as the interval reaches further than so many points to either side, a rating is
provisional."""


class Skill(NamedTuple):
    """How strong somebody is: the middle of what is believed, and its standard deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def interval(self) -> Interval:
        """The 95 % interval, in the model's own numbers."""
        return Interval(self.mu, self.mu - Z * self.sigma, self.mu + Z * self.sigma)

    @property
    def rating(self) -> int:
        """The middle as people read it.

        >>> Skill().rating, Skill(MU + 200 / POINTS).rating
        (1500, 1700)
        """
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def margin(self) -> int:
        """How far the 95 % interval reaches to either side, in the same points.

        >>> Skill().margin, Skill(30, 2).margin
        (382, 118)
        """
        return round(POINTS * Z * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games have been played to rely on it."""
        return self.margin > PROVISIONAL_ABOVE


NEW: Final = Skill()
"""Somebody of whom nothing is known."""


def after_game(
    before: Sequence[Skill],
    places: Sequence[int],
    shares: Sequence[float] | None = None,
    tau: float = TAU,
) -> list[Skill]:
    """Return everybody's skill after a game; who is level shares a place.

    *shares* says which part of the game was each one's own: of half a game half is learned.
    *tau* is how much they may have changed since the game before.

    :raises BadSetup: if OpenSkill is not installed.

    >>> better, worse = after_game([NEW, NEW], [1, 2])
    >>> better.rating > 1500 > worse.rating, better.sigma < NEW.sigma
    (True, True)
    """
    model = model_for(len(before), tau)
    rated = model.rate(
        [[model.rating(mu, sigma)] for mu, sigma in before],
        ranks=[float(place) for place in places],
    )
    after = [Skill(each.mu, each.sigma) for (each,) in rated]
    if shares is None:
        return after
    return [partly(*each) for each in zip(before, after, shares, strict=True)]


def partly(before: Skill, after: Skill, share: float) -> Skill:
    """Return what is known after a part of what a game told.

    What a game tells adds up in precision: half of it is half as precise, and weighs half as much.

    >>> partly(Skill(25, 6), Skill(28, 5), 0.0), partly(Skill(25, 6), Skill(28, 5), 1.0)
    (Skill(mu=25, sigma=6), Skill(mu=28, sigma=5))
    >>> [round(each, 2) for each in partly(Skill(25, 6), Skill(28, 5), 0.5)]
    [26.77, 5.43]
    """
    if share >= 1:
        return after
    if share <= 0:
        return before
    old, new = 1 / before.sigma**2, 1 / after.sigma**2
    precision = old + share * (new - old)
    weighed = before.mu * old + share * (after.mu * new - before.mu * old)
    return Skill(weighed / precision, 1 / math.sqrt(precision))


def check_installed() -> None:
    """Refuse to rate without OpenSkill.

    :raises BadSetup: saying how to get it.
    """
    with needs("arena", "OpenSkill"):
        import openskill.models  # noqa: F401


@cache
def model_for(seats: int, tau: float) -> PlackettLuce:
    """Return the model for a number of seats."""
    check_installed()
    from openskill.models import PlackettLuce

    return PlackettLuce(
        mu=MU, sigma=SIGMA, beta=BETA * math.sqrt(2 / seats), tau=tau, gamma=steadily
    )


def steadily(*_: object) -> float:
    """Let every game make ratings as much surer as the model says.

    OpenSkill holds back where many play; its intervals would then be wider than ratings vary.
    """
    return 1.0
